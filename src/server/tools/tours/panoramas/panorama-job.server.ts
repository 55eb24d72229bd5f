import { setImmediate as breathe } from "node:timers/promises";
import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { StorageOwner } from "../../../accounts/billing/storage.server.ts";
import { ringBells } from "../../../accounts/notifications/notifications.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import { amongLocked } from "../../../platform/db/among-locked.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { tourPanoramas, tours } from "../../../platform/db/tables/tools-tours.server.ts";
import { handling, livesOn } from "../../../platform/jobs/in-hand.server.ts";
import type { Job, JobParts } from "../../../platform/jobs/job.server.ts";
import { type JobItems, MOST_TRIES, TRIED_LAST, UNKNOWN_REASON } from "../../../platform/jobs/tries.server.ts";
import { inTurn } from "../../../platform/jobs/turns.server.ts";
import { StoreFault } from "../../../platform/store/store-fault.server.ts";
import { blurPieces } from "./blur-tiles.server.ts";
import { PanoramaFault } from "./check-panorama.server.ts";
import { cutPanorama } from "./cut-tiles.server.ts";
import { keepBlurred, keepCut, type MadePanorama } from "./keep-panorama.server.ts";
import type { PanoramaRow } from "./panorama-tiles.server.ts";
import { panoramasGivenUp } from "./panoramas-given-up.server.ts";
import { readPieces, readSource } from "./read-panorama.server.ts";
import { dropParts } from "./tour-storage.server.ts";

/** Checks uploaded panoramas, cuts them into tiles, and blurs areas of them; one at a time, each owner in turn. */
export const panoramaJob: Job = {
  name: "panoramas",
  everyMs: MINUTE_MS,
  wokenBy: ["tour_panoramas"],
  items: panoramaItems(),
  givenUp: panoramasGivenUp,
  round: (parts) => workAtPanoramas(parts),
};

const LEASE_MS = 5 * 60_000;
/** Progress is written, and a panorama that was deleted noticed, so often. */
const LOOK_MS = 700;
const STORE_PAUSE_MS = 30_000;
/** Shares of the work that are done once its bytes are read, and once its tiles are cut. */
const READ_SHARE = 0.1;
const MADE_SHARE = 0.8;

type Parts = Pick<JobParts, "database" | "log" | "store" | "now" | "isStopped" | "turns">;

function panoramaItems(): JobItems {
  const isOpen = (id: string) => and(eq(tourPanoramas.id, id), isNotNull(tourPanoramas.nextAttemptAt));
  return {
    async letGo(db, id, now) {
      await db
        .update(tourPanoramas)
        .set({ attempts: sql`greatest(${tourPanoramas.attempts} - 1, 0)`, nextAttemptAt: now, state: "en-cola" })
        .where(isOpen(id));
    },
    async failed(db, id, reason, now) {
      const [row] = await db.select().from(tourPanoramas).where(isOpen(id));
      if (!row) return;
      await db
        .update(tourPanoramas)
        .set(row.attempts < MOST_TRIES ? { nextAttemptAt: now, state: "en-cola" } : { ...over(reason), givenUpAt: now })
        .where(isOpen(id));
      if (row.attempts >= MOST_TRIES) await tellFailed(db, row, reason, now);
    },
  };
}

const over = (fault: string) => ({ state: "fallida" as const, fault, nextAttemptAt: null });

/** Takes one panorama up. @returns whether there may be more */
export async function workAtPanoramas(parts: Parts): Promise<boolean> {
  const row = await claim(parts);
  if (!row) return false;
  await handling(row.id, () => workAt(parts, row));
  return true;
}

async function workAt(parts: Parts, row: PanoramaRow): Promise<void> {
  const { database, log, now, isStopped } = parts;
  const { db } = database;
  const isMine = and(eq(tourPanoramas.id, row.id), eq(tourPanoramas.state, "trabajando"));
  const fail = async (fault: string, givenUpAt: Date | null = null) => {
    const failed = await db
      .update(tourPanoramas)
      .set({ ...over(fault), givenUpAt })
      .where(isMine)
      .returning({ id: tourPanoramas.id });
    if (failed.length > 0) await tellFailed(db, row, fault, now());
  };
  if (row.attempts > MOST_TRIES) {
    await fail(UNKNOWN_REASON, now());
    return;
  }
  const [owner] = await db
    .select({ ownerId: tours.ownerId, agencyId: tours.agencyId })
    .from(tours)
    .where(eq(tours.id, row.tourId));
  if (!owner) return;
  let looked = 0;
  const goesOn = async (progress: number): Promise<boolean> => {
    await breathe();
    livesOn();
    if (isStopped()) return false;
    if (performance.now() - looked < LOOK_MS) return true;
    looked = performance.now();
    const nextAttemptAt = new Date(now().getTime() + LEASE_MS);
    const kept = await db
      .update(tourPanoramas)
      .set({ progress, nextAttemptAt })
      .where(isMine)
      .returning({ id: tourPanoramas.id });
    return kept.length > 0;
  };
  try {
    const isDone = await makeAndKeep(parts, row, owner, goesOn);
    // Ended with the process: it is nobody's fault, and due at once.
    if (!isDone && isStopped()) await panoramaItems().letGo(db, row.id, now());
  } catch (error) {
    if (error instanceof StoreFault) {
      log.error({ err: error.cause, panorama: row.id }, "the file store keeps a panorama waiting");
      const nextAttemptAt = new Date(now().getTime() + STORE_PAUSE_MS);
      await db
        .update(tourPanoramas)
        .set({ state: "en-cola", nextAttemptAt, attempts: sql`greatest(${tourPanoramas.attempts} - 1, 0)` })
        .where(isMine);
    } else if (error instanceof PanoramaFault) await refuse(parts, row, owner, error.message);
    else if (error instanceof AppError)
      await fail("No queda sitio en tu plan para guardarlo. Borra archivos y pulsa «Probar otra vez»");
    else throw error;
  }
}

/** @returns whether it was kept; else it was given up */
async function makeAndKeep(
  parts: Parts,
  row: PanoramaRow,
  owner: StorageOwner,
  goesOn: (share: number) => Promise<boolean>,
): Promise<boolean> {
  const { tilesFileId, tileStarts, sizes, covers, blurs: areas } = row;
  if (areas !== null && tilesFileId !== null && tileStarts !== null && sizes !== null && covers !== null) {
    const pieces = await readPieces(parts, tilesFileId, tileStarts);
    if (pieces === null) throw new PanoramaFault(GONE);
    const share = (done: number) => READ_SHARE + done * (MADE_SHARE - READ_SHARE);
    const blurred = await blurPieces(pieces, { sizes, covers, areas }, (done) => goesOn(share(done)));
    return blurred !== null && (await goesOn(MADE_SHARE)) && (await keepBlurred(parts, row, owner, blurred));
  }
  const bytes = await readSource(parts, row, owner);
  if (bytes === null) throw new PanoramaFault(GONE);
  if (!(await goesOn(READ_SHARE))) return false;
  const made: MadePanorama = await cutPanorama(bytes);
  return (await goesOn(MADE_SHARE)) && (await keepCut(parts, row, owner, made, bytes));
}

const GONE = "Lo que se subió ya no está guardado. Borra este panorama y súbelo otra vez";

/** A picture that can never become a panorama gives its room back at once. */
async function refuse({ database, store, log, now }: Parts, row: PanoramaRow, owner: StorageOwner, fault: string) {
  await database.db.transaction(async (tx) => {
    const refused = await tx
      .update(tourPanoramas)
      .set({ ...over(fault), receivedBytes: 0, sourceFileId: null, blurs: null })
      .where(and(eq(tourPanoramas.id, row.id), eq(tourPanoramas.state, "trabajando")))
      .returning({ id: tourPanoramas.id });
    if (refused.length === 0) return;
    await dropParts({ store, log }, tx, owner, row.id);
    await tellFailed(tx, row, fault, now());
  });
}

/** Rings the bell of the tour's person; panoramas of one tour that fail before they have looked are one notice. */
async function tellFailed(db: Db, { tourId, name }: PanoramaRow, fault: string, now: Date): Promise<void> {
  const [tour] = await db
    .select({ title: tours.title, ownerId: tours.ownerId })
    .from(tours)
    .where(eq(tours.id, tourId));
  if (!tour) return;
  const notice = {
    title: `Una panorámica de «${tour.title.slice(0, 80)}» no está lista`,
    message: `${name.slice(0, 80)}: ${fault}`,
    link: `/tour-editor/${tourId}`,
    cause: `recorrido ${tourId}`,
    type: "warning" as const,
  };
  await ringBells(db, [tour.ownerId], notice, now);
}

/** Takes a due panorama for the length of a lease. The try counts before it begins: one that ends the thread counts too. */
async function claim({ database: { db }, now, turns }: Parts): Promise<PanoramaRow | undefined> {
  const at = now();
  const due = db
    .select({ id: tourPanoramas.id })
    .from(tourPanoramas)
    .where(and(isNotNull(tourPanoramas.nextAttemptAt), lte(tourPanoramas.nextAttemptAt, at)))
    .orderBy(
      sql`${tourPanoramas.attempts} >= ${TRIED_LAST}`,
      inTurn(turns, "panoramas", sql`${tourPanoramas.turnOf}`),
      tourPanoramas.createdAt,
      tourPanoramas.id,
    )
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(tourPanoramas)
    .set({
      state: "trabajando",
      progress: 0,
      attempts: sql`${tourPanoramas.attempts} + 1`,
      givenUpAt: null,
      nextAttemptAt: new Date(at.getTime() + LEASE_MS),
    })
    .where(amongLocked(tourPanoramas.id, due))
    .returning();
  if (row) turns?.took("panoramas", row.turnOf);
  return row;
}
