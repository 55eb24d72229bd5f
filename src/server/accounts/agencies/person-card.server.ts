import { createHash, randomUUID } from "node:crypto";
import { and, eq, like } from "drizzle-orm";
import { type PersonCardForm, photoIdOf } from "#domain/accounts/account/person-card.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { checkPhoto, PhotoError } from "../../platform/images/encode-photo.server.ts";
import { dropUnnamed } from "../../platform/store/drop-unnamed.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import type { AccountServices } from "../account-services.server.ts";

/** An agent's card and photo: the photo is a small square, because every document carries it. */

const SIDE_PX = 320;
const MAX_PIXELS = 60_000_000;
const keyOf = (id: string) => `cards/${id.slice(0, 2)}/${id}.jpg`;

export async function savePersonCard(
  { database, now }: AccountServices,
  userId: string,
  card: PersonCardForm,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    await tx
      .update(users)
      .set({ metadata: { ...user.metadata, card }, updatedAt: now() })
      .where(eq(users.id, userId));
  });
}

/** Sets the person's photo. @throws AppError INVALID_INPUT at `photo`, with advice */
export async function setPhoto(services: AccountServices, userId: string, bytes: Buffer): Promise<string> {
  const { database, store, now } = services;
  const jpeg = await squareOf(bytes);
  const id = randomUUID();
  const storageKey = keyOf(id);
  const sha256 = createHash("sha256").update(jpeg).digest("hex");
  const at = now();
  const keep = async (tx: Db) => {
    const user = await lockUser(tx, userId);
    const file = { name: "Foto del perfil.jpg", mediaType: "image/jpeg", sizeBytes: jpeg.length, sha256, storageKey };
    await tx.insert(files).values({ ...file, id, ownerId: userId, agencyId: null, createdAt: at });
    const metadata = { ...user.metadata, photo_id: id };
    await tx.update(users).set({ metadata, updatedAt: at }).where(eq(users.id, userId));
    await removePhotos(services, tx, userId, id);
  };
  try {
    await store.put(storageKey, jpeg, { mediaType: "image/jpeg" });
    await database.db.transaction(keep);
  } catch (error) {
    const isNamed = async () => (await database.db.$count(files, eq(files.id, id))) > 0;
    await dropUnnamed(services, { key: storageKey, error, isNamed });
    throw error;
  }
  return id;
}

/** Once more changes nothing. */
export async function deletePhoto(services: AccountServices, userId: string): Promise<void> {
  await services.database.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const { photo_id: _gone, ...metadata } = user.metadata;
    await tx.update(users).set({ metadata, updatedAt: services.now() }).where(eq(users.id, userId));
    await removePhotos(services, tx, userId);
  });
}

/** Undefined without a photo. @throws AppError STORE_UNAVAILABLE where its bytes are in another store */
export async function readPhoto(
  { database: { db }, store }: Pick<AccountServices, "database" | "store">,
  user: { id: string; metadata: Record<string, unknown> },
): Promise<Buffer | undefined> {
  const id = photoIdOf(user.metadata);
  if (id === null) return undefined;
  // The person wrote the key in the row themselves, so the file must be proved to be theirs.
  const isTheirs = and(eq(files.id, id), eq(files.ownerId, user.id), eq(files.storageKey, keyOf(id)));
  if ((await db.$count(files, isTheirs)) === 0) return undefined;
  const stored = await store.get(keyOf(id));
  if (!stored) throw new AppError("STORE_UNAVAILABLE");
  return await readWhole(stored);
}

/** @throws AppError UNAUTHORIZED when the account is gone */
async function lockUser(tx: Db, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!user) throw new AppError("UNAUTHORIZED");
  return user;
}

/** Removes the photos before this one. */
async function removePhotos(services: AccountServices, tx: Db, userId: string, butId?: string): Promise<void> {
  const old = await tx
    .select({ id: files.id, key: files.storageKey })
    .from(files)
    .where(and(eq(files.ownerId, userId), like(files.storageKey, "cards/%")));
  for (const { id, key } of old) {
    if (id === butId) continue;
    await tx.delete(files).where(eq(files.id, id));
    await removeBytes(services, [key]);
  }
}

async function squareOf(bytes: Buffer): Promise<Buffer> {
  try {
    await checkPhoto(bytes);
    const { default: sharp } = await import("sharp");
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 })
      .autoOrient()
      // A face stands in the upper half more often than in the middle.
      .resize({ width: SIDE_PX, height: SIDE_PX, fit: "cover", position: "attention" })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch (error) {
    const message =
      error instanceof PhotoError ? error.message : "No podemos leer esta foto. Guárdala otra vez como JPEG y súbela";
    throw new AppError("INVALID_INPUT", [{ path: "photo", message }]);
  }
}
