import type { FloorPlan, Level } from "../floor-plan/plan.ts";

/** What lists show of a plan. It is kept beside the document and made anew by each change. */
export interface PlanSummary {
  levels: number;
  rooms: number;
  /** In square metres; null where no room is closed. */
  usableM2: number | null;
  builtM2: number | null;
  /** The level with most walls, small; null where nothing is drawn. */
  drawing: PlanThumbnail | null;
}

/** Paths in centimetres about the level's own corner. */
export interface PlanThumbnail {
  widthCm: number;
  heightCm: number;
  /** Middle lines of walls of one thickness. */
  walls: { d: string; thicknessCm: number }[];
}

/** Around the drawing, so that the outer faces are not cut. */
const MARGIN_CM = 40;

export function thumbnailOf(level: Level): PlanThumbnail | null {
  const corners = new Map(level.vertices.map((corner) => [corner.id, corner]));
  const lines = level.walls.flatMap((wall) => {
    const [from, to] = [corners.get(wall.from), corners.get(wall.to)];
    return from && to && wall.kind !== "virtual" ? [{ from, to, thicknessMm: wall.thicknessMm }] : [];
  });
  if (lines.length === 0) return null;
  const xs = lines.flatMap(({ from, to }) => [from.x, to.x]);
  const ys = lines.flatMap(({ from, to }) => [from.y, to.y]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const cm = (mm: number) => Math.round(mm / 10);
  const at = ({ x, y }: { x: number; y: number }) => `${cm(x - left) + MARGIN_CM} ${cm(y - top) + MARGIN_CM}`;
  const byThickness = new Map<number, string>();
  for (const { from, to, thicknessMm } of lines) {
    const thicknessCm = Math.max(4, cm(thicknessMm));
    byThickness.set(thicknessCm, `${byThickness.get(thicknessCm) ?? ""}M${at(from)}L${at(to)}`);
  }
  return {
    widthCm: cm(Math.max(...xs) - left) + 2 * MARGIN_CM,
    heightCm: cm(Math.max(...ys) - top) + 2 * MARGIN_CM,
    walls: [...byThickness].map(([thicknessCm, d]) => ({ d, thicknessCm })),
  };
}

export function summaryOfPlan(plan: FloorPlan): PlanSummary {
  const fullest = plan.levels.reduce((most, level) => (level.walls.length > most.walls.length ? level : most));
  return {
    levels: plan.levels.length,
    rooms: plan.levels.reduce((sum, level) => sum + level.rooms.length, 0),
    usableM2: null,
    builtM2: null,
    drawing: thumbnailOf(fullest),
  };
}
