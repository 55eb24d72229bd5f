import type { MaterialId } from "../materials.ts";
import { bent, cushion, pillow, roundedBox } from "../solids/boxes.ts";
import { lathe, loft, rod, smoothLine, tube } from "../solids/rounds.ts";
import { moved, turned, type Vec3 } from "../solids/solid.ts";
import type { Body, Piece } from "./piece.ts";

/** Four tapered legs under a rectangle, standing a little outwards. */
export function legs(piece: Piece, material: MaterialId, w: number, d: number, height: number, radius = 0.017): void {
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    piece.add(
      material,
      rod(
        [(x * w) / 2 + x * 0.015, 0, (z * d) / 2 + z * 0.015],
        [(x * w) / 2, height, (z * d) / 2],
        radius * 0.65,
        radius,
        8,
      ),
    );
  }
}

/** A throw pillow that leans against a back; `lean` in degrees from upright. */
function thrown(piece: Piece, material: MaterialId, side: number, [x, y, z]: Vec3, lean: number, turn: number): void {
  const solid = turned(moved(pillow(side, side, side * 0.3), 0, -side * 0.15, 0), "x", 90 - lean);
  piece.add(material, moved(turned(solid, "y", turn), x, y + side / 2, z));
}

interface SofaShape {
  readonly seats: number;
  readonly material: MaterialId;
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly pillows: boolean;
}

const LEG = 0.12;

function addSofa(piece: Piece, { seats, material, w, d, h, pillows }: SofaShape, shiftZ = 0): void {
  const arm = Math.min(0.17, w * 0.12);
  const seat = 0.43;
  const back = 0.2;
  const z0 = shiftZ - d / 2;
  legs(piece, "dark-wood", w - 0.16, d - 0.16, LEG);
  piece.box(material, [w - 0.02, 0.17, d - 0.04], [0, LEG, shiftZ], { r: 0.025, turns: 2 });
  for (const side of [-1, 1]) {
    piece.box(material, [arm, 0.61 - LEG, d - 0.02], [side * (w / 2 - arm / 2), LEG, shiftZ], { r: 0.05, turns: 3 });
  }
  piece.box(material, [w - 2 * arm + 0.02, h - 0.12 - LEG, back * 0.75], [0, LEG, z0 + back * 0.42], {
    r: 0.05,
    turns: 3,
  });
  const clear = w - 2 * arm;
  const each = clear / seats;
  for (let k = 0; k < seats; k++) {
    const x = -clear / 2 + each * (k + 0.5);
    const depth = d - back - 0.02;
    piece.add(
      material,
      moved(cushion(each - 0.008, 0.17, depth, 0.022, 0.05), x, seat - 0.155, z0 + back + depth / 2 + 0.02),
    );
    const upright = cushion(each - 0.015, 0.19, h - seat - 0.02, 0.04, 0.07);
    const leaning = turned(moved(upright, 0, -0.095, 0), "x", 78);
    piece.add(material, moved(leaning, x, seat + (h - seat) / 2 - 0.005, z0 + back + 0.06));
  }
  if (!pillows) return;
  const z = z0 + back + 0.22;
  thrown(piece, "cushion-a", 0.46, [-clear / 2 + 0.2, seat - 0.01, z], 22, 16);
  thrown(piece, "cushion-b", 0.4, [-clear / 2 + 0.46, seat - 0.01, z + 0.05], 26, 4);
  if (seats > 1) thrown(piece, "cushion-b", 0.45, [clear / 2 - 0.21, seat - 0.01, z], 22, -15);
}

const sofa =
  (seats: number, material: MaterialId = "sofa"): Body =>
  (piece, { w, d, h }) =>
    addSofa(piece, { seats, material, w, d, h, pillows: true });

/** The long seat lies to the right of a person who sits on it. */
const chaise: Body = (piece, { w, d, h }) => {
  const deep = Math.min(0.95, d);
  const wide = Math.min(0.95, w * 0.36);
  addSofa(piece, { seats: 3, material: "sofa", w, d: deep, h, pillows: true }, -(d - deep) / 2);
  const x = w / 2 - wide / 2 - 0.005;
  const long = d - 0.24;
  piece.box("sofa", [wide, 0.17, d - deep + 0.12], [x, LEG, d / 2 - (d - deep + 0.12) / 2], { r: 0.03, turns: 2 });
  piece.add(
    "sofa",
    moved(cushion(wide - 0.01, 0.17, long - 0.4, 0.024, 0.05), x, 0.285, d / 2 - (long - 0.4) / 2 - 0.012),
  );
  piece.add(
    "dark-wood",
    rod([x - wide / 2 + 0.08, 0, d / 2 - 0.08], [x - wide / 2 + 0.09, LEG, d / 2 - 0.09], 0.012, 0.017, 8),
  );
  piece.add(
    "dark-wood",
    rod([x + wide / 2 - 0.08, 0, d / 2 - 0.08], [x + wide / 2 - 0.09, LEG, d / 2 - 0.09], 0.012, 0.017, 8),
  );
  addBlanket(piece, [x, 0.455, d / 2 - 0.3], wide + 0.02, 0.42);
};

/** A knitted blanket laid across a seat: it falls over both sides. */
function addBlanket(piece: Piece, [x, y, z]: Vec3, width: number, depth: number): void {
  const sheet = roundedBox(width, 0.018, depth, 0.008, 1, [18, 1, 14]);
  const soft = bent(sheet, (p) => {
    const u = p[0] / (width / 2);
    const fold = 0.006 * Math.sin(p[2] * 41 + u * 3) + 0.004 * Math.sin(p[2] * 83);
    return [p[0], p[1] + fold + 0.035 * (1 - u * u) * 0.6, p[2] + 0.02 * Math.sin(u * 5)];
  });
  piece.add("throw", moved(soft, x, y - 0.01, z));
}

const armchair: Body = (piece, { w, d, h }) => {
  const seat = 0.42;
  const shell = loft(
    [
      { y: 0.2, rx: w * 0.42, rz: d * 0.42, power: 3.2 },
      { y: 0.24, rx: w * 0.46, rz: d * 0.46, power: 3.2 },
      { y: seat - 0.1, rx: w * 0.475, rz: d * 0.47, power: 3.4 },
      { y: seat - 0.08, rx: w * 0.45, rz: d * 0.45, power: 3.4 },
    ],
    32,
  );
  piece.add("sofa-alt", shell);
  legs(piece, "wood", w * 0.62, d * 0.62, 0.22, 0.018);
  piece.add("sofa-alt", moved(cushion(w * 0.66, 0.16, d * 0.74, 0.03, 0.06), 0, seat - 0.12, d * 0.06));
  piece.add("sofa-alt", wing(w, d, h, seat));
  thrown(piece, "cushion-b", 0.4, [0.03, seat + 0.03, -d * 0.16], 18, 8);
};

/** A back that runs round into low arms, upholstered: thick, rounded at its rim. */
function wing(w: number, d: number, h: number, seat: number) {
  const line: Vec3[] = [];
  for (let k = 0; k <= 16; k++) {
    const angle = Math.PI * (k / 16);
    line.push([-Math.cos(angle) * (w / 2 - 0.07), 0, d * 0.34 - Math.sin(angle) ** 0.7 * (d * 0.84 - 0.07)]);
  }
  const sheet = roundedBox(1, 1, 0.13, 0.06, 2, [16, 3, 1]);
  return bent(sheet, (p) => {
    const share = Math.max(0, Math.min(1, p[0] + 0.5)) * 16;
    const at = Math.min(15, Math.floor(share));
    const [a, b] = [line[at]!, line[at + 1]!];
    const t = share - at;
    const out = unit2(b[2] - a[2], a[0] - b[0]);
    const rise = Math.sin(Math.PI * Math.max(0, Math.min(1, p[0] + 0.5))) ** 1.6;
    const top = seat + 0.16 + (h - seat - 0.16) * rise;
    const off = -p[2] * 1.0 + 0.05 * rise * p[1];
    return [
      a[0] + (b[0] - a[0]) * t + out[0] * off,
      seat - 0.16 + p[1] * (top - seat + 0.16),
      a[2] + (b[2] - a[2]) * t + out[1] * off,
    ];
  });
}

function unit2(x: number, z: number): readonly [number, number] {
  const size = Math.hypot(x, z) || 1;
  return [x / size, z / size];
}

const lounge: Body = (piece, { w, d, h }) => {
  const deep = Math.min(0.82, d * 0.62);
  const z = -d / 2 + deep / 2;
  const wood = (points: readonly Vec3[]) => piece.add("wood", tube(smoothLine(points, 5), 0.017, 8));
  for (const side of [-1, 1]) {
    const x = side * (w / 2 - 0.05);
    wood([
      [x, 0, z + deep / 2 - 0.06],
      [x, 0.36, z + deep / 2 - 0.1],
      [x, 0.56, z + deep / 2 - 0.2],
      [x, 0.57, z - 0.1],
      [x, 0.3, z - deep / 2 + 0.12],
      [x, 0, z - deep / 2 + 0.04],
    ]);
  }
  piece.add("wood", rod([-w / 2 + 0.05, 0.33, z + deep / 2 - 0.11], [w / 2 - 0.05, 0.33, z + deep / 2 - 0.11], 0.014));
  piece.add("leather", moved(turned(cushion(w - 0.16, 0.13, deep * 0.78, 0.02, 0.05), "x", 6), 0, 0.33, z + 0.06));
  const back = turned(moved(cushion(w - 0.16, 0.13, h - 0.4, 0.022, 0.05), 0, -0.06, 0), "x", 66);
  piece.add("leather", moved(back, 0, 0.37 + (h - 0.4) / 2, z - deep / 2 + 0.2));
  const stool = d - deep - 0.08;
  piece.add("leather", moved(cushion(w * 0.72, 0.12, stool - 0.04, 0.02, 0.05), 0, 0.3, d / 2 - stool / 2));
  for (const x of [-1, 1]) {
    for (const end of [-1, 1]) {
      piece.add(
        "wood",
        rod(
          [x * w * 0.31, 0, d / 2 - stool / 2 + end * (stool / 2 - 0.05)],
          [x * w * 0.28, 0.32, d / 2 - stool / 2 + end * (stool / 2 - 0.08)],
          0.011,
          0.015,
          8,
        ),
      );
    }
  }
};

const pouf: Body = (piece, { w, d, h }) => {
  piece.add(
    "throw",
    loft(
      [
        { y: 0, rx: w * 0.36, rz: d * 0.36 },
        { y: h * 0.12, rx: w * 0.46, rz: d * 0.46 },
        { y: h * 0.5, rx: w * 0.5, rz: d * 0.5 },
        { y: h * 0.86, rx: w * 0.46, rz: d * 0.46 },
        { y: h * 0.97, rx: w * 0.34, rz: d * 0.34 },
        { y: h, rx: w * 0.12, rz: d * 0.12 },
      ],
      32,
      70,
    ),
  );
};

const bench: Body = (piece, { w, d, h }) => {
  piece.box("wood", [w, 0.035, d], [0, h - 0.09, 0], { r: 0.008, turns: 2 });
  piece.add("cushion-b", moved(cushion(w - 0.04, 0.06, d - 0.03, 0.008, 0.025), 0, h - 0.06, 0));
  legs(piece, "wood", w - 0.16, d - 0.1, h - 0.08, 0.02);
};

const chair: Body = (piece, { w, d, h }) => {
  const seat = 0.46;
  legs(piece, "wood", w - 0.1, d - 0.12, seat - 0.03, 0.017);
  piece.add(
    "wood",
    moved(
      bent(roundedBox(w - 0.02, 0.032, d - 0.06, 0.014, 1, [6, 1, 6]), (p) => {
        const [u, v] = [p[0] / (w / 2), p[2] / (d / 2)];
        return [p[0] * (1 + 0.04 * v), p[1] - 0.014 * (1 - u * u) * (1 - v * v), p[2]];
      }),
      0,
      seat - 0.034,
      0.02,
    ),
  );
  piece.add("cushion-b", moved(cushion(w - 0.07, 0.035, d - 0.13, 0.006, 0.016), 0, seat - 0.006, 0.03));
  const back = moved(
    bent(roundedBox(w - 0.04, 0.2, 0.022, 0.01, 1, [8, 2, 1]), (p) => [
      p[0],
      p[1],
      p[2] - 0.05 * (1 - (p[0] / (w / 2)) ** 2),
    ]),
    0,
    0,
    0,
  );
  piece.add("wood", moved(turned(back, "x", -10), 0, h - 0.205, -d / 2 + 0.07));
  for (const side of [-1, 1]) {
    const x = side * (w / 2 - 0.05);
    piece.add(
      "wood",
      tube(
        smoothLine(
          [
            [x, seat - 0.03, -d / 2 + 0.09],
            [x, seat + 0.2, -d / 2 + 0.055],
            [x * 0.98, h - 0.06, -d / 2 + 0.03],
          ],
          4,
        ),
        0.013,
        8,
      ),
    );
  }
};

const stool: Body = (piece, { w, d, h }) => {
  piece.add("leather", moved(cushion(w * 0.94, 0.05, d * 0.94, 0.01, 0.022), 0, h - 0.055, 0));
  piece.box("wood", [w * 0.9, 0.02, d * 0.9], [0, h - 0.072, 0], { r: 0.008 });
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      piece.add(
        "black-metal",
        rod([x * w * 0.44, 0, z * d * 0.44], [x * w * 0.3, h - 0.07, z * d * 0.3], 0.011, 0.011, 8),
      );
    }
    piece.add(
      "black-metal",
      rod([x * w * 0.39, h * 0.32, -d * 0.39], [x * w * 0.39, h * 0.32, d * 0.39], 0.009, 0.009, 8),
    );
  }
  for (const z of [-1, 1])
    piece.add(
      "black-metal",
      rod([-w * 0.39, h * 0.32, z * d * 0.39], [w * 0.39, h * 0.32, z * d * 0.39], 0.009, 0.009, 8),
    );
};

const officeChair: Body = (piece, { w, d, h }) => {
  for (let k = 0; k < 5; k++) {
    const angle = (2 * Math.PI * k) / 5 + 0.3;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    piece.add("black-metal", rod([0, 0.11, 0], [c * w * 0.45, 0.065, s * w * 0.45], 0.022, 0.014, 8));
    piece.add(
      "rubber",
      moved(
        turned(
          lathe(
            [
              [0, -0.02],
              [0.028, -0.02],
              [0.028, 0.02],
              [0, 0.02],
            ],
            12,
          ),
          "z",
          90,
        ),
        c * w * 0.45,
        0.03,
        s * w * 0.45,
      ),
    );
  }
  piece.add("chrome", rod([0, 0.1, 0], [0, 0.42, 0], 0.025, 0.02, 12));
  piece.add("dark-plastic", moved(roundedBox(0.22, 0.05, 0.24, 0.02, 2), 0, 0.4, 0));
  piece.add("sofa-alt", moved(cushion(w * 0.8, 0.09, d * 0.78, 0.012, 0.04), 0, 0.44, 0.02));
  const back = bent(roundedBox(w * 0.74, h - 0.6, 0.06, 0.03, 2, [8, 8, 1]), (p) => [
    p[0],
    p[1],
    p[2] - 0.07 * (1 - (p[0] / (w * 0.37)) ** 2) + 0.05 * Math.sin((p[1] / (h - 0.6)) * 3),
  ]);
  piece.add("sofa-alt", moved(turned(back, "x", -9), 0, 0.6, -d * 0.27));
  piece.add(
    "dark-plastic",
    tube(
      smoothLine(
        [
          [0, 0.43, -0.1],
          [0, 0.46, -d * 0.36],
          [0, 0.75, -d * 0.38],
        ],
        4,
      ),
      0.022,
      8,
    ),
  );
  for (const side of [-1, 1]) {
    const x = side * w * 0.43;
    piece.add(
      "dark-plastic",
      tube(
        [
          [side * w * 0.3, 0.45, 0],
          [x, 0.46, 0],
          [x, 0.66, -0.01],
        ],
        0.014,
        8,
      ),
    );
    piece.box("dark-plastic", [0.07, 0.025, 0.26], [x, 0.66, 0.02], { r: 0.012, turns: 2 });
  }
};

export const SEATING: Readonly<Record<string, Body>> = {
  "sofa-2": sofa(2),
  "sofa-3": sofa(3),
  "sofa-chaise": chaise,
  "sofa-bed": sofa(2, "sofa-alt"),
  armchair,
  "lounge-chair": lounge,
  pouf,
  bench,
  chair,
  "bar-stool": stool,
  "office-chair": officeChair,
};
