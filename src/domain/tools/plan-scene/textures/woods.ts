import type { Noise } from "./noise.ts";
import { blend, fraction, type Painter, type Rgb, rgb, setColor, step } from "./painter.ts";

interface Boards {
  readonly rows: number;
  readonly columns: number;
  readonly light: Rgb;
  readonly dark: Rgb;
  /** Differences between boards. */
  readonly spread: number;
  /** Half width of the joint as a share of a board's width. */
  readonly joint: number;
}

/** Grain of one board from 0 to 1: long fibres, rings that bow like cathedrals, fine pores. `k` sets boards apart. */
function grain(noise: Noise, u: number, v: number, k: number, boards: number): number {
  const warp = noise.at(u * 3 + k * 7, v * boards * 2 + k, 3, boards * 2);
  const across = fraction(v * boards) - 0.5;
  const ring = 0.5 + 0.5 * Math.sin((across * 5 + warp * 3.4 + noise.at(u * 2 + k * 3, k, 2, 64) * 5) * 6.283);
  const fibre = noise.at(u * 10 + k * 11, v * boards * 40, 10, boards * 40);
  const pores = noise.at(u * 40 + k * 5, v * boards * 60 + k, 40, boards * 60);
  return 0.42 * ring ** 1.5 + 0.38 * fibre + 0.2 * step(0.55, 0.95, pores);
}

const floorBoards =
  ({ rows, columns, light, dark, spread, joint }: Boards): Painter =>
  (noise) =>
  (u, v, dab) => {
    const row = Math.floor(v * rows) % rows;
    const shift = noise.pick(row, 91);
    const along = u * columns + shift * columns;
    const k = row * 31 + (Math.floor(along) % columns) * 7;
    const g = grain(noise, u, v, k, rows);
    const tint = (noise.pick(k, 5) - 0.5) * spread;
    const across = fraction(v * rows);
    const gap = Math.min(across, 1 - across);
    const butt = Math.min(fraction(along), 1 - fraction(along)) * (rows / columns);
    const seam = Math.min(step(0, joint, gap), step(0, joint * 0.9, butt));
    const cloud = noise.at(u * 4 + k, v * 8, 4, 8) - 0.5;
    setColor(
      dab,
      blend(light, dark, Math.max(0, Math.min(1, 0.12 + g * 0.72 + cloud * 0.16))),
      (1 + tint) * (0.42 + 0.58 * seam),
    );
    dab.height = seam - g * 0.1;
    dab.rough = 0.9 + 0.14 * g;
  };

const oak = floorBoards({
  rows: 12,
  columns: 2,
  light: rgb("#d9bd96"),
  dark: rgb("#b18c5f"),
  spread: 0.2,
  joint: 0.016,
});
const walnut = floorBoards({
  rows: 12,
  columns: 2,
  light: rgb("#8f6b4c"),
  dark: rgb("#573a26"),
  spread: 0.24,
  joint: 0.016,
});

/** Quiet grain of veneer: fibres along it, rings nearly straight. */
function veneer(noise: Noise, u: number, v: number): number {
  const warp = noise.at(u * 2, v * 4, 2, 4) + 0.4 * noise.at(u * 5 + 3, v * 11, 5, 11);
  const ring = 0.5 + 0.5 * Math.sin((v * 17 + warp * 1.9) * 6.283);
  const fibre = noise.at(u * 3, v * 110, 3, 110);
  const fine = noise.at(u * 6, v * 190, 6, 190);
  return 0.22 * ring ** 1.4 + 0.5 * fibre + 0.28 * fine;
}

/** Fibre in one piece and near white, to be tinted: fronts, tops, legs. */
const woodGrain: Painter = (noise) => (u, v, dab) => {
  const g = veneer(noise, u, v);
  const light = 1.02 - 0.19 * g;
  dab.r = light;
  dab.g = light * (0.995 - 0.02 * g);
  dab.b = light * (0.985 - 0.05 * g);
  dab.height = -g * 0.12;
  dab.rough = 0.92 + 0.14 * g;
};

const deck: Painter = (noise) => (u, v, dab) => {
  const rows = 10;
  const row = Math.floor(v * rows) % rows;
  const across = fraction(v * rows);
  const g = grain(noise, u, v, row * 17, rows);
  const gap = step(0, 0.035, Math.min(across, 1 - across));
  const groove = 0.5 + 0.5 * Math.cos(across * 6.283 * 9);
  setColor(
    dab,
    blend(rgb("#b08960"), rgb("#7d5b3c"), g * 0.8),
    (0.94 + 0.12 * noise.pick(row, 3)) * (0.22 + 0.78 * gap) * (0.9 + 0.1 * groove),
  );
  dab.height = gap * 1.4 + groove * 0.22 - g * 0.08;
  dab.rough = 1;
};

export const WOODS = { oak, walnut, "wood-grain": woodGrain, deck };
