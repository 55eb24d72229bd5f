import { codeOf, luminance } from "./linear-light.ts";
import { type StagingPhoto, smallerPhoto } from "./staging-order.ts";

/** How a photo's camera and its file draw: what furniture must have too, not to look cut out. */
export interface PhotoCharacter {
  /** Standard deviation of the grain in codes, by brightness: dark, middle, bright. */
  readonly grain: readonly [number, number, number];
  /** The same of what is left of it in the mean of two by two pixels beyond fine grain: blotches of JPEG and of filters. */
  readonly coarse: number;
  /** How much of it is colour, as share of that. */
  readonly grainColour: number;
  /** Standard deviation of the blur of edges, in pixels. */
  readonly blurPx: number;
  /** Linear light of the darkest places. */
  readonly black: number;
}

const BLOCK = 12;
const MOST_BLOCKS = 6000;

/**
 * Grain by the quietest blocks of each brightness (Immerkær's operator, "Fast noise variance estimation", 1996); sharpness by the steepest
 * edges, whose step divided by their greatest slope is √(2π) times the width of a Gaussian blur.
 */
export function photoCharacter(photo: StagingPhoto): PhotoCharacter {
  const fine = characterOf(photo);
  const half = characterOf(smallerPhoto(photo, Math.ceil(Math.max(photo.widthPx, photo.heightPx) / 2)));
  // Of fine grain alone the mean of four pixels would keep a half.
  const coarse = Math.sqrt(Math.max(0, half.grain[1] ** 2 - fine.grain[1] ** 2 / 4));
  return { ...fine, coarse: Math.min(6, coarse) };
}

function characterOf(photo: StagingPhoto): Omit<PhotoCharacter, "coarse"> {
  const { widthPx, heightPx, data } = photo;
  const code = (x: number, y: number) => {
    const at = (y * widthPx + x) * 4;
    return luminance(data[at]!, data[at + 1]!, data[at + 2]!);
  };
  const columns = Math.floor((widthPx - 4) / BLOCK);
  const rows = Math.floor((heightPx - 4) / BLOCK);
  const step = Math.max(1, Math.round(Math.sqrt((columns * rows) / MOST_BLOCKS)));
  const quiet: [number[], number[], number[]] = [[], [], []];
  const coloured: number[] = [];
  const widths: number[] = [];
  const dark: number[] = [];
  for (let row = 0; row < rows; row += step) {
    for (let column = 0; column < columns; column += step) {
      const [left, top] = [2 + column * BLOCK, 2 + row * BLOCK];
      let sum = 0;
      let noise = 0;
      let colour = 0;
      let least = 255;
      let most = 0;
      for (let y = top; y < top + BLOCK; y++) {
        for (let x = left; x < left + BLOCK; x++) {
          const here = code(x, y);
          sum += here;
          least = Math.min(least, here);
          most = Math.max(most, here);
          noise += Math.abs(
            code(x - 1, y - 1) +
              code(x + 1, y - 1) +
              code(x - 1, y + 1) +
              code(x + 1, y + 1) -
              2 * (code(x, y - 1) + code(x, y + 1) + code(x - 1, y) + code(x + 1, y)) +
              4 * here,
          );
          const at = (y * widthPx + x) * 4;
          colour += Math.abs(data[at]! - data[at + 1]! - (data[at + 4]! - data[at + 5]!));
        }
      }
      const count = BLOCK * BLOCK;
      const mean = sum / count;
      dark.push(least);
      // Burnt and black blocks have no grain left.
      if (mean > 6 && mean < 250) {
        const band = mean < 70 ? 0 : mean < 160 ? 1 : 2;
        quiet[band].push((Math.sqrt(Math.PI / 2) * noise) / (6 * count));
        coloured.push((Math.sqrt(Math.PI / 2) * colour) / (2 * count));
      }
      if (most - least > 40) widths.push(...edgeWidths(code, left, top));
    }
  }
  const quarter = (list: number[]) => {
    list.sort((a, b) => a - b);
    return list.length < 12 ? null : list[Math.floor(list.length * 0.25)]!;
  };
  const grains = quiet.map(quarter);
  const known = grains.find((value) => value !== null) ?? 0.8;
  const grain = grains.map((value, at) => Math.min(9, value ?? grains[at === 0 ? 1 : at - 1] ?? known)) as [
    number,
    number,
    number,
  ];
  const colour = quarter(coloured) ?? 0.4;
  widths.sort((a, b) => a - b);
  const width = widths.length < 20 ? 1 : widths[Math.floor(widths.length * 0.2)]!;
  dark.sort((a, b) => a - b);
  const black = dark.length === 0 ? 0 : dark[Math.floor(dark.length * 0.01)]!;
  return {
    grain,
    grainColour: Math.min(0.8, colour / Math.max(0.3, grain[1])),
    blurPx: Math.min(2.5, Math.max(0, width)),
    black: Math.min(0.012, linearOf(black) * 0.7),
  };
}

function linearOf(code: number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 20; i++) {
    const middle = (low + high) / 2;
    if (codeOf(middle) < code) low = middle;
    else high = middle;
  }
  return low;
}

/** Widths of strong edges that cross the middle lines of a block, across and down. */
function edgeWidths(code: (x: number, y: number) => number, left: number, top: number): number[] {
  const found: number[] = [];
  for (const isAcross of [true, false]) {
    const values = Array.from({ length: BLOCK }, (_, i) =>
      isAcross ? code(left + i, top + BLOCK / 2) : code(left + BLOCK / 2, top + i),
    );
    const ends = Math.abs(values[BLOCK - 1]! - values[0]!);
    let slope = 0;
    for (let i = 1; i < BLOCK; i++) slope = Math.max(slope, Math.abs(values[i]! - values[i - 1]!));
    if (ends < 40 || slope < 8) continue;
    const width = ends / (slope * Math.sqrt(2 * Math.PI));
    // A pixel blurs by itself: its box has a variance of a twelfth, and so has the step between pixels.
    found.push(Math.sqrt(Math.max(0, width * width - 1 / 6)));
  }
  return found;
}
