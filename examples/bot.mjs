// The bot of bot.py in JavaScript: it builds what is dearest and otherwise does anything.
//
//     serai bot-check "node examples/bot.mjs"
//     serai arena san-juan --bots "exec:node examples/bot.mjs,random" --players 2
//
// Every line that comes in is answered with one line; docs/bots.md describes them.  console.error is for you.

import { createInterface } from 'node:readline';

let seed = 1;
const chance = () => (seed = (seed * 48271) % 2147483647) / 2147483647; // the same seed plays the same game
const cost = option => (option.verb === 'build' ? option.meaning.cost ?? 0 : 0);

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  let answer;
  if ('serai' in question) { // the handshake: game, options, players, seat, seed
    seed = 1 + (question.seed % 2147483646);
    answer = { ready: true, name: 'dearest, in JavaScript' };
  } else { // a decision: observation, ask, options, limit
    const ranked = question.options.map(option => [cost(option), chance(), option.action]);
    answer = { action: ranked.reduce((best, one) => (one[0] - best[0] || one[1] - best[1]) > 0 ? one : best)[2] };
  }
  console.log(JSON.stringify(answer));
}
