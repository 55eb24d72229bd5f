import type { StagingOrder } from "../staging-picture/staging-order.ts";
import type { StagedPiece, Staging } from "./staging-document.ts";
import { furnitureOf } from "./staging-room.ts";

/** The order of a picture; null while the photo has no perspective. @param pieces as they are shown, which may be before a drag has ended */
export function stagingOrder(
  {
    camera,
    room,
    style,
    light,
    occluders,
    seed,
  }: Pick<Staging, "camera" | "room" | "style" | "light" | "occluders" | "seed">,
  pieces: readonly StagedPiece[],
): StagingOrder | null {
  if (camera === null || room === null) return null;
  return {
    camera,
    room,
    pieces: pieces.map(furnitureOf),
    style,
    light,
    occluders: occluders.map(({ outline }) => outline.map(([x, y]) => ({ x, y }))),
    seed,
  };
}
