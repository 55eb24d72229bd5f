import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type * as z from "zod/mini";
import { storableDeep } from "#domain/shared/schema/storable.ts";
import { toldValue } from "#domain/tools/dossiers/corrections.ts";
import type { correctionForm, dossierChange, kindForm, newDossier } from "#domain/tools/dossiers/dossier.ts";
import { correctPart, readPartAs } from "#domain/tools/dossiers/read-parts.ts";
import { wholeText } from "#domain/tools/dossiers/whole-text.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { dossierDocuments, dossierPages, dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import { findHomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { lockDossier, publishDossier, scopeOfDossier } from "./dossier-rows.server.ts";
import { pagesOf, reviewAgain } from "./review-again.server.ts";

/** Dossiers as people make, change and remove them. */

/** @returns its id. @throws AppError INVALID_INPUT for a home or a contact that the actor does not see */
export async function addDossier(
  tx: Db,
  actor: PersonActor,
  given: z.output<typeof newDossier>,
  now: Date,
): Promise<string> {
  await lockOwner(tx, actor);
  await mustSee(tx, actor, given);
  const [row] = await tx
    .insert(dossiers)
    .values({ ...ownershipOf(actor), ...given, createdAt: now, updatedAt: now })
    .returning();
  await publishDossier(tx, row!);
  return row!.id;
}

/** @throws AppError NOT_FOUND, INVALID_INPUT */
export async function changeDossier(
  tx: Db,
  actor: PersonActor,
  id: string,
  change: z.output<typeof dossierChange>,
  now: Date,
): Promise<void> {
  const row = await lockDossier(tx, actor, id);
  await mustSee(tx, actor, change);
  await tx
    .update(dossiers)
    .set({ ...change, updatedAt: now })
    .where(eq(dossiers.id, id));
  // Another home is compared with the papers anew.
  if (change.homeId !== undefined) await reviewAgain(tx, { id, homeId: change.homeId }, now);
  await publishDossier(tx, row);
}

async function mustSee(
  tx: Db,
  actor: PersonActor,
  { homeId, contactId }: { homeId?: string | null | undefined; contactId?: string | null | undefined },
): Promise<void> {
  const wrong = (path: string, message: string) => new AppError("INVALID_INPUT", [{ path, message }]);
  if (homeId) {
    const home = await findHomeRow(tx, actor, homeId);
    if (!home || home.deletedAt) throw wrong("homeId", "Elige un inmueble de tu cartera");
  }
  if (contactId) {
    const isSeen = and(
      eq(contacts.id, contactId),
      mayRead(actor, "contact"),
      isNull(contacts.deletedAt),
      isNull(contacts.mergedIntoId),
    );
    if ((await tx.$count(contacts, isSeen)) === 0) throw wrong("contactId", "Elige un contacto de la lista");
  }
}

/** Into the trash, or out of it. A repeated call changes nothing. @throws AppError NOT_FOUND */
export async function trashDossier(tx: Db, actor: PersonActor, id: string, deletedAt: Date | null): Promise<void> {
  const row = await lockDossier(tx, actor, id, { isInTrash: "either" });
  if ((row.deletedAt === null) === (deletedAt === null)) return;
  await tx.update(dossiers).set({ deletedAt }).where(eq(dossiers.id, id));
  await publishDossier(tx, row);
}

/** For good, from the trash, with its files. @throws AppError NOT_FOUND */
export async function eraseDossier(
  services: Pick<ToolServices, "store" | "log">,
  tx: Db,
  actor: PersonActor,
  id: string,
): Promise<void> {
  const [row] = await tx
    .select()
    .from(dossiers)
    .where(and(eq(dossiers.id, id), mayChange(actor, "dossier"), isNotNull(dossiers.deletedAt)))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  const kept = tx
    .select({ id: dossierDocuments.fileId })
    .from(dossierDocuments)
    .where(eq(dossierDocuments.dossierId, id));
  const gone = await tx.delete(files).where(inArray(files.id, kept)).returning({ key: files.storageKey });
  await tx.delete(dossiers).where(eq(dossiers.id, id));
  await publishDossier(tx, row);
  // Its deadlines have lost their words.
  await publishChange(tx, scopeOfDossier(row), "calendar");
  await removeBytes(
    services,
    gone.map(({ key }) => key),
  );
}

interface DocumentIds {
  dossierId: string;
  documentId: string;
}

/** Takes a document out, with its file and what was read. @throws AppError NOT_FOUND */
export async function removeDocument(
  services: Pick<ToolServices, "store" | "log">,
  tx: Db,
  actor: PersonActor,
  { dossierId, documentId }: DocumentIds,
  now: Date,
): Promise<void> {
  const row = await lockDossier(tx, actor, dossierId);
  const [document] = await tx.delete(dossierDocuments).where(isDocument({ dossierId, documentId })).returning();
  if (!document) throw new AppError("NOT_FOUND");
  const gone =
    document.fileId === null
      ? []
      : await tx.delete(files).where(eq(files.id, document.fileId)).returning({ key: files.storageKey });
  await reviewAgain(tx, row, now);
  await publishDossier(tx, row);
  await removeBytes(
    services,
    gone.map(({ key }) => key),
  );
}

/** Stops the reading; the pages that were read stay. A document that is not read does not change. @throws AppError NOT_FOUND */
export async function cancelReading(tx: Db, actor: PersonActor, ids: DocumentIds, now: Date): Promise<void> {
  const row = await lockDossier(tx, actor, ids.dossierId);
  const [document] = await tx.select().from(dossierDocuments).where(isDocument(ids)).for("update");
  if (!document) throw new AppError("NOT_FOUND");
  if (document.state !== "recibido" && document.state !== "leyendo") return;
  await tx
    .update(dossierDocuments)
    .set({ state: "cancelado", nextAttemptAt: null, attempts: 0 })
    .where(eq(dossierDocuments.id, document.id));
  await reviewAgain(tx, row, now);
  await publishDossier(tx, row);
}

/**
 * Goes on with a document whose reading was stopped, or that could not be read. Pages of which nothing could be said are read again.
 *
 * @throws AppError NOT_FOUND, also of a file that is not kept
 */
export async function readAgain(tx: Db, actor: PersonActor, ids: DocumentIds, now: Date): Promise<void> {
  const row = await lockDossier(tx, actor, ids.dossierId);
  const [document] = await tx.select().from(dossierDocuments).where(isDocument(ids)).for("update");
  if (!document || document.fileId === null) throw new AppError("NOT_FOUND");
  await makeDue(tx, row, document, now);
}

/** The dossier and its document are locked. One that is due, or being read, does not change. */
export async function makeDue(
  tx: Db,
  row: typeof dossiers.$inferSelect,
  document: typeof dossierDocuments.$inferSelect,
  now: Date,
): Promise<void> {
  if (document.state === "recibido" || document.state === "leyendo") return;
  const isWhole = document.state === "cancelado";
  if (!isWhole) await tx.delete(dossierPages).where(eq(dossierPages.documentId, document.id));
  await tx
    .update(dossierDocuments)
    .set({
      state: "recibido",
      fault: null,
      nextAttemptAt: now,
      attempts: 0,
      givenUpAt: null,
      ...(isWhole ? {} : { readPages: 0, readings: null }),
    })
    .where(eq(dossierDocuments.id, document.id));
  await reviewAgain(tx, row, now);
  await publishDossier(tx, row);
}

/**
 * Reads one of the documents in a file as the kind that a person says it is; null leaves that to the engine again.
 *
 * @throws AppError NOT_FOUND, INVALID_INPUT where no document begins on that page
 */
export async function tellKind(
  tx: Db,
  actor: PersonActor,
  ids: DocumentIds,
  { from, kind }: z.output<typeof kindForm>,
  now: Date,
): Promise<void> {
  const row = await lockDossier(tx, actor, ids.dossierId);
  const [document] = await tx.select().from(dossierDocuments).where(isDocument(ids)).for("update");
  if (!document) throw new AppError("NOT_FOUND");
  const { readings } = document;
  const at = readings?.findIndex((part) => part.from === from) ?? -1;
  if (!readings || at < 0)
    throw new AppError("INVALID_INPUT", [{ path: "from", message: "En esa página ya no empieza ningún documento" }]);
  const text = wholeText(await pagesOf(tx, document.id), document);
  const part = readPartAs(text, readings[at]!, kind, isoDateInMadrid(now));
  await tx
    .update(dossierDocuments)
    .set({ readings: readings.with(at, part) })
    .where(eq(dossierDocuments.id, document.id));
  await reviewAgain(tx, row, now);
  await publishDossier(tx, row);
}

/**
 * Takes what a person says that a field of a document is, and judges the dossier with it; null takes that back.
 *
 * @throws AppError NOT_FOUND, INVALID_INPUT where the document has no such field, or the text is no such value
 */
export async function correctField(
  tx: Db,
  actor: PersonActor,
  ids: DocumentIds,
  { from, field, text }: z.output<typeof correctionForm>,
  now: Date,
): Promise<void> {
  const row = await lockDossier(tx, actor, ids.dossierId);
  const [document] = await tx.select().from(dossierDocuments).where(isDocument(ids)).for("update");
  if (!document) throw new AppError("NOT_FOUND");
  const wrong = (message: string, path = "text") => new AppError("INVALID_INPUT", [{ path, message }]);
  const at = document.readings?.findIndex((part) => part.from === from) ?? -1;
  const part = document.readings?.[at];
  if (!document.readings || !part) throw wrong("En esa página ya no empieza ningún documento", "from");
  const one = part.reading.fields.find((each) => each.field === field);
  if (!one) throw wrong("Este documento ya no tiene ese dato", "field");
  const value = text === null ? null : toldValue(one.read ?? one.value, text);
  if (value !== null && "fault" in value) throw wrong(value.fault);
  const whole = wholeText(await pagesOf(tx, document.id), document);
  const corrected = correctPart(whole, part, { field, text }, isoDateInMadrid(now));
  await tx
    .update(dossierDocuments)
    .set({ readings: storableDeep(document.readings.with(at, corrected)) })
    .where(eq(dossierDocuments.id, document.id));
  await reviewAgain(tx, row, now);
  await publishDossier(tx, row);
}

const isDocument = ({ dossierId, documentId }: DocumentIds) =>
  and(eq(dossierDocuments.id, documentId), eq(dossierDocuments.dossierId, dossierId));
