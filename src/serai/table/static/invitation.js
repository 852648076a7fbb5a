// An invitation: its code stands behind the # of the address, where no server's log sees it.
const form = document.getElementById('invitation');
const field = document.querySelector('form [name=code]');
const code = location.hash.slice(1);
if (form && code) {
  field.value = code;
  history.replaceState(null, '', location.pathname);  // nor the browser's history
}
if (form && (code || form.dataset.send !== undefined)) form.requestSubmit();
else if (form?.dataset.seated) location.replace(form.dataset.seated);
for (const link of document.querySelectorAll('.langs a')) if (field.value) link.hash = field.value;  // in another language it is still an invitation
addEventListener('hashchange', () => location.reload());  // another invitation to the same table, in the same window
