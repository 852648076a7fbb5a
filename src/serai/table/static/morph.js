// Makes a part of the page like another one that the server has drawn, and touches only what differs: whatever stays keeps its
// focus, its scroll position and its animation, and the browser need not look at it again.

const idOf = node => node.nodeType === Node.ELEMENT_NODE ? node.getAttribute('id') : null;
const kin = (old, now) => old.nodeName === now.nodeName && idOf(old) === idOf(now);

const AREAS = /<section class="area[^"]*" id="([^"]+)"|<(\/?)section\b/g, END = '</section>';
const drawn = new Map();  // by id: the words of an area of the board, and the nodes that they stand for

/** The areas of a page that is written in HTML: where each begins and ends. */
function areasOf(html) {
  const open = [], found = [];
  for (const tag of html.matchAll(AREAS)) {
    if (!tag[2]) { open.push([tag.index, tag[1]]); continue; }
    const [start, id] = open.pop(), end = tag.index + END.length;
    if (id) found.push({ id, start, end, text: html.slice(start, end) });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The nodes of such a page.  They belong to this document, so that none has to be adopted later; and an area that the server
    has drawn just so the last time, as most of them are, is not read again. */
export function parsed(html) {
  const made = document.createElement('div'), areas = areasOf(html);
  let short = '', at = 0;
  for (const { id, start, end, text } of areas) {
    if (start < at || drawn.get(id)?.text !== text) continue;
    short += `${html.slice(at, start)}<section data-drawn="${id}">${END}`;
    at = end;
  }
  made.innerHTML = short + html.slice(at);
  for (const place of made.querySelectorAll('[data-drawn]')) place.replaceWith(drawn.get(place.dataset.drawn).nodes);
  for (const { id, text } of areas) drawn.set(id, { text, nodes: made.querySelector(`#${id}`) });
  return made;
}

/** `old` becomes like `now`; `keeps(element)`: it stays as it is. */
export function morph(old, now, keeps) {
  if (old.isEqualNode(now) || keeps(old)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) { old.nodeValue = now.nodeValue; return; }
  for (const { name, value } of now.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes]) if (!now.hasAttribute(name)) old.removeAttribute(name);
  morphChildren(old, now, keeps);
}

/** The same for all that is inside.  A child with an id is found again by it, wherever it lies now; any other by its place. */
export function morphChildren(old, now, keeps) {
  const wanted = [...now.childNodes], ids = new Set(wanted.map(idOf)), known = new Map();
  for (const child of [...old.children]) {
    const id = idOf(child);
    if (id && ids.has(id)) known.set(id, child); else if (id) child.remove();
  }
  let rest = null;  // from here on all is as it should be
  while (wanted.length && (rest ? rest.previousSibling : old.lastChild)?.isEqualNode(wanted.at(-1))) {
    rest = rest ? rest.previousSibling : old.lastChild;
    wanted.pop();
  }
  let at = old.firstChild;
  const drop = () => { const gone = at; at = at.nextSibling; gone.remove(); };
  const stays = node => known.has(idOf(node));
  for (const child of wanted) {
    let there = known.get(idOf(child));
    if (!there) for (there = at; there && !kin(there, child); there = there.nextSibling) if (there === rest || stays(there)) break;
    if (!there || there === rest || !kin(there, child)) { old.insertBefore(child.cloneNode(true), at); continue; }
    while (at !== there && at !== rest && !stays(at)) drop();
    if (there === at) at = at.nextSibling; else old.insertBefore(there, at);
    morph(there, child, keeps);
  }
  while (at !== rest) drop();
}
