// Reading before playing.  Holding a thing, a tap on the corner of a card with the i, or the key I opens its description and never
// plays it; the focus shows it after a moment, and screen readers hear it; of what cannot be chosen they hear why not.
import { printed, tips, why } from './tips.js';

const HOLD = 450, LOOK = 600, SLIP = 10, CORNER = 44;  // milliseconds, milliseconds, pixels, pixels
const root = document.getElementById('table');
const game = () => root.querySelector('#act')?.dataset.game;
const thingAt = element => element?.closest?.('[data-about]');
const address = thing => `/about/${game()}/${thing.dataset.about}`;
const read = thing => tips.open(thing, address(thing));

/** The entry of a menu that tells what the thing is, of which several acts are to be chosen from. */
export const reading = (element, label) => thingAt(element) ? [{ label, act: () => read(thingAt(element)), reads: true }] : [];

let timer = 0, start = null, held = false, finger = false, lifted = null;

const cancel = () => { clearTimeout(timer); start = null; };

root.addEventListener('pointerdown', event => {
  cancel();
  held = false;
  finger = event.pointerType === 'touch';
  const thing = thingAt(event.target);
  if (!thing || event.pointerType === 'mouse') return;
  start = event;
  timer = setTimeout(() => { held = true; read(thing); }, HOLD);
});
root.addEventListener('pointermove', event => { if (start && Math.hypot(event.x - start.x, event.y - start.y) > SLIP) cancel(); });
root.addEventListener('pointercancel', cancel);
root.addEventListener('pointerup', () => { lifted = held ? thingAt(start?.target) : null; cancel(); });

// Browsers close a popover that opened under a finger when it is lifted: it opens again, until the next press.
document.getElementById('pop').addEventListener('beforetoggle', event => {
  if (event.newState !== 'closed' || !lifted) return;
  setTimeout(read, 0, lifted);
  lifted = null;
});
for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, () => { lifted = null; }, true);
root.addEventListener('contextmenu', event => { if (held || start) event.preventDefault(); });

/** Whether a finger has tapped the i of a card, which stands in its upper end corner. */
function onCorner(event) {
  const card = finger && event.target.closest?.('.card[data-about]');
  if (!card || getComputedStyle(card, '::before').content === 'none') return false;
  const box = card.getBoundingClientRect();
  const fromEnd = getComputedStyle(card).direction === 'rtl' ? event.clientX - box.left : box.right - event.clientX;
  return fromEnd < CORNER && event.clientY - box.top < Math.min(CORNER, box.height * .45);
}

root.addEventListener('click', event => {  // lifting the finger after holding plays nothing, nor does the corner
  clearTimeout(timer);  // who has clicked is not looking any more
  const corner = !held && onCorner(event);
  if (!held && !corner) return;
  held = false;
  if (corner) read(thingAt(event.target));
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
