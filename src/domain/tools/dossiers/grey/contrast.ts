import type { GreyPage } from "./grey-page.ts";

/** Pixels of a square whose paper is looked at. */
const SQUARE = 48;
/** Paper is as bright as the brightest tenth of a square, and ink as dark as the darkest hundredth of a page. */
const PAPER_SHARE = 0.9;
const INK_SHARE = 0.01;

/** Shadows of a photograph taken away and ink made black: each place is measured against the paper around it. */
export function clearedPage({ width, height, pixels }: GreyPage): GreyPage {
  const columns = Math.max(1, Math.ceil(width / SQUARE));
  const rows = Math.max(1, Math.ceil(height / SQUARE));
  const paper = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const counts = new Uint32Array(256);
      const [right, bottom] = [Math.min(width, (column + 1) * SQUARE), Math.min(height, (row + 1) * SQUARE)];
      for (let y = row * SQUARE; y < bottom; y += 2)
        for (let x = column * SQUARE; x < right; x += 2) counts[pixels[y * width + x]!]!++;
      // A square within a dark picture has no paper; a floor keeps it dark.
      paper[row * columns + column] = Math.max(60, levelOf(counts, PAPER_SHARE));
    }
  }
  const flat = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const fy = Math.min(rows - 1, Math.max(0, y / SQUARE - 0.5));
    const top = Math.floor(fy);
    const below = Math.min(rows - 1, top + 1);
    for (let x = 0; x < width; x++) {
      const fx = Math.min(columns - 1, Math.max(0, x / SQUARE - 0.5));
      const left = Math.floor(fx);
      const next = Math.min(columns - 1, left + 1);
      const [dx, dy] = [fx - left, fy - top];
      const above = paper[top * columns + left]! * (1 - dx) + paper[top * columns + next]! * dx;
      const under = paper[below * columns + left]! * (1 - dx) + paper[below * columns + next]! * dx;
      flat[y * width + x] = Math.min(255, (pixels[y * width + x]! * 255) / (above * (1 - dy) + under * dy));
    }
  }
  return { width, height, pixels: stretched(flat) };
}

function stretched(pixels: Uint8Array): Uint8Array {
  const counts = new Uint32Array(256);
  for (let i = 0; i < pixels.length; i += 7) counts[pixels[i]!]!++;
  const ink = levelOf(counts, INK_SHARE);
  // A page without ink stays as it is.
  if (ink > 200) return pixels;
  const table = Uint8Array.from({ length: 256 }, (_, level) =>
    Math.round(Math.min(255, Math.max(0, ((level - ink) * 255) / (250 - ink)))),
  );
  return pixels.map((level) => table[level]!);
}

/** The level that a share of the counted pixels is darker than. */
function levelOf(counts: Uint32Array, share: number): number {
  let rest = counts.reduce((sum, count) => sum + count, 0) * share;
  for (let level = 0; level < 256; level++) {
    rest -= counts[level]!;
    if (rest <= 0) return level;
  }
  return 255;
}

/** The level between ink and paper that keeps both most alike within themselves (Otsu). */
export function inkLevel({ pixels }: GreyPage): number {
  const counts = new Float64Array(256);
  for (const level of pixels) counts[level]!++;
  const sum = counts.reduce((total, count, level) => total + count * level, 0);
  let [below, belowSum, best, level] = [0, 0, -1, 128];
  for (let at = 0; at < 256; at++) {
    below += counts[at]!;
    belowSum += counts[at]! * at;
    const above = pixels.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (belowSum / below - (sum - belowSum) / above) ** 2;
    if (between > best) [best, level] = [between, at];
  }
  return level;
}

/** 1 for ink, 0 for paper. */
export function binarised(page: GreyPage): Uint8Array {
  const level = inkLevel(page);
  return page.pixels.map((pixel) => (pixel <= level ? 1 : 0));
}
