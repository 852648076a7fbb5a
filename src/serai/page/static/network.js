// A trained network at play, in typed arrays: whole numbers in 64-bit floats, the same as serai.learned.network computes.
const POINT = 2 ** 10, FINE = 2 ** 12, MOST = 2 ** 20, TINY = 1e-5, EVEN = 1.5 * 2 ** 52;

const rounded = x => (x + EVEN) - EVEN;  // halves to the even number
const counted = x => rounded(Math.min(Math.max(x, -MOST), MOST));

/** Numbers in half precision. */
function halves(bytes) {
  const words = new Uint16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return Float64Array.from(words, word => {
    const sign = word >> 15 ? -1 : 1, exponent = word >> 10 & 31, part = word & 1023;
    return exponent ? sign * (1 + part / 1024) * 2 ** (exponent - 15) : sign * part * 2 ** -24;
  });
}

/** A network is put together from its named parts; `think` judges rows of whole numbers of 16 bits. */
export function network(depth, divisors) {
  const parts = new Map();

  /** Only what is not zero counts: most features are, and half of the neurons. */
  function layer(name, x) {
    const weights = parts.get(`${name}.weight`), bias = parts.get(`${name}.bias`), sums = Float64Array.from(bias);
    for (let i = 0, at = 0; i < x.length; i++, at += sums.length) {
      if (x[i]) for (let o = 0; o < sums.length; o++) sums[o] += x[i] * weights[at + o];
    }
    return sums.map(sum => counted(sum / FINE));
  }

  function norm(name, x) {
    const weights = parts.get(`${name}.weight`), bias = parts.get(`${name}.bias`), n = x.length;
    let sum = 0, squares = 0;
    for (const one of x) { sum += one; squares += one * one; }
    const mean = sum / n, spread = Math.sqrt(squares / n - mean * mean + TINY * POINT * POINT);
    return x.map((one, i) => counted(((one - mean) / spread * weights[i] + bias[i]) * POINT));
  }

  const positive = x => x.map(one => Math.max(one, 0));

  function hidden(row) {
    let h = positive(layer('first', Float64Array.from(row, (cell, i) => counted(cell / divisors[i] * POINT))));
    for (let i = 0; i < depth; i++) {
      const more = layer(`downs.${i}`, positive(layer(`ups.${i}`, norm(`norms.${i}`, h))));
      h = h.map((one, o) => counted(one + more[o]));
    }
    return norm('norm', h);
  }

  return {
    /** `outputs`: of a layer; 0 for what belongs to a norm. */
    add(name, outputs, bytes) {
      const numbers = halves(bytes.toJs?.() ?? bytes);
      if (!outputs) return void parts.set(name, numbers);
      const scale = name.endsWith('.bias') ? FINE * POINT : FINE, inputs = numbers.length / outputs;
      parts.set(name, numbers.map((_, k) => rounded(numbers[k % outputs * inputs + Math.floor(k / outputs)] * scale)));
    },
    /** As JSON: the logits of every row, if there is a policy, and its value. */
    think(bytes, count, policy) {
      const all = bytes.toJs?.() ?? bytes, cells = new Int16Array(all.buffer.slice(all.byteOffset, all.byteOffset + all.byteLength));
      const width = cells.length / count, logits = [], values = [];
      for (let at = 0; at < cells.length; at += width) {
        const h = hidden(cells.subarray(at, at + width));
        if (policy) logits.push(Array.from(layer('policy', h), one => one / POINT));
        values.push(layer('value', h)[0] / POINT);
      }
      return JSON.stringify([logits, values]);
    },
  };
}
