// The second worker: bots think here (serai.page.thinker).  What a trained one has learned is loaded when it first plays.
import { network } from './network.js';
import { python } from './python.js';

const settled = new Set();  // files of weights: those that are there, and those that are of no use
let told = false;

async function start() {
  const made = await python(['serai', 'msgspec', 'typing_extensions']);
  const minds = made.pyimport('serai.page.minds').Minds((depth, divisors) => network(depth, JSON.parse(divisors)));
  return { made, minds, thinker: made.pyimport('serai.page.thinker') };
}

const ready = start();

/** A file of weights that was kept damaged is fetched once more; where that does not help, the next visit tries again. */
async function learn(file) {
  const { made, minds } = await ready;
  for (const cache of ['default', 'reload']) {
    const reply = await fetch(`weights/${file}`, { cache }).catch(() => null);
    if (!reply?.ok) return false;  // no network: the next decision tries again
    if (minds.add(file, made.toPy(new Uint8Array(await reply.arrayBuffer())).tobytes())) return Boolean(settled.add(file));
  }
  settled.add(file);
  return false;
}

onmessage = async ({ data: [number, job] }) => {
  const { thinker } = await ready;
  const file = thinker.needed(job);
  const missing = file && !settled.has(file) && !await learn(file) && !told;
  told ||= missing;
  postMessage([number, thinker.think(job), missing ? 'page-no-weights' : '']);
};
