// Reading before playing.  Holding a thing, or the key I, opens its description and never plays it; the focus shows it after a
// moment, and screen readers hear it; of what cannot be chosen they hear why not.
import { printed, tips, why } from './tips.js';

const HOLD = 450, LOOK = 600, SLIP = 10;  // milliseconds, milliseconds, pixels
const root = document.getElementById('table');
const game = () => root.querySelector('#act')?.dataset.game;
const thingAt = element => element?.closest?.('[data-about]');
const address = thing => `/about/${game()}/${thing.dataset.about}`;
const read = thing => tips.open(thing, address(thing));

let timer = 0, start = null, held = false;

const cancel = () => { clearTimeout(timer); start = null; };

root.addEventListener('pointerdown', event => {
  cancel();
  held = false;
  const thing = thingAt(event.target);
  if (!thing || event.pointerType === 'mouse') return;
  start = event;
  timer = setTimeout(() => { held = true; read(thing); }, HOLD);
});
root.addEventListener('pointermove', event => { if (start && Math.hypot(event.x - start.x, event.y - start.y) > SLIP) cancel(); });
for (const end of ['pointerup', 'pointercancel']) root.addEventListener(end, cancel);
root.addEventListener('contextmenu', event => { if (held || start) event.preventDefault(); });
root.addEventListener('click', event => {  // lifting the finger after holding plays nothing
  if (!held) return;
  held = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

root.addEventListener('focusin', async event => {
  clearTimeout(timer);
  const thing = thingAt(event.target), blocked = event.target.closest('[data-why]:not(.legal, .t)');
  if (thing && event.target.matches(':focus-visible')) timer = setTimeout(read, LOOK, thing);
  if (blocked) {
    const texts = await Promise.all([why(blocked.dataset.why), ...(thing ? [address(thing)] : [])].map(printed));
    event.target.setAttribute('aria-description', texts.join(' '));
  } else if (thing && !event.target.hasAttribute('aria-description')) event.target.setAttribute('aria-description', await printed(address(thing)));
});
root.addEventListener('focusout', () => { clearTimeout(timer); });
document.addEventListener('keydown', event => {
  const thing = event.key.toLowerCase() === 'i' && !event.ctrlKey && !event.metaKey && !event.altKey && thingAt(document.activeElement);
  if (thing) read(thing);
});
