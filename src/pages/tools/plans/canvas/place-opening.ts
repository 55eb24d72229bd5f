import type { ExactPoint, LevelShape, WallShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Opening, OpeningKind } from "#domain/tools/floor-plan/plan.ts";
import { GRID_MM } from "#domain/tools/floor-plan/snapping.ts";
import { alongAndAside, distance, distanceToSegment, unitVector } from "./geometry.ts";

/** Usual sizes, in millimetres. */
export const OPENING_SIZES: Readonly<Record<OpeningKind, Pick<Opening, "widthMm" | "heightMm" | "sillMm">>> = {
  puerta: { widthMm: 820, heightMm: 2050, sillMm: 0 },
  "puerta-doble": { widthMm: 1440, heightMm: 2050, sillMm: 0 },
  "puerta-corredera": { widthMm: 820, heightMm: 2050, sillMm: 0 },
  "puerta-plegable": { widthMm: 820, heightMm: 2050, sillMm: 0 },
  "puerta-balconera": { widthMm: 1600, heightMm: 2150, sillMm: 0 },
  ventana: { widthMm: 1200, heightMm: 1200, sillMm: 950 },
  "ventana-corredera": { widthMm: 1500, heightMm: 1200, sillMm: 950 },
  "ventana-fija": { widthMm: 1000, heightMm: 1200, sillMm: 950 },
  hueco: { widthMm: 900, heightMm: 2100, sillMm: 0 },
};

export interface OpeningPlace {
  readonly wallId: string;
  readonly offsetMm: number;
  readonly widthMm: number;
  readonly hinge: Opening["hinge"];
  readonly opensTo: Opening["opensTo"];
  /** Clear wall on either side, up to the inner corners. */
  readonly beforeMm: number;
  readonly afterMm: number;
  /** It stands in the middle between both corners. */
  readonly isCentred: boolean;
}

interface WallLine {
  readonly from: ExactPoint;
  readonly along: ExactPoint;
  /** The part of the line that is clear on both faces. */
  readonly clear: readonly [number, number];
}

/** The middle line of a wall. @param vertices corners by id */
export function wallLine(
  { wall, outline, lengthMm }: WallShape,
  vertices: ReadonlyMap<string, ExactPoint>,
): WallLine | null {
  const from = vertices.get(wall.from);
  const to = vertices.get(wall.to);
  if (!from || !to || distance(from, to) < 1) return null;
  const along = unitVector(from, to);
  let start = 0;
  let end = lengthMm;
  // Each face begins and ends at another corner of the outline; what is clear on one face alone is not clear.
  for (const side of [1, -1]) {
    const face = outline
      .map((corner) => alongAndAside(from, along, corner))
      .filter(({ aside }) => aside * side > 1)
      .map((corner) => corner.along);
    if (face.length < 2) continue;
    start = Math.max(start, Math.min(...face));
    end = Math.min(end, Math.max(...face));
  }
  return { from, along, clear: [start, Math.max(start, end)] };
}

interface Asked {
  readonly at: ExactPoint;
  readonly widthMm: number;
  readonly toleranceMm: number;
  /** Slides along this wall only, however far the pointer is. */
  readonly wallId?: string | undefined;
  readonly isSuspended?: boolean | undefined;
}

/**
 * The place on the wall nearest to a point, in steps of 5 cm from the corner or in the middle. Null where no wall is near.
 * An opening that is wider than the wall is clear becomes as wide as the wall allows, down to 20 cm.
 */
export function placeOpening(
  shape: LevelShape,
  vertices: ReadonlyMap<string, ExactPoint>,
  { at, widthMm, toleranceMm, wallId, isSuspended = false }: Asked,
): OpeningPlace | null {
  let best: WallShape | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of shape.walls) {
    const { wall } = candidate;
    const from = vertices.get(wall.from);
    const to = vertices.get(wall.to);
    if (!from || !to || wall.kind === "virtual" || (wallId !== undefined && wall.id !== wallId)) continue;
    const away = distanceToSegment(at, from, to) - wall.thicknessMm / 2;
    if (away >= least || (wallId === undefined && away > toleranceMm)) continue;
    best = candidate;
    least = away;
  }
  const line = best && wallLine(best, vertices);
  if (!best || !line) return null;
  const [start, end] = line.clear;
  const width = Math.floor(Math.min(widthMm, end - start));
  if (width < 200) return null;
  const { along, aside } = alongAndAside(line.from, line.along, at);
  const centre = (start + end) / 2;
  const isCentred = !isSuspended && Math.abs(along - centre) <= toleranceMm / 2;
  const left = along - width / 2 - start;
  const stepped = isSuspended ? left : Math.round(left / GRID_MM) * GRID_MM;
  const room = end - start - width;
  const before = isCentred ? room / 2 : Math.max(0, Math.min(room, stepped));
  const offsetMm = Math.round(start + before + width / 2);
  return {
    wallId: best.wall.id,
    offsetMm,
    widthMm: width,
    hinge: before <= room / 2 ? "from" : "to",
    opensTo: aside >= 0 ? "right" : "left",
    beforeMm: Math.round(offsetMm - width / 2 - start),
    afterMm: Math.round(end - offsetMm - width / 2),
    isCentred,
  };
}
