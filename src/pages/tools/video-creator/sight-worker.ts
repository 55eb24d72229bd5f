import { FINGERPRINT_PX, fingerprintOf } from "#domain/portfolio/homes/photo-likeness.ts";
import type { PhotoRoom } from "#domain/portfolio/homes/photo-rooms.ts";
import { greyOf } from "#domain/tools/stitching/grey-picture.ts";
import { type PhotoSight, SIGHT_SIDE_PX, sightOf } from "#domain/tools/video/photo-space.ts";
import type { PhotoSource } from "./film-order.ts";

export interface SightAsk {
  readonly key: string;
  readonly source: PhotoSource;
  readonly room: PhotoRoom | null;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface SightNews {
  readonly key: string;
  /** Null where the photo cannot be read. */
  readonly sight: PhotoSight | null;
  readonly fingerprint: string | null;
}

let last: Promise<void> = Promise.resolve();

addEventListener("message", ({ data: ask }: MessageEvent<SightAsk>) => {
  last = last.then(async () => {
    try {
      postMessage(await look(ask));
    } catch {
      // The film says by itself which photo it cannot show.
      postMessage({ key: ask.key, sight: null, fingerprint: null } satisfies SightNews);
    }
  });
});

async function look({ key, source, room, widthPx, heightPx }: SightAsk): Promise<SightNews> {
  const blob = typeof source === "string" ? await (await fetch(source)).blob() : source;
  const scale = Math.min(1, SIGHT_SIDE_PX / Math.max(widthPx, heightPx));
  const copy = await drawn(blob, Math.round(widthPx * scale), Math.round(heightPx * scale));
  const tiny = await drawn(blob, FINGERPRINT_PX, FINGERPRINT_PX);
  return { key, sight: sightOf(copy, { widthPx, heightPx }, room), fingerprint: fingerprintOf(greyOf(tiny).data) };
}

async function drawn(blob: Blob, width: number, height: number) {
  const bitmap = await createImageBitmap(blob, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
  const context = new OffscreenCanvas(width, height).getContext("2d")!;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
