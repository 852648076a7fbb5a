// What the reader has set, kept in this browser.  A field `data-setting="NAME"` shows it; as long as nothing is kept, what the
// page came with counts.
const key = name => `serai-${name}`;
const field = name => document.querySelector(`[data-setting="${name}"]`);
const shown = one => one.type === 'checkbox' ? one.checked ? 'on' : 'off' : one.value;

/** A setting by its name: `on` or `off` of a box to tick, the value of a list. */
export function setting(name) {
  const one = field(name);
  return localStorage.getItem(key(name)) ?? (one ? shown(one) : '');
}

for (const one of document.querySelectorAll('[data-setting]')) {
  const kept = localStorage.getItem(key(one.dataset.setting));
  if (kept === null) continue;
  if (one.type === 'checkbox') one.checked = kept === 'on'; else one.value = kept;
}

document.addEventListener('change', event => {
  const { setting: name } = event.target.dataset;
  if (name) localStorage.setItem(key(name), shown(event.target));
});
