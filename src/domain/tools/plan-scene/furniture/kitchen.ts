import { roundedBox } from "../solids/boxes.ts";
import { lathe, loft, rod, smoothLine, tube } from "../solids/rounds.ts";
import { joined, moved, type Vec3 } from "../solids/solid.ts";
import type { Body, Piece, PieceSize } from "./piece.ts";
import { addFronts } from "./storage.ts";
import { addBowl, addVase } from "./tables.ts";

const PLINTH = 0.1;
const TOP = 0.03;

function addBase(piece: Piece, { w, d, h }: PieceSize, columns: number, rows: number, hasTop = true): void {
  piece.span("dark-plastic", [-w / 2, 0, -d / 2], [w / 2, PLINTH, d / 2 - 0.07], { r: 0.002 });
  piece.span("lacquer", [-w / 2 + 0.001, PLINTH, -d / 2], [w / 2 - 0.001, h - TOP, d / 2 - 0.032], { r: 0.002 });
  if (rows > 0)
    addFronts(
      piece,
      "kitchen-front",
      [-w / 2, PLINTH + 0.002, d / 2 - 0.022],
      [w, h - TOP - PLINTH - 0.008],
      [columns, rows],
      "edge",
    );
  if (hasTop) piece.span("worktop", [-w / 2, h - TOP, -d / 2], [w / 2, h, d / 2 + 0.004], { r: 0.0025, grain: 0 });
}

const base: Body = (piece, size) => {
  addBase(piece, size, size.w > 0.7 ? 2 : 1, size.w > 0.7 ? 1 : 3);
};

/** An L in a corner: its two arms stand against the back and against the left side. */
const corner: Body = (piece, { w, d, h }) => {
  const arm = Math.min(0.6, w * 0.67);
  piece.span("dark-plastic", [-w / 2, 0, -d / 2], [w / 2, PLINTH, -d / 2 + arm - 0.07]);
  piece.span("dark-plastic", [-w / 2, 0, -d / 2], [-w / 2 + arm - 0.07, PLINTH, d / 2]);
  piece.span("lacquer", [-w / 2, PLINTH, -d / 2], [w / 2, h - TOP, -d / 2 + arm - 0.03]);
  piece.span("lacquer", [-w / 2, PLINTH, -d / 2 + arm - 0.03], [-w / 2 + arm - 0.03, h - TOP, d / 2]);
  const front = h - TOP - PLINTH - 0.008;
  piece.span(
    "kitchen-front",
    [-w / 2 + arm - 0.012, PLINTH + 0.004, -d / 2 + arm - 0.032],
    [w / 2 - 0.002, PLINTH + front, -d / 2 + arm - 0.013],
  );
  piece.span(
    "kitchen-front",
    [-w / 2 + arm - 0.032, PLINTH + 0.004, -d / 2 + arm - 0.012],
    [-w / 2 + arm - 0.013, PLINTH + front, d / 2 - 0.002],
  );
  piece.span("worktop", [-w / 2, h - TOP, -d / 2], [w / 2, h, -d / 2 + arm + 0.004], { r: 0.0025, grain: 0 });
  piece.span("worktop", [-w / 2, h - TOP, -d / 2 + arm + 0.002], [-w / 2 + arm + 0.004, h, d / 2], {
    r: 0.0025,
    grain: 2,
  });
  addVase(piece, [-w / 2 + 0.2, h, -d / 2 + 0.2], 0.2);
};

/** A tap that rises and bends over; it looks to positive z. */
export function addTap(piece: Piece, [x, y, z]: Vec3, height: number, reach: number): void {
  const line = smoothLine(
    [
      [x, y, z],
      [x, y + height * 0.7, z],
      [x, y + height * 0.95, z + reach * 0.25],
      [x, y + height, z + reach * 0.6],
      [x, y + height * 0.86, z + reach],
      [x, y + height * 0.72, z + reach],
    ],
    6,
  );
  piece.add("chrome", tube(line, 0.011, 12));
  piece.add(
    "chrome",
    moved(
      lathe(
        [
          [0, 0],
          [0.026, 0],
          [0.026, 0.01],
          [0.018, 0.03],
          [0.016, 0.05],
          [0, 0.05],
        ],
        18,
      ),
      x,
      y,
      z,
    ),
  );
  piece.add("chrome", rod([x, y + 0.05, z], [x + 0.06, y + 0.085, z], 0.006, 0.005, 8));
}

const sink: Body = (piece, size) => {
  const { w, d, h } = size;
  addBase(piece, size, 2, 1, false);
  const [bw, bd] = [w * 0.66, d * 0.62];
  const z = 0.02;
  addTopWithHole(piece, size, bw, bd, z);
  piece.add("steel", moved(basin(bw, bd, 0.19), 0, h, z));
  piece.add(
    "chrome",
    moved(
      lathe(
        [
          [0, 0],
          [0.035, 0],
          [0.035, 0.004],
          [0, 0.006],
        ],
        20,
      ),
      0,
      h - 0.188,
      z,
    ),
  );
  addTap(piece, [0, h, -d / 2 + 0.065], 0.34, 0.2);
};

/** Four strips of worktop around an opening. */
function addTopWithHole(
  piece: Piece,
  { w, d, h }: PieceSize,
  bw: number,
  bd: number,
  z: number,
  material: "worktop" | "wood" = "worktop",
): void {
  const low = h - TOP;
  piece.span(material, [-w / 2, low, -d / 2], [w / 2, h, z - bd / 2], { r: 0.0015, grain: 0 });
  piece.span(material, [-w / 2, low, z + bd / 2], [w / 2, h, d / 2 + 0.004], { r: 0.0015, grain: 0 });
  piece.span(material, [-w / 2, low, z - bd / 2], [-bw / 2, h, z + bd / 2], { r: 0.0015, grain: 0 });
  piece.span(material, [bw / 2, low, z - bd / 2], [w / 2, h, z + bd / 2], { r: 0.0015, grain: 0 });
}

/** A rectangular basin with rounded corners, its rim at y = 0, closed below. */
function basin(w: number, d: number, depth: number) {
  const [rx, rz] = [w / 2, d / 2];
  return loft(
    [
      { y: -depth - 0.01, rx: rx * 0.9, rz: rz * 0.9, power: 7 },
      { y: -0.002, rx: rx - 0.001, rz: rz - 0.001, power: 9 },
      { y: 0.002, rx: rx + 0.006, rz: rz + 0.006, power: 9 },
      { y: 0.003, rx: rx - 0.006, rz: rz - 0.006, power: 9 },
      { y: -0.006, rx: rx - 0.012, rz: rz - 0.012, power: 9 },
      { y: -depth + 0.03, rx: rx * 0.94, rz: rz * 0.93, power: 8 },
      { y: -depth, rx: rx * 0.86, rz: rz * 0.84, power: 7 },
    ],
    44,
    35,
  );
}

const hob: Body = (piece, size) => {
  const { w, d, h } = size;
  addBase(piece, size, 1, 0);
  addOven(piece, w, PLINTH + 0.11, d / 2 - 0.022);
  piece.box("kitchen-front", [w - 0.004, 0.1, 0.019], [0, PLINTH + 0.004, d / 2 - 0.022], { r: 0.0025 });
  piece.box("black-glass", [Math.min(0.59, w - 0.01), 0.006, 0.51], [0, h, 0], { r: 0.002 });
  for (const [x, z, r] of [
    [-0.14, 0.12, 0.09],
    [0.14, 0.13, 0.075],
    [-0.14, -0.12, 0.07],
    [0.14, -0.1, 0.105],
  ] as const) {
    piece.add(
      "steel",
      moved(
        lathe(
          [
            [r, 0],
            [r + 0.002, 0.0006],
            [r - 0.002, 0.0006],
            [r, 0],
          ],
          32,
        ),
        x,
        h + 0.006,
        z,
      ),
    );
  }
  addPot(piece, [-0.14, h + 0.007, -0.12]);
};

function addPot(piece: Piece, [x, y, z]: Vec3): void {
  piece.add(
    "steel",
    moved(
      lathe(
        [
          [0, 0],
          [0.1, 0],
          [0.105, 0.01],
          [0.105, 0.12],
          [0.11, 0.124],
          [0.1, 0.13],
          [0.06, 0.15],
          [0, 0.158],
        ],
        28,
      ),
      x,
      y,
      z,
    ),
  );
  piece.add(
    "dark-plastic",
    moved(
      lathe(
        [
          [0, 0],
          [0.008, 0],
          [0.016, 0.02],
          [0.014, 0.03],
          [0, 0.032],
        ],
        12,
      ),
      x,
      y + 0.156,
      z,
    ),
  );
  for (const side of [-1, 1])
    piece.add(
      "steel",
      tube(
        smoothLine(
          [
            [x + side * 0.1, y + 0.1, z - 0.03],
            [x + side * 0.14, y + 0.1, z],
            [x + side * 0.1, y + 0.1, z + 0.03],
          ],
          5,
        ),
        0.005,
        8,
      ),
    );
}

/** A built-in oven of usual height, its lower edge at y and its face at z. */
function addOven(piece: Piece, w: number, y: number, z: number): void {
  const wide = Math.min(0.596, w - 0.004);
  piece.box("black-glass", [wide, 0.46, 0.02], [0, y, z], { r: 0.004 });
  piece.box("steel", [wide, 0.095, 0.02], [0, y + 0.464, z], { r: 0.003 });
  piece.box("screen", [0.14, 0.045, 0.002], [0, y + 0.49, z + 0.0105], { r: 0.0005 });
  for (const x of [-1, 1])
    piece.add("dark-plastic", rod([x * 0.2, y + 0.512, z + 0.01], [x * 0.2, y + 0.512, z + 0.032], 0.02, 0.018, 16));
  piece.add(
    "steel",
    rod([-wide / 2 + 0.05, y + 0.42, z + 0.045], [wide / 2 - 0.05, y + 0.42, z + 0.045], 0.01, 0.01, 10),
  );
  for (const x of [-1, 1])
    piece.add(
      "steel",
      rod([x * (wide / 2 - 0.08), y + 0.42, z], [x * (wide / 2 - 0.08), y + 0.42, z + 0.045], 0.006, 0.006, 8),
    );
}

const tall: Body = (piece, { w, d, h }) => {
  piece.span("dark-plastic", [-w / 2, 0, -d / 2], [w / 2, PLINTH, d / 2 - 0.07]);
  piece.span("kitchen-front", [-w / 2 + 0.001, PLINTH, -d / 2], [w / 2 - 0.001, h, d / 2 - 0.032], { r: 0.002 });
  const z = d / 2 - 0.022;
  addFronts(piece, "kitchen-front", [-w / 2, PLINTH, z], [w, 0.6], [1, 2], "edge");
  addOven(piece, w, 0.71, z);
  piece.box("black-glass", [Math.min(0.596, w - 0.004), 0.37, 0.02], [0, 1.28, z], { r: 0.004 });
  piece.box("steel", [Math.min(0.596, w - 0.004), 0.016, 0.021], [0, 1.28, z], { r: 0.002 });
  addFronts(piece, "kitchen-front", [-w / 2, 1.656, z], [w, h - 1.66], [1, 1], "edge");
};

const wallUnit: Body = (piece, { w, d, h }) => {
  piece.span("lacquer", [-w / 2 + 0.001, 0, -d / 2], [w / 2 - 0.001, h, d / 2 - 0.02], { r: 0.002 });
  addFronts(piece, "kitchen-front", [-w / 2, 0, d / 2 - 0.01], [w, h], [w > 0.65 ? 2 : 1, 1], "none");
  piece.box("bulb", [w - 0.08, 0.006, 0.012], [0, -0.006, -d / 2 + 0.07], { r: 0.002 });
};

const extractor: Body = (piece, { w, d, h }) => {
  const flue = 0.26;
  piece.add(
    "steel",
    loft(
      [
        { y: 0, rx: w / 2, rz: d / 2, power: 24 },
        { y: 0.045, rx: w / 2, rz: d / 2, power: 24 },
        { y: 0.22, rx: flue / 2, rz: flue / 2, z: -d / 2 + flue / 2 + 0.01, power: 20 },
      ],
      48,
      25,
    ),
  );
  piece.add("steel", moved(roundedBox(flue, h - 0.21, flue, 0.003), 0, 0.21, -d / 2 + flue / 2 + 0.01));
  piece.box("dark-plastic", [w - 0.1, 0.004, d - 0.12], [0, -0.003, 0], { r: 0.001 });
  for (const x of [-1, 1])
    piece.add(
      "bulb",
      moved(
        lathe(
          [
            [0, -0.005],
            [0.025, -0.005],
            [0.025, 0.001],
            [0, 0.001],
          ],
          14,
        ),
        x * w * 0.28,
        -0.002,
        d * 0.2,
      ),
    );
};

const island: Body = (piece, { w, d, h }) => {
  const seat = 0.28;
  piece.span("dark-plastic", [-w / 2 + 0.05, 0, -d / 2 + seat], [w / 2 - 0.05, PLINTH, d / 2 - 0.06]);
  piece.span("kitchen-accent", [-w / 2 + 0.02, PLINTH, -d / 2 + seat], [w / 2 - 0.02, h - 0.04, d / 2 - 0.03], {
    r: 0.003,
  });
  addFronts(
    piece,
    "kitchen-accent",
    [-w / 2 + 0.022, PLINTH, d / 2 - 0.02],
    [w - 0.044, h - 0.046 - PLINTH],
    [Math.max(2, Math.round(w / 0.6)), 2],
    "edge",
  );
  piece.span("worktop", [-w / 2, h - 0.04, -d / 2], [w / 2, h, d / 2], { r: 0.003, grain: 0 });
  for (const x of [-1, 1])
    piece.span(
      "worktop",
      [x * (w / 2 - 0.02) - 0.02, 0, -d / 2],
      [x * (w / 2 - 0.02) + 0.02, h - 0.041, d / 2 - 0.001],
      { r: 0.003 },
    );
  addBowl(piece, [w * 0.2, h, 0.06], 0.15);
  for (let k = 0; k < 5; k++) {
    const angle = k * 1.3;
    piece.add(
      k % 2 === 0 ? "cushion-b" : "cushion-a",
      moved(
        loft(
          [
            { y: 0, rx: 0.008, rz: 0.008 },
            { y: 0.015, rx: 0.03, rz: 0.03 },
            { y: 0.04, rx: 0.036, rz: 0.036 },
            { y: 0.064, rx: 0.024, rz: 0.024 },
            { y: 0.068, rx: 0.006, rz: 0.006 },
          ],
          16,
          70,
        ),
        w * 0.2 + Math.cos(angle) * 0.06,
        h + 0.025,
        0.06 + Math.sin(angle) * 0.06,
      ),
    );
  }
  addVase(piece, [-w * 0.28, h, -0.05], 0.24);
};

const fridge =
  (doors: 1 | 2): Body =>
  (piece, { w, d, h }) => {
    piece.span("dark-plastic", [-w / 2 + 0.02, 0, -d / 2], [w / 2 - 0.02, 0.05, d / 2 - 0.08]);
    piece.span("steel", [-w / 2, 0.04, -d / 2], [w / 2, h, d / 2 - 0.065], { r: 0.008, grain: 1 });
    const split = doors === 1 ? h * 0.36 : h * 0.04;
    const columns = doors;
    const wide = w / columns;
    const solids = [];
    for (let k = 0; k < columns; k++) {
      const x = -w / 2 + wide * (k + 0.5);
      solids.push(moved(roundedBox(wide - 0.006, h - split - 0.06, 0.06, 0.01, 2), x, split + 0.055, d / 2 - 0.032));
      const side = columns === 1 ? -1 : k === 0 ? 1 : -1;
      const hx = x + side * (wide / 2 - 0.05);
      const low = split + 0.15;
      piece.add("chrome", rod([hx, low, d / 2 + 0.03], [hx, low + 0.55, d / 2 + 0.03], 0.01, 0.01, 10));
      for (const y of [low + 0.03, low + 0.52])
        piece.add("chrome", rod([hx, y, d / 2 - 0.005], [hx, y, d / 2 + 0.03], 0.007, 0.007, 8));
    }
    if (doors === 1) {
      solids.push(moved(roundedBox(w - 0.006, split - 0.005, 0.06, 0.01, 2), 0, 0.055, d / 2 - 0.032));
      piece.add(
        "chrome",
        rod([-w / 2 + 0.05, split - 0.42, d / 2 + 0.03], [-w / 2 + 0.05, split - 0.04, d / 2 + 0.03], 0.01, 0.01, 10),
      );
      for (const y of [split - 0.4, split - 0.06])
        piece.add("chrome", rod([-w / 2 + 0.05, y, d / 2 - 0.005], [-w / 2 + 0.05, y, d / 2 + 0.03], 0.007, 0.007, 8));
    } else {
      piece.box("black-glass", [wide * 0.4, 0.28, 0.004], [-w / 4, h * 0.55, d / 2 - 0.001], { r: 0.001 });
    }
    piece.add("steel", joined(...solids));
  };

export const KITCHEN: Readonly<Record<string, Body>> = {
  "kitchen-base": base,
  "kitchen-corner": corner,
  "kitchen-sink": sink,
  "kitchen-hob": hob,
  "kitchen-tall": tall,
  "kitchen-wall": wallUnit,
  extractor,
  "kitchen-island": island,
  fridge: fridge(1),
  "fridge-double": fridge(2),
};
