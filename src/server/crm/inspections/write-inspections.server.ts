import { and, eq, inArray, isNotNull, type SQL } from "drizzle-orm";
import { COUNTRY_OPTIONS } from "#content/country-options.ts";
import { roomFor } from "#domain/crm/inspections/field-paths.ts";
import type { ChangesBody } from "#domain/crm/inspections/inspection-calls.ts";
import { CLOCK_TOLERANCE_SECONDS, emptyDocument } from "#domain/crm/inspections/inspection-document.ts";
import { mergeChanges, type Refusal } from "#domain/crm/inspections/merge-changes.ts";
import { visitTitle } from "#domain/crm/inspections/read-inspection.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { mayChange, ownershipOf } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents } from "../../platform/db/tables/crm-contacts.server.ts";
import { inspectionChanges, inspections } from "../../platform/db/tables/crm-inspections.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { countryOfWork } from "../../portfolio/homes/country-of-work.server.ts";
import { homeOfRow } from "../../portfolio/homes/home-rows.server.ts";
import { findHomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { touch } from "../contacts/write-contact.server.ts";
import { fieldsOfHome } from "./home-fields.server.ts";
import { findVisited, type InspectionRow } from "./read-inspections.server.ts";

/** Acts on valuation visits. */

/**
 * Takes the changes of a device in, and begins the visit where the server does not know it. The same changes again do nothing. Those of
 * a visit in the trash are kept too: nothing that somebody typed is lost.
 *
 * @throws AppError NOT_FOUND
 */
export async function takeChanges(
  tx: Db,
  actor: PersonActor,
  id: string,
  { deviceAt, begun, changes }: ChangesBody,
  now: Date,
): Promise<{ row: InspectionRow; taken: string[]; refused: Refusal[] }> {
  await lockOwner(tx, actor);
  const aheadMs = Date.parse(deviceAt) - now.getTime();
  if (begun) await begin(tx, actor, id, begun, { aheadMs, now });
  const row = await lockInspection(tx, actor, id);
  const known = await knownChanges(
    tx,
    id,
    changes.map((change) => change.id),
  );
  const fresh = changes.filter((change) => !known.has(change.id));
  const { document, taken, refused } = mergeChanges(row.document, fresh, now.toISOString());
  if (taken.length > 0) {
    await tx.insert(inspectionChanges).values(taken.map((change) => ({ inspectionId: id, id: change, at: now })));
  }
  const aheadSeconds = Math.round(aheadMs / 1000);
  const clockAheadSeconds =
    Math.abs(aheadSeconds) > CLOCK_TOLERANCE_SECONDS
      ? Math.max(-MOST_SECONDS, Math.min(MOST_SECONDS, aheadSeconds))
      : null;
  const isChanged = document !== row.document;
  const answer = { taken: [...known, ...taken], refused };
  // A device asks whenever its person comes back to it: most times there is nothing to write.
  if (!isChanged && clockAheadSeconds === row.clockAheadSeconds) return { row, ...answer };
  const [written] = await tx
    .update(inspections)
    .set({
      clockAheadSeconds,
      ...(isChanged ? { document, title: visitTitle(document.fields), updatedAt: now } : {}),
    })
    .where(eq(inspections.id, id))
    .returning();
  if (isChanged) await publish(tx, written!);
  return { row: written!, ...answer };
}

/** The largest whole number that the column holds is a little above this. */
const MOST_SECONDS = 2_000_000_000;

async function begin(
  tx: Db,
  actor: PersonActor,
  id: string,
  begun: NonNullable<ChangesBody["begun"]>,
  { aheadMs, now }: { aheadMs: number; now: Date },
): Promise<void> {
  // A home or a contact that has gone since keeps nobody's visit from arriving.
  const found = begun.homeId ? await findHomeRow(tx, actor, begun.homeId) : undefined;
  const home = found && !found.deletedAt ? found : undefined;
  // Whoever begins it at a home visits its owner.
  const contactId = begun.contactId ?? home?.ownerContactId;
  const visited = contactId ? await findVisited(tx, actor, contactId) : undefined;
  const country = home ? null : await countryOfWork(tx, actor);
  const fields = {
    ...(home ? fieldsOfHome(homeOfRow(home)) : {}),
    ...(country !== null && COUNTRY_OPTIONS.some(({ value }) => value === country) ? { "home.country": country } : {}),
    ...(visited ? { "owner.name": visited.name.slice(0, roomFor("owner.name")) } : {}),
  };
  const startedAt = new Date(Math.min(Date.parse(begun.at) - aheadMs, now.getTime()));
  const inserted = await tx
    .insert(inspections)
    .values({
      id,
      ...ownershipOf(actor),
      createdAt: now,
      updatedAt: now,
      startedAt,
      title: visitTitle(fields),
      document: emptyDocument(fields),
      homeId: home?.id ?? null,
      contactId: visited?.id ?? null,
    })
    .onConflictDoNothing()
    .returning();
  if (!inserted[0]) return;
  if (visited) {
    await tx.insert(contactEvents).values({
      contactId: visited.id,
      homeId: home?.id ?? null,
      at: startedAt,
      kind: "visita",
      text: "Visita de valoración",
      actorId: actor.ownerId,
      data: { inspectionId: id },
    });
    await touch(tx, visited.id, now);
  }
  await publish(tx, inserted[0]);
}

async function knownChanges(tx: Db, inspectionId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: inspectionChanges.id })
    .from(inspectionChanges)
    .where(and(eq(inspectionChanges.inspectionId, inspectionId), inArray(inspectionChanges.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** @throws AppError NOT_FOUND */
export async function lockInspection(tx: Db, actor: PersonActor, id: string): Promise<InspectionRow> {
  const [row] = await tx
    .select()
    .from(inspections)
    .where(and(eq(inspections.id, id), mayChange(actor, "inspection")))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

export async function finishInspection(tx: Db, actor: PersonActor, id: string, isFinished: boolean, now: Date) {
  const row = await lockInspection(tx, actor, id);
  if ((row.finishedAt !== null) === isFinished) return;
  await tx
    .update(inspections)
    .set({ finishedAt: isFinished ? now : null })
    .where(eq(inspections.id, id));
  await publish(tx, row);
}

/** Into the trash or out of it. */
export async function tossInspection(tx: Db, actor: PersonActor, id: string, deletedAt: Date | null) {
  const row = await lockInspection(tx, actor, id);
  if ((row.deletedAt === null) === (deletedAt === null)) return;
  await tx.update(inspections).set({ deletedAt }).where(eq(inspections.id, id));
  await publish(tx, row);
}

/** For good, from the trash. Its photos are taken away by the job of unused files. @throws AppError NOT_FOUND */
export async function eraseInspection(tx: Db, actor: PersonActor, id: string) {
  const inTrash: SQL = and(eq(inspections.id, id), mayChange(actor, "inspection"), isNotNull(inspections.deletedAt))!;
  const [row] = await tx.delete(inspections).where(inTrash).returning();
  if (!row) throw new AppError("NOT_FOUND");
  await publish(tx, row);
}

const publish = (tx: Db, { agencyId, ownerId }: Pick<InspectionRow, "agencyId" | "ownerId">) =>
  publishChange(tx, agencyId ?? ownerId, "contacts");
