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
  turned,
} from "./symbols-pen.ts";

/** Sofas, chairs and what one sits on. Arms and backs keep their thickness; seats are as many as fit. */

export function sofa(width: number, depth: number): Drawing {
  const arm = Math.min(170, width * 0.16);
  const back = Math.min(230, depth * 0.28);
  const seats = countOf(width - 2 * arm, 680);
  return {
    outline: [rect(0, 0, width, depth, 90)],
    detail: [
      rect(0, back * 0.35, arm, depth - back * 0.35 - 25, 70),
      rect(width - arm, back * 0.35, arm, depth - back * 0.35 - 25, 70),
      ...shared(arm, width - 2 * arm, seats, 8).map(({ at, size }) => rect(at, back, size, depth - back, 65)),
    ],
    soft: shared(arm, width - 2 * arm, seats, 8).map(({ at, size }) =>
      rect(at + 12, back * 0.42, size - 24, back * 0.72, 50),
    ),
  };
}

/** Symbol of a sofa with a chaise longue: strokes in millimetres about its middle, the back towards smaller y. */
export function chaiseSofa(width: number, depth: number): Drawing {
  const arm = Math.min(170, width * 0.12);
  const back = Math.min(230, depth * 0.18);
  const body = Math.min(950, depth * 0.65);
  const chaise = Math.min(950, width * 0.42);
  const left = width - chaise;
  const seats = countOf(left - arm, 720);
  return {
    outline: [
      rounded(
        [
          [0, 0],
          [width, 0],
          [width, depth],
          [left, depth],
          [left, body],
          [0, body],
        ],
        85,
      ),
    ],
    detail: [
      rect(0, back * 0.35, arm, body - back * 0.35 - 25, 70),
      ...shared(arm, left - arm, seats, 8).map(({ at, size }) => rect(at, back, size, body - back, 65)),
      rect(left + 8, back, chaise - 8, depth - back, 65),
    ],
    soft: [
      ...shared(arm, left - arm, seats, 8).map(({ at, size }) =>
        rect(at + 12, back * 0.42, size - 24, back * 0.72, 50),
      ),
      rect(left + 20, back * 0.42, chaise - 32, back * 0.72, 50),
      turned(rect(width - 470, back + 90, 360, 300, 60), width - 290, back + 240, 12),
    ],
  };
}

/** Symbol of a sofa bed: strokes in millimetres about its middle, the back towards smaller y. */
export function sofaBed(width: number, depth: number): Drawing {
  const base = sofa(width, depth);
  const arm = Math.min(170, width * 0.16);
  return {
    ...base,
    soft: [
      ...(base.soft ?? []),
      line(arm + 30, depth * 0.62, width - arm - 30, depth * 0.62),
      line(arm + 30, depth * 0.66, width - arm - 30, depth * 0.66),
    ],
  };
}

/** Symbol of an armchair: strokes in millimetres about its middle, the back towards smaller y. */
export function armchair(width: number, depth: number): Drawing {
  const arm = Math.min(150, width * 0.2);
  const back = Math.min(200, depth * 0.26);
  return {
    outline: [
      closed(
        curve(
          [0, depth * 0.9],
          [0, depth * 0.5, 0, depth * 0.34, width * 0.06, depth * 0.2],
          [width * 0.14, depth * 0.03, width * 0.3, 0, width / 2, 0],
          [width * 0.7, 0, width * 0.86, depth * 0.03, width * 0.94, depth * 0.2],
          [width, depth * 0.34, width, depth * 0.5, width, depth * 0.9],
          [width, depth, width, depth, width - arm * 0.6, depth],
          [width - arm, depth, width - arm, depth, width - arm, depth * 0.96],
          [width * 0.62, depth, width * 0.38, depth, arm, depth * 0.96],
          [arm, depth, arm, depth, arm * 0.4, depth],
          [0, depth, 0, depth, 0, depth * 0.9],
        ),
      ),
    ],
    detail: [
      curve(
        [arm, depth * 0.96],
        [arm, depth * 0.6, arm, depth * 0.5, arm + 10, depth * 0.42],
        [arm + width * 0.08, back, width * 0.38, back, width / 2, back],
        [width * 0.62, back, width - arm - width * 0.08, back, width - arm - 10, depth * 0.42],
        [width - arm, depth * 0.5, width - arm, depth * 0.6, width - arm, depth * 0.96],
      ),
    ],
    soft: [
      rect(
        width / 2 - Math.min(200, width * 0.24),
        back * 0.75,
        Math.min(400, width * 0.48),
        Math.min(150, depth * 0.2),
        60,
      ),
    ],
  };
}

/** Symbol of a lounge chair with its footrest: strokes in millimetres about its middle, the back towards smaller y. */
export function loungeChair(width: number, depth: number): Drawing {
  const stool = depth * 0.32;
  const seat = armchair(width, depth * 0.62);
  const stoolWidth = width * 0.74;
  return {
    outline: [...(seat.outline ?? []), rect((width - stoolWidth) / 2, depth - stool, stoolWidth, stool, 90)],
    detail: seat.detail ?? [],
    soft: [
      ...(seat.soft ?? []),
      rect((width - stoolWidth) / 2 + 45, depth - stool + 45, stoolWidth - 90, stool - 90, 60),
    ],
  };
}

/** Symbol of a pouf: strokes in millimetres about its middle, the back towards smaller y. */
export function pouf(width: number, depth: number): Drawing {
  const cx = width / 2;
  const cy = depth / 2;
  const spokes = Array.from({ length: 8 }, (_, index): Path => {
    const angle = (index * Math.PI) / 4;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    return line(cx + c * cx * 0.14, cy + s * cy * 0.14, cx + c * cx * 0.8, cy + s * cy * 0.8);
  });
  return {
    outline: [ellipse(cx, cy, cx, cy)],
    detail: [ellipse(cx, cy, cx * 0.1, cy * 0.1)],
    soft: [ellipse(cx, cy, cx * 0.82, cy * 0.82), ...spokes],
  };
}

/** Symbol of a bench: strokes in millimetres about its middle, the back towards smaller y. */
export function bench(width: number, depth: number): Drawing {
  const cushions = countOf(width, 600);
  return {
    outline: [rect(0, 0, width, depth, 30)],
    detail: shared(25, width - 50, cushions, 12).map(({ at, size }) => rect(at, 25, size, depth - 50, 45)),
    soft: shared(25, width - 50, cushions, 12).map(({ at, size }) => ellipse(at + size / 2, depth / 2, 9)),
  };
}

/** Symbol of a chair: strokes in millimetres about its middle, the back towards smaller y. */
export function chair(width: number, depth: number): Drawing {
  const back = Math.min(60, depth * 0.14);
  const inset = width * 0.06;
  return {
    outline: [
      rounded(
        [
          [inset, back * 0.9],
          [width - inset, back * 0.9],
          [width, depth],
          [0, depth],
        ],
        80,
      ),
      closed(
        curve(
          [0, back * 1.5],
          [width * 0.2, back * 0.2, width * 0.8, back * 0.2, width, back * 1.5],
          [width, back * 0.9, width * 0.98, back * 0.6, width * 0.93, back * 0.45],
          [width * 0.75, -back * 0.15, width * 0.25, -back * 0.15, width * 0.07, back * 0.45],
          [width * 0.02, back * 0.6, 0, back * 0.9, 0, back * 1.5],
        ),
      ),
    ],
    soft: [
      rounded(
        [
          [inset + 40, back * 2.4],
          [width - inset - 40, back * 2.4],
          [width - 40, depth - 40],
          [40, depth - 40],
        ],
        60,
      ),
    ],
  };
}

/** Symbol of a stool: strokes in millimetres about its middle, the back towards smaller y. */
export function stool(width: number, depth: number): Drawing {
  return {
    outline: [ellipse(width / 2, depth / 2, width / 2, depth / 2)],
    soft: [ellipse(width / 2, depth / 2, width * 0.4, depth * 0.4), ellipse(width / 2, depth / 2, 14)],
  };
}

/** Symbol of an office chair: strokes in millimetres about its middle, the back towards smaller y. */
export function officeChair(width: number, depth: number): Drawing {
  const cx = width / 2;
  const cy = depth * 0.54;
  const reach = Math.min(width / 2, depth * 0.46);
  const star = Array.from({ length: 5 }, (_, index) => turned(rect(cx - 14, cy, 28, reach, 14), cx, cy, index * 72));
  return {
    outline: [
      ...star,
      rect(width * 0.17, depth * 0.22, width * 0.66, depth * 0.6, 120),
      rect(width * 0.08, depth * 0.36, width * 0.1, depth * 0.34, 30),
      rect(width * 0.82, depth * 0.36, width * 0.1, depth * 0.34, 30),
      closed(
        curve(
          [width * 0.16, depth * 0.2],
          [width * 0.3, depth * 0.08, width * 0.7, depth * 0.08, width * 0.84, depth * 0.2],
          [width * 0.86, depth * 0.12, width * 0.8, depth * 0.05, width * 0.7, depth * 0.025],
          [width * 0.58, 0, width * 0.42, 0, width * 0.3, depth * 0.025],
          [width * 0.2, depth * 0.05, width * 0.14, depth * 0.12, width * 0.16, depth * 0.2],
        ),
      ),
    ],
    soft: [rect(width * 0.24, depth * 0.3, width * 0.52, depth * 0.44, 90)],
  };
}

/** Symbol of an outdoor chair: strokes in millimetres about its middle, the back towards smaller y. */
export function outdoorChair(width: number, depth: number): Drawing {
  const arm = Math.min(55, width * 0.12);
  const slats = countOf(width - 2 * arm, 70);
  return {
    outline: [
      rect(arm, depth * 0.08, width - 2 * arm, depth * 0.92, 50),
      rect(0, depth * 0.1, arm, depth * 0.7, 25),
      rect(width - arm, depth * 0.1, arm, depth * 0.7, 25),
      rect(arm * 0.5, 0, width - arm, depth * 0.12, 35),
    ],
    soft: shared(arm, width - 2 * arm, slats)
      .slice(1)
      .map(({ at }) => line(at, depth * 0.14, at, depth * 0.97)),
  };
}

/** Symbol of an outdoor sofa: strokes in millimetres about its middle, the back towards smaller y. */
export function outdoorSofa(width: number, depth: number): Drawing {
  const base = sofa(width, depth);
  const arm = Math.min(170, width * 0.16);
  const weave = shared(0, depth, countOf(depth, 90)).slice(1, -1);
  return {
    ...base,
    soft: [
      ...(base.soft ?? []),
      ...weave.flatMap(({ at }) => [line(22, at, arm - 22, at), line(width - arm + 22, at, width - 22, at)]),
    ],
  };
}

/** Symbol of a sun lounger: strokes in millimetres about its middle, the back towards smaller y. */
export function sunLounger(width: number, depth: number): Drawing {
  const back = depth * 0.36;
  return {
    outline: [rect(0, 0, width, depth, 60)],
    detail: [rect(35, 35, width - 70, depth - 70, 50), line(35, back, width - 35, back)],
    soft: [
      rect(width / 2 - Math.min(220, width * 0.34), 80, Math.min(440, width * 0.68), Math.min(190, depth * 0.1), 60),
      ...shared(back, depth - back - 35, countOf(depth - back, 210))
        .slice(1)
        .map(({ at }) => line(55, at, width - 55, at)),
      arc(width / 2, back, Math.min(60, width * 0.1), 0, 180),
    ],
  };
}
