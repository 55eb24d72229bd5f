/** Figures about recordings, worked out without any code that made them. */

/** Magnitudes of the first half of a spectrum; the length must be a power of two (Cooley and Tukey). */
export function magnitudes(samples: Float32Array, start: number, length: number): Float64Array {
  const re = new Float64Array(length);
  const im = new Float64Array(length);
  for (let i = 0; i < length; i++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / length);
    re[i] = (samples[start + i] ?? 0) * window;
  }
  for (let i = 1, j = 0; i < length; i++) {
    let bit = length >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [re[i], re[j]] = [re[j]!, re[i]!];
  }
  for (let size = 2; size <= length; size <<= 1) {
    const half = size >> 1;
    for (let k = 0; k < half; k++) {
      const cosine = Math.cos((-2 * Math.PI * k) / size);
      const sine = Math.sin((-2 * Math.PI * k) / size);
      for (let at = k; at < length; at += size) {
        const other = at + half;
        const x = re[other]! * cosine - im[other]! * sine;
        const y = re[other]! * sine + im[other]! * cosine;
        re[other] = re[at]! - x;
        im[other] = im[at]! - y;
        re[at]! += x;
        im[at]! += y;
      }
    }
  }
  return Float64Array.from({ length: length >> 1 }, (_, k) => Math.hypot(re[k]!, im[k]!) / length);
}

/** How much of each of the twelve notes sounds in a stretch, as shares that add up to 1. */
export function chromaOf(samples: Float32Array, from: number, to: number, sampleRate: number): number[] {
  const size = 8192;
  const chroma: number[] = new Array(12).fill(0);
  for (let start = Math.max(0, from); start + size <= Math.min(samples.length, to + size / 2); start += size / 2) {
    const spectrum = magnitudes(samples, start, size);
    for (let bin = Math.ceil((110 * size) / sampleRate); bin < (2200 * size) / sampleRate; bin++) {
      // Only crests count, so that noise of drums falls away.
      const value = spectrum[bin]!;
      if (value < spectrum[bin - 1]! || value < spectrum[bin + 1]!) continue;
      const pitch = 69 + 12 * Math.log2((bin * sampleRate) / size / 440);
      chroma[((Math.round(pitch) % 12) + 12) % 12]! += value;
    }
  }
  const sum = chroma.reduce((all, value) => all + value, 0) || 1;
  return chroma.map((value) => value / sum);
}

/** Seconds at which something begins: crests of the spectrum's growth, at least 60 ms apart. */
export function onsetsOf(samples: Float32Array, sampleRate: number): number[] {
  const size = 1024;
  const hop = 240;
  const growth: number[] = [];
  let before: Float64Array | undefined;
  for (let start = 0; start + size <= samples.length; start += hop) {
    const now = magnitudes(samples, start, size).map((value) => Math.log1p(value * 2000));
    let sum = 0;
    if (before) for (let k = 0; k < now.length; k++) sum += Math.max(0, now[k]! - before[k]!);
    growth.push(sum);
    before = now;
  }
  const found: number[] = [];
  for (let at = 3; at + 3 < growth.length; at++) {
    const near = growth.slice(Math.max(0, at - 12), at + 13);
    const mean = near.reduce((all, value) => all + value, 0) / near.length;
    const isCrest = growth.slice(at - 3, at + 4).every((value) => value <= growth[at]!);
    const seconds = (at * hop + size * 0.5) / sampleRate;
    if (isCrest && growth[at]! > mean * 1.6 + 4 && seconds - (found.at(-1) ?? -1) > 0.06) found.push(seconds);
  }
  return found;
}

/** −1 to 1: how alike both sides are. Near 0 is wide, below 0 falls apart on one loudspeaker. */
export function correlationOf(left: Float32Array, right: Float32Array): number {
  let [both, l, r] = [0, 0, 0];
  for (let i = 0; i < left.length; i++) {
    both += left[i]! * right[i]!;
    l += left[i]! ** 2;
    r += right[i]! ** 2;
  }
  return both / Math.sqrt(l * r || 1);
}

/** Share of the energy in each band, in per cent: below 120 Hz, to 500, to 2000, to 6000, above. */
export function bandsOf(samples: Float32Array, sampleRate: number): number[] {
  const size = 4096;
  const edges = [120, 500, 2000, 6000, 24_000];
  const sums = edges.map(() => 0);
  for (let start = 0; start + size <= samples.length; start += size * 2) {
    const spectrum = magnitudes(samples, start, size);
    for (let bin = 1; bin < spectrum.length; bin++) {
      const hertz = (bin * sampleRate) / size;
      sums[edges.findIndex((edge) => hertz <= edge)]! += spectrum[bin]! ** 2;
    }
  }
  const all = sums.reduce((sum, value) => sum + value, 0) || 1;
  return sums.map((sum) => (100 * sum) / all);
}
