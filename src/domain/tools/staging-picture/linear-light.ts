/** sRGB codes to linear light and back (IEC 61966-2-1). */
export const LINEAR = Float32Array.from({ length: 256 }, (_, code) => {
  const share = code / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const STEPS = 8192;
/** Codes between whole ones, so that grain and rounding come last. The root spreads the steps where the curve is steep. */
const CODES = Float32Array.from({ length: STEPS + 2 }, (_, i) => {
  const share = (i / STEPS) ** 2;
  return 255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055);
});

/** The code of linear light, not rounded; light beyond 0 and 1 is cut. */
export function codeOf(linear: number): number {
  if (linear <= 0) return 0;
  if (linear >= 1) return 255;
  const at = Math.sqrt(linear) * STEPS;
  const whole = at | 0;
  return CODES[whole]! + (CODES[whole + 1]! - CODES[whole]!) * (at - whole);
}

/** Brightness of linear light as the eye weighs it (ITU-R BT.709). */
export const luminance = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
