import * as z from "zod/mini";
import { list } from "../../shared/schema/text.ts";
import { cross, dot } from "./vectors.ts";

/**
 * The camera of one photo and the room that it shows.
 *
 * Room coordinates are metres: x to the right, y away from the viewer along the floor, z up, the floor at z = 0. The eye stands at
 * (0, 0, eyeHeightM). In a room of right angles the axes run along its walls.
 */
export type Vector = readonly [number, number, number];
type FloorPoint = readonly [number, number];

/** A place in the upright photo, in pixels from its upper left corner; the first pixel's middle is at (0.5, 0.5). */
export interface PhotoPoint {
  readonly x: number;
  readonly y: number;
}

export interface PhotoCamera {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly focalPx: number;
  /** Where the lens looks straight ahead. */
  readonly middleX: number;
  readonly middleY: number;
  /**
   * k of the division model r_u = r_d / (1 + k · r_d²) of Fitzgibbon (2001), radii from the middle in half diagonals of the photo; r_d is in
   * the photo, r_u on a straight lens. 0 is straight, below 0 bulges as wide lenses do.
   */
  readonly curvature: number;
  /** The camera's axes in room coordinates, of length one; right × down = forward. */
  readonly right: Vector;
  readonly down: Vector;
  readonly forward: Vector;
  readonly eyeHeightM: number;
}

export type OpeningKind = "door" | "window" | "radiator" | "opening";

export interface RoomOpening {
  /** The wall from corner `wall` of the floor to the next one. */
  readonly wall: number;
  /** Along the wall from its first corner, in metres. */
  readonly fromM: number;
  readonly toM: number;
  readonly kind: OpeningKind;
  /** Height of its lower and upper edge above the floor, where known. */
  readonly bottomM?: number | undefined;
  readonly topM?: number | undefined;
}

export interface PhotoRoom {
  /** Corners in metres, counter-clockwise seen from above; may reach behind the eye. */
  readonly floor: readonly FloorPoint[];
  readonly ceilingM: number;
  readonly openings: readonly RoomOpening[];
}

const MOST_PX = 20_000;
const MOST_METRES = 60;
export const MOST_CORNERS = 24;
const MOST_OPENINGS = 24;
/** A k beyond these bends lines more than any lens of a room photo does, and folds the picture over at its corners. */
export const LEAST_CURVATURE = -0.5;
export const MOST_CURVATURE = 0.2;

const pixels = () => z.number().check(z.gte(1), z.lte(MOST_PX));
const metres = () => z.number().check(z.gte(-MOST_METRES), z.lte(MOST_METRES));
const axis = () => z.tuple([share(), share(), share()]);
function share() {
  return z.number().check(z.gte(-1.000001), z.lte(1.000001));
}

/** Checks bounds, and that the axes stand at right angles. */
export const photoCameraSchema = z
  .object({
    widthPx: pixels(),
    heightPx: pixels(),
    focalPx: z.number().check(z.gte(10), z.lte(20 * MOST_PX)),
    middleX: z.number().check(z.gte(-MOST_PX), z.lte(2 * MOST_PX)),
    middleY: z.number().check(z.gte(-MOST_PX), z.lte(2 * MOST_PX)),
    curvature: z.number().check(z.gte(LEAST_CURVATURE), z.lte(MOST_CURVATURE)),
    right: axis(),
    down: axis(),
    forward: axis(),
    eyeHeightM: z.number().check(z.gte(0.1), z.lte(20)),
  })
  .check(
    z.refine(({ right, down, forward }) => {
      const [x, y, z] = cross(right, down);
      const isUnit = [right, down].every((one) => Math.abs(Math.hypot(...one) - 1) < 1e-3);
      return isUnit && Math.hypot(x - forward[0], y - forward[1], z - forward[2]) < 1e-3;
    }, "Los ejes de la cámara no forman ángulos rectos"),
  );

export const photoRoomSchema = z.object({
  floor: list(z.tuple([metres(), metres()]), { max: MOST_CORNERS }).check(z.minLength(3)),
  ceilingM: z.number().check(z.gte(1.5), z.lte(20)),
  openings: list(
    z.object({
      wall: z.int().check(z.gte(0), z.lt(MOST_CORNERS)),
      fromM: z.number().check(z.gte(0), z.lte(2 * MOST_METRES)),
      toM: z.number().check(z.gte(0), z.lte(2 * MOST_METRES)),
      kind: z.enum(["door", "window", "radiator", "opening"]),
      bottomM: z.optional(z.number().check(z.gte(0), z.lte(20))),
      topM: z.optional(z.number().check(z.gte(0), z.lte(20))),
    }),
    { max: MOST_OPENINGS },
  ),
});

/** The radius on a straight lens of a radius in the photo, both in half diagonals. */
export function straightRadius(radius: number, curvature: number): number {
  return radius / Math.max(0.05, 1 + curvature * radius * radius);
}

/** The inverse of `straightRadius`: k · r_u · r_d² - r_d + r_u = 0. Beyond the last radius that the lens shows, that radius. */
export function bentRadius(radius: number, curvature: number): number {
  return (2 * radius) / (1 + Math.sqrt(Math.max(0, 1 - 4 * curvature * radius * radius)));
}

type Lens = Pick<PhotoCamera, "widthPx" | "heightPx" | "middleX" | "middleY" | "curvature">;

/** Where a point of the photo would be on a straight lens, in pixels. */
export function straightened(lens: Lens, { x, y }: PhotoPoint): PhotoPoint {
  if (lens.curvature === 0) return { x, y };
  const [dx, dy] = [x - lens.middleX, y - lens.middleY];
  const radius = Math.hypot(dx, dy) / halfDiagonal(lens);
  const by = radius === 0 ? 1 : straightRadius(radius, lens.curvature) / radius;
  return { x: lens.middleX + dx * by, y: lens.middleY + dy * by };
}

/** The inverse of `straightened`. */
export function bent(lens: Lens, { x, y }: PhotoPoint): PhotoPoint {
  if (lens.curvature === 0) return { x, y };
  const [dx, dy] = [x - lens.middleX, y - lens.middleY];
  const radius = Math.hypot(dx, dy) / halfDiagonal(lens);
  const by = radius === 0 ? 1 : bentRadius(radius, lens.curvature) / radius;
  return { x: lens.middleX + dx * by, y: lens.middleY + dy * by };
}

/** Where a point of the room is seen, also outside of the photo; null at or behind the eye. @param point in metres */
export function photoPointOf(camera: PhotoCamera, [x, y, z]: Vector): PhotoPoint | null {
  const way: Vector = [x, y, z - camera.eyeHeightM];
  const depth = dot(way, camera.forward);
  if (depth <= 1e-6) return null;
  return bent(camera, {
    x: camera.middleX + (camera.focalPx * dot(way, camera.right)) / depth,
    y: camera.middleY + (camera.focalPx * dot(way, camera.down)) / depth,
  });
}

/** The direction in the room in which a point of the photo is seen, of length one. */
export function rayOf(camera: PhotoCamera, point: PhotoPoint): Vector {
  const { x, y } = straightened(camera, point);
  const [a, b] = [(x - camera.middleX) / camera.focalPx, (y - camera.middleY) / camera.focalPx];
  const { right, down, forward } = camera;
  const length = Math.hypot(a, b, 1);
  return [
    (a * right[0] + b * down[0] + forward[0]) / length,
    (a * right[1] + b * down[1] + forward[1]) / length,
    (a * right[2] + b * down[2] + forward[2]) / length,
  ];
}

/**
 * The point that is seen there on the floor, or on a level plane above it, in metres.
 *
 * @param z height of the plane; above the eye it is a ceiling, seen above the horizon
 * @returns null where the line of sight does not meet the plane within a kilometre
 */
export function floorPointOf(camera: PhotoCamera, point: PhotoPoint, z = 0): [number, number] | null {
  const [dx, dy, dz] = rayOf(camera, point);
  const reach = (z - camera.eyeHeightM) / dz;
  return Number.isFinite(reach) && reach > 0 && reach < 1000 ? [dx * reach, dy * reach] : null;
}

function halfDiagonal({ widthPx, heightPx }: Pick<Lens, "widthPx" | "heightPx">): number {
  return Math.hypot(widthPx, heightPx) / 2;
}
