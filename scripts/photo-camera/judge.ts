import type { CameraAnswer } from "../../src/domain/tools/photo-camera/find-camera.ts";
import { type PhotoCamera, photoPointOf } from "../../src/domain/tools/photo-camera/photo-camera.ts";
import { seenBy } from "./photo-sets/draw-photo.ts";
import type { PhotoOrder } from "./photo-sets/made-photos.ts";

/** How well a found camera agrees with the true one. */
export interface Judged {
  readonly isFound: boolean;
  readonly sureness: number;
  /** Share by which the focal length is wrong; 1 where none was found. */
  readonly focal: number;
  /** Median distance in the photo of a one-metre grid on the floor, in pixels of a photo of 1,600, with the true height of the eye. */
  readonly gridPx: number;
  /** Share by which the height of the eye is wrong. */
  readonly eye: number;
}

const FARTHEST_M = 9;
/** Axes within 2° of a quarter turn are the room's. */
const SAME_AXES = 0.035;

export function judge(order: PhotoOrder, answer: CameraAnswer): Judged {
  if (answer.kind !== "found")
    return { isFound: false, sureness: 0, focal: 1, gridPx: Number.POSITIVE_INFINITY, eye: 1 };
  const { camera } = order;
  return {
    isFound: true,
    sureness: answer.sureness,
    focal: Math.abs(answer.camera.focalPx / camera.focal - 1),
    gridPx: gridMiss(order, answer.camera) * (1600 / Math.max(camera.width, camera.height)),
    eye: Math.abs(answer.camera.eyeHeightM / camera.eye[2] - 1),
  };
}

function gridMiss({ camera, room }: PhotoOrder, found: PhotoCamera): number {
  const heading = Math.atan2(-found.forward[0], found.forward[1]);
  const raw = camera.yaw - heading;
  const quarter = Math.round(raw / (Math.PI / 2)) * (Math.PI / 2);
  const turn = Math.abs(raw - quarter) < SAME_AXES ? quarter : raw;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const own = { ...found, eyeHeightM: camera.eye[2] };
  const xs = room.corners.map(([x]) => x);
  const ys = room.corners.map(([, y]) => y);
  const misses: number[] = [];
  for (let x = Math.ceil(Math.min(...xs)); x <= Math.max(...xs); x++)
    for (let y = Math.ceil(Math.min(...ys)); y <= Math.max(...ys); y++) {
      const [dx, dy] = [x - camera.eye[0], y - camera.eye[1]];
      const seen = Math.hypot(dx, dy) < FARTHEST_M ? seenBy(camera, [x, y, 0]) : null;
      if (seen === null || seen[0] < 0 || seen[1] < 0 || seen[0] > camera.width || seen[1] > camera.height) continue;
      const again = photoPointOf(own, [c * dx + s * dy, c * dy - s * dx, 0]);
      misses.push(again === null ? 1e4 : Math.hypot(again.x - seen[0], again.y - seen[1]));
    }
  misses.sort((p, q) => p - q);
  return misses[misses.length >> 1] ?? Number.NaN;
}
