import type { ExactPoint, LevelShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Point } from "#domain/tools/floor-plan/plan.ts";
import { GRID_MM } from "#domain/tools/floor-plan/snapping.ts";
import type { FurnitureItem } from "#domain/tools/furnishing/catalogue.ts";
import { alongAndAside, normalDegrees, stepFrom, toRight, wholePoint } from "./geometry.ts";
import { wallLine } from "./place-opening.ts";

interface Asked {
  readonly at: ExactPoint;
  readonly rotation: number;
  readonly widthMm: number;
  readonly depthMm: number;
  readonly stands: FurnitureItem["stands"];
  readonly toleranceMm: number;
  readonly isSuspended?: boolean | undefined;
}

export interface PiecePlace {
  readonly at: Point;
  readonly rotation: number;
  /** The wall at its back. */
  readonly wallId: string | null;
}

/**
 * Where a piece stands when it is held near a point. A piece whose back belongs to a wall turns its back to the nearest face within reach and
 * touches it; its sides stick to the walls that cross there. Elsewhere it keeps to the grid.
 */
export function placePiece(shape: LevelShape, vertices: ReadonlyMap<string, ExactPoint>, asked: Asked): PiecePlace {
  const { at, rotation, depthMm, stands, toleranceMm, isSuspended = false } = asked;
  if (isSuspended) return { at: wholePoint(at), rotation, wallId: null };
  const sticks = stands === "back" || stands === "corner" || stands === "wall";
  let best: { readonly gap: number; readonly place: PiecePlace } | null = null;
  for (const candidate of sticks ? shape.walls : []) {
    const { wall } = candidate;
    const line = wall.kind === "virtual" ? null : wallLine(candidate, vertices);
    if (!line) continue;
    const { along, aside } = alongAndAside(line.from, line.along, at);
    const side = aside < 0 ? -1 : 1;
    const gap = Math.abs(aside) - wall.thicknessMm / 2 - depthMm / 2;
    const [start, end] = line.clear;
    // The pointer may be anywhere over the piece: as far as its front from the wall, and within the wall's length.
    if (gap > toleranceMm || along < start || along > end || (best && Math.abs(gap) >= Math.abs(best.gap))) continue;
    const across = toRight(line.along);
    const facing = { x: across.x * side, y: across.y * side };
    const place = {
      at: wholePoint(
        stepFrom(
          line.from,
          line.along,
          slideAlong(along, [start, end], asked),
          side * (wall.thicknessMm / 2 + depthMm / 2),
        ),
      ),
      // At 0° the front looks down, towards greater y.
      rotation: normalDegrees(Math.round(((Math.atan2(-facing.x, facing.y) * 180) / Math.PI) * 100) / 100),
      wallId: wall.id,
    };
    best = { gap, place };
  }
  if (best) return best.place;
  const step = (value: number) => Math.round(value / GRID_MM) * GRID_MM;
  return { at: wholePoint({ x: step(at.x), y: step(at.y) }), rotation, wallId: null };
}

/** A side within reach of the corner touches it; a piece that would stick out of the wall's clear length is pushed back into it. */
function slideAlong(along: number, [start, end]: readonly [number, number], { widthMm, toleranceMm }: Asked): number {
  const half = widthMm / 2;
  if (end - start < widthMm) return Math.round(along / GRID_MM) * GRID_MM;
  if (along - half - start <= toleranceMm) return start + half;
  if (end - along - half <= toleranceMm) return end - half;
  return start + half + Math.round((along - half - start) / GRID_MM) * GRID_MM;
}
