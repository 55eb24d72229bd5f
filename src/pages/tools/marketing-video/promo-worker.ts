import type { PaintedPicture } from "#domain/tools/painting/surface.ts";
import type { PromoPhoto } from "#domain/tools/video-templates/assets.ts";
import { templateFilm } from "#domain/tools/video-templates/template-film.ts";
import { PhotoMissingError, serveFilms } from "#ui/video/serve-films.ts";
import { readPhoto } from "./device-store.ts";
import type { PhotoSource, PromoOrder } from "./promo-order.ts";
import { readPicture } from "./read-picture.ts";

/** Paints and encodes promotional films. Pictures are read once, whatever is changed around them. */

const pictures = new Map<string, PaintedPicture>();
/** A film has four photos and a logo; those of a film before may be asked for again by undo. */
const MOST_PICTURES = 8;

async function kept(key: string, read: () => Promise<PaintedPicture>): Promise<PaintedPicture> {
  let picture = pictures.get(key);
  if (picture === undefined) {
    picture = await read();
    if (pictures.size >= MOST_PICTURES) pictures.delete(pictures.keys().next().value!);
    pictures.set(key, picture);
  }
  return picture;
}

async function photoOf(source: PhotoSource): Promise<PromoPhoto> {
  try {
    const picture =
      "address" in source
        ? await kept(source.address, () => readPicture(source.address))
        : await kept(`${source.account} ${source.id}`, async () => {
            const blob = await readPhoto(source.account, source.id);
            if (!blob) throw new Error("this browser has the photo no longer");
            return await readPicture(blob);
          });
    return { picture, focus: null, label: source.label };
  } catch (error) {
    throw new PhotoMissingError(error instanceof Error ? error.message : String(error));
  }
}

serveFilms<PromoOrder>(async ({ document, home, market, brand, logo, photos }, shape, shortSidePx) => {
  const assets = {
    home,
    market,
    // A logo that cannot be read leaves the name in its place.
    brand: { ...brand, logo: logo === null ? null : await kept(logo, () => readPicture(logo)).catch(() => null) },
    photos: await Promise.all(photos.map(photoOf)),
  };
  return { film: templateFilm(document, assets, shape, shortSidePx) };
});
