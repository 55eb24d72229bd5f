import { and, eq, inArray, isNotNull, isNull, notInArray, sql } from "drizzle-orm";
import type { ContactChange, ContactValues, EventValues } from "#domain/crm/contacts/contact-forms.ts";
import { ANSWER_EVENT_KINDS } from "#domain/crm/contacts/contact-names.ts";
import type { PointKind } from "#domain/crm/contacts/contact-values.ts";
import { emailOf, phoneOf } from "#domain/crm/contacts/phone.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange } from "../../accounts/access/policies.server.ts";
import { membersOf } from "../../accounts/people/people.server.ts";
import { AppError, type FieldIssue } from "../../platform/app-error.server.ts";
import { tellChanges } from "../../platform/changes/tell-changes.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { chatThreads } from "../../platform/db/tables/assistant-threads.server.ts";
import {
  contactEvents,
  contactPoints,
  contacts,
  distinctContacts,
} from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { sayConsentPlace } from "./consent-place.server.ts";
import { ownersOfPoints, type Point, pointsOf, writeContactWords } from "./contact-points.server.ts";
import { contactPath, notifyPeople } from "./notify.server.ts";
import { queueContactWebhooks, tellHeard } from "./queue-contact-webhooks.server.ts";
import { type CrmScope, crmScopeOfRow, enterCrmScope, enterCrmScopeAs } from "./scopes.server.ts";

type ContactRow = typeof contacts.$inferSelect;

/** The data that every write needs. */
export interface Act {
  actor: PersonActor;
  now: Date;
}

/** The contact, locked until the transaction ends. @throws AppError NOT_FOUND */
export async function lockContact(tx: Db, actor: PersonActor, id: string): Promise<ContactRow> {
  const [row] = await tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.id, id), mayChange(actor, "contact"), isNull(contacts.mergedIntoId)))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/**
 * Enters the CRM scope of a contact and locks its row.
 *
 * @throws AppError NOT_FOUND
 */
export async function enterContact(
  tx: Db,
  actor: PersonActor,
  id: string,
): Promise<{ contact: ContactRow; crmScope: CrmScope }> {
  const [row] = await tx
    .select({ scope: contacts.scope, agencyId: contacts.agencyId })
    .from(contacts)
    .where(and(eq(contacts.id, id), mayChange(actor, "contact")));
  if (!row) throw new AppError("NOT_FOUND");
  const crmScope = crmScopeOfRow(row);
  await enterCrmScope(tx, crmScope);
  return { contact: await lockContact(tx, actor, id), crmScope };
}

/** @throws AppError INVALID_INPUT for somebody who may get nothing here */
export async function mustBeMember(
  tx: Db,
  actor: PersonActor,
  ownerId: string | null,
  { agencyId }: { agencyId: string | null },
): Promise<void> {
  if (ownerId === null) {
    // A contact that a person had before they were in an agency belongs to that person alone.
    if (actor.agency && agencyId) return;
  } else if ((await membersOf(tx, actor)).some(({ id }) => id === ownerId)) return;
  throw new AppError("INVALID_INPUT", [{ path: "ownerId", message: "Elige a alguien del equipo" }]);
}

/** @throws AppError INVALID_INPUT, also where a number or an address is somebody else's */
export async function addContact(
  tx: Db,
  act: Act,
  form: ContactValues,
  source: "mano" | "conversacion" = "mano",
): Promise<string> {
  const { actor, now } = act;
  const crmScope = await enterCrmScopeAs(tx, actor);
  const ownerId = form.ownerId === undefined ? actor.ownerId : form.ownerId;
  await mustBeMember(tx, actor, ownerId, crmScope);
  const points = readPoints(form);
  const sharers = await mustBeFree(tx, actor, crmScope.scope, { points, id: null, sharesPhone: form.sharesPhone });
  const { emails: _e, phones: _p, sharesPhone: _s, hasConsent, consentText, ...values } = form;
  if (hasConsent) await sayConsentPlace(tx, "ficha", actor.ownerId);
  const [row] = await tx
    .insert(contacts)
    .values({
      ...values,
      scope: crmScope.scope,
      agencyId: crmScope.agencyId,
      ownerId,
      source,
      consentAt: hasConsent ? now : null,
      consentText: hasConsent ? (consentText ?? "Lo dijo de palabra") : null,
      lastActivityAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: contacts.id });
  await writePoints(tx, { id: row!.id, scope: crmScope.scope }, points);
  await noteDistinct(tx, row!.id, sharers);
  await writeContactWords(tx, [row!.id]);
  await queueContactWebhooks(tx, "contact.created", row!.id, now);
  await publishChange(tx, crmScope.scope, "contacts");
  return row!.id;
}

/** Writes the given fields and leaves the rest. @throws AppError NOT_FOUND, INVALID_INPUT */
export async function changeContact(tx: Db, act: Act, id: string, change: ContactChange): Promise<void> {
  const { actor, now } = act;
  const { contact, crmScope } = await enterContact(tx, actor, id);
  const { emails, phones, hasConsent, consentText, ownerId, sharesPhone = false, ...values } = change;
  const points = readPoints({ emails: emails ?? [], phones: phones ?? [] });
  const sharers = await mustBeFree(tx, actor, crmScope.scope, { points, id, sharesPhone });
  for (const [kind, given] of [
    ["email", emails],
    ["telefono", phones],
  ] as const) {
    if (given === undefined) continue;
    await tx.delete(contactPoints).where(and(eq(contactPoints.contactId, id), eq(contactPoints.kind, kind)));
    const ofKind = points.filter((point) => point.kind === kind);
    await writePoints(tx, contact, ofKind);
  }
  await noteDistinct(tx, id, sharers);
  const consent =
    hasConsent === undefined || hasConsent === (contact.consentAt !== null)
      ? {}
      : hasConsent
        ? {
            consentAt: now,
            consentText: consentText ?? "Lo dijo de palabra",
            consentAskedAt: null,
            consentAskedText: null,
          }
        : { consentAt: null, consentText: null, consentWithdrawnAt: now, consentAskedAt: null, consentAskedText: null };
  if ("consentAt" in consent) await sayConsentPlace(tx, "ficha", actor.ownerId);
  // A field that a form leaves blank is undefined: it is given, and empties.
  const emptied = Object.fromEntries(
    (["company", "position", "language", "notes"] as const)
      .filter((field) => field in change)
      .map((field) => [field, change[field] ?? null]),
  );
  await tx
    .update(contacts)
    .set({ ...values, ...emptied, ...consent, updatedAt: now })
    .where(eq(contacts.id, id));
  if (ownerId !== undefined && ownerId !== contact.ownerId) {
    await assignContact(tx, act, id, { ownerId, withDeals: true });
  }
  await writeContactWords(tx, [id]);
  // `assignContact` has already notified the new owner.
  const changed = Object.keys(change).filter((field) => field !== "ownerId" && field !== "sharesPhone");
  if (changed.length > 0) await queueContactWebhooks(tx, "contact.updated", id, now, { changed });
  const tags = change.tags?.filter((tag) => !contact.tags.includes(tag)) ?? [];
  if (tags.length > 0) await tellChanges(tx, contact, "contact.tagged", [{ contactId: id, tags }], now);
  await publishChange(tx, crmScope.scope, "contacts");
}

/** Somebody else looks after a contact, and after its open deals and its conversations where they were theirs. */
export async function assignContact(
  tx: Db,
  { actor, now }: Act,
  id: string,
  { ownerId, withDeals }: { ownerId: string | null; withDeals: boolean },
): Promise<void> {
  const { contact, crmScope } = await enterContact(tx, actor, id);
  await mustBeMember(tx, actor, ownerId, crmScope);
  if (contact.ownerId === ownerId) return;
  await tx.update(contacts).set({ ownerId, updatedAt: now }).where(eq(contacts.id, id));
  if (withDeals) {
    const wasHis = contact.ownerId === null ? isNull(deals.ownerId) : eq(deals.ownerId, contact.ownerId);
    await tx
      .update(deals)
      .set({ ownerId, updatedAt: now })
      .where(and(eq(deals.contactId, id), wasHis, notInArray(deals.stage, ["firmado", "perdido"])));
    const threadWasHis =
      contact.ownerId === null ? isNull(chatThreads.ownerId) : eq(chatThreads.ownerId, contact.ownerId);
    await tx
      .update(chatThreads)
      .set({ ownerId })
      .where(and(eq(chatThreads.contactId, id), threadWasHis));
    await publishChange(tx, crmScope.scope, "threads");
  }
  await tx.insert(contactEvents).values({
    contactId: id,
    at: now,
    kind: "asignacion",
    actorId: actor.ownerId,
    data: { fromId: contact.ownerId, toId: ownerId },
  });
  await notifyAssignee(tx, { crmScope, contact, ownerId, actor, now });
  await queueContactWebhooks(tx, "contact.updated", id, now, { changed: ["ownerId"] });
  await publishChange(tx, crmScope.scope, "contacts");
}

/** Notifies a person to whom somebody else assigned something. */
export async function notifyAssignee(
  tx: Db,
  to: {
    crmScope: CrmScope;
    contact: Pick<ContactRow, "id" | "fullName">;
    ownerId: string | null;
    actor: PersonActor;
    now: Date;
  },
): Promise<void> {
  const { crmScope, contact, ownerId, actor, now } = to;
  if (ownerId === null || ownerId === actor.ownerId) return;
  await notifyPeople(
    tx,
    [ownerId],
    {
      kind: "contactos",
      title: "Tienes un contacto nuevo",
      message: `${contact.fullName} es ahora cosa tuya.`,
      link: contactPath(crmScope, contact.id),
      cause: `contacto ${contact.id}`,
    },
    now,
  );
}

/** Into the trash, or out of it. */
export async function trashContact(tx: Db, { actor, now }: Act, id: string, isTrashed: boolean): Promise<void> {
  const { contact, crmScope } = await enterContact(tx, actor, id);
  if ((contact.deletedAt !== null) === isTrashed) return;
  await tx
    .update(contacts)
    .set({ deletedAt: isTrashed ? now : null, updatedAt: now })
    .where(eq(contacts.id, id));
  // Receivers were told that the contact was deleted, so a restored one counts as created.
  await queueContactWebhooks(tx, isTrashed ? "contact.deleted" : "contact.created", id, now, {}, isTrashed);
  await publishChange(tx, crmScope.scope, "contacts");
}

/** For good, with its timeline, its deals and its conversations; only from the trash. @throws AppError NOT_FOUND */
export async function deleteContactForever(tx: Db, { actor }: Act, id: string): Promise<void> {
  const { crmScope } = await enterContact(tx, actor, id);
  const threads = await tx
    .delete(chatThreads)
    .where(
      and(
        eq(chatThreads.contactId, id),
        sql`exists (select from ${contacts} where ${contacts.id} = ${id} and ${contacts.deletedAt} is not null)`,
      ),
    );
  if (threads.rowCount) await publishChange(tx, crmScope.scope, "threads");
  const gone = await tx.delete(contacts).where(and(eq(contacts.id, id), isNotNull(contacts.deletedAt)));
  if (!gone.rowCount) throw new AppError("NOT_FOUND");
  await publishChange(tx, crmScope.scope, "contacts");
  // Events that came from their conversations have lost their name and words.
  await publishChange(tx, crmScope.scope, "calendar");
}

/** Adds an act or a note to the timeline. A call, mail, message or visit by the agency answers a contact who waits. */
export async function addEvent(tx: Db, act: Act, contactId: string, form: EventValues): Promise<string> {
  const { actor, now } = act;
  const { contact, crmScope } = await enterContact(tx, actor, contactId);
  const { kind, text, direction, dealId, homeId } = form;
  if (dealId) {
    const isTheirs = and(eq(deals.id, dealId), eq(deals.contactId, contactId), mayChange(actor, "deal"));
    if ((await tx.$count(deals, isTheirs)) === 0) throw wrong("dealId", "Elige uno de sus tratos");
  }
  if (homeId) await mustSeeHome(tx, actor, homeId);
  const at = form.at ? new Date(form.at) : now;
  if (at > now) throw wrong("at", "Todavía no ha pasado: apúntalo en el calendario");
  const [row] = await tx
    .insert(contactEvents)
    .values({
      contactId,
      kind,
      text,
      at,
      dealId: dealId ?? null,
      homeId: homeId ?? null,
      data: kind === "nota" ? {} : { direction },
      actorId: actor.ownerId,
    })
    .returning({ id: contactEvents.id });
  await touch(tx, contact.id, at);
  if (direction === "saliente" && ANSWER_EVENT_KINDS.has(kind)) await markAnswered(tx, { contactId, dealId, at });
  // A note is somebody's own word, and what was long ago has not happened now.
  if (direction === "entrante" && kind !== "nota") await tellHeard(tx, contact, { contactId, dealId }, at);
  await publishChange(tx, crmScope.scope, "contacts");
  return row!.id;
}

/** Something has happened with a contact. */
export async function touch(tx: Db, contactId: string, at: Date): Promise<void> {
  await tx
    .update(contacts)
    .set({ lastActivityAt: sql`greatest(${contacts.lastActivityAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(contacts.id, contactId));
}

/** Nobody waits any more: in one deal, or in all deals of a contact that had begun by then. */
export async function markAnswered(
  tx: Db,
  { contactId, dealId, at }: { contactId: string; dealId?: string | null | undefined; at: Date },
): Promise<void> {
  await tx
    .update(deals)
    .set({ answeredAt: at })
    .where(
      and(
        eq(deals.contactId, contactId),
        dealId ? eq(deals.id, dealId) : undefined,
        isNull(deals.answeredAt),
        isNotNull(deals.answerDueAt),
        sql`${deals.createdAt} <= ${at.toISOString()}::timestamptz`,
      ),
    );
}

/** A home of the actor's, with what a deal takes over of it. @throws AppError INVALID_INPUT */
export async function mustSeeHome(
  tx: Db,
  actor: PersonActor,
  homeId: string,
): Promise<{ priceCents: string | null; currency: string }> {
  const [home] = await tx
    .select({ priceCents: properties.priceCents, currency: properties.currency })
    .from(properties)
    .where(and(eq(properties.id, homeId), mayChange(actor, "home")));
  if (!home) throw wrong("homeId", "Elige un inmueble de la cartera");
  return home;
}

export const wrong = (path: string, message: string) => new AppError("INVALID_INPUT", [{ path, message }]);

/** @throws AppError INVALID_INPUT for text that is no address or number; blank ones are left out */
function readPoints({ emails, phones }: { emails: readonly string[]; phones: readonly string[] }): Point[] {
  const issues: FieldIssue[] = [];
  const check = (path: string, typed: readonly string[], isRead: (text: string) => boolean, message: string) =>
    typed.forEach((text, i) => {
      if (text !== "" && !isRead(text)) issues.push({ path: `${path}.${i}`, message });
    });
  check("emails", emails, (text) => emailOf(text) !== null, "Email inválido");
  check(
    "phones",
    phones,
    (text) => phoneOf(text) !== null,
    "No reconozco ese teléfono. Fuera de España, escribe el prefijo",
  );
  if (issues.length > 0) throw new AppError("INVALID_INPUT", issues);
  return pointsOf({ emails, phones });
}

/**
 * Numbers that the contact has already shared stay allowed; others only where somebody says so, addresses never.
 *
 * @returns the contacts who share a number with it
 * @throws AppError INVALID_INPUT at the field whose value is another contact's
 */
async function mustBeFree(
  tx: Db,
  actor: PersonActor,
  scope: string,
  { points, id, sharesPhone }: { points: readonly Point[]; id: string | null; sharesPhone: boolean },
): Promise<string[]> {
  const owners = await ownersOfPoints(tx, scope, points);
  const others = owners.filter(({ contactId }) => contactId !== id);
  const isOwn = (point: Point) =>
    owners.some(({ kind, value, contactId }) => kind === point.kind && value === point.value && contactId === id);
  const taken = others.filter((point) => point.kind === "email" || (!sharesPhone && !isOwn(point)));
  if (taken.length === 0) return [...new Set(others.map(({ contactId }) => contactId))];
  const names = await tx
    .select({ id: contacts.id, fullName: contacts.fullName, deletedAt: contacts.deletedAt })
    .from(contacts)
    .where(
      and(
        inArray(
          contacts.id,
          taken.map(({ contactId }) => contactId),
        ),
        mayChange(actor, "contact"),
      ),
    );
  const issues = points.flatMap((point): FieldIssue[] => {
    const other = taken.find(({ kind, value }) => kind === point.kind && value === point.value);
    if (!other) return [];
    const known = names.find((one) => one.id === other.contactId);
    const whose = known
      ? `${known.fullName}${known.deletedAt ? ", que está en la papelera" : ""}`
      : "otro contacto de la agencia";
    const [field, what] = point.kind === "email" ? ["emails", "correo"] : ["phones", "teléfono"];
    const place = points.filter(({ kind }) => kind === point.kind).indexOf(point);
    return [{ path: `${field}.${place}`, message: `Ese ${what} ya es de ${whose}` }];
  });
  throw new AppError("INVALID_INPUT", issues);
}

/** Two people who share a number were said to be two: the search for duplicates leaves them alone. */
async function noteDistinct(tx: Db, id: string, sharers: readonly string[]): Promise<void> {
  if (sharers.length === 0) return;
  const pairs = sharers.map((other) => {
    const [firstId, secondId] = [id, other].sort() as [string, string];
    return { firstId, secondId };
  });
  await tx.insert(distinctContacts).values(pairs).onConflictDoNothing();
}

async function writePoints(tx: Db, contact: { id: string; scope: string }, points: readonly Point[]): Promise<void> {
  if (points.length === 0) return;
  const places: Record<PointKind, number> = { email: 0, telefono: 0 };
  await tx.insert(contactPoints).values(
    points.map((point) => ({
      ...point,
      contactId: contact.id,
      scope: contact.scope,
      position: places[point.kind]++,
    })),
  );
}
