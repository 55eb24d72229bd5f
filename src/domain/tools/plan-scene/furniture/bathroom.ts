import { roundedBox } from "../solids/boxes.ts";
import { lathe, loft, rod, smoothLine, tube } from "../solids/rounds.ts";
import { addFace, emptySolid, moved, turned, type Vec3 } from "../solids/solid.ts";
import { addFolded } from "./beds.ts";
import { addTap } from "./kitchen.ts";
import type { Body, Piece } from "./piece.ts";
import { addFronts } from "./storage.ts";

const toilet: Body = (piece, { w, d, h }) => {
  const z = d / 2 - d * 0.36;
  const bowl = loft(
    [
      { y: 0, rx: w * 0.3, rz: d * 0.3, z: z - 0.05, power: 2.6 },
      { y: 0.04, rx: w * 0.31, rz: d * 0.31, z: z - 0.05, power: 2.6 },
      { y: 0.2, rx: w * 0.36, rz: d * 0.33, z: z - 0.03, power: 2.5 },
      { y: 0.34, rx: w * 0.47, rz: d * 0.36, z, power: 2.4 },
      { y: 0.385, rx: w * 0.49, rz: d * 0.36, z, power: 2.4 },
      { y: 0.395, rx: w * 0.47, rz: d * 0.35, z, power: 2.4 },
    ],
    36,
    40,
  );
  piece.add("ceramic", bowl);
  piece.add("ceramic", moved(roundedBox(w * 0.62, 0.39, d * 0.42, 0.04, 3), 0, 0, -d / 2 + d * 0.21));
  const lid = (y: number, thick: number, share: number) =>
    loft(
      [
        { y, rx: w * 0.48 * share, rz: d * 0.355 * share, z, power: 2.4 },
        { y: y + thick * 0.7, rx: w * 0.49 * share, rz: d * 0.36 * share, z, power: 2.4 },
        { y: y + thick, rx: w * 0.44 * share, rz: d * 0.32 * share, z, power: 2.4 },
      ],
      36,
      50,
    );
  piece.add("plastic", lid(0.397, 0.018, 1), lid(0.417, 0.022, 0.99));
  piece.add("ceramic", moved(roundedBox(w * 0.98, h - 0.4, 0.17, 0.025, 3), 0, 0.385, -d / 2 + 0.086));
  piece.add("ceramic", moved(roundedBox(w, 0.035, 0.185, 0.012, 2), 0, h - 0.034, -d / 2 + 0.093));
  piece.add(
    "chrome",
    moved(
      lathe(
        [
          [0, 0],
          [0.03, 0],
          [0.028, 0.008],
          [0, 0.01],
        ],
        20,
      ),
      0,
      h,
      -d / 2 + 0.09,
    ),
  );
};

const bidet: Body = (piece, { w, d, h }) => {
  piece.add(
    "ceramic",
    loft(
      [
        { y: 0, rx: w * 0.34, rz: d * 0.38, z: -0.03, power: 2.6 },
        { y: h * 0.5, rx: w * 0.4, rz: d * 0.42, z: -0.02, power: 2.5 },
        { y: h * 0.9, rx: w * 0.5, rz: d * 0.49, power: 2.4 },
        { y: h, rx: w * 0.5, rz: d * 0.49, power: 2.4 },
        { y: h, rx: w * 0.41, rz: d * 0.36, z: 0.04, power: 2.3 },
        { y: h - 0.05, rx: w * 0.38, rz: d * 0.33, z: 0.04, power: 2.2 },
        { y: h - 0.13, rx: w * 0.2, rz: d * 0.2, z: 0.04 },
      ],
      36,
      40,
    ),
  );
  addTap(piece, [0, h - 0.01, -d * 0.38], 0.13, 0.11);
};

/** A washbasin that lies on a top, its foot at y. */
function addBasin(piece: Piece, [x, y, z]: Vec3, rx: number, rz: number, height: number): void {
  piece.add(
    "ceramic",
    moved(
      loft(
        [
          { y: 0, rx: rx * 0.72, rz: rz * 0.72, power: 3 },
          { y: height * 0.3, rx: rx * 0.88, rz: rz * 0.88, power: 3 },
          { y: height, rx, rz, power: 3.2 },
          { y: height + 0.003, rx: rx - 0.004, rz: rz - 0.004, power: 3.2 },
          { y: height, rx: rx - 0.01, rz: rz - 0.01, power: 3.2 },
          { y: height * 0.4, rx: rx * 0.84, rz: rz * 0.84, power: 3 },
          { y: height * 0.16, rx: rx * 0.5, rz: rz * 0.5 },
          { y: height * 0.14, rx: rx * 0.1, rz: rz * 0.1 },
        ],
        40,
        40,
      ),
      x,
      y,
      z,
    ),
  );
  piece.add(
    "chrome",
    moved(
      lathe(
        [
          [0, 0],
          [0.022, 0],
          [0.02, 0.005],
          [0, 0.006],
        ],
        16,
      ),
      x,
      y + height * 0.14,
      z,
    ),
  );
}

const washbasin =
  (basins: number): Body =>
  (piece, { w, d, h }) => {
    const top = h - 0.13;
    const low = Math.max(0.2, top - 0.5);
    piece.span("wood", [-w / 2 + 0.004, low, -d / 2], [w / 2 - 0.004, top - 0.024, d / 2 - 0.024], {
      r: 0.004,
      grain: 0,
    });
    addFronts(piece, "wood", [-w / 2 + 0.004, low, d / 2 - 0.014], [w - 0.008, top - 0.026 - low], [basins, 2], "edge");
    piece.span("worktop", [-w / 2, top - 0.022, -d / 2], [w / 2, top, d / 2], { r: 0.004, grain: 0 });
    for (let k = 0; k < basins; k++) {
      const x = -w / 2 + (w / basins) * (k + 0.5);
      const rx = Math.min(0.24, (w / basins) * 0.4);
      addBasin(piece, [x, top, 0.03], rx, Math.min(0.17, d * 0.36), 0.125);
      addTap(piece, [x, top, -d / 2 + 0.05], 0.26, 0.13);
      addWallMirror(piece, [x, top + 0.34, -d / 2 + 0.012], Math.min(0.75, (w / basins) * 0.9), 0.75);
    }
    const side = w / 2 - 0.07;
    piece.add(
      "pot",
      moved(
        lathe(
          [
            [0, 0],
            [0.028, 0],
            [0.03, 0.01],
            [0.03, 0.11],
            [0.012, 0.125],
            [0.012, 0.14],
            [0, 0.14],
          ],
          16,
        ),
        side,
        top,
        -d / 2 + 0.09,
      ),
    );
    addFolded(piece, "towel", [-side + 0.01, top, d * 0.16], 0.1, 1, 0.16);
  };

function addWallMirror(piece: Piece, [x, y, z]: Vec3, w: number, h: number): void {
  piece.box("metal", [w, h, 0.018], [x, y, z], { r: 0.006 });
  piece.box("mirror", [w - 0.016, h - 0.016, 0.004], [x, y + 0.008, z + 0.009], { r: 0.001 });
  piece.add("bulb", moved(roundedBox(w * 0.6, 0.018, 0.03, 0.006), x, y + h + 0.04, z + 0.05));
  piece.add("black-metal", rod([x, y + h + 0.05, z - 0.01], [x, y + h + 0.05, z + 0.05], 0.006, 0.006, 8));
  piece.lamp([x, y + h + 0.02, z + 0.09], 5, 0.03);
}

const cornerBasin: Body = (piece, { w, d, h }) => {
  piece.add(
    "ceramic",
    moved(
      loft(
        [
          { y: 0, rx: w * 0.3, rz: d * 0.3, power: 3 },
          { y: 0.05, rx: w * 0.42, rz: d * 0.42, power: 3.4 },
          { y: 0.13, rx: w * 0.5, rz: d * 0.5, power: 4 },
          { y: 0.134, rx: w * 0.47, rz: d * 0.47, power: 4 },
          { y: 0.12, rx: w * 0.4, rz: d * 0.38, z: 0.01, power: 3 },
          { y: 0.04, rx: w * 0.3, rz: d * 0.28, z: 0.01 },
          { y: 0.03, rx: w * 0.08, rz: d * 0.08, z: 0.01 },
        ],
        36,
        40,
      ),
      0,
      h - 0.134,
      0,
    ),
  );
  piece.add(
    "chrome",
    tube(
      smoothLine(
        [
          [0, h - 0.13, 0],
          [0, h - 0.32, 0],
          [0, h - 0.36, -d * 0.2],
          [0, h - 0.34, -d * 0.48],
        ],
        5,
      ),
      0.016,
      10,
    ),
  );
  addTap(piece, [0, h - 0.01, -d * 0.4], 0.16, 0.11);
  addWallMirror(piece, [0, h + 0.22, -d / 2 + 0.012], 0.4, 0.6);
};

const bathtub: Body = (piece, { w, d, h }) => {
  const [rx, rz] = [w / 2, d / 2];
  piece.add(
    "ceramic",
    loft(
      [
        { y: 0, rx: rx - 0.012, rz: rz - 0.012, power: 40 },
        { y: h - 0.04, rx: rx - 0.01, rz: rz - 0.01, power: 40 },
        { y: h - 0.036, rx, rz, power: 40 },
        { y: h - 0.006, rx, rz, power: 40 },
        { y: h, rx: rx - 0.006, rz: rz - 0.006, power: 40 },
        { y: h, rx: rx - 0.06, rz: rz - 0.06, power: 7 },
        { y: h - 0.02, rx: rx - 0.08, rz: rz - 0.075, power: 6 },
        { y: 0.2, rx: rx - 0.16, rz: rz - 0.12, power: 5 },
        { y: 0.13, rx: rx - 0.24, rz: rz - 0.18, power: 4 },
        { y: 0.12, rx: rx - 0.34, rz: rz - 0.24, power: 3 },
      ],
      72,
      35,
    ),
  );
  addTap(piece, [-rx + 0.035, h, -rz + 0.035], 0.12, 0.13);
  piece.span("frosted-glass", [-rx + 0.01, h, rz - 0.03], [-rx + 0.82, h + 1.4, rz - 0.022], { r: 0.002 });
  piece.span("chrome", [-rx + 0.002, h, rz - 0.034], [-rx + 0.014, h + 1.4, rz - 0.018], { r: 0.002 });
  addFolded(piece, "towel", [rx - 0.16, h - 0.002, -rz + 0.03], 0.24, 2, 0.05);
};

const tubFree: Body = (piece, { w, d, h }) => {
  piece.add(
    "ceramic",
    loft(
      [
        { y: 0, rx: w * 0.36, rz: d * 0.34, power: 2.4 },
        { y: 0.02, rx: w * 0.38, rz: d * 0.36, power: 2.4 },
        { y: h * 0.5, rx: w * 0.44, rz: d * 0.43, power: 2.4 },
        { y: h * 0.96, rx: w * 0.5, rz: d * 0.5, power: 2.4 },
        { y: h, rx: w * 0.5 - 0.01, rz: d * 0.5 - 0.01, power: 2.4 },
        { y: h * 0.96, rx: w * 0.5 - 0.03, rz: d * 0.5 - 0.03, power: 2.4 },
        { y: h * 0.55, rx: w * 0.42, rz: d * 0.4, power: 2.4 },
        { y: h * 0.24, rx: w * 0.36, rz: d * 0.33, power: 2.4 },
        { y: h * 0.19, rx: w * 0.28, rz: d * 0.24, power: 2.4 },
      ],
      56,
      45,
    ),
  );
  piece.add(
    "chrome",
    tube(
      smoothLine(
        [
          [w * 0.2, 0, -d * 0.52],
          [w * 0.2, 0.7, -d * 0.52],
          [w * 0.2, 0.86, -d * 0.45],
          [w * 0.2, 0.86, -d * 0.3],
          [w * 0.2, 0.8, -d * 0.26],
        ],
        6,
      ),
      0.014,
      12,
    ),
  );
  addFolded(piece, "towel", [w * 0.44, h - 0.004, 0], 0.05, 1, 0.3);
};

const shower: Body = (piece, { w, d, h }) => {
  piece.add("stone", moved(roundedBox(w, 0.045, d, 0.006), 0, 0, 0));
  piece.box("steel", [0.5, 0.003, 0.06], [0, 0.044, -d / 2 + 0.1], { r: 0.001 });
  const pane = emptySolid();
  const z = d / 2 - 0.012;
  addFace(pane, [
    [-w / 2, 0.05, z],
    [w / 2 - Math.min(0.55, w * 0.45), 0.05, z],
    [w / 2 - Math.min(0.55, w * 0.45), h, z],
    [-w / 2, h, z],
  ]);
  piece.add("frosted-glass", pane);
  const side = emptySolid();
  const x = w / 2 - 0.012;
  addFace(side, [
    [x, 0.05, d / 2 - 0.014],
    [x, 0.05, -d / 2],
    [x, h, -d / 2],
    [x, h, d / 2 - 0.014],
  ]);
  piece.add("frosted-glass", side);
  piece.span("black-metal", [-w / 2, h - 0.012, z - 0.012], [w / 2, h + 0.012, z + 0.012]);
  piece.span("black-metal", [x - 0.012, h - 0.012, -d / 2], [x + 0.012, h + 0.012, z]);
  piece.span("black-metal", [x - 0.012, 0.045, z - 0.012], [x + 0.012, h, z + 0.012]);
  piece.span("black-metal", [-w / 2, 0.045, z - 0.01], [w / 2 - Math.min(0.55, w * 0.45), 0.06, z + 0.01]);
  const tapX = -w / 2 + 0.05;
  piece.add(
    "chrome",
    tube(
      smoothLine(
        [
          [tapX, 1.05, 0],
          [tapX, h + 0.02, 0],
          [tapX + 0.06, h + 0.1, 0],
          [tapX + 0.36, h + 0.1, 0],
        ],
        6,
      ),
      0.011,
      10,
    ),
  );
  piece.add(
    "chrome",
    moved(
      lathe(
        [
          [0, 0],
          [0.11, 0],
          [0.112, 0.006],
          [0.02, 0.014],
          [0.012, 0.05],
          [0, 0.05],
        ],
        32,
      ),
      tapX + 0.36,
      h + 0.05,
      0,
    ),
  );
  piece.box("chrome", [0.05, 0.05, 0.26], [tapX - 0.01, 1.02, 0], { r: 0.02, turns: 2 });
  piece.box("plastic", [0.07, 0.18, 0.07], [-w / 2 + 0.1, 0.045, -d / 2 + 0.1], { r: 0.02, turns: 2 });
};

const towelRadiator: Body = (piece, { w, d, h }) => {
  for (const x of [-1, 1])
    piece.add("chrome", rod([x * (w / 2 - 0.015), 0, 0], [x * (w / 2 - 0.015), h, 0], 0.014, 0.014, 10));
  const bars = Math.floor(h / 0.06);
  for (let k = 0; k <= bars; k++) {
    if (k % 6 === 5) continue;
    piece.add(
      "chrome",
      rod(
        [-w / 2 + 0.015, 0.02 + (k * (h - 0.04)) / bars, 0.004],
        [w / 2 - 0.015, 0.02 + (k * (h - 0.04)) / bars, 0.004],
        0.0085,
        0.0085,
        8,
      ),
    );
  }
  for (const x of [-1, 1])
    for (const y of [0.15, h - 0.15])
      piece.add("chrome", rod([x * (w / 2 - 0.015), y, -d / 2], [x * (w / 2 - 0.015), y, 0], 0.008, 0.008, 8));
  piece.add("towel", moved(roundedBox(w * 0.72, 0.5, 0.045, 0.016, 2), 0, h * 0.36, 0.014));
};

const laundrySink: Body = (piece, { w, d, h }) => {
  piece.span("lacquer", [-w / 2 + 0.01, 0.08, -d / 2], [w / 2 - 0.01, h - 0.22, d / 2 - 0.03], { r: 0.004 });
  addFronts(piece, "lacquer", [-w / 2 + 0.01, 0.09, d / 2 - 0.02], [w - 0.02, h - 0.32], [2, 1], "edge");
  piece.add(
    "ceramic",
    moved(
      loft(
        [
          { y: 0, rx: w / 2 - 0.03, rz: d / 2 - 0.03, power: 10 },
          { y: 0.215, rx: w / 2, rz: d / 2, power: 14 },
          { y: 0.22, rx: w / 2 - 0.005, rz: d / 2 - 0.005, power: 14 },
          { y: 0.22, rx: w / 2 - 0.03, rz: d / 2 - 0.04, power: 10 },
          { y: 0.03, rx: w / 2 - 0.07, rz: d / 2 - 0.08, power: 8 },
          { y: 0.02, rx: w / 2 - 0.12, rz: d / 2 - 0.12, power: 6 },
        ],
        48,
        35,
      ),
      0,
      h - 0.22,
      0,
    ),
  );
  addTap(piece, [0, h, -d / 2 + 0.02], 0.24, 0.15);
  piece.add("towel", moved(turned(roundedBox(0.22, 0.3, 0.03, 0.012, 2), "x", 2), w * 0.2, h - 0.29, d / 2 + 0.008));
};

export const BATHROOM: Readonly<Record<string, Body>> = {
  toilet,
  bidet,
  washbasin: washbasin(1),
  "washbasin-double": washbasin(2),
  "washbasin-corner": cornerBasin,
  bathtub,
  "bathtub-free": tubFree,
  shower,
  "shower-square": shower,
  "towel-radiator": towelRadiator,
  "laundry-sink": laundrySink,
};
