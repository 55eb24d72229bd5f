import { tap } from "./symbols-kitchen.ts";
import {
  arc,
  closed,
  countOf,
  curve,
  type Drawing,
  ellipse,
  line,
  type Path,
  rect,
  rounded,
  shared,
} from "./symbols-pen.ts";

/** Bathrooms and the equipment of a home. */

/** An egg that begins flat at `top` and ends round: the bowl of a toilet. */
function egg(cx: number, top: number, width: number, height: number): Path {
  const w = width / 2;
  return closed(
    curve(
      [cx - w * 0.74, top],
      [cx - w * 0.3, top - height * 0.015, cx + w * 0.3, top - height * 0.015, cx + w * 0.74, top],
      [cx + w * 0.95, top + height * 0.12, cx + w, top + height * 0.3, cx + w, top + height * 0.48],
      [cx + w, top + height * 0.82, cx + w * 0.52, top + height, cx, top + height],
      [cx - w * 0.52, top + height, cx - w, top + height * 0.82, cx - w, top + height * 0.48],
      [cx - w, top + height * 0.3, cx - w * 0.95, top + height * 0.12, cx - w * 0.74, top],
    ),
  );
}

/** Symbol of a toilet: strokes in millimetres about its middle, the back towards smaller y. */
export function toilet(width: number, depth: number): Drawing {
  const tank = Math.min(175, depth * 0.27);
  const cx = width / 2;
  return {
    outline: [egg(cx, tank * 0.92, width * 0.96, depth - tank * 0.92), rect(0, 0, width, tank, 30)],
    detail: [egg(cx, tank + depth * 0.1, width * 0.66, (depth - tank) * 0.72)],
    soft: [
      ellipse(cx, tank * 0.5, Math.min(28, width * 0.08)),
      line(cx - width * 0.3, tank + depth * 0.045, cx + width * 0.3, tank + depth * 0.045),
    ],
  };
}

/** Symbol of a bidet: strokes in millimetres about its middle, the back towards smaller y. */
export function bidet(width: number, depth: number): Drawing {
  const cx = width / 2;
  return {
    outline: [egg(cx, depth * 0.008, width, depth * 0.992)],
    detail: [
      egg(cx, depth * 0.24, width * 0.7, depth * 0.62),
      ellipse(cx, depth * 0.56, Math.min(20, width * 0.06)),
      ...tap(cx, depth * 0.11, Math.min(120, depth * 0.22)),
    ],
  };
}

/** A basin set into a top: bowl, waste and tap. */
function bowl(cx: number, depth: number, width: number): readonly Path[] {
  const rx = Math.min(260, width * 0.4);
  const ry = Math.min(175, depth * 0.34);
  const cy = depth * 0.56;
  return [
    ellipse(cx, cy, rx, ry),
    ellipse(cx, cy - ry * 0.1, Math.min(18, rx * 0.1)),
    ...tap(cx, Math.max(depth * 0.11, 22), Math.min(130, depth * 0.3)),
  ];
}

/** Symbol of a washbasin: strokes in millimetres about its middle, the back towards smaller y. */
export function washbasin(width: number, depth: number): Drawing {
  const rx = Math.min(260, width * 0.4);
  const ry = Math.min(175, depth * 0.34);
  return {
    outline: [rect(0, 0, width, depth, 30)],
    detail: bowl(width / 2, depth, width),
    soft: [ellipse(width / 2, depth * 0.56, rx * 0.88, ry * 0.86)],
  };
}

/** Symbol of a double washbasin: strokes in millimetres about its middle, the back towards smaller y. */
export function doubleWashbasin(width: number, depth: number): Drawing {
  const halves = shared(0, width, 2);
  const rx = Math.min(260, (width / 2) * 0.4);
  const ry = Math.min(175, depth * 0.34);
  return {
    outline: [rect(0, 0, width, depth, 25)],
    detail: halves.flatMap(({ at, size }) => bowl(at + size / 2, depth, size)),
    soft: halves.map(({ at, size }) => ellipse(at + size / 2, depth * 0.56, rx * 0.88, ry * 0.86)),
  };
}

/** The walls lie at its back and at its left. */
export function cornerWashbasin(width: number, depth: number): Drawing {
  const quarter = 0.5523;
  return {
    outline: [
      [
        ["M", 0, 0],
        ["L", width, 0],
        ["L", width, depth * 0.16],
        ["C", width, depth * (0.16 + 0.84 * quarter), width * (0.16 + 0.84 * quarter), depth, width * 0.16, depth],
        ["L", 0, depth],
        ["Z"],
      ],
    ],
    detail: [
      ellipse(width * 0.48, depth * 0.48, width * 0.3, depth * 0.3),
      ellipse(width * 0.48, depth * 0.48, Math.min(16, width * 0.05)),
      ellipse(width * 0.16, depth * 0.16, Math.min(20, width * 0.06)),
      line(width * 0.19, depth * 0.19, width * 0.34, depth * 0.34),
    ],
  };
}

/** A tub along the wall at its back; taps and waste at its left, the sloping end at its right. */
export function bathtub(width: number, depth: number): Drawing {
  const rim = Math.min(65, width * 0.06, depth * 0.1);
  const cy = depth / 2;
  return {
    outline: [rect(0, 0, width, depth, 12)],
    detail: [
      closed(
        curve(
          [rim + 60, rim],
          [width * 0.4, rim, width * 0.6, rim, width - rim - depth * 0.35, rim],
          [width - rim, rim, width - rim, depth - rim, width - rim - depth * 0.35, depth - rim],
          [width * 0.6, depth - rim, width * 0.4, depth - rim, rim + 60, depth - rim],
          [rim, depth - rim, rim, depth - rim, rim, depth - rim - 60],
          [rim, depth * 0.6, rim, depth * 0.4, rim, rim + 60],
          [rim, rim, rim, rim, rim + 60, rim],
        ),
      ),
      ellipse(rim + Math.min(150, width * 0.1), cy, Math.min(30, depth * 0.05)),
      ellipse(rim * 0.5, cy - depth * 0.1, Math.min(20, rim * 0.4)),
      ellipse(rim * 0.5, cy + depth * 0.1, Math.min(20, rim * 0.4)),
    ],
    soft: [
      curve(
        [width - rim - depth * 0.62, rim + 45],
        [
          width - rim - depth * 0.2,
          rim + 60,
          width - rim - depth * 0.2,
          depth - rim - 60,
          width - rim - depth * 0.62,
          depth - rim - 45,
        ],
      ),
    ],
  };
}

/** Symbol of a free-standing bath: strokes in millimetres about its middle, the back towards smaller y. */
export function freeBathtub(width: number, depth: number): Drawing {
  const cx = width / 2;
  const cy = depth / 2;
  const rim = Math.min(55, width * 0.06, depth * 0.1);
  return {
    outline: [oval(0, 0, width, depth)],
    detail: [oval(rim, rim, width - 2 * rim, depth - 2 * rim), ellipse(cx, cy, Math.min(30, depth * 0.06))],
    soft: [oval(rim * 2.6, rim * 2.4, width - 5.2 * rim, depth - 4.8 * rim)],
  };
}

/** A rectangle whose ends are nearly round. */
function oval(x: number, y: number, width: number, depth: number): Path {
  return rounded(
    [
      [x, y],
      [x + width, y],
      [x + width, y + depth],
      [x, y + depth],
    ],
    Math.min(width, depth) / 2,
  );
}

/** A shower in a corner: walls at its back and at its left, glass on the other two sides. */
export function shower(width: number, depth: number): Drawing {
  const glass = Math.min(18, width * 0.03, depth * 0.03);
  const inset = Math.min(45, width * 0.06, depth * 0.06);
  const dx = width * 0.3;
  const dy = depth * 0.5;
  const waste = Math.min(45, width * 0.08, depth * 0.08);
  return {
    outline: [rect(0, 0, width, depth)],
    detail: [
      rect(inset, inset, width - 2 * inset - glass, depth - 2 * inset - glass, 25),
      ellipse(dx, dy, waste),
      line(width - glass, 0, width - glass, depth),
      line(0, depth - glass, width * 0.45, depth - glass),
    ],
    soft: [
      line(inset, inset, dx - waste * 0.8, dy - waste * 0.8),
      line(inset, depth - inset - glass, dx - waste * 0.8, dy + waste * 0.8),
      line(width - inset - glass, inset, dx + waste * 0.95, dy - waste * 0.5),
      line(width - inset - glass, depth - inset - glass, dx + waste * 0.95, dy + waste * 0.5),
      ellipse(dx, dy, waste * 0.45),
    ],
  };
}

/** Ribs along the wall, for radiators and towel rails. */
function ribs(width: number, depth: number, part: number): Drawing {
  return {
    outline: [rect(0, depth * 0.2, width, depth * 0.8, Math.min(12, depth * 0.2))],
    soft: [
      ...shared(0, width, countOf(width, part))
        .slice(1)
        .map(({ at }) => line(at, depth * 0.2, at, depth)),
      line(width * 0.12, 0, width * 0.12, depth * 0.2),
      line(width * 0.88, 0, width * 0.88, depth * 0.2),
    ],
  };
}

/** Symbol of a radiator: strokes in millimetres about its middle, the back towards smaller y. */
export const radiator = (width: number, depth: number): Drawing => ribs(width, depth, 60);

/** Symbol of a towel radiator: strokes in millimetres about its middle, the back towards smaller y. */
export function towelRadiator(width: number, depth: number): Drawing {
  return {
    outline: [rect(0, depth * 0.35, width, depth * 0.4, depth * 0.2)],
    soft: [
      line(width * 0.1, 0, width * 0.1, depth * 0.35),
      line(width * 0.9, 0, width * 0.9, depth * 0.35),
      line(width * 0.06, depth * 0.55, width * 0.94, depth * 0.55),
    ],
  };
}

/** Symbol of a boiler: strokes in millimetres about its middle, the back towards smaller y. */
export function boiler(width: number, depth: number): Drawing {
  const pipes = shared(width * 0.16, width * 0.68, 4);
  return {
    outline: [rect(0, 0, width, depth, 20)],
    detail: [ellipse(width / 2, depth * 0.42, Math.min(65, width * 0.16, depth * 0.2))],
    soft: [
      ...pipes.map(({ at, size }) => ellipse(at + size / 2, depth * 0.8, Math.min(16, size * 0.3))),
      ellipse(width / 2, depth * 0.42, Math.min(40, width * 0.1, depth * 0.12)),
    ],
  };
}

/** Symbol of a water heater: strokes in millimetres about its middle, the back towards smaller y. */
export function waterHeater(width: number, depth: number): Drawing {
  const r = Math.min(width / 2, depth / 2);
  const cy = depth - r;
  return {
    outline: [ellipse(width / 2, cy, width / 2, r)],
    detail: [ellipse(width / 2, cy, width * 0.38, r * 0.76)],
    soft: [arc(width / 2, cy, r * 0.3, 200, 340), line(width / 2, cy - r * 0.12, width / 2, cy + r * 0.3)],
  };
}

/** Symbol of an air conditioner: strokes in millimetres about its middle, the back towards smaller y. */
export function airUnit(width: number, depth: number): Drawing {
  return {
    outline: [rect(0, 0, width, depth, Math.min(40, depth * 0.2))],
    detail: [line(width * 0.05, depth * 0.72, width * 0.95, depth * 0.72)],
    soft: [
      line(width * 0.05, depth * 0.82, width * 0.95, depth * 0.82),
      line(width * 0.05, depth * 0.3, width * 0.95, depth * 0.3),
    ],
  };
}

/** A chimney breast with its hearth open to the front, and two logs. */
export function fireplace(width: number, depth: number): Drawing {
  const side = width * 0.2;
  const back = depth * 0.3;
  const mouth = depth * 0.86;
  return {
    outline: [rect(0, 0, width, depth)],
    detail: [
      [
        ["M", side, mouth],
        ["L", side + width * 0.07, back],
        ["L", width - side - width * 0.07, back],
        ["L", width - side, mouth],
      ],
      line(0, mouth, width, mouth),
    ],
    soft: [
      rect(width * 0.36, depth * 0.5, width * 0.28, depth * 0.1, depth * 0.05),
      rect(width * 0.38, depth * 0.65, width * 0.24, depth * 0.1, depth * 0.05),
    ],
  };
}
