import { block } from "../solids/boxes.ts";
import { lathe, loft, rod, smoothLine, tube } from "../solids/rounds.ts";
import { shaded } from "../solids/shading.ts";
import { emptySolid, joined, moved, type Solid, turned, type Vec3 } from "../solids/solid.ts";
import type { Body, Piece } from "./piece.ts";
import { growing } from "./placing.ts";

/** A shade like a drum, thin and open, its lower rim at y. */
function drum(y: number, low: number, high: number, height: number): Solid {
  return moved(
    lathe(
      [
        [low - 0.003, 0],
        [low, 0],
        [high, height],
        [high - 0.003, height],
        [low - 0.003, 0],
      ],
      36,
      30,
    ),
    0,
    y,
    0,
  );
}

function addBulb(piece: Piece, y: number, watts: number): void {
  piece.add(
    "bulb",
    moved(
      loft(
        [
          { y: -0.03, rx: 0.004, rz: 0.004 },
          { y: -0.02, rx: 0.022, rz: 0.022 },
          { y: 0, rx: 0.03, rz: 0.03 },
          { y: 0.03, rx: 0.018, rz: 0.018 },
          { y: 0.04, rx: 0.01, rz: 0.01 },
        ],
        14,
        70,
      ),
      0,
      y,
      0,
    ),
  );
  piece.lamp([0, y, 0], watts, 0.03);
}

const floorLamp: Body = (piece, { w, h }) => {
  piece.add(
    "metal",
    lathe(
      [
        [0, 0],
        [w * 0.32, 0],
        [w * 0.32, 0.016],
        [0.03, 0.024],
        [0, 0.024],
      ],
      36,
    ),
  );
  piece.add("metal", rod([0, 0.02, 0], [0, h - 0.2, 0], 0.0095, 0.0095, 12));
  piece.add("shade", drum(h - 0.34, w * 0.46, w * 0.36, 0.34));
  addBulb(piece, h - 0.19, 9);
};

const tableLamp: Body = (piece, { w, h }) => {
  const r = w * 0.24;
  piece.add(
    "ceramic",
    lathe(
      [
        [0, 0],
        [r * 0.7, 0],
        [r, h * 0.12],
        [r * 0.95, h * 0.26],
        [r * 0.4, h * 0.42],
        [r * 0.25, h * 0.48],
        [0, h * 0.48],
      ],
      28,
      60,
    ),
  );
  piece.add("metal", rod([0, h * 0.47, 0], [0, h * 0.72, 0], 0.006, 0.006, 8));
  piece.add("shade", drum(h * 0.55, w * 0.49, w * 0.36, h * 0.45));
  addBulb(piece, h * 0.74, 5);
};

const ceilingLamp: Body = (piece, { w, h }) => {
  const height = Math.min(0.22, h * 0.6);
  piece.add(
    "metal",
    moved(
      lathe(
        [
          [0, 0],
          [0.05, 0],
          [0.055, 0.02],
          [0.055, 0.028],
          [0, 0.028],
        ],
        24,
      ),
      0,
      h - 0.028,
      0,
    ),
  );
  piece.add("dark-plastic", rod([0, height, 0], [0, h - 0.02, 0], 0.003, 0.003, 6));
  piece.add(
    "metal",
    moved(
      lathe(
        [
          [0, 0],
          [0.018, 0],
          [0.018, 0.06],
          [0, 0.065],
        ],
        14,
      ),
      0,
      height - 0.02,
      0,
    ),
  );
  piece.add(
    "shade",
    moved(
      lathe(
        [
          [w * 0.5 - 0.003, 0],
          [w * 0.5, 0],
          [w * 0.47, height * 0.4],
          [w * 0.33, height * 0.82],
          [0.03, height],
          [0.03, height - 0.004],
          [w * 0.325, height * 0.8],
          [w * 0.465, height * 0.39],
          [w * 0.5 - 0.003, 0],
        ],
        40,
        50,
      ),
      0,
      0,
      0,
    ),
  );
  addBulb(piece, height * 0.45, 14);
};

const rug: Body = (piece, { w, d, h }) => {
  const t = Math.max(0.008, h);
  const fringe: Solid[] = [];
  piece.box("rug", [w, t, d], [0, 0, 0], { r: 0.004 });
  for (const z of [-1, 1]) {
    for (const off of [0.1, 0.15])
      piece.box("rug-line", [w - 0.2, 0.0012, 0.022], [0, t - 0.0004, z * (d / 2 - off)], { r: 0.0005 });
  }
  for (const x of [-1, 1]) {
    for (const off of [0.1, 0.15])
      piece.box("rug-line", [0.022, 0.0012, d - 0.2], [x * (w / 2 - off), t - 0.0004, 0], { r: 0.0005 });
    const threads = Math.floor(d / 0.02);
    for (let k = 0; k < threads; k++) {
      const z = -d / 2 + 0.01 + k * 0.02;
      fringe.push(
        block(
          [x > 0 ? w / 2 - 0.004 : -w / 2 - 0.035, 0.001, z - 0.004],
          [x > 0 ? w / 2 + 0.035 : -w / 2 + 0.004, 0.005, z + 0.004],
        ),
      );
    }
  }
  piece.add("rope", joined(...fringe));
};

const roundRug: Body = (piece, { w, d, h }) => {
  const t = Math.max(0.008, h);
  const disc = (share: number, y: number, thick: number) =>
    loft(
      [
        { y, rx: (w / 2) * share, rz: (d / 2) * share },
        { y: y + thick * 0.7, rx: (w / 2) * share, rz: (d / 2) * share },
        { y: y + thick, rx: (w / 2) * share - 0.005, rz: (d / 2) * share - 0.005 },
      ],
      64,
      40,
    );
  piece.add("rug", disc(1, 0, t));
  for (const share of [0.94, 0.74, 0.54, 0.34]) {
    const r = (w / 2) * share;
    piece.add(
      "rug-line",
      moved(
        lathe(
          [
            [r - 0.018, 0],
            [r, 0],
            [r, 0.0012],
            [r - 0.018, 0.0012],
            [r - 0.018, 0],
          ],
          64,
        ),
        0,
        t - 0.0003,
        0,
      ),
    );
  }
};

const mirror: Body = (piece, { w, d, h }) => {
  piece.box("wood", [w, h, d * 0.7], [0, 0, -d * 0.15], { r: 0.008, turns: 2 });
  piece.box("mirror", [w - 0.05, h - 0.05, 0.004], [0, 0.025, d * 0.2], { r: 0.001 });
};

/** An abstract picture of a few rounded fields, framed and with a mount. */
const picture: Body = (piece, { w, d, h }) => {
  piece.box("wood", [w, h, d * 0.7], [0, 0, -d * 0.15], { r: 0.004 });
  piece.box("paper-a", [w - 0.04, h - 0.04, 0.003], [0, 0.02, d * 0.2], { r: 0.001 });
  const z = d * 0.2 + 0.0016;
  const field = (x: number, y: number, rx: number, ry: number, power: number, layer: number) =>
    moved(
      turned(
        loft(
          [
            { y: 0, rx, rz: ry, power },
            { y: 0.0008, rx, rz: ry, power },
          ],
          40,
          30,
        ),
        "x",
        90,
      ),
      x,
      y,
      z + layer * 0.0006,
    );
  piece.add("paper-b", field(-w * 0.08, h * 0.58, w * 0.2, h * 0.2, 2, 0));
  piece.add("paper-c", field(w * 0.12, h * 0.34, w * 0.19, h * 0.14, 3, 1));
  piece.add("paper-d", field(w * 0.02, h * 0.44, w * 0.035, h * 0.27, 2.6, 2));
  piece.add("rope", field(-w * 0.2, h * 0.28, w * 0.07, h * 0.07, 2, 1));
};

/** A leaf along positive z: drawn in at both ends, bent down, folded along its rib. */
export function leafSheet(long: number, wide: number, bend: number, cells = 6): Solid {
  const solid = emptySolid();
  for (let i = 0; i <= cells; i++) {
    const t = i / cells;
    const half = (wide / 2) * Math.sin(Math.PI * (0.06 + 0.93 * t) ** 0.8);
    for (let j = -1; j <= 1; j++) {
      solid.positions.push(
        j * half,
        -bend * t * t + Math.abs(j) * half * 0.24 + 0.03 * long * Math.sin(t * 3),
        long * t,
      );
      solid.normals.push(0, 1, 0);
      solid.uvs.push(0.2 + (j * half) / wide / 5, t * 0.4);
    }
  }
  for (let i = 0; i < cells; i++) {
    for (let j = 0; j < 2; j++) {
      const p = 3 * i + j;
      solid.indices.push(p, p + 3, p + 4, p, p + 4, p + 1);
    }
  }
  return shaded(solid, 80);
}

export function addPot(piece: Piece, r: number, height: number, at: Vec3 = [0, 0, 0]): void {
  piece.add(
    "pot",
    moved(
      lathe(
        [
          [0, 0],
          [r * 0.72, 0],
          [r * 0.78, height * 0.03],
          [r * 0.98, height * 0.94],
          [r, height],
          [r * 0.9, height],
          [r * 0.86, height * 0.88],
          [0, height * 0.86],
        ],
        36,
        40,
      ),
      ...at,
    ),
  );
  piece.add(
    "soil",
    moved(
      lathe(
        [
          [0, height * 0.855],
          [r * 0.87, height * 0.86],
          [r * 0.5, height * 0.885],
          [0, height * 0.89],
        ],
        24,
        60,
      ),
      ...at,
    ),
  );
}

const smallPlant: Body = (piece, { w, h }) => {
  const pot = h * 0.34;
  addPot(piece, w * 0.32, pot);
  const places: (readonly number[])[] = [];
  for (let k = 0; k < 42; k++) {
    const age = k / 42;
    const heading = k * 137.5;
    places.push(
      growing(
        [0, pot * 0.85, 0],
        heading,
        82 - age * 58 + piece.random() * 8,
        (h - pot) * (0.75 + 0.42 * age * (0.8 + piece.random() * 0.4)),
        (piece.random() - 0.5) * 30,
      ),
    );
  }
  piece.scatter("leaf", leafSheet(1, 0.16, 0.34, 7), places);
};

/** A rubber plant or fiddle-leaf fig: stems with broad leaves all around. */
const largePlant: Body = (piece, { w, h }) => {
  const pot = Math.min(0.42, h * 0.25);
  addPot(piece, Math.min(0.22, w * 0.32), pot);
  const places: (readonly number[])[] = [];
  for (let stem = 0; stem < 4; stem++) {
    const heading = stem * 96 + 20;
    const [c, s] = [Math.cos((heading * Math.PI) / 180), Math.sin((heading * Math.PI) / 180)];
    const tall = h * (stem === 0 ? 0.97 : 0.72 + piece.random() * 0.2);
    const out = stem === 0 ? 0.03 : w * (0.16 + piece.random() * 0.08);
    const line = smoothLine(
      [
        [0.02 * c, pot * 0.8, 0.02 * s],
        [out * 0.35 * c, pot + (tall - pot) * 0.45, out * 0.35 * s],
        [out * c, tall, out * s],
      ],
      6,
    );
    piece.add(
      "stem",
      tube(line, (share) => 0.011 - 0.006 * share, 8),
    );
    for (let k = 0; k < 17; k++) {
      const share = 0.24 + (0.76 * k) / 16;
      const at = line[Math.min(line.length - 1, Math.round(share * (line.length - 1)))]!;
      const size = 0.17 + 0.14 * Math.sin(Math.PI * Math.min(1, share * 0.92)) + piece.random() * 0.05;
      places.push(
        growing(
          at,
          heading + k * 137.5,
          52 - 46 * (1 - share) + piece.random() * 14,
          size * Math.min(1, w / 0.7),
          (piece.random() - 0.5) * 40,
        ),
      );
    }
  }
  piece.scatter("leaf", leafSheet(1, 0.52, 0.32, 7), places);
};

/** Curtain hung from a rod: a wave that is tighter above than below. Its middle is at x = 0, it hangs down to y = 0. */
export function curtainSheet(width: number, height: number, depth: number, waves: number, phase: number): Solid {
  const [columns, rows] = [waves * 10, 8];
  const solid = emptySolid();
  for (let j = 0; j <= rows; j++) {
    const down = 1 - j / rows;
    for (let i = 0; i <= columns; i++) {
      const u = i / columns;
      const angle = u * waves * 2 * Math.PI + phase;
      const loose = 0.75 + 0.25 * down;
      const drift = 0.18 * depth * Math.sin(angle * 0.37 + down * 1.6);
      solid.positions.push(
        (u - 0.5) * width * (0.97 + 0.05 * down) + 0.12 * depth * Math.sin(angle * 2),
        (height * j) / rows,
        depth * 0.5 * loose * Math.sin(angle + 0.25 * Math.sin(down * 3 + u * 9)) + drift * down,
      );
      solid.normals.push(0, 0, 1);
      solid.uvs.push(u * width * 1.7, (height * j) / rows);
    }
  }
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const p = j * (columns + 1) + i;
      solid.indices.push(p, p + 1, p + columns + 2, p, p + columns + 2, p + columns + 1);
    }
  }
  return shaded(solid, 80);
}

export const DECORATION: Readonly<Record<string, Body>> = {
  "floor-lamp": floorLamp,
  "ceiling-lamp": ceilingLamp,
  "table-lamp": tableLamp,
  rug,
  "rug-round": roundRug,
  mirror,
  picture,
  "plant-small": smallPlant,
  "plant-large": largePlant,
};
