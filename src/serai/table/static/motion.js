// What moves glides.  A piece lies in its new place at once, so that a click there counts; only its likeness flies there, above
// the board and below the bars.
const PIECES = '[data-piece], [data-figure], .card[data-about]';
const MOST = 40;  // more of them at once are no movement but another page
const MEANING = ['id', 'name', 'form', 'tabindex', ...['acts', 'about', 'piece', 'figure', 'place', 'why', 'ways', 'path'].map(part => `data-${part}`)];
const LIKENESS = { position: 'fixed', zIndex: 15, margin: 0, transformOrigin: '0 0', pointerEvents: 'none' };  // whatever a board's sheet says
const EASE = 'cubic-bezier(.2, .75, .25, 1)';
const touch = matchMedia('(pointer: coarse)');

/** A piece is known by its id; a card without one by what it is, and by which of its kind it is on the page. */
function* pieces(root) {
  const seen = new Map();
  for (const piece of root.querySelectorAll(PIECES)) {
    const kind = piece.dataset.piece ?? piece.dataset.figure ?? piece.dataset.about, number = seen.get(kind) ?? 0;
    seen.set(kind, number + 1);
    yield [`${kind} ${number}`, piece];
  }
}

const inSight = box => box.width > 0 && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;

/** Where every piece lies.  What still flies has arrived: a likeness must not be taken for a thing of the next page. */
export function places(root) {
  for (const likeness of root.querySelectorAll('.flying')) likeness.remove();
  return new Map([...pieces(root)].map(([name, piece]) => [name, piece.getBoundingClientRect()]));
}

/** Pieces that lie elsewhere now come from where they lay. */
export function glide(root, before) {
  const moved = [];
  for (const [name, piece] of pieces(root)) {
    const from = before.get(name), to = piece.getBoundingClientRect();
    if (!from || !inSight(from) || !inSight(to) || Math.hypot(from.x - to.x, from.y - to.y) < 2) continue;
    moved.push([piece, from, to]);
  }
  if (moved.length > MOST) return;
  const timing = { duration: touch.matches ? 250 : 380, easing: EASE };
  for (const [piece, from, to] of moved) if (piece.ownerSVGElement) slide(piece, from, to, timing); else fly(piece, from, to, timing);
}

/** A part of a drawing moves within it. */
function slide(piece, from, to, timing) {
  const scale = piece.ownerSVGElement.getScreenCTM()?.a;
  if (scale) piece.animate([{ translate: `${(from.x - to.x) / scale}px ${(from.y - to.y) / scale}px` }, { translate: '0 0' }], timing);
}

/** A thing of the page is shown by a likeness of it, which nobody can click, read or send. */
function fly(piece, from, to, timing) {
  const likeness = piece.cloneNode(true);
  for (const part of [likeness, ...likeness.querySelectorAll('*')]) {
    for (const name of MEANING) part.removeAttribute(name);
    part.classList.remove('legal', 'tick', 't');
  }
  for (const field of likeness.querySelectorAll('input')) field.remove();
  likeness.inert = true;
  likeness.classList.add('flying');
  Object.assign(likeness.style, { ...LIKENESS, left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px`, height: `${to.height}px` });
  piece.after(likeness);
  const start = { translate: `${from.x - to.x}px ${from.y - to.y}px`, scale: `${from.width / to.width} ${from.height / to.height}` };
  piece.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  likeness.animate([start, { translate: '0 0', scale: '1 1' }], timing).finished.finally(() => likeness.remove()).catch(() => {});
}
