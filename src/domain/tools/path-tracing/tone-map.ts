/** From which brightness on a room's picture rolls off towards white: its windows are ten times as bright as its walls. */
export const ROOM_SHOULDER = 0.36;
/** The same for what is seen from outside, where nothing is much brighter than white. */
const OPEN_SHOULDER = 0.8;

/**
 * Exposure as a light meter sets it: the mean of the brightness on a logarithmic scale becomes `wanted`. The darkest twentieth and the
 * brightest fifth do not count, so that neither a window nor a patch of sun darkens the room; black is where nothing was drawn yet.
 *
 * @param color linear, three numbers a pixel
 * @returns a factor, bounded so that an all but dark picture stays dark
 */
export function meteredExposure(color: Float32Array, wanted = 0.42): number {
  const pixels = color.length / 3;
  const step = Math.max(1, Math.floor(pixels / 20_000));
  const brightness: number[] = [];
  for (let p = 0; p < pixels; p += step) {
    const value = 0.2126 * color[p * 3]! + 0.7152 * color[p * 3 + 1]! + 0.0722 * color[p * 3 + 2]!;
    if (value > 1e-6) brightness.push(value);
  }
  if (brightness.length === 0) return 1;
  brightness.sort((a, b) => a - b);
  const counted = brightness.slice(
    Math.floor(brightness.length * 0.05),
    Math.max(1, Math.ceil(brightness.length * 0.8)),
  );
  const mean = Math.exp(counted.reduce((sum, value) => sum + Math.log(value), 0) / counted.length);
  return Math.min(1e5, Math.max(1e-5, wanted / mean));
}

/**
 * Linear light to sRGB bytes by Khronos' PBR Neutral curve: colours stay what they are up to the shoulder, brighter ones roll off and
 * pale. https://github.com/KhronosGroup/ToneMapping
 *
 * @param shoulder brightness from which on colours roll off, below 1; four fifths of white where it is left out
 * @returns RGBA, opaque
 */
export function toneMapped(
  color: Float32Array,
  exposure: number,
  shoulder = OPEN_SHOULDER,
): Uint8ClampedArray<ArrayBuffer> {
  const start = shoulder - 0.04;
  const pixels = color.length / 3;
  const out = new Uint8ClampedArray(pixels * 4);
  for (let p = 0; p < pixels; p++) {
    let r = color[p * 3]! * exposure;
    let g = color[p * 3 + 1]! * exposure;
    let b = color[p * 3 + 2]! * exposure;
    const least = Math.min(r, g, b);
    const offset = least < 0.08 ? least - 6.25 * least * least : 0.04;
    r -= offset;
    g -= offset;
    b -= offset;
    const peak = Math.max(r, g, b);
    if (peak > start) {
      const rest = 1 - start;
      const newPeak = 1 - (rest * rest) / (peak + rest - start);
      const scale = newPeak / peak;
      const pale = 1 - 1 / (DESATURATION * (peak - newPeak) + 1);
      r = r * scale + (newPeak - r * scale) * pale;
      g = g * scale + (newPeak - g * scale) * pale;
      b = b * scale + (newPeak - b * scale) * pale;
    }
    out[p * 4] = encoded(r);
    out[p * 4 + 1] = encoded(g);
    out[p * 4 + 2] = encoded(b);
    out[p * 4 + 3] = 255;
  }
  return out;
}
const DESATURATION = 0.15;

const CODES = Uint8Array.from({ length: 4097 }, (_, i) => {
  const share = i / 4096;
  return Math.round(255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055));
});
const encoded = (share: number) => CODES[Math.min(4096, Math.max(0, Math.round(share * 4096)))]!;
