import type { PlanCommand } from "./commands.ts";
import { cornerAt, type Draft, endsOf, freeId, lengthOf, openingsOf, putWall } from "./draft-level.ts";
import { distanceBetween } from "./geometry.ts";
import type { Level, Opening, Point } from "./plan.ts";
import { placeCorners } from "./wall-commands.ts";

type Transform = Extract<PlanCommand, { do: "transform" }>;

/** Mirrors, then turns about a point, then moves. */
function placed({ about, by, rotate, mirror }: Transform, { x, y }: Point): Point {
  const dx = (x - about.x) * (mirror === "x" ? -1 : 1);
  const dy = (y - about.y) * (mirror === "y" ? -1 : 1);
  // Quarter turns are exact.
  const quarter = (((rotate / 90) % 4) + 4) % 4;
  const cosine = Number.isInteger(quarter) ? [1, 0, -1, 0][quarter]! : Math.cos((rotate * Math.PI) / 180);
  const sine = Number.isInteger(quarter) ? [0, 1, 0, -1][quarter]! : Math.sin((rotate * Math.PI) / 180);
  return {
    x: whole(about.x + dx * cosine - dy * sine + by.x),
    y: whole(about.y + dx * sine + dy * cosine + by.y),
  };
}

/** Without the negative zero, which JSON does not keep. */
const whole = (value: number) => Math.round(value) + 0;

/** The new angle of something that stands at `rotation`, from 0 to 360. */
function turned({ rotate, mirror }: Transform, rotation: number): number {
  const mirrored = mirror === "x" ? -rotation : mirror === "y" ? 180 - rotation : rotation;
  return ((((mirrored + rotate) % 360) + 360) % 360) + 0;
}

/** `mirror: "x"` swaps left and right, `"y"` swaps up and down. */
export function transformWalls(draft: Draft, command: Transform, ids: ReadonlySet<string>) {
  const places = new Map<string, Point>();
  const move = (id: string) => {
    const vertex = draft.vertices.get(id);
    if (vertex) places.set(id, placed(command, vertex));
  };
  for (const wall of draft.walls.values()) {
    if (!ids.has(wall.id)) continue;
    move(wall.from);
    move(wall.to);
    if (command.mirror === "none") continue;
    for (const opening of openingsOf(draft, wall.id))
      draft.openings.set(opening.id, { ...opening, opensTo: opening.opensTo === "left" ? "right" : "left" });
  }
  for (const id of ids) move(id);
  slideOpenings(draft, command, ids);
  if (places.size > 0) placeCorners(draft, places);
}

/** An opening that is selected without its wall slides along it. */
function slideOpenings(draft: Draft, { by }: Transform, ids: ReadonlySet<string>) {
  for (const opening of draft.openings.values()) {
    const wall = draft.walls.get(opening.wallId);
    if (!ids.has(opening.id) || !wall || ids.has(wall.id)) continue;
    const [from, to] = endsOf(draft, wall);
    const along = (by.x * (to.x - from.x) + by.y * (to.y - from.y)) / distanceBetween(from, to);
    const offsetMm = Math.max(0, Math.round(opening.offsetMm + along));
    draft.openings.set(opening.id, { ...opening, offsetMm });
    draft.touched.add(wall.id);
  }
}

export function transformLoose(level: Level, command: Transform, ids: ReadonlySet<string>): Level {
  const at = (point: Point) => placed(command, point);
  const isMirrored = (was: boolean) => (command.mirror === "none" ? was : !was);
  const stands = <Piece extends { at: Point; rotation: number; isMirrored: boolean }>(piece: Piece): Piece => ({
    ...piece,
    at: at(piece.at),
    rotation: turned(command, piece.rotation),
    isMirrored: isMirrored(piece.isMirrored),
  });
  const moved = <Piece extends { at: Point }>(piece: Piece): Piece => ({ ...piece, at: at(piece.at) });
  const each = <Piece extends { id: string }>(list: readonly Piece[], change: (piece: Piece) => Piece) =>
    list.some(({ id }) => ids.has(id)) ? list.map((piece) => (ids.has(piece.id) ? change(piece) : piece)) : [...list];
  return {
    ...level,
    rooms: each(level.rooms, moved),
    lowZones: each(level.lowZones, (zone) => ({ ...zone, outline: zone.outline.map(at) })),
    furniture: each(level.furniture, stands),
    stairs: each(level.stairs, stands),
    dimensions: each(level.dimensions, (dimension) => ({
      ...dimension,
      from: at(dimension.from),
      to: at(dimension.to),
      offsetMm: isMirrored(false) && dimension.offsetMm !== 0 ? -dimension.offsetMm : dimension.offsetMm,
    })),
    notes: each(level.notes, moved),
    measures: each(level.measures, moved),
  };
}

type Copy = Extract<PlanCommand, { do: "copy" }>;

const shifted = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y });

/** Lays copies of the selected walls, with their openings, into a draft, which may be of another level. */
export function copyWalls(draft: Draft, source: Level, { id, by }: Copy, ids: ReadonlySet<string>) {
  const corners = new Map(source.vertices.map((vertex) => [vertex.id, vertex]));
  const copies = new Map<string, string>();
  for (const wall of source.walls) {
    const from = corners.get(wall.from);
    const to = corners.get(wall.to);
    if (!ids.has(wall.id) || !from || !to) continue;
    const copy = freeId(draft.ids, id);
    copies.set(wall.id, copy);
    putWall(draft, {
      ...wall,
      id: copy,
      from: cornerAt(draft, shifted(from, by), id).id,
      to: cornerAt(draft, shifted(to, by), id).id,
    });
  }
  for (const opening of source.openings) {
    const onto = copies.get(opening.wallId) ?? (ids.has(opening.id) ? opening.wallId : undefined);
    const wall = onto === undefined ? undefined : draft.walls.get(onto);
    if (!wall) continue;
    const own = freeId(draft.ids, id, "h");
    draft.openings.set(own, { ...beside(draft, opening, by, copies.has(opening.wallId)), id: own, wallId: wall.id });
    draft.touched.add(wall.id);
  }
}

/** An opening that is copied without its wall lands on the same wall, moved along it. */
function beside(draft: Draft, opening: Opening, by: Point, goesWithWall: boolean): Opening {
  const wall = draft.walls.get(opening.wallId);
  if (goesWithWall || !wall) return opening;
  const [from, to] = endsOf(draft, wall);
  const along = (by.x * (to.x - from.x) + by.y * (to.y - from.y)) / Math.max(1, lengthOf(draft, wall));
  return { ...opening, offsetMm: Math.max(0, Math.round(opening.offsetMm + along)) };
}

/** Adds copies of what is selected and is no wall. Measures belong to their corners and are not copied. */
export function copyLoose(
  level: Level,
  source: Level,
  { id, by }: Copy,
  ids: ReadonlySet<string>,
  taken: Set<string>,
): Level {
  const add = <Piece extends { id: string }>(
    into: readonly Piece[],
    from: readonly Piece[],
    move: (piece: Piece) => Piece,
  ) => [
    ...into,
    ...from.filter((piece) => ids.has(piece.id)).map((piece) => ({ ...move(piece), id: freeId(taken, id) })),
  ];
  const moved = <Piece extends { at: Point }>(piece: Piece): Piece => ({ ...piece, at: shifted(piece.at, by) });
  return {
    ...level,
    rooms: add(level.rooms, source.rooms, moved),
    lowZones: add(level.lowZones, source.lowZones, (zone) => ({
      ...zone,
      outline: zone.outline.map((point) => shifted(point, by)),
    })),
    furniture: add(level.furniture, source.furniture, moved),
    stairs: add(level.stairs, source.stairs, moved),
    dimensions: add(level.dimensions, source.dimensions, (dimension) => ({
      ...dimension,
      from: shifted(dimension.from, by),
      to: shifted(dimension.to, by),
    })),
    notes: add(level.notes, source.notes, moved),
  };
}
