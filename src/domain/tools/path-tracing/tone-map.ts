/**
 * Exposure as a light meter sets it: the brightness that parts the picture's pixels at `share` becomes `wanted`. Black and the brightest
 * hundredths do not count, so that a window does not darken the room.
 *
 * @param color linear, three numbers a pixel
 * @returns a factor, bounded so that an all but dark picture stays dark
 */
export function meteredExposure(color: Float32Array, share = 0.55, wanted = 0.38): number {
  const pixels = color.length / 3;
  const step = Math.max(1, Math.floor(pixels / 20_000));
  const brightness: number[] = [];
  for (let p = 0; p < pixels; p += step) {
    const value = 0.2126 * color[p * 3]! + 0.7152 * color[p * 3 + 1]! + 0.0722 * color[p * 3 + 2]!;
    if (value > 1e-6) brightness.push(value);
  }
  if (brightness.length === 0) return 1;
  brightness.sort((a, b) => a - b);
  const middle = brightness[Math.floor((brightness.length - 1) * share)]!;
  // A room that the sun fills on one side is not burnt for the sake of its other side.
  const high = brightness[Math.floor((brightness.length - 1) * 0.85)]!;
  return Math.min(1e5, Math.max(1e-5, Math.min(wanted / middle, 0.8 / high)));
}

/**
 * Linear light to sRGB bytes by Khronos' PBR Neutral curve: colours stay what they are up to four fifths of white, brighter ones roll
 * off and pale. https://github.com/KhronosGroup/ToneMapping
 *
 * @returns RGBA, opaque
 */
export function toneMapped(color: Float32Array, exposure: number): Uint8ClampedArray<ArrayBuffer> {
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
    if (peak > START) {
      const rest = 1 - START;
      const newPeak = 1 - (rest * rest) / (peak + rest - START);
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
const START = 0.8 - 0.04;
const DESATURATION = 0.15;

const CODES = Uint8Array.from({ length: 4097 }, (_, i) => {
  const share = i / 4096;
  return Math.round(255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055));
});
const encoded = (share: number) => CODES[Math.min(4096, Math.max(0, Math.round(share * 4096)))]!;
