// The page around the tables.  It starts the worker in which they lie and hands requests to it; the pages of the tables stand in a
// frame, and ask as they would ask a server: the service worker (sw.js) brings their requests here.
const home = location.href.split('#')[0], root = new URL('app', home).pathname;
const shell = document.getElementById('shell'), notes = document.getElementById('notes'), progress = document.getElementById('progress');
const words = await fetch('words.json').then(reply => reply.json());
const language = navigator.languages.map(one => one.slice(0, 2)).find(one => one in words) ?? 'en';
const said = name => words[language][name];
let host = null;

document.documentElement.lang = language;
document.documentElement.dir = words[language].direction;

function say(name) {
  document.getElementById('says').textContent = said(name);
  progress.hidden = name !== 'page-loading';
}

/** A sentence that does not stop anybody, with something to do about it; it stays until it is closed. */
function note(name, label = '', act = null) {
  const made = document.createElement('div');
  made.className = 'note';
  made.append(said(name), ...(act ? [pressed(label, act)] : []), pressed('page-close', () => made.remove()));
  notes.replaceChildren(made);
}

function pressed(label, act) {
  const button = document.createElement('button');
  button.textContent = said(label);
  button.addEventListener('click', act);
  return button;
}

/** The game that stands in the frame as a file; where none does, the list of all. */
function exported() {
  const shown = document.querySelector('iframe')?.contentWindow, table = shown?.location.pathname.match(/\/t\/[0-9a-f]+/);
  if (table) save(shown, `${root}${table[0]}/export`);
  else if (shown) shown.location = `${root}/`;
}

/** A file of the tables is asked for as pages are: browsers do not ask a service worker for what they download. */
async function save(shown, address) {
  const reply = await shown.fetch(address);
  give(await reply.blob(), reply.headers.get('content-disposition').match(/filename="(.+)"/)[1]);
}

function give(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// ---- One tab plays ---------------------------------------------------------------------------

/** Until another tab takes it: the right to read and write the games. */
function hold(options) {
  return new Promise((held, refused) => {
    navigator.locks.request(`serai ${root}`, options, lock => {
      if (!lock) return refused(new Error('taken'));
      held();
      return new Promise(() => {});
    }).catch(lost);
  });
}

function lost() {
  host?.terminate();
  host = null;
  document.querySelector('iframe')?.remove();
  elsewhere();
}

/** A sentence in place of the tables, with the one thing to do about it. */
function stopped(name, label, act) {
  const button = document.getElementById('offer');
  shell.hidden = false;
  say(name);
  button.textContent = said(label);
  button.hidden = false;
  button.onclick = () => { button.hidden = true; act(); };
}

const elsewhere = () => stopped('page-elsewhere', 'page-take-over', () => hold({ steal: true }).then(start));

/** Games of a version that cannot be read: the file is whole, and others may open it. */
const unreadable = games => stopped('page-unreadable', 'page-save-games', () => give(new Blob([games]), 'serai.sqlite3'));

// ---- The tables ------------------------------------------------------------------------------

function start() {
  say('page-starting');
  const worker = host = new Worker('host.js', { type: 'module' });
  worker.onmessage = ({ data }) => ({ ready, trouble: () => note(data.name, 'page-export', exported), missing: () => note(data.name), unreadable: () => unreadable(data.games), failed: () => say('page-failed') })[data.type]();
  worker.onerror = () => say('page-failed');
  worker.postMessage({ type: 'start', home, root, languages: navigator.languages.join(',') });
}

function ready() {
  const frame = document.createElement('iframe');
  frame.title = 'Serai';
  frame.src = root + (location.hash.slice(1) || '/');
  frame.addEventListener('load', () => arrived(frame));
  document.body.append(frame);
  addEventListener('hashchange', () => frame.contentWindow.location.replace(root + location.hash.slice(1)));  // a link into this tab
}

/** The address and the title of what the frame shows are those of the page, so that it comes again where it was. */
function arrived(frame) {
  shell.hidden = true;
  const { document: shown, location: at } = frame.contentWindow;
  const follow = () => { document.title = shown.title; };
  new MutationObserver(follow).observe(shown.querySelector('title') ?? shown.head, { childList: true, subtree: true, characterData: true });
  follow();
  shown.addEventListener('click', event => {
    const file = event.target.closest('a[download]');
    if (!file) return;
    event.preventDefault();
    save(frame.contentWindow, file.href);
  });
  history.replaceState(null, '', `#${at.pathname.slice(root.length)}${at.search}${at.hash}`);
  frame.contentWindow.focus();
}

navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
  if (data.type === 'ask') host?.postMessage(data, ports);
  if (data.type === 'loaded') progress.value = data.part;
});

// ---- From the first visit on without a network -------------------------------------------------

/** The tables leave first: while their streams are open, browsers hold on to the old version for minutes. */
function renew(next) {
  document.querySelector('iframe')?.remove();
  notes.replaceChildren();
  shell.hidden = false;
  say('page-starting');
  next.postMessage({ type: 'renew' });
}

async function install() {
  const registration = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
  const offer = () => note('page-new-version', 'page-renew', () => renew(registration.waiting));
  if (registration.waiting) offer();
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next.addEventListener('statechange', () => { if (next.state === 'installed' && registration.active) offer(); });
  });
  let renewed = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener('controllerchange', () => { if (renewed) location.reload(); renewed = true; });
}

if (!navigator.serviceWorker || !navigator.locks) say('page-impossible');
else {
  say('page-loading');
  try {
    await install();
    navigator.storage?.persist?.();  // else a browser that runs out of space may forget the games
    hold({ ifAvailable: true }).then(start, elsewhere);
  } catch {
    say('page-impossible');
  }
}
