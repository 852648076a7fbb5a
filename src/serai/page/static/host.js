// The first worker: the table's server (serai.page.host), asked by messages.
import { python } from './python.js';
import { kept } from './storage.js';

const FILE = '/home/pyodide/tables.sqlite3';
const IDLE = 180_000;  // milliseconds after which the second worker is ended: it takes as much memory as all else
let made = null, host = null, thinker = null, resting = 0, numbered = 0;
const thoughts = new Map();  // by number: what a bot was asked

function think(job) {
  clearTimeout(resting);
  if (!thinker) {
    thinker = new Worker('thinker.js', { type: 'module' });
    thinker.onmessage = ({ data: [number, answer, trouble] }) => {
      if (trouble) postMessage({ type: 'missing', name: trouble });
      thoughts.get(number)?.(answer);
      thoughts.delete(number);
      if (!thoughts.size) resting = setTimeout(forget_thought, IDLE);
    };
  }
  return new Promise(resolve => { thoughts.set(++numbered, resolve); thinker.postMessage([numbered, job]); });
}

function forget_thought() {
  thinker?.terminate();
  thinker = null;
  thoughts.clear();
}

async function start({ home, root, languages }) {
  made = await python();
  const keep = await kept(made.FS, FILE, `serai ${root}`, name => postMessage({ type: 'trouble', name }));
  try {
    host = await made.pyimport('serai.page.host').start(FILE, home, root, languages, { keep, think, forget_thought });
    postMessage({ type: 'ready' });
  } catch (error) {
    if (error.type !== 'BadDatabase') throw error;
    console.error(error);
    postMessage({ type: 'unreadable', games: made.FS.readFile(FILE) });
  }
}

/** A request; the answer goes to its port: a whole one in one message, a stream part by part. */
async function ask({ method, address, headers, body }, port) {
  let head = null, parts = [];
  const reply = {
    gone: new Promise(resolve => { port.onmessage = resolve; }),
    begin(status, sent) {
      head = { status, headers: sent.toJs() };
      if (sent.toJs().some(([name, value]) => name === 'content-type' && value.startsWith('text/event-stream'))) {
        port.postMessage(head);
        parts = null;
      }
    },
    more(part) { const bytes = part.toJs(); if (parts) parts.push(bytes); else port.postMessage(bytes); },
    end() {
      const nothing = [204, 205, 304].includes(head.status);
      port.postMessage(parts && { ...head, body: nothing ? null : new Blob(parts) });
      port.close();
    },
  };
  const given = [made.toPy(headers), made.toPy(body)];
  await host.ask(method, address, ...given, reply);
  for (const one of given) one.destroy();
}

onmessage = ({ data, ports }) => {
  if (data.type === 'start') start(data).catch(error => { console.error(error); postMessage({ type: 'failed' }); });
  else if (data.type === 'ask') ask(data, ports[0]).catch(error => console.error(error));
};
