// The page on which a game is learnt: a rule's address opens its chapter, a search is answered while it is typed, things and rules
// open beside their names.  Everything can be read without it.
import { tips } from './tips.js';

const rules = document.getElementById('rules');
const game = rules.dataset.game;
const field = document.getElementById('q');
const fine = document.getElementById('fine');
const PAUSE = 250;  // milliseconds after a key

/** Show the rule that the address names; what is not here stands in the full text. */
function arrive() {
  const number = decodeURIComponent(location.hash.slice(1));
  if (!/^[A-Z]{2,}-[A-Z0-9.]+$/.test(number)) return;
  const rule = document.getElementById(number);
  if (!rule) {
    if (field.value) location.replace(`./${game}#${number}`);
    else location.replace(`./${game}/full#${number}`);
    return;
  }
  for (let around = rule.closest('details'); around; around = around.parentElement.closest('details')) around.open = true;
  for (const place of rule.dataset.tags?.split(' ') ?? []) {
    const filter = place && rules.querySelector(`input[data-place="${place}"]`);
    if (filter) filter.checked = true;
  }
  rule.scrollIntoView({ block: 'center' });
}

function unfold() {
  for (const point of rules.querySelectorAll('details.fine')) point.open = fine.checked || Boolean(field.value);
}

let timer = 0, last = field.value;

/** The server searches, and sends the part of the page that holds the rules. */
async function search() {
  const query = field.value.trim();
  if (query === last) return;
  last = query;
  const address = query ? `/learn/${game}?q=${encodeURIComponent(query)}` : `/learn/${game}`;
  const reply = await fetch(address, { headers: { 'X-Serai': '1' } }).catch(() => null);
  if (!reply?.ok || field.value.trim() !== query) return;  // typed on meanwhile
  document.getElementById('found').innerHTML = await reply.text();  // our own page: everything in it was escaped by the server
  history.replaceState(null, '', address);
  unfold();
}

field.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(search, PAUSE); });
field.form.addEventListener('submit', event => { event.preventDefault(); search(); });
fine.addEventListener('change', unfold);
addEventListener('hashchange', arrive);
document.getElementById('main').addEventListener('click', event => {
  const link = event.target.closest('[data-tip]');
  if (link && !link.closest('#pop')) { event.preventDefault(); tips.open(link, link.dataset.tip); }
});
document.documentElement.dataset.scripted = '';
arrive();
