/** Reads a mono or stereo sound at another rate, between two samples. */
export function resampled(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const out = new Float32Array(Math.round((samples.length * to) / from));
  const step = from / to;
  for (let at = 0; at < out.length; at++) {
    const place = Math.min(samples.length - 1, at * step);
    const low = Math.floor(place);
    const next = Math.min(samples.length - 1, low + 1);
    out[at] = samples[low]! + (samples[next]! - samples[low]!) * (place - low);
  }
  return out;
}
