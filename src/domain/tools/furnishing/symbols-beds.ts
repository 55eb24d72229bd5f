import { countOf, curve, type Drawing, ellipse, line, type Path, polyline, rect, shared } from "./symbols-pen.ts";

/** Beds, tables and desks. Pillows and screens keep their size; as many as fit. */

/** A bed with its head at the back: headboard, pillows, the sheet folded over the blanket and one corner turned down. */
export function bed(width: number, depth: number): Drawing {
  const board = Math.min(50, depth * 0.04);
  const pillowDepth = Math.min(400, depth * 0.22);
  const fold = board + pillowDepth + Math.min(130, depth * 0.08);
  const band = Math.min(210, depth * 0.11);
  const corner = Math.min(430, width * 0.42);
  const side = 18;
  return {
    outline: [rect(0, 0, width, board, 12), rect(side * 0.5, board, width - side, depth - board, 55)],
    detail: [
      ...pillows(width, board + Math.min(55, depth * 0.03), pillowDepth),
      polyline([
        [side * 0.5, fold],
        [width - corner, fold],
        [width - side * 0.5, fold + corner * 0.62],
      ]),
    ],
    soft: [
      polyline([
        [side * 0.5, fold + band],
        [width - corner - band * 0.35, fold + band],
        [width - side * 0.5, fold + band + corner * 0.62 + band * 0.25],
      ]),
      curve(
        [width - corner, fold],
        [
          width - corner * 0.85,
          fold + corner * 0.35,
          width - corner * 0.75,
          fold + corner * 0.5,
          width - corner * 0.62,
          fold + corner * 0.66 * 0.62,
        ],
      ),
      line(side + 60, depth - Math.min(160, depth * 0.1), width - side - 60, depth - Math.min(160, depth * 0.1)),
    ],
  };
}

function pillows(width: number, y: number, depth: number): readonly Path[] {
  const count = width >= 1200 ? 2 : 1;
  const size = Math.min(700, (width - 80) / count - 30);
  return shared(0, width, count).map(({ at, size: share }) => cushion(at + (share - size) / 2, y, size, depth));
}

/** A pillow: its sides bend inwards a little, as a filled cover does. */
function cushion(x: number, y: number, width: number, height: number): Path {
  if (width <= 0 || height <= 0) return [];
  const b = Math.min(22, height * 0.08);
  const r = Math.min(70, height * 0.25, width * 0.25);
  return [
    ["M", x + r, y + b * 0.4],
    ["C", x + width * 0.35, y + b, x + width * 0.65, y + b, x + width - r, y + b * 0.4],
    ["C", x + width, y, x + width, y, x + width - b * 0.4, y + r],
    ["C", x + width - b, y + height * 0.35, x + width - b, y + height * 0.65, x + width - b * 0.4, y + height - r],
    ["C", x + width, y + height, x + width, y + height, x + width - r, y + height - b * 0.4],
    ["C", x + width * 0.65, y + height - b, x + width * 0.35, y + height - b, x + r, y + height - b * 0.4],
    ["C", x, y + height, x, y + height, x + b * 0.4, y + height - r],
    ["C", x + b, y + height * 0.65, x + b, y + height * 0.35, x + b * 0.4, y + r],
    ["C", x, y, x, y, x + r, y + b * 0.4],
    ["Z"],
  ];
}

/** Symbol of a bunk bed: strokes in millimetres about its middle, the back towards smaller y. */
export function bunkBed(width: number, depth: number): Drawing {
  const base = bed(width, depth);
  const ladder = Math.min(380, depth * 0.2);
  const at = depth - ladder - Math.min(220, depth * 0.12);
  const rail = Math.min(40, width * 0.05);
  return {
    outline: base.outline ?? [],
    detail: [
      ...(base.detail ?? []),
      rect(width - rail * 1.6, Math.min(120, depth * 0.06), rail, at - Math.min(150, depth * 0.08), 8),
      ...shared(at, ladder, 2, ladder * 0.8).map(({ at: y, size }) => rect(width - 150, y, 150, size, 6)),
      ...[0.3, 0.55, 0.8].map((share) => line(width - 150 * share, at, width - 150 * share, at + ladder)),
    ],
    soft: base.soft ?? [],
  };
}

/** Symbol of a cot: strokes in millimetres about its middle, the back towards smaller y. */
export function cot(width: number, depth: number): Drawing {
  const rail = Math.min(35, width * 0.07);
  const bars = shared(rail, depth - 2 * rail, countOf(depth - 2 * rail, 85));
  return {
    outline: [rect(0, 0, width, depth, 30)],
    detail: [
      rect(rail, rail, width - 2 * rail, depth - 2 * rail, 25),
      cushion(width * 0.22, rail + Math.min(50, depth * 0.05), width * 0.56, Math.min(230, depth * 0.2)),
    ],
    soft: [
      ...bars.slice(1).flatMap(({ at }) => [line(0, at, rail, at), line(width - rail, at, width, at)]),
      curve([rail, depth * 0.42], [width * 0.35, depth * 0.46, width * 0.65, depth * 0.38, width - rail, depth * 0.42]),
    ],
  };
}

/** Symbol of a bedside table: strokes in millimetres about its middle, the back towards smaller y. */
export function bedsideTable(width: number, depth: number): Drawing {
  const lamp = Math.min(110, width * 0.28, depth * 0.28);
  return {
    outline: [rect(0, 0, width, depth, 15)],
    detail: [ellipse(width / 2, depth * 0.46, lamp), line(0, depth - 20, width, depth - 20)],
    soft: [ellipse(width / 2, depth * 0.46, lamp * 0.45)],
  };
}

/** Symbol of a rectangular table: strokes in millimetres about its middle, the back towards smaller y. */
export function table(width: number, depth: number): Drawing {
  const inset = Math.min(35, width * 0.08, depth * 0.08);
  return {
    outline: [rect(0, 0, width, depth, 30)],
    soft: [rect(inset, inset, width - 2 * inset, depth - 2 * inset, 12)],
  };
}

/** A dining table: a runner of wood along the middle shows its long way. */
export function diningTable(width: number, depth: number): Drawing {
  const boards = countOf(depth, 210);
  return {
    outline: [rect(0, 0, width, depth, 40)],
    soft: shared(0, depth, boards)
      .slice(1)
      .map(({ at }) => line(30, at, width - 30, at)),
  };
}

/** Symbol of a round table: strokes in millimetres about its middle, the back towards smaller y. */
export function roundTable(width: number, depth: number): Drawing {
  const inset = Math.min(35, width * 0.08, depth * 0.08);
  return {
    outline: [ellipse(width / 2, depth / 2, width / 2, depth / 2)],
    soft: [ellipse(width / 2, depth / 2, width / 2 - inset, depth / 2 - inset)],
  };
}

/** A low table with a book and a bowl on it. */
export function coffeeTable(width: number, depth: number): Drawing {
  const base = table(width, depth);
  return {
    ...base,
    soft: [
      ...(base.soft ?? []),
      rect(width * 0.2, depth * 0.3, Math.min(230, width * 0.24), Math.min(160, depth * 0.3), 4),
      ellipse(width * 0.72, depth * 0.55, Math.min(95, width * 0.1, depth * 0.2)),
    ],
  };
}

/** Symbol of a desk: strokes in millimetres about its middle, the back towards smaller y. */
export function desk(width: number, depth: number): Drawing {
  const screen = Math.min(560, width * 0.5);
  const keys = Math.min(420, width * 0.4);
  const cx = width / 2;
  return {
    outline: [rect(0, 0, width, depth, 15)],
    detail: [rect(cx - screen / 2, depth * 0.16, screen, Math.min(40, depth * 0.06), 10)],
    soft: [
      rect(cx - keys / 2, depth * 0.56, keys, Math.min(130, depth * 0.2), 15),
      rect(
        cx + keys / 2 + Math.min(50, width * 0.03),
        depth * 0.58,
        Math.min(60, width * 0.05),
        Math.min(95, depth * 0.15),
        28,
      ),
      rect(cx - Math.min(90, width * 0.08), depth * 0.08, Math.min(180, width * 0.16), depth * 0.08, 8),
    ],
  };
}

/** Symbol of a small desk with a laptop: strokes in millimetres about its middle, the back towards smaller y. */
export function laptopDesk(width: number, depth: number): Drawing {
  const laptop = Math.min(330, width * 0.36);
  const high = Math.min(230, depth * 0.42);
  const x = (width - laptop) / 2;
  return {
    outline: [rect(0, 0, width, depth, 15)],
    detail: [rect(x, depth * 0.38, laptop, high, 12), line(x, depth * 0.34, x + laptop, depth * 0.34)],
    soft: [
      rect(x + laptop * 0.08, depth * 0.38 + high * 0.1, laptop * 0.84, high * 0.45, 5),
      rect(x + laptop * 0.36, depth * 0.38 + high * 0.64, laptop * 0.28, high * 0.24, 5),
      ellipse(width * 0.13, depth * 0.24, Math.min(65, width * 0.07, depth * 0.14)),
    ],
  };
}

/** Symbol of a console: strokes in millimetres about its middle, the back towards smaller y. */
export function consoleTable(width: number, depth: number): Drawing {
  return {
    outline: [rect(0, 0, width, depth, 12)],
    detail: [line(0, depth - 20, width, depth - 20)],
    soft: [
      ellipse(width * 0.2, depth * 0.48, Math.min(85, width * 0.1, depth * 0.3)),
      ellipse(width * 0.2, depth * 0.48, Math.min(40, width * 0.05, depth * 0.14)),
      rect(width * 0.66, depth * 0.3, Math.min(210, width * 0.2), Math.min(130, depth * 0.4), 5),
    ],
  };
}

/** A terrace table of slats with a round hole for a parasol. */
export function outdoorTable(width: number, depth: number): Drawing {
  return {
    outline: [rect(0, 0, width, depth, 40)],
    detail: [ellipse(width / 2, depth / 2, Math.min(22, width * 0.05))],
    soft: shared(0, width, countOf(width, 110))
      .slice(1)
      .map(({ at }) => line(at, 22, at, depth - 22)),
  };
}
