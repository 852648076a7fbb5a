// Walking by clicking the destination.  A target with `data-ways` knows its ways: the actions of each, its places, its words.
// Places are found by `data-place`.  What is lit and drawn here never changes what is sent.
const SVG = 'http://www.w3.org/2000/svg';

/** The ways of a target, the cheapest first. */
export const waysOf = element => element?.dataset.ways ? JSON.parse(element.dataset.ways) : [];

/** The fields of a request that takes a whole way. */
export const asFields = way => [['way', JSON.stringify(way.actions)]];

const placeOf = (root, id) => root.querySelector(`[data-place="${CSS.escape(id)}"]`);

/** Nothing is lit any more. */
export function dim(root) {
  for (const place of root.querySelectorAll('.on-way')) place.classList.remove('on-way');
  for (const line of root.querySelectorAll('.wayline')) line.remove();
}

/** Light the places of a way, and draw it over the board from where the walker stands. */
export function light(root, target, way) {
  dim(root);
  const start = root.querySelector('[data-way-start]');
  const places = way.path.map(id => placeOf(root, id)).filter(Boolean);
  for (const place of places) place.classList.add('on-way');
  const board = target.closest('svg');
  if (!board?.getScreenCTM() || !places.length) return;
  const inside = [start, ...places].filter(place => place && board.contains(place));
  if (inside.length < 2) return;
  const back = board.getScreenCTM().inverse();
  const points = inside.map(place => {
    const box = place.getBoundingClientRect();
    const point = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(back);
    return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  });
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('class', 'wayline');
  line.setAttribute('d', `M${points.join('L')}`);
  line.setAttribute('aria-hidden', 'true');
  board.append(line);
}

/** Pointer and focus light the cheapest way to a destination; a new page of the server's does not know of it. */
export function showWays(root) {
  const again = () => {
    const target = root.querySelector('[data-ways]:is(:focus, :hover)');
    const [way] = waysOf(target);
    if (way) light(root, target, way);
  };
  const on = event => {
    const target = event.target.closest?.('[data-ways]');
    const [way] = waysOf(target);
    if (way) light(root, target, way); else if (event.type !== 'pointerover' || !root.contains(document.activeElement?.closest?.('[data-ways]'))) dim(root);
  };
  root.addEventListener('pointerover', on);
  root.addEventListener('focusin', on);
  root.addEventListener('focusout', () => dim(root));
  root.addEventListener('pointerleave', () => dim(root));
  root.addEventListener('settled', again);
}
