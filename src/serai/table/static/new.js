// The form of a new table: what follows from a preset or a number of players is asked for by itself; no two seats have one colour.
const form = document.getElementById('new');

form.addEventListener('change', event => {
  if (event.target.matches('[data-update]')) return update(event.target);
  if (!event.target.matches('[name^=colour-]')) return;
  const seat = event.target.closest('[data-seat]');
  for (const other of form.querySelectorAll('[data-seat]')) {
    const same = other.querySelector(`[name^=colour-][value="${event.target.value}"]`);
    if (other !== seat && same.checked) paint(other, seat.dataset.colour);
  }
  paint(seat, event.target.value);
});

/** The same form with what follows from this choice: the server knows it.  Where one was stays where one is. */
async function update(chosen) {
  const address = `/new?${new URLSearchParams(new FormData(form))}`;
  const reply = await fetch(address).catch(() => null);
  if (!reply?.ok) return form.querySelector('[data-update-button]').click();
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const open = form.querySelector('.alloptions').open;
  form.innerHTML = page.getElementById('new').innerHTML;  // our own page, escaped by the server
  form.querySelector('.alloptions').open = open;
  history.replaceState(null, '', address);
  prepare();
  form.querySelector(`[name="${chosen.name}"][value="${chosen.value}"]`)?.focus({ preventScroll: true });
}

/** A seat in another colour. */
function paint(seat, colour) {
  seat.querySelector(`[name^=colour-][value="${colour}"]`).checked = true;
  seat.classList.remove(`p${seat.dataset.colour}`);
  seat.classList.add(`p${colour}`);
  seat.dataset.colour = colour;
  seat.querySelector('[data-piece] use').setAttribute('href', `#i-p${colour}`);
}

function prepare() {
  form.querySelector('[data-update-button]').hidden = true;
  for (const seat of form.querySelectorAll('[data-seat]')) seat.dataset.colour = seat.querySelector('[name^=colour-]:checked').value;
}

prepare();
