import { distanceBetween } from "./geometry.ts";
import type { Level, Opening, Point, Vertex, Wall } from "./plan.ts";

/** Why a command cannot be done, as a Spanish sentence. It never leaves `applyCommand`. */
export class Refusal extends Error {}

/** The walls of a level while a command changes them. Maps keep the order of the plan, so the same commands write the same JSON. */
export interface Draft {
  readonly before: Level;
  readonly vertices: Map<string, Vertex>;
  readonly walls: Map<string, Wall>;
  readonly openings: Map<string, Opening>;
  /** Every id of the level, of whatever kind. */
  readonly ids: Set<string>;
  /** Walls to look at again before the level is sound. */
  readonly stale: Set<string>;
  /** Walls whose length or place changed, whose openings are seated again. */
  readonly touched: Set<string>;
  /** Corners that became others. */
  readonly merged: Map<string, string>;
}

/** The narrowest opening that the schema takes, in mm. */
export const LEAST_OPENING = 200;

export function draftOf(level: Level): Draft {
  const ids = new Set<string>();
  const lists = [level.vertices, level.walls, level.openings, level.rooms, level.lowZones, level.furniture];
  const others = [level.stairs, level.dimensions, level.notes, level.measures];
  for (const list of [...lists, ...others]) for (const { id } of list) ids.add(id);
  return {
    before: level,
    vertices: new Map(level.vertices.map((vertex) => [vertex.id, vertex])),
    walls: new Map(level.walls.map((wall) => [wall.id, wall])),
    openings: new Map(level.openings.map((opening) => [opening.id, opening])),
    ids,
    stale: new Set(),
    touched: new Set(),
    merged: new Map(),
  };
}

/** The next free id of a stem, short enough for the schema: `muro~1`, `muro~2`. Parts of parts count on from the first stem. */
export function freeId(ids: Set<string>, stem: string, mark = ""): string {
  const root = stem.split("~", 1)[0]!.slice(0, 30);
  let count = 1;
  while (ids.has(`${root}~${mark}${count}`)) count++;
  const id = `${root}~${mark}${count}`;
  ids.add(id);
  return id;
}

/** Both corners of a wall. */
export function endsOf(draft: Draft, wall: Wall): readonly [Vertex, Vertex] {
  return [draft.vertices.get(wall.from)!, draft.vertices.get(wall.to)!];
}

/** Length of a wall along its middle line, in millimetres. */
export function lengthOf(draft: Draft, wall: Wall): number {
  const [from, to] = endsOf(draft, wall);
  return distanceBetween(from, to);
}

export function putWall(draft: Draft, wall: Wall) {
  draft.walls.set(wall.id, wall);
  draft.ids.add(wall.id);
  draft.stale.add(wall.id);
  draft.touched.add(wall.id);
}

export function dropWall(draft: Draft, wall: Wall) {
  draft.walls.delete(wall.id);
  draft.stale.delete(wall.id);
}

/** The walls that end in a corner. */
export function wallsAt(draft: Draft, vertexId: string): Wall[] {
  return [...draft.walls.values()].filter(({ from, to }) => from === vertexId || to === vertexId);
}

/** The openings of a wall. */
export function openingsOf(draft: Draft, wallId: string): Opening[] {
  return [...draft.openings.values()].filter((opening) => opening.wallId === wallId);
}

/** The corner at a point, made with an id of the stem where there is none. */
export function cornerAt(draft: Draft, { x, y }: Point, stem: string): Vertex {
  for (const vertex of draft.vertices.values()) if (vertex.x === x && vertex.y === y) return vertex;
  const vertex = { id: freeId(draft.ids, stem, "v"), x, y };
  draft.vertices.set(vertex.id, vertex);
  return vertex;
}

/**
 * Moves corners; walls stretch. An opening keeps its distance to the end that stays, and to `from` where both ends move.
 */
export function moveCorners(draft: Draft, places: ReadonlyMap<string, Point>) {
  for (const wall of draft.walls.values()) {
    const movesFrom = places.has(wall.from);
    if (!movesFrom && !places.has(wall.to)) continue;
    draft.stale.add(wall.id);
    draft.touched.add(wall.id);
    if (!movesFrom || places.has(wall.to)) continue;
    const [from, to] = endsOf(draft, wall);
    const longer = Math.round(distanceBetween(places.get(wall.from)!, to) - distanceBetween(from, to));
    for (const opening of openingsOf(draft, wall.id))
      draft.openings.set(opening.id, { ...opening, offsetMm: opening.offsetMm + longer });
  }
  for (const [id, { x, y }] of places) if (draft.vertices.has(id)) draft.vertices.set(id, { id, x, y });
}

/** Cuts a wall at a corner. The first part keeps the id; an opening goes with the part in which its middle lies and which can hold it. */
export function splitWall(draft: Draft, wall: Wall, at: Vertex, id = freeId(draft.ids, wall.id)): Wall {
  const [from, to] = endsOf(draft, wall);
  const first = distanceBetween(from, at);
  const second = distanceBetween(at, to);
  const part: Wall = { ...wall, id, from: at.id, to: wall.to };
  for (const opening of openingsOf(draft, wall.id)) {
    const isBeyond = opening.offsetMm >= first;
    const goesOn = isBeyond
      ? second >= LEAST_OPENING || first < LEAST_OPENING
      : first < LEAST_OPENING && second >= LEAST_OPENING;
    if (goesOn)
      draft.openings.set(opening.id, { ...opening, wallId: id, offsetMm: Math.round(opening.offsetMm - first) });
  }
  putWall(draft, { ...wall, to: at.id });
  putWall(draft, part);
  return part;
}

/** Lays the openings of a wall into another with the same ends, or with them the other way round. */
export function handOver(draft: Draft, gives: Wall, takes: Wall) {
  const length = lengthOf(draft, takes);
  const isReversed = gives.from !== takes.from;
  for (const opening of openingsOf(draft, gives.id)) {
    const given: Opening = { ...opening, wallId: takes.id };
    draft.openings.set(opening.id, isReversed ? reversedOpening(given, length) : given);
  }
  draft.touched.add(takes.id);
}

export const reversedOpening = (opening: Opening, length: number): Opening => ({
  ...opening,
  offsetMm: Math.round(length - opening.offsetMm),
  hinge: opening.hinge === "from" ? "to" : "from",
  opensTo: opening.opensTo === "left" ? "right" : "left",
});

/** The opening moved and, where it must, narrowed so that it lies within a wall of that length; null where the wall is too short for any. */
export function seatedOpening(opening: Opening, lengthMm: number): Opening | null {
  let widthMm = Math.min(opening.widthMm, Math.floor(lengthMm));
  // An odd width needs half a millimetre on both sides of a whole offset.
  if (Math.ceil(widthMm / 2) > lengthMm - widthMm / 2) widthMm--;
  if (widthMm < LEAST_OPENING) return null;
  const offsetMm = Math.max(Math.ceil(widthMm / 2), Math.min(opening.offsetMm, Math.floor(lengthMm - widthMm / 2)));
  return widthMm === opening.widthMm && offsetMm === opening.offsetMm ? opening : { ...opening, widthMm, offsetMm };
}
