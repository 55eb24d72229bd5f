import type { ExactPoint, Ring, WallShape } from "../floor-plan/level-shape.ts";
import type { Level } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import type { PublishedLevel } from "./published-tour.ts";

/** White space around the walls, in millimetres. */
const MARGIN_MM = 500;

/**
 * The map of a level of a floor plan: its walls as one path of closed outlines, to be filled, which leave doors and passages open, and its rooms
 * with their names. Millimetres of the plan.
 *
 * @returns null where the level has no wall
 */
export function planMap(level: Level): PublishedLevel["map"] {
  const shape = shapeLevel(level);
  const outlines = shape.walls.filter(({ wall }) => wall.kind !== "virtual").flatMap(solidParts);
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

/** The outline of a wall without its doors and passages; windows stay walls, because nobody walks through them. */
function solidParts({ outline, openings }: WallShape): Ring[] {
  let parts: Ring[] = [outline];
  for (const { opening, start, end } of openings) {
    if (opening.kind.startsWith("ventana")) continue;
    const width = Math.hypot(end.x - start.x, end.y - start.y);
    if (width === 0) continue;
    const along = { x: (end.x - start.x) / width, y: (end.y - start.y) / width };
    const back = { x: -along.x, y: -along.y };
    parts = parts.flatMap((part) => [beyond(part, start, back), beyond(part, end, along)]);
  }
  return parts.filter(({ length }) => length > 2);
}

/** The part of a ring that lies beyond a point in a direction, cut square (Sutherland and Hodgman, one edge). */
function beyond(ring: Ring, point: ExactPoint, way: ExactPoint): Ring {
  const past = ({ x, y }: ExactPoint) => (x - point.x) * way.x + (y - point.y) * way.y;
  return ring.flatMap((to, at) => {
    const from = ring.at(at - 1)!;
    const [before, after] = [past(from), past(to)];
    const share = before / (before - after);
    const cut =
      before < 0 !== after < 0 ? [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }] : [];
    return after < 0 ? cut : [...cut, to];
  });
}

const pathOf = (ring: Ring): string =>
  ring.length === 0 ? "" : `M${ring.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L")}Z`;
