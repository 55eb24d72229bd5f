import { roundedBox } from "../solids/boxes.ts";
import { lathe, loft, rod } from "../solids/rounds.ts";
import { moved, turned, type Vec3 } from "../solids/solid.ts";
import type { Body, Piece } from "./piece.ts";
import { legs } from "./seating.ts";

/** A vase with a few dry stems, a bowl, a stack of books: what stands on tables so that they are not bare. */
export function addVase(piece: Piece, [x, y, z]: Vec3, height: number): void {
  const r = height * 0.28;
  piece.add(
    "pot",
    moved(
      lathe(
        [
          [0, 0],
          [r * 0.6, 0],
          [r, height * 0.35],
          [r * 0.9, height * 0.6],
          [r * 0.42, height * 0.85],
          [r * 0.5, height],
          [r * 0.4, height],
          [r * 0.3, height * 0.84],
          [0, height * 0.6],
        ],
        20,
        50,
      ),
      x,
      y,
      z,
    ),
  );
  for (let k = 0; k < 7; k++) {
    const angle = piece.random() * 6.3;
    const lean = 0.05 + piece.random() * 0.11;
    const top: Vec3 = [
      x + Math.cos(angle) * lean,
      y + height * (1.7 + piece.random() * 0.7),
      z + Math.sin(angle) * lean,
    ];
    piece.add("stem", rod([x, y + height * 0.7, z], top, 0.0015, 0.0012, 5));
    piece.add(
      "rope",
      moved(
        loft(
          [
            { y: 0, rx: 0.003, rz: 0.003 },
            { y: 0.02, rx: 0.011, rz: 0.011 },
            { y: 0.06, rx: 0.008, rz: 0.008 },
            { y: 0.085, rx: 0.001, rz: 0.001 },
          ],
          7,
          60,
        ),
        top[0],
        top[1] - 0.01,
        top[2],
      ),
    );
  }
}

export function addBooks(piece: Piece, [x, y, z]: Vec3, turn = 12): void {
  const covers = ["paper-b", "paper-a", "paper-d"] as const;
  let at = y;
  covers.forEach((material, k) => {
    const thick = 0.02 + piece.random() * 0.014;
    const [w, d] = [0.25 - k * 0.025, 0.18 - k * 0.015];
    piece.box(material, [w, thick, d], [x, at, z], { r: 0.002, tilt: [0, turn + k * 9, 0] });
    at += thick;
  });
}

export function addBowl(piece: Piece, [x, y, z]: Vec3, r: number): void {
  piece.add(
    "ceramic",
    moved(
      lathe(
        [
          [0, 0],
          [r * 0.45, 0],
          [r * 0.9, r * 0.35],
          [r, r * 0.5],
          [r * 0.95, r * 0.5],
          [r * 0.84, r * 0.36],
          [r * 0.4, r * 0.08],
          [0, r * 0.06],
        ],
        24,
        40,
      ),
      x,
      y,
      z,
    ),
  );
}

const coffee: Body = (piece, { w, d, h }) => {
  piece.box("wood", [w, 0.032, d], [0, h - 0.032, 0], { r: 0.012, turns: 2 });
  piece.box("wood", [w - 0.14, 0.018, d - 0.12], [0, h * 0.36, 0], { r: 0.005 });
  legs(piece, "wood", w - 0.1, d - 0.1, h - 0.03, 0.02);
  addBooks(piece, [-w * 0.2, h, 0.02]);
  addVase(piece, [w * 0.22, h, -d * 0.1], 0.17);
  addBowl(piece, [w * 0.05, h, d * 0.22], 0.09);
};

const coffeeRound: Body = (piece, { w, d, h }) => {
  piece.add(
    "stone",
    moved(
      loft(
        [
          { y: 0, rx: w / 2 - 0.008, rz: d / 2 - 0.008 },
          { y: 0.008, rx: w / 2, rz: d / 2 },
          { y: 0.022, rx: w / 2, rz: d / 2 },
          { y: 0.028, rx: w / 2 - 0.006, rz: d / 2 - 0.006 },
        ],
        40,
        30,
      ),
      0,
      h - 0.028,
      0,
    ),
  );
  for (let k = 0; k < 3; k++) {
    const angle = (2 * Math.PI * k) / 3 + 0.4;
    piece.add(
      "black-metal",
      rod(
        [Math.cos(angle) * w * 0.4, 0, Math.sin(angle) * d * 0.4],
        [Math.cos(angle) * w * 0.3, h - 0.026, Math.sin(angle) * d * 0.3],
        0.012,
        0.012,
        8,
      ),
    );
  }
  addBooks(piece, [-w * 0.14, h, 0.03], 30);
  addVase(piece, [w * 0.16, h, -0.04], 0.15);
};

const side: Body = (piece, { w, d, h }) => {
  piece.add(
    "wood",
    moved(
      loft(
        [
          { y: 0, rx: w / 2 - 0.006, rz: d / 2 - 0.006 },
          { y: 0.006, rx: w / 2, rz: d / 2 },
          { y: 0.018, rx: w / 2, rz: d / 2 },
          { y: 0.024, rx: w / 2 - 0.006, rz: d / 2 - 0.006 },
        ],
        32,
        30,
      ),
      0,
      h - 0.024,
      0,
    ),
  );
  piece.add("black-metal", rod([0, 0.012, 0], [0, h - 0.024, 0], 0.013, 0.013, 12));
  piece.add(
    "black-metal",
    lathe(
      [
        [0, 0],
        [w * 0.34, 0],
        [w * 0.34, 0.008],
        [0.02, 0.016],
        [0, 0.016],
      ],
      28,
    ),
  );
  addBooks(piece, [0.02, h, 0.02], 40);
};

const dining: Body = (piece, { w, d, h }) => {
  piece.box("wood", [w, 0.034, d], [0, h - 0.034, 0], { r: 0.01, turns: 2 });
  for (const x of [-1, 1]) {
    piece.box("wood", [0.022, 0.08, d - 0.24], [x * (w / 2 - 0.13), h - 0.114, 0]);
    for (const z of [-1, 1]) {
      piece.add(
        "wood",
        rod(
          [x * (w / 2 - 0.06), 0, z * (d / 2 - 0.06)],
          [x * (w / 2 - 0.1), h - 0.034, z * (d / 2 - 0.1)],
          0.019,
          0.031,
          12,
        ),
      );
    }
  }
  for (const z of [-1, 1]) piece.box("wood", [w - 0.28, 0.08, 0.022], [0, h - 0.114, z * (d / 2 - 0.13)]);
  addVase(piece, [0.02, h, 0], 0.22);
  addBowl(piece, [-w * 0.18, h, 0.03], 0.13);
};

const diningRound: Body = (piece, { w, d, h }) => {
  piece.add(
    "wood",
    moved(
      loft(
        [
          { y: 0, rx: w / 2 - 0.014, rz: d / 2 - 0.014 },
          { y: 0.014, rx: w / 2, rz: d / 2 },
          { y: 0.026, rx: w / 2, rz: d / 2 },
          { y: 0.032, rx: w / 2 - 0.006, rz: d / 2 - 0.006 },
        ],
        48,
        30,
      ),
      0,
      h - 0.032,
      0,
    ),
  );
  piece.add(
    "wood",
    lathe(
      [
        [0, 0],
        [w * 0.27, 0],
        [w * 0.27, 0.02],
        [w * 0.12, 0.06],
        [0.06, 0.16],
        [0.05, h * 0.6],
        [0.09, h - 0.06],
        [0.2, h - 0.032],
        [0, h - 0.032],
      ],
      32,
      40,
    ),
  );
  addVase(piece, [0, h, 0], 0.2);
};

const desk: Body = (piece, { w, d, h }) => {
  piece.box("wood", [w, 0.026, d], [0, h - 0.026, 0], { r: 0.006 });
  for (const x of [-1, 1]) {
    for (const z of [-1, 1])
      piece.box("black-metal", [0.03, h - 0.026, 0.03], [x * (w / 2 - 0.03), 0, z * (d / 2 - 0.04)]);
    piece.box("black-metal", [0.03, 0.03, d - 0.1], [x * (w / 2 - 0.03), 0.08, 0]);
  }
  const box = Math.min(0.4, w * 0.34);
  for (let k = 0; k < 2; k++) {
    piece.box("lacquer", [box, 0.1, d - 0.08], [w / 2 - 0.06 - box / 2, h - 0.135 - k * 0.108, 0], { r: 0.003 });
    piece.box("metal", [0.1, 0.008, 0.012], [w / 2 - 0.06 - box / 2, h - 0.085 - k * 0.108, d / 2 - 0.036], {
      r: 0.003,
    });
  }
  addLaptop(piece, [-0.06, h, 0.03]);
  addBooks(piece, [-w / 2 + 0.17, h, -d * 0.2], -8);
  addDeskLamp(piece, [w / 2 - 0.16, h, -d / 2 + 0.14]);
};

function addLaptop(piece: Piece, [x, y, z]: Vec3): void {
  piece.box("steel", [0.32, 0.012, 0.22], [x, y, z], { r: 0.005, turns: 2 });
  piece.box("dark-plastic", [0.28, 0.002, 0.1], [x, y + 0.0115, z - 0.03], { r: 0.0009 });
  const lid = moved(roundedBox(0.32, 0.21, 0.007, 0.003), 0, 0, 0);
  piece.add("steel", moved(turned(lid, "x", -18), x, y + 0.011, z - 0.108));
  const screen = moved(roundedBox(0.3, 0.19, 0.003, 0.001), 0, 0.01, 0.004);
  piece.add("screen", moved(turned(screen, "x", -18), x, y + 0.011, z - 0.108));
}

function addDeskLamp(piece: Piece, [x, y, z]: Vec3): void {
  piece.add(
    "black-metal",
    moved(
      lathe(
        [
          [0, 0],
          [0.075, 0],
          [0.075, 0.014],
          [0.01, 0.02],
          [0, 0.02],
        ],
        24,
      ),
      x,
      y,
      z,
    ),
  );
  piece.add("black-metal", rod([x, y + 0.01, z], [x + 0.05, y + 0.26, z - 0.02], 0.006, 0.006, 8));
  piece.add("black-metal", rod([x + 0.05, y + 0.26, z - 0.02], [x - 0.13, y + 0.4, z + 0.08], 0.006, 0.006, 8));
  piece.add(
    "black-metal",
    moved(
      turned(
        lathe(
          [
            [0.02, 0.06],
            [0.055, -0.03],
            [0.05, -0.03],
            [0.016, 0.055],
            [0.02, 0.06],
          ],
          20,
        ),
        "z",
        -24,
      ),
      x - 0.14,
      y + 0.375,
      z + 0.085,
    ),
  );
  piece.add(
    "bulb",
    moved(
      loft(
        [
          { y: -0.015, rx: 0.006, rz: 0.006 },
          { y: 0, rx: 0.016, rz: 0.016 },
          { y: 0.02, rx: 0.006, rz: 0.006 },
        ],
        10,
        70,
      ),
      x - 0.147,
      y + 0.365,
      z + 0.085,
    ),
  );
  piece.lamp([x - 0.15, y + 0.32, z + 0.085], 3, 0.02);
}

const consoleTable: Body = (piece, { w, d, h }) => {
  piece.box("wood", [w, 0.026, d], [0, h - 0.026, 0], { r: 0.006 });
  piece.box("wood", [w - 0.06, 0.12, d - 0.03], [0, h - 0.146, -0.005]);
  for (const x of [-1, 1])
    piece.box("metal", [0.09, 0.008, 0.014], [(x * w) / 4, h - 0.09, d / 2 - 0.012], { r: 0.003 });
  legs(piece, "wood", w - 0.1, d - 0.1, h - 0.14, 0.018);
  addVase(piece, [w * 0.3, h, 0], 0.24);
  addBooks(piece, [-w * 0.25, h, 0], 4);
  addBowl(piece, [0, h, 0.02], 0.08);
};

export const TABLES: Readonly<Record<string, Body>> = {
  "coffee-table": coffee,
  "coffee-table-round": coffeeRound,
  "side-table": side,
  "dining-table-4": dining,
  "dining-table-6": dining,
  "dining-table-8": dining,
  "dining-table-round": diningRound,
  desk,
  "desk-small": desk,
  console: consoleTable,
};
