import { squareAxes } from "./adjust-axes.ts";
import {
  floorPointOf,
  type PhotoCamera,
  type PhotoPoint,
  type PhotoRoom,
  photoPointOf,
  rayOf,
} from "./photo-camera.ts";

/** A camera and its room, which change together. */
export interface Placed {
  readonly camera: PhotoCamera;
  readonly room: PhotoRoom;
}

type Point = readonly [number, number];

/** Walls along an axis to a centimetre stay along it. */
const ALONG_M = 0.01;
const MOST_REACH_M = 50;
const LEAST_HEIGHT_M = 1.5;
const MOST_HEIGHT_M = 20;

/**
 * The room after a corner of its floor was drawn to a point of the photo. Walls that ran along an axis still do: the corners next to it go
 * along. The camera stays as it is.
 *
 * @returns null above the horizon, or where the floor would cross itself
 */
export function dragFloorCorner({ camera, room }: Placed, corner: number, point: PhotoPoint): PhotoRoom | null {
  const to = floorPointOf(camera, point);
  const from = room.floor[corner];
  if (to === null || from === undefined || Math.hypot(...to) > MOST_REACH_M) return null;
  const count = room.floor.length;
  const floor = room.floor.map((one): Point => [one[0], one[1]]);
  floor[corner] = to;
  for (const next of [(corner + 1) % count, (corner + count - 1) % count]) {
    const [x, y] = floor[next]!;
    if (Math.abs(x - from[0]) < ALONG_M) floor[next] = [to[0], y];
    else if (Math.abs(y - from[1]) < ALONG_M) floor[next] = [x, to[1]];
  }
  return withFloor(room, floor);
}

/** The room after one of its walls was drawn along its own normal until its floor edge runs through a point of the photo. */
export function dragWall({ camera, room }: Placed, wall: number, point: PhotoPoint): PhotoRoom | null {
  const to = floorPointOf(camera, point);
  const count = room.floor.length;
  const [a, b] = [room.floor[wall], room.floor[(wall + 1) % count]];
  if (to === null || a === undefined || b === undefined || Math.hypot(...to) > MOST_REACH_M) return null;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [nx, ny] = [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
  const by = (to[0] - a[0]) * nx + (to[1] - a[1]) * ny;
  const floor = room.floor.map(
    (one, at): Point => (at === wall || at === (wall + 1) % count ? [one[0] + by * nx, one[1] + by * ny] : one),
  );
  return withFloor(room, floor);
}

/**
 * Camera and room after the ceiling above a corner of the floor was drawn to a point of the photo. The height of the ceiling in metres is
 * what somebody knows, so it stays, and everything else grows or shrinks to fit.
 */
export function dragCeilingCorner({ camera, room }: Placed, corner: number, point: PhotoPoint): Placed | null {
  const foot = room.floor[corner];
  if (foot === undefined) return null;
  const height = heightAbove(camera, foot, point);
  if (height === null || height < LEAST_HEIGHT_M / 3) return null;
  return scaled({ camera, room }, room.ceilingM / height, room.ceilingM);
}

/**
 * Camera and room after somebody told the true distance of two points of the photo.
 *
 * @param on "floor" for two points of the floor, "upright" for a point of the floor and one above it
 * @param metres above zero
 * @returns null where the points do not lie so, or the room would be smaller or larger than any
 */
export function scaleByLength(
  { camera, room }: Placed,
  from: PhotoPoint,
  to: PhotoPoint,
  metres: number,
  on: "floor" | "upright",
): Placed | null {
  const foot = floorPointOf(camera, from);
  if (foot === null) return null;
  const other = on === "floor" ? floorPointOf(camera, to) : null;
  const measured =
    on === "upright"
      ? heightAbove(camera, foot, to)
      : other === null
        ? null
        : Math.hypot(other[0] - foot[0], other[1] - foot[1]);
  if (measured === null || measured < 0.01) return null;
  return scaled({ camera, room }, metres / measured, (room.ceilingM * metres) / measured);
}

/**
 * Camera and room after the vanishing point of an axis was drawn to a point of the photo. For a level axis upright lines stay upright and
 * the lens changes where both level vanishing points allow one; otherwise the camera turns. Corners of the floor stay where they are in
 * the photo, so that nothing jumps.
 *
 * @returns null where the camera would see no floor, or a corner would be above the horizon
 */
export function dragVanishing({ camera, room }: Placed, axis: "x" | "y" | "z", point: PhotoPoint): Placed | null {
  const turned = squareAxes(camera, axis, point);
  return turned === null ? null : withCamera({ camera, room }, turned);
}

/** The room under another camera, its corners where they were in the photo; those behind the eye keep their place beside the eye. */
function withCamera({ camera, room }: Placed, after: PhotoCamera): Placed | null {
  const floor: Point[] = [];
  for (const corner of room.floor) {
    const seen = corner[1] > 0.1 ? photoPointOf(camera, [corner[0], corner[1], 0]) : null;
    const placed = seen === null ? corner : floorPointOf(after, seen);
    if (placed === null || Math.hypot(...placed) > MOST_REACH_M) return null;
    floor.push(placed);
  }
  const moved = withFloor(room, floor);
  return moved === null ? null : { camera: after, room: moved };
}

/** Height at which a point of the photo lies on the upright line over a place of the floor, by the nearest point of its line of sight. */
function heightAbove(camera: PhotoCamera, [x, y]: Point, point: PhotoPoint): number | null {
  const [dx, dy, dz] = rayOf(camera, point);
  const level = dx * dx + dy * dy;
  const reach = level < 1e-9 ? 0 : (x * dx + y * dy) / level;
  return reach <= 0 ? null : camera.eyeHeightM + dz * reach;
}

function scaled({ camera, room }: Placed, by: number, ceilingM: number): Placed | null {
  const eyeHeightM = camera.eyeHeightM * by;
  if (!(eyeHeightM >= 0.1 && eyeHeightM <= 20 && ceilingM >= LEAST_HEIGHT_M && ceilingM <= MOST_HEIGHT_M)) return null;
  const floor = room.floor.map(([x, y]): Point => [x * by, y * by]);
  if (floor.some((corner) => Math.hypot(...corner) > MOST_REACH_M)) return null;
  const openings = room.openings.map((one) => ({
    ...one,
    fromM: one.fromM * by,
    toM: one.toM * by,
    bottomM: one.bottomM === undefined ? undefined : one.bottomM * by,
    topM: one.topM === undefined ? undefined : one.topM * by,
  }));
  return { camera: { ...camera, eyeHeightM }, room: { floor, ceilingM, openings } };
}

/** The room with another floor; what stands in its walls keeps its place in the room as far as its wall reaches. */
function withFloor(room: PhotoRoom, floor: readonly Point[]): PhotoRoom | null {
  if (areaOf(floor) < 0.2 || crosses(floor)) return null;
  const openings = room.openings.flatMap((one) => {
    const [before, a, b] = [room.floor[one.wall]!, floor[one.wall]!, floor[(one.wall + 1) % floor.length]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const shift = ((before[0] - a[0]) * (b[0] - a[0]) + (before[1] - a[1]) * (b[1] - a[1])) / length;
    const [fromM, toM] = [Math.max(0, one.fromM + shift), Math.min(length, one.toM + shift)];
    return toM - fromM < 0.1 ? [] : [{ ...one, fromM, toM }];
  });
  return { ...room, floor, openings };
}

/** Twice the signed area halved: above zero counter-clockwise. */
function areaOf(floor: readonly Point[]): number {
  return (
    floor.reduce((sum, [x, y], at) => {
      const [u, v] = floor[(at + 1) % floor.length]!;
      return sum + x * v - y * u;
    }, 0) / 2
  );
}

/** Whether two walls that do not meet cross each other. */
function crosses(floor: readonly Point[]): boolean {
  const side = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const count = floor.length;
  for (let p = 0; p < count; p++)
    for (let q = p + 2; q < count; q++) {
      if (p === 0 && q === count - 1) continue;
      const [a, b, c, d] = [floor[p]!, floor[p + 1]!, floor[q]!, floor[(q + 1) % count]!];
      if (side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0) return true;
    }
  return false;
}
