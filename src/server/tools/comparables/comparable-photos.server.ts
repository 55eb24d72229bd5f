import { createHash, randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { AnyTool } from "#tools/define-tool.ts";
import type { Actor, PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import { takeStorage } from "../../accounts/billing/storage.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { files, homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import { checkPhoto, PhotoError, plainJpeg } from "../../platform/images/encode-photo.server.ts";
import { comparableKey, smallJpegKey } from "../../platform/images/photo-keys.server.ts";
import { dropUnnamed } from "../../platform/store/drop-unnamed.server.ts";
import { photoPath, sharedPhotoPath } from "../../platform/store/signed-links.server.ts";
import type { ToolServices } from "../tool-services.server.ts";

const MEBIBYTE = 1_048_576;
/** A photo as a telephone takes it. */
export const MOST_PHOTO_BYTES = 20 * MEBIBYTE;
/** Longest side of a kept photo: a comparable's stands small on page and paper. */
const KEPT_PX = 1_200;

type Photographing = Pick<ToolServices, "database" | "store" | "log" | "now" | "auth">;

/**
 * Keeps a photo that somebody brings for a comparable: upright, without position and camera, at one size. The bytes are in the store before a
 * row names them.
 *
 * @param file.bytes null where it was heavier than `MOST_PHOTO_BYTES`
 * @throws PhotoError with the file's fault; AppError STORAGE_FULL; StoreFault
 */
export async function addComparablePhoto(
  services: Photographing,
  actor: PersonActor,
  { name, bytes }: { name: string; bytes: Buffer | null },
): Promise<{ id: string; src: string }> {
  if (!bytes) throw new PhotoError(`Pesa más de ${MOST_PHOTO_BYTES / MEBIBYTE}\u00a0MB. Redúcela y súbela otra vez`);
  if (bytes.length === 0) throw new PhotoError("El archivo está vacío");
  await checkPhoto(bytes);
  const kept = await plainJpeg(bytes, KEPT_PX);
  const { database, store, auth, now } = services;
  const id = randomUUID();
  const key = comparableKey(id);
  const owner = ownershipOf(actor);
  const sha256 = createHash("sha256").update(kept).digest("hex");
  const file = { id, ...owner, name, mediaType: "image/jpeg", sizeBytes: kept.length, sha256, storageKey: key };
  try {
    await store.put(key, kept, { mediaType: file.mediaType });
    await database.db.transaction(async (tx) => {
      await takeStorage(tx, owner, { bytes: kept.length, path: "photo", now: now() });
      await tx.insert(files).values({ ...file, createdAt: now() });
    });
  } catch (error) {
    const isNamed = async () => (await database.db.$count(files, eq(files.id, id))) > 0;
    await dropUnnamed(services, { key, error, isNamed });
    throw error;
  }
  return { id, src: photoPath(auth.keys, key, now()) };
}

/**
 * Addresses of the photos of a run's comparables by the comparable's id: the one that the agent brought, else the first of the home in the
 * portfolio. Homes and files that the actor does not see have none.
 *
 * @param linkId the shared link on whose page they stand: the addresses end with it
 */
export async function comparablePhotos(
  services: Photographing,
  actor: Actor,
  tool: Pick<AnyTool, "picturesOf">,
  run: Pick<ToolRun, "result" | "parsedInput">,
  linkId?: string,
): Promise<Record<string, string>> {
  const { auth, now } = services;
  const address = (key: string) =>
    linkId === undefined ? photoPath(auth.keys, key, now()) : sharedPhotoPath(auth.keys, key, { linkId, now: now() });
  const keys = await photoKeys(services, actor, tool, run);
  return Object.fromEntries([...keys].map(([id, key]) => [id, address(key)]));
}

/** Keys in the store of the photos of a run's comparables, by the comparable's id. */
export async function photoKeys(
  services: Pick<ToolServices, "database">,
  actor: Actor,
  { picturesOf }: Pick<AnyTool, "picturesOf">,
  { result, parsedInput }: Pick<ToolRun, "result" | "parsedInput">,
): Promise<Map<string, string>> {
  const pictured = picturesOf?.(result, parsedInput) ?? [];
  const brought = pictured.filter(({ photoId }) => photoId !== undefined);
  const isId = (id: string) => z.uuid().safeParse(id).success;
  const ofHomes = pictured.flatMap(({ homePhotoId }) => homePhotoId ?? []).filter(isId);
  const homeIds = pictured.flatMap(({ id, homePhotoId }) => (homePhotoId === undefined && isId(id) ? [id] : []));
  const [own, homes, named] = await Promise.all([
    keysOfFiles(
      services,
      actor,
      brought.map(({ photoId }) => photoId!),
    ),
    keysOfHomes(services, actor, homeIds),
    keysOfHomePhotos(services, actor, ofHomes),
  ]);
  return new Map([
    ...homes,
    ...pictured.flatMap(({ id, homePhotoId }) => {
      const key = homePhotoId === undefined ? undefined : named.get(homePhotoId);
      return key === undefined ? [] : [[id, key] as const];
    }),
    ...brought.flatMap(({ id, photoId }) => {
      const key = own.get(photoId!);
      return key === undefined ? [] : [[id, key] as const];
    }),
  ]);
}

async function keysOfFiles({ database }: Pick<ToolServices, "database">, actor: Actor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await database.db
    .select({ id: files.id, key: files.storageKey })
    .from(files)
    .where(and(inArray(files.id, [...ids]), mayRead(actor, "file")));
  return new Map(rows.filter(({ id, key }) => key === comparableKey(id)).map(({ id, key }) => [id, key]));
}

/** Photos of homes of the portfolio by their own ids; those of a home in the trash stay with it. */
async function keysOfHomePhotos({ database }: Pick<ToolServices, "database">, actor: Actor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await database.db
    .select({ id: homePhotos.id, variants: homePhotos.variants })
    .from(homePhotos)
    .innerJoin(properties, eq(properties.id, homePhotos.homeId))
    .where(
      and(
        inArray(homePhotos.id, [...ids]),
        mayRead(actor, "home"),
        isNull(properties.deletedAt),
        sql`${homePhotos.variants} <> '[]'`,
      ),
    );
  return new Map(
    rows.flatMap(({ id, variants }) => {
      const key = smallJpegKey(id, variants);
      return key === undefined ? [] : [[id, key] as const];
    }),
  );
}

/** First photos of homes of the portfolio, by the ids that these have there and in the market. */
async function keysOfHomes({ database }: Pick<ToolServices, "database">, actor: Actor, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const { db } = database;
  const inMarket = await db
    .select({ id: marketHomes.id, homeId: sql<string>`${marketHomes.homeId}` })
    .from(marketHomes)
    .where(and(inArray(marketHomes.id, [...ids]), isNotNull(marketHomes.homeId)));
  const homes = [...ids, ...inMarket.map(({ homeId }) => homeId)];
  const rows = await db
    .selectDistinctOn([homePhotos.homeId], {
      homeId: homePhotos.homeId,
      id: homePhotos.id,
      variants: homePhotos.variants,
    })
    .from(homePhotos)
    .innerJoin(properties, eq(properties.id, homePhotos.homeId))
    .where(and(inArray(homePhotos.homeId, homes), mayRead(actor, "home"), sql`${homePhotos.variants} <> '[]'`))
    .orderBy(
      homePhotos.homeId,
      sql`${homePhotos.room} is not distinct from 'plano'`,
      homePhotos.position,
      homePhotos.id,
    );
  const keyOf = new Map(rows.map(({ homeId, id, variants }) => [homeId, smallJpegKey(id, variants)]));
  const named = [...ids.map((id) => [id, id] as const), ...inMarket.map(({ id, homeId }) => [id, homeId] as const)];
  return new Map(
    named.flatMap(([id, homeId]) => {
      const key = keyOf.get(homeId);
      return key === undefined ? [] : [[id, key] as const];
    }),
  );
}
