// The coach: where the bubble stands, what the lamp lights, how both are folded away.  It decides nothing: the server has chosen
// the lesson, and everything at the table can be done at any moment.
import { seen } from './recap.js';

const layer = document.getElementById('lamps'), above = document.getElementById('bar-lamps');
const wide = matchMedia('(min-width: 75rem)'), still = matchMedia('(prefers-reduced-motion: reduce)');
const SIDES = ['below', 'above', 'right', 'left'], GAP = 13, EDGE = 8, SMALL = 80;
const PAD = 4, OUTSIDE = 8;  // a lamp lies outside of the ring of what can be chosen
let root, tell, soon = 0, folded = '', scrolled = '', came = null;

const bubble = () => root.querySelector('#coach[data-lesson]');

/** What a light names, as far as it is on the page; of a box to tick its card. */
function found(selector) {
  if (!selector) return [];
  const things = [...document.querySelectorAll(selector)].map(one => one.closest('.tick') ?? one);
  return [...new Set(things)].filter(one => one.checkVisibility());
}

/** Lamps that would touch become one. */
function merged(boxes) {
  const apart = [];
  for (let box of boxes) {
    for (let i = 0; i < apart.length; i++) {
      const other = apart[i];
      if (!meets(box, other)) continue;
      box = { left: Math.min(box.left, other.left), top: Math.min(box.top, other.top), right: Math.max(box.right, other.right), bottom: Math.max(box.bottom, other.bottom) };
      apart.splice(i, 1);
      i = -1;
    }
    apart.push(box);
  }
  return apart;
}

/** Where the lamp of a thing lies; null where nothing of it can be seen.  What goes on below the bars at the bottom is not lit there. */
function around(thing) {
  const where = seen(thing), by = thing.matches('.legal, .t') || thing.querySelector('.legal') ? OUTSIDE : PAD;
  const floor = wide.matches || shelves().some(one => one.contains(thing)) ? Infinity : shelf();
  return where && where.top < floor ? { left: where.left - by, top: where.top - by, right: where.right + by, bottom: Math.min(where.bottom + by, floor) } : null;
}

const meets = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

function lamp({ left, top, right, bottom }, label = '') {
  const made = document.createElement('i'), bar = root.querySelector('.qbar').getBoundingClientRect().bottom;
  made.className = Math.min(right - left, bottom - top) < SMALL ? 'lamp lamp--small' : 'lamp';
  made.style.cssText = `left: ${left}px; top: ${top}px; width: ${right - left}px; height: ${bottom - top}px`;
  if (label) made.dataset.try = label;
  made.classList.toggle('lamp--high', top - 10 < bar);  // the bar would hide its label, or the edge of the window
  made.classList.toggle('lamp--left', left + right < 2 * SMALL);
  made.classList.toggle('lamp--right', left + right > 2 * (innerWidth - SMALL));
  return made;
}

/** On narrow windows: the bars and hands that are always at the bottom, and where they begin. */
const shelves = () => [...root.querySelectorAll('.qb-acts, .main > *, .main .area')].filter(one => one.checkVisibility() && getComputedStyle(one).position === 'fixed');
const shelf = () => Math.min(innerHeight, ...shelves().map(one => one.getBoundingClientRect().top));

/** Beside the lit thing, where it covers nothing that is lit or can be chosen; else in its corner. */
function place(box, near, lit) {
  box.style.cssText = '';
  delete box.dataset.side;
  if (!wide.matches) box.style.bottom = `${innerHeight - shelf() + EDGE}px`;
  if (!wide.matches || !near) return;
  const { width, height } = box.getBoundingClientRect();
  const bar = root.querySelector('.qbar').getBoundingClientRect().bottom;
  const taken = [...lit, ...[...root.querySelectorAll('.main .legal, .main .t')].map(one => one.getBoundingClientRect())];
  const clamp = (least, at, most) => Math.max(least, Math.min(most, at));
  const x = clamp(EDGE, (near.left + near.right - width) / 2, innerWidth - width - EDGE);
  const y = clamp(bar + EDGE, (near.top + near.bottom - height) / 2, innerHeight - height - EDGE);
  const spots = { below: [x, near.bottom + GAP], above: [x, near.top - height - GAP], right: [near.right + GAP, y], left: [near.left - width - GAP, y] };
  const side = SIDES.find(one => {
    const [left, top] = spots[one], at = { left, top, right: left + width, bottom: top + height };
    return left >= EDGE && at.right <= innerWidth - EDGE && top >= bar + EDGE && at.bottom <= innerHeight - EDGE && !taken.some(other => meets(at, other));
  });
  if (!side) return;
  const [left, top] = spots[side], beak = box.querySelector('.beak');
  box.dataset.side = side;
  box.style.cssText = `inset: auto; left: ${left}px; top: ${top}px`;
  beak.style.cssText = side === 'below' || side === 'above'
    ? `left: ${clamp(18, (near.left + near.right) / 2 - left - 8, width - 34)}px`
    : `top: ${clamp(18, (near.top + near.bottom) / 2 - top - 8, height - 34)}px`;
}

/** Where the window scrolls: the lit thing comes into the part that the bubble leaves free, once for every lesson. */
function reveal(thing, box) {
  if (wide.matches || !thing || scrolled === box.dataset.lesson) return;
  scrolled = box.dataset.lesson;
  const top = root.querySelector('.secs')?.getBoundingClientRect().bottom ?? 0, bottom = box.getBoundingClientRect().top;
  const at = thing.getBoundingClientRect();
  if (shelves().some(one => one.contains(thing))) return;  // it is always in sight
  if (at.top >= top && at.bottom <= bottom) return;
  const by = at.height > bottom - top - 2 * EDGE || at.top < top ? at.top - top - 2 * EDGE : at.bottom - bottom + 2 * EDGE;
  scrollBy({ top: by, behavior: still.matches ? 'instant' : 'smooth' });
}

function draw() {
  soon = 0;
  const box = bubble();
  root.classList.toggle('folded', Boolean(box) && folded === box.dataset.lesson);
  for (const one of [layer, above]) one.replaceChildren();
  if (!box || root.classList.contains('folded')) return;
  const things = JSON.parse(box.dataset.lights).flatMap(found);
  const suggested = new Set(found(box.dataset.suggested));
  const inBar = one => one.closest('.qbar') !== null;
  const boxes = which => things.filter(which).map(around).filter(Boolean);
  const advised = boxes(one => suggested.has(one)), plain = merged(boxes(one => !suggested.has(one) && !inBar(one)));
  layer.replaceChildren(...advised.map(where => lamp(where, box.dataset.try)), ...plain.map(where => lamp(where)));
  above.replaceChildren(...boxes(inBar).map(where => lamp(where)));
  const lit = [...advised, ...plain];
  for (const one of things) one.setAttribute('aria-describedby', [...new Set([...(one.getAttribute('aria-describedby') ?? '').split(' '), 'coach-says'])].join(' ').trim());
  place(box, lit[0], lit);
  reveal(things[0], box);
}

const later = () => { soon ||= requestAnimationFrame(draw); };

function fold(on) {
  folded = on ? bubble()?.dataset.lesson ?? '' : '';
  if (on && root.querySelector('#coach').contains(document.activeElement)) root.querySelector('[data-coach]').focus({ preventScroll: true });
  draw();
}

/** To the bubble, and back to where one came from. */
function visit() {
  const box = bubble();
  if (!box) return root.querySelector('[data-coach]')?.focus();
  if (box.contains(document.activeElement)) return (came?.isConnected ? came : root.querySelector('#question')).focus({ preventScroll: true });
  fold(false);
  came = document.activeElement;
  (box.querySelector('[data-go-on], [data-hint]') ?? box).focus({ preventScroll: true });
}

/** `say(fields)` tells the coach something; the table is the answer. */
export function coach(table, say) {
  root = table;
  tell = say;
  root.addEventListener('settled', draw);
  addEventListener('resize', later);
  addEventListener('scroll', later, { capture: true, passive: true });
  document.fonts.ready.then(later);
  new MutationObserver(later).observe(document.body, { childList: true });  // the score sheet has opened
  root.addEventListener('submit', event => {
    if (!event.target.matches('#tell-coach, [data-tell-coach]')) return;
    event.preventDefault();
    for (const open of root.querySelectorAll(':popover-open')) open.hidePopover();
    tell([...new FormData(event.target, event.submitter)]);
  });
  root.addEventListener('click', event => {
    const lantern = event.target.closest('[data-coach]');
    if (lantern && bubble()) { event.preventDefault(); fold(!root.classList.contains('folded')); }
    if (event.target.closest('[data-fold]')) { root.querySelector('#coach-menu').hidePopover(); fold(true); }
  });
  let from = null;
  root.addEventListener('touchstart', event => { from = event.target.closest('#coach') && root.querySelector('#coach').scrollTop < 1 ? event.touches[0].clientY : null; }, { passive: true });
  root.addEventListener('touchend', event => { if (from !== null && event.changedTouches[0].clientY - from > 40) fold(true); }, { passive: true });
  document.addEventListener('keydown', event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input:not([type=checkbox]), textarea, select')) return;
    if (event.key.toLowerCase() === 'c') return visit();
    if (event.key !== 'Enter' && event.key !== 'Escape' || !bubble() || document.querySelector(':popover-open, dialog[open]')) return;
    if (event.key === 'Enter' && event.target.closest('button, a, input, summary, [tabindex="0"]')) return;
    const on = root.querySelector('#coach[data-note] [data-go-on]');
    if (on) on.click(); else if (event.key === 'Escape') fold(true);
  });
}
