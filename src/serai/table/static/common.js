// On every page: light or dark, links that can be copied or shared, the name that was typed last.

/** A number in the reader's digits. */
export const digits = number => document.documentElement.lang === 'fa' ? String(number).replace(/[0-9]/g, d => '۰۱۲۳۴۵۶۷۸۹'[d]) : String(number);

/** The address of a page of ours, wherever the first one lies. */
export const page = path => new URL(`..${path}`, import.meta.url).href;

document.addEventListener('click', event => {
  if (event.target.closest('[data-theme-toggle]')) {
    const page = document.documentElement;
    const dark = page.dataset.theme ? page.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    page.dataset.theme = dark ? 'light' : 'dark';
    try { localStorage.setItem('serai-theme', page.dataset.theme); } catch { /* private windows keep nothing */ }
  }
  const copy = event.target.closest('[data-copy]');
  if (copy) copied(copy.dataset.copy).then(() => { copy.dataset.done = ''; setTimeout(() => delete copy.dataset.done, 2000); });
  const share = event.target.closest('[data-share]');
  if (share && navigator.share) navigator.share({ url: share.dataset.share }).catch(() => {});
});

/** Put a text on the clipboard.  Without https browsers offer only the old way. */
async function copied(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

if (navigator.share) document.documentElement.dataset.canShare = '';

for (const field of document.querySelectorAll('[data-remember]')) {
  try {
    field.value ||= localStorage.getItem('serai-name') ?? '';
    field.addEventListener('change', () => localStorage.setItem('serai-name', field.value.trim()));
  } catch { /* private windows keep nothing */ }
}
