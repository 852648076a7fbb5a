// The service worker: our files come from the cache, requests of the tables' pages go to the host in the page that is open.
importScripts('files.js');  // VERSION and FILES, written by the build
const SCOPE = new URL('.', location).pathname, APP = `${SCOPE}app/`, CACHE = `serai ${SCOPE} ${VERSION}`;

self.addEventListener('install', event => event.waitUntil(load()));
self.addEventListener('activate', event => event.waitUntil(begin()));
self.addEventListener('message', ({ data }) => { if (data.type === 'renew') self.skipWaiting(); });
self.addEventListener('fetch', event => {
  if (new URL(event.request.url).origin === location.origin) event.respondWith(answer(event));
});

async function load() {
  const cache = await caches.open(CACHE);
  let loaded = 0;
  const total = FILES.reduce((sum, [, size]) => sum + size, 0);
  await Promise.all(FILES.map(async ([name, size]) => {
    const reply = await fetch(SCOPE + name, { cache: 'no-cache' });
    if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
    await cache.put(SCOPE + name.replace(/\.gz$/, ''), name.endsWith('.gz') ? await unpacked(name, reply) : reply);
    loaded += size;
    for (const client of await shells()) client.postMessage({ type: 'loaded', part: loaded / total });
  }));
}

const KINDS = { wasm: 'application/wasm', mjs: 'text/javascript' };

/** A compressed file; some web spaces have unpacked it on the way. */
async function unpacked(name, reply) {
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const body = packed ? new Response(bytes).body.pipeThrough(new DecompressionStream('gzip')) : bytes;
  return new Response(body, { headers: { 'Content-Type': KINDS[name.split('.').at(-2)] ?? 'application/octet-stream' } });
}

async function begin() {
  const older = (await caches.keys()).filter(name => name.startsWith(`serai ${SCOPE} `) && name !== CACHE);
  await Promise.all(older.map(name => caches.delete(name)));
  await self.clients.claim();
}

const shells = async () => (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(one => one.frameType === 'top-level');

/** Pages of the tables lie under APP; what their scripts ask for by an absolute path is meant there, too. */
async function answer(event) {
  const { pathname, search } = new URL(event.request.url);
  const asker = event.clientId ? await self.clients.get(event.clientId) : null;
  const inside = pathname.startsWith(APP) ? pathname.slice(APP.length - 1) : asker && new URL(asker.url).pathname.startsWith(APP) ? pathname : '';
  if (inside.startsWith('/static/')) return moved(await file(event.request, inside.slice(1)));
  if (!inside) return file(event.request, pathname === SCOPE ? 'index.html' : pathname.slice(SCOPE.length));
  if (event.request.mode === 'navigate' && event.request.destination === 'document') return Response.redirect(`${SCOPE}#${inside}${search}`);
  return ask(event.request, inside + search);
}

/** A file as if it lay where it was asked for: its scripts find their pages by their own address. */
const moved = reply => new Response(reply.body, { status: reply.status, headers: reply.headers });

/** What a trained bot has learned is kept once it was loaded, and loaded again if it is damaged; everything else is there from
    the beginning. */
async function file(request, name) {
  const learned = name.startsWith('weights/');
  const cache = await caches.open(CACHE), kept = await cache.match(SCOPE + name);
  if (kept && !(learned && request.cache === 'reload')) return kept;
  const reply = await fetch(request);
  if (reply.ok && learned) await cache.put(SCOPE + name, reply.clone());
  return reply;
}

/** The host answers: one message, or for a stream many. */
async function ask(request, address) {
  const body = new Uint8Array(await request.arrayBuffer());
  const headers = [...request.headers, ['sec-fetch-mode', request.mode]];
  const asked = { type: 'ask', method: request.method, address, headers, body };
  const open = await shells();
  return new Promise(resolve => {
    for (const client of open) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data.body === undefined ? streamed(data, port1) : new Response(data.body, data));
      client.postMessage(asked, [port2]);
    }
    if (!open.length) resolve(Response.error());
  });
}

function streamed({ status, headers }, port) {
  const body = new ReadableStream({
    start(stream) { port.onmessage = ({ data }) => data ? stream.enqueue(data) : stream.close(); },
    cancel() { port.postMessage('gone'); port.close(); },
  });
  return new Response(body, { status, headers });
}
