// Prompts with one answer, such as to pass.  The server says which of them a page may answer by itself: `now`, or `soon` where
// others would learn from it that there was nothing to choose.
import { setting } from './settings.js';

const PAUSE = 1800, SPREAD = 900;  // milliseconds: about as long as a person looks
let timer = 0, settledFor = '';

const form = root => root.querySelector('#act');
const question = root => form(root)?.querySelector('[name=decision]')?.value ?? '';

/** The reader wants to look, or to do something else first: this question waits. */
function wait(root) {
  clearTimeout(timer);
  root.classList.remove('passing');
}

/** Answer, once for each question; two pages of one seat send the same key, so that it is done once. */
function pass(root, send, asked) {
  if (question(root) !== asked) return;
  root.classList.remove('passing');
  if (root.classList.contains('sending')) { timer = setTimeout(pass, 50, root, send, asked); return; }
  send([['action', form(root).dataset.answer]], `pass-${asked}`);
}

/** After every change of the page: is there anything to answer? */
export function passBySelf(root, send) {
  root.addEventListener('settled', () => {
    const asked = question(root), when = form(root)?.dataset.passes;
    if (asked === settledFor) return;
    wait(root);
    settledFor = asked;
    if (!when || setting('ask') === 'on') return;
    const delay = when === 'now' ? 0 : PAUSE + Math.random() * SPREAD;
    root.style.setProperty('--pass', `${delay}ms`);
    root.classList.toggle('passing', delay > 0);  // at the root, which no change of the page touches
    timer = setTimeout(pass, delay, root, send, asked);
  });
  for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, () => wait(root), true);
}
