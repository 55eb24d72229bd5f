import { emptyGrid, type Grid, type Planes } from "./grid.ts";

/** Share of a picture's side over which light is taken to be even. Walls are thinner than that, so paper is seen in each block. */
const BLOCKS = 22;

/**
 * How dark each pixel is against the paper around it, 0 (paper) to 255 (black). Shade, yellowed paper and pale floors go away, since the
 * paper is measured near each place: the brightest tenth of a block. A drawing in light lines on a dark ground is turned first.
 */
export function inkOf(planes: Planes): Grid {
  const bright = isDarkGround(planes) ? planes.map(negative) : planes;
  const { width, height } = planes[0];
  const out = emptyGrid(width, height);
  for (const plane of bright) {
    const paper = paperOf(plane);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * width + x;
        const ground = paper(x, y);
        const dark = 255 * (1 - plane.data[at]! / ground);
        if (dark > out.data[at]!) out.data[at] = Math.min(255, dark);
      }
  }
  return out;
}

const negative = ({ width, height, data }: Grid): Grid => ({ width, height, data: data.map((value) => 255 - value) });

/** Whether most of the picture is dark, by the median of its light. */
function isDarkGround(planes: Planes): boolean {
  const counts = new Uint32Array(256);
  const [red, green, blue] = planes;
  const { length } = red.data;
  for (let i = 0; i < length; i += 7) counts[Math.round(0.3 * red.data[i]! + 0.59 * green.data[i]! + 0.11 * blue.data[i]!)]!++;
  return shareBelow(counts, 105) > 0.6;
}

function shareBelow(counts: Uint32Array, limit: number): number {
  let [below, all] = [0, 0];
  counts.forEach((count, value) => {
    all += count;
    if (value < limit) below += count;
  });
  return below / Math.max(1, all);
}

/** The light of the paper at each place, between the middles of blocks. */
function paperOf({ width, height, data }: Grid): (x: number, y: number) => number {
  const side = Math.max(16, Math.ceil(Math.max(width, height) / BLOCKS));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const levels = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      let all = 0;
      for (let y = row * side; y < Math.min(height, (row + 1) * side); y += 2)
        for (let x = column * side; x < Math.min(width, (column + 1) * side); x += 2) {
          counts[data[y * width + x]!]!++;
          all++;
        }
      let level = 255;
      for (let above = 0; level > 0 && above + counts[level]! < all * 0.12; level--) above += counts[level]!;
      levels[row * columns + column] = Math.max(24, level);
    }
  const lifted = levels.map((own, i) => {
    // A block that is full of wall takes the paper of its neighbours.
    const [row, column] = [Math.floor(i / columns), i % columns];
    let most = own;
    for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++)
      for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) most = Math.max(most, levels[r * columns + c]!);
    return own < 0.72 * most ? most : own;
  });
  return (x, y) => {
    const fx = Math.min(columns - 1, Math.max(0, x / side - 0.5));
    const fy = Math.min(rows - 1, Math.max(0, y / side - 0.5));
    const [c, r] = [Math.floor(fx), Math.floor(fy)];
    const [c1, r1] = [Math.min(columns - 1, c + 1), Math.min(rows - 1, r + 1)];
    const [u, v] = [fx - c, fy - r];
    const top = lifted[r * columns + c]! * (1 - u) + lifted[r * columns + c1]! * u;
    const low = lifted[r1 * columns + c]! * (1 - u) + lifted[r1 * columns + c1]! * u;
    return top * (1 - v) + low * v;
  };
}

/**
 * The limit between paper and ink that parts the two best (Otsu 1979), looked for among what is no plain paper.
 *
 * @returns 60 to 170
 */
export function inkLimit({ data }: Grid): number {
  const counts = new Float64Array(256);
  for (const value of data) counts[value]!++;
  let [all, sum] = [0, 0];
  for (let value = 0; value < 256; value++) {
    all += counts[value]!;
    sum += value * counts[value]!;
  }
  let [below, sumBelow, best, limit] = [0, 0, -1, 110];
  for (let value = 0; value < 255; value++) {
    below += counts[value]!;
    sumBelow += value * counts[value]!;
    if (below === 0 || below === all) continue;
    const apart = sumBelow / below - (sum - sumBelow) / (all - below);
    const between = below * (all - below) * apart * apart;
    if (between > best) [best, limit] = [between, value + 1];
  }
  return Math.min(170, Math.max(60, limit));
}
