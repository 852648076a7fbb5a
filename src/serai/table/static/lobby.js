// Before the game: the page changes by itself when somebody sits down, and becomes the table when nobody is missing.
const table = document.querySelector('[data-lobby]').dataset.lobby;
let first = true;

async function refresh() {
  const reply = await fetch(location.href).catch(() => null);
  if (!reply) return;  // the line dropped: the stream says when it is back
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  if (!page.querySelector('[data-lobby]')) return location.reload();
  for (const old of document.querySelectorAll('[id^=live-]')) {
    const now = page.getElementById(old.id);
    if (now && now.innerHTML !== old.innerHTML && !old.contains(document.activeElement)) old.innerHTML = now.innerHTML;  // our own page, escaped by the server
  }
  document.title = page.title;
}

function listen() {
  const stream = new EventSource(`/t/${table}/events`);
  stream.addEventListener('table', () => { if (!first) refresh(); first = false; });
  stream.addEventListener('error', () => { if (stream.readyState === EventSource.CLOSED) { refresh(); setTimeout(listen, 3000); } });
}

listen();
