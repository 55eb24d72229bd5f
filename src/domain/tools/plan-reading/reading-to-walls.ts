import type { PlanCommand } from "../floor-plan/commands.ts";
import { PLAN_SIDE_MM, type Point } from "../floor-plan/plan.ts";
import type { OpeningCandidate, PicturePoint, PlanReading } from "./plan-picture.ts";

type ReadPlan = Extract<PlanReading, { kind: "plan" }>;
type ImportedWall = Extract<PlanCommand, { do: "import-walls" }>["walls"][number];

/** Which candidates the person kept, by their index. */
export interface AcceptedCandidates {
  readonly walls: ReadonlySet<number>;
  readonly openings: ReadonlySet<number>;
}

/** Walls within this of level or upright are made so. */
const SQUARE_DEGREES = 1;
/** Corners of walls in one line lie within this of one another, in millimetres. */
const LINE_MM = 40;
/** Walls whose thickness differs by less have one thickness, in millimetres. */
const CLASS_MM = 25;
const DOOR_MM = 2050;
const WINDOW_MM = 1200;
const SILL_MM = 1000;

/**
 * The confirmed part of a reading as the pieces of `import-walls`, in whole millimetres around the middle of the plan.
 *
 * Corners that are shared stay shared. Walls within one degree of level or upright become exactly so, by giving all corners of one line
 * the same coordinate. Thicknesses fall into few classes, each to half a centimetre. Walls that come out shorter than a centimetre and
 * openings that do not fit are left out.
 *
 * @param mmPerPixel above zero
 */
export function readingToWalls(reading: ReadPlan, mmPerPixel: number, accepted: AcceptedCandidates): ImportedWall[] {
  const kept = reading.walls.flatMap((wall, index) => (accepted.walls.has(index) ? [{ ...wall, index }] : []));
  if (kept.length === 0) return [];
  const corners = new Map<string, number>();
  const points: PicturePoint[] = [];
  const cornerOf = (point: PicturePoint): number => {
    const key = `${point.x} ${point.y}`;
    const known = corners.get(key);
    if (known !== undefined) return known;
    corners.set(key, points.length);
    return points.push({ x: point.x * mmPerPixel, y: point.y * mmPerPixel }) - 1;
  };
  const walls = kept.map((wall) => ({ ...wall, start: cornerOf(wall.from), end: cornerOf(wall.to) }));
  const square = squaredCorners(points, walls);
  const [midX, midY] = [middle(square.map(({ x }) => x)), middle(square.map(({ y }) => y))];
  const whole = square.map(({ x, y }): Point => ({ x: within(x - midX), y: within(y - midY) }));
  const thicknessOf = thicknessClasses(kept.map(({ thicknessPx }) => thicknessPx * mmPerPixel));
  const outer = Math.max(...kept.map(({ thicknessPx }) => thicknessOf(thicknessPx * mmPerPixel)));
  return walls.flatMap(({ start, end, index, thicknessPx, from: read, to: readTo }): ImportedWall[] => {
    const [from, to] = [whole[start]!, whole[end]!];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length < 10) return [];
    const thicknessMm = thicknessOf(thicknessPx * mmPerPixel);
    const stretch = length / Math.max(1e-9, Math.hypot(readTo.x - read.x, readTo.y - read.y));
    const openings = reading.openings.flatMap((opening, i) =>
      opening.wall === index && accepted.openings.has(i) ? placedOpening(opening, stretch, length) : [],
    );
    return [
      {
        from,
        to,
        thicknessMm,
        kind: thicknessMm >= 180 && thicknessMm > 0.75 * outer ? "fachada" : "tabique",
        openings,
      },
    ];
  });
}

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const within = (value: number) => Math.round(Math.min(PLAN_SIDE_MM / 2, Math.max(-PLAN_SIDE_MM / 2, value)));

type Linked = { readonly start: number; readonly end: number };

/** Gives the corners of each row of level walls one y, and those of each column of upright walls one x. */
function squaredCorners(points: readonly PicturePoint[], walls: readonly Linked[]): PicturePoint[] {
  const slope = Math.tan((SQUARE_DEGREES * Math.PI) / 180);
  const aligned = (along: "x" | "y", across: "x" | "y"): number[] => {
    const parent = points.map((_, i) => i);
    const rootOf = (i: number): number => {
      let root = i;
      while (parent[root] !== root) root = parent[root]!;
      return root;
    };
    for (const { start, end } of walls) {
      const [a, b] = [points[start]!, points[end]!];
      const [long, drift] = [Math.abs(b[along] - a[along]), Math.abs(b[across] - a[across])];
      if (drift <= slope * long || (drift < LINE_MM && drift < 0.2 * long)) parent[rootOf(start)] = rootOf(end);
    }
    const sums = new Map<number, { sum: number; count: number }>();
    points.forEach((point, i) => {
      const own = sums.get(rootOf(i)) ?? { sum: 0, count: 0 };
      sums.set(rootOf(i), { sum: own.sum + point[across], count: own.count + 1 });
    });
    return points.map((_, i) => {
      const { sum, count } = sums.get(rootOf(i))!;
      return sum / count;
    });
  };
  const ys = aligned("x", "y");
  const xs = aligned("y", "x");
  return points.map((_, i) => ({ x: xs[i]!, y: ys[i]! }));
}

/** Puts thicknesses that are nearly the same into one class, the mean of them to half a centimetre. */
function thicknessClasses(values: readonly number[]): (value: number) => number {
  const sorted = values.toSorted((a, b) => a - b);
  const groups: number[][] = [];
  for (const value of sorted) {
    const group = groups.at(-1);
    if (group && value - group[0]! <= Math.max(CLASS_MM, 0.2 * group[0]!)) group.push(value);
    else groups.push([value]);
  }
  return (value) => {
    const group = groups.find((own) => value >= own[0]! && value <= own.at(-1)!) ?? [value];
    const mean = group.reduce((sum, own) => sum + own, 0) / group.length;
    return Math.min(1000, Math.max(30, Math.round(mean / 5) * 5));
  };
}

function placedOpening(opening: OpeningCandidate, stretch: number, wallMm: number): ImportedWall["openings"][number][] {
  const widthMm = Math.round(Math.min(8000, opening.widthPx * stretch, wallMm) / 10) * 10;
  if (widthMm < 200 || widthMm > wallMm) return [];
  const offsetMm = Math.round(Math.min(wallMm - widthMm / 2, Math.max(widthMm / 2, opening.offsetPx * stretch)));
  const isWindow = opening.kind === "ventana";
  const kind = opening.kind === "puerta" && widthMm > 1150 ? "puerta-doble" : opening.kind;
  return [
    {
      kind,
      offsetMm,
      widthMm,
      heightMm: isWindow ? WINDOW_MM : DOOR_MM,
      sillMm: isWindow ? SILL_MM : 0,
      hinge: opening.hinge ?? "from",
      opensTo: opening.opensTo ?? "right",
    },
  ];
}
