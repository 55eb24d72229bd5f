import { and, eq, isNotNull, lte, ne, sql, sum } from "drizzle-orm";
import { storableDeep } from "#domain/shared/schema/storable.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { MOST_DOSSIER_PAGES } from "#domain/tools/dossiers/dossier-limits.ts";
import type { OpenedFile } from "#domain/tools/dossiers/open-file.ts";
import type { ReadPage } from "#domain/tools/dossiers/page-assembly/read-pdf-page.ts";
import { readParts } from "#domain/tools/dossiers/read-parts.ts";
import { boundedPage, boundedPages } from "#domain/tools/dossiers/reading-bounds.ts";
import { ReadingFault } from "#domain/tools/dossiers/reading-fault.ts";
import { unreadPage, wholeText } from "#domain/tools/dossiers/whole-text.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import { amongLocked } from "../../platform/db/among-locked.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { dossierDocuments, dossierPages, dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { handling, livesOn } from "../../platform/jobs/in-hand.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { type JobItems, MOST_TRIES, TRIED_LAST, UNKNOWN_REASON } from "../../platform/jobs/tries.server.ts";
import { inTurn } from "../../platform/jobs/turns.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import { StoreFault } from "../../platform/store/store-fault.server.ts";
import { documentsGivenUp } from "./documents-given-up.server.ts";
import { type DocumentRow, publishDossier } from "./dossier-rows.server.ts";
import { openDocument } from "./reading/open-document.server.ts";
import { recogniseHere } from "./reading/recogniser.server.ts";
import { pagesOf, reviewAgain } from "./review-again.server.ts";
import { unpackIntoDossier } from "./unpack-into-dossier.server.ts";

/**
 * Reads the documents of dossiers, page by page. Each page is kept as soon as it is read, so that a process that dies loses none; after
 * a while somebody else's document gets its turn.
 */
export const dossierJob: Job = {
  name: "dossiers",
  everyMs: MINUTE_MS,
  wokenBy: ["dossier_documents"],
  items: dossierItems(),
  givenUp: documentsGivenUp,
  round: (parts) => workAtDossiers(parts),
};

/** Time that a process has for the next page of a document it took. */
const LEASE_MS = 5 * 60_000;
/** A document gives its turn up after so long, between two pages. */
const TURN_MS = 15_000;
const STORE_PAUSE_MS = 30_000;

type Parts = Pick<JobParts, "database" | "log" | "store" | "now" | "isStopped" | "turns">;

/** Handles a document at which the thread ended: the page that it was at is left out after the last try, and the rest is read. */
function dossierItems(): JobItems {
  return {
    async letGo(db, id, now) {
      await db
        .update(dossierDocuments)
        .set({ attempts: sql`greatest(${dossierDocuments.attempts} - 1, 0)`, nextAttemptAt: now })
        .where(and(eq(dossierDocuments.id, id), isNotNull(dossierDocuments.nextAttemptAt)));
    },
    async failed(db, id, reason, now) {
      await db.transaction(async (tx) => {
        const [document] = await tx.select().from(dossierDocuments).where(eq(dossierDocuments.id, id)).for("update");
        if (!document?.nextAttemptAt) return;
        if (document.attempts < MOST_TRIES) {
          await tx.update(dossierDocuments).set({ nextAttemptAt: now }).where(eq(dossierDocuments.id, id));
        } else if (document.pages === null || document.readPages >= document.pages) {
          // Before its first page, or behind its last: what ended the thread were all of its pages together.
          await giveUp(tx, document, { fault: reason, givenUpAt: now }, now);
        } else {
          await keepPage(tx, document, leftOut(document.readPages + 1), now);
          await tx.update(dossierDocuments).set({ nextAttemptAt: now }).where(eq(dossierDocuments.id, id));
        }
      });
    },
  };
}

/** Takes up one document and reads on for a turn. @returns whether there may be more */
export async function workAtDossiers(parts: Parts): Promise<boolean> {
  const document = await claim(parts);
  if (!document) return false;
  await handling(document.id, () => workAt(parts, document));
  return true;
}

async function workAt(parts: Parts, document: DocumentRow): Promise<void> {
  const { database, log, store, now } = parts;
  const { db } = database;
  const end = (reason: string, givenUpAt: Date | null = null) =>
    db.transaction(async (tx) => {
      const [current] = await tx
        .select()
        .from(dossierDocuments)
        .where(eq(dossierDocuments.id, document.id))
        .for("update");
      if (current?.state === "leyendo") await giveUp(tx, current, { fault: reason, givenUpAt }, now());
    });
  try {
    const isAtEnd = document.pages === null || document.readPages >= document.pages;
    if (document.attempts > MOST_TRIES && isAtEnd) return await end(UNKNOWN_REASON, now());
    const bytes = await bytesOf(parts, document);
    if (bytes === null) return;
    if (document.form === "zip") await unpackIntoDossier(parts, document, bytes);
    else await readOn(parts, document, bytes);
  } catch (error) {
    if (error instanceof StoreFault) {
      log.error({ err: error.cause, document: document.id }, "the file store keeps a document waiting");
      await wait(db, document.id, new Date(now().getTime() + STORE_PAUSE_MS));
      return;
    }
    if (error instanceof ReadingFault) return await end(error.message);
    throw error;
  }

  /** Null where another process has the file; that was no try. */
  async function bytesOf({ store: from }: Pick<JobParts, "store">, { fileId }: DocumentRow): Promise<Buffer | null> {
    const [file] = fileId === null ? [] : await db.select().from(files).where(eq(files.id, fileId));
    const stored = file && (await from.get(file.storageKey));
    if (stored) return await readWhole(stored);
    if (file && (await store.identity()) !== null)
      await wait(db, document.id, new Date(now().getTime() + STORE_PAUSE_MS));
    else await end("El archivo ya no está guardado. Súbelo otra vez");
    return null;
  }
}

async function readOn(parts: Parts, document: DocumentRow, bytes: Buffer): Promise<void> {
  const { db } = parts.database;
  const { now, isStopped } = parts;
  const opened = await openDocument(bytes, recogniseHere);
  const { allPages } = opened;
  try {
    const pages = Math.min(opened.pages, document.pages ?? (await roomFor(db, document)));
    await db
      .update(dossierDocuments)
      .set({ pages, allPages, ...(document.pages === null ? { attempts: 0 } : {}) })
      .where(eq(dossierDocuments.id, document.id));
    const begun = performance.now();
    for (let number = document.readPages + 1; number <= pages; number++) {
      if (isStopped() || (number > document.readPages + 1 && performance.now() - begun > TURN_MS)) {
        return await passOn(db, document.id, now());
      }
      livesOn();
      const read = await readPage(parts, opened, number);
      const goesOn = await db.transaction((tx) => keepPage(tx, document, read, now()));
      // Stopped, or taken out, while the page was read.
      if (!goesOn) return;
    }
  } finally {
    await opened.close();
  }
  await db.transaction((tx) => finish(tx, document.id, now()));
}

/** Pages that a document may still have beside the others of its dossier. @throws ReadingFault where there are none left */
async function roomFor(db: Db, { id, dossierId }: DocumentRow): Promise<number> {
  const others = and(eq(dossierDocuments.dossierId, dossierId), ne(dossierDocuments.id, id));
  const [row] = await db
    .select({ pages: sum(dossierDocuments.pages).mapWith(Number) })
    .from(dossierDocuments)
    .where(others);
  const left = MOST_DOSSIER_PAGES - (row?.pages ?? 0);
  if (left <= 0)
    throw new ReadingFault(
      `Los documentos de este expediente ya suman ${MOST_DOSSIER_PAGES} páginas. Sube este en otro`,
    );
  return left;
}

/** A page that fails is said to be unread; the others are read all the same. */
async function readPage({ log }: Parts, opened: OpenedFile, number: number): Promise<ReadPage> {
  try {
    const { page, laid } = await opened.read(number);
    return { page: boundedPage(page), laid };
  } catch (error) {
    // Of the fault only its kind: a message of a parser may hold words of the page.
    log.warn(
      { page: number, fault: error instanceof Error ? error.name : "unknown" },
      "a page of a document could not be read",
    );
    return leftOut(number);
  }
}

const leftOut = (number: number): ReadPage => ({ page: unreadPage(number), laid: { turn: 0, degrees: 0 } });

/** Keeps a page with the progress. @returns false where the reading was stopped */
async function keepPage(tx: Db, { id }: DocumentRow, { page, laid }: ReadPage, now: Date): Promise<boolean> {
  const [current] = await tx.select().from(dossierDocuments).where(eq(dossierDocuments.id, id)).for("update");
  if (current?.state !== "leyendo") return false;
  const kept = { documentId: id, number: page.number, page: storableDeep(page), laid };
  await tx.insert(dossierPages).values(kept).onConflictDoNothing();
  await tx
    .update(dossierDocuments)
    .set({ readPages: page.number, attempts: 0, nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
    .where(eq(dossierDocuments.id, id));
  const [dossier] = await tx.select().from(dossiers).where(eq(dossiers.id, current.dossierId));
  if (dossier) await publishDossier(tx, dossier);
  return true;
}

/** Every page was read: what the document says, and what the dossier says with it. */
async function finish(tx: Db, id: string, now: Date): Promise<void> {
  const [known] = await tx.select().from(dossierDocuments).where(eq(dossierDocuments.id, id));
  if (!known) return;
  // The dossier first, as everybody locks it.
  const [dossier] = await tx.select().from(dossiers).where(eq(dossiers.id, known.dossierId)).for("update");
  const [document] = await tx.select().from(dossierDocuments).where(eq(dossierDocuments.id, id)).for("update");
  if (!dossier || document?.state !== "leyendo") return;
  const pages = await pagesOf(tx, id);
  const read = boundedPages(pages);
  for (const [i, page] of read.entries()) {
    const isThis = and(eq(dossierPages.documentId, id), eq(dossierPages.number, page.number));
    if (page !== pages[i]) await tx.update(dossierPages).set({ page }).where(isThis);
  }
  const readings = storableDeep(readParts(wholeText(read, document), isoDateInMadrid(now)));
  await tx
    .update(dossierDocuments)
    .set({ state: "leido", readings, nextAttemptAt: null, attempts: 0, fault: null })
    .where(eq(dossierDocuments.id, id));
  await reviewAgain(tx, dossier, now);
  await publishDossier(tx, dossier);
}

/** @param end.givenUpAt null where another try would not help */
async function giveUp(
  tx: Db,
  { id, dossierId }: DocumentRow,
  { fault, givenUpAt }: { fault: string; givenUpAt: Date | null },
  now: Date,
): Promise<void> {
  const [dossier] = await tx.select().from(dossiers).where(eq(dossiers.id, dossierId));
  await tx
    .update(dossierDocuments)
    .set({ state: "fallido", fault, nextAttemptAt: null, attempts: 0, givenUpAt })
    .where(eq(dossierDocuments.id, id));
  if (!dossier) return;
  await tx.update(dossiers).set({ updatedAt: now }).where(eq(dossiers.id, dossierId));
  await publishDossier(tx, dossier);
}

/** Due at once, after the others who wait. */
async function passOn(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(dossierDocuments)
    .set({ nextAttemptAt: now, attempts: 0 })
    .where(and(eq(dossierDocuments.id, id), eq(dossierDocuments.state, "leyendo")));
}

/** Due later; that was no try. */
async function wait(db: Db, id: string, until: Date): Promise<void> {
  await db
    .update(dossierDocuments)
    .set({ nextAttemptAt: until, attempts: sql`greatest(${dossierDocuments.attempts} - 1, 0)` })
    .where(and(eq(dossierDocuments.id, id), eq(dossierDocuments.state, "leyendo")));
}

/** Takes a due document for the length of a lease. The try counts before it begins: one that ends the thread counts too. */
async function claim({ database: { db }, now, turns }: Parts): Promise<DocumentRow | undefined> {
  const at = now();
  const due = db
    .select({ id: dossierDocuments.id })
    .from(dossierDocuments)
    .where(and(isNotNull(dossierDocuments.nextAttemptAt), lte(dossierDocuments.nextAttemptAt, at)))
    .orderBy(
      sql`${dossierDocuments.attempts} >= ${TRIED_LAST}`,
      inTurn(turns, "dossiers", sql`${dossierDocuments.turnOf}`),
      dossierDocuments.createdAt,
      dossierDocuments.id,
    )
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(dossierDocuments)
    .set({
      state: "leyendo",
      attempts: sql`${dossierDocuments.attempts} + 1`,
      givenUpAt: null,
      nextAttemptAt: new Date(at.getTime() + LEASE_MS),
    })
    .where(amongLocked(dossierDocuments.id, due))
    .returning();
  if (row) turns?.took("dossiers", row.turnOf);
  return row;
}
