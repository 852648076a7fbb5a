// The second worker: bots think here (serai.page.thinker).  What a trained one has learned is loaded when it first plays.
import { network } from './network.js';
import { python } from './python.js';

const loaded = new Set();

async function start() {
  const made = await python();
  const minds = made.pyimport('serai.page.minds').Minds((depth, divisors) => network(depth, JSON.parse(divisors)));
  return { made, minds, thinker: made.pyimport('serai.page.thinker') };
}

const ready = start();

onmessage = async ({ data: [number, job] }) => {
  const { made, minds, thinker } = await ready;
  const file = thinker.needed(job);
  let trouble = '';
  if (file && !loaded.has(file)) {
    const reply = await fetch(`weights/${file}`).catch(() => null);
    if (reply?.ok) {
      minds.add(file, made.toPy(new Uint8Array(await reply.arrayBuffer())).tobytes());
      loaded.add(file);
    } else trouble = 'page-no-weights';
  }
  postMessage([number, thinker.think(job), trouble]);
};
