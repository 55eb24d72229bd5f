import type { Box, Drawing, DrawnText } from "./drawing.ts";

/** Contrast of texts measured on the very pixels that they stand on. */

/** WCAG 2.2, 1.4.3, for texts of every size: pictures are looked at small. */
export const LEAST_CONTRAST = 4.5;
/** Of the pixels under a text, those whose contrast may be less. */
const WORST_SHARE = 0.05;

/** Pixels of a picture, three channels each, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * LINEAR[red]! + 0.7152 * LINEAR[green]! + 0.0722 * LINEAR[blue]!;

const STEPS = 2048;

interface Veiled {
  fill: string;
  strength: number;
}

const channelsOf = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];

/**
 * The contrast that all but the worst 5 % of the pixels of a box give an ink, from 1 to 21.
 *
 * @param veil laid over the pixels before they are measured
 */
export function contrastOver({ width, height, data }: Pixels, box: Box, ink: string, veil?: Veiled): number {
  const own = luminance(...channelsOf(ink));
  const [red, green, blue] = [0, 1, 2].map((channel) => {
    const over = veil ? channelsOf(veil.fill)[channel]! * veil.strength : 0;
    return Uint8Array.from({ length: 256 }, (_, value) => Math.round(value * (1 - (veil?.strength ?? 0)) + over));
  }) as [Uint8Array, Uint8Array, Uint8Array];
  const counts = new Uint32Array(STEPS + 1);
  let all = 0;
  const [left, right] = [Math.max(0, Math.floor(box.x)), Math.min(width, Math.ceil(box.x + box.width))];
  const [top, bottom] = [Math.max(0, Math.floor(box.y)), Math.min(height, Math.ceil(box.y + box.height))];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 3;
      const other = luminance(red[data[at]!]!, green[data[at + 1]!]!, blue[data[at + 2]!]!);
      const contrast = own > other ? (own + 0.05) / (other + 0.05) : (other + 0.05) / (own + 0.05);
      counts[Math.floor(((contrast - 1) / 20) * STEPS)]!++;
      all++;
    }
  }
  let passed = 0;
  for (let step = 0; step <= STEPS; step++) {
    passed += counts[step]!;
    if (passed > all * WORST_SHARE) return 1 + (20 * step) / STEPS;
  }
  return 21;
}

/** The texts of a picture that are not legible on what lies under them. @param pixels of the picture without its texts */
export const illegibleTexts = (drawing: Drawing, pixels: Pixels): DrawnText[] =>
  drawing.texts.filter(({ ink, colour }) => contrastOver(pixels, ink, colour) < LEAST_CONTRAST);

/** A photo keeps at least so little of its light under words: less looks like a stain. */
const FIRST_VEIL = 0.5;
const VEIL_STEP = 0.05;
/** Rounding and scaling may take so much from a contrast that was foreseen. */
const MARGIN = 0.15;

/**
 * The least strength of each veil under which all of its texts are legible.
 *
 * @param bare pixels with veils of no strength, without texts; they may be smaller than the picture
 */
export function veilsFor({ layers, texts, widthPx }: Drawing, bare: Pixels): number[] {
  const scale = bare.width / widthPx;
  return layers.flatMap((layer) => {
    if (layer.kind !== "veil") return [];
    const over = texts
      .filter(({ ink }) => overlap(ink, layer.box))
      .map(({ ink, colour }) => ({ colour, box: scaled(ink, scale) }));
    for (let strength = FIRST_VEIL; strength < 1; strength += VEIL_STEP) {
      const veil = { fill: layer.fill, strength };
      if (over.every(({ box, colour }) => contrastOver(bare, box, colour, veil) >= LEAST_CONTRAST + MARGIN)) {
        return [strength];
      }
    }
    return [1];
  });
}

const scaled = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: x * scale,
  y: y * scale,
  width: width * scale,
  height: height * scale,
});

/**
 * The strengths of a picture's veils for its next try: those under illegible texts are made stronger.
 *
 * @returns null where all is legible, or nothing can be made stronger
 */
export function strongerVeils(drawing: Drawing, pixels: Pixels): number[] | null {
  const illegible = illegibleTexts(drawing, pixels);
  if (illegible.length === 0) return null;
  let isStronger = false;
  const veils = drawing.layers.flatMap((layer) => {
    if (layer.kind !== "veil") return [];
    const isUnder = illegible.some(({ ink }) => overlap(ink, layer.box));
    if (!isUnder || layer.strength >= 1) return [layer.strength];
    isStronger = true;
    return [Math.min(1, layer.strength + VEIL_STEP)];
  });
  return isStronger ? veils : null;
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
