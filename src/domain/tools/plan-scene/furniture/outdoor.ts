import { cushion, pillow } from "../solids/boxes.ts";
import { lathe, loft, rod } from "../solids/rounds.ts";
import { shaded } from "../solids/shading.ts";
import { emptySolid, moved, turned } from "../solids/solid.ts";
import { leafSheet } from "./decoration.ts";
import type { Body, Piece } from "./piece.ts";
import { growing } from "./placing.ts";
import { addBowl } from "./tables.ts";

const table: Body = (piece, { w, d, h }) => {
  const slats = Math.max(4, Math.round(d / 0.09));
  for (let k = 0; k < slats; k++)
    piece.box("wood", [w, 0.024, d / slats - 0.006], [0, h - 0.024, -d / 2 + (d / slats) * (k + 0.5)], { r: 0.004 });
  for (const x of [-1, 1]) {
    for (const z of [-1, 1])
      piece.box("black-metal", [0.035, h - 0.024, 0.035], [x * (w / 2 - 0.05), 0, z * (d / 2 - 0.05)]);
    piece.box("black-metal", [0.03, 0.035, d - 0.12], [x * (w / 2 - 0.05), h - 0.06, 0]);
  }
  addBowl(piece, [0, h, 0], 0.12);
};

const chair: Body = (piece, { w, d, h }) => {
  const seat = 0.43;
  for (const x of [-1, 1]) {
    for (const z of [-1, 1])
      piece.add(
        "black-metal",
        rod(
          [x * (w / 2 - 0.03), 0, z * (d / 2 - 0.03)],
          [x * (w / 2 - 0.05), z < 0 ? h * 0.76 : 0.63, z * (d / 2 - 0.06)],
          0.013,
          0.013,
          8,
        ),
      );
    piece.box("wood", [0.05, 0.022, d - 0.1], [x * (w / 2 - 0.045), 0.63, 0], { r: 0.008 });
  }
  piece.add("rattan", moved(turned(cushion(w - 0.1, 0.04, d - 0.1, 0, 0.012), "x", 3), 0, seat - 0.07, 0));
  piece.add(
    "rattan",
    moved(turned(cushion(w - 0.1, 0.03, h - seat - 0.02, 0, 0.012), "x", 80), 0, (h + seat) / 2 - 0.01, -d / 2 + 0.06),
  );
  piece.add("canvas", moved(cushion(w - 0.12, 0.06, d - 0.14, 0.012, 0.025), 0, seat - 0.035, 0.015));
};

const sofa: Body = (piece, { w, d, h }) => {
  piece.box("rattan", [w, 0.2, d], [0, 0.08, 0], { r: 0.02, turns: 2 });
  for (const x of [-1, 1])
    piece.box("rattan", [0.13, h - 0.2, d], [x * (w / 2 - 0.065), 0.08, 0], { r: 0.04, turns: 3 });
  piece.box("rattan", [w, h - 0.12, 0.13], [0, 0.08, -d / 2 + 0.065], { r: 0.04, turns: 3 });
  const seats = Math.max(1, Math.round((w - 0.26) / 0.7));
  const each = (w - 0.26) / seats;
  for (let k = 0; k < seats; k++) {
    const x = -w / 2 + 0.13 + each * (k + 0.5);
    piece.add("canvas", moved(cushion(each - 0.01, 0.14, d - 0.16, 0.02, 0.045), x, 0.28, 0.06));
    piece.add("canvas", moved(turned(cushion(each - 0.02, 0.13, 0.36, 0.03, 0.05), "x", 76), x, 0.57, -d / 2 + 0.19));
  }
  piece.add(
    "cushion-a",
    moved(turned(moved(pillow(0.42, 0.42, 0.13), 0, -0.06, 0), "x", 64), -w / 2 + 0.36, 0.62, -d / 2 + 0.36),
  );
  piece.add(
    "cushion-b",
    moved(turned(moved(pillow(0.42, 0.42, 0.13), 0, -0.06, 0), "x", 62), w / 2 - 0.36, 0.62, -d / 2 + 0.36),
  );
};

const lounger: Body = (piece, { w, d, h }) => {
  const seat = 0.3;
  for (const x of [-1, 1]) {
    piece.box("wood", [0.04, 0.06, d], [x * (w / 2 - 0.03), seat - 0.07, 0], { r: 0.006 });
    for (const z of [-1, 1])
      piece.box("wood", [0.05, seat - 0.06, 0.05], [x * (w / 2 - 0.03), 0, z * (d / 2 - 0.25)], { r: 0.006 });
  }
  const back = d * 0.34;
  piece.add("canvas", moved(cushion(w - 0.08, 0.08, d - back - 0.02, 0.01, 0.03), 0, seat - 0.02, back / 2));
  const lean = Math.min(35, (Math.asin(Math.min(1, Math.max(0.1, h - seat + 0.18) / back)) * 180) / Math.PI);
  piece.add(
    "canvas",
    moved(
      turned(cushion(w - 0.08, 0.08, back, 0.01, 0.03), "x", lean),
      0,
      seat + Math.sin((lean * Math.PI) / 180) * back * 0.5 - 0.02,
      -d / 2 + back / 2 + 0.03,
    ),
  );
  piece.add("towel", moved(cushion(w * 0.6, 0.025, 0.5, 0, 0.01), 0, seat + 0.06, d * 0.3));
};

const parasol: Body = (piece, { w, d, h }) => {
  piece.add(
    "stone",
    lathe(
      [
        [0, 0],
        [0.28, 0],
        [0.28, 0.05],
        [0.05, 0.09],
        [0, 0.09],
      ],
      36,
    ),
  );
  piece.add("wood", rod([0, 0.06, 0], [0, h, 0], 0.022, 0.022, 14));
  const canvas = emptySolid();
  const ribs = 8;
  const rim = (k: number): readonly [number, number] => {
    const angle = (2 * Math.PI * (k + 0.5)) / ribs;
    return [Math.cos(angle) * (w / 2), Math.sin(angle) * (d / 2)];
  };
  const rings = [1, 0.66, 0.33, 0.01];
  rings.forEach((share, row) => {
    for (let k = 0; k <= ribs; k++) {
      for (let half = 0; half < (k === ribs ? 1 : 2); half++) {
        const [ax, az] = rim(k);
        const [bx, bz] = rim(k + 1);
        const t = half * 0.5;
        const sag = half === 1 ? 0.965 : 1;
        canvas.positions.push(
          (ax + (bx - ax) * t) * share * sag,
          h - 0.06 - share ** 1.25 * 0.42 + (half === 1 ? 0.03 * share : 0),
          (az + (bz - az) * t) * share * sag,
        );
        canvas.normals.push(0, 1, 0);
        canvas.uvs.push(k, row);
      }
    }
  });
  const columns = 2 * ribs + 1;
  for (let row = 0; row < rings.length - 1; row++) {
    for (let k = 0; k + 1 < columns; k++) {
      const p = row * columns + k;
      canvas.indices.push(p, p + columns, p + columns + 1, p, p + columns + 1, p + 1);
    }
  }
  piece.add("canvas", shaded(canvas, 20));
  for (let k = 0; k < ribs; k++) {
    const [x, z] = rim(k);
    piece.add("wood", rod([0, h - 0.09, 0], [x * 0.98, h - 0.5, z * 0.98], 0.007, 0.006, 6));
  }
};

const planter: Body = (piece, { w, d, h }) => {
  const box = h * 0.55;
  piece.box("pot", [w, box, d], [0, 0, 0], { r: 0.015, turns: 2 });
  piece.box("soil", [w - 0.05, 0.02, d - 0.05], [0, box - 0.012, 0], { r: 0.004 });
  addBush(piece, w, d, box, h);
};

function addBush(piece: Piece, w: number, d: number, from: number, to: number): void {
  const places: (readonly number[])[] = [];
  const count = Math.min(260, Math.round((w * d) / 0.0022));
  for (let k = 0; k < count; k++) {
    const x = (piece.random() - 0.5) * (w - 0.08);
    const z = (piece.random() - 0.5) * (d - 0.08);
    const y = from + piece.random() ** 1.4 * (to - from) * 0.55;
    places.push(
      growing(
        [x, y, z],
        piece.random() * 360,
        25 + piece.random() * 60,
        (to - from) * (0.38 + piece.random() * 0.3),
        piece.random() * 60,
      ),
    );
  }
  piece.scatter("leaf", leafSheet(1, 0.34, 0.3, 4), places);
}

const barbecue: Body = (piece, { w, d, h }) => {
  const body = w * 0.58;
  piece.box("dark-plastic", [body, h * 0.55, d * 0.8], [0, 0.08, 0], { r: 0.01 });
  piece.box("steel", [body + 0.01, 0.14, d * 0.84], [0, h * 0.6, 0], { r: 0.01 });
  piece.add(
    "black-metal",
    moved(
      loft(
        [
          { y: 0, rx: body / 2, rz: d * 0.42, power: 8 },
          { y: h * 0.13, rx: body / 2, rz: d * 0.4, power: 7 },
          { y: h * 0.22, rx: body * 0.47, rz: d * 0.3, power: 5 },
          { y: h * 0.26, rx: body * 0.42, rz: d * 0.14, power: 4 },
        ],
        40,
        50,
      ),
      0,
      h * 0.74,
      0,
    ),
  );
  piece.add("steel", rod([-body * 0.36, h * 0.83, d * 0.46], [body * 0.36, h * 0.83, d * 0.46], 0.011, 0.011, 10));
  for (const x of [-1, 1]) {
    piece.box("wood", [(w - body) / 2 - 0.02, 0.025, d * 0.7], [x * (body / 2 + (w - body) / 4), h * 0.72, 0], {
      r: 0.005,
    });
    piece.add(
      "rubber",
      moved(
        turned(
          lathe(
            [
              [0, -0.025],
              [0.08, -0.025],
              [0.08, 0.025],
              [0, 0.025],
            ],
            20,
          ),
          "z",
          90,
        ),
        x * body * 0.46,
        0.08,
        d * 0.3,
      ),
    );
  }
  for (let k = -1; k <= 1; k++)
    piece.add(
      "dark-plastic",
      rod([k * body * 0.28, h * 0.66, d * 0.41], [k * body * 0.28, h * 0.66, d * 0.46], 0.026, 0.022, 16),
    );
};

export const OUTDOOR: Readonly<Record<string, Body>> = {
  "outdoor-table": table,
  "outdoor-chair": chair,
  "outdoor-sofa": sofa,
  "sun-lounger": lounger,
  parasol,
  planter,
  barbecue,
};
