import { and, asc, eq, sql } from "drizzle-orm";
import { photoWords } from "#domain/portfolio/homes/photo-rooms.ts";
import type { PaperPhoto } from "#ui/pdf/home/home-paper.ts";
import { homePhotos } from "../../../platform/db/tables/portfolio-files.server.ts";
import { paperJpeg } from "../../../platform/images/encode-photo.server.ts";
import { JPEG_WIDTH, masterKey, smallJpegKey } from "../../../platform/images/photo-keys.server.ts";
import { readWhole } from "../../../platform/store/object-store.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";

/** Longest side of the photos of a paper in pixels: of the first ones, which are printed large, and of the others. */
export interface PaperSizes {
  most: number;
  large: number;
  largePx: number;
  smallPx: number;
}

type Services = Pick<ToolServices, "database" | "store">;

/** The first photos of a home that are ready, without their bytes. */
export const readyPhotos = ({ database }: Pick<Services, "database">, homeId: string, most: number) =>
  database.db
    .select({
      id: homePhotos.id,
      caption: homePhotos.caption,
      room: homePhotos.room,
      provenance: homePhotos.provenance,
      variants: homePhotos.variants,
    })
    .from(homePhotos)
    .where(and(eq(homePhotos.homeId, homeId), sql`${homePhotos.variants} <> '[]'`))
    // A plan is no cover: it stands after the photos, wherever its place is on the page.
    .orderBy(sql`${homePhotos.room} is not distinct from 'plano'`, asc(homePhotos.position), asc(homePhotos.id))
    .limit(most);
type ReadyPhoto = Awaited<ReturnType<typeof readyPhotos>>[number];

/** A photo as papers and pictures embed it; null where its bytes are gone. @param longestPx of its longest side */
export async function embeddedPhoto(
  { store }: Pick<Services, "store">,
  { id, variants }: Pick<ReadyPhoto, "id" | "variants">,
  longestPx: number,
): Promise<Buffer | null> {
  // The small size has pixels enough, and takes two thirds of the time: 16 ms instead of 24 for a photo of the usual size.
  const found = await store.get(longestPx <= JPEG_WIDTH ? smallJpegKey(id, variants) : masterKey(id));
  return found ? await paperJpeg(await readWhole(found), longestPx) : null;
}

/**
 * The first photos of a home that are ready, as papers embed them. One whose bytes are gone is left out: a paper without it is worth
 * more than none.
 */
export async function paperPhotos(
  services: Services,
  homeId: string,
  { most, large, largePx, smallPx }: PaperSizes,
): Promise<PaperPhoto[]> {
  const photos: PaperPhoto[] = [];
  // One after the other, so that a home with many photos holds no more than one of them unpacked.
  for (const photo of await readyPhotos(services, homeId, most)) {
    const jpeg = await embeddedPhoto(services, photo, photos.length < large ? largePx : smallPx);
    if (jpeg === null) continue;
    const isPlan = photo.room === "plano";
    photos.push({ src: `data:image/jpeg;base64,${jpeg.toString("base64")}`, caption: photoWords(photo), isPlan });
  }
  return photos;
}
