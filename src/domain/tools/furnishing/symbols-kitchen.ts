import {
  arc,
  countOf,
  type Drawing,
  dashed,
  dashedRect,
  ellipse,
  line,
  type Path,
  polyline,
  rect,
  rounded,
  shared,
} from "./symbols-pen.ts";

/** Kitchen units and appliances as one looks down on them. Bowls, burners and taps keep their size. */

const FRONT_MM = 22;

/** A worktop; the fainter line is the face of the doors below, which it overhangs. */
function worktop(width: number, depth: number): Drawing {
  return { outline: [rect(0, 0, width, depth)], soft: [line(0, depth - FRONT_MM, width, depth - FRONT_MM)] };
}

/** Symbol of a base unit of a kitchen: strokes in millimetres about its middle, the back towards smaller y. */
export function baseUnit(width: number, depth: number): Drawing {
  const doors = shared(0, width, countOf(width, 600)).slice(1);
  const top = worktop(width, depth);
  return { ...top, soft: [...(top.soft ?? []), ...doors.map(({ at }) => line(at, depth - FRONT_MM, at, depth))] };
}

/** A corner of worktop; the walls lie at its back and at its left. */
export function cornerUnit(width: number, depth: number): Drawing {
  const run = Math.min(600, width * 0.67);
  const side = Math.min(600, depth * 0.67);
  return {
    outline: [
      rounded(
        [
          [0, 0],
          [width, 0],
          [width, side],
          [run, side],
          [run, depth],
          [0, depth],
        ],
        0,
      ),
    ],
    soft: [
      polyline([
        [width, side - FRONT_MM],
        [run - FRONT_MM, side - FRONT_MM],
        [run - FRONT_MM, depth],
      ]),
      arc(run * 0.5, side * 0.5, Math.min(270, run * 0.42), 60, 390),
    ],
  };
}

/** Symbol of a kitchen sink: strokes in millimetres about its middle, the back towards smaller y. */
export function kitchenSink(width: number, depth: number): Drawing {
  const bowl = Math.min(400, width * 0.5);
  const high = Math.min(400, depth * 0.66);
  const y = (depth - high) * 0.62;
  const x = Math.min(60, width * 0.08);
  const drainer = width - bowl - 2.4 * x;
  const cx = x + bowl / 2;
  const top = worktop(width, depth);
  return {
    outline: top.outline ?? [],
    detail: [
      rect(x * 0.5, y - 25, width - x, high + 50, 45),
      rect(x, y, bowl, high, 60),
      ellipse(cx, y + high / 2, Math.min(38, bowl * 0.1)),
      ...tap(cx, Math.max(y - 12, 30), Math.min(150, high * 0.4)),
    ],
    soft: [
      ...(top.soft ?? []),
      ellipse(cx, y + high / 2, Math.min(16, bowl * 0.05)),
      ...(drainer > 120
        ? shared(y + high * 0.12, high * 0.76, 7, 0).map(({ at }) => line(x * 1.5 + bowl, at, width - x, at))
        : []),
    ],
  };
}

/** A tap: its foot at the back and its spout towards the front. */
export function tap(cx: number, y: number, reach: number): readonly Path[] {
  const r = Math.min(22, reach * 0.22);
  return [ellipse(cx, y, r), rect(cx - r * 0.42, y + r * 0.6, r * 0.84, reach - r, r * 0.4)];
}

/** Symbol of a hob: strokes in millimetres about its middle, the back towards smaller y. */
export function hob(width: number, depth: number): Drawing {
  const glassWidth = Math.min(width * 0.94, 590);
  const glassDepth = Math.min(depth * 0.84, 510);
  const x = (width - glassWidth) / 2;
  const y = (depth - FRONT_MM - glassDepth) / 2;
  const rings: readonly [number, number, number][] = [
    [0.27, 0.29, 0.15],
    [0.73, 0.29, 0.19],
    [0.27, 0.71, 0.19],
    [0.73, 0.71, 0.15],
  ];
  const size = Math.min(glassWidth, glassDepth);
  const top = worktop(width, depth);
  return {
    outline: top.outline ?? [],
    detail: [
      rect(x, y, glassWidth, glassDepth, 18),
      ...rings.map(([cx, cy, r]) => ellipse(x + glassWidth * cx, y + glassDepth * cy, size * r)),
    ],
    soft: [
      ...(top.soft ?? []),
      ...rings.map(([cx, cy, r]) => ellipse(x + glassWidth * cx, y + glassDepth * cy, size * r * 0.55)),
      line(width * 0.2, depth - FRONT_MM * 0.4, width * 0.8, depth - FRONT_MM * 0.4),
    ],
  };
}

/** A unit as high as the room: crossed, as what the plan cuts through. */
export function tallUnit(width: number, depth: number): Drawing {
  return {
    outline: [rect(0, 0, width, depth)],
    detail: [line(0, depth - FRONT_MM, width, depth - FRONT_MM)],
    soft: [line(0, 0, width, depth - FRONT_MM), line(width, 0, 0, depth - FRONT_MM)],
  };
}

/** Hangs above the cut: dashes only, so that the worktop below stays seen. */
export function wallUnit(width: number, depth: number): Drawing {
  return { detail: [dashedRect(0, 0, width, depth)], soft: [dashed(0, 0, width, depth, 50, 50)] };
}

/** Symbol of an extractor hood, dashed because it hangs above the cut: strokes in millimetres about its middle, the back towards smaller y. */
export function extractor(width: number, depth: number): Drawing {
  const w = Math.min(300, width * 0.45);
  const d = Math.min(260, depth * 0.45);
  const x = (width - w) / 2;
  return {
    detail: [dashedRect(0, 0, width, depth), dashedRect(x, 0, w, d)],
    soft: [dashed(0, depth, x, d, 50, 50), dashed(width, depth, x + w, d, 50, 50)],
  };
}

/** An island: fronts towards the kitchen (its front), a bar where the worktop overhangs behind. */
export function island(width: number, depth: number): Drawing {
  const bar = Math.min(280, depth * 0.3);
  const fronts = shared(0, width, countOf(width, 600)).slice(1);
  return {
    outline: [rect(0, 0, width, depth, 12)],
    detail: [dashed(20, bar, width - 20, bar)],
    soft: [
      line(0, depth - FRONT_MM, width, depth - FRONT_MM),
      ...fronts.map(({ at }) => line(at, depth - FRONT_MM, at, depth)),
      ellipse(width * 0.5, depth * 0.6, Math.min(130, depth * 0.16, width * 0.1)),
      ellipse(width * 0.5, depth * 0.6, Math.min(70, depth * 0.08, width * 0.05)),
    ],
  };
}

/** Symbol of a fridge: strokes in millimetres about its middle, the back towards smaller y. */
export function fridge(width: number, depth: number): Drawing {
  return {
    ...coldBox(width, depth),
    soft: snowflake(width / 2, (depth - 60) / 2, Math.min(130, width * 0.25, depth * 0.25)),
  };
}

/** Symbol of a fridge with two doors: strokes in millimetres about its middle, the back towards smaller y. */
export function doubleFridge(width: number, depth: number): Drawing {
  const base = coldBox(width, depth);
  const door = Math.min(60, depth * 0.12);
  return {
    outline: base.outline ?? [],
    detail: [...(base.detail ?? []), line(width / 2, depth - door, width / 2, depth)],
    soft: snowflake(width / 2, (depth - door) / 2, Math.min(130, width * 0.25, depth * 0.25)),
  };
}

function coldBox(width: number, depth: number): Drawing {
  const door = Math.min(60, depth * 0.12);
  return {
    outline: [rect(0, 0, width, depth, 18)],
    detail: [line(0, depth - door, width, depth - door)],
  };
}

function snowflake(cx: number, cy: number, r: number): readonly Path[] {
  return [0, 60, 120].flatMap((degrees) => {
    const c = Math.cos((degrees * Math.PI) / 180);
    const s = Math.sin((degrees * Math.PI) / 180);
    const tick = (sign: number): Path => {
      const bx = cx + sign * c * r * 0.62;
      const by = cy + sign * s * r * 0.62;
      const at = (turn: number): readonly [number, number] => {
        const angle = (degrees * Math.PI) / 180 + turn;
        return [bx + sign * Math.cos(angle) * r * 0.3, by + sign * Math.sin(angle) * r * 0.3];
      };
      return polyline([at(0.8), [bx, by], at(-0.8)]);
    };
    return [line(cx - c * r, cy - s * r, cx + c * r, cy + s * r), tick(1), tick(-1)];
  });
}

/** Symbol of a dishwasher: strokes in millimetres about its middle, the back towards smaller y. */
export function dishwasher(width: number, depth: number): Drawing {
  const cx = width / 2;
  const cy = (depth - FRONT_MM) / 2;
  const r = Math.min(width, depth) * 0.34;
  return {
    outline: [rect(0, 0, width, depth)],
    detail: [rect(width * 0.09, depth * 0.09, width * 0.82, depth * 0.78, 25)],
    soft: [
      line(0, depth - FRONT_MM, width, depth - FRONT_MM),
      ellipse(cx, cy, r),
      polyline([
        [cx - r * 0.9, cy + r * 0.3],
        [cx, cy],
        [cx + r * 0.9, cy - r * 0.3],
      ]),
      ellipse(cx, cy, r * 0.14),
    ],
  };
}

/** Symbol of a washing machine: strokes in millimetres about its middle, the back towards smaller y. */
export function washingMachine(width: number, depth: number): Drawing {
  const panel = Math.min(110, depth * 0.2);
  const cx = width / 2;
  const cy = panel + (depth - panel) * 0.48;
  const r = Math.min(width, depth - panel) * 0.38;
  return {
    outline: [rect(0, 0, width, depth, 25)],
    detail: [
      line(0, panel, width, panel),
      ellipse(cx, cy, r),
      ellipse(width * 0.84, panel / 2, Math.min(28, panel * 0.28)),
    ],
    soft: [
      rect(width * 0.07, panel * 0.24, width * 0.32, panel * 0.52, 8),
      ellipse(cx, cy, r * 0.72),
      arc(cx, cy, r * 0.45, 200, 290),
      arc(cx, cy, r * 0.45, 20, 110),
    ],
  };
}

/** Symbol of a dryer: strokes in millimetres about its middle, the back towards smaller y. */
export function dryer(width: number, depth: number): Drawing {
  const base = washingMachine(width, depth);
  const panel = Math.min(110, depth * 0.2);
  const cx = width / 2;
  const cy = panel + (depth - panel) * 0.48;
  const r = Math.min(width, depth - panel) * 0.38;
  const wave = (x: number): Path => [
    ["M", x, cy + r * 0.4],
    ["C", x + r * 0.22, cy + r * 0.15, x - r * 0.22, cy - r * 0.15, x, cy - r * 0.4],
  ];
  return {
    outline: base.outline ?? [],
    detail: base.detail ?? [],
    soft: [
      rect(width * 0.07, panel * 0.24, width * 0.32, panel * 0.52, 8),
      ...[-0.35, 0, 0.35].map((x) => wave(cx + r * x)),
    ],
  };
}

/** A laundry sink with its ribbed board towards the front. */
export function laundrySink(width: number, depth: number): Drawing {
  const rim = Math.min(45, width * 0.09, depth * 0.09);
  const board = depth * 0.52;
  return {
    outline: [rect(0, 0, width, depth, 25)],
    detail: [
      rect(rim, rim * 1.7, width - 2 * rim, depth - 2.7 * rim, 40),
      line(rim, board, width - rim, board),
      ellipse(width / 2, board * 0.62, Math.min(28, width * 0.06)),
      ...tap(width / 2, rim * 0.9, Math.min(110, depth * 0.2)),
    ],
    soft: shared(board, depth - rim - board, 6)
      .slice(1)
      .map(({ at }) => line(rim * 2, at, width - rim * 2, at)),
  };
}

/** An outdoor grill: grate over coals, a shelf at its right. */
export function barbecue(width: number, depth: number): Drawing {
  const grill = width * 0.62;
  const rim = Math.min(45, depth * 0.1);
  return {
    outline: [rect(0, 0, width, depth, 20)],
    detail: [rect(rim, rim, grill - rim, depth - 2 * rim, 15), line(grill + rim, 0, grill + rim, depth)],
    soft: [
      ...shared(rim, grill - rim, countOf(grill, 55))
        .slice(1)
        .map(({ at }) => line(at, rim * 1.4, at, depth - rim * 1.4)),
      line(rim * 1.4, depth / 2, grill - rim * 0.4, depth / 2),
    ],
  };
}
