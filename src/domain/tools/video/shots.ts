import { cropFor } from "../pictures/crop.ts";
import type { Crop } from "./sample-picture.ts";
import { type PhotoSpace, type Pose, seenPoint } from "./sample-space.ts";
import type { Move } from "./video-document.ts";

/** How the camera moves over one photo: chosen once for a clip and a shape, then a pure function of progress. */

export type Shot =
  /** Between two crops that keep what matters. */
  | { readonly kind: "crop"; readonly from: Crop; readonly to: Crop }
  /** Through the photo's space, or only turning in it. */
  | { readonly kind: "space"; readonly space: PhotoSpace; readonly from: Pose; readonly to: Pose }
  /** All of the photo on a ground, growing from one share of its place to the other. */
  | { readonly kind: "whole"; readonly from: number; readonly to: number };

export interface ShotPhoto {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly focus: { readonly x: number; readonly y: number } | null;
  readonly isPlan: boolean;
  /** Walls around the camera, or a façade before the sky; null where the photo shows neither. */
  readonly space: PhotoSpace | null;
}

export interface ShotWish {
  readonly move: Move;
  readonly fit: "auto" | "fill" | "whole";
  readonly seconds: number;
  /** Place among the clips: neighbours move in different directions. */
  readonly at: number;
}

/** An upright photo in a lying frame loses more than half to a crop, and what is left is no longer a room. */
const LEAST_KEPT = 0.5;
/** The gain of a push, for each second; a longer clip gains no more than the most. */
const PUSH = { perSecond: 0.035, most: 0.16 } as const;
/** Shares of the photo's longer side that a travel may pass in a second. */
const TRAVEL_PER_SECOND = 0.11;
/** Radians a second: a turn that is faster smears on a phone. */
const TURN_PER_SECOND = 0.15;
/** Steps into the room in distances of the walls, and their most. */
const WALK = { perSecond: 0.2, ofDepth: 0.2, most: 0.9 } as const;

export function shotOf(photo: ShotPhoto, aspect: number, wish: ShotWish): Shot {
  const cover = coverCrop(photo, aspect);
  const kept = (cover.width * cover.height) / (photo.widthPx * photo.heightPx);
  const isAcross = photo.widthPx < photo.heightPx && aspect > 1;
  const isWhole = wish.fit === "whole" || (wish.fit === "auto" && (photo.isPlan || (isAcross && kept < LEAST_KEPT)));
  if (isWhole) return { kind: "whole", from: wish.move === "still" ? 1 : 0.97, to: 1 };
  const move = wish.move === "auto" ? usualMove(photo, kept, wish.at) : wish.move;
  switch (move) {
    case "walk":
      return (
        (photo.space !== null && photo.space.walls.length > 0 ? walkShot(photo, photo.space, aspect, wish) : null) ??
        pushShot(photo, cover, wish.seconds, true)
      );
    case "turn":
      return turnShot(photo, aspect, wish) ?? travelShot(photo, cover, wish);
    case "travel":
      return travelShot(photo, cover, wish);
    case "pull":
      return pushShot(photo, cover, wish.seconds, false);
    case "push":
      return pushShot(photo, cover, wish.seconds, true);
    default:
      return { kind: "crop", from: cover, to: cover };
  }
}

function usualMove({ space }: ShotPhoto, kept: number, at: number): Move {
  if (space !== null && space.walls.length > 0) return at % 3 === 2 && space.skyline === null ? "turn" : "walk";
  if (kept < 0.62) return at % 2 === 0 ? "turn" : "travel";
  return at % 2 === 0 ? "push" : "pull";
}

/** The greatest crop of a shape around the focus. */
export const coverCrop = (photo: ShotPhoto, aspect: number): Crop =>
  cropFor(photo, { width: aspect * 1000, height: 1000 });

function pushShot(photo: ShotPhoto, cover: Crop, seconds: number, isIn: boolean): Shot {
  const gain = Math.min(PUSH.most, PUSH.perSecond * seconds);
  const width = cover.width * (1 - gain);
  const height = cover.height * (1 - gain);
  const focus = photo.focus ?? { x: 0.5, y: 0.48 };
  const within = (wanted: number, least: number, most: number) => Math.min(most, Math.max(least, wanted));
  const near: Crop = {
    x: within(focus.x * photo.widthPx - width / 2, cover.x, cover.x + cover.width - width),
    y: within(focus.y * photo.heightPx - height / 2, cover.y, cover.y + cover.height - height),
    width,
    height,
  };
  return isIn ? { kind: "crop", from: cover, to: near } : { kind: "crop", from: near, to: cover };
}

/** Along the photo's longer way, past the focus. */
function travelShot(photo: ShotPhoto, cover: Crop, { seconds, at }: ShotWish): Shot {
  const [freeX, freeY] = [photo.widthPx - cover.width, photo.heightPx - cover.height];
  if (Math.max(freeX, freeY) < 0.04 * Math.max(photo.widthPx, photo.heightPx))
    return pushShot(photo, cover, seconds, at % 2 === 0);
  const isAcross = freeX >= freeY;
  const free = isAcross ? freeX : freeY;
  const start = isAcross ? cover.x : cover.y;
  const side = isAcross ? photo.widthPx : photo.heightPx;
  const way = Math.min(free, TRAVEL_PER_SECOND * seconds * side);
  const low = Math.min(free - way, Math.max(0, start - way / 2));
  const placed = (value: number): Crop => (isAcross ? { ...cover, x: value } : { ...cover, y: value });
  // Upwards would leave the floor first: frames that go up and down begin above.
  const isForward = isAcross ? at % 2 === 0 : true;
  return { kind: "crop", from: placed(isForward ? low : low + way), to: placed(isForward ? low + way : low) };
}

/** A camera without walls: the photo is infinitely far and can only be turned in. */
export const flatSpace = (photo: Pick<ShotPhoto, "widthPx" | "heightPx">): PhotoSpace => ({
  rotation: Float64Array.from([1, 0, 0, 0, 1, 0, 0, 0, 1]),
  focal: 0.8 * Math.max(photo.widthPx, photo.heightPx),
  middleX: photo.widthPx / 2,
  middleY: photo.heightPx / 2,
  walls: [],
  skyline: null,
});

/** Tighter than the cover, so that a turn has room. */
const TURN_TIGHTER = 1.06;

function turnShot(photo: ShotPhoto, aspect: number, { seconds, at }: ShotWish): Shot | null {
  const space = photo.space ?? flatSpace(photo);
  const still = { eye: [0, 0, 0] as const, yaw: 0, pitch: 0 };
  const sweep = sweepOf(photo, space, aspect, TURN_PER_SECOND * seconds);
  if (sweep === null) return null;
  const [low, high] = sweep.yaws;
  const [from, to] = at % 2 === 0 ? [low, high] : [high, low];
  return {
    kind: "space",
    space,
    from: { ...still, yaw: from, lens: sweep.lens },
    to: { ...still, yaw: to, lens: sweep.lens },
  };
}

function walkShot(photo: ShotPhoto, space: PhotoSpace, aspect: number, wish: ShotWish): Shot | null {
  const sweep = sweepOf(photo, space, aspect, TURN_PER_SECOND * wish.seconds * 0.6);
  if (sweep === null) return null;
  const [low, high] = sweep.yaws;
  const isForward = wish.at % 2 === 0;
  const [from, to] = isForward ? [low, high] : [high, low];
  const ahead = forwardOf(space);
  const depth = Math.min(
    ...space.walls.map(({ normal, distance }) => {
      const towards = normal[0] * ahead[0] + normal[1] * ahead[1] + normal[2] * ahead[2];
      return towards > 0.6 ? distance / towards : Number.POSITIVE_INFINITY;
    }),
  );
  if (!Number.isFinite(depth)) return null;
  const steps = Math.min(WALK.most, WALK.perSecond * wish.seconds, WALK.ofDepth * depth);
  // Along the floor, as one walks, whatever the camera's tilt.
  const flat = Math.hypot(ahead[0], ahead[2]) || 1;
  const eye = [(ahead[0] / flat) * steps, 0, (ahead[2] / flat) * steps] as const;
  const still = { eye: [0, 0, 0] as const, pitch: 0, lens: sweep.lens };
  return { kind: "space", space, from: { ...still, yaw: from }, to: { ...still, eye, yaw: to } };
}

const forwardOf = ({ rotation }: PhotoSpace) => [rotation[2]!, rotation[5]!, rotation[8]!] as const;

/** Looks to the left and right between which every corner of the frame lies in the photo, around its focus and no farther apart than asked. */
function sweepOf(
  photo: ShotPhoto,
  space: PhotoSpace,
  aspect: number,
  most: number,
): { lens: number; yaws: readonly [number, number] } | null {
  const least = coveringLens(photo, space, aspect);
  if (least === null) return null;
  const lens = least * TURN_TIGHTER;
  const eye = [0, 0, 0] as const;
  const reach = (sign: number) => {
    let [inside, outside] = [0, 1];
    for (let round = 0; round < 24; round++) {
      const middle = (inside + outside) / 2;
      if (isCovered(photo, space, { eye, yaw: sign * middle, pitch: 0, lens }, aspect)) inside = middle;
      else outside = middle;
    }
    return inside * sign;
  };
  const [left, right] = [reach(-1), reach(1)];
  const wanted = Math.atan(((photo.focus?.x ?? 0.5) * photo.widthPx - space.middleX) / space.focal);
  const half = Math.min(most, right - left) / 2;
  const middle = Math.min(right - half, Math.max(left + half, wanted));
  return { lens: steady(lens), yaws: [steady(middle - half), steady(middle + half)] };
}

/** Browsers may differ in the last bits of an arc tangent; what is rounded is the same in all of them. */
const steady = (value: number) => Math.round(value * 1e6) / 1e6;

/** The widest lens whose frame lies within the photo, looking where the photo looks; null where none does. */
function coveringLens(photo: ShotPhoto, space: PhotoSpace, aspect: number): number | null {
  const pose = (lens: number): Pose => ({ eye: [0, 0, 0], yaw: 0, pitch: 0, lens });
  let [low, high] = [0.05, 12];
  if (!isCovered(photo, space, pose(high), aspect)) return null;
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (isCovered(photo, space, pose(middle), aspect)) high = middle;
    else low = middle;
  }
  return high;
}

const BORDER = [0, 0.5, 1]
  .flatMap((x) => [0, 0.5, 1].map((y) => [x, y] as const))
  .filter(([x, y]) => x !== 0.5 || y !== 0.5);

const isCovered = (photo: ShotPhoto, space: PhotoSpace, pose: Pose, aspect: number): boolean =>
  BORDER.every((at) => {
    const [u, v] = seenPoint(space, pose, at, aspect);
    return u >= -0.5 && v >= -0.5 && u <= photo.widthPx + 0.5 && v <= photo.heightPx + 0.5;
  });

/** Movement at nearly one speed with soft ends: a transition that begins or ends in it never stands still. */
export const steadily = (share: number): number => {
  const t = Math.min(1, Math.max(0, share));
  return 0.72 * t + 0.28 * t * t * (3 - 2 * t);
};

/** A crop on the way. Sides change by the same factor in the same time, as a lens zooms, and the middle keeps step with them. */
export function cropAt(from: Crop, to: Crop, share: number): Crop {
  const t = steadily(share);
  const ratio = to.width / from.width;
  // ratio^t by its series would not be worth its cost: between 0.8 and 1.25 the weighted harmonic mean is within 0.7 % of it.
  const grown = 1 / (1 - t + t / ratio);
  const width = from.width * grown;
  const height = from.height * grown;
  const along = Math.abs(ratio - 1) < 1e-9 ? t : (grown - 1) / (ratio - 1);
  const middle = (start: number, startSide: number, end: number, endSide: number) =>
    start + startSide / 2 + (end + endSide / 2 - start - startSide / 2) * along;
  return {
    x: middle(from.x, from.width, to.x, to.width) - width / 2,
    y: middle(from.y, from.height, to.y, to.height) - height / 2,
    width,
    height,
  };
}

export function poseAt(from: Pose, to: Pose, share: number): Pose {
  const t = steadily(share);
  const mid = (a: number, b: number) => a + (b - a) * t;
  return {
    eye: [mid(from.eye[0], to.eye[0]), mid(from.eye[1], to.eye[1]), mid(from.eye[2], to.eye[2])],
    yaw: mid(from.yaw, to.yaw),
    pitch: mid(from.pitch, to.pitch),
    lens: mid(from.lens, to.lens),
  };
}
