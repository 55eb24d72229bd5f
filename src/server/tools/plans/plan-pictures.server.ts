import { createHash, randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { MOST_PICTURE_BYTES, MOST_PICTURES } from "#domain/tools/plan-editing/plan-forms.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { takeStorage } from "../../accounts/billing/storage.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { planUnderlays } from "../../platform/db/tables/tools-plans.server.ts";
import { checkPhoto, PhotoError, pixelSize, plainJpeg } from "../../platform/images/encode-photo.server.ts";
import { dropUnnamed } from "../../platform/store/drop-unnamed.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { lockPlan, mustFindPlan } from "./plan-rows.server.ts";

/** Longest side of a kept picture: an A3 sheet at 240 points per inch. */
const KEPT_PX = 4_000;

export interface PlanPicture {
  id: string;
  widthPx: number;
  heightPx: number;
}

type Keeping = Pick<ToolServices, "database" | "store" | "log" | "now">;

const refused = (message: string) => new AppError("INVALID_INPUT", [{ path: "picture", message }]);

/**
 * Keeps a picture to draw over: upright, on white, without position and camera.
 *
 * @param bytes null where the file was heavier than allowed
 * @throws AppError NOT_FOUND, PLAN_IN_TRASH, STORAGE_FULL, INVALID_INPUT with the file's fault; StoreFault
 */
export async function addPlanPicture(
  services: Keeping,
  actor: PersonActor,
  planId: string,
  { name, bytes }: { name: string; bytes: Buffer | null },
): Promise<PlanPicture> {
  const { database, store, now } = services;
  if (!bytes) throw refused(`Pesa más de ${MOST_PICTURE_BYTES / 1024 / 1024}\u00a0MB. Redúcela y súbela otra vez`);
  if (bytes.length === 0) throw refused("El archivo está vacío");
  if (isDwg(bytes)) throw refused("Es un DWG. Ábrelo en tu programa, guárdalo como DXF e impórtalo");
  const kept = await keptPicture(bytes);
  const id = randomUUID();
  const key = `photos/${id.slice(0, 2)}/${id}/plano.jpg`;
  const { widthPx, heightPx } = await pixelSize(kept);
  try {
    await store.put(key, kept, { mediaType: "image/jpeg" });
    await database.db.transaction(async (tx) => {
      const { ownerId, agencyId } = await lockPlan(tx, actor, planId);
      if ((await tx.$count(planUnderlays, eq(planUnderlays.planId, planId))) >= MOST_PICTURES)
        throw refused(`Este plano ya guarda ${MOST_PICTURES} imágenes. Duplícalo para seguir con otras`);
      await takeStorage(tx, { ownerId, agencyId }, { bytes: kept.length, path: "picture", now: now() });
      await tx.insert(files).values({
        id,
        ownerId,
        agencyId,
        name,
        mediaType: "image/jpeg",
        sizeBytes: kept.length,
        sha256: createHash("sha256").update(kept).digest("hex"),
        storageKey: key,
        createdAt: now(),
      });
      await tx.insert(planUnderlays).values({ id, planId, fileId: id, widthPx, heightPx, createdAt: now() });
    });
    return { id, widthPx, heightPx };
  } catch (error) {
    const isNamed = async () => (await database.db.$count(files, eq(files.id, id))) > 0;
    await dropUnnamed(services, { key, error, isNamed });
    throw error;
  }
}

/** AutoCAD's drawings begin with the version of their format: `AC1032`. */
const isDwg = (bytes: Buffer) => /^AC10\d\d/.test(bytes.subarray(0, 6).toString("latin1"));

async function keptPicture(bytes: Buffer): Promise<Buffer> {
  try {
    await checkPhoto(bytes);
    return await plainJpeg(bytes, KEPT_PX);
  } catch (error) {
    throw error instanceof PhotoError ? refused(error.message) : error;
  }
}

/** The bytes of a picture of a plan that the actor sees. @throws AppError NOT_FOUND; StoreFault */
export async function readPlanPicture(
  { database: { db }, store }: Pick<ToolServices, "database" | "store">,
  actor: PersonActor,
  { planId, pictureId }: { planId: string; pictureId: string },
): Promise<Buffer> {
  await mustFindPlan(db, actor, planId);
  const [found] = await db
    .select({ key: files.storageKey })
    .from(planUnderlays)
    .innerJoin(files, eq(files.id, planUnderlays.fileId))
    .where(and(eq(planUnderlays.id, pictureId), eq(planUnderlays.planId, planId)));
  const object = found && (await store.get(found.key));
  if (!object) throw new AppError("NOT_FOUND");
  return await readWhole(object);
}

/** The pictures that a document names are those of its plan. @throws AppError INVALID_INPUT */
export async function mustKnowPictures(tx: Db, planId: string, { levels }: FloorPlan): Promise<void> {
  const named = [...new Set(levels.flatMap(({ underlay }) => (underlay ? [underlay.fileId] : [])))];
  if (named.length === 0) return;
  const known = await tx
    .select({ id: planUnderlays.id })
    .from(planUnderlays)
    .where(and(eq(planUnderlays.planId, planId), inArray(planUnderlays.id, named.filter(isUuid))));
  if (known.length < named.length)
    throw new AppError("INVALID_INPUT", [
      { path: "document.levels", message: "La imagen de fondo no es de este plano. Súbela otra vez" },
    ]);
}

const isUuid = (id: string) => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(id);

/** Gives a duplicate the pictures that its document names, under ids of its own. @returns the document with them */
export async function copyPictures(
  tx: Db,
  { from, to }: { from: string; to: string },
  document: FloorPlan,
): Promise<FloorPlan> {
  const rows = await tx.select().from(planUnderlays).where(eq(planUnderlays.planId, from));
  const named = new Set(document.levels.map(({ underlay }) => underlay?.fileId));
  const copied = new Map<string, string>();
  for (const row of rows.filter(({ id }) => named.has(id))) {
    const id = randomUUID();
    await tx.insert(planUnderlays).values({ ...row, id, planId: to });
    copied.set(row.id, id);
  }
  return {
    ...document,
    levels: document.levels.map((level) => {
      const fileId = level.underlay && copied.get(level.underlay.fileId);
      return { ...level, underlay: level.underlay && fileId ? { ...level.underlay, fileId } : null };
    }),
  };
}
