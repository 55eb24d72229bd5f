import type { PhotoRoom } from "../photo-camera/photo-camera.ts";

/** Which surface of a room a ray meets: 0 is the floor, 1 the ceiling, from 2 on the walls in the order of the floor's corners. */
export const FLOOR = 0;
export const CEILING = 1;
export const FIRST_WALL = 2;

export interface BoxWall {
  /** Its first corner, in the scene's axes. */
  readonly x: number;
  readonly z: number;
  /** Along it, of length one. */
  readonly ux: number;
  readonly uz: number;
  /** Into the room, of length one. */
  readonly nx: number;
  readonly nz: number;
  readonly lengthM: number;
}

/** A room as level floor and ceiling between upright walls, in the scene's axes (y up, z towards the viewer). */
export interface RoomBox {
  readonly walls: readonly BoxWall[];
  readonly heightM: number;
  readonly minX: number;
  readonly minZ: number;
  readonly maxX: number;
  readonly maxZ: number;
  /** Whether no wall can hide another. */
  readonly isConvex: boolean;
}

/** Where a ray leaves the room; filled again and again. */
export interface BoxHit {
  /** −1 where the ray begins outside and meets nothing. */
  surface: number;
  distance: number;
}

export function roomBox({ floor, ceilingM }: Pick<PhotoRoom, "floor" | "ceilingM">): RoomBox {
  const walls: BoxWall[] = [];
  let isConvex = true;
  floor.forEach(([x, y], at) => {
    const [toX, toY] = floor[(at + 1) % floor.length]!;
    const [afterX, afterY] = floor[(at + 2) % floor.length]!;
    const lengthM = Math.hypot(toX - x, toY - y) || 1e-9;
    const [ux, uy] = [(toX - x) / lengthM, (toY - y) / lengthM];
    if (ux * (afterY - toY) - uy * (afterX - toX) < -1e-6) isConvex = false;
    // Walked counter-clockwise, the room lies to the left: (−uy, ux). The scene's z is the room's y turned round.
    walls.push({ x, z: -y, ux, uz: -uy, nx: -uy, nz: -ux, lengthM });
  });
  const xs = floor.map(([x]) => x);
  const zs = floor.map(([, y]) => -y);
  return {
    walls,
    heightM: ceilingM,
    minX: Math.min(...xs),
    minZ: Math.min(...zs),
    // Never without any width: grids over the floor divide by it.
    maxX: Math.max(Math.min(...xs) + 0.01, ...xs),
    maxZ: Math.max(Math.min(...zs) + 0.01, ...zs),
    isConvex,
  };
}

/** Finds where a ray from within the room meets floor, ceiling or the nearest wall that looks at it. */
export function leaveBox(
  box: RoomBox,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  hit: BoxHit,
): void {
  hit.surface = -1;
  hit.distance = Infinity;
  if (dy < -1e-9) {
    hit.distance = -oy / dy;
    hit.surface = FLOOR;
  } else if (dy > 1e-9) {
    hit.distance = (box.heightM - oy) / dy;
    hit.surface = CEILING;
  }
  if (hit.distance < 0) hit.distance = 0;
  const { walls } = box;
  for (let i = 0; i < walls.length; i++) {
    const wall = walls[i]!;
    const against = dx * wall.nx + dz * wall.nz;
    if (against > -1e-9) continue;
    const distance = ((wall.x - ox) * wall.nx + (wall.z - oz) * wall.nz) / against;
    if (distance < -1e-3 || distance >= hit.distance) continue;
    const along = (ox + dx * distance - wall.x) * wall.ux + (oz + dz * distance - wall.z) * wall.uz;
    if (along < -1e-4 || along > wall.lengthM + 1e-4) continue;
    hit.distance = Math.max(0, distance);
    hit.surface = FIRST_WALL + i;
  }
  if (hit.distance === Infinity) hit.surface = -1;
}

/** The side of a surface that looks into the room, into `out`. */
export function boxNormal(box: RoomBox, surface: number, out: Float64Array): void {
  const wall = surface < FIRST_WALL ? undefined : box.walls[surface - FIRST_WALL];
  out[0] = wall?.nx ?? 0;
  out[1] = surface === FLOOR ? 1 : surface === CEILING ? -1 : 0;
  out[2] = wall?.nz ?? 0;
}
