import { areasOf } from "../floor-plan/areas.ts";
import type { LevelShape, Ring } from "../floor-plan/level-shape.ts";
import type { FloorPlan, Level } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";

/** The part of a plan that lists show. It is kept beside the document and made anew by each change. */
export interface PlanSummary {
  levels: number;
  /** Closed by walls, named or not. */
  rooms: number;
  /** In square metres; null where no room is closed. */
  usableM2: number | null;
  builtM2: number | null;
  /** The level with most walls, small; null where nothing is drawn. */
  drawing: PlanThumbnail | null;
}

/** Paths in whole centimetres from the drawing's own corner. */
export interface PlanThumbnail {
  widthCm: number;
  heightCm: number;
  walls: string;
  rooms: string;
}

/** Around the drawing, so that nothing is cut. */
const MARGIN_CM = 20;

function thumbnailOf({ walls, rooms }: LevelShape): PlanThumbnail | null {
  const points = walls.flatMap(({ outline }) => outline);
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const cm = (mm: number) => Math.round(mm / 10);
  const path = (ring: Ring) =>
    ring.length === 0
      ? ""
      : `M${ring.map(({ x, y }) => `${cm(x - left) + MARGIN_CM} ${cm(y - top) + MARGIN_CM}`).join("L")}Z`;
  return {
    widthCm: cm(Math.max(...xs) - left) + 2 * MARGIN_CM,
    heightCm: cm(Math.max(...ys) - top) + 2 * MARGIN_CM,
    walls: walls.map(({ outline }) => path(outline)).join(""),
    rooms: rooms.flatMap(({ inner }) => inner.map(path)).join(""),
  };
}

/** As areas are said. */
const hundredths = (m2: number) => Math.round(m2 * 100) / 100;

const fullest = (levels: readonly Level[]) =>
  levels.reduce((most, level) => (level.walls.length > most.walls.length ? level : most));

/** @param shapeOf the shape of a level, where it is known already */
export function summaryOfPlan(plan: FloorPlan, shapeOf: (level: Level) => LevelShape = shapeLevel): PlanSummary {
  const rooms = plan.levels.reduce((sum, level) => sum + shapeOf(level).rooms.length, 0);
  const areas = rooms === 0 ? null : areasOf(plan, shapeOf);
  return {
    levels: plan.levels.length,
    rooms,
    usableM2: areas && hundredths(areas.usableM2),
    builtM2: areas && hundredths(areas.builtM2),
    drawing: thumbnailOf(shapeOf(fullest(plan.levels))),
  };
}
