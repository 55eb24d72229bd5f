import { rayOf } from "../stitching/even-light.ts";
import type { ColourPicture } from "../stitching/grey-picture.ts";
import { type Ray, type Rotation, transposed, turned } from "../stitching/rotation.ts";

/**
 * A room as five flat walls around the camera of one photo ("Tour into the picture", Horry et al. 1997). Distances are in heights of the eyes
 * above the floor; the camera is at the origin, x right, y down and z towards the back wall.
 */
export interface BoxRoom {
  readonly rotation: Rotation;
  /** In pixels of the photo. */
  readonly focal: number;
  readonly left: number;
  readonly right: number;
  readonly ceiling: number;
  readonly depth: number;
}

export interface PhotoPoint {
  readonly x: number;
  readonly y: number;
}

/** Where a point of the room is seen, in pixels; null behind the camera. */
export function seenAt(
  { rotation, focal }: Pick<BoxRoom, "rotation" | "focal">,
  point: Ray,
  width: number,
  height: number,
): PhotoPoint | null {
  const [x, y, z] = turned(transposed(rotation), point);
  return z <= 1e-6 ? null : { x: width / 2 + (focal * x) / z, y: height / 2 + (focal * y) / z };
}

/** The back wall's corners in the photo: upper left, upper right, lower right, lower left. */
export function backCorners(box: BoxRoom, width: number, height: number): (PhotoPoint | null)[] {
  const { left, right, ceiling, depth } = box;
  return [
    [-left, -ceiling, depth],
    [right, -ceiling, depth],
    [right, 1, depth],
    [-left, 1, depth],
  ].map((corner) => seenAt(box, corner as unknown as Ray, width, height));
}

/**
 * The box whose back wall has these two opposite corners in the photo. The floor lies one eye height below, so the lower corner says how deep
 * the room is.
 *
 * @param upper a corner of ceiling and back wall, left or right
 * @param lower the corner across from it, of floor and back wall
 * @returns null where a corner lies on the wrong side of the horizon or of the camera's middle
 */
export function boxThrough(
  frame: Pick<BoxRoom, "rotation" | "focal">,
  upper: PhotoPoint,
  lower: PhotoPoint,
  width: number,
  height: number,
): BoxRoom | null {
  const rayAt = ({ x, y }: PhotoPoint) =>
    turned(frame.rotation, [(x - width / 2) / frame.focal, (y - height / 2) / frame.focal, 1]);
  const low = rayAt(lower);
  const high = rayAt(upper);
  if (low[1] <= 1e-3 || low[2] <= 1e-3 || high[2] <= 1e-3 || high[1] >= -1e-3) return null;
  const depth = low[2] / low[1];
  const sides = [low[0] / low[1], (high[0] * depth) / high[2]];
  const right = Math.max(...sides);
  const left = -Math.min(...sides);
  const ceiling = (-high[1] * depth) / high[2];
  if (right + left < 0.05 || left <= 0.02 || right <= 0.02) return null;
  return { ...frame, left, right, ceiling, depth };
}

/** Calm tints of what the photo did not see, by wall: left, right, ceiling, floor, back, behind. */
const TINTS: readonly Ray[] = [
  [206, 203, 197],
  [206, 203, 197],
  [226, 224, 219],
  [176, 168, 157],
  [214, 211, 205],
  [214, 211, 205],
];
/** Behind the camera the box is closed this far away. */
const BEHIND = 1.2;

interface BoxPanorama {
  readonly picture: ColourPicture;
  /** Share of the sphere that the photo shows, 0 to 1. */
  readonly share: number;
}

/**
 * The room as an equirectangular picture, its middle towards the back wall.
 *
 * @param width of the panorama, which is half as high
 * @param forward how far the eyes went towards the back wall, as a share of the depth; 0 is the place of the camera
 */
export function drawBoxPanorama(photo: ColourPicture, box: BoxRoom, width: number, forward: number): BoxPanorama {
  const height = width / 2;
  const data = new Uint8ClampedArray(width * height * 4);
  const back = transposed(box.rotation);
  const eye = forward * box.depth;
  let seen = 0;
  let all = 0;
  for (let row = 0; row < height; row++) {
    const pitch = (0.5 - (row + 0.5) / height) * Math.PI;
    const area = Math.cos(pitch);
    for (let column = 0; column < width; column++) {
      const ray = rayOf(((column + 0.5) / width - 0.5) * 2 * Math.PI, pitch);
      const { wall, reach } = wallAlong(box, ray, eye);
      const [x, y, z] = turned(back, [ray[0] * reach, ray[1] * reach, ray[2] * reach + eye]);
      const to = (row * width + column) * 4;
      all += area;
      data[to + 3] = 255;
      if (
        z > 0.02 &&
        sampleInto(photo, photo.width / 2 + (box.focal * x) / z, photo.height / 2 + (box.focal * y) / z, data, to)
      )
        seen += area;
      else data.set(TINTS[wall]!, to);
    }
  }
  return { picture: { width, height, data }, share: seen / all };
}

function wallAlong(
  { left, right, ceiling, depth }: BoxRoom,
  [x, y, z]: Ray,
  eye: number,
): { wall: number; reach: number } {
  const walls = [
    x < 0 ? -left / x : Number.POSITIVE_INFINITY,
    x > 0 ? right / x : Number.POSITIVE_INFINITY,
    y < 0 ? -ceiling / y : Number.POSITIVE_INFINITY,
    y > 0 ? 1 / y : Number.POSITIVE_INFINITY,
    z > 0 ? (depth - eye) / z : Number.POSITIVE_INFINITY,
    z < 0 ? -(BEHIND + eye) / z : Number.POSITIVE_INFINITY,
  ];
  let wall = 0;
  for (let at = 1; at < 6; at++) if (walls[at]! < walls[wall]!) wall = at;
  return { wall, reach: walls[wall]! };
}

function sampleInto(
  { width, height, data }: ColourPicture,
  px: number,
  py: number,
  out: Uint8ClampedArray,
  to: number,
): boolean {
  const x = px - 0.5;
  const y = py - 0.5;
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return false;
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const at = (y0 * width + x0) * 4;
  for (let channel = 0; channel < 3; channel++) {
    const a = at + channel;
    const top = data[a]! * (x0 + 1 - x) + data[a + 4]! * (x - x0);
    const below = data[a + width * 4]! * (x0 + 1 - x) + data[a + width * 4 + 4]! * (x - x0);
    out[to + channel] = top * (y0 + 1 - y) + below * (y - y0);
  }
  return true;
}
