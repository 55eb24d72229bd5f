import type { MaterialId } from "../materials.ts";
import { bent, roundedBox } from "../solids/boxes.ts";
import { rod } from "../solids/rounds.ts";
import { moved, type Vec3 } from "../solids/solid.ts";
import { addFolded } from "./beds.ts";
import type { Body, Piece } from "./piece.ts";
import { legs } from "./seating.ts";
import { addBooks, addBowl, addVase } from "./tables.ts";

/** Fronts side by side or one above the other, with the gap that real ones have; `at` is the lower left corner of the face. */
export function addFronts(
  piece: Piece,
  material: MaterialId,
  [x, y, z]: Vec3,
  [w, h]: readonly [number, number],
  [columns, rows]: readonly [number, number],
  handle: "bar" | "edge" | "knob" | "none",
): void {
  const gap = 0.004;
  const [cw, ch] = [w / columns, h / rows];
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const [mx, my] = [x + cw * (i + 0.5), y + ch * j];
      piece.box(material, [cw - gap, ch - gap, 0.019], [mx, my + gap / 2, z], { r: 0.0025 });
      const isTall = ch > cw;
      const side = isTall ? (columns > 1 && i % 2 === 0 ? 1 : -1) * (cw / 2 - 0.04) : 0;
      const up = isTall ? my + Math.min(ch * 0.5, Math.max(ch - 1.2, ch * 0.42)) : my + ch - 0.045;
      const front = z + 0.0095;
      if (handle === "bar") {
        const reach = isTall ? Math.min(0.32, ch * 0.3) : Math.min(0.2, cw * 0.4);
        piece.box("metal", isTall ? [0.01, reach, 0.01] : [reach, 0.01, 0.01], [mx + side, up, front + 0.022], {
          r: 0.003,
        });
        for (const end of [-1, 1]) {
          const off = end * (reach / 2 - 0.015);
          const from: Vec3 = isTall ? [mx + side, up + reach / 2 + off, front] : [mx + off, up + 0.005, front];
          piece.add("metal", rod(from, [from[0], from[1], front + 0.022], 0.004, 0.004, 6));
        }
      } else if (handle === "edge") {
        piece.box(
          "metal",
          isTall ? [0.012, Math.min(ch - 0.1, 0.9), 0.012] : [Math.min(0.22, cw * 0.5), 0.012, 0.014],
          [mx + (isTall ? side * 1.06 : 0), isTall ? my + ch * 0.3 : my + ch - 0.014, front + 0.002],
          { r: 0.003 },
        );
      } else if (handle === "knob") {
        piece.add(
          "metal",
          rod(
            [mx + side, isTall ? up : my + ch * 0.55, front],
            [mx + side, isTall ? up : my + ch * 0.55, front + 0.022],
            0.007,
            0.013,
            12,
          ),
        );
      }
    }
  }
}

/** Books standing on a shelf between two places, with a gap now and then. */
export function addShelfBooks(piece: Piece, from: number, to: number, y: number, z: number, tallest: number): void {
  const covers: readonly MaterialId[] = ["paper-a", "paper-d", "paper-b", "paper-a", "paper-c", "lacquer"];
  let x = from;
  while (x < to - 0.02) {
    const thick = 0.016 + piece.random() * 0.026;
    if (x + thick > to) break;
    const tall = tallest * (0.66 + piece.random() * 0.32);
    const deep = 0.14 + piece.random() * 0.06;
    piece.box(
      covers[Math.floor(piece.random() * covers.length)]!,
      [thick - 0.001, tall, deep],
      [x + thick / 2, y, z - (0.2 - deep) / 2],
      { r: 0.0015 },
    );
    x += thick;
    if (piece.random() < 0.04) x += 0.05;
  }
}

/** An open carcass: sides, top, foot, shelves and a thin back. */
function addCarcass(
  piece: Piece,
  material: MaterialId,
  { w, h, d }: { w: number; h: number; d: number },
  shelves: number,
  uprights: number,
): void {
  const t = 0.022;
  for (let k = 0; k <= uprights + 1; k++) {
    const x = -w / 2 + t / 2 + ((w - t) * k) / (uprights + 1);
    piece.box(material, [t, h, d], [x, 0, 0], { grain: 1 });
  }
  for (let k = 0; k <= shelves + 1; k++) {
    const y = k === 0 ? 0.05 : 0.05 + ((h - t - 0.05) * k) / (shelves + 1);
    for (let s = 0; s <= uprights; s++) {
      const clear = (w - t) / (uprights + 1) - t;
      piece.box(material, [clear, t, d - 0.006], [-w / 2 + t + clear / 2 + s * (clear + t), y, -0.002], { grain: 0 });
    }
  }
  piece.box(material, [w - 0.01, h - 0.02, 0.006], [0, 0.01, -d / 2 + 0.005], { r: 0.001 });
}

const bookcase =
  (shelves: number): Body =>
  (piece, { w, d, h }) => {
    const uprights = w > 1.1 ? 1 : 0;
    addCarcass(piece, "wood", { w, h, d }, shelves, uprights);
    const t = 0.022;
    const step = (h - t - 0.05) / (shelves + 1);
    for (let k = 0; k <= shelves; k++) {
      const y = 0.05 + t + step * k;
      const tall = step - t - 0.03;
      for (let s = 0; s <= uprights; s++) {
        const clear = (w - t) / (uprights + 1) - t;
        const x0 = -w / 2 + t + s * (clear + t);
        const kind = (k + s * 2) % 4;
        if (kind === 0) {
          addBooks(piece, [x0 + clear * 0.75, y, 0], 6);
          addShelfBooks(piece, x0 + 0.01, x0 + clear * 0.5, y, -0.02, tall);
        } else if (kind === 1) {
          addShelfBooks(piece, x0 + clear * 0.35, x0 + clear - 0.01, y, -0.02, tall);
          addVase(piece, [x0 + clear * 0.16, y, 0.02], Math.min(0.2, tall * 0.42));
        } else if (kind === 2) {
          piece.box("rattan", [clear * 0.44, tall * 0.72, d * 0.72], [x0 + clear * 0.24, y, 0], { r: 0.015, turns: 2 });
          addShelfBooks(piece, x0 + clear * 0.52, x0 + clear - 0.02, y, -0.02, tall);
        } else {
          addShelfBooks(piece, x0 + 0.01, x0 + clear * 0.66, y, -0.02, tall);
          addBowl(piece, [x0 + clear * 0.83, y, 0.01], Math.min(0.08, clear * 0.14));
        }
      }
    }
  };

const sideboard: Body = (piece, { w, d, h }) => {
  legs(piece, "dark-wood", w - 0.2, d - 0.12, 0.16, 0.018);
  piece.box("wood", [w, h - 0.16, d - 0.02], [0, 0.16, -0.01], { r: 0.006, grain: 0 });
  addFronts(
    piece,
    "wood",
    [-w / 2 + 0.016, 0.176, d / 2 - 0.016],
    [w - 0.032, h - 0.192],
    [Math.max(2, Math.round(w / 0.5)), 1],
    "knob",
  );
  addVase(piece, [w * 0.33, h, 0], 0.3);
  addBooks(piece, [-w * 0.3, h, 0.02], -6);
  addBowl(piece, [-w * 0.02, h, 0.02], 0.12);
};

const tvUnit: Body = (piece, { w, d, h }) => {
  const foot = 0.1;
  for (const x of [-1, 1]) piece.box("black-metal", [0.03, foot, d - 0.1], [x * (w / 2 - 0.14), 0, 0]);
  piece.box("wood", [w, h - foot, d - 0.02], [0, foot, -0.01], { r: 0.005, grain: 0 });
  const third = (w - 0.03) / 3;
  addFronts(piece, "lacquer", [-w / 2 + 0.015, foot + 0.014, d / 2 - 0.016], [third, h - foot - 0.028], [1, 2], "none");
  addFronts(
    piece,
    "lacquer",
    [w / 2 - 0.015 - third, foot + 0.014, d / 2 - 0.016],
    [third, h - foot - 0.028],
    [1, 2],
    "none",
  );
  addFronts(piece, "wood", [-third / 2, foot + 0.014, d / 2 - 0.016], [third, h - foot - 0.028], [1, 1], "none");
  addBooks(piece, [-w * 0.4, h, 0.05], 4);
};

const wardrobe =
  (doors: number): Body =>
  (piece, { w, d, h }) => {
    piece.box("dark-plastic", [w - 0.04, 0.07, d - 0.06], [0, 0, -0.02]);
    piece.box("lacquer", [w, h - 0.07, d - 0.022], [0, 0.07, -0.011], { r: 0.004 });
    addFronts(piece, "lacquer", [-w / 2 + 0.002, 0.074, d / 2 - 0.012], [w - 0.004, h - 0.08], [doors, 1], "bar");
  };

const slidingWardrobe: Body = (piece, { w, d, h }) => {
  piece.box("wood", [w, h, d - 0.06], [0, 0, -0.03], { r: 0.004 });
  piece.span("wood", [-w / 2, h - 0.05, d / 2 - 0.06], [w / 2, h, d / 2]);
  piece.span("wood", [-w / 2, 0, d / 2 - 0.06], [w / 2, 0.05, d / 2]);
  const half = w / 2 + 0.03;
  piece.box("lacquer", [half, h - 0.1, 0.024], [-w / 2 + half / 2 + 0.004, 0.05, d / 2 - 0.044], { r: 0.003 });
  piece.box("lacquer", [half, h - 0.1, 0.024], [w / 2 - half / 2 - 0.004, 0.05, d / 2 - 0.016], { r: 0.003 });
  piece.box("mirror", [half - 0.1, h - 0.16, 0.003], [w / 2 - half / 2 - 0.004, 0.08, d / 2 - 0.003], { r: 0.001 });
  for (const x of [-w / 2 + half - 0.03, w / 2 - half + 0.02])
    piece.box("metal", [0.016, h - 0.12, 0.014], [x, 0.06, d / 2 - 0.006], { r: 0.004 });
};

const openWardrobe: Body = (piece, { w, d, h }) => {
  addCarcass(piece, "wood", { w, h, d }, 0, 2);
  const t = 0.022;
  const clear = (w - t) / 3 - t;
  for (let s = 0; s < 3; s++) {
    const x0 = -w / 2 + t + s * (clear + t);
    const x = x0 + clear / 2;
    piece.box("wood", [clear, t, d - 0.02], [x, h - 0.36, 0], { grain: 0 });
    addFolded(piece, s === 1 ? "throw" : "bedding", [x, h - 0.338, 0], clear * 0.7, 4, d * 0.7);
    if (s === 1) {
      for (let k = 1; k < 5; k++) {
        piece.box("wood", [clear, t, d - 0.02], [x, 0.4 + k * 0.29, 0], { grain: 0 });
        addFolded(
          piece,
          (["cushion-a", "bedding", "cushion-b", "throw"] as const)[k - 1]!,
          [x, 0.422 + k * 0.29, 0],
          clear * 0.76,
          2 + (k % 3),
          d * 0.66,
        );
      }
      addFronts(piece, "lacquer", [x0, 0.072, d / 2 - 0.02], [clear, 0.56], [1, 3], "edge");
      continue;
    }
    piece.add("metal", rod([x0, h - 0.44, 0], [x0 + clear, h - 0.44, 0], 0.012, 0.012, 10));
    addClothes(piece, x0, clear, h - 0.45);
    piece.box("rattan", [clear * 0.8, 0.2, d * 0.7], [x, 0.075, 0], { r: 0.02, turns: 2 });
  }
};

/** Garments on hangers, side by side. */
function addClothes(piece: Piece, from: number, clear: number, rail: number): void {
  const cloths: readonly MaterialId[] = ["bedding", "cushion-a", "throw", "cushion-b", "paper-d", "sofa"];
  const count = Math.floor(clear / 0.05);
  for (let k = 1; k < count; k++) {
    const x = from + k * 0.05 + (piece.random() - 0.5) * 0.014;
    const long = 0.75 + piece.random() * 0.35;
    const wide = 0.42;
    const phase = piece.random() * 6;
    const cloth = bent(roundedBox(0.028, long, wide, 0.012, 1, [1, 5, 5]), (p) => {
      const up = p[1] / long;
      const shoulder = up > 0.86 ? 1 - (up - 0.86) * 4.2 : 0.94 + 0.06 * (1 - up);
      return [p[0] + 0.008 * Math.sin(p[2] * 22 + phase) * (1 - up), p[1], p[2] * shoulder];
    });
    piece.add(cloths[Math.floor(piece.random() * cloths.length)]!, moved(cloth, x, rail - long - 0.05, 0));
    piece.add("metal", rod([x, rail - 0.06, 0], [x, rail + 0.02, 0], 0.0025, 0.0025, 5));
  }
}

const chest: Body = (piece, { w, d, h }) => {
  legs(piece, "wood", w - 0.14, d - 0.1, 0.14, 0.018);
  piece.box("wood", [w, h - 0.14, d - 0.02], [0, 0.14, -0.01], { r: 0.006, grain: 0 });
  addFronts(
    piece,
    "lacquer",
    [-w / 2 + 0.016, 0.155, d / 2 - 0.016],
    [w - 0.032, h - 0.18],
    [w > 0.85 ? 2 : 1, 3],
    "knob",
  );
  addVase(piece, [w * 0.34, h, -0.02], 0.26);
  addBooks(piece, [-w * 0.3, h, 0], 10);
  addBowl(piece, [0, h, 0.05], 0.07);
};

const shoes: Body = (piece, { w, d, h }) => {
  piece.box("lacquer", [w, h, d - 0.02], [0, 0, -0.01], { r: 0.005 });
  addFronts(piece, "lacquer", [-w / 2 + 0.012, 0.06, d / 2 - 0.014], [w - 0.024, h - 0.1], [1, 3], "edge");
  piece.box("wood", [w + 0.01, 0.02, d], [0, h, 0], { r: 0.005 });
  addBowl(piece, [-w * 0.24, h + 0.02, 0], 0.07);
};

const coatRack: Body = (piece, { w, h }) => {
  piece.add("wood", rod([0, 0.05, 0], [0, h, 0], 0.02, 0.015, 12));
  for (let k = 0; k < 4; k++) {
    const angle = (Math.PI * k) / 2 + 0.4;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    piece.add("wood", rod([0, 0.16, 0], [c * w * 0.46, 0, s * w * 0.46], 0.016, 0.012, 8));
    piece.add("wood", rod([0, h - 0.16, 0], [c * w * 0.34, h - 0.03, s * w * 0.34], 0.011, 0.013, 8));
    if (k < 2) {
      const coat = bent(roundedBox(0.09, 0.85, 0.34, 0.04, 1, [1, 7, 7]), (p) => [
        p[0] * (0.5 + 0.6 * (1 - p[1] / 0.85)) + 0.012 * Math.sin(p[2] * 28),
        p[1],
        p[2] * (p[1] > 0.7 ? 1 - (p[1] - 0.7) * 4 : 0.7),
      ]);
      piece.add(k === 0 ? "cushion-a" : "throw", moved(coat, c * w * 0.32, h - 0.96, s * w * 0.32));
    }
  }
};

const metalShelves: Body = (piece, { w, d, h }) => {
  for (const x of [-1, 1]) {
    for (const z of [-1, 1])
      piece.box("steel", [0.03, h, 0.03], [x * (w / 2 - 0.015), 0, z * (d / 2 - 0.015)], { r: 0.002 });
  }
  for (let k = 0; k < 5; k++) {
    const y = 0.06 + (k * (h - 0.1)) / 4;
    piece.box("steel", [w - 0.01, 0.03, d - 0.01], [0, y, 0], { r: 0.003 });
    if (k === 4) continue;
    piece.box(
      k % 2 === 0 ? "paper-a" : "plastic",
      [w * 0.38, (h - 0.1) / 4 - 0.12, d * 0.8],
      [-w * 0.25, y + 0.03, 0],
      { r: 0.01 },
    );
    if (k !== 1)
      piece.box(
        k % 2 === 0 ? "dark-plastic" : "paper-c",
        [w * 0.3, (h - 0.1) / 4 - 0.17, d * 0.7],
        [w * 0.2, y + 0.03, 0],
        { r: 0.012 },
      );
  }
};

export const STORAGE: Readonly<Record<string, Body>> = {
  "tv-unit": tvUnit,
  bookcase: bookcase(4),
  "bookcase-low": bookcase(1),
  sideboard,
  "wardrobe-2": wardrobe(2),
  "wardrobe-3": wardrobe(3),
  "wardrobe-sliding": slidingWardrobe,
  "wardrobe-open": openWardrobe,
  "chest-drawers": chest,
  "shoe-cabinet": shoes,
  "coat-rack": coatRack,
  shelves: metalShelves,
};
