import { distanceToRings, isInRings, ringsArea } from "./geometry.ts";
import type { ExactPoint, Ring } from "./level-shape.ts";

/**
 * The point inside rings that is farthest from them, by halving squares in the order of how far from the edge they could reach (quadtree
 * search for the pole of inaccessibility). Exact to a fiftieth of the room's size; rectangles answer at once with their middle.
 */
export function innerMiddle(rings: readonly Ring[]): ExactPoint {
  const outer = rings[0];
  const corner = outer?.[0];
  if (!outer || !corner) return { x: 0, y: 0 };
  let left = corner.x;
  let right = corner.x;
  let top = corner.y;
  let bottom = corner.y;
  for (const { x, y } of outer) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const isRectangle = rings.length === 1 && Math.abs(ringsArea(rings) - (right - left) * (bottom - top)) < 1;
  if (isRectangle) return middle;

  const reachOf = (point: ExactPoint) => distanceToRings(point, rings) * (isInRings(point, rings) ? 1 : -1);
  const grain = Math.max(right - left, bottom - top) / 50;
  const side = Math.max(grain, Math.min(right - left, bottom - top));
  let best = middle;
  let reach = reachOf(middle);
  const cells: { x: number; y: number; half: number; most: number }[] = [];
  const look = (x: number, y: number, half: number) => {
    const here = reachOf({ x, y });
    if (here > reach) {
      reach = here;
      best = { x, y };
    }
    const most = here + half * Math.SQRT2;
    if (most > reach + grain) cells.push({ x, y, half, most });
  };
  for (let x = left + side / 2; x < right + side / 2; x += side)
    for (let y = top + side / 2; y < bottom + side / 2; y += side) look(x, y, side / 2);
  while (cells.length > 0) {
    let at = 0;
    for (let each = 1; each < cells.length; each++) if (cells[each]!.most > cells[at]!.most) at = each;
    const [cell] = cells.splice(at, 1);
    if (!cell || cell.most <= reach + grain) break;
    const half = cell.half / 2;
    look(cell.x - half, cell.y - half, half);
    look(cell.x + half, cell.y - half, half);
    look(cell.x - half, cell.y + half, half);
    look(cell.x + half, cell.y + half, half);
  }
  return best;
}
