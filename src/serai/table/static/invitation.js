// An invitation: its code stands behind the # of the address, where no server's log sees it.
const form = document.getElementById('invitation');
const code = location.hash.slice(1);
if (code) {
  form.elements.code.value = code;
  history.replaceState(null, '', location.pathname);  // nor the browser's history
}
if (form.elements.code.value) form.requestSubmit();
