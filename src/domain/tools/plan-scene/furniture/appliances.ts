import { cushion } from "../solids/boxes.ts";
import { lathe, loft, rod, smoothLine, tube } from "../solids/rounds.ts";
import { moved, turned } from "../solids/solid.ts";
import type { Body } from "./piece.ts";
import { addBooks, addVase } from "./tables.ts";

const television: Body = (piece, { w, d, h }) => {
  piece.box("dark-plastic", [w, h, Math.min(0.032, d)], [0, 0.02, 0], { r: 0.004 });
  piece.box("screen", [w - 0.014, h - 0.02, 0.002], [0, 0.03, Math.min(0.032, d) / 2 + 0.0008], { r: 0.0008 });
  piece.box("dark-plastic", [w * 0.4, 0.3, d * 0.7], [0, 0.06, -d * 0.2], { r: 0.01 });
  for (const x of [-1, 1]) piece.box("dark-plastic", [0.02, 0.024, 0.2], [x * w * 0.34, 0, 0.02], { r: 0.004 });
};

const washer =
  (isDryer: boolean): Body =>
  (piece, { w, d, h }) => {
    piece.box("plastic", [w, h, d - 0.02], [0, 0, -0.01], { r: 0.012, turns: 2 });
    piece.box("plastic", [w - 0.01, 0.12, 0.02], [0, h - 0.135, d / 2 - 0.012], { r: 0.005 });
    piece.box("screen", [0.13, 0.05, 0.004], [w * 0.18, h - 0.1, d / 2 - 0.002], { r: 0.001 });
    piece.add(
      "chrome",
      rod([-w * 0.05, h - 0.075, d / 2 - 0.004], [-w * 0.05, h - 0.075, d / 2 + 0.02], 0.032, 0.028, 24),
    );
    const door = turned(
      lathe(
        [
          [0, 0],
          [0.2, 0],
          [0.205, 0.014],
          [0.19, 0.03],
          [0.155, 0.034],
          [0.148, 0.016],
          [0.1, 0.004],
          [0, 0.002],
        ],
        40,
      ),
      "x",
      90,
    );
    piece.add(isDryer ? "plastic" : "chrome", moved(door, 0, h * 0.43, d / 2 - 0.018));
    piece.add(
      "black-glass",
      moved(
        turned(
          lathe(
            [
              [0, 0],
              [0.148, 0],
              [0.13, 0.012],
              [0.08, 0.022],
              [0, 0.026],
            ],
            32,
            60,
          ),
          "x",
          90,
        ),
        0,
        h * 0.43,
        d / 2 - 0.008,
      ),
    );
    piece.box("dark-plastic", [w - 0.02, 0.05, 0.005], [0, 0.02, d / 2 - 0.02], { r: 0.001 });
  };

const dishwasher: Body = (piece, { w, d, h }) => {
  piece.box("dark-plastic", [w - 0.02, 0.1, d - 0.08], [0, 0, -0.03]);
  piece.box("steel", [w, h - 0.1, d - 0.03], [0, 0.1, -0.015], { r: 0.005, grain: 0 });
  piece.box("steel", [w - 0.006, h - 0.24, 0.022], [0, 0.105, d / 2 - 0.014], { r: 0.004, grain: 0 });
  piece.box("dark-plastic", [w - 0.006, 0.11, 0.02], [0, h - 0.13, d / 2 - 0.014], { r: 0.004 });
  piece.add(
    "chrome",
    rod([-w / 2 + 0.06, h - 0.18, d / 2 + 0.02], [w / 2 - 0.06, h - 0.18, d / 2 + 0.02], 0.009, 0.009, 10),
  );
  for (const x of [-1, 1])
    piece.add(
      "chrome",
      rod([x * (w / 2 - 0.08), h - 0.18, d / 2 - 0.01], [x * (w / 2 - 0.08), h - 0.18, d / 2 + 0.02], 0.006, 0.006, 8),
    );
};

const boiler: Body = (piece, { w, d, h }) => {
  piece.box("plastic", [w, h, d], [0, 0, 0], { r: 0.02, turns: 3 });
  piece.box("screen", [0.11, 0.05, 0.004], [0, 0.1, d / 2 - 0.001], { r: 0.001 });
  for (const k of [-2, -1, 0, 1, 2])
    piece.add("chrome", rod([k * 0.07, -0.12, -d * 0.2], [k * 0.07, 0.01, -d * 0.2], 0.009, 0.009, 8));
  piece.add(
    "plastic",
    tube(
      [
        [0, h, 0],
        [0, h + 0.14, 0],
        [0, h + 0.18, -d / 2],
      ],
      0.05,
      16,
    ),
  );
};

const heater: Body = (piece, { w, d, h }) => {
  piece.add(
    "plastic",
    loft(
      [
        { y: 0, rx: w * 0.3, rz: d * 0.3 },
        { y: 0.02, rx: w * 0.44, rz: d * 0.44 },
        { y: 0.05, rx: w * 0.49, rz: d * 0.48 },
        { y: h - 0.05, rx: w * 0.49, rz: d * 0.48 },
        { y: h - 0.02, rx: w * 0.44, rz: d * 0.44 },
        { y: h, rx: w * 0.3, rz: d * 0.3 },
      ],
      36,
      60,
    ),
  );
  for (const x of [-1, 1]) piece.add("chrome", rod([x * 0.06, -0.12, 0], [x * 0.06, 0.01, 0], 0.01, 0.01, 8));
};

const airUnit: Body = (piece, { w, d, h }) => {
  piece.box("plastic", [w, h, d], [0, 0, 0], { r: 0.045, turns: 4 });
  piece.box("dark-plastic", [w * 0.86, 0.022, 0.06], [0, 0.012, d / 2 - 0.07], { r: 0.004, tilt: [-28, 0, 0] });
  piece.box("plastic", [w * 0.86, 0.006, 0.07], [0, 0.035, d / 2 - 0.045], { r: 0.002, tilt: [35, 0, 0] });
};

const radiator: Body = (piece, { w, d, h }) => {
  const columns = Math.max(3, Math.round(w / 0.08));
  for (let k = 0; k < columns; k++) {
    const x = -w / 2 + (w / columns) * (k + 0.5);
    piece.box("plastic", [w / columns - 0.012, h - 0.03, d * 0.8], [x, 0.015, 0], { r: 0.012, turns: 2 });
  }
  for (const y of [0.05, h - 0.08]) piece.box("plastic", [w - 0.02, 0.035, d * 0.5], [0, y, -0.01], { r: 0.01 });
  piece.add("chrome", rod([w / 2, 0.065, 0], [w / 2 + 0.04, 0.065, 0], 0.012, 0.016, 10));
};

const fireplace: Body = (piece, { w, d, h }) => {
  const [mouth, tall] = [w * 0.58, h * 0.58];
  piece.span("stone", [-w / 2, 0, -d / 2], [-mouth / 2, h - 0.07, d / 2 - 0.06], { r: 0.004 });
  piece.span("stone", [mouth / 2, 0, -d / 2], [w / 2, h - 0.07, d / 2 - 0.06], { r: 0.004 });
  piece.span("stone", [-mouth / 2, 0.06 + tall, -d / 2], [mouth / 2, h - 0.07, d / 2 - 0.06], { r: 0.004 });
  piece.span("stone", [-mouth / 2, 0, -d / 2], [mouth / 2, 0.06, d / 2], { r: 0.004 });
  piece.span("brick", [-mouth / 2, 0.06, -d / 2], [mouth / 2, 0.06 + tall, -d / 2 + 0.04]);
  piece.span("wood", [-w / 2 - 0.04, h - 0.07, -d / 2], [w / 2 + 0.04, h, d / 2 - 0.02], { r: 0.006 });
  for (let k = 0; k < 4; k++) {
    const angle = (k * 41 * Math.PI) / 180;
    const [c, s] = [Math.cos(angle) * 0.2, Math.sin(angle) * 0.07];
    piece.add(k === 2 ? "ember" : "stem", rod([-c, 0.09 + k * 0.035, -s], [c, 0.1 + k * 0.04, s], 0.038, 0.033, 10));
  }
  addVase(piece, [w * 0.32, h, -0.05], 0.22);
  addBooks(piece, [-w * 0.28, h, -0.05]);
};

const treadmill: Body = (piece, { w, d, h }) => {
  piece.box("dark-plastic", [w * 0.92, 0.16, d * 0.94], [0, 0.03, d * 0.02], { r: 0.03, turns: 2 });
  piece.box("rubber", [w * 0.56, 0.01, d * 0.82], [0, 0.185, d * 0.06], { r: 0.003 });
  piece.box("plastic", [w * 0.86, 0.12, d * 0.18], [0, 0.14, -d * 0.37], { r: 0.04, turns: 2 });
  for (const x of [-1, 1]) {
    piece.add(
      "steel",
      tube(
        smoothLine(
          [
            [x * w * 0.42, 0.15, -d * 0.3],
            [x * w * 0.42, h * 0.6, -d * 0.38],
            [x * w * 0.4, h - 0.12, -d * 0.42],
          ],
          5,
        ),
        0.028,
        10,
      ),
    );
    piece.add(
      "dark-plastic",
      tube(
        smoothLine(
          [
            [x * w * 0.4, h - 0.15, -d * 0.41],
            [x * w * 0.41, h - 0.22, -d * 0.26],
            [x * w * 0.42, h - 0.42, -d * 0.1],
          ],
          5,
        ),
        0.02,
        10,
      ),
    );
  }
  piece.box("dark-plastic", [w * 0.8, 0.3, 0.05], [0, h - 0.3, -d * 0.42], { r: 0.02, turns: 2, tilt: [-24, 0, 0] });
  piece.box("screen", [w * 0.5, 0.2, 0.01], [0, h - 0.25, -d * 0.42 + 0.05], { r: 0.002, tilt: [-24, 0, 0] });
};

const piano: Body = (piece, { w, d, h }) => {
  piece.span("screen", [-w / 2, 0, -d / 2], [w / 2, h, -d / 2 + 0.3], { r: 0.008 });
  piece.span("screen", [-w / 2, 0.6, -d / 2 + 0.29], [w / 2, 0.69, d / 2 - 0.02], { r: 0.008 });
  piece.span("screen", [-w / 2 - 0.005, h - 0.02, -d / 2], [w / 2 + 0.005, h + 0.005, -d / 2 + 0.34], { r: 0.006 });
  for (const x of [-1, 1]) {
    piece.span("screen", [x * (w / 2 - 0.03) - 0.03, 0, d / 2 - 0.1], [x * (w / 2 - 0.03) + 0.03, 0.61, d / 2 - 0.03], {
      r: 0.006,
    });
    piece.span(
      "screen",
      [x * (w / 2 - 0.03) - 0.03, 0.68, -d / 2 + 0.3],
      [x * (w / 2 - 0.03) + 0.03, 0.77, d / 2 - 0.02],
      { r: 0.01 },
    );
  }
  piece.span("ceramic", [-w / 2 + 0.07, 0.69, d / 2 - 0.19], [w / 2 - 0.07, 0.708, d / 2 - 0.04], { r: 0.002 });
  const keys = 52;
  const each = (w - 0.14) / keys;
  for (let k = 1; k < keys; k++) {
    const x = -w / 2 + 0.07 + each * k;
    piece.span("rubber", [x - 0.0006, 0.7, d / 2 - 0.19], [x + 0.0006, 0.7085, d / 2 - 0.04], { r: 0.0003 });
    if (![2, 6].includes(k % 7))
      piece.span("screen", [x - 0.006, 0.7, d / 2 - 0.19], [x + 0.006, 0.72, d / 2 - 0.1], { r: 0.002 });
  }
  for (const x of [-0.07, 0, 0.07]) piece.box("metal", [0.02, 0.01, 0.1], [x, 0.04, -d / 2 + 0.35], { r: 0.004 });
  piece.add("leather", moved(cushion(0.62, 0.08, 0.32, 0.01, 0.03), 0, 0.42, d / 2 + 0.24));
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      piece.add(
        "screen",
        rod([x * 0.26, 0, d / 2 + 0.24 + z * 0.12], [x * 0.26, 0.43, d / 2 + 0.24 + z * 0.12], 0.014, 0.02, 8),
      );
  piece.box("paper-a", [0.34, 0.24, 0.006], [0, 0.86, -d / 2 + 0.33], { r: 0.001, tilt: [-14, 0, 0] });
};

export const APPLIANCES: Readonly<Record<string, Body>> = {
  tv: television,
  "washing-machine": washer(false),
  dryer: washer(true),
  dishwasher,
  boiler,
  "water-heater": heater,
  "air-unit": airUnit,
  radiator,
  fireplace,
  treadmill,
  piano,
};
