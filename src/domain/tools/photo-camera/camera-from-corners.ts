import { FILM_DIAGONAL_MM, USUAL_MM } from "./fit-frame.ts";
import { floorPointOf, type PhotoCamera, type PhotoPoint, type PhotoRoom, rayOf, type Vector } from "./photo-camera.ts";
import { BEHIND_M, USUAL_CEILING_M, USUAL_EYE_M } from "./usual-room.ts";
import { cross, dot, unit } from "./vectors.ts";

/**
 * Four corners of a rectangle in the room, as somebody puts them into the photo.
 * On the floor: near left, near right, far right, far left. On a wall: lower left, lower right, upper right, upper left.
 */
export interface MarkedCorners {
  readonly on: "floor" | "wall";
  readonly corners: readonly [PhotoPoint, PhotoPoint, PhotoPoint, PhotoPoint];
}

interface CornerHints {
  readonly focalOf35mm?: number | undefined;
  readonly ceilingM?: number | undefined;
}

export type CornersAnswer =
  | {
      readonly kind: "found";
      readonly camera: PhotoCamera;
      readonly room: PhotoRoom;
      /** Where the focal length comes from: the corners themselves, the file, or nowhere. */
      readonly focalFrom: "corners" | "file" | "guess";
    }
  /** The four points are no corners of a shape without dents, in that order. */
  | { readonly kind: "crossed" }
  /** No level rectangle is seen like that: a floor's corner lies above the horizon, or a wall's below the floor. */
  | { readonly kind: "impossible" };

/** Focal lengths that a rectangle may tell, in mm on 35 mm film; beyond them it was marked too carelessly, or lies straight ahead. */
const LEAST_MM = 11;
const MOST_MM = 90;
/** Two sides that run together by less than this angle tell nothing about the lens. */
const LEAST_TILT = 0.02;

/**
 * The camera for which four marked points are a rectangle on floor or wall: its sides' two vanishing points stand at a right angle, so
 * f² = -(v1 - c)·(v2 - c) (Caprile and Torre 1990). Where one of them is far away, the file's focal length is taken, or a usual one.
 *
 * The room is the rectangle itself, or on a wall the floor between it and the viewer. Heights follow from a wall's height as `ceilingM`
 * (2.50 m); of a floor alone the eye is taken to be 1.45 m high.
 */
export function cameraFromCorners(
  { widthPx, heightPx }: Pick<PhotoCamera, "widthPx" | "heightPx">,
  { on, corners }: MarkedCorners,
  { focalOf35mm, ceilingM = USUAL_CEILING_M }: CornerHints = {},
): CornersAnswer {
  if (!isConvex(corners)) return { kind: "crossed" };
  const diagonal = Math.hypot(widthPx, heightPx);
  const [middleX, middleY] = [widthPx / 2, heightPx / 2];
  // In diagonals of the photo, so that all numbers are of a size.
  const at = corners.map(({ x, y }): Vector => [(x - middleX) / diagonal, (y - middleY) / diagonal, 1]);
  const meet = (a: number, b: number, c: number, d: number) =>
    unit(cross(cross(at[a]!, at[b]!), cross(at[c]!, at[d]!)));
  const [along, across] = [meet(0, 1, 3, 2), meet(0, 3, 1, 2)];
  if (along === null || across === null) return { kind: "crossed" };
  const own = focalOf(along, across);
  const known = focalOf35mm === undefined ? null : focalOf35mm / FILM_DIAGONAL_MM;
  const focal = own ?? known ?? USUAL_MM / FILM_DIAGONAL_MM;
  const way = ([x, y, z]: Vector): Vector => unit([x / focal, y / focal, z]) ?? [0, 0, 1];
  const towards = (direction: Vector, goal: Vector): Vector =>
    dot(direction, goal) < 0 ? [-direction[0], -direction[1], -direction[2]] : direction;
  const [first, second] = squared(
    towards(way(along), [1, 0, 0]),
    towards(way(across), on === "floor" ? [0, 0, 1] : [0, -1, 0]),
  );
  const x = first;
  const y = on === "floor" ? second : cross(second, first);
  const up = on === "floor" ? cross(first, second) : second;
  const axisAt = (k: 0 | 1 | 2): Vector => [x[k], y[k], up[k]];
  const camera: PhotoCamera = {
    widthPx,
    heightPx,
    focalPx: focal * diagonal,
    middleX,
    middleY,
    curvature: 0,
    right: axisAt(0),
    down: axisAt(1),
    forward: axisAt(2),
    eyeHeightM: 1,
  };
  const placed = on === "floor" ? floorRoom(camera, corners, ceilingM) : wallRoom(camera, corners, ceilingM);
  if (placed === null || camera.down[2] > -0.3) return { kind: "impossible" };
  return { kind: "found", ...placed, focalFrom: own !== null ? "corners" : known !== null ? "file" : "guess" };
}

/** In diagonals; null where a vanishing point is too far away, or both allow none. */
function focalOf(v1: Vector, v2: Vector): number | null {
  const tilt = Math.min(...[v1, v2].map(([x, y, z]) => Math.abs(z) / Math.max(1e-9, Math.hypot(x, y))));
  if (tilt < LEAST_TILT * 4) return null;
  const focal2 = -(v1[0] * v2[0] + v1[1] * v2[1]) / (v1[2] * v2[2]);
  const mm = focal2 > 0 ? Math.sqrt(focal2) * FILM_DIAGONAL_MM : 0;
  return mm >= LEAST_MM && mm <= MOST_MM ? mm / FILM_DIAGONAL_MM : null;
}

/** Two directions at a right angle, each turned by half of what was missing. */
function squared(p: Vector, q: Vector): [Vector, Vector] {
  const sum = unit([p[0] + q[0], p[1] + q[1], p[2] + q[2]]) ?? p;
  const apart = unit([p[0] - q[0], p[1] - q[1], p[2] - q[2]]) ?? q;
  const half = Math.SQRT1_2;
  return [
    [half * (sum[0] + apart[0]), half * (sum[1] + apart[1]), half * (sum[2] + apart[2])],
    [half * (sum[0] - apart[0]), half * (sum[1] - apart[1]), half * (sum[2] - apart[2])],
  ];
}

type Placed = { camera: PhotoCamera; room: PhotoRoom } | null;

function floorRoom(camera: PhotoCamera, corners: MarkedCorners["corners"], ceilingM: number): Placed {
  const floor = corners.map((corner) => floorPointOf(camera, corner));
  if (floor.some((point) => point === null)) return null;
  const eyeHeightM = Math.min(USUAL_EYE_M, ceilingM * 0.7);
  const scaled = floor.map((point): [number, number] => [point![0] * eyeHeightM, point![1] * eyeHeightM]);
  return { camera: { ...camera, eyeHeightM }, room: { floor: scaled, ceilingM, openings: [] } };
}

function wallRoom(camera: PhotoCamera, corners: MarkedCorners["corners"], ceilingM: number): Placed {
  const [lowLeft, lowRight] = [floorPointOf(camera, corners[0]), floorPointOf(camera, corners[1])];
  if (lowLeft === null || lowRight === null) return null;
  const depth = (lowLeft[1] + lowRight[1]) / 2;
  const heights = [corners[2], corners[3]].map((corner) => {
    const [, dy, dz] = rayOf(camera, corner);
    return dy > 1e-6 ? 1 + (dz / dy) * depth : 0;
  });
  const height = (heights[0]! + heights[1]!) / 2;
  if (!(depth > 0.05 && height > 0.2 && height < 20)) return null;
  const eyeHeightM = ceilingM / height;
  const [x1, x2, y] = [lowLeft[0] * eyeHeightM, lowRight[0] * eyeHeightM, depth * eyeHeightM];
  const near = Math.min(-BEHIND_M, y - 1);
  return {
    camera: { ...camera, eyeHeightM },
    room: {
      floor: [
        [x1, near],
        [x2, near],
        [x2, y],
        [x1, y],
      ],
      ceilingM,
      openings: [],
    },
  };
}

/** Whether each corner turns the same way, so that sides neither cross nor dent. */
function isConvex(corners: readonly PhotoPoint[]): boolean {
  const turns = corners.map((here, at) => {
    const [next, after] = [corners[(at + 1) % 4]!, corners[(at + 2) % 4]!];
    return (next.x - here.x) * (after.y - next.y) - (next.y - here.y) * (after.x - next.x);
  });
  return turns.every((turn) => turn > 1) || turns.every((turn) => turn < -1);
}
