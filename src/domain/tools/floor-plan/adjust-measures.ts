import { formatNumber } from "../../shared/format/format.ts";
import { distanceBetween } from "./geometry.ts";
import { type Equation, leastSquares } from "./least-squares.ts";
import type { ExactPoint, RoomShape } from "./level-shape.ts";
import type { Level, Measure } from "./plan.ts";
import { halfThickness } from "./wall-corners.ts";

/** Weights of what was drawn against a measure: sides keep their drawn length and direction, and the room its place, where nothing speaks against it. */
const DRAWN_SIDE = 0.002;
const DRAWN_PLACE = 0.000_01;
const ROUNDS = 30;
/** From this error on it is looked for the one measure that does not fit, in mm. */
const SUSPECT_FROM = 20;

export interface MeasureResidual {
  readonly measureId: string;
  readonly measuredMm: number;
  /** What the adjusted corners give. */
  readonly adjustedMm: number;
  /** Adjusted less measured, in centimetres. */
  readonly differenceCm: number;
}

export type Adjustment =
  | {
      readonly kind: "adjusted";
      /** For the command `adjust`: middle-line corners that move, in whole millimetres. */
      readonly corners: readonly { readonly id: string; readonly x: number; readonly y: number }[];
      readonly residuals: readonly MeasureResidual[];
      /** Greatest of the differences, without its sign, in centimetres. */
      readonly errorCm: number;
      /** The one measure without which the others agree. */
      readonly misfit: string | null;
      /** How many measures more would fix the shape without what was drawn; 0 where there are enough. */
      readonly missing: number;
      readonly text: string;
    }
  | { readonly kind: "too-few"; readonly text: string }
  | { readonly kind: "degenerate"; readonly text: string };

/**
 * Adjusts a room to the clear sides and diagonals that were measured in it, by least squares over its inner corners (Gauss–Newton; each
 * measure has the same weight). What no measure says stays as it was drawn.
 *
 * @param measures those between other corners are left out
 */
export function adjustMeasures(level: Level, room: RoomShape, measures: readonly Measure[]): Adjustment {
  const ids = room.corners[0] ?? [];
  const drawn = innerCorners(room);
  if (drawn.length < 3 || new Set(ids).size < ids.length || hasSamePlace(drawn))
    return {
      kind: "degenerate",
      text: "La estancia tiene esquinas que coinciden o un muro suelto dentro: no se puede ajustar.",
    };
  const own = measures.filter(
    ({ fromVertex, toVertex }) => ids.includes(fromVertex) && ids.includes(toVertex) && fromVertex !== toVertex,
  );
  if (own.length === 0)
    return { kind: "too-few", text: "Falta medir: anota al menos un lado o una diagonal de esta estancia." };
  const adjusted = solved(drawn, ids, own);
  if (!adjusted) return { kind: "degenerate", text: "Con esas medidas la estancia se queda sin forma." };
  const residuals = own.map((measure): MeasureResidual => {
    const adjustedMm = between(adjusted, ids, measure);
    return {
      measureId: measure.id,
      measuredMm: measure.lengthMm,
      adjustedMm,
      differenceCm: (adjustedMm - measure.lengthMm) / 10,
    };
  });
  const errorCm = Math.max(...residuals.map(({ differenceCm }) => Math.abs(differenceCm)));
  const misfit = errorCm * 10 < SUSPECT_FROM ? null : misfitOf(drawn, ids, own, errorCm * 10);
  const distinct = new Set(own.map(({ fromVertex, toVertex }) => [fromVertex, toVertex].sort().join(" "))).size;
  const missing = Math.max(0, 2 * ids.length - 3 - distinct);
  return {
    kind: "adjusted",
    corners: movedCorners(level, room, adjusted),
    residuals,
    errorCm,
    misfit,
    missing,
    text: textOf(own, errorCm, misfit, missing),
  };
}

/** The corner of the inner ring that belongs to each corner of the middle line. */
function innerCorners(room: RoomShape): ExactPoint[] {
  const inner = room.inner[0] ?? [];
  return (room.axis[0] ?? []).map((corner) =>
    inner.reduce(
      (best, point) => (distanceBetween(point, corner) < distanceBetween(best, corner) ? point : best),
      inner[0]!,
    ),
  );
}

const hasSamePlace = (points: readonly ExactPoint[]) =>
  points.some((point, at) => points.some((other, next) => next > at && distanceBetween(point, other) < 1));

const between = (points: readonly ExactPoint[], ids: readonly string[], { fromVertex, toVertex }: Measure): number =>
  distanceBetween(points[ids.indexOf(fromVertex)]!, points[ids.indexOf(toVertex)]!);

function solved(
  drawn: readonly ExactPoint[],
  ids: readonly string[],
  measures: readonly Measure[],
): ExactPoint[] | null {
  let points = drawn.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    const steps = leastSquares(equationsAt(points, drawn, ids, measures), 2 * points.length);
    if (!steps) return null;
    points = points.map(({ x, y }, at) => ({ x: x + steps[2 * at]!, y: y + steps[2 * at + 1]! }));
    if (steps.every((step) => Math.abs(step) < 1e-4)) break;
  }
  return points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)) && !hasSamePlace(points) ? points : null;
}

/** The problem about the present corners, in the steps that they still have to take. */
function equationsAt(
  points: readonly ExactPoint[],
  drawn: readonly ExactPoint[],
  ids: readonly string[],
  measures: readonly Measure[],
): Equation[] {
  const equations: Equation[] = measures.map((measure) => {
    const from = ids.indexOf(measure.fromVertex);
    const to = ids.indexOf(measure.toVertex);
    const length = between(points, ids, measure);
    const x = (points[to]!.x - points[from]!.x) / length;
    const y = (points[to]!.y - points[from]!.y) / length;
    return {
      terms: [
        [2 * from, -x],
        [2 * from + 1, -y],
        [2 * to, x],
        [2 * to + 1, y],
      ],
      value: measure.lengthMm - length,
      weight: 1,
    };
  });
  points.forEach((point, at) => {
    const next = (at + 1) % points.length;
    for (const [shift, axis] of [
      [0, "x"],
      [1, "y"],
    ] as const) {
      const side = drawn[next]![axis] - drawn[at]![axis] - (points[next]![axis] - point[axis]);
      equations.push({
        terms: [
          [2 * at + shift, -1],
          [2 * next + shift, 1],
        ],
        value: side,
        weight: DRAWN_SIDE,
      });
      equations.push({ terms: [[2 * at + shift, 1]], value: drawn[at]![axis] - point[axis], weight: DRAWN_PLACE });
    }
  });
  return equations;
}

/** The measure without which the greatest error of the others falls below a third, where only one does that best. */
function misfitOf(
  drawn: readonly ExactPoint[],
  ids: readonly string[],
  measures: readonly Measure[],
  error: number,
): string | null {
  let misfit: string | null = null;
  let least = error / 3;
  for (const measure of measures) {
    const rest = measures.filter((each) => each !== measure);
    const points = rest.length === 0 ? null : solved(drawn, ids, rest);
    if (!points) continue;
    const left = Math.max(...rest.map((each) => Math.abs(between(points, ids, each) - each.lengthMm)));
    if (left < least) {
      least = left;
      misfit = measure.id;
    }
  }
  return misfit;
}

/** Middle-line corners that lie half a thickness outside the adjusted inner ones. */
function movedCorners(level: Level, room: RoomShape, inner: readonly ExactPoint[]) {
  const walls = new Map(level.walls.map((wall) => [wall.id, wall]));
  const places = new Map(level.vertices.map((vertex) => [vertex.id, vertex]));
  const sides = room.sides[0]!;
  const halves = sides.map(({ wallId }) => halfThickness(walls.get(wallId)!));
  return room.corners[0]!.flatMap((id, at) => {
    const before = (at + inner.length - 1) % inner.length;
    const corner = outside(inner[before]!, inner[at]!, inner[(at + 1) % inner.length]!, halves[before]!, halves[at]!);
    const whole = { id, x: Math.round(corner.x), y: Math.round(corner.y) };
    const was = places.get(id);
    return was && was.x === whole.x && was.y === whole.y ? [] : [whole];
  });
}

/** Where the middle lines of two walls meet whose inner faces meet at a corner. */
function outside(before: ExactPoint, at: ExactPoint, after: ExactPoint, half: number, halfAfter: number): ExactPoint {
  const first = distanceBetween(before, at);
  const second = distanceBetween(at, after);
  const d1 = { x: (at.x - before.x) / first, y: (at.y - before.y) / first };
  const d2 = { x: (after.x - at.x) / second, y: (after.y - at.y) / second };
  const sine = d1.x * d2.y - d1.y * d2.x;
  const cosine = d1.x * d2.x + d1.y * d2.y;
  // The room lies along (−dy, dx); its walls' middles lie the other way.
  const here = { x: at.x + d1.y * half, y: at.y - d1.x * half };
  if (Math.abs(sine) < 0.05) return here;
  const along = (halfAfter - half * cosine) / sine;
  return { x: here.x + d1.x * along, y: here.y + d1.y * along };
}

function textOf(measures: readonly Measure[], errorCm: number, misfit: string | null, missing: number): string {
  const error = `${formatNumber(errorCm, 1)}\u00a0cm`;
  const wrong = measures.find(({ id }) => id === misfit);
  const parts = [errorCm < 0.1 ? "Las medidas cierran al milímetro." : `Las medidas cierran con un error de ${error}.`];
  if (wrong)
    parts.push(`La de ${formatNumber(wrong.lengthMm / 1000, 2, 2)}\u00a0m no encaja con las demás: vuelve a tomarla.`);
  else if (errorCm * 10 >= SUSPECT_FROM) parts.push("No se sabe cuál falla: mide otra diagonal.");
  if (missing > 0)
    parts.push(
      missing === 1
        ? "Con una medida más la forma quedaría fijada; hasta entonces cuenta lo dibujado."
        : `Con ${missing} medidas más la forma quedaría fijada; hasta entonces cuenta lo dibujado.`,
    );
  return parts.join(" ");
}
