import type { ExactPoint, LevelShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Level } from "#domain/tools/floor-plan/plan.ts";
import { furnitureItem } from "#domain/tools/furnishing/catalogue.ts";
import { cornersOf, distance, distanceToSegment, isInRing, middleOf, stepFrom, unitVector } from "./geometry.ts";
import { formatMetres, formatSquareMetres, OPENING_WORDS, STAIR_WORDS, USE_WORDS, WALL_WORDS } from "./plan-words.ts";

export type ThingKind =
  | "room"
  | "wall"
  | "opening"
  | "furniture"
  | "stair"
  | "note"
  | "dimension"
  | "low-zone"
  | "vertex";

/** Something on a level that can be chosen. */
export interface Thing {
  readonly id: string;
  readonly kind: ThingKind;
  readonly name: string;
  /** Its measures, as they are read out. */
  readonly detail: string;
  /** Its outline; lines have two points, notes and corners one. */
  readonly points: readonly ExactPoint[];
}

/** Everything on a level, the largest kinds first: the order of the list and, turned around, of what a pointer meets. */
export function thingsOf(level: Level, shape: LevelShape): readonly Thing[] {
  return [
    ...shape.rooms.map((room) => ({
      id: room.id,
      kind: "room" as const,
      name: room.label?.name || (room.label ? USE_WORDS[room.label.use] : "Estancia sin nombre"),
      detail: formatSquareMetres(room.innerAreaMm2),
      points: room.inner[0] ?? [],
    })),
    ...level.lowZones.map(({ id, outline }) => ({
      id,
      kind: "low-zone" as const,
      name: "Zona baja",
      detail: "menos de 1,50\u00a0m",
      points: outline,
    })),
    ...shape.walls.map(({ wall, outline, lengthMm }) => ({
      id: wall.id,
      kind: "wall" as const,
      name: WALL_WORDS[wall.kind],
      detail: formatMetres(lengthMm),
      points: outline,
    })),
    ...level.stairs.map((stair) => ({
      id: stair.id,
      kind: "stair" as const,
      name: STAIR_WORDS[stair.shape],
      detail: `${stair.steps} peldaños`,
      points: cornersOf(stair),
    })),
    ...level.furniture.map((piece) => ({
      id: piece.id,
      kind: "furniture" as const,
      name: furnitureItem(piece.item)?.name ?? "Mueble",
      detail: `${formatMetres(piece.widthMm)} × ${formatMetres(piece.depthMm)}`,
      points: cornersOf(piece),
    })),
    ...shape.walls.flatMap(({ wall, openings }) =>
      openings.map(({ opening, start, end }) => ({
        id: opening.id,
        kind: "opening" as const,
        name: OPENING_WORDS[opening.kind],
        detail: formatMetres(opening.widthMm),
        points: bandOf(start, end, Math.max(wall.thicknessMm, 60)),
      })),
    ),
    ...level.dimensions.map((dimension) => ({
      id: dimension.id,
      kind: "dimension" as const,
      name: "Cota",
      detail: formatMetres(distance(dimension.from, dimension.to)),
      points: lineOf(dimension),
    })),
    ...level.notes.map(({ id, at, text }) => ({
      id,
      kind: "note" as const,
      name: "Nota",
      detail: text,
      points: [at],
    })),
  ];
}

/** Where a dimension line is drawn. */
export function lineOf({ from, to, offsetMm }: Level["dimensions"][number]): readonly [ExactPoint, ExactPoint] {
  const along = unitVector(from, to);
  return [stepFrom(from, along, 0, offsetMm), stepFrom(to, along, 0, offsetMm)];
}

function bandOf(start: ExactPoint, end: ExactPoint, widthMm: number): readonly ExactPoint[] {
  const along = unitVector(start, end);
  const half = widthMm / 2;
  return [
    stepFrom(start, along, 0, -half),
    stepFrom(end, along, 0, -half),
    stepFrom(end, along, 0, half),
    stepFrom(start, along, 0, half),
  ];
}

/** The middle of its outline's box, where a mark or a menu stands. */
export function middleOfThing({ points }: Thing): ExactPoint {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return middleOf({ x: Math.min(...xs), y: Math.min(...ys) }, { x: Math.max(...xs), y: Math.max(...ys) });
}

/**
 * The topmost thing under a point. Small things lie over large ones, so what lies last in the list is met first; furniture of one place is
 * met by its size, so that a rug does not hide the table on it.
 */
export function thingAt(things: readonly Thing[], point: ExactPoint, toleranceMm: number): Thing | null {
  let met: Thing | null = null;
  for (const thing of things) {
    if (!isMet(thing, point, toleranceMm)) continue;
    if (met?.kind === "furniture" && thing.kind === "furniture" && spread(thing) > spread(met)) continue;
    met = thing;
  }
  return met;
}

const spread = ({ points: [one, , other] }: Thing) => (one && other ? distance(one, other) : 0);

function isMet({ kind, points }: Thing, point: ExactPoint, toleranceMm: number): boolean {
  const [first, second] = points;
  if (!first) return false;
  if (kind === "note")
    return Math.abs(point.x - first.x) < 4 * toleranceMm && Math.abs(point.y - first.y) < 1.5 * toleranceMm;
  if (points.length === 2 && second) return distanceToSegment(point, first, second) <= toleranceMm;
  if (isInRing(point, points)) return true;
  // A thin wall is met from near by as well; a room only from within.
  if (kind === "room" || kind === "low-zone") return false;
  return points.some(
    (corner, i) => distanceToSegment(point, corner, points[(i + 1) % points.length] ?? first) <= toleranceMm / 2,
  );
}

/** Everything that lies wholly within a rectangle. Rooms are not: their walls are. */
export function thingsWithin(things: readonly Thing[], one: ExactPoint, other: ExactPoint): readonly string[] {
  const isWithin = ({ x, y }: ExactPoint) =>
    x >= Math.min(one.x, other.x) &&
    x <= Math.max(one.x, other.x) &&
    y >= Math.min(one.y, other.y) &&
    y <= Math.max(one.y, other.y);
  return things
    .filter(({ kind, points }) => kind !== "room" && points.length > 0 && points.every(isWithin))
    .map(({ id }) => id);
}
