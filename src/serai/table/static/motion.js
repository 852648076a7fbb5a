// What moves glides: cards in view transitions, figures on drawn boards by a slide from their old place.
const CARDS = 80;  // more names than that are slow on phones
const GLIDE = 380;

/** A card is known by what it is, and by which of its kind it is on the page: so it is found again where it lies next. */
export function nameCards(root) {
  const seen = new Map();
  for (const card of [...root.querySelectorAll('.card[data-about]')].slice(0, CARDS)) {
    const kind = card.dataset.about, number = seen.get(kind) ?? 0;
    seen.set(kind, number + 1);
    card.style.viewTransitionName = CSS.escape(`c-${kind}-${number}`);
    card.style.viewTransitionClass = 'card';
  }
}

/** Where everybody's figure stands. */
export function figures(root) {
  return new Map([...root.querySelectorAll('.board [data-figure]')].map(figure => [figure.dataset.figure, figure.getBoundingClientRect()]));
}

/** Figures that stand elsewhere now come from where they stood. */
export function slide(root, before) {
  for (const figure of root.querySelectorAll('.board [data-figure]')) {
    const old = before.get(figure.dataset.figure), now = figure.getBoundingClientRect();
    const scale = figure.ownerSVGElement?.getScreenCTM()?.a;
    if (!old || !scale || (Math.abs(old.x - now.x) < 2 && Math.abs(old.y - now.y) < 2)) continue;
    const from = `${(old.x - now.x) / scale}px ${(old.y - now.y) / scale}px`;
    figure.animate([{ translate: from }, { translate: '0 0' }], { duration: GLIDE, easing: 'cubic-bezier(.2,.75,.25,1)' });
  }
}
