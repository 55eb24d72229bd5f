import { createHash } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { eventOfDeadline } from "#domain/tools/dossiers/deadline-events.ts";
import type { Confirmed, ConfirmForm } from "#domain/tools/dossiers/dossier.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { createEvent } from "../../crm/calendar/change-events.server.ts";
import { addEvent } from "../../crm/contacts/write-contact.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { contactEvents } from "../../platform/db/tables/crm-contacts.server.ts";
import { dossierDocuments, dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { updateHome } from "../../portfolio/homes/change-homes.server.ts";
import { type DossierRow, lockDossier, publishDossier } from "./dossier-rows.server.ts";
import { reviewAgain } from "./review-again.server.ts";

/** The newest ones that a dossier remembers. */
const MOST_CONFIRMED = 200;

/**
 * Writes what a person chose of a dossier into its home, its contact's timeline and the calendar, and nothing else: through the same
 * functions as their own pages, all or nothing. The same appointment again is not put in twice.
 *
 * @throws AppError NOT_FOUND, INVALID_INPUT at the field, HOME_CHANGED where somebody changed the same field meanwhile
 */
export async function confirmFields(
  tx: Db,
  actor: PersonActor,
  id: string,
  { documentId, home, note, events }: ConfirmForm,
  now: Date,
): Promise<Confirmed[]> {
  const dossier = await lockDossier(tx, actor, id);
  const wrong = (path: string, message: string) => new AppError("INVALID_INPUT", [{ path, message }]);
  if (documentId !== null) {
    const isOfDossier = and(eq(dossierDocuments.id, documentId), eq(dossierDocuments.dossierId, id));
    if ((await tx.$count(dossierDocuments, isOfDossier)) === 0)
      throw wrong("documentId", "Este documento ya no está en el expediente");
  }
  const done: Confirmed[] = [];
  const noteDone = (to: Confirmed["to"], field: string, value: string) =>
    done.push({ by: actor.ownerId, at: now.toISOString(), to, field, value, documentId });

  if (home) {
    if (dossier.homeId === null) throw wrong("home", "Elige antes el inmueble de este expediente");
    await updateHome(tx, actor, dossier.homeId, home, now);
    for (const [field, value] of Object.entries(home.values)) noteDone("home", field, String(value));
  }
  if (note !== undefined) {
    if (dossier.contactId === null) throw wrong("note", "Elige antes el contacto de este expediente");
    const values = { kind: "nota", text: note, direction: "saliente", homeId: dossier.homeId } as const;
    const eventId = await addEvent(tx, { actor, now }, dossier.contactId, values);
    // The line leads back to the papers that it is from.
    await tx
      .update(contactEvents)
      .set({ data: { dossierId: id } })
      .where(eq(contactEvents.id, eventId));
    noteDone("contact", "note", note);
  }
  for (const event of events ?? []) {
    await putIntoCalendar(tx, actor, dossier, event, now);
    noteDone("calendar", event.date, event.title);
  }
  const confirmed = [...dossier.confirmed, ...done].slice(-MOST_CONFIRMED);
  await tx.update(dossiers).set({ confirmed, updatedAt: now }).where(eq(dossiers.id, id));
  // The home may agree with the papers now.
  if (home) await reviewAgain(tx, dossier, now);
  await publishDossier(tx, dossier);
  return confirmed;
}

async function putIntoCalendar(
  tx: Db,
  actor: PersonActor,
  { id, homeId, contactId }: DossierRow,
  { date, title }: { date: string; title: string },
  now: Date,
): Promise<void> {
  const cause = `expediente:${id}:${date}:${createHash("sha256").update(title).digest("hex").slice(0, 16)}`;
  const isThere = and(eq(calendarEvents.cause, cause), ne(calendarEvents.status, "cancelado"));
  if ((await tx.$count(calendarEvents, isThere)) > 0) return;
  // One that somebody deleted may be put in again.
  await tx.update(calendarEvents).set({ cause: null }).where(eq(calendarEvents.cause, cause));
  const event = { ...eventOfDeadline({ date, title }), homeId, contactId };
  await createEvent(tx, actor, event, now, cause);
}
