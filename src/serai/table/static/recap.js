// What happened: marks on the board for the places that the recap speaks of, what the log shows, how fast bots move.
const root = document.getElementById('table'), layer = document.getElementById('marks');
const still = matchMedia('(prefers-reduced-motion: reduce)');
let eye = null, since = '', only = '', lit = '', soon = 0;  // eye: what the reader wants of the marks; null: as the server says

/** What of an element can be seen, in the window; null where it lies outside of what is scrolled around it. */
export function seen(element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let box = element.parentElement; box && box !== root; box = box.parentElement) {
    if (box instanceof SVGElement || getComputedStyle(box).overflow === 'visible') continue;
    const frame = box.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : null;
}

const place = id => [...root.querySelectorAll(`.main [data-place="${CSS.escape(id)}"]`)].find(one => one.checkVisibility());

const INSIDE = [[.7, .35], [.5, .3], [.3, .35], [.5, .5], [.7, .6], [.3, .6], [.5, .8]];  // points of an area, the best first

/** Where a pin points: inside an area that is drawn, at the number of steps, at the end of a row, at the upper corner of any other thing. */
function point(element, { left, top, right, bottom }) {
  const width = right - left, height = bottom - top;
  const drawn = element.matches('g') && element.firstElementChild;
  if (drawn && drawn.matches('path, use') && width > 70 && height > 70) {
    const inverse = drawn.getScreenCTM().inverse();
    for (const [i, j] of INSIDE) {
      const x = left + width * i, y = top + height * j;
      if (drawn.isPointInFill?.(new DOMPoint(x, y).matrixTransform(inverse)) ?? true) return { x, y };
    }
  }
  const badge = element.querySelector('.stepb')?.getBoundingClientRect();
  if (badge) return { x: (badge.left + badge.right) / 2, y: badge.top + 2 };  // above the number of steps
  if (height < 40 && width > 2 * height) return { x: right + 4, y: (top + bottom) / 2 + 12 };
  return { x: right - 6, y: top + 3 };
}

/** A pin beside its place, and beside the pins that stand there already. */
function pin(id, number, taken) {
  const found = place(id), box = found && seen(found);
  if (!box) return [];
  const at = point(found, box), bar = root.querySelector('header').getBoundingClientRect().bottom;
  at.y = Math.max(at.y, bar + 29);  // the bar hides what lies under it
  while (taken.some(other => Math.abs(other.x - at.x) < 20 && Math.abs(other.y - at.y) < 20)) at.x -= 21;
  taken.push(at);
  const made = document.createElement('b');
  made.className = 'bmark';
  made.textContent = number;
  made.style.translate = `${at.x}px ${at.y}px`;
  return [made];
}

function ring(id) {
  const found = id && place(id), box = found && seen(found);
  if (!box) return [];
  const made = document.createElement('i');
  made.className = 'bring';
  made.style.cssText = `translate: ${box.left - 4}px ${box.top - 4}px; inline-size: ${box.right - box.left + 8}px; block-size: ${box.bottom - box.top + 8}px`;
  return [made];
}

function draw() {
  soon = 0;
  const recap = root.querySelector('#recap');
  const shown = Boolean(recap) && (eye ?? recap.dataset.fresh === '1');
  recap?.querySelector('[data-marks]').setAttribute('aria-pressed', String(shown));
  const numbers = new Map([...recap?.querySelectorAll('[data-light]') ?? []].map(link => [link.dataset.light, link.dataset.mark]));
  const taken = [];
  layer.replaceChildren(...(shown ? [...numbers].flatMap(([id, number]) => pin(id, number, taken)) : []), ...ring(lit));
}

const later = () => { soon ||= requestAnimationFrame(draw); };

/** The log: all of it, one player's deeds, or the headings. */
function sift() {
  const choice = root.querySelector('[data-only]');
  if (choice) choice.value = only;
  for (const line of root.querySelectorAll('#log > li')) line.hidden = only === 'head' ? !line.matches('.head') : only !== '' && line.dataset.by !== only;
}

function settled() {
  const recap = root.querySelector('#recap');
  if (recap && recap.dataset.since !== since) { since = recap.dataset.since; eye = null; }  // a new turn: the marks come by themselves
  lit = '';
  sift();
  later();  // once the page is laid out
}

root.addEventListener('settled', settled);
addEventListener('resize', later);
addEventListener('scroll', later, { capture: true, passive: true });

for (const [kind, on] of [['pointerover', true], ['focusin', true], ['pointerout', false], ['focusout', false]]) {
  root.addEventListener(kind, event => {
    const link = event.target.closest?.('[data-light]');
    if (!link) return;
    lit = on ? link.dataset.light : '';
    later();
  });
}

root.addEventListener('click', event => {
  if (event.target.closest('[data-marks]')) {
    eye = event.target.closest('[data-marks]').getAttribute('aria-pressed') !== 'true';
    return draw();
  }
  const link = event.target.closest('[data-light]');
  if (!link) return;
  event.preventDefault();
  lit = link.dataset.light;
  place(lit)?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: still.matches ? 'instant' : 'smooth' });
  later();
});

root.addEventListener('change', event => {
  if (!event.target.matches('[data-only]')) return;
  only = event.target.value;
  sift();
});

// ---- Bots ----------------------------------------------------------------------------------

root.addEventListener('submit', async event => {
  if (event.target.id !== 'pace') return;
  event.preventDefault();
  const body = new URLSearchParams([[event.submitter.name, event.submitter.value]]);
  const reply = await fetch(event.target.action, { method: 'POST', body, headers: { 'X-Serai': '1' } }).catch(() => null);
  if (reply && !reply.ok) location.reload();  // it is not ours to say any more: the page shows what is
});

document.addEventListener('keydown', event => {
  if (event.key !== ' ' || event.target.closest('button, a, input, select, textarea, summary, [tabindex], dialog')) return;
  const skip = root.querySelector('[data-skip]');
  if (skip) { event.preventDefault(); skip.click(); }
});
