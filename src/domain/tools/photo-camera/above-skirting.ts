import type { FoundBox } from "./find-box.ts";
import { type PhotoCamera, photoPointOf, type Vector } from "./photo-camera.ts";
import { colourAt, edgeAt, type RoomEvidence } from "./room-evidence.ts";

/** A skirting's upper edge looks like a floor's edge farther away: 5 to 16 cm under an eye at 1.45 m. */
const NEAREST = 0.87;
const FARTHEST = 0.975;
const SAMPLES = 16;
/** The nearer edge must be there on so much of its length. */
const LEAST_SEEN = 0.5;
/** Levels of 255 by which a skirting differs from the floor; a floor darkens a little towards its walls. */
const LEAST_APART = 22;

/**
 * The box with walls brought forward to the lower edge of their skirting, where a second edge runs in front of the first and what lies
 * between them looks unlike the floor.
 *
 * @param depths distances of edges of the floor along x, in heights of the eye; `lefts` and `rights` those along y
 */
export function aboveSkirting(
  evidence: RoomEvidence,
  box: FoundBox,
  { depths, lefts, rights }: { depths: readonly number[]; lefts: readonly number[]; rights: readonly number[] },
): FoundBox {
  const { left, right, depth } = box;
  const near = Math.min(0.5, depth / 3);
  const nearer = (far: number, all: readonly number[], place: (at: number, t: number) => Vector, axis: 0 | 1) => {
    const fit = all.filter((at) => at > NEAREST * far && at < FARTHEST * far).sort((p, q) => p - q);
    return fit.find((at) => isSkirting(evidence, axis, at, far, place)) ?? far;
  };
  const across = (at: number, t: number): Vector => [-left + (left + right) * t, at, 0];
  const along =
    (sign: 1 | -1) =>
    (at: number, t: number): Vector => [sign * at, near + (depth - near) * t, 0];
  const found = {
    depth: box.isBackSeen ? nearer(depth, depths, across, 0) : depth,
    left: box.isLeftSeen ? nearer(left, lefts, along(-1), 1) : left,
    right: box.isRightSeen ? nearer(right, rights, along(1), 1) : right,
  };
  // The ceiling was measured against the wall that stood too far away.
  const by = Math.min(found.depth / depth, box.isBackSeen ? 1 : Math.min(found.left / left, found.right / right));
  return { ...box, ...found, ceiling: box.isCeilingSeen ? box.ceiling * by : box.ceiling };
}

function isSkirting(
  evidence: RoomEvidence,
  axis: 0 | 1,
  near: number,
  far: number,
  place: (at: number, t: number) => Vector,
): boolean {
  const { camera, picture } = evidence;
  let [seen, edges] = [0, 0];
  const strip = [0, 0, 0];
  const floor = [0, 0, 0];
  for (let sample = 0; sample < SAMPLES; sample++) {
    const t = (sample + 0.5) / SAMPLES;
    const points = [near, (near + far) / 2, near - (far - near) * 0.7].map((at) => photoPointOf(camera, place(at, t)));
    const [edge, between, before] = points;
    if (
      edge == null ||
      between == null ||
      before == null ||
      ![edge, between, before].every((one) => isInside(camera, one))
    )
      continue;
    seen++;
    edges += edgeAt(evidence, axis, edge) > 0 ? 1 : 0;
    const [upper, lower] = [colourAt(picture, between.x, between.y), colourAt(picture, before.x, before.y)];
    for (const channel of [0, 1, 2] as const) {
      strip[channel] = strip[channel]! + upper[channel];
      floor[channel] = floor[channel]! + lower[channel];
    }
  }
  if (seen < 4 || edges < LEAST_SEEN * seen) return false;
  return Math.hypot(...strip.map((sum, channel) => (sum - floor[channel]!) / seen)) > LEAST_APART;
}

function isInside({ widthPx, heightPx }: PhotoCamera, { x, y }: { x: number; y: number }): boolean {
  return x >= 0 && y >= 0 && x < widthPx && y < heightPx;
}
