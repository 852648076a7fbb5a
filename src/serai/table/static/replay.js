// The replay plays by itself: one move after the other, at the reader's pace.  Space starts and stops it, a step of one's own stops it.
const root = document.getElementById('table');
const SPEED = 'serai-replay-speed', USUAL = '1000';
let playing = false, shown = '', timer = 0;

const find = selector => root.querySelector(selector);
const now = () => find('.scrubbar').dataset.now;
const last = () => find('.scrubbar').dataset.last;
const speed = () => { try { return localStorage.getItem(SPEED) ?? USUAL; } catch { return USUAL; } };

/** The server's page knows nothing of playing: after every change the controls are set again, and the next move is due. */
function settle() {
  if (now() !== shown) {
    shown = now();
    clearTimeout(timer);
    if (shown === last()) playing = false;
    if (playing) timer = setTimeout(() => find('[data-step="1"]').click(), Number(speed()));
  }
  const button = find('[data-play]');
  button.hidden = find('[data-pace]').hidden = false;
  button.setAttribute('aria-pressed', String(playing));
  find('[data-speed]').value = speed();
}

function play(on) {
  playing = on;
  clearTimeout(timer);
  if (on) find(now() === last() ? '[data-at="0"]' : '[data-step="1"]').click();  // at the end: once more from the beginning
  settle();
}

root.addEventListener('click', event => {
  if (event.target.closest('[data-play]')) play(!playing);
  else if (event.isTrusted && event.target.closest('[data-at], .log--moves a')) play(false);
});
root.addEventListener('input', event => { if (event.target.matches('[data-scrub]')) play(false); });
root.addEventListener('change', event => {
  if (!event.target.matches('[data-speed]')) return;
  try { localStorage.setItem(SPEED, event.target.value); } catch { /* private windows keep nothing */ }
});
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') return playing ? play(false) : undefined;
  if (event.key !== ' ' || event.target.closest('button, input:not([type=range]), select, textarea, summary, [data-scroll]')) return;
  event.preventDefault();
  play(!playing);
});

new MutationObserver(settle).observe(root, { subtree: true, childList: true, attributeFilter: ['data-now'] });
settle();
