import { filmSizeOf } from "#domain/tools/video/film.ts";
import { filmOf } from "#domain/tools/video/film-of.ts";
import { type Mips, mipsOf, texelsOf } from "#domain/tools/video/texels.ts";
import { type ClipPhoto, photoKey } from "#domain/tools/video/video-document.ts";
import { PhotoMissingError, serveFilms } from "#ui/video/serve-films.ts";
import type { FilmOrder, PhotoSource } from "./film-order.ts";

/** Photos that are kept unpacked: those of a transition, and the next ones. */
const MOST_PHOTOS = 6;
/** A photo is unpacked a little larger than it is shown, for the part that moves come nearer. */
const LARGER = 1.15;

const unpacked = new Map<string, Mips>();
const broken = new Set<string>();

serveFilms<FilmOrder>((order, shape, shortSidePx) => {
  const { document, photos, sights, plan, brand } = order;
  const size = filmSizeOf(shape, shortSidePx);
  const keyOf = (photo: ClipPhoto) => `${photoKey(photo)} ${scaleFor(photo, size).toFixed(4)}`;
  const film = filmOf(
    document,
    {
      sightOf: (photo) => sights[photoKey(photo)] ?? null,
      pixelsOf: (photo) => unpacked.get(keyOf(photo)) ?? null,
      plan,
      brand,
    },
    shape,
    shortSidePx,
  );
  const bring = async (frame: number) => {
    for (const photo of film.needs(frame)) {
      const key = keyOf(photo);
      const known = unpacked.get(key);
      if (known !== undefined) {
        // The one that was used last goes last.
        unpacked.delete(key);
        unpacked.set(key, known);
        continue;
      }
      if (broken.has(photoKey(photo))) throw new PhotoMissingError(photoKey(photo));
      const source = photos[photoKey(photo)];
      try {
        if (source === undefined) throw new PhotoMissingError(photoKey(photo));
        unpacked.set(key, await unpackedPhoto(source, photo, scaleFor(photo, size)));
      } catch (error) {
        broken.add(photoKey(photo));
        throw error instanceof PhotoMissingError
          ? error
          : new PhotoMissingError(`${photoKey(photo)}: ${String(error)}`);
      }
      for (const oldest of unpacked.keys()) {
        if (unpacked.size <= MOST_PHOTOS) break;
        unpacked.delete(oldest);
      }
    }
  };
  return { film, bring };
});

/** How much smaller than itself a photo is unpacked; never larger. */
function scaleFor({ widthPx, heightPx }: ClipPhoto, size: { widthPx: number; heightPx: number }): number {
  return Math.min(1, LARGER * Math.max(size.widthPx / widthPx, size.heightPx / heightPx));
}

async function unpackedPhoto(source: PhotoSource, { widthPx, heightPx }: ClipPhoto, scale: number): Promise<Mips> {
  const blob = typeof source === "string" ? await fetched(source) : source;
  const [width, height] = [Math.max(8, Math.round(widthPx * scale)), Math.max(8, Math.round(heightPx * scale))];
  const bitmap = await createImageBitmap(blob, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("no 2D canvas");
  // A photo with holes stands on white.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return mipsOf(texelsOf(width, height, context.getImageData(0, 0, width, height).data));
}

async function fetched(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return await response.blob();
}
