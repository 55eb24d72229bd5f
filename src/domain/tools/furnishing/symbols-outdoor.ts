import {
  arc,
  closed,
  countOf,
  curve,
  type Drawing,
  dashedCircle,
  ellipse,
  line,
  type Path,
  polyline,
  rect,
  shared,
  turned,
} from "./symbols-pen.ts";

/** Plants, lamps, rugs and what stands outside. Leaves grow in a fixed order, so the same plant is always drawn the same. */

/** A leaf from its stalk outwards, with the point at its end. */
function leaf(cx: number, cy: number, from: number, length: number, width: number, degrees: number): Path {
  const w = width / 2;
  return turned(
    closed(
      curve(
        [cx, cy - from],
        [cx + w * 0.9, cy - from - length * 0.2, cx + w * 1.1, cy - from - length * 0.62, cx, cy - from - length],
        [cx - w * 1.1, cy - from - length * 0.62, cx - w * 0.9, cy - from - length * 0.2, cx, cy - from],
      ),
    ),
    cx,
    cy,
    degrees,
  );
}

function rosette(
  cx: number,
  cy: number,
  radius: number,
  count: number,
  turn: number,
): { leaves: Path[]; ribs: Path[] } {
  const long = [1, 0.84, 0.95, 0.78, 0.9, 0.86, 0.98];
  const lean = [0, 5, -4, 6, -6, 3, -3];
  const leaves: Path[] = [];
  const ribs: Path[] = [];
  for (let index = 0; index < count; index++) {
    const degrees = turn + (index * 360) / count + (lean[index % lean.length] as number);
    const length = radius * 0.9 * (long[index % long.length] as number);
    leaves.push(leaf(cx, cy, radius * 0.08, length, radius * (3.4 / count), degrees));
    ribs.push(turned(line(cx, cy - radius * 0.14, cx, cy - radius * 0.08 - length * 0.86), cx, cy, degrees));
  }
  return { leaves, ribs };
}

/** Symbol of a large plant: strokes in millimetres about its middle, the back towards smaller y. */
export function plant(width: number, depth: number): Drawing {
  const cx = width / 2;
  const cy = depth / 2;
  const r = Math.min(cx, cy);
  const low = rosette(cx, cy, r, 9, 12);
  const high = rosette(cx, cy, r * 0.62, 7, 38);
  return { outline: [...low.leaves, ...high.leaves], soft: [...low.ribs, ...high.ribs] };
}

/** Symbol of a small plant: strokes in millimetres about its middle, the back towards smaller y. */
export function smallPlant(width: number, depth: number): Drawing {
  const cx = width / 2;
  const cy = depth / 2;
  const r = Math.min(cx, cy);
  const { leaves, ribs } = rosette(cx, cy, r, 8, 0);
  return { outline: [ellipse(cx, cy, r * 0.55), ...leaves], soft: ribs };
}

/** Symbol of a planter: strokes in millimetres about its middle, the back towards smaller y. */
export function planter(width: number, depth: number): Drawing {
  const rim = Math.min(30, width * 0.05, depth * 0.08);
  const r = depth * 0.36;
  const clumps = shared(rim, width - 2 * rim, countOf(width - 2 * rim, depth * 0.72));
  const all = clumps.map(({ at, size }, index) =>
    rosette(at + size / 2, depth / 2, Math.min(r, size * 0.48), 7, index * 23),
  );
  return {
    outline: [rect(0, 0, width, depth, 10)],
    detail: [rect(rim, rim, width - 2 * rim, depth - 2 * rim, 6), ...all.flatMap(({ leaves }) => leaves)],
  };
}

/** Symbol of a floor lamp: strokes in millimetres about its middle, the back towards smaller y. */
export function floorLamp(width: number, depth: number): Drawing {
  const cx = width / 2;
  const cy = depth / 2;
  return {
    outline: [ellipse(cx, cy, cx, cy)],
    detail: [ellipse(cx, cy, cx * 0.18, cy * 0.18), line(0, cy, width, cy), line(cx, 0, cx, depth)],
    soft: [ellipse(cx, cy, cx * 0.68, cy * 0.68)],
  };
}

/** Symbol of a table lamp: strokes in millimetres about its middle, the back towards smaller y. */
export function tableLamp(width: number, depth: number): Drawing {
  const cx = width / 2;
  const cy = depth / 2;
  return {
    outline: [ellipse(cx, cy, cx, cy)],
    soft: [ellipse(cx, cy, cx * 0.5, cy * 0.5), ellipse(cx, cy, cx * 0.12, cy * 0.12)],
  };
}

/** Hangs above the cut: dashes, with a cross for the lamp itself. */
export function ceilingLamp(width: number, depth: number): Drawing {
  const cx = width / 2;
  const cy = depth / 2;
  const r = Math.min(cx, cy);
  return {
    detail: [
      dashedCircle(cx, cy, r, 12),
      line(cx - r * 0.5, cy - r * 0.5, cx + r * 0.5, cy + r * 0.5),
      line(cx + r * 0.5, cy - r * 0.5, cx - r * 0.5, cy + r * 0.5),
    ],
  };
}

/** Symbol of a rug: strokes in millimetres about its middle, the back towards smaller y. */
export function rug(width: number, depth: number): Drawing {
  const fringe = Math.min(45, width * 0.05);
  const border = Math.min(120, width * 0.1, depth * 0.12);
  const threads = shared(0, depth, countOf(depth, 55)).slice(1);
  return {
    outline: [rect(fringe, 0, width - 2 * fringe, depth)],
    soft: [
      rect(fringe + border * 0.55, border * 0.55, width - 2 * fringe - border * 1.1, depth - border * 1.1),
      rect(fringe + border, border, width - 2 * fringe - 2 * border, depth - 2 * border),
      ...threads.flatMap(({ at }) => [line(0, at, fringe, at), line(width - fringe, at, width, at)]),
    ],
  };
}

/** Symbol of a round rug: strokes in millimetres about its middle, the back towards smaller y. */
export function roundRug(width: number, depth: number): Drawing {
  const cx = width / 2;
  const cy = depth / 2;
  return {
    outline: [ellipse(cx, cy, cx, cy)],
    soft: [0.9, 0.84, 0.5, 0.44].map((share) => ellipse(cx, cy, cx * share, cy * share)),
  };
}

/** Symbol of a mirror: strokes in millimetres about its middle, the back towards smaller y. */
export function mirror(width: number, depth: number): Drawing {
  return {
    outline: [rect(0, 0, width, depth)],
    soft: shared(0, width, countOf(width, 90))
      .slice(1)
      .map(({ at }) => line(at, depth, at + Math.min(depth, width * 0.05), 0)),
  };
}

/** Symbol of a picture on a wall: strokes in millimetres about its middle, the back towards smaller y. */
export function picture(width: number, depth: number): Drawing {
  return { outline: [rect(0, 0, width, depth)], soft: [line(0, depth * 0.6, width, depth * 0.6)] };
}

/** Symbol of a television: strokes in millimetres about its middle, the back towards smaller y. */
export function television(width: number, depth: number): Drawing {
  const thick = Math.min(45, depth * 0.55);
  return {
    outline: [rect(0, depth - thick, width, thick, Math.min(10, thick * 0.3))],
    soft: [rect(width / 2 - Math.min(150, width * 0.14), 0, Math.min(300, width * 0.28), depth - thick)],
  };
}

/** A parasol is above the cut: dashes for its edge, fainter ribs, and the pole that does stand there. */
export function parasol(width: number, depth: number): Drawing {
  const cx = width / 2;
  const cy = depth / 2;
  const corners = Array.from({ length: 9 }, (_, index): readonly [number, number] => {
    const angle = ((index + 0.5) * Math.PI) / 4;
    return [cx + cx * 0.995 * Math.cos(angle), cy + cy * 0.995 * Math.sin(angle)];
  });
  return {
    outline: [ellipse(cx, cy, Math.min(30, cx * 0.05))],
    detail: [dashedOctagon(corners)],
    soft: corners.slice(0, 8).map(([x, y]) => line(cx + (x - cx) * 0.06, cy + (y - cy) * 0.06, x, y)),
  };
}

function dashedOctagon(corners: readonly (readonly [number, number])[]): Path {
  return corners.slice(1).flatMap((corner, index) => {
    const before = corners[index] as readonly [number, number];
    return [0, 1, 2, 3].flatMap((part) => {
      const at = (share: number): readonly [number, number] => [
        before[0] + (corner[0] - before[0]) * share,
        before[1] + (corner[1] - before[1]) * share,
      ];
      return line(...at(part / 4), ...at(part / 4 + 0.15));
    });
  });
}

/** A car from above with its nose to the front. */
export function car(width: number, depth: number): Drawing {
  const x = (share: number) => width * share;
  const y = (share: number) => depth * (1 - share);
  const both = (path: (side: (share: number) => number) => Path): Path[] => [
    path(x),
    path((share) => width - width * share),
  ];
  return {
    outline: [
      ...both((s) =>
        closed(
          polyline([
            [s(0.06), y(0.66)],
            [s(0), y(0.645)],
            [s(0.005), y(0.615)],
            [s(0.07), y(0.625)],
          ]),
        ),
      ),
      closed(
        curve(
          [x(0.07), y(0.2)],
          [x(0.06), y(0.4), x(0.05), y(0.6), x(0.065), y(0.82)],
          [x(0.08), y(0.95), x(0.2), y(1), x(0.5), y(1)],
          [x(0.8), y(1), x(0.92), y(0.95), x(0.935), y(0.82)],
          [x(0.95), y(0.6), x(0.94), y(0.4), x(0.93), y(0.2)],
          [x(0.93), y(0.06), x(0.84), y(0), x(0.5), y(0)],
          [x(0.16), y(0), x(0.07), y(0.06), x(0.07), y(0.2)],
        ),
      ),
    ].map((path) => flipped(path, depth)),
    detail: [
      closed(
        curve(
          [x(0.13), y(0.6)],
          [x(0.3), y(0.72), x(0.7), y(0.72), x(0.87), y(0.6)],
          [x(0.85), y(0.56), x(0.82), y(0.52), x(0.8), y(0.5)],
          [x(0.65), y(0.55), x(0.35), y(0.55), x(0.2), y(0.5)],
          [x(0.18), y(0.52), x(0.15), y(0.56), x(0.13), y(0.6)],
        ),
      ),
      closed(
        curve(
          [x(0.2), y(0.2)],
          [x(0.35), y(0.17), x(0.65), y(0.17), x(0.8), y(0.2)],
          [x(0.84), y(0.16), x(0.85), y(0.13), x(0.85), y(0.1)],
          [x(0.65), y(0.06), x(0.35), y(0.06), x(0.15), y(0.1)],
          [x(0.15), y(0.13), x(0.16), y(0.16), x(0.2), y(0.2)],
        ),
      ),
      ...both((s) =>
        closed(
          polyline([
            [s(0.1), y(0.57)],
            [s(0.165), y(0.48)],
            [s(0.165), y(0.24)],
            [s(0.1), y(0.15)],
          ]),
        ),
      ),
    ].map((path) => flipped(path, depth)),
    soft: [
      ...both((s) => curve([s(0.2), y(0.66)], [s(0.22), y(0.78), s(0.26), y(0.88), s(0.32), y(0.94)])),
      ...both((s) => curve([s(0.1), y(0.88)], [s(0.12), y(0.93), s(0.18), y(0.955), s(0.26), y(0.965)])),
      ...both((s) => line(s(0.1), y(0.37), s(0.165), y(0.37))),
      line(x(0.3), y(0.03), x(0.7), y(0.03)),
    ].map((path) => flipped(path, depth)),
  };
}

/** Turns a drawing whose front lies at the back. */
const flipped = (path: Path, depth: number): Path =>
  path.map((mark) => {
    if (mark[0] === "Z") return mark;
    if (mark[0] === "C") return ["C", mark[1], depth - mark[2], mark[3], depth - mark[4], mark[5], depth - mark[6]];
    return [mark[0], mark[1], depth - mark[2]];
  });

/** Symbol of a motorbike: strokes in millimetres about its middle, the back towards smaller y. */
export function motorbike(width: number, depth: number): Drawing {
  const cx = width / 2;
  const tyre = Math.min(120, width * 0.16);
  return {
    outline: [
      rect(cx - tyre / 2, depth * 0.72, tyre, depth * 0.28, tyre * 0.5),
      rect(cx - tyre * 0.6, 0, tyre * 1.2, depth * 0.28, tyre * 0.6),
      closed(
        curve(
          [cx - tyre * 0.5, depth * 0.1],
          [cx - tyre * 1.1, depth * 0.24, cx - tyre * 1.1, depth * 0.36, cx - tyre * 1.2, depth * 0.5],
          [cx - tyre * 1.5, depth * 0.66, cx - tyre * 0.8, depth * 0.78, cx, depth * 0.78],
          [cx + tyre * 0.8, depth * 0.78, cx + tyre * 1.5, depth * 0.66, cx + tyre * 1.2, depth * 0.5],
          [cx + tyre * 1.1, depth * 0.36, cx + tyre * 1.1, depth * 0.24, cx + tyre * 0.5, depth * 0.1],
          [cx + tyre * 0.2, depth * 0.08, cx - tyre * 0.2, depth * 0.08, cx - tyre * 0.5, depth * 0.1],
        ),
      ),
    ],
    detail: [
      curve([0, depth * 0.62], [width * 0.2, depth * 0.7, width * 0.8, depth * 0.7, width, depth * 0.62]),
      curve([0, depth * 0.6], [width * 0.2, depth * 0.68, width * 0.8, depth * 0.68, width, depth * 0.6]),
      ellipse(cx, depth * 0.56, tyre * 0.7, depth * 0.085),
    ],
    soft: [
      rect(cx - tyre * 0.7, depth * 0.2, tyre * 1.4, depth * 0.24, tyre * 0.6),
      ellipse(cx, depth * 0.73, tyre * 0.4),
      line(cx, depth * 0.82, cx, depth * 0.97),
    ],
  };
}

/** Symbol of a bicycle: strokes in millimetres about its middle, the back towards smaller y. */
export function bicycle(width: number, depth: number): Drawing {
  const cx = width / 2;
  const tyre = Math.min(50, width * 0.09);
  const wheel = depth * 0.38;
  return {
    outline: [
      rect(cx - tyre / 2, 0, tyre, wheel, tyre / 2),
      rect(cx - tyre / 2, depth - wheel, tyre, wheel, tyre / 2),
      closed(
        curve(
          [cx - tyre * 0.3, depth * 0.44],
          [cx - tyre * 0.6, depth * 0.36, cx - tyre * 1.7, depth * 0.32, cx - tyre * 1.4, depth * 0.29],
          [cx - tyre * 0.8, depth * 0.27, cx + tyre * 0.8, depth * 0.27, cx + tyre * 1.4, depth * 0.29],
          [cx + tyre * 1.7, depth * 0.32, cx + tyre * 0.6, depth * 0.36, cx + tyre * 0.3, depth * 0.44],
          [cx + tyre * 0.2, depth * 0.45, cx - tyre * 0.2, depth * 0.45, cx - tyre * 0.3, depth * 0.44],
        ),
      ),
    ],
    detail: [
      line(cx, depth * 0.44, cx, depth * 0.72),
      curve(
        [0, depth * 0.62],
        [width * 0.02, depth * 0.7, width * 0.3, depth * 0.7, cx, depth * 0.7],
        [width * 0.7, depth * 0.7, width * 0.98, depth * 0.7, width, depth * 0.62],
      ),
      line(width * 0.26, depth * 0.47, width * 0.74, depth * 0.51),
      rect(width * 0.2, depth * 0.455, width * 0.14, depth * 0.03),
      rect(width * 0.66, depth * 0.495, width * 0.14, depth * 0.03),
    ],
    soft: [arc(cx, depth * 0.49, tyre * 0.9, 0, 360)],
  };
}
