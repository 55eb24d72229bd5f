import { roundedBox } from "../solids/boxes.ts";
import { lathe, loft, rod, type Section, smoothLine, tube } from "../solids/rounds.ts";
import { moved, turned, type Vec3 } from "../solids/solid.ts";
import type { Body, Piece } from "./piece.ts";

/** A wheel whose axle lies along x, its middle at the place. */
function addWheel(
  piece: Piece,
  [x, y, z]: Vec3,
  r: number,
  width: number,
  rim: "steel" | "black-metal" = "steel",
): void {
  const tyre = lathe(
    [
      [r * 0.68, -width / 2],
      [r * 0.95, -width / 2],
      [r, -width * 0.34],
      [r, width * 0.34],
      [r * 0.95, width / 2],
      [r * 0.68, width / 2],
      [r * 0.68, -width / 2],
    ],
    36,
    35,
  );
  piece.add("rubber", moved(turned(tyre, "z", 90), x, y, z));
  piece.add(
    rim,
    moved(
      turned(
        lathe(
          [
            [0, -width * 0.38],
            [r * 0.68, -width * 0.4],
            [r * 0.7, 0],
            [r * 0.68, width * 0.4],
            [0, width * 0.38],
          ],
          28,
        ),
        "z",
        90,
      ),
      x,
      y,
      z,
    ),
  );
}

/** Sections of a car from its tail to its nose, laid along z: the loft is built upright and then tipped over. */
function hull(sections: readonly Section[], sides = 40) {
  return turned(loft(sections, sides, 50), "x", 90);
}

const car: Body = (piece, { w, d, h }) => {
  const [half, sill] = [w / 2, 0.22];
  const body = (y: number, top: number, wide: number, power = 5): Section => ({
    y: y * d,
    rx: half * wide,
    rz: (top - sill) / 2,
    z: -(sill + top) / 2,
    power,
  });
  piece.add(
    "paint",
    hull([
      body(-0.5, h * 0.56, 0.78),
      body(-0.48, h * 0.62, 0.9),
      body(-0.4, h * 0.64, 0.97),
      body(-0.1, h * 0.63, 1),
      body(0.16, h * 0.62, 1),
      body(0.34, h * 0.56, 0.97),
      body(0.45, h * 0.5, 0.9),
      body(0.5, h * 0.42, 0.74),
    ]),
  );
  const cabin = (y: number, top: number, wide: number): Section => ({
    y: y * d,
    rx: half * wide,
    rz: (top - h * 0.58) / 2,
    z: -(h * 0.58 + top) / 2,
    power: 3.6,
  });
  piece.add(
    "black-glass",
    hull([
      cabin(-0.46, h * 0.62, 0.72),
      cabin(-0.36, h * 0.9, 0.8),
      cabin(-0.16, h * 0.985, 0.83),
      cabin(0.02, h * 0.98, 0.83),
      cabin(0.12, h * 0.86, 0.82),
      cabin(0.24, h * 0.61, 0.78),
    ]),
  );
  const roof = (y: number, top: number, wide: number): Section => ({
    y: y * d,
    rx: half * wide,
    rz: 0.035,
    z: -(top - 0.03),
    power: 3,
  });
  piece.add(
    "paint",
    hull(
      [
        roof(-0.38, h * 0.91, 0.62),
        roof(-0.3, h * 0.97, 0.7),
        roof(-0.14, h, 0.74),
        roof(0.02, h * 0.995, 0.73),
        roof(0.08, h * 0.95, 0.66),
      ],
      28,
    ),
  );
  for (const x of [-1, 1]) {
    for (const z of [-0.3, 0.31]) {
      piece.add(
        "rubber",
        moved(
          turned(
            lathe(
              [
                [0, -0.11],
                [0.37, -0.11],
                [0.37, 0.1],
                [0, 0.1],
              ],
              36,
            ),
            "z",
            90,
          ),
          x * (half - 0.115),
          0.35,
          z * d,
        ),
      );
      addWheel(piece, [x * (half - 0.095), 0.33, z * d], 0.33, 0.21);
    }
    piece.add("bulb", moved(roundedBox(0.32, 0.08, 0.1, 0.03, 2), x * half * 0.6, h * 0.4, d * 0.462));
    piece.box("ember", [0.3, 0.07, 0.06], [x * half * 0.58, h * 0.47, -d * 0.488], { r: 0.02, turns: 2 });
    piece.box("paint", [0.16, 0.11, 0.09], [x * (half + 0.06), h * 0.6, d * 0.13], { r: 0.035, turns: 2 });
    for (const z of [-0.12, 0.08])
      piece.box("chrome", [0.02, 0.022, 0.15], [x * half * 0.995, h * 0.53, z * d], { r: 0.008 });
  }
  piece.box("dark-plastic", [w * 0.5, 0.12, 0.06], [0, 0.3, d * 0.475], { r: 0.02 });
  piece.box("plastic", [0.5, 0.11, 0.01], [0, 0.36, -d * 0.5], { r: 0.003 });
};

const motorbike: Body = (piece, { w, d, h }) => {
  for (const z of [-1, 1]) addWheel(piece, [0, 0.31, z * (d / 2 - 0.31)], 0.31, 0.13, "black-metal");
  const front = d / 2 - 0.31;
  for (const x of [-1, 1]) {
    piece.add("chrome", rod([x * 0.09, 0.31, front], [x * 0.09, h - 0.2, front - 0.32], 0.022, 0.026, 12));
    piece.add("steel", rod([x * 0.09, 0.31, -front], [x * 0.09, 0.42, -0.1], 0.025, 0.03, 10));
    piece.add(
      "black-metal",
      tube(
        smoothLine(
          [
            [0, h - 0.16, front - 0.34],
            [x * w * 0.3, h - 0.08, front - 0.36],
            [x * w * 0.48, h - 0.1, front - 0.46],
          ],
          5,
        ),
        0.013,
        10,
      ),
    );
  }
  piece.add(
    "paint",
    moved(
      turned(
        loft(
          [
            { y: -0.3, rx: 0.08, rz: 0.08 },
            { y: -0.2, rx: 0.13, rz: 0.12 },
            { y: 0.05, rx: 0.17, rz: 0.15, z: -0.02 },
            { y: 0.24, rx: 0.15, rz: 0.13 },
            { y: 0.32, rx: 0.08, rz: 0.07 },
          ],
          28,
          70,
        ),
        "x",
        90,
      ),
      0,
      0.78,
      0.12,
    ),
  );
  piece.add("leather", moved(roundedBox(0.26, 0.1, 0.66, 0.045, 3), 0, 0.72, -0.42));
  piece.add("paint", moved(roundedBox(0.2, 0.12, 0.4, 0.05, 3), 0, 0.66, -0.66));
  piece.box("steel", [0.3, 0.34, 0.44], [0, 0.28, 0.06], { r: 0.06, turns: 3 });
  piece.add("chrome", rod([0.17, 0.3, 0.1], [0.2, 0.36, -d * 0.4], 0.03, 0.05, 14));
  piece.add(
    "bulb",
    moved(
      turned(
        lathe(
          [
            [0, 0],
            [0.08, 0],
            [0.075, 0.03],
            [0, 0.05],
          ],
          24,
        ),
        "x",
        90,
      ),
      0,
      h - 0.3,
      front - 0.2,
    ),
  );
  piece.add(
    "dark-plastic",
    moved(
      turned(
        lathe(
          [
            [0, 0],
            [0.07, -0.1],
            [0.092, -0.01],
            [0.085, 0.005],
            [0, 0],
          ],
          24,
        ),
        "x",
        90,
      ),
      0,
      h - 0.3,
      front - 0.2,
    ),
  );
  piece.add("paint", moved(roundedBox(0.16, 0.03, 0.42, 0.014, 2), 0, 0.64, front));
};

const bicycle: Body = (piece, { w, d, h }) => {
  const r = 0.34;
  const ends = d / 2 - r;
  for (const z of [-1, 1]) {
    const tyre: Vec3[] = [];
    for (let k = 0; k <= 40; k++)
      tyre.push([0, r + r * 0.96 * Math.sin((k * Math.PI) / 20), z * ends + r * 0.96 * Math.cos((k * Math.PI) / 20)]);
    piece.add("rubber", tube(tyre, 0.016, 8));
    for (let k = 0; k < 14; k++) {
      const angle = (k * Math.PI) / 7;
      piece.add(
        "chrome",
        rod(
          [0, r, z * ends],
          [0, r + r * 0.94 * Math.sin(angle), z * ends + r * 0.94 * Math.cos(angle)],
          0.0015,
          0.0015,
          4,
        ),
      );
    }
    piece.add("chrome", rod([-0.05, r, z * ends], [0.05, r, z * ends], 0.018, 0.018, 10));
  }
  const crank: Vec3 = [0, 0.3, -0.05];
  const seat: Vec3 = [0, 0.82, -0.24];
  const head: Vec3 = [0, 0.84, ends - 0.2];
  const pipes: readonly (readonly [Vec3, Vec3])[] = [
    [crank, seat],
    [seat, head],
    [crank, [0, 0.7, ends - 0.16]],
    [head, [0, r, ends]],
    [crank, [0, r, -ends]],
    [seat, [0, r, -ends]],
  ];
  for (const [a, b] of pipes) piece.add("paint", rod(a, b, 0.016, 0.014, 10));
  piece.add("chrome", rod(seat, [0, 0.93, -0.27], 0.012, 0.012, 8));
  piece.add(
    "leather",
    moved(
      loft(
        [
          { y: 0, rx: 0.06, rz: 0.11, z: -0.02 },
          { y: 0.03, rx: 0.075, rz: 0.13, z: -0.02 },
          { y: 0.045, rx: 0.03, rz: 0.08 },
        ],
        20,
        60,
      ),
      0,
      0.92,
      -0.26,
    ),
  );
  piece.add("chrome", rod(head, [0, h - 0.05, ends - 0.24], 0.012, 0.012, 8));
  piece.add(
    "black-metal",
    tube(
      smoothLine(
        [
          [-w / 2, h - 0.06, ends - 0.36],
          [-w * 0.3, h - 0.02, ends - 0.24],
          [0, h - 0.04, ends - 0.22],
          [w * 0.3, h - 0.02, ends - 0.24],
          [w / 2, h - 0.06, ends - 0.36],
        ],
        5,
      ),
      0.011,
      10,
    ),
  );
  piece.add(
    "steel",
    moved(
      turned(
        lathe(
          [
            [0, -0.004],
            [0.09, -0.004],
            [0.09, 0.004],
            [0, 0.004],
          ],
          28,
        ),
        "z",
        90,
      ),
      0.03,
      0.3,
      -0.05,
    ),
  );
  for (const x of [-1, 1]) {
    piece.add("steel", rod([x * 0.05, 0.3, -0.05], [x * 0.06, 0.3 + x * 0.12, -0.05 + x * 0.1], 0.009, 0.009, 8));
    piece.box("dark-plastic", [0.09, 0.02, 0.07], [x * 0.11, 0.29 + x * 0.12, -0.05 + x * 0.1], { r: 0.006 });
  }
};

export const VEHICLES: Readonly<Record<string, Body>> = { car, motorbike, bicycle };
