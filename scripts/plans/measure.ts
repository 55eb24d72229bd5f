import type { PicturePoint, PlanReading } from "#domain/tools/plan-reading/plan-picture.ts";
import { lengthOf, type MadePlan, pointOf, type TrueWall } from "./made-plan.ts";

/** How a reading compares with the truth. Lengths in metres. */
export interface Score {
  trueM: number;
  foundM: number;
  readM: number;
  falseM: number;
  trueOpenings: number;
  foundOpenings: number;
  readOpenings: number;
  /** Inside of all rooms, read and true, in m². */
  trueM2: number;
  readM2: number;
}

const NEAR_MM = 50;
const STEP_MM = 50;
type Line = Pick<TrueWall, "from" | "to" | "thicknessMm">;

/** How far a point lies from a wall's line, where both run within 12 degrees of one another. */
function isNear(point: PicturePoint, direction: Line, { from, to }: Line): boolean {
  const length = lengthOf({ from, to });
  if (length < 1) return false;
  const own = lengthOf(direction);
  const turn = Math.abs((to.x - from.x) * (direction.to.y - direction.from.y) - (to.y - from.y) * (direction.to.x - direction.from.x)) / (length * own);
  if (turn > 0.2) return false;
  const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length;
  const across = Math.abs((point.x - from.x) * (to.y - from.y) - (point.y - from.y) * (to.x - from.x)) / length;
  return along > -NEAR_MM && along < length + NEAR_MM && across <= NEAR_MM;
}

/** Millimetres of `lines` that lie on one of `others`. */
function covered(lines: readonly Line[], others: readonly Line[]): number {
  let sum = 0;
  for (const line of lines) {
    const length = lengthOf(line);
    const steps = Math.max(1, Math.round(length / STEP_MM));
    for (let i = 0; i < steps; i++) {
      const point = pointOf(line, (length * (i + 0.5)) / steps);
      if (others.some((other) => isNear(point, line, other))) sum += length / steps;
    }
  }
  return sum;
}

/** Area that walls enclose, their bodies not counted, by filling a grid of 20 mm from outside. */
function innerM2(walls: readonly Line[]): number {
  const cell = 20;
  const points = walls.flatMap(({ from, to }) => [from, to]);
  if (points.length === 0) return 0;
  const [left, top] = [Math.min(...points.map(({ x }) => x)) - 600, Math.min(...points.map(({ y }) => y)) - 600];
  const w = Math.ceil((Math.max(...points.map(({ x }) => x)) + 600 - left) / cell);
  const h = Math.ceil((Math.max(...points.map(({ y }) => y)) + 600 - top) / cell);
  if (w * h > 2e7) return 0;
  const grid = new Uint8Array(w * h);
  for (const wall of walls) {
    const length = lengthOf(wall);
    const half = wall.thicknessMm / 2;
    for (let a = -half * 0.7; a <= length + half * 0.7; a += cell / 2)
      for (let b = -half; b <= half; b += cell / 2) {
        const p = pointOf(wall, a, b);
        const [x, y] = [Math.floor((p.x - left) / cell), Math.floor((p.y - top) / cell)];
        if (x >= 0 && y >= 0 && x < w && y < h) grid[y * w + x] = 1;
      }
  }
  const stack = [0];
  grid[0] = 2;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % w;
    for (const next of [x > 0 ? at - 1 : -1, x + 1 < w ? at + 1 : -1, at - w, at + w])
      if (next >= 0 && next < grid.length && grid[next] === 0) {
        grid[next] = 2;
        stack.push(next);
      }
  }
  return (grid.reduce((sum, value) => sum + (value === 0 ? 1 : 0), 0) * cell * cell) / 1e6;
}

/** The walls of a reading in millimetres of the truth. */
export function readWalls(plan: MadePlan, reading: PlanReading): Line[] {
  if (reading.kind !== "plan") return [];
  return reading.walls.map(({ from, to, thicknessPx }) => {
    const [a, b] = [plan.toMm(from), plan.toMm(to)];
    const stretch = lengthOf({ from: a, to: b }) / Math.max(1e-9, lengthOf({ from, to }));
    return { from: a, to: b, thicknessMm: thicknessPx * stretch };
  });
}

export function scoreOf(plan: MadePlan, reading: PlanReading): Score {
  const read = readWalls(plan, reading);
  const sum = (lines: readonly Line[]) => lines.reduce((all, line) => all + lengthOf(line), 0) / 1000;
  const readM = sum(read);
  const middles =
    reading.kind === "plan"
      ? reading.openings.map(({ wall, offsetPx }) => plan.toMm(pointOf(reading.walls[wall]!, offsetPx)))
      : [];
  const truths = plan.walls.flatMap((wall) => wall.openings.map((opening) => ({ at: pointOf(wall, opening.offsetMm), within: Math.max(150, opening.widthMm / 4) })));
  return {
    trueM: sum(plan.walls),
    foundM: covered(plan.walls, read) / 1000,
    readM,
    falseM: readM - covered(read, plan.walls) / 1000,
    trueOpenings: truths.length,
    foundOpenings: truths.filter(({ at, within }) => middles.some((m) => Math.hypot(m.x - at.x, m.y - at.y) < within)).length,
    readOpenings: middles.length,
    trueM2: innerM2(plan.walls),
    readM2: innerM2(read),
  };
}
