// The form of a new table: another game or number of players is asked for by itself; no two seats have one colour.
const form = document.getElementById('new');
const button = form.querySelector('[data-update-button]');
button.hidden = true;

form.addEventListener('change', event => {
  if (event.target.matches('[data-update]')) return button.click();
  if (!event.target.matches('[name^=colour-]')) return;
  const seat = event.target.closest('[data-seat]');
  for (const other of form.querySelectorAll('[data-seat]')) {
    const same = other.querySelector(`[name^=colour-][value="${event.target.value}"]`);
    if (other !== seat && same.checked) paint(other, seat.dataset.colour);
  }
  paint(seat, event.target.value);
});

/** A seat in another colour. */
function paint(seat, colour) {
  seat.querySelector(`[name^=colour-][value="${colour}"]`).checked = true;
  seat.classList.remove(`p${seat.dataset.colour}`);
  seat.classList.add(`p${colour}`);
  seat.dataset.colour = colour;
  seat.querySelector('[data-piece] use').setAttribute('href', `#i-p${colour}`);
}

for (const seat of form.querySelectorAll('[data-seat]')) seat.dataset.colour = seat.querySelector('[name^=colour-]:checked').value;
