import type { FilmAssets } from "./film-assets.ts";
import { firstVideo } from "./first-video.ts";
import { mipsOf, texelsOf } from "./texels.ts";
import { type Clip, photoKey, type VideoDocument } from "./video-document.ts";

/** A photo of stripes and a slope, which shows where each pixel came from. */
export function stripedPhoto(width: number, height: number, seed: number) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      data[at] = (x * 255) / width;
      data[at + 1] = (y * 255) / height;
      data[at + 2] = ((x >> 3) + (y >> 3) + seed) % 2 === 0 ? 220 : 40;
      data[at + 3] = 255;
    }
  return mipsOf(texelsOf(width, height, data));
}

/** Clips of device photos, three seconds each with half a second of fading. */
export function plainClips(count: number, size = { widthPx: 300, heightPx: 200 }): Clip[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `c${at}`,
    photo: { from: "device" as const, photoId: `p${at}`, ...size },
    before: null,
    seconds: 3,
    move: "auto" as const,
    transition: { kind: "fade" as const, seconds: 0.5 },
    room: null,
    planRoomId: null,
    title: "",
    label: "",
    focus: null,
    fit: "auto" as const,
  }));
}

export function plainDocument(clips: Clip[]): VideoDocument {
  const { document } = firstVideo([], { home: null, plan: null, newId: () => "x" });
  return { ...document, clips, ending: { ...document.ending, isShown: false } };
}

/** Assets whose photos are striped, in the size that the clips say. */
export function stripedAssets(clips: readonly Clip[], others: Partial<FilmAssets> = {}): FilmAssets {
  const photos = new Map(
    clips.map(({ photo }, at) => [photoKey(photo), stripedPhoto(photo.widthPx, photo.heightPx, at)]),
  );
  return {
    sightOf: () => null,
    pixelsOf: (photo) => photos.get(photoKey(photo)) ?? null,
    plan: null,
    brand: null,
    ...others,
  };
}
