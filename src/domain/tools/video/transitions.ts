import { inAndOut } from "../painting/easing.ts";
import { drawCrop } from "./sample-picture.ts";
import { blend, type Texels } from "./texels.ts";
import type { Transition } from "./video-document.ts";

/** How one picture gives way to the next. Both are whole frames. */

/** The picture that leaves moves by this share of what the one that comes moves: it seems to lie deeper. */
const DEEPER = 0.28;
/** How much a match zoom grows. */
const ZOOM = 0.32;

/**
 * Lays the picture that comes over the one that leaves, which is changed.
 *
 * @param share of the transition that has gone by, 0 to 1
 * @param room a frame to work in
 */
export function laidOver(kind: Transition, leaves: Texels, comes: Texels, share: number, room: Texels): void {
  if (kind === "cut" || share >= 1) return void leaves.data.set(comes.data);
  const t = inAndOut(share);
  if (kind === "fade") blend(leaves, comes, 0.5 * share + 0.5 * t);
  else if (kind === "push") besides(leaves, comes, Math.round(t * leaves.width), 1, room);
  else if (kind === "slide") besides(leaves, comes, Math.round(t * leaves.width), DEEPER, room);
  else if (kind === "wipe") copyColumns(leaves, comes, 0, 0, Math.round(t * leaves.width));
  else {
    room.data.set(leaves.data);
    zoomed(leaves, room, 1 + ZOOM * t);
    room.data.set(comes.data);
    zoomed(comes, room, 1 + ZOOM * (1 - t));
    blend(leaves, comes, Math.min(1, Math.max(0, (t - 0.2) / 0.6)));
  }
}

/** @param by pixels that the coming picture has come in from the right */
function besides(leaves: Texels, comes: Texels, by: number, deeper: number, room: Texels): void {
  const away = Math.round(by * deeper);
  room.data.set(leaves.data);
  copyColumns(leaves, room, away, 0, leaves.width - away);
  copyColumns(leaves, comes, 0, leaves.width - by, by);
}

/** Copies `count` columns from one to the other. */
function copyColumns(to: Texels, from: Texels, fromColumn: number, toColumn: number, count: number): void {
  if (count <= 0) return;
  for (let y = 0; y < to.height; y++) {
    const start = y * from.width + fromColumn;
    to.data.set(from.data.subarray(start, start + count), y * to.width + toColumn);
  }
}

function zoomed(out: Texels, from: Texels, by: number): void {
  const [width, height] = [out.width / by, out.height / by];
  const crop = { x: (out.width - width) / 2, y: (out.height - height) / 2, width, height };
  drawCrop(out, { levels: [from] }, crop, { x: 0, y: 0, width: out.width, height: out.height });
}
