import { createHash, randomUUID } from "node:crypto";
import { setImmediate as breathe } from "node:timers/promises";
import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { PictureOrder } from "#domain/tools/plan-pictures/picture-order.ts";
import { takeStorage } from "../../accounts/billing/storage.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { amongLocked } from "../../platform/db/among-locked.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { planPictures } from "../../platform/db/tables/tools-plan-pictures.server.ts";
import { handling, livesOn } from "../../platform/jobs/in-hand.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { type JobItems, MOST_TRIES, TRIED_LAST, UNKNOWN_REASON } from "../../platform/jobs/tries.server.ts";
import { inTurn } from "../../platform/jobs/turns.server.ts";
import { dropUnnamed } from "../../platform/store/drop-unnamed.server.ts";
import { StoreFault } from "../../platform/store/store-fault.server.ts";
import { drawPlanPicture } from "./draw-plan-picture.server.ts";
import type { PictureRow } from "./plan-picture-rows.server.ts";
import { planPicturesGivenUp } from "./plan-pictures-given-up.server.ts";

/** Draws the pictures of the queue, one at a time; of several owners who wait, each in turn. */
export const planPictureJob: Job = {
  name: "plan pictures",
  everyMs: MINUTE_MS,
  wokenBy: ["plan_pictures"],
  items: pictureItems(),
  givenUp: planPicturesGivenUp,
  round: (parts) => workAtPictures(parts),
};

const LEASE_MS = 5 * 60_000;
/** Progress is written, and a cancelled picture noticed, so often. */
const LOOK_MS = 700;
/** The longest that one picture may hold the others up; orders that are expected to take over 45 minutes are refused. */
const MOST_MS = 75 * 60_000;
const STORE_PAUSE_MS = 30_000;

type Parts = Pick<JobParts, "database" | "log" | "store" | "now" | "isStopped" | "turns">;

function pictureItems(): JobItems {
  return {
    async letGo(db, id, now) {
      await db
        .update(planPictures)
        .set({ attempts: sql`greatest(${planPictures.attempts} - 1, 0)`, nextAttemptAt: now, state: "en-cola" })
        .where(and(eq(planPictures.id, id), isNotNull(planPictures.nextAttemptAt)));
    },
    async failed(db, id, reason, now) {
      const isOpen = and(eq(planPictures.id, id), isNotNull(planPictures.nextAttemptAt));
      const [row] = await db.select().from(planPictures).where(isOpen);
      if (!row) return;
      await db
        .update(planPictures)
        .set(row.attempts < MOST_TRIES ? { nextAttemptAt: now, state: "en-cola" } : givenUp(reason, now))
        .where(isOpen);
    },
  };
}

/** The order stays, so that it can be drawn again. */
const givenUp = (fault: string, now: Date) => ({
  state: "fallida" as const,
  fault,
  nextAttemptAt: null,
  givenUpAt: now,
});

const over = (state: "hecha" | "fallida", fault: string | null) => ({ state, fault, nextAttemptAt: null, order: null });

/** Takes one picture up and draws it. @param draw replaced in tests, where a whole picture takes too long. @returns whether there may be more */
export async function workAtPictures(parts: Parts, draw: typeof drawPlanPicture = drawPlanPicture): Promise<boolean> {
  const row = await claim(parts);
  if (!row) return false;
  await handling(row.id, () => workAt(parts, row, draw));
  return true;
}

async function workAt(parts: Parts, row: PictureRow, draw: typeof drawPlanPicture): Promise<void> {
  const { database, log, now, isStopped } = parts;
  const { db } = database;
  const isMine = and(eq(planPictures.id, row.id), eq(planPictures.state, "dibujando"));
  const fail = (fault: string) => db.update(planPictures).set(over("fallida", fault)).where(isMine);
  if (row.order === null || row.attempts > MOST_TRIES) {
    await db.update(planPictures).set(givenUp(UNKNOWN_REASON, now())).where(isMine);
    return;
  }
  const begun = performance.now();
  let looked = 0;
  let isLate = false;
  const goesOn = async (share: number): Promise<boolean> => {
    await breathe();
    livesOn();
    if (isStopped()) return false;
    isLate = performance.now() - begun > MOST_MS;
    if (isLate) return false;
    if (performance.now() - looked < LOOK_MS) return true;
    looked = performance.now();
    const leased = new Date(now().getTime() + LEASE_MS);
    const kept = await db
      .update(planPictures)
      .set({ progress: share, nextAttemptAt: leased })
      .where(isMine)
      .returning({ id: planPictures.id });
    return kept.length > 0;
  };
  try {
    const bytes = await draw(row.order, goesOn);
    if (bytes !== null) return await keepPicture(parts, row, row.order, bytes);
    if (isLate) await fail("Ha pasado de 75 minutos. Pídela más pequeña o con menos calidad");
    // Ended with the process: it is nobody's fault, and due at once.
    else if (isStopped()) await pictureItems().letGo(db, row.id, now());
  } catch (error) {
    if (error instanceof StoreFault) {
      log.error({ err: error.cause, picture: row.id }, "the file store keeps a picture waiting");
      const later = new Date(now().getTime() + STORE_PAUSE_MS);
      await db
        .update(planPictures)
        .set({ state: "en-cola", nextAttemptAt: later, attempts: sql`greatest(${planPictures.attempts} - 1, 0)` })
        .where(isMine);
    } else if (error instanceof AppError)
      await fail("No queda sitio en tu plan para guardarla. Borra archivos y pídela otra vez");
    else if (error instanceof RangeError) await fail("El plano amueblado tiene demasiado detalle para dibujarlo");
    else throw error;
  }
}

async function keepPicture(
  { database, log, store, now }: Parts,
  row: PictureRow,
  order: PictureOrder,
  bytes: Buffer,
): Promise<void> {
  const id = randomUUID();
  const storageKey = `documents/${id.slice(0, 2)}/${id}`;
  const { ownerId, agencyId } = row;
  const file = {
    id,
    ownerId,
    agencyId,
    name: `${order.title}.jpg`,
    mediaType: "image/jpeg",
    sizeBytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    storageKey,
    createdAt: now(),
  };
  await store.put(storageKey, bytes, { mediaType: "image/jpeg" });
  try {
    const isKept = await database.db.transaction(async (tx) => {
      const [current] = await tx.select().from(planPictures).where(eq(planPictures.id, row.id)).for("update");
      // Cancelled, or taken up by another process, while it was stored.
      if (current?.state !== "dibujando") return false;
      await takeStorage(tx, { ownerId, agencyId }, { bytes: bytes.length, path: "file", now: now() });
      await tx.insert(files).values(file);
      await tx
        .update(planPictures)
        .set({ ...over("hecha", null), progress: 1, fileId: id })
        .where(eq(planPictures.id, row.id));
      return true;
    });
    if (!isKept) throw new AppError("NOT_FOUND");
  } catch (error) {
    const isNamed = async () => (await database.db.$count(files, eq(files.id, id))) > 0;
    await dropUnnamed({ store, log }, { key: storageKey, error, isNamed });
    throw error;
  }
}

/** Takes a due picture for the length of a lease. The try counts before it begins: one that ends the thread counts too. */
async function claim({ database: { db }, now, turns }: Parts): Promise<PictureRow | undefined> {
  const at = now();
  const due = db
    .select({ id: planPictures.id })
    .from(planPictures)
    .where(and(isNotNull(planPictures.nextAttemptAt), lte(planPictures.nextAttemptAt, at)))
    .orderBy(
      sql`${planPictures.attempts} >= ${TRIED_LAST}`,
      inTurn(turns, "plan pictures", sql`${planPictures.turnOf}`),
      planPictures.createdAt,
      planPictures.id,
    )
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(planPictures)
    .set({
      state: "dibujando",
      progress: 0,
      attempts: sql`${planPictures.attempts} + 1`,
      givenUpAt: null,
      nextAttemptAt: new Date(at.getTime() + LEASE_MS),
    })
    .where(amongLocked(planPictures.id, due))
    .returning();
  if (row) turns?.took("plan pictures", row.turnOf);
  return row;
}
