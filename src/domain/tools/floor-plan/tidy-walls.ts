import {
  cornerAt,
  type Draft,
  dropWall,
  endsOf,
  handOver,
  lengthOf,
  openingsOf,
  Refusal,
  seatedOpening,
  splitWall,
  wallsAt,
} from "./draft-level.ts";
import { distanceBetween, distanceToSegment, isFarApart, properCrossing } from "./geometry.ts";
import { MOST_WALLS, type Vertex, type Wall } from "./plan.ts";

/** A corner this near to a wall lies on it, in mm: places where walls cross are rounded to whole millimetres. */
const TOUCHES_WITHIN = 1;
/** A crossing this near to a corner is that corner, in mm. */
const MEETS_WITHIN = 2;
/** Steps after which a tangle is given up. A level of 500 walls needs a few thousand. */
const MOST_STEPS = 20_000;
/** Walls after which it is given up too: each step looks at all of them, and a level keeps 500 in the end. */
const MOST_PARTS = 2 * MOST_WALLS;

/**
 * Makes the stale walls of a draft sound again: corners on the same place are joined, walls without length go, walls are cut where they
 * touch or cross, and of two that lie on each other the older one stays. Rounding may bend a wall by a millimetre, so its parts are looked
 * at again until nothing is stale.
 *
 * @throws Refusal if a wall that has a door or window would vanish, or if the walls are too tangled
 */
export function tidyWalls(draft: Draft) {
  let steps = 0;
  for (let [id] = draft.stale; id !== undefined; [id] = draft.stale) {
    if (++steps > MOST_STEPS || draft.walls.size > MOST_PARTS)
      throw new Refusal("Los muros se cruzan demasiado aquí para separarlos.");
    draft.stale.delete(id);
    const wall = draft.walls.get(id);
    // A step that changes something leaves the wall stale, unless it is gone.
    if (wall) tidyWall(draft, wall);
  }
  seatOpenings(draft);
}

function tidyWall(draft: Draft, wall: Wall) {
  if (joinsCorners(draft, wall) || vanishes(draft, wall)) return;
  const [from, to] = endsOf(draft, wall);
  const inside = nearestInside(draft, wall);
  if (inside) {
    splitWall(draft, wall, inside);
    return;
  }
  for (const other of [...draft.walls.values()]) {
    if (other.id === wall.id) continue;
    const [a, b] = endsOf(draft, other);
    if (isFarApart(from, to, a, b, TOUCHES_WITHIN)) continue;
    const isSame =
      (other.from === wall.from && other.to === wall.to) || (other.from === wall.to && other.to === wall.from);
    if (isSame) {
      absorb(draft, wall, other);
      return;
    }
    const touching = [from, to].find((end) => isInside(end, other, a, b));
    if (touching) {
      splitWall(draft, other, touching);
      draft.stale.add(wall.id);
      return;
    }
    const met = properCrossing(from, to, a, b);
    if (met) {
      cross(draft, wall, other, { x: Math.round(met.x), y: Math.round(met.y) });
      return;
    }
  }
}

/** Makes one corner of those on the same place; the older one stays. */
function joinsCorners(draft: Draft, wall: Wall): boolean {
  for (const end of endsOf(draft, wall)) {
    for (const other of draft.vertices.values()) {
      if (other.id === end.id || other.x !== end.x || other.y !== end.y) continue;
      // Maps keep their order: the first of both that is found is the older.
      const [stays, goes] = isOlder(draft, other, end) ? [other, end] : [end, other];
      for (const each of wallsAt(draft, goes.id)) {
        draft.walls.set(each.id, {
          ...each,
          from: each.from === goes.id ? stays.id : each.from,
          to: each.to === goes.id ? stays.id : each.to,
        });
        draft.stale.add(each.id);
        draft.touched.add(each.id);
      }
      draft.vertices.delete(goes.id);
      draft.merged.set(goes.id, stays.id);
      return true;
    }
  }
  return false;
}

function isOlder(draft: Draft, one: Vertex, other: Vertex): boolean {
  for (const id of draft.vertices.keys()) {
    if (id === one.id) return true;
    if (id === other.id) return false;
  }
  return false;
}

function vanishes(draft: Draft, wall: Wall): boolean {
  if (wall.from !== wall.to) return false;
  if (openingsOf(draft, wall.id).length > 0)
    throw new Refusal("Ese muro se quedaría sin longitud y lleva una puerta o ventana: quítala antes.");
  dropWall(draft, wall);
  return true;
}

function nearestInside(draft: Draft, wall: Wall): Vertex | null {
  const [from, to] = endsOf(draft, wall);
  let nearest: Vertex | null = null;
  for (const vertex of draft.vertices.values()) {
    if (!isInside(vertex, wall, from, to)) continue;
    if (!nearest || distanceBetween(from, vertex) < distanceBetween(from, nearest)) nearest = vertex;
  }
  return nearest;
}

/** Whether a corner lies on a wall, between its ends. */
function isInside(vertex: Vertex, wall: Wall, from: Vertex, to: Vertex): boolean {
  if (vertex.id === wall.from || vertex.id === wall.to) return false;
  if (isFarApart(vertex, vertex, from, to, TOUCHES_WITHIN)) return false;
  if (distanceToSegment(vertex, from, to) > TOUCHES_WITHIN) return false;
  const square = distanceBetween(from, to) ** 2;
  const along = (vertex.x - from.x) * (to.x - from.x) + (vertex.y - from.y) * (to.y - from.y);
  return along > 0 && along < square;
}

/** Of two walls with the same ends the older stays, with the openings of both. */
function absorb(draft: Draft, wall: Wall, other: Wall) {
  const order = [...draft.walls.keys()];
  const [stays, goes] = order.indexOf(wall.id) < order.indexOf(other.id) ? [wall, other] : [other, wall];
  handOver(draft, goes, stays);
  dropWall(draft, goes);
  draft.stale.add(stays.id);
}

function cross(draft: Draft, wall: Wall, other: Wall, met: { x: number; y: number }) {
  let corner: Vertex | null = null;
  for (const vertex of draft.vertices.values())
    if (
      distanceBetween(vertex, met) <= MEETS_WITHIN &&
      (!corner || distanceBetween(vertex, met) < distanceBetween(corner, met))
    )
      corner = vertex;
  corner ??= cornerAt(draft, met, wall.id);
  for (const each of [wall, other]) {
    draft.stale.add(each.id);
    if (each.from !== corner.id && each.to !== corner.id) splitWall(draft, each, corner);
  }
}

function seatOpenings(draft: Draft) {
  for (const opening of draft.openings.values()) {
    if (!draft.touched.has(opening.wallId)) continue;
    const wall = draft.walls.get(opening.wallId);
    if (!wall) continue;
    const seated = seatedOpening(opening, lengthOf(draft, wall));
    if (!seated)
      throw new Refusal("Una puerta o ventana ya no cabría en su muro: quítala antes o deja el muro más largo.");
    if (seated !== opening) draft.openings.set(opening.id, seated);
  }
}
