/**
 * The pen that plan symbols are drawn with. A symbol stands in a box of `width` by `depth` millimetres whose origin is its upper left
 * corner: x to the right along the back, y from the back towards the front. `strokesIn` moves it so that the origin lies in the middle.
 */

/** One mark of a path, absolute: M x y, L x y, C x1 y1 x2 y2 x y, or Z. */
export type Mark =
  | readonly ["M", number, number]
  | readonly ["L", number, number]
  | readonly ["C", number, number, number, number, number, number]
  | readonly ["Z"];
export type Path = readonly Mark[];
type Pair = readonly [number, number];

/**
 * A line of a symbol. `d` uses absolute M, L, C and Z only, in millimetres about the middle of the footprint. `outline` is closed and
 * covers what lies below it; `detail` is a line of the piece, `soft` a fainter one: seams, folds, grain.
 */
export interface SymbolStroke {
  readonly d: string;
  readonly kind: "outline" | "detail" | "soft";
}

/** Paths of a symbol before they are placed. */
export interface Drawing {
  readonly outline?: readonly Path[];
  readonly detail?: readonly Path[];
  readonly soft?: readonly Path[];
}

/** Share of the radius at which the control points of a quarter circle lie: 4/3 · (√2 − 1). */
const QUARTER = 0.5523;

export function line(x1: number, y1: number, x2: number, y2: number): Path {
  return [
    ["M", x1, y1],
    ["L", x2, y2],
  ];
}

export function polyline(points: readonly Pair[]): Path {
  return points.map(([x, y], index) => [index === 0 ? "M" : "L", x, y] as const);
}

/** A smooth open line by its marks: a start and any number of curves. */
export function curve(
  start: Pair,
  ...curves: readonly (readonly [number, number, number, number, number, number])[]
): Path {
  return [["M", ...start], ...curves.map((marks) => ["C", ...marks] as const)];
}

export function closed(path: Path): Path {
  return [...path, ["Z"]];
}

/** A polygon whose corners are rounded by `radius`, or by less where its sides are short. */
export function rounded(points: readonly Pair[], radius: number): Path {
  const marks: Mark[] = [];
  points.forEach((corner, index) => {
    const before = points[(index + points.length - 1) % points.length] as Pair;
    const after = points[(index + 1) % points.length] as Pair;
    const cut = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    const enter = towards(corner, before, cut);
    const leave = towards(corner, after, cut);
    marks.push([index === 0 ? "M" : "L", ...enter]);
    if (cut > 0) {
      const first = towards(corner, before, cut * (1 - QUARTER));
      const second = towards(corner, after, cut * (1 - QUARTER));
      marks.push(["C", ...first, ...second, ...leave]);
    }
  });
  return [...marks, ["Z"]];
}

export function rect(x: number, y: number, width: number, height: number, radius = 0): Path {
  if (width <= 0 || height <= 0) return [];
  return rounded(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    radius,
  );
}

export function ellipse(cx: number, cy: number, rx: number, ry: number = rx): Path {
  if (rx <= 0 || ry <= 0) return [];
  const kx = rx * QUARTER;
  const ky = ry * QUARTER;
  return [
    ["M", cx + rx, cy],
    ["C", cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry],
    ["C", cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy],
    ["C", cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry],
    ["C", cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy],
    ["Z"],
  ];
}

/** A part of a circle, from one angle to another in degrees, clockwise from the right as it is seen. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): Path {
  const parts = Math.max(1, Math.ceil(Math.abs(to - from) / 90));
  const step = ((to - from) / parts) * (Math.PI / 180);
  const handle = (4 / 3) * Math.tan(step / 4) * radius;
  const marks: Mark[] = [];
  for (let part = 0; part < parts; part++) {
    const a = (from * Math.PI) / 180 + part * step;
    const b = a + step;
    const start: Pair = [cx + radius * Math.cos(a), cy + radius * Math.sin(a)];
    const end: Pair = [cx + radius * Math.cos(b), cy + radius * Math.sin(b)];
    if (part === 0) marks.push(["M", ...start]);
    marks.push([
      "C",
      start[0] - handle * Math.sin(a),
      start[1] + handle * Math.cos(a),
      end[0] + handle * Math.sin(b),
      end[1] - handle * Math.cos(b),
      ...end,
    ]);
  }
  return marks;
}

/** A straight line in dashes, for what lies above the height at which the plan is cut. */
export function dashed(x1: number, y1: number, x2: number, y2: number, dash = 70, gap = 45): Path {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const count = Math.max(1, Math.round((length + gap) / (dash + gap)));
  const scale = length / (count * dash + (count - 1) * gap);
  const marks: Mark[] = [];
  for (let index = 0; index < count; index++) {
    const a = (index * (dash + gap) * scale) / (length || 1);
    const b = a + (dash * scale) / (length || 1);
    marks.push(["M", x1 + (x2 - x1) * a, y1 + (y2 - y1) * a], ["L", x1 + (x2 - x1) * b, y1 + (y2 - y1) * b]);
  }
  return marks;
}

/** A rectangle in dashes. */
export function dashedRect(x: number, y: number, width: number, height: number): Path {
  return [
    ...dashed(x, y, x + width, y),
    ...dashed(x + width, y, x + width, y + height),
    ...dashed(x + width, y + height, x, y + height),
    ...dashed(x, y + height, x, y),
  ];
}

/** A circle in dashes. */
export function dashedCircle(cx: number, cy: number, radius: number, count = 16): Path {
  const turn = 360 / count;
  return Array.from({ length: count }, (_, index) => arc(cx, cy, radius, index * turn, (index + 0.6) * turn)).flat();
}

/** The same path turned about a point, in degrees clockwise as it is seen. */
export function turned(path: Path, cx: number, cy: number, degrees: number): Path {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return mapped(path, (x, y) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]);
}

/** The same path with each point moved by a rule. */
export function mapped(path: Path, move: (x: number, y: number) => Pair): Path {
  return path.map((mark): Mark => {
    if (mark[0] === "Z") return mark;
    if (mark[0] === "C") return ["C", ...move(mark[1], mark[2]), ...move(mark[3], mark[4]), ...move(mark[5], mark[6])];
    return [mark[0], ...move(mark[1], mark[2])];
  });
}

/** `count` things side by side over a length: where each begins, and how long each is. */
export function shared(start: number, length: number, count: number, gap = 0): readonly { at: number; size: number }[] {
  const size = (length - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ at: start + index * (size + gap), size }));
}

/** How many parts of about `part` fit into a length, at least one. */
export function countOf(length: number, part: number): number {
  return Math.max(1, Math.round(length / part));
}

/** The strokes of a drawing about the middle of its box. Whatever would leave the box is held at its edge. */
export function strokesIn(width: number, depth: number, drawing: Drawing): readonly SymbolStroke[] {
  const hold = (value: number, limit: number) => round(Math.min(limit, Math.max(0, value)) - limit / 2);
  const written = (path: Path) =>
    path
      .map((mark) => {
        if (mark[0] === "Z") return "Z";
        const numbers = mark.slice(1) as number[];
        return mark[0] + numbers.map((value, index) => hold(value, index % 2 === 0 ? width : depth)).join(" ");
      })
      .join("");
  return (["outline", "detail", "soft"] as const).flatMap((kind) =>
    (drawing[kind] ?? []).filter((path) => path.length > 1).map((path) => ({ d: written(path), kind })),
  );
}

const round = (value: number) => Math.round(value * 10) / 10 + 0;
const distance = (a: Pair, b: Pair) => Math.hypot(b[0] - a[0], b[1] - a[1]);

function towards(from: Pair, to: Pair, length: number): Pair {
  const whole = distance(from, to);
  if (whole === 0) return from;
  return [from[0] + ((to[0] - from[0]) * length) / whole, from[1] + ((to[1] - from[1]) * length) / whole];
}
