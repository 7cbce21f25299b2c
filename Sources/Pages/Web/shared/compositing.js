// Tinted masks, bottom to top, one over the other: the program's own pixels.
//
// With a_q = coverage / 255 * alpha / 255 of layer q, a pixel shows layer p with the weight w_p = a_p * product of (1 - a_q)
// over the layers q above. Its alpha is the sum of the weights, its colour the mean of the tints by weight. All pixels of
// one coverage tuple have equal weights, so that there are few of them. Everything is whole numbers over a common
// denominator, which BigInt holds at any length, and is rounded once, half up.

const whole = 255n;

/** The weights of every tuple under the alphas of the tints: `weights[tuple][layer]` over `denominator`. */
export function weigh(model, alphas) {
  const scales = alphas.map((alpha) => (alpha === 255 ? [1n, whole] : [BigInt(alpha), whole * whole]));
  const denominator = scales.reduce((product, [, largest]) => product * largest, 1n);
  const weights = Array.from({ length: model.tupleCount }, (_, tuple) => weightsOfTuple(model, tuple, scales, denominator));
  return { weights, denominator };
}

function weightsOfTuple(model, tuple, scales, denominator) {
  const weights = new Array(scales.length);
  let light = denominator;
  for (let layer = scales.length - 1; layer >= 0; layer -= 1) {
    const [scale, largest] = scales[layer];
    const covered = BigInt(model.coverages[tuple * scales.length + layer]) * scale;
    // `light` has the factor `largest` as long as this layer has not taken it out.
    const share = light / largest;
    weights[layer] = share * covered;
    light = share * (largest - covered);
  }
  return weights;
}

/** What a pixel of each tuple shows: red, green, blue and alpha in this order of bytes. Clear pixels are 0, 0, 0, 0. */
export function colorsOfTuples({ weights, denominator }, tints) {
  const bytes = new Uint8Array(weights.length * 4);
  const values = [0, 1, 2].map((channel) => tints.map((tint) => BigInt(tint[channel])));
  weights.forEach((row, tuple) => {
    const sum = row.reduce((total, weight) => total + weight, 0n);
    const alpha = Number(halfUp(sum * whole, denominator));
    if (alpha === 0) return;
    for (let channel = 0; channel < 3; channel += 1) {
      const color = row.reduce((total, weight, layer) => total + weight * values[channel][layer], 0n);
      bytes[tuple * 4 + channel] = Number(halfUp(color, sum));
    }
    bytes[tuple * 4 + 3] = alpha;
  });
  return bytes;
}

const halfUp = (value, divisor) => (2n * value + divisor) / (2n * divisor);

/** A painter of pictures. It keeps the weights of the last alphas of each model, which most changes of a colour leave. */
export function createPainter() {
  const kept = new Map();
  const weightsFor = (model, alphas) => {
    const key = alphas.join();
    if (kept.get(model)?.key !== key) kept.set(model, { key, table: weigh(model, alphas) });
    return kept.get(model).table;
  };
  /** The pixels of a model under tints (`[red, green, blue, alpha]` a layer): width x height x 4 bytes, not premultiplied. */
  return function paint(model, tints, pixels = new Uint8ClampedArray(model.width * model.height * 4)) {
    const colors = new Uint32Array(colorsOfTuples(weightsFor(model, tints.map((tint) => tint[3])), tints).buffer);
    const words = new Uint32Array(pixels.buffer);
    let start = 0;
    for (let run = 0; run < model.ends.length; run += 1) {
      words.fill(colors[model.tuples[run]], start, model.ends[run]);
      start = model.ends[run];
    }
    return pixels;
  };
}
