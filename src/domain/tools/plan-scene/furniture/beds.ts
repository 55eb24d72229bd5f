import { bent, cushion, pillow, roundedBox } from "../solids/boxes.ts";
import { rod } from "../solids/rounds.ts";
import { wrapped } from "../solids/shading.ts";
import { moved, turned, type Vec3 } from "../solids/solid.ts";
import type { Body, Piece } from "./piece.ts";
import { legs } from "./seating.ts";

/** A duvet over a mattress: it swells between soft folds and hangs over three sides. `top` is the height of the mattress. */
function addDuvet(piece: Piece, w: number, from: number, to: number, top: number, drop: number): void {
  const over = 0.035;
  const [wide, deep] = [w + 2 * over, to - from + over];
  const phase = piece.random() * 6;
  const box = roundedBox(wide, 0.07, deep, 0.03, 1, [30, 1, 30]);
  const soft = bent(
    box,
    (p) => {
      const u = p[0] / (wide / 2);
      const v = p[2] / (deep / 2);
      const swell =
        0.016 * Math.sin(p[0] * 6.3 + p[2] * 2.2 + phase) * Math.cos(p[2] * 4.1 - p[0] * 1.7) +
        0.007 * Math.sin(p[0] * 15 - p[2] * 11 + phase * 2) +
        0.004 * Math.sin(p[0] * 31 + p[2] * 23);
      const side = Math.max(0, (Math.abs(u) - 0.9) / 0.1);
      const foot = Math.max(0, (v - 0.94) / 0.06);
      // Cloth runs out to the edge first and falls beyond it, so that no mattress comes through.
      const fall = Math.max(side, foot) ** 2;
      const outX = Math.sign(u) * wide * 0.05 * (Math.sqrt(Math.min(1, side)) - Math.min(1, side));
      const outZ = deep * 0.03 * (Math.sqrt(Math.min(1, foot)) - Math.min(1, foot));
      const wave = 0.012 * Math.sin((side > foot ? p[2] : p[0]) * 21 + phase) * fall;
      return [
        p[0] * (1 + 0.012 * side) + outX + Math.sign(u) * wave * (side > 0 ? 1 : 0),
        p[1] * (1 - 0.5 * fall) + swell * (1 - fall) * (p[1] > 0.035 ? 1 : 0.2) - drop * fall,
        p[2] + outZ + wave * (foot > side ? 1 : 0),
      ];
    },
    75,
  );
  piece.add("bedding", moved(soft, 0, top - 0.005, (from + to) / 2));
}

/** A knitted throw across the foot of a bed. */
function addThrow(piece: Piece, w: number, z: number, depth: number, top: number): void {
  const wide = w + 0.1;
  const sheet = roundedBox(wide, 0.025, depth, 0.011, 1, [26, 1, 10]);
  const soft = bent(
    sheet,
    (p) => {
      const u = Math.abs(p[0]) / (wide / 2);
      const fall = Math.max(0, (u - 0.9) / 0.1) ** 1.2;
      return [
        p[0] * (1 + 0.01 * fall),
        p[1] + 0.008 * Math.sin(p[2] * 26 + p[0] * 3) + 0.006 * Math.sin(p[0] * 8) - 0.16 * fall,
        p[2] + 0.03 * Math.sin(p[0] * 2.4),
      ];
    },
    75,
  );
  piece.add("throw", moved(soft, 0, top, z));
}

function addPillows(piece: Piece, w: number, z: number, top: number): void {
  const count = w > 1.2 ? 2 : 1;
  const each = Math.min(0.72, (w - 0.1) / count);
  for (let k = 0; k < count; k++) {
    const x = (k - (count - 1) / 2) * (each + 0.02);
    piece.add("bedding", moved(turned(pillow(each, 0.46, 0.17), "x", 38), x, top + 0.1, z + 0.15));
    piece.add("bedding", moved(turned(pillow(each * 0.94, 0.44, 0.15), "x", 26), x + 0.01, top + 0.045, z + 0.32));
  }
  const small = turned(moved(pillow(0.44, 0.44, 0.14), 0, -0.07, 0), "x", 62);
  piece.add("cushion-a", moved(small, count > 1 ? -0.14 : 0, top + 0.24, z + 0.42));
  if (count > 1)
    piece.add(
      "cushion-b",
      moved(turned(moved(pillow(0.5, 0.3, 0.13), 0, -0.06, 0), "x", 56), 0.16, top + 0.18, z + 0.48),
    );
}

const bed: Body = (piece, { w, d, h }) => {
  const back = -d / 2;
  const base = h * 0.56;
  const top = h + 0.02;
  legs(piece, "dark-wood", w - 0.2, d - 0.3, 0.13, 0.024);
  piece.box("headboard", [w, base - 0.12, d - 0.1], [0, 0.12, 0.05], { r: 0.02, turns: 2 });
  piece.add("mattress", moved(roundedBox(w - 0.09, top - base, d - 0.2, 0.05, 3), 0, base, 0.02));
  const panels = w > 1.2 ? 4 : 2;
  for (let k = 0; k < panels; k++) {
    const each = (w + 0.06) / panels;
    piece.add(
      "headboard",
      moved(
        turned(cushion(each - 0.004, 0.09, 0.72, 0.014, 0.03), "x", 90),
        -(w + 0.06) / 2 + each * (k + 0.5),
        0.68,
        back + 0.005,
      ),
    );
  }
  addDuvet(piece, w - 0.04, back + 0.62, d / 2 - 0.02, top, 0.24);
  const fold = bent(
    roundedBox(w + 0.03, 0.05, 0.26, 0.022, 2, [14, 1, 3]),
    (p) => [
      p[0],
      p[1] + 0.009 * Math.sin(p[0] * 9) - 0.16 * Math.max(0, (Math.abs(p[0]) / (w / 2 + 0.015) - 0.9) / 0.1) ** 1.3,
      p[2] + 0.012 * Math.sin(p[0] * 5),
    ],
    75,
  );
  piece.add("mattress", moved(fold, 0, top + 0.052, back + 0.7));
  addThrow(piece, w - 0.015, d / 2 - 0.42, 0.46, top + 0.074);
  addPillows(piece, w, back + 0.06, top);
};

const bunk: Body = (piece, { w, d, h }) => {
  for (const x of [-1, 1]) {
    for (const z of [-1, 1])
      piece.box("wood", [0.06, h, 0.06], [x * (w / 2 - 0.03), 0, z * (d / 2 - 0.03)], { r: 0.008 });
  }
  for (const base of [0.28, h - 0.42]) {
    for (const x of [-1, 1]) piece.box("wood", [0.028, 0.14, d - 0.1], [x * (w / 2 - 0.03), base - 0.04, 0]);
    for (const z of [-1, 1]) piece.box("wood", [w - 0.1, 0.14, 0.028], [0, base - 0.04, z * (d / 2 - 0.03)]);
    for (const z of [-1, 1]) piece.box("wood", [w - 0.1, 0.08, 0.022], [0, base + 0.22, z * (d / 2 - 0.03)]);
    piece.add("mattress", moved(roundedBox(w - 0.1, 0.15, d - 0.12, 0.04, 2), 0, base, 0));
    addDuvet(piece, w - 0.14, -d / 2 + 0.5, d / 2 - 0.1, base + 0.14, 0.05);
    piece.add("bedding", moved(turned(pillow(0.66, 0.42, 0.14), "x", 14), 0, base + 0.15, -d / 2 + 0.3));
  }
  for (const x of [-1, 1]) piece.box("wood", [0.022, 0.07, d * 0.62], [x * (w / 2 - 0.03), h - 0.12, -d * 0.17]);
  for (const x of [-1, 1])
    piece.add("wood", rod([w / 2 - 0.01, 0, d * 0.29 + x * 0.17], [w / 2 - 0.01, h - 0.1, d * 0.29 + x * 0.17], 0.016));
  for (let k = 1; k <= 4; k++)
    piece.add(
      "wood",
      rod([w / 2 - 0.01, (k * h) / 5.6, d * 0.29 - 0.17], [w / 2 - 0.01, (k * h) / 5.6, d * 0.29 + 0.17], 0.013),
    );
};

const cot: Body = (piece, { w, d, h }) => {
  for (const x of [-1, 1]) {
    for (const z of [-1, 1])
      piece.box("wood", [0.04, h - 0.02, 0.04], [x * (w / 2 - 0.02), 0, z * (d / 2 - 0.02)], { r: 0.008 });
    for (const y of [0.3, h - 0.05])
      piece.box("wood", [0.026, 0.045, d - 0.08], [x * (w / 2 - 0.02), y, 0], { r: 0.008 });
    const bars = Math.floor((d - 0.1) / 0.085);
    for (let k = 1; k < bars; k++) {
      const z = -d / 2 + 0.05 + (k * (d - 0.1)) / bars;
      piece.add("wood", rod([x * (w / 2 - 0.02), 0.32, z], [x * (w / 2 - 0.02), h - 0.04, z], 0.007, 0.007, 7));
    }
  }
  for (const z of [-1, 1]) piece.box("wood", [w - 0.08, h - 0.3, 0.018], [0, 0.26, z * (d / 2 - 0.02)], { r: 0.006 });
  piece.add("mattress", moved(roundedBox(w - 0.07, 0.1, d - 0.08, 0.03, 2), 0, 0.36, 0));
  piece.add("bedding", moved(cushion(w - 0.09, 0.05, d * 0.55, 0.015, 0.02), 0, 0.45, d * 0.16));
  piece.add("cushion-b", moved(pillow(0.3, 0.22, 0.07), 0, 0.455, -d * 0.34));
};

const bedside: Body = (piece, { w, d, h }) => {
  const foot = 0.14;
  legs(piece, "wood", w - 0.1, d - 0.1, foot, 0.015);
  piece.box("wood", [w, h - foot, d - 0.02], [0, foot, -0.01], { r: 0.006, grain: 0 });
  const each = (h - foot - 0.03) / 2;
  for (let k = 0; k < 2; k++) {
    const y = foot + 0.012 + k * (each + 0.006);
    piece.box("lacquer", [w - 0.03, each, 0.018], [0, y, d / 2 - 0.012], { r: 0.003 });
    piece.add("metal", rod([0, y + each * 0.6, d / 2 - 0.004], [0, y + each * 0.6, d / 2 + 0.016], 0.009, 0.012, 12));
  }
  const at: Vec3 = [-w * 0.22, h, d * 0.12];
  piece.box("paper-d", [0.13, 0.022, 0.19], at, { r: 0.002, tilt: [0, 14, 0] });
  piece.box("paper-a", [0.12, 0.016, 0.18], [at[0], h + 0.022, at[2]], { r: 0.002, tilt: [0, -6, 0] });
};

export const BEDS: Readonly<Record<string, Body>> = {
  "bed-90": bed,
  "bed-135": bed,
  "bed-150": bed,
  "bed-180": bed,
  "bunk-bed": bunk,
  cot,
  "bedside-table": bedside,
};

/** A rolled or hanging towel, used by bathrooms and wardrobes too. */
export function addFolded(
  piece: Piece,
  material: "towel" | "cushion-a" | "cushion-b" | "throw" | "bedding",
  [x, y, z]: Vec3,
  w: number,
  layers: number,
  d: number,
): void {
  for (let k = 0; k < layers; k++) {
    piece.add(
      material,
      wrapped(moved(roundedBox(w * (0.97 + 0.03 * piece.random()), 0.045, d, 0.02, 2), x, y + k * 0.044, z), 0),
    );
  }
}
