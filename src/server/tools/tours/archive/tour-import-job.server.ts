import { setImmediate as breathe } from "node:timers/promises";
import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { emptyTour } from "#domain/tools/tours/empty-tour.ts";
import { readTour } from "#domain/tools/tours/tour-migrations.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import { amongLocked } from "../../../platform/db/among-locked.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { tourImports, tours } from "../../../platform/db/tables/tools-tours.server.ts";
import { handling, livesOn } from "../../../platform/jobs/in-hand.server.ts";
import type { Job, JobParts } from "../../../platform/jobs/job.server.ts";
import { type JobItems, MOST_TRIES, TRIED_LAST, UNKNOWN_REASON } from "../../../platform/jobs/tries.server.ts";
import { inTurn } from "../../../platform/jobs/turns.server.ts";
import { StoreFault } from "../../../platform/store/store-fault.server.ts";
import { renamed } from "../named-by-tour.server.ts";
import { dropParts } from "../panoramas/tour-storage.server.ts";
import { tellTourChanged } from "../tour-rows.server.ts";
import { ImportFault } from "./import-fault.server.ts";
import { type ImportRow, partsOfImport } from "./import-rows.server.ts";
import { type Keeping, keepPanorama, keepTourFile } from "./keep-imported.server.ts";
import { openArchive } from "./read-archive.server.ts";
import { readImported } from "./read-imported.server.ts";
import { tourImportsGivenUp } from "./tour-imports-given-up.server.ts";

/** Reads uploaded archives into tours, one at a time, each owner in turn. */
export const tourImportJob: Job = {
  name: "tour imports",
  everyMs: MINUTE_MS,
  wokenBy: ["tour_imports"],
  items: importItems(),
  givenUp: tourImportsGivenUp,
  round: (parts) => workAtImports(parts),
};

const LEASE_MS = 5 * 60_000;
/** Progress is written, and an import that was ended noticed, so often. */
const LOOK_MS = 700;
const STORE_PAUSE_MS = 30_000;
/** A whole tour of the largest panoramas takes ten minutes on one core. */
const LONGEST_MS = 45 * 60_000;
const MOST_NOTES = 80;
const LONGEST_NOTE = 300;

type Parts = Pick<JobParts, "database" | "log" | "store" | "now" | "isStopped" | "turns">;

function importItems(): JobItems {
  const isOpen = (id: string) => and(eq(tourImports.id, id), isNotNull(tourImports.nextAttemptAt));
  return {
    async letGo(db, id, now) {
      await db
        .update(tourImports)
        .set({ attempts: sql`greatest(${tourImports.attempts} - 1, 0)`, nextAttemptAt: now, state: "en-cola" })
        .where(isOpen(id));
    },
    async failed(db, id, reason, now) {
      const [row] = await db.select().from(tourImports).where(isOpen(id));
      if (!row) return;
      const isLast = row.attempts >= MOST_TRIES;
      // The part that was read would stand in the gallery as a tour.
      if (isLast && row.tourId !== null) await db.delete(tours).where(eq(tours.id, row.tourId));
      await db
        .update(tourImports)
        .set(isLast ? { ...over(reason), givenUpAt: now } : { nextAttemptAt: now, state: "en-cola" })
        .where(isOpen(id));
    },
  };
}

const over = (fault: string) => ({ state: "fallida" as const, fault, nextAttemptAt: null });

/** Takes one import up. @returns whether there may be more */
export async function workAtImports(parts: Parts): Promise<boolean> {
  const row = await claim(parts);
  if (!row) return false;
  await handling(row.id, () => workAt(parts, row));
  return true;
}

async function workAt(parts: Parts, row: ImportRow): Promise<void> {
  const { database, log, now } = parts;
  const { db } = database;
  const fail = (fault: string) => giveUp(parts, row, fault);
  if (row.attempts > MOST_TRIES) return await leave(parts, row);
  try {
    // An earlier try may have left a part of the tour.
    if (row.tourId !== null) await db.delete(tours).where(eq(tours.id, row.tourId));
    if (!(await importTour(parts, row)) && parts.isStopped()) await importItems().letGo(db, row.id, now());
  } catch (error) {
    if (error instanceof StoreFault) {
      log.error({ err: error.cause, import: row.id }, "the file store keeps an import waiting");
      const nextAttemptAt = new Date(now().getTime() + STORE_PAUSE_MS);
      await db
        .update(tourImports)
        .set({ state: "en-cola", nextAttemptAt, attempts: sql`greatest(${tourImports.attempts} - 1, 0)` })
        .where(isMine(row));
    } else if (error instanceof ImportFault) await fail(error.message);
    else if (error instanceof AppError) await fail(error.message);
    else if ((await db.$count(tourImports, eq(tourImports.id, row.id))) > 0) throw error;
    // Ended by its person meanwhile: the tour that rows were written for is gone.
  }
}

const isMine = ({ id, attempts }: ImportRow) =>
  and(eq(tourImports.id, id), eq(tourImports.state, "trabajando"), eq(tourImports.attempts, attempts));

/** @returns whether it was kept; else it was given up. @throws ImportFault; AppError; StoreFault */
async function importTour(parts: Parts, row: ImportRow): Promise<boolean> {
  const { db } = parts.database;
  const goesOn = lookAt(parts, row);
  const archive = await openArchive(await partsOfImport(parts, row.id));
  if (!(await goesOn(0))) return false;
  const read = await readImported(db, archive, row);
  const tourId = await begin(parts, row, read.tour.title);
  if (tourId === null) return false;
  const notes = [...read.notes];
  const originOf = new Map(read.tour.scenes.map(({ panoramaId, origin }) => [panoramaId, origin]));
  const panoramas = new Map<string, string>();
  const files = new Map<string, string>();
  const total = read.panoramas.length + read.files.length;
  let done = 0;
  const keeping = (): Keeping => ({
    ...parts,
    archive,
    tourId,
    owner: { ownerId: row.ownerId, agencyId: row.agencyId },
    goesOn: (share) => goesOn((done + share) / total),
  });
  for (const { id, name, source } of read.panoramas) {
    if (!(await goesOn(done / total))) return false;
    try {
      const kept = await keepPanorama(keeping(), { name, source, origin: originOf.get(id) ?? "foto" });
      if (kept === null) return false;
      panoramas.set(id, kept);
    } catch (error) {
      notes.push(`Falta la escena «${name}»: ${reasonOf(error)}`);
    }
    done++;
  }
  if (panoramas.size === 0) throw new ImportFault(notes.at(-1) ?? "No hay ninguna foto que podamos leer");
  for (const file of read.files) {
    if (!(await goesOn(done / total))) return false;
    try {
      files.set(file.id, await keepTourFile(keeping(), file));
    } catch (error) {
      notes.push(`Falta un archivo: ${reasonOf(error)}`);
    }
    done++;
  }
  const whole = readTour(renamed(read.tour, { panoramas, files }));
  if (whole.kind === "refused") throw new ImportFault(whole.text);
  const isWhole = await db.transaction(async (tx) => {
    const told = notes.slice(0, MOST_NOTES).map((note) => note.slice(0, LONGEST_NOTE));
    const isKept = await tx
      .update(tourImports)
      .set({ state: "lista", progress: 1, fault: null, notes: told, nextAttemptAt: null })
      .where(isMine(row))
      .returning({ id: tourImports.id });
    if (isKept.length === 0) return false;
    const { title } = whole.tour;
    await tx.update(tours).set({ document: whole.tour, title, updatedAt: parts.now() }).where(eq(tours.id, tourId));
    await tellTourChanged(tx, row);
    return true;
  });
  // Only now: of an upload that is gone before the tour is kept, a process that dies in between leaves neither. What it leaves after, the job
  // of unfinished uploads takes away.
  if (isWhole) await db.transaction((tx) => dropParts(parts, tx, row, row.id));
  return isWhole;
}

/** The part is told and left out; everything else goes on. @throws every error that is not of one part alone */
function reasonOf(error: unknown): string {
  if (error instanceof ImportFault) return error.message;
  if (error instanceof AppError && !(error instanceof StoreFault)) return error.issues?.[0]?.message ?? error.message;
  throw error;
}

/** A tour of its own, which no list shows before it is whole. Null where the import was ended meanwhile. */
async function begin({ database: { db }, now }: Parts, row: ImportRow, title: string): Promise<string | null> {
  const { ownerId, agencyId } = row;
  return await db.transaction(async (tx) => {
    const [locked] = await tx.select({ id: tourImports.id }).from(tourImports).where(isMine(row)).for("update");
    if (!locked) return null;
    const [tour] = await tx
      .insert(tours)
      .values({ ownerId, agencyId, title, document: emptyTour(title), createdAt: now(), updatedAt: now() })
      .returning({ id: tours.id });
    await tx.update(tourImports).set({ tourId: tour!.id }).where(eq(tourImports.id, row.id));
    return tour!.id;
  });
}

function lookAt({ database: { db }, now, isStopped }: Parts, row: ImportRow): (progress: number) => Promise<boolean> {
  const began = performance.now();
  let looked = 0;
  return async (progress) => {
    await breathe();
    livesOn();
    if (isStopped()) return false;
    if (performance.now() - began > LONGEST_MS)
      throw new ImportFault("Tarda más de 45 minutos. Divide el recorrido en varios ZIP e impórtalos uno a uno");
    if (performance.now() - looked < LOOK_MS) return true;
    looked = performance.now();
    const nextAttemptAt = new Date(now().getTime() + LEASE_MS);
    const kept = await db
      .update(tourImports)
      .set({ progress, nextAttemptAt })
      .where(isMine(row))
      .returning({ id: tourImports.id });
    return kept.length > 0;
  };
}

/** It has ended its process each time. The upload stays for as long as its row, so that it can be tried again. */
async function leave({ database: { db }, now }: Parts, row: ImportRow): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(tourImports)
      .set({ ...over(UNKNOWN_REASON), givenUpAt: now() })
      .where(isMine(row))
      .returning({ id: tourImports.id });
    if (ended.length === 0) return;
    if (row.tourId !== null) await tx.delete(tours).where(eq(tours.id, row.tourId));
    await tellTourChanged(tx, row);
  });
}

/** Removes the part that was read, and the upload: it can never be read. */
async function giveUp({ database: { db }, store, log }: Parts, row: ImportRow, fault: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(tourImports)
      .set(over(fault.slice(0, LONGEST_NOTE)))
      .where(isMine(row))
      .returning({ tourId: tourImports.tourId });
    if (!ended) return;
    if (ended.tourId !== null) await tx.delete(tours).where(eq(tours.id, ended.tourId));
    await dropParts({ store, log }, tx, row, row.id);
    await tellTourChanged(tx, row);
  });
}

/** Takes a due import for the length of a lease. The try counts before it begins. */
async function claim({ database: { db }, now, turns }: Parts): Promise<ImportRow | undefined> {
  const at = now();
  const due = claimable(db, at, turns);
  const [row] = await db
    .update(tourImports)
    .set({
      state: "trabajando",
      progress: 0,
      attempts: sql`${tourImports.attempts} + 1`,
      givenUpAt: null,
      nextAttemptAt: new Date(at.getTime() + LEASE_MS),
    })
    .where(amongLocked(tourImports.id, due))
    .returning();
  if (row) turns?.took("tour imports", row.turnOf);
  return row;
}

const claimable = (db: Db, at: Date, turns: Parts["turns"]) =>
  db
    .select({ id: tourImports.id })
    .from(tourImports)
    .where(and(isNotNull(tourImports.nextAttemptAt), lte(tourImports.nextAttemptAt, at)))
    .orderBy(
      sql`${tourImports.attempts} >= ${TRIED_LAST}`,
      inTurn(turns, "tour imports", sql`${tourImports.turnOf}`),
      tourImports.createdAt,
      tourImports.id,
    )
    .limit(1)
    .for("update", { skipLocked: true });
