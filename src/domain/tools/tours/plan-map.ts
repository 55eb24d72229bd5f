import type { Ring } from "../floor-plan/level-shape.ts";
import type { Level } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import type { PublishedLevel } from "./published-tour.ts";

/** White space around the walls, in millimetres. */
const MARGIN_MM = 500;

/**
 * The map of a level of a floor plan: its walls as one path of closed outlines, to be filled, and its rooms with their names. Millimetres of the
 * plan.
 *
 * @returns null where the level has no wall
 */
export function planMap(level: Level): PublishedLevel["map"] {
  const shape = shapeLevel(level);
  const outlines = shape.walls.filter(({ wall }) => wall.kind !== "virtual").map(({ outline }) => outline);
  const points = outlines.flat();
  if (points.length === 0) return null;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.floor(Math.min(...xs)) - MARGIN_MM, Math.floor(Math.min(...ys)) - MARGIN_MM];
  const [right, bottom] = [Math.ceil(Math.max(...xs)) + MARGIN_MM, Math.ceil(Math.max(...ys)) + MARGIN_MM];
  return {
    viewBox: [left, top, right - left, bottom - top],
    walls: outlines.map(pathOf).join(""),
    rooms: shape.rooms.map(({ label, inner, middle }) => ({
      name: label?.name ?? "",
      path: inner.map(pathOf).join(""),
      x: Math.round(middle.x),
      y: Math.round(middle.y),
    })),
    picture: null,
    isScaled: true,
  };
}

const pathOf = (ring: Ring): string =>
  ring.length === 0 ? "" : `M${ring.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;
