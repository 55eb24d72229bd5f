import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { HomePhoto, ShownPhoto } from "#domain/portfolio/homes/home-files.ts";
import { photoHints } from "#domain/portfolio/homes/photo-hints.ts";
import { twinsAmong } from "#domain/portfolio/homes/photo-likeness.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { homePhotos, type PhotoVariant } from "../../platform/db/tables/portfolio-files.server.ts";
import { masterKey } from "../../platform/images/photo-keys.server.ts";
import { photoPath, sharedPhotoPath } from "../../platform/store/signed-links.server.ts";
import { ELSEWHERE_NOTE } from "./uploads-elsewhere.server.ts";

type Reading = Pick<AccountServices, "database" | "auth" | "now">;

/** The photos of a home in their order, with addresses that work for a week. Ask first whether the home may be seen. */
export async function photosOfHome(services: Reading, homeId: string): Promise<HomePhoto[]> {
  const rows = await services.database.db
    .select()
    .from(homePhotos)
    .where(eq(homePhotos.homeId, homeId))
    .orderBy(asc(homePhotos.position), asc(homePhotos.id));
  const twins = twinsAmong(
    rows
      // A furnished photo shows the same walls as the one it was made from, and is no second copy of it.
      .filter(({ provenance }) => provenance === null)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
      .map(({ id, look, isTwinKept }) => ({ id, fingerprint: look?.fingerprint ?? null, isTwinKept })),
  );
  return rows.map((row) => {
    const shown = photoOf(services, row);
    return { ...shown, twinOf: twins.get(row.id) ?? null, hints: photoHints({ ...shown, look: row.look }) };
  });
}

/** The ready photos on the page of a shared link, with addresses that end with the link. */
export async function sharedPhotos(services: Reading, homeId: string, linkId: string): Promise<ShownPhoto[]> {
  const rows = await services.database.db
    .select()
    .from(homePhotos)
    .where(sql`${eq(homePhotos.homeId, homeId)} and ${homePhotos.variants} <> '[]'`)
    .orderBy(asc(homePhotos.position), asc(homePhotos.id));
  return rows.map((row) => photoOf(services, row, linkId));
}

/** How many photos of a home will be ready in a moment: those that were uploaded, not those that an address names. */
export async function photosInPreparation(db: Db, homeId: string): Promise<number> {
  const isUploaded = and(eq(homePhotos.homeId, homeId), isNull(homePhotos.sourceUrl));
  const isBeingMade = sql`${homePhotos.variants} = '[]' and ${homePhotos.nextAttemptAt} is not null`;
  return await db.$count(homePhotos, and(isUploaded, isBeingMade, isNull(homePhotos.lastError)));
}

/** The first photo that is ready, of each of the homes that have one. */
export async function coversOf(services: Reading, homeIds: readonly string[]): Promise<Map<string, ShownPhoto>> {
  if (homeIds.length === 0) return new Map();
  const rows = await services.database.db
    .selectDistinctOn([homePhotos.homeId])
    .from(homePhotos)
    .where(sql`${inArray(homePhotos.homeId, [...homeIds])} and ${homePhotos.variants} <> '[]'`)
    .orderBy(asc(homePhotos.homeId), asc(homePhotos.position), asc(homePhotos.id));
  return new Map(rows.map((row) => [row.homeId, photoOf(services, row)]));
}

function photoOf({ auth, now }: Reading, row: typeof homePhotos.$inferSelect, linkId?: string): ShownPhoto {
  const { id, caption, room, provenance, variants, nextAttemptAt, lastError } = row;
  const isReady = variants.length > 0;
  const addressOf = (key: string) =>
    linkId === undefined ? photoPath(auth.keys, key, now()) : sharedPhotoPath(auth.keys, key, { linkId, now: now() });
  const stored = variants.filter(({ key }) => !isInline(key)).sort((a, b) => a.widthPx - b.widthPx);
  const srcset = (format: PhotoVariant["format"]) =>
    stored
      .filter((variant) => variant.format === format)
      .map(({ key, widthPx }) => `${addressOf(key)} ${widthPx}w`)
      .join(", ");
  const original = isReady ? addressOf(masterKey(id)) : "";
  const jpeg = stored.find(({ format }) => format === "jpeg");
  return {
    id,
    caption,
    room,
    provenance,
    isReady,
    error: isReady || (nextAttemptAt && lastError !== ELSEWHERE_NOTE) ? null : lastError,
    widthPx: row.widthPx ?? 0,
    heightPx: row.heightPx ?? 0,
    placeholder: variants.find(({ key }) => isInline(key))?.key ?? null,
    avif: srcset("avif"),
    webp: srcset("webp"),
    src: jpeg ? addressOf(jpeg.key) : original,
    original,
  };
}

/** The tiny one, which is its own bytes. */
const isInline = (key: string) => key.startsWith("data:");
