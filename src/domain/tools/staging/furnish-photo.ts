import type { RoomUse } from "../floor-plan/plan.ts";
import { type FurnishAnswer, type PieceBudget, solveRoom } from "../furnishing/solve-room.ts";
import { type PhotoCamera, type PhotoRoom, photoPointOf } from "../photo-camera/photo-camera.ts";
import type { SceneStyle } from "../plan-scene/styles.ts";
import type { StagedPiece } from "./staging-document.ts";
import { pieceOf, type StagedRoom, stagedRoom } from "./staging-room.ts";

export interface FurnishPhotoRequest {
  readonly camera: PhotoCamera;
  readonly room: PhotoRoom;
  readonly use: RoomUse;
  readonly style: SceneStyle;
  readonly budget: PieceBudget;
  /** Whole number; the same one gives the same pieces. */
  readonly seed: number;
}

export type FurnishPhotoAnswer =
  | {
      readonly kind: "fits";
      readonly pieces: readonly StagedPiece[];
      /** Spanish sentences: pieces that were left out, and why. */
      readonly reasons: readonly string[];
      /** How many of the pieces the photo shows. */
      readonly seen: number;
    }
  | { readonly kind: "does-not-fit"; readonly reason: string }
  | { readonly kind: "no-room" };

/** Layouts that are tried for one seed; the one of which the photo shows most is kept. */
const TRIES = 3;
/** With this share of the pieces in sight nothing better is looked for. */
const ENOUGH_SEEN = 0.75;

/**
 * Furnishes the room of a photo by the solver of plans. The place before the lens stays free where the room is large enough for that. Of a
 * few layouts the one is kept of which most is in sight, because a sofa behind the photographer sells nothing.
 */
export function furnishPhoto(request: FurnishPhotoRequest): FurnishPhotoAnswer {
  const staged = stagedRoom(request.room, request.use);
  if (staged === null) return { kind: "no-room" };
  const kept = bestLayout(request, staged);
  if (kept.kind === "fits") return kept;
  const whole = { ...staged, room: { ...staged.room, inner: staged.room.inner.slice(0, 1) } };
  return staged.room.inner.length === 1 ? kept : bestLayout(request, whole);
}

function bestLayout(request: FurnishPhotoRequest, staged: StagedRoom): FurnishPhotoAnswer {
  let best: (FurnishPhotoAnswer & { kind: "fits" }) | null = null;
  let most = -1;
  for (let at = 0; at < TRIES; at++) {
    const answer = solved(request, staged, request.seed * TRIES + at);
    // Whether the needed pieces fit hardly depends on chance: the other tries would say the same.
    if (answer.kind === "does-not-fit") {
      if (best === null && at === 0) return { kind: "does-not-fit", reason: answer.reason };
      continue;
    }
    const all = answer.furniture.map(pieceOf);
    const seen = all.filter((piece) => isInSight(request.camera, piece)).length;
    const share = all.length === 0 ? 1 : seen / all.length;
    // A chair behind the lens is in nobody's picture, only in its way.
    const pieces = all.filter((piece) => isPartlySeen(request.camera, piece));
    if (share > most) {
      most = share;
      best = { kind: "fits", pieces, reasons: answer.reasons, seen };
    }
    if (share >= ENOUGH_SEEN) break;
  }
  return best ?? { kind: "does-not-fit", reason: "No cabe: no queda sitio para lo necesario." };
}

const solved = (
  { use, style, budget }: FurnishPhotoRequest,
  { room, shape }: StagedRoom,
  seed: number,
): FurnishAnswer => solveRoom({ room, shape, use, style, budget, seed, id: "m" });

type Place = readonly [x: number, y: number, z: number];

/** Whether the middle of a piece lies within the photo. */
const isInSight = (camera: PhotoCamera, { x, y, heightM }: StagedPiece): boolean => isSeen(camera, [x, y, heightM / 2]);

/** Whether the photo shows any part of a piece, by the middle of its box and its corners. */
export function isPartlySeen(camera: PhotoCamera, piece: StagedPiece): boolean {
  const { x, y, turn, widthM, depthM, heightM } = piece;
  const [cosine, sine] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return (
    isInSight(camera, piece) ||
    [-1, 1].some((across) =>
      [-1, 1].some((along) =>
        [0, heightM].some((z) => {
          const [u, v] = [(across * widthM) / 2, (along * depthM) / 2];
          return isSeen(camera, [x + u * cosine + v * sine, y - u * sine + v * cosine, z]);
        }),
      ),
    )
  );
}

function isSeen(camera: PhotoCamera, place: Place): boolean {
  const at = photoPointOf(camera, place);
  return at !== null && at.x >= 0 && at.y >= 0 && at.x < camera.widthPx && at.y < camera.heightPx;
}
