import type { Noise } from "./noise.ts";
import { blend, fraction, type Painter, type Rgb, rgb, setColor, step } from "./painter.ts";

const grout = rgb("#b9b3a8");

/** Edge distance within a cell of a grid, as a share of the cell. */
const edge = (x: number, y: number): number => Math.min(x, 1 - x, y, 1 - y);

const tile: Painter = (noise) => (u, v, dab) => {
  const cells = 4;
  const [x, y] = [u * cells, v * cells];
  const [i, j] = [Math.floor(x) % cells, Math.floor(y) % cells];
  const e = edge(fraction(x), fraction(y));
  const body = step(0.004, 0.009, e);
  const cloud = noise.layered(u * 6, v * 6, 6, 6, 4) - 0.5;
  const light = 0.96 + (noise.pick(i + 3, j + 9) - 0.5) * 0.035 + cloud * 0.05;
  setColor(dab, blend(grout, [light, light, light * 0.995], body));
  dab.height = step(0.004, 0.02, e) * 0.7;
  dab.rough = body > 0.5 ? 0.9 + 0.2 * cloud : 2.6;
};

const TERRACOTTA = [rgb("#b9714c"), rgb("#c98a62"), rgb("#a8613f")] as const;

const clayJoint = rgb("#a79a88");

const terracotta: Painter = (noise) => (u, v, dab) => {
  const cells = 4;
  const row = Math.floor(v * cells) % cells;
  const x = u * cells + (row % 2) * 0.5;
  const i = Math.floor(x) % cells;
  const wobble = (noise.at(u * 30, v * 30, 30, 30) - 0.5) * 0.012;
  const e = edge(fraction(x), fraction(v * cells)) + wobble;
  const body = step(0.014, 0.026, e);
  const stain = noise.layered(u * 7 + i, v * 7, 7, 7, 5);
  const pick = noise.pick(i + 1, row + 5);
  const clay = blend(blend(TERRACOTTA[0], TERRACOTTA[1], pick), TERRACOTTA[2], stain * 0.75);
  setColor(dab, blend(clayJoint, clay, body), 0.93 + 0.14 * noise.at(u * 90, v * 90, 90, 90));
  dab.height = step(0.01, 0.05, e) * 0.9 + stain * 0.25;
  dab.rough = 0.9 + 0.2 * stain;
};

const cream = rgb("#e4dbc8");
const blue = rgb("#55727c");
const ochre = rgb("#bd8a5c");
const grey = rgb("#8f948e");
const cementJoint = rgb("#a8a196");

/** Cement tiles in an eight-pointed pattern with a ring, in three faded colours. */
const hydraulic: Painter = (noise) => (u, v, dab) => {
  const cells = 4;
  const [x, y] = [fraction(u * cells) - 0.5, fraction(v * cells) - 0.5];
  const r = Math.hypot(x, y);
  const angle = Math.atan2(y, x);
  const star = r * (1 + 0.26 * Math.cos(angle * 8));
  const cx = 0.5 - Math.abs(x);
  const cy = 0.5 - Math.abs(y);
  const corner = Math.hypot(cx, cy);
  const diamond = Math.abs(x) + Math.abs(y);
  let color = cream;
  if (corner < 0.34) color = corner > 0.285 ? blue : corner > 0.17 ? cream : corner > 0.11 ? ochre : grey;
  else if (star < 0.11) color = ochre;
  else if (star < 0.25) color = blue;
  else if (star < 0.29) color = cream;
  else if (diamond < 0.46 && diamond > 0.42) color = grey;
  const wear = noise.layered(u * 8, v * 8, 8, 8, 5);
  const e = edge(fraction(u * cells), fraction(v * cells));
  const body = step(0.004, 0.009, e);
  setColor(dab, blend(cementJoint, blend(color, cream, 0.1 + wear * 0.22), body), 0.92 + 0.1 * wear);
  dab.height = body * 0.5 + wear * 0.08;
  dab.rough = 0.85 + 0.3 * wear;
};

const microcement: Painter = (noise) => (u, v, dab) => {
  const warp = noise.layered(u * 3, v * 3, 3, 3, 3);
  const cloud = noise.layered(u * 4 + warp * 1.5, v * 4 + warp, 4, 4, 6);
  const trowel = noise.at(u * 9 + warp * 3, v * 50 + cloud * 5, 9, 50);
  const light = 0.86 + cloud * 0.2 + (trowel - 0.5) * 0.03;
  setColor(dab, [light, light * 0.995, light * 0.985]);
  dab.height = cloud * 0.35 + trowel * 0.07;
  dab.rough = 0.8 + 0.4 * (1 - cloud);
};

const plaster: Painter = (noise) => (u, v, dab) => {
  const broad = noise.layered(u * 5, v * 5, 5, 5, 4);
  const fine = noise.layered(u * 60, v * 60, 60, 60, 3);
  const light = 0.975 + (broad - 0.5) * 0.03 + (fine - 0.5) * 0.02;
  setColor(dab, [light, light, light]);
  dab.height = broad * 0.4 + fine * 0.35;
  dab.rough = 1;
};

/** Veins lie where a warped field crosses its middle. */
const vein = (noise: Noise, u: number, v: number, cells: number, shift: number, width: number): number => {
  const wx = noise.layered(u * 3 + shift, v * 3, 3, 3, 4) - 0.5;
  const field = noise.layered(u * cells + wx * 2.4 + shift, v * cells + wx * 3.1, cells, cells, 4);
  return 1 - step(0, width, Math.abs(field - 0.5));
};

const marble: Painter = (noise) => (u, v, dab) => {
  const cloud = noise.layered(u * 4, v * 4, 4, 4, 4);
  const broad = vein(noise, u, v, 2, 0, 0.045) * (0.25 + 0.75 * step(0.4, 0.7, cloud));
  const thin = vein(noise, u, v, 4, 11, 0.014) * step(0.45, 0.65, 1 - cloud);
  const dark = Math.min(0.34, 0.24 * broad + 0.2 * thin);
  const light = 0.985 - dark - (cloud - 0.5) * 0.05;
  setColor(dab, [light, light * 0.995, light * 0.985 + dark * 0.02]);
  dab.height = 0;
  dab.rough = 1;
};

const CHIPS = [rgb("#8d8479"), rgb("#c9b79b"), rgb("#6d6a66"), rgb("#b58f72"), rgb("#f2eee6")] as const;

const terrazzoGround = rgb("#f0ece4");

/** Chips of one size of stone, at most one in each cell of a grid: five numbers each, with size 0 where there is none. */
function chipsOf(noise: Noise, cells: number, reach: number, shift: number) {
  const shapes = new Float32Array(cells * cells * 5);
  const colors: Rgb[] = [];
  for (let i = 0; i < cells; i++) {
    for (let j = 0; j < cells; j++) {
      const isEmpty = noise.pick(i + shift, j + 77) < 0.3;
      const turn = noise.pick(i, j + 3) * 6;
      const size = isEmpty ? 0 : reach * (0.3 + 0.7 * noise.pick(i + 9, j + shift));
      const at = [noise.pick(i + shift, j), noise.pick(j + 5, i + shift)] as const;
      shapes.set([...at, size, Math.cos(turn), Math.sin(turn)], (i * cells + j) * 5);
      colors.push(CHIPS[Math.floor(noise.pick(i + 2, j + shift) * CHIPS.length)]!);
    }
  }
  return { cells, shapes, colors };
}

const terrazzo: Painter = (noise) => {
  const layers = [chipsOf(noise, 26, 0.42, 0), chipsOf(noise, 48, 0.36, 40)];
  return (u, v, dab) => {
    let color = terrazzoGround;
    let light = 0.98 + 0.03 * noise.at(u * 120, v * 120, 120, 120);
    for (const { cells, shapes, colors } of layers) {
      const [x, y] = [u * cells, v * cells];
      const [i, j] = [Math.floor(x), Math.floor(y)];
      for (let a = -1; a <= 1; a++) {
        for (let b = -1; b <= 1; b++) {
          const cell = ((i + a + cells) % cells) * cells + ((j + b + cells) % cells);
          const size = shapes[cell * 5 + 2]!;
          const dx = x - i - a - shapes[cell * 5]!;
          if (Math.abs(dx) > size * 1.5) continue;
          const dy = y - j - b - shapes[cell * 5 + 1]!;
          const [cos, sin] = [shapes[cell * 5 + 3]!, shapes[cell * 5 + 4]!];
          const p = Math.abs(dx * cos + dy * sin);
          const q = Math.abs(-dx * sin + dy * cos) * 1.5;
          if (Math.max(p, q, (p + q) * 0.75) < size) {
            color = colors[cell]!;
            light = 1;
          }
        }
      }
    }
    setColor(dab, color, light);
    dab.height = 0;
    dab.rough = 1;
  };
};

const redBrick = rgb("#a55d42");
const brownBrick = rgb("#8a4733");
const mortar = rgb("#bdb4a7");

const brick: Painter = (noise) => (u, v, dab) => {
  const [columns, rows] = [4, 14];
  const row = Math.floor(v * rows) % rows;
  const x = u * columns + (row % 2) * 0.5;
  const i = Math.floor(x) % columns;
  const rough = noise.layered(u * 40, v * 40, 40, 40, 4);
  const e =
    Math.min(Math.min(fraction(x), 1 - fraction(x)) * 3.5, fraction(v * rows), 1 - fraction(v * rows)) +
    (rough - 0.5) * 0.06;
  const body = step(0.07, 0.13, e);
  const clay = blend(redBrick, brownBrick, noise.pick(i + 4, row + 2) * 0.8 + (rough - 0.5) * 0.5);
  setColor(dab, blend(mortar, clay, body), 0.88 + 0.22 * rough);
  dab.height = step(0.05, 0.2, e) * 1.2 + rough * 0.4;
  dab.rough = 1;
};

const metal: Painter = (noise) => (u, v, dab) => {
  const line = noise.at(u * 3, v * 300, 3, 300) * 0.6 + noise.at(u * 14 + 9, v * 150, 14, 150) * 0.4;
  const light = 0.95 + (line - 0.5) * 0.1;
  setColor(dab, [light, light, light]);
  dab.height = line * 0.15;
  dab.rough = 0.85 + 0.3 * line;
};

export const MINERALS = {
  tile,
  terracotta,
  "hydraulic-tile": hydraulic,
  microcement,
  plaster,
  marble,
  terrazzo,
  brick,
  metal,
};
