import { blend, fraction, type Painter, rgb, setColor, step } from "./painter.ts";

/** Plain weave: threads go over and under each other; their thickness wanders. */
const linen: Painter = (noise) => (u, v, dab) => {
  const threads = 96;
  const [x, y] = [
    u * threads + (noise.at(u * 12, v * 24, 12, 24) - 0.5) * 0.7,
    v * threads + (noise.at(u * 24 + 7, v * 12, 24, 12) - 0.5) * 0.7,
  ];
  const isOver = (Math.floor(x) + Math.floor(y)) % 2 === 0;
  const [fx, fy] = [fraction(x) - 0.5, fraction(y) - 0.5];
  const round = isOver ? Math.cos(fy * 3.14) * (0.75 + 0.25 * Math.cos(fx * 3.14)) : Math.cos(fx * 3.14) * (0.75 + 0.25 * Math.cos(fy * 3.14));
  const slub = isOver ? noise.at(u * 8, Math.floor(y), 8, threads) : noise.at(Math.floor(x), v * 8, threads, 8);
  const cloud = noise.layered(u * 5, v * 5, 5, 5, 3) - 0.5;
  const light = 0.83 + 0.13 * Math.max(0, round) + 0.09 * (slub - 0.5) + cloud * 0.05;
  setColor(dab, [light, light * 0.995, light * 0.985]);
  dab.height = round * 0.7 + slub * 0.2;
  dab.rough = 1;
};

const velvet: Painter = (noise) => (u, v, dab) => {
  const nap = noise.layered(u * 5, v * 5, 5, 5, 5);
  const fine = noise.at(u * 220, v * 220, 220, 220);
  const light = 0.84 + (nap - 0.5) * 0.24 + (fine - 0.5) * 0.08;
  setColor(dab, [light, light, light]);
  dab.height = nap * 0.8 + fine * 0.2;
  dab.rough = 1;
};

/** Loops in rows, as in a knitted throw or a woven rug. */
const wool: Painter = (noise) => (u, v, dab) => {
  const rows = 56;
  const row = Math.floor(v * rows) % rows;
  const x = u * 42 + (row % 2) * 0.5 + (noise.at(u * 20, v * 20, 20, 20) - 0.5) * 0.5;
  const [fx, fy] = [fraction(x) - 0.5, fraction(v * rows) - 0.5];
  const loop = Math.max(0, 1 - (fx * fx + fy * fy) * 3.4);
  const fuzz = noise.layered(u * 100, v * 100, 100, 100, 2);
  const light = 0.72 + 0.22 * loop + (fuzz - 0.5) * 0.16 + (noise.at(u * 6, v * 6, 6, 6) - 0.5) * 0.06;
  setColor(dab, [light, light * 0.995, light * 0.985]);
  dab.height = loop * 1.1 + fuzz * 0.4;
  dab.rough = 1;
};

/** Cells between the nearest and the second nearest of scattered points: pebbled skin. */
const leather: Painter = (noise) => (u, v, dab) => {
  const cells = 56;
  const [x, y] = [u * cells, v * cells];
  const [i, j] = [Math.floor(x), Math.floor(y)];
  let [first, second] = [9, 9];
  for (let a = -1; a <= 1; a++) {
    for (let b = -1; b <= 1; b++) {
      const [ci, cj] = [(i + a + cells) % cells, (j + b + cells) % cells];
      const dx = fraction(x) - a - noise.pick(ci, cj);
      const dy = fraction(y) - b - noise.pick(cj + 11, ci + 5);
      const far = dx * dx + dy * dy;
      if (far < first) {
        second = first;
        first = far;
      } else if (far < second) second = far;
    }
  }
  const crease = step(0.02, 0.22, Math.sqrt(second) - Math.sqrt(first));
  const cloud = noise.layered(u * 4, v * 4, 4, 4, 4) - 0.5;
  const light = 0.84 + 0.1 * crease + cloud * 0.16;
  setColor(dab, [light, light * 0.985, light * 0.97]);
  dab.height = crease * 0.5;
  dab.rough = 0.92 + 0.3 * (1 - crease);
};

const rattan: Painter = (noise) => (u, v, dab) => {
  const [columns, rows] = [14, 28];
  const [x, y] = [u * columns, v * rows];
  const isOver = (Math.floor(x) + Math.floor(y)) % 2 === 0;
  const [fx, fy] = [fraction(x), fraction(y)];
  const strand = isOver ? Math.sin(fy * 3.14) * Math.sin(fx * 3.14) ** 0.4 : Math.sin(fx * 3.14) * 0.62;
  const fibre = noise.at(u * 40, v * 180, 40, 180);
  const color = blend(rgb("#6d4a2b"), blend(rgb("#d6ad77"), rgb("#b98a56"), noise.pick(Math.floor(y) % rows, 4)), step(0, 0.75, strand));
  setColor(dab, color, 0.9 + 0.16 * fibre);
  dab.height = strand * 1.3;
  dab.rough = 0.95;
};

const grass: Painter = (noise) => (u, v, dab) => {
  const warp = noise.at(u * 40, v * 40, 40, 40);
  const blade = noise.at(u * 210 + warp * 9, v * 90 + warp * 5, 210, 90);
  const other = noise.at(u * 90 + 31 + warp * 4, v * 200, 90, 200);
  const mix = Math.max(blade, other * 0.92);
  const patch = noise.layered(u * 5, v * 5, 5, 5, 4);
  setColor(dab, blend(rgb("#2c3f19"), blend(rgb("#7e9a48"), rgb("#93a257"), patch), step(0.25, 0.95, mix)));
  dab.height = mix * 2;
  dab.rough = 1;
};

/** Rib along u = 0.5 of each fifth, side veins that leave it slantwise. */
const leaf: Painter = (noise) => (u, v, dab) => {
  const x = Math.abs(fraction(u) - 0.5) * 2;
  const rib = 1 - step(0.004, 0.03, x);
  const slant = fraction(v * 10 - x * 3.2);
  const side = 1 - step(0, 0.09, Math.min(slant, 1 - slant));
  const cloud = noise.layered(u * 8, v * 8, 8, 8, 4);
  const base = blend(rgb("#2f5a2c"), rgb("#4c7a3a"), cloud);
  setColor(dab, blend(base, rgb("#86a866"), Math.min(1, rib * 0.8 + side * 0.28)));
  dab.height = -rib * 0.6 - side * 0.35 + cloud * 0.2;
  dab.rough = 0.8 + cloud * 0.4;
};

export const FABRICS = { linen, velvet, wool, leather, rattan, grass, leaf };
