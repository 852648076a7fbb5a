// Narrow windows: what is asked comes to the top.  A board that is larger than its window can be fitted into it, and a round arrow
// at an edge tells how many things to choose lie beyond it, and goes there.
import { digits } from './common.js';

const root = document.getElementById('table');
const words = JSON.parse(document.getElementById('words').textContent);
const narrow = matchMedia('(max-width: 74.99rem)'), still = matchMedia('(prefers-reduced-motion: reduce)');
const TARGETS = '.t:is([data-acts], [data-ways]), .legal';
const EDGES = { l: [-1, 0], r: [1, 0], u: [0, -1], d: [0, 1] };
let fitted = false, soon = 0, decision = null;

const frames = () => [...root.querySelectorAll('.main .boardwrap')];
const bars = () => ({ top: root.querySelector('.secs')?.getBoundingClientRect().bottom ?? 0, bottom: Math.min(...[...root.querySelectorAll('.qb-acts, .main .area')].filter(lies).map(bar => bar.getBoundingClientRect().top), innerHeight) });
const lies = bar => getComputedStyle(bar).position === 'fixed' && bar.checkVisibility();  // over the rest, such as the hand
const middle = box => [box.left + box.width / 2, box.top + box.height / 2];

/** What of a frame lies in the window, between the bars. */
function windowOf(frame) {
  const box = frame.getBoundingClientRect(), { top, bottom } = bars();
  return { left: Math.max(box.left, 0), right: Math.min(box.right, innerWidth), top: Math.max(box.top, top), bottom: Math.min(box.bottom, bottom) };
}

function button(cls, label, inner, act) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = cls;
  made.setAttribute('aria-label', label);
  made.title = label;
  made.innerHTML = inner;
  made.addEventListener('click', act);
  return made;
}

const icon = name => `<svg class="i" aria-hidden="true"><use href="#i-${name}"/></svg>`;

/** The targets beyond each edge of a frame, the nearest first. */
function beyond(frame) {
  const seen = windowOf(frame), found = { l: [], r: [], u: [], d: [] };
  for (const target of frame.querySelectorAll(TARGETS)) {
    const [x, y] = middle(target.getBoundingClientRect());
    const side = x < seen.left ? 'l' : x > seen.right ? 'r' : y < seen.top ? 'u' : y > seen.bottom ? 'd' : '';
    if (side) found[side].push([Math.hypot(x - (seen.left + seen.right) / 2, y - (seen.top + seen.bottom) / 2), target]);
  }
  for (const side of Object.values(found)) side.sort((a, b) => a[0] - b[0]);
  return found;
}

const go = target => target.scrollIntoView({ block: 'center', inline: 'center', behavior: still.matches ? 'instant' : 'smooth' });

/** Arrows and buttons of every board that does not fit. */
function draw() {
  soon = 0;
  const held = document.activeElement?.closest('.zoomer button, .edge')?.title;
  for (const old of root.querySelectorAll('.zoomer, .edge')) old.remove();
  if (!narrow.matches) return;
  for (const frame of frames()) {
    frame.classList.toggle('fitted', fitted);
    if (frame.scrollWidth > frame.clientWidth + 2) frame.tabIndex = 0; else frame.removeAttribute('tabindex');  // keys scroll it, too
    if (!fitted && frame.scrollWidth <= frame.clientWidth + 2) continue;
    const board = frame.parentElement, seen = windowOf(frame), box = board.getBoundingClientRect();
    const zoomer = document.createElement('div');
    zoomer.className = 'zoomer';
    zoomer.append(...[['fit', true], ['zoom-in', false]].map(([name, state]) => {
      const made = button('', words[name], icon(name), () => { fitted = state; draw(); if (!state) centre(frame); });
      made.setAttribute('aria-pressed', String(fitted === state));
      return made;
    }));
    board.append(zoomer);
    if (seen.bottom - seen.top < 90) continue;
    for (const [side, targets] of Object.entries(beyond(frame))) {
      if (!targets.length) continue;
      const label = words.beyond.replace('#', digits(targets.length));
      const arrow = button(`edge e-${side}`, label, `<b>${digits(targets.length)}</b>`, () => go(targets[0][1]));
      const [dx, dy] = EDGES[side], gap = 30;
      arrow.style.left = `${(dx < 0 ? seen.left + gap : dx > 0 ? seen.right - gap : (seen.left + seen.right) / 2) - box.left}px`;
      arrow.style.top = `${(dy < 0 ? seen.top + gap : dy > 0 ? seen.bottom - gap : (seen.top + seen.bottom) / 2) - box.top}px`;
      board.append(arrow);
    }
    if (held) ([...board.querySelectorAll('.zoomer button, .edge')].find(one => one.title === held) ?? zoomer.lastChild).focus({ preventScroll: true });
  }
}

const later = () => { soon ||= requestAnimationFrame(draw); };

/** The board opens at a readable size, around one's own figure if one may walk, else in the middle of what can be tapped. */
function centre(frame) {
  const targets = [...frame.querySelectorAll(TARGETS)], own = frame.querySelector('.me');
  const wanted = own && (!targets.length || targets.some(target => target.dataset.ways)) ? own : targets[Math.floor(targets.length / 2)];
  if (!wanted || frame.scrollWidth <= frame.clientWidth + 2) return;
  const [x, y] = middle(wanted.getBoundingClientRect()), [a, b] = middle(frame.getBoundingClientRect());
  frame.scrollLeft += x - a;
  frame.scrollTop += y - b;
}

/** Of what can be chosen in a section, that which lies between the bars. */
function inSight(section) {
  const { top, bottom } = bars();
  return [...section.querySelectorAll(TARGETS)].filter(target => {
    const [x, y] = middle(target.getBoundingClientRect());
    return x > 0 && x < innerWidth && y > top && y < bottom;
  });
}

/** Whether a section lies well: of a board, which scrolls by itself, something to choose is in sight, of all else everything for which there is room. */
function well(section) {
  const { top, bottom } = bars(), seen = inSight(section).length;
  const room = !section.querySelector('.boardwrap') && section.offsetHeight < bottom - top;
  return room ? seen === section.querySelectorAll(TARGETS).length : seen > 0;
}

/** The links to the sections tell where something can be chosen; that of the asked one is in sight. */
function mark() {
  const row = root.querySelector('.secs'), asked = row?.querySelector('[aria-current]');
  if (asked) row.scrollLeft += middle(asked.getBoundingClientRect())[0] - middle(row.getBoundingClientRect())[0];
  for (const link of root.querySelectorAll('.secs a')) link.toggleAttribute('data-lit', Boolean(root.querySelector(`${link.hash} :is(${TARGETS})`)));
}

/** A new question: its section comes to the top, unless it lies well already; who scrolls on is left alone. */
function settled() {
  const now = root.querySelector('#act [name=decision]')?.value;
  if (narrow.matches && now !== decision) {
    for (const frame of frames()) { frame.classList.toggle('fitted', fitted); centre(frame); }
    const section = document.getElementById(root.querySelector('.main').dataset.asked ?? '');
    if (section && !lies(section) && (decision === null || !well(section))) {
      section.scrollIntoView({ block: 'start', behavior: 'instant' });
      if (!inSight(section).length) section.querySelector(TARGETS)?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    }
  }
  decision = now;
  if (narrow.matches) mark();
  draw();
}

root.addEventListener('settled', settled);
addEventListener('resize', later);
addEventListener('scroll', later, { capture: true, passive: true });
