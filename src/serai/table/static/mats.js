// Everybody's mats: a click on a name opens the mat over the board.  Nothing else moves, and the focus goes back to the name.
const box = document.getElementById('mat');
let opener = '', address = '';

async function load(href) {
  const reply = await fetch(href, { headers: { 'X-Serai': '1' } }).catch(() => null);
  if (!reply?.ok) return false;
  address = href;
  box.innerHTML = await reply.text();  // our own page: everything in it was escaped by the server
  return true;
}

/** Open a mat, or leaf to the next one. */
async function open(link) {
  if (!box.contains(link)) opener = link.id;
  const step = box.contains(link) ? [...box.querySelectorAll('[data-mat]')].indexOf(link) : -1;
  if (!await load(link.href)) return;
  if (!box.open) box.show();
  const held = step < 0 ? box.querySelector('#mat-of') : box.querySelectorAll('[data-mat]')[step];
  held.focus({ preventScroll: true });
  marked();
}

function close() {
  if (!box.open) return;
  const inside = box.contains(document.activeElement);
  box.close();
  marked();
  if (inside) document.getElementById(opener)?.focus({ preventScroll: true });
}

/** The name whose mat is open says so; the coach waits meanwhile. */
function marked() {
  document.body.classList.toggle('mat-open', box.open);
  const path = new URL(address || '/', location.href).pathname;
  for (const name of document.querySelectorAll('#table [data-mat]')) name.setAttribute('aria-expanded', String(box.open && new URL(name.href).pathname === path));
}

document.addEventListener('click', event => {
  const link = event.target.closest('[data-mat]');
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    if (link.getAttribute('aria-expanded') === 'true') close(); else open(link);
  }
  if (event.target.closest('#mat [data-close]')) { event.preventDefault(); close(); }
});
document.addEventListener('keydown', event => { if (event.key === 'Escape' && box.open) close(); });
document.getElementById('table').addEventListener('settled', async () => {
  marked();
  if (!box.open) return;
  const name = [...document.querySelectorAll('#table [data-mat]')].find(one => new URL(one.href).pathname === new URL(address, location.href).pathname);
  const inside = box.contains(document.activeElement), at = [...box.querySelectorAll('a, button')].indexOf(document.activeElement);
  if (name && await load(name.href) && inside) (box.querySelectorAll('a, button')[at] ?? box.querySelector('#mat-of')).focus({ preventScroll: true });
});
