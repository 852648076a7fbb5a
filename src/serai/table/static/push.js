// The page of preferences: the browser's own time zone, and notices in this browser.
const zone = document.querySelector('[data-zone]');
if (!zone.value) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (!zone.value) zone.value = '';

const button = document.querySelector('[data-push]');
if (button && 'serviceWorker' in navigator && 'PushManager' in window) {
  button.hidden = false;
  document.querySelector('[data-push-without]').hidden = true;
  button.addEventListener('click', () => turnOn().catch(() => { document.querySelector('[data-push-denied]').hidden = false; }));
}

/** Ask the browser for a subscription and tell the server; the page then shows it. */
async function turnOn() {
  const worker = await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
  if (await Notification.requestPermission() !== 'granted') throw new Error('denied');
  let old = await worker.pushManager.getSubscription();
  if (old && inText(old.options.applicationServerKey) !== button.dataset.push) {  // made with another key of the server
    await old.unsubscribe();
    old = null;
  }
  const subscription = old ?? await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: button.dataset.push });
  const reply = await fetch('/preferences/push', {
    method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Serai': '1' }, body: JSON.stringify(subscription),
  });
  if (!reply.ok) throw new Error(await reply.text());
  location.assign('/preferences');
}

/** Bytes as the server writes its key. */
function inText(bytes) {
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
