// Popovers: what a thing does, which rule says so, why something is not allowed, which of several acts is meant.
import { waysOf } from './ways.js';

const pop = document.getElementById('pop');
const texts = new Map();
const SLIP = 4;  // pixels
let shownFor = null, wanted = null, timer = 0, pressed = null;

function place(near) {
  if (!pop.matches(':popover-open')) pop.showPopover();
  const a = near.getBoundingClientRect(), box = pop.getBoundingClientRect();
  const below = a.bottom + box.height + 12 < innerHeight;
  pop.style.left = `${Math.max(8, Math.min(innerWidth - box.width - 8, a.left + a.width / 2 - box.width / 2))}px`;
  pop.style.top = `${Math.max(8, below ? a.bottom + 8 : a.top - box.height - 8)}px`;
  shownFor = near;
}

/** What the server says there, asked once; why something is not allowed may change. */
async function text(address) {
  if (!texts.has(address) || address.includes('/why')) {
    const reply = await fetch(address, { headers: { 'X-Serai': '1' } }).catch(() => null);
    if (!reply?.ok) return '';
    texts.set(address, await reply.text());
  }
  return texts.get(address);
}

async function open(near, ...addresses) {
  wanted = near;
  const found = await Promise.all(addresses.map(text));
  if (wanted !== near || !near.isConnected || !found.some(Boolean)) return;  // the pointer has moved on
  pop.innerHTML = found.join('');  // our own page: everything in it was escaped by the server
  pop.append(...waysOf(near).map(way => Object.assign(document.createElement('p'), { className: 'goes', textContent: way.label })));
  place(near);
}

function close() { if (pop.matches(':popover-open')) pop.hidePopover(); shownFor = wanted = null; }

pop.addEventListener('toggle', event => { if (event.newState === 'closed') shownFor = wanted = null; });

/** Where it is said why an action cannot be chosen; without one, why not this number of ticked things. */
export function why(action) {
  const root = document.getElementById('table'), seat = root.querySelector('#act [name=seat]')?.value ?? '';
  const asked = new URLSearchParams({ ...(seat && { seat }), ...(action && { action }) });
  return `/t/${root.dataset.table}/why?${asked}`;
}

/** A thing or another rule in the words of a popover opens in its place. */
pop.addEventListener('click', event => {
  const link = event.target.closest('[data-tip]');
  if (link) { event.preventDefault(); open(shownFor ?? pop, link.dataset.tip); }
});

/** What is printed on a thing, as words. */
export const printed = async address => {
  const shown = new DOMParser().parseFromString(await text(address), 'text/html').body;
  return [...shown.querySelectorAll('p')].map(part => part.textContent).join(' ');
};

export const tips = {
  open,
  close,

  menu(near, entries, heading = '') {
    const title = document.createElement('p');
    title.textContent = heading;
    pop.replaceChildren(...(heading ? [title] : []), ...entries.map(({ label, act, look, reads }) => {
      const button = document.createElement('button');
      button.className = reads ? 'btn btn--quiet' : 'btn';
      button.textContent = label;
      button.addEventListener('click', () => { close(); act(); });
      if (look) for (const kind of ['pointerenter', 'focus']) button.addEventListener(kind, look);
      return button;
    }));
    place(near);
    pop.querySelector('button')?.focus();
  },
};

/** Pointer, focus and tap open a popover beside the thing. */
export function attach(root, { game }) {
  const address = element => {
    if (element.dataset.rule) return `/rule/${game()}/${element.dataset.rule}`;
    if (element.dataset.about) return `/about/${game()}/${element.dataset.about}`;
    return '';
  };
  root.addEventListener('pointerover', event => {
    const element = event.target.closest?.('[data-about], [data-rule]');
    clearTimeout(timer);
    if (pressed && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < SLIP) return;  // the page changed below a pointer that rests
    pressed = null;
    if (!element) { wanted = null; if (event.pointerType === 'mouse' && shownFor && !pop.querySelector('.btn')) close(); return; }
    if (event.pointerType === 'mouse' && element !== shownFor) timer = setTimeout(() => open(element, address(element)), 450);
  });
  root.addEventListener('click', event => {
    clearTimeout(timer);
    pressed = event;
    const rules = event.target.closest('[data-rules]');
    if (rules?.dataset.rules) { event.preventDefault(); return open(rules, ...rules.dataset.rules.split(' ').map(number => `/rule/${game()}/${number}`)); }
    const rule = event.target.closest('[data-rule]');
    if (rule) { event.preventDefault(); return open(rule, address(rule)); }
    const refused = event.target.closest('[data-why]');
    if (refused && !event.target.closest('.legal, [data-acts], [data-ways]')) return open(refused, why(refused.dataset.why));
    const thing = event.target.closest('[data-about]');
    if (thing && !thing.closest('.legal, [data-acts], [data-ways], .t')) open(thing, address(thing));
  });
  root.addEventListener('keydown', event => {
    const thing = event.target.closest('[data-why], [data-about]');
    if (thing && !thing.matches('.legal, [data-acts], [data-ways]') && event.key === 'Enter') open(thing, thing.dataset.why ? why(thing.dataset.why) : address(thing));
  });
}
