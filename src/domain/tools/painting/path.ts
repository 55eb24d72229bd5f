/** Outlines: straight lines, quadratic and cubic Béziers, in whatever unit their matrix turns into pixels. */

export type Command =
  | readonly ["M", x: number, y: number]
  | readonly ["L", x: number, y: number]
  | readonly ["Q", x1: number, y1: number, x: number, y: number]
  | readonly ["C", x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ["Z"];

export interface Path {
  readonly commands: readonly Command[];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const pathOf = (...commands: readonly Command[]): Path => ({ commands });

/** Several outlines as one: what two of them cover in opposite directions is a hole. */
export const joinedPaths = (...paths: readonly Path[]): Path => ({
  commands: paths.flatMap(({ commands }) => commands),
});

const outlines = new Map<string, Path>();
const MOST_OUTLINES = 3000;

/**
 * The path of an outline as SVG writes it: M, L, H, V, Q, C, A (without rotation) and Z, absolute or relative. Signs are separated by
 * spaces or commas. An unknown command throws: outlines are the product's own.
 */
export function outlinePath(outline: string): Path {
  let path = outlines.get(outline);
  if (path === undefined) {
    path = readOutline(outline);
    if (outlines.size >= MOST_OUTLINES) outlines.clear();
    outlines.set(outline, path);
  }
  return path;
}

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7, Z: 0 };

function readOutline(outline: string): Path {
  const tokens = outline.match(/[A-Za-z]|[^A-Za-z\s,]+/g) ?? [];
  const commands: Command[] = [];
  let at: [number, number] = [0, 0];
  let start: [number, number] = [0, 0];
  let name = "";
  for (let i = 0; i < tokens.length; ) {
    if (/[A-Za-z]/.test(tokens[i]!)) name = tokens[i++]!;
    const verb = name.toUpperCase();
    const count = ARGUMENTS[verb];
    if (count === undefined) throw new Error(`No outline has the command ${name}.`);
    const numbers = tokens.slice(i, i + count).map(Number);
    if (numbers.length < count || numbers.some(Number.isNaN)) throw new Error(`The command ${name} lacks a number.`);
    i += count;
    const isRelative = name !== verb;
    const [dx, dy] = isRelative ? at : [0, 0];
    const point = (n: number): [number, number] => [numbers[n]! + dx, numbers[n + 1]! + dy];
    if (verb === "Z") {
      commands.push(["Z"]);
      at = start;
    } else if (verb === "H" || verb === "V") {
      at = verb === "H" ? [numbers[0]! + dx, at[1]] : [at[0], numbers[0]! + dy];
      commands.push(["L", ...at]);
    } else if (verb === "M" || verb === "L") {
      at = point(0);
      if (verb === "M") start = at;
      commands.push([verb, ...at]);
      // Further pairs after a move are lines.
      if (verb === "M") name = isRelative ? "l" : "L";
    } else if (verb === "Q") {
      at = point(2);
      commands.push(["Q", ...point(0), ...at]);
    } else if (verb === "C") {
      at = point(4);
      commands.push(["C", ...point(0), ...point(2), ...at]);
    } else {
      const to = point(5);
      commands.push(...arcBetween(at, to, [numbers[0]!, numbers[1]!], numbers[3] === 1, numbers[4] === 1));
      at = to;
    }
  }
  return { commands };
}

/** An arc of an upright ellipse between two points, as SVG 1.1 (F.6.5) finds its centre, without angles. */
function arcBetween(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  [rx, ry]: readonly [number, number],
  isLarge: boolean,
  isClockwise: boolean,
): Command[] {
  if (rx === 0 || ry === 0) return [["L", x1, y1]];
  // On the unit circle: half the chord, and the distance of the centre from its middle.
  const [hx, hy] = [(x0 - x1) / (2 * rx), (y0 - y1) / (2 * ry)];
  const square = hx * hx + hy * hy;
  if (square === 0) return [];
  const grown = square > 1 ? Math.sqrt(square) : 1;
  const [radiusX, radiusY] = [rx * grown, ry * grown];
  const [ux, uy] = [hx / grown, hy / grown];
  const unit = ux * ux + uy * uy;
  const away = Math.sqrt(Math.max(0, 1 - unit) / unit) * (isLarge === isClockwise ? -1 : 1);
  const [cx, cy] = [away * uy, -away * ux];
  const from: [number, number] = [ux - cx, uy - cy];
  const to: [number, number] = [-ux - cx, -uy - cy];
  const middle = [(x0 + x1) / 2 + cx * radiusX, (y0 + y1) / 2 + cy * radiusY] as const;
  return unitArc(from, to, isClockwise).map(([c1x, c1y, c2x, c2y, x, y]) => [
    "C",
    middle[0] + c1x * radiusX,
    middle[1] + c1y * radiusY,
    middle[0] + c2x * radiusX,
    middle[1] + c2y * radiusY,
    middle[0] + x * radiusX,
    middle[1] + y * radiusY,
  ]);
}

type Cubic = readonly [number, number, number, number, number, number];

/** Cubics along the unit circle from one unit vector to another; each turns by a quarter at most, off by 3e-4 of the radius at most. */
function unitArc(from: readonly [number, number], to: readonly [number, number], isClockwise: boolean): Cubic[] {
  const turn = isClockwise ? 1 : -1;
  const cross = (from[0] * to[1] - from[1] * to[0]) * turn;
  const dot = from[0] * to[0] + from[1] * to[1];
  if (cross >= 0 && dot >= -1e-9) {
    // tan(θ/4) from cos θ by two half-angle formulas; the handles are 4/3 of it.
    const half = Math.sqrt(Math.max(0, (1 + Math.min(1, dot)) / 2));
    const quarterTangent = Math.sqrt(Math.max(0, (1 - half) / (1 + half)));
    const handle = (4 / 3) * quarterTangent * turn;
    return [
      [
        from[0] - handle * from[1],
        from[1] + handle * from[0],
        to[0] + handle * to[1],
        to[1] - handle * to[0],
        to[0],
        to[1],
      ],
    ];
  }
  // The half-way vector lies a quarter turn from the chord, on the side that the arc goes.
  let [mx, my] = [from[0] + to[0], from[1] + to[1]];
  const length = Math.sqrt(mx * mx + my * my);
  if (length < 1e-6) [mx, my] = [-from[1] * turn, from[0] * turn];
  else {
    const sign = cross < 0 ? -1 : 1;
    [mx, my] = [(mx / length) * sign, (my / length) * sign];
  }
  return [...unitArc(from, [mx, my], isClockwise), ...unitArc([mx, my], to, isClockwise)];
}

export const boxPath = ({ x, y, width, height }: Box): Path =>
  pathOf(["M", x, y], ["L", x + width, y], ["L", x + width, y + height], ["L", x, y + height], ["Z"]);

/** Handle of a quarter circle, as a share of its radius: 4/3 · tan(π/8). */
const QUARTER = 0.5522847498307936;

/** @param radius of the corners; it is never more than half a side */
export function roundedBoxPath({ x, y, width, height }: Box, radius: number): Path {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2));
  const h = r * (1 - QUARTER);
  const [right, foot] = [x + width, y + height];
  return pathOf(
    ["M", x + r, y],
    ["L", right - r, y],
    ["C", right - h, y, right, y + h, right, y + r],
    ["L", right, foot - r],
    ["C", right, foot - h, right - h, foot, right - r, foot],
    ["L", x + r, foot],
    ["C", x + h, foot, x, foot - h, x, foot - r],
    ["L", x, y + r],
    ["C", x, y + h, x + h, y, x + r, y],
    ["Z"],
  );
}

export const circlePath = (x: number, y: number, radius: number): Path =>
  roundedBoxPath({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, radius);

/** The house's opening: two jambs and half a circle. */
export function archPath({ x, y, width, height }: Box): Path {
  const rise = Math.min(width / 2, height);
  const [middle, right, foot] = [x + width / 2, x + width, y + height];
  const [hx, hy] = [(width / 2) * (1 - QUARTER), rise * (1 - QUARTER)];
  return pathOf(
    ["M", x, foot],
    ["L", x, y + rise],
    ["C", x, y + hy, x + hx, y, middle, y],
    ["C", right - hx, y, right, y + hy, right, y + rise],
    ["L", right, foot],
    ["Z"],
  );
}

/** A closed polygon. */
export const polygonPath = (points: readonly (readonly [number, number])[]): Path =>
  pathOf(...points.map(([x, y], i): Command => [i === 0 ? "M" : "L", x, y]), ["Z"]);

/** An open line through points. */
export const polylinePath = (points: readonly (readonly [number, number])[]): Path =>
  pathOf(...points.map(([x, y], i): Command => [i === 0 ? "M" : "L", x, y]));

/** An open arc of a circle. @param from and to unit vectors from the centre @param isClockwise as seen on the screen */
export const arcPath = (
  x: number,
  y: number,
  radius: number,
  from: readonly [number, number],
  to: readonly [number, number],
  isClockwise = true,
): Path =>
  pathOf(
    ["M", x + radius * from[0], y + radius * from[1]],
    ...unitArc(from, to, isClockwise).map(
      ([ax, ay, bx, by, ex, ey]): Command => [
        "C",
        x + radius * ax,
        y + radius * ay,
        x + radius * bx,
        y + radius * by,
        x + radius * ex,
        y + radius * ey,
      ],
    ),
  );
