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
const bars = () => ({ top: root.querySelector('.secs')?.getBoundingClientRect().bottom ?? 0, bottom: root.querySelector('.qb-acts')?.getBoundingClientRect().top ?? innerHeight });
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

/** The board opens at a readable size, in the middle of what can be tapped. */
function centre(frame) {
  const targets = [...frame.querySelectorAll(TARGETS)];
  const wanted = targets[Math.floor(targets.length / 2)] ?? frame.querySelector('.me');
  if (!wanted || frame.scrollWidth <= frame.clientWidth + 2) return;
  const [x, y] = middle(wanted.getBoundingClientRect()), [a, b] = middle(frame.getBoundingClientRect());
  frame.scrollLeft += x - a;
  frame.scrollTop += y - b;
}

/** Whether something to choose lies between the bars. */
function inSight(section) {
  const { top, bottom } = bars();
  return [...section.querySelectorAll(TARGETS)].some(target => {
    const [x, y] = middle(target.getBoundingClientRect());
    return x > 0 && x < innerWidth && y > top && y < bottom;
  });
}

/** A new question: its section comes to the top, unless something of it is in sight already; whoever scrolls on is left alone. */
function settled() {
  const now = root.querySelector('#act [name=decision]')?.value;
  if (narrow.matches && now !== decision) {
    for (const frame of frames()) { frame.classList.toggle('fitted', fitted); centre(frame); }
    const section = document.getElementById(root.querySelector('.main').dataset.asked ?? '');
    if (section && (decision === null || !inSight(section))) {
      section.scrollIntoView({ block: 'start', behavior: 'instant' });
      if (!inSight(section)) section.querySelector(TARGETS)?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    }
  }
  decision = now;
  draw();
}

root.addEventListener('settled', settled);
addEventListener('resize', later);
addEventListener('scroll', later, { capture: true, passive: true });
