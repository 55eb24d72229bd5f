import { clearLength } from "./clear-length.ts";
import { isStraight, isWithin } from "./close-draft.ts";
import type { PlanCommand } from "./commands.ts";
import {
  cornerAt,
  type Draft,
  dropWall,
  endsOf,
  freeId,
  lengthOf,
  moveCorners,
  openingsOf,
  putWall,
  Refusal,
  reversedOpening,
  splitWall,
  wallsAt,
} from "./draft-level.ts";
import { distanceBetween, distanceToSegment, shareAlong } from "./geometry.ts";
import type { Point, Vertex, Wall } from "./plan.ts";
import { shapeLevel } from "./shape-level.ts";

/** A drawn end this near to a corner or wall lies on it, in mm. */
const CATCHES_WITHIN = 5;
/** The shortest wall that may be drawn, in mm. */
const LEAST_WALL = 10;

type Command<Kind extends PlanCommand["do"]> = Extract<PlanCommand, { do: Kind }>;
type WallLook = Pick<Wall, "thicknessMm" | "kind">;

export const wallOf = (draft: Draft, id: string): Wall => {
  const wall = draft.walls.get(id);
  if (!wall) throw new Refusal("Ese muro ya no está en el plano.");
  return wall;
};

/** @param id free in the level, or taken for this wall already */
export function drawWall(draft: Draft, id: string, from: Point, to: Point, look: WallLook): Wall {
  if (!isWithin(from) || !isWithin(to)) throw new Refusal("El plano cabe en 100 × 100\u00a0m.");
  const start = caught(draft, from);
  const end = caught(draft, to);
  if (distanceBetween(start, end) < LEAST_WALL) throw new Refusal("Un muro mide al menos 1\u00a0cm.");
  const wall: Wall = {
    id,
    from: cornerAt(draft, start, id).id,
    to: cornerAt(draft, end, id).id,
    thicknessMm: look.thicknessMm,
    kind: look.kind,
    heightMm: null,
  };
  putWall(draft, wall);
  return wall;
}

/** The corner or the point of a wall that a drawn end touches; the end itself where it touches nothing. */
function caught(draft: Draft, point: Point): Point {
  let nearest: Point | null = null;
  let least = CATCHES_WITHIN;
  for (const vertex of draft.vertices.values()) {
    const distance = distanceBetween(vertex, point);
    if (distance <= least) {
      least = distance;
      nearest = vertex;
    }
  }
  if (nearest) return { x: nearest.x, y: nearest.y };
  for (const wall of draft.walls.values()) {
    const [from, to] = endsOf(draft, wall);
    if (distanceToSegment(point, from, to) > CATCHES_WITHIN) continue;
    const share = shareAlong(point, from, to);
    return { x: Math.round(from.x + share * (to.x - from.x)), y: Math.round(from.y + share * (to.y - from.y)) };
  }
  return point;
}

export function setWallLength(draft: Draft, { wallId, lengthMm, moves }: Command<"set-wall-length">) {
  const wall = wallOf(draft, wallId);
  const [from, to] = endsOf(draft, wall);
  const longer = lengthMm - clearLength(shapeLevel(draft.before), wall, from, to);
  const axis = distanceBetween(from, to);
  if (lengthMm <= 0 || axis + longer < LEAST_WALL) throw new Refusal("Ese muro no puede medir tan poco.");
  const sign = moves === "to" ? 1 : -1;
  const by = {
    x: Math.round((sign * (to.x - from.x) * longer) / axis),
    y: Math.round((sign * (to.y - from.y) * longer) / axis),
  };
  const [mover, stays] = moves === "to" ? [to, from] : [from, to];
  const carried = carriedBy(draft, wall, mover, stays);
  moveBy(draft, carried, by);
}

/** Corners that go along when one slides along its wall: those of walls across it, as far as walls that run along it. */
function carriedBy(draft: Draft, wall: Wall, mover: Vertex, stays: Vertex): Set<string> {
  const along = { x: mover.x - stays.x, y: mover.y - stays.y };
  const carried = new Set([mover.id]);
  const open = [mover.id];
  for (let id = open.pop(); id !== undefined; id = open.pop())
    for (const each of wallsAt(draft, id)) {
      const [from, to] = endsOf(draft, each);
      const across = along.x * (to.y - from.y) - along.y * (to.x - from.x);
      // Walls within about two degrees of the direction stretch.
      const isAlong = Math.abs(across) < 0.035 * Math.hypot(along.x, along.y) * distanceBetween(from, to);
      const other = each.from === id ? each.to : each.from;
      if (each.id === wall.id || isAlong || carried.has(other)) continue;
      carried.add(other);
      open.push(other);
    }
  return carried.has(stays.id) ? new Set([mover.id]) : carried;
}

export function moveBy(draft: Draft, corners: Iterable<string>, { x, y }: Point) {
  const places = new Map<string, Point>();
  for (const id of corners) {
    const vertex = draft.vertices.get(id)!;
    places.set(id, { x: vertex.x + x, y: vertex.y + y });
  }
  placeCorners(draft, places);
}

export function placeCorners(draft: Draft, places: ReadonlyMap<string, Point>) {
  for (const [id, place] of places) {
    if (!draft.vertices.has(id)) throw new Refusal("Esa esquina ya no está en el plano.");
    if (!isWithin(place)) throw new Refusal("El plano cabe en 100 × 100\u00a0m.");
  }
  moveCorners(draft, places);
}

export function splitAt(draft: Draft, { wallId, at, id }: Command<"split-wall">) {
  const wall = wallOf(draft, wallId);
  if (draft.ids.has(id)) throw new Refusal("Ese identificador ya está en uso.");
  const [from, to] = endsOf(draft, wall);
  const share = shareAlong(at, from, to);
  const place = { x: Math.round(from.x + share * (to.x - from.x)), y: Math.round(from.y + share * (to.y - from.y)) };
  if (distanceBetween(place, from) < LEAST_WALL || distanceBetween(place, to) < LEAST_WALL)
    throw new Refusal("El muro ya termina ahí.");
  draft.ids.add(id);
  splitWall(draft, wall, cornerAt(draft, place, id), id);
}

/** Takes walls away and joins those that were only parted by them. */
export function removeWalls(draft: Draft, ids: ReadonlySet<string>) {
  const corners = new Set<string>();
  for (const id of ids) {
    const wall = draft.walls.get(id);
    if (!wall) continue;
    for (const opening of openingsOf(draft, id)) draft.openings.delete(opening.id);
    dropWall(draft, wall);
    corners.add(wall.from).add(wall.to);
  }
  const measured = new Set(draft.before.measures.flatMap(({ fromVertex, toVertex }) => [fromVertex, toVertex]));
  for (const corner of corners) {
    const [one, other] = wallsAt(draft, corner);
    if (!one || !other || measured.has(corner) || !isStraight(draft, corner)) continue;
    const isAlike = one.thicknessMm === other.thicknessMm && one.kind === other.kind && one.heightMm === other.heightMm;
    if (isAlike) dissolveCorner(draft, corner);
  }
}

/** Makes one straight wall of the two that meet at a corner. The first keeps its id and look; openings keep the distance to their far end. */
export function dissolveCorner(draft: Draft, corner: string) {
  const [one, other, ...more] = wallsAt(draft, corner);
  if (more.length > 0) throw new Refusal("En esa esquina se unen más de dos muros: quita antes los que sobran.");
  if (!one) throw new Refusal("Esa esquina ya no está en el plano.");
  if (!other) {
    removeWalls(draft, new Set([one.id]));
    return;
  }
  const start = one.from === corner ? one.to : one.from;
  const end = other.from === corner ? other.to : other.from;
  if (start === end) throw new Refusal("Esos dos muros ya unen las mismas esquinas.");
  const joined: Wall = { ...one, from: start, to: end };
  const length = lengthOf(draft, joined);
  const first = lengthOf(draft, one);
  for (const opening of openingsOf(draft, one.id))
    draft.openings.set(opening.id, one.from === start ? opening : reversedOpening(opening, first));
  const second = lengthOf(draft, other);
  for (const opening of openingsOf(draft, other.id)) {
    const turned = other.to === end ? opening : reversedOpening(opening, second);
    draft.openings.set(opening.id, {
      ...turned,
      wallId: one.id,
      offsetMm: Math.max(0, Math.round(length - second + turned.offsetMm)),
    });
  }
  dropWall(draft, other);
  putWall(draft, joined);
}

export function importWalls(draft: Draft, { id, walls }: Command<"import-walls">) {
  for (const wall of [...draft.walls.values()]) dropWall(draft, wall);
  draft.openings.clear();
  for (const { from, to, thicknessMm, kind, openings } of walls) {
    if (!isWithin(from) || !isWithin(to)) throw new Refusal("El plano cabe en 100 × 100\u00a0m.");
    if (distanceBetween(from, to) < LEAST_WALL) continue;
    const wall: Wall = {
      id: freeId(draft.ids, id),
      from: cornerAt(draft, from, id).id,
      to: cornerAt(draft, to, id).id,
      thicknessMm,
      kind,
      heightMm: null,
    };
    putWall(draft, wall);
    if (lengthOf(draft, wall) < 200) continue;
    for (const opening of openings) {
      const own = freeId(draft.ids, id, "h");
      draft.openings.set(own, { ...opening, id: own, wallId: wall.id });
    }
  }
}
