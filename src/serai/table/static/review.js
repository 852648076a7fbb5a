// A review grows while the reader looks at it.
import { morphChildren, parsed } from './morph.js';
const root = document.getElementById('review');
const PAUSE = 3000;  // milliseconds

const growing = () => root.querySelector('[data-state]').dataset.state === 'wanted';

async function look() {
  if (!document.hidden) {
    try {
      const reply = await fetch(location.href, { headers: { 'X-Serai': '1' } });
      if (reply.ok) morphChildren(root, parsed(await reply.text()), node => node.nodeName === 'INPUT' && node === document.activeElement);  // a slider that is held stays
    } catch { /* the line dropped: the next look may find it again */ }
  }
  settle();
}

function settle() {
  for (const link of root.querySelectorAll('[data-again]')) link.hidden = true;  // it comes by itself
  if (growing()) setTimeout(look, PAUSE);
}

settle();
