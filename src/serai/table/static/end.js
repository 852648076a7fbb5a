// The end of a game: the score sheet opens by itself on the table, once for every viewer.  The board stays usable behind it.
const root = document.getElementById('table');
const PAUSE = 800;  // milliseconds after the last move
let due = 0;

const link = () => root.querySelector('#act [data-end]');
const seen = () => `serai-end-${link().href}`;

/** The game is over: the sheet comes, unless this viewer has seen it. */
function look() {
  if (!link() || due || document.getElementById('end')) return;
  try { if (localStorage.getItem(seen())) return; } catch { /* private windows keep nothing */ }
  due = setTimeout(open, PAUSE);
}

async function open() {
  const reply = await fetch(link().href, { headers: { 'X-Serai': '1' } });
  if (!reply.ok || reply.redirected) return;
  document.getElementById('end')?.remove();
  root.insertAdjacentHTML('afterend', await reply.text());
  const sheet = document.getElementById('end');
  const style = sheet.querySelector('link');
  if (!style.sheet) await new Promise(done => { style.onload = style.onerror = done; });
  sheet.show();
  sheet.querySelector('h2').focus({ preventScroll: true });
  try { localStorage.setItem(seen(), 'seen'); } catch { /* it comes again with the next visit */ }
}

function close() {
  document.getElementById('end').remove();
  link()?.focus({ preventScroll: true });
}

document.addEventListener('click', event => {
  if (event.target.closest('#end [data-close]')) close();
  if (event.target.closest('#act [data-end]') && !event.ctrlKey && !event.metaKey) { event.preventDefault(); open(); }
});
document.addEventListener('keydown', event => { if (event.key === 'Escape' && event.target.closest('#end')) close(); });
new MutationObserver(look).observe(root, { subtree: true, childList: true });
look();
