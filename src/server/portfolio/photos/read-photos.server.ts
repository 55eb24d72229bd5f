import { asc, eq, inArray, sql } from "drizzle-orm";
import type { HomePhoto } from "#domain/portfolio/homes/home-files.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { homePhotos, type PhotoVariant } from "../../platform/db/tables/portfolio-files.server.ts";
import { masterKey } from "../../platform/images/photo-keys.server.ts";
import { photoPath } from "../../platform/store/signed-links.server.ts";
import { ELSEWHERE_NOTE } from "./uploads-elsewhere.server.ts";

type Reading = Pick<AccountServices, "database" | "auth" | "now">;

/** The photos of a home in their order, with addresses that work for a week. Ask first whether the home may be seen. */
export async function photosOfHome(services: Reading, homeId: string): Promise<HomePhoto[]> {
  const rows = await services.database.db
    .select()
    .from(homePhotos)
    .where(eq(homePhotos.homeId, homeId))
    .orderBy(asc(homePhotos.position), asc(homePhotos.id));
  return rows.map((row) => photoOf(services, row));
}

/** The first photo that is ready, of each of the homes that have one. */
export async function coversOf(services: Reading, homeIds: readonly string[]): Promise<Map<string, HomePhoto>> {
  if (homeIds.length === 0) return new Map();
  const rows = await services.database.db
    .selectDistinctOn([homePhotos.homeId])
    .from(homePhotos)
    .where(sql`${inArray(homePhotos.homeId, [...homeIds])} and ${homePhotos.variants} <> '[]'`)
    .orderBy(asc(homePhotos.homeId), asc(homePhotos.position), asc(homePhotos.id));
  return new Map(rows.map((row) => [row.homeId, photoOf(services, row)]));
}

function photoOf({ auth, now }: Reading, row: typeof homePhotos.$inferSelect): HomePhoto {
  const { id, caption, variants, nextAttemptAt, lastError } = row;
  const isReady = variants.length > 0;
  const addressOf = (key: string) => photoPath(auth.keys, key, now());
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
