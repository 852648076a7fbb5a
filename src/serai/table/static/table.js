// The table in the browser.  The server is right: whatever happens here ends with the server's page morphed into this one.
import { morphChildren, parsed } from './morph.js';
import { attach, tips, why } from './tips.js';
import { digits, page } from './common.js';
import { glide, places } from './motion.js';
import { setting } from './settings.js';
import { asFields, light, showWays, waysOf } from './ways.js';
import { passBySelf } from './passing.js';
import { coach } from './coach.js';
import './mats.js';
import './recap.js';
import './zoom.js';
import { reading } from './read.js';

const root = document.getElementById('table');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const words = JSON.parse(document.getElementById('words').textContent);
const query = new URLSearchParams(location.search);
const CHOICES = '#act :is([name=action], [name=way], [data-more], [data-send], [data-skip]), .legal, .tick input, [data-acts], [data-ways]';
let refreshing = false, again = false;

// ---- What the server says ------------------------------------------------------------------

/** Show a new page of the same table; pieces glide to their new places.  It waits while something is pressed, so that a click
    ends on what it began on.  An answer that was overtaken by a newer one is dropped. */
async function show(html) {
  const next = parsed(html);
  const number = Number(next.querySelector('#act')?.dataset.version ?? 0);
  await released;
  if (root.dataset.replay === undefined && number < version()) return;
  const moving = !still.matches && !document.hidden;
  const before = moving ? places(root) : null;
  const ticked = [...root.querySelectorAll('.tick input:checked')].map(box => box.value);  // two of a kind have the same value
  const decision = value('decision');
  const tab = root.querySelector('[role=tab][aria-selected=true]')?.id;
  const held = holder(document.activeElement), inside = root.contains(document.activeElement), chose = document.activeElement?.matches(CHOICES);
  const known = new Set([...root.querySelectorAll('#log [id]')].map(line => line.id));
  const opened = [...root.querySelectorAll('details[id]')].map(part => [part.id, part.open]);
  morphChildren(root, next, typed);
  for (const slider of root.querySelectorAll('[data-scrub]:not(:focus)')) slider.value = slider.defaultValue;  // as the server says, wherever it was dragged
  const same = value('decision') === decision;  // somebody else's move: what was ticked and opened for this question stays
  for (const box of root.querySelectorAll('.tick input')) {
    const at = same ? ticked.indexOf(box.value) : -1;
    box.checked = at >= 0 && Boolean(ticked.splice(at, 1));
  }
  if (same) for (const [id, open] of opened) root.querySelector(`#${id}`)?.toggleAttribute('open', open);
  else { list()?.hidePopover(); tips.close(); forget(); }
  if (tab) select(root.querySelector(`#${tab}`));
  settle();  // before the focus, for which the browser lays out the page
  const found = held ? root.querySelector(held) : null;
  const done = chose && !same && !found?.matches(CHOICES);  // the next answer lies elsewhere
  if (found && !done && found !== document.activeElement) found.focus({ preventScroll: true });
  if (done || inside && !root.contains(document.activeElement)) root.querySelector('#question').focus({ preventScroll: true });
  tell([...root.querySelectorAll('#log [data-new]')].filter(line => !known.has(line.id)));
  if (moving) glide(root, before);
}

const HEARD = 4;  // lines that are read aloud; of more of them only the number

/** What is new in the log, heard once. */
function tell(lines) {
  const said = lines.slice(0, HEARD).map(line => line.textContent.trim());
  if (lines.length > HEARD) said.push(words.more.replace('#', digits(lines.length - HEARD)));
  if (lines.length) document.getElementById('news').textContent = said.join('. ');
}

// As long as a finger or a button is down; a scroll bar does not always tell its end.
let released = Promise.resolve();
document.addEventListener('pointerdown', () => {
  released = new Promise(done => {
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, () => setTimeout(done), { once: true, capture: true });
    setTimeout(done, 1000);
  });
}, true);

/** How to find the thing with the focus again after the page has changed, even as another kind of element. */
function holder(active) {
  if (!active || active === document.body || !root.contains(active)) return '';
  if (active.id) return `#${CSS.escape(active.id)}`;
  const box = active.closest('.tick[id]');
  if (box) return `#${CSS.escape(box.id)}:not(.tick), #${CSS.escape(box.id)} input`;
  if (active.dataset.place) return `[data-place="${CSS.escape(active.dataset.place)}"]`;
  return ['[data-hint]', '[data-send]', '[data-more]', '[name=undo]'].find(one => active.matches(one)) ?? '';
}

const typed = node => node.nodeType === Node.ELEMENT_NODE && node.matches('#say, [data-scrub]:focus, [data-setting]');  // what somebody writes, drags or has set stays
const value = name => root.querySelector(`#act [name=${name}]`)?.value ?? '';
const version = () => Number(root.querySelector('#act')?.dataset.version ?? 0);
const seat = () => value('seat');
const address = part => `/t/${root.dataset.table}/${part}${seat() === '' ? '' : `?seat=${seat()}`}`;

/** Fetch the table anew; news that come meanwhile are fetched together afterwards. */
async function refresh() {
  if (root.dataset.replay !== undefined) return;
  if (refreshing) { again = true; return; }
  refreshing = true;
  try {
    do {
      again = false;
      const reply = await fetch(address('view'), { headers: { 'X-Serai': '1' } });
      if (reply.status === 205) return location.assign(page(`/t/${root.dataset.table}`));
      if (reply.status === 403 || reply.status === 404) return location.reload();  // the seat is no longer ours, or the table is gone: the page says so
      if (reply.ok) await show(await reply.text());
    } while (again);
  } catch { /* the line dropped: the stream says when it is back */ } finally {
    refreshing = false;
  }
}

let together = 1;  // steps that were sent at once, such as a way: they are taken back at once, too
const underway = new Set();  // the questions whose answers are on their way: a second click on one of them means the same

/** Send the form: one action, several, or a step back.  The same key is never done twice. */
async function send(fields, key = crypto.randomUUID?.() ?? String(Math.random())) {
  const decision = value('decision');
  if (underway.has(decision) || root.dataset.replay !== undefined) return;
  underway.add(decision);
  sending();
  const lesson = value('lesson');  // what the coach says beside this question has been read
  const body = new URLSearchParams([['decision', decision], ['seat', seat()], ['key', key], ...(lesson ? [['lesson', lesson]] : []), ...fields]);
  try {
    const reply = await fetch(`/t/${root.dataset.table}/act`, { method: 'POST', body, headers: { 'X-Serai': '1' } });
    if (reply.status === 205) return location.assign(page(`/t/${root.dataset.table}`));
    const text = await reply.text();
    const note = reply.headers.get('X-Serai-Note');
    if (note) toast(plain(note), true); else if (!reply.ok) return toast(plain(text), true);
    else together = Math.max(1, ...fields.map(([name, value]) => name === 'way' ? JSON.parse(value).length : 1));
    await show(text);
  } catch {
    toast(words.lost, true);
  } finally {
    underway.delete(decision);
    sending();
    catchUp();
  }
}

/** What the coach is told; the answer is the table, which shows what comes next. */
async function tellCoach(fields) {
  const body = new URLSearchParams([...fields.filter(([name]) => name !== 'seat'), ['seat', seat()]]);
  const reply = await fetch(address('coach'), { method: 'POST', body, headers: { 'X-Serai': '1' } }).catch(() => null);
  if (!reply) return toast(words.lost, true);
  const text = await reply.text();
  if (!reply.ok) return toast(plain(text), true);
  await show(text);
}

/** Whether what is asked now has been answered. */
const sending = () => root.classList.toggle('sending', underway.has(value('decision')));

const plain = text => new DOMParser().parseFromString(text, 'text/html').body.textContent;

let told = null;  // the newest news of the stream

/** News are fetched, unless the page shows them already; the answer to what was just sent brings them along. */
function catchUp() {
  if (!told || underway.size) return;
  if (told.version !== version() || told.aside !== root.querySelector('#act')?.dataset.aside) refresh();
  told = null;
}

function listen() {
  if (root.dataset.replay !== undefined) return;
  const stream = new EventSource(address('events'));
  stream.addEventListener('table', event => { told = JSON.parse(event.data); catchUp(); });
  stream.addEventListener('error', () => { if (stream.readyState === EventSource.CLOSED) { refresh(); setTimeout(listen, 3000); } });
}

// ---- After every change --------------------------------------------------------------------

let wasMine = null;

function settle() {
  const mine = root.querySelector('.qbar')?.dataset.turn === 'mine';
  document.title = root.querySelector('#act')?.dataset.title ?? document.title;
  document.querySelector('link[rel=icon]').href = mine ? words.icon_mine : words.icon;
  if (mine && wasMine === false) { bell(); notify(); }
  wasMine = mine;
  const chat = root.querySelector('#chat:not([hidden]) ol');  // to measure it costs as much as to lay out the whole page
  if (chat) chat.scrollTop = chat.scrollHeight;
  root.querySelector('[data-bell]')?.setAttribute('aria-pressed', String(localStorage.getItem('serai-bell') === 'on'));
  count();
  sending();
  root.dispatchEvent(new Event('settled'));  // recap and mats look again
}

/** Ticked things: how many, and whether they may be sent. */
function count() {
  const button = root.querySelector('[data-send]');
  if (!button) return;
  const ticked = root.querySelectorAll('.tick input:checked').length;
  const { least, most } = button.dataset;
  const ready = ticked >= Math.max(1, Number(least)) && ticked <= Number(most);
  button.setAttribute('aria-disabled', String(!ready));
  button.querySelector('[data-count]').textContent = `${digits(ticked)} / ${digits(most)}`;
}

function toast(text, error = false, kind = '') {
  const made = document.createElement('div');
  made.className = `toast ${error ? 'toast--error' : kind}`;
  made.setAttribute('role', error ? 'alert' : 'status');
  made.textContent = text;
  document.getElementById('toasts').append(made);
  setTimeout(() => made.remove(), 6000 + 30 * text.length);  // long ones take longer to read
}

/** A hint is for one question. */
function forget() { for (const made of document.querySelectorAll('.toast--hint')) made.remove(); }

function bell() {
  if (localStorage.getItem('serai-bell') !== 'on') return;
  const audio = new AudioContext(), tone = audio.createOscillator(), volume = audio.createGain();
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.15, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.9);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.9);
}

function notify() {
  if (document.hidden && 'Notification' in window && Notification.permission === 'granted') new Notification(document.title);
}

// ---- What people do ------------------------------------------------------------------------

root.addEventListener('submit', event => {
  if (event.target.matches('[data-chat]')) {
    event.preventDefault();
    const field = event.target.querySelector('[name=text]');
    const body = new URLSearchParams({ text: field.value });
    field.value = '';
    fetch(event.target.action, { method: 'POST', body, headers: { 'X-Serai': '1' } }).then(async reply => { if (!reply.ok) toast(plain(await reply.text()), true); });
  } else if (event.target.id === 'act') {
    event.preventDefault();
    const pressed = event.submitter;
    if (pressed?.matches('[data-send][aria-disabled=true]')) return tips.open(pressed, why(''));
    if (pressed?.getAttribute('aria-disabled') === 'true') return toast(pressed.querySelector('.reason')?.textContent ?? words.choose);
    if (pressed?.hasAttribute('data-send')) {
      const ticked = [...root.querySelectorAll('.tick input:checked')].map(box => ['action', box.value]);
      const done = ticked.length < Number(pressed.dataset.most) ? [['action', 'pass']] : [];  // fewer than allowed: these and no more
      return send([...ticked, ...done]);
    }
    if (pressed?.name === 'undo') return send([['undo', together]]);
    if (pressed?.name) sure(pressed, called(pressed), () => send([[pressed.name, pressed.value]]));
  }
});

root.addEventListener('change', event => {
  if (event.target.closest('.tick')) count();
});

/** What shows something cannot be taken back: one more click, unless the reader wants none. */
function sure(element, label, act) {
  if (element.dataset.reveals === undefined || !careful()) return act();
  tips.menu(element, [{ label: label.trim(), act }], words.sure);
}

/** What a thing to choose says: the words of its picture, or its own. */
const called = element => element.querySelector('.drawn')?.getAttribute('aria-label') ?? element.textContent;

const careful = () => setting('careful') === 'on';

function choose(element) {
  const acts = JSON.parse(element.dataset.acts);
  if (acts.length === 1) return sure(element, called(element), () => send([['action', acts[0]]]));
  const buttons = acts.map(action => root.querySelector(`#all-actions button[value="${CSS.escape(action)}"]`)).filter(Boolean);
  const offers = buttons.map(button => ({ label: button.textContent, act: () => send([['action', button.value]]) }));
  tips.menu(element, [...offers, ...reading(element, words.read)]);
}

/** One way is gone at once; of several that differ, somebody chooses. */
function walk(element) {
  const ways = waysOf(element);
  const go = way => send(asFields(way));
  if (ways.length === 1) return sure(element, called(element), () => go(ways[0]));
  const offers = ways.map(way => ({ label: way.label, act: () => go(way), look: () => light(root, element, way) }));
  tips.menu(element, [...offers, ...reading(element, words.read)]);
}

root.addEventListener('click', event => {
  const route = event.target.closest('[data-ways]');
  if (route) { event.preventDefault(); return walk(route); }
  const target = event.target.closest('[data-acts]');
  if (target) { event.preventDefault(); return choose(target); }
  const tab = event.target.closest('[role=tab]');
  if (tab) return select(tab);
  if (event.target.closest('[data-hint]')) return hint();
  const sound = event.target.closest('[data-bell]');
  if (sound) {
    localStorage.setItem('serai-bell', localStorage.getItem('serai-bell') === 'on' ? 'off' : 'on');
    if ('Notification' in window && Notification.permission === 'default') Notification.requestPermission();
    settle();
    return bell();
  }
  const step = event.target.closest('[data-at], .log--moves a');
  if (step && root.dataset.replay !== undefined) { event.preventDefault(); jump(step.href); }
});

function select(tab) {
  for (const one of tab.parentElement.querySelectorAll('[role=tab]')) {
    one.setAttribute('aria-selected', String(one === tab));
    const panel = root.querySelector(`#${one.getAttribute('aria-controls')}`);
    if (panel) panel.hidden = one !== tab;
  }
}

const list = () => root.querySelector('#all-actions');

async function hint() {
  const reply = await fetch(address('hint'), { method: 'POST', headers: { 'X-Serai': '1' } }).catch(() => null);
  if (!reply) return toast(words.lost, true);
  if (!reply.ok) return toast(plain(await reply.text()), true);
  const found = await reply.json();
  forget();
  toast(found.words, false, 'toast--hint');
  for (const element of root.querySelectorAll('.hinted')) element.classList.remove('hinted');
  for (const element of root.querySelectorAll('[name=action], [data-acts], [data-ways]')) {
    const stands = element.dataset.ways ? waysOf(element).some(way => way.actions[0] === found.action) : element.dataset.acts ? JSON.parse(element.dataset.acts).includes(found.action) : element.value === found.action;
    if (stands) (element.closest('.tick') ?? element).classList.add('hinted');
  }
}

// ---- Keyboard ------------------------------------------------------------------------------

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The next thing that can be chosen in a direction, by its place on the screen. */
function neighbour(from, [dx, dy]) {
  const a = from.getBoundingClientRect();
  let best = null, least = Infinity;
  for (const one of root.querySelectorAll('.board .t, .hand .legal, .legal')) {
    if (one === from) continue;
    const b = one.getBoundingClientRect();
    const x = b.x + b.width / 2 - a.x - a.width / 2, y = b.y + b.height / 2 - a.y - a.height / 2;
    const along = x * dx + y * dy, across = Math.abs(x * dy) + Math.abs(y * dx);
    if (along > 4 && along + 2 * across < least) { least = along + 2 * across; best = one; }
  }
  return best;
}

document.addEventListener('keydown', event => {
  const typing = event.target.matches('input:not([type=checkbox]):not([type=range]), textarea, select');
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Tab' && !event.shiftKey && event.target.id === 'question') {  // straight to what it asks for
    const first = root.querySelector('.main :is(button.legal, .tick input, .t)') ?? root.querySelector('#act button[name=action], [data-more]');
    if (first) { event.preventDefault(); first.focus(); }
    return;
  }
  if (event.key === 'Enter' && event.target.matches('.tick input')) {  // what is ticked is sent; a browser would press the first button, and pass
    event.preventDefault();
    return root.querySelector('[data-send]')?.click();
  }
  const target = event.target.closest?.('[data-acts], [data-ways], .legal');
  if (event.target.matches('g[data-ways]') && (event.key === 'Enter' || event.key === ' ')) { event.preventDefault(); return walk(event.target); }
  if (event.target.matches('g[data-acts]') && (event.key === 'Enter' || event.key === ' ')) { event.preventDefault(); return choose(event.target); }
  if (target && ARROWS[event.key]) {
    const next = neighbour(target, ARROWS[event.key]);
    if (next) { event.preventDefault(); (next.querySelector('input') ?? next).focus(); }
    return;
  }
  if (root.dataset.replay !== undefined && (event.key === 'ArrowLeft' || event.key === 'ArrowRight') && !event.target.matches('[type=range]')) {
    return root.querySelector(event.key === 'ArrowLeft' ? '[data-step="-1"]' : '[data-step="1"]')?.click();
  }
  if (/^[1-9]$/.test(event.key)) return (root.querySelectorAll(':is(.hand, [data-hand]) .legal')[event.key - 1])?.click();
  if (event.key === '/') { event.preventDefault(); return location.assign(page(`/learn/${root.querySelector('#act')?.dataset.game ?? ''}`)); }
  if (event.key === 'b') return root.querySelector('.board .t, .board')?.focus();
  if (event.key === 'w') return document.activeElement?.closest?.('[data-why]')?.click();
  root.querySelector(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`)?.click();
});

// ---- Replay --------------------------------------------------------------------------------

async function jump(href) {
  const reply = await fetch(href, { headers: { 'X-Serai': '1' } });
  if (!reply.ok) return toast(plain(await reply.text()), true);
  history.replaceState(null, '', href);
  show(await reply.text());
}

root.addEventListener('input', event => {
  if (!event.target.matches('[data-scrub]')) return;
  clearTimeout(jump.soon);
  jump.soon = setTimeout(() => jump(`${event.target.dataset.scrub}?at=${event.target.value}${query.has('seat') ? `&seat=${query.get('seat')}` : ''}`), 60);
});

attach(root, { game: () => root.querySelector('#act')?.dataset.game });
showWays(root);
passBySelf(root, send);
coach(root, tellCoach);
settle();
listen();
root.dataset.ready = '';  // from here on every click counts
