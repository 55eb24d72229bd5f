import { and, desc, eq, isNull, notInArray, sql } from "drizzle-orm";
import { answerDue } from "#domain/crm/contacts/business-hours.ts";
import type { ContactEventKind, ContactRole, DealKind } from "#domain/crm/contacts/contact-values.ts";
import type { NewDeal } from "#domain/crm/contacts/routing.ts";
import { whoIsMeant } from "#domain/crm/contacts/shared-number.ts";
import { oneLine } from "#domain/shared/schema/visible-text.ts";
import type { Member } from "../../accounts/people/people.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { dealSteps, deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { sayConsentPlace } from "./consent-place.server.ts";
import { addPoints, ownersOfPoints, type Point, pointsOf, writeContactWords } from "./contact-points.server.ts";
import { contactPath, notifyPeople } from "./notify.server.ts";
import { queueContactWebhooks, queueDealStage, queueLead } from "./queue-contact-webhooks.server.ts";
import { membersAt, routeDeal } from "./route-deal.server.ts";
import { type CrmScope, enterCrmScope } from "./scopes.server.ts";
import { settingsOf } from "./settings.server.ts";

/** Somebody who gets in touch, whichever way: they become a contact once, and nobody forgets to answer them. */

export interface Incoming {
  name: string | null;
  email: string | null;
  phone: string | null;
  company?: string | null;
  position?: string | null;
  language?: string | null;
  source: string;
  utmCampaign?: string | null;
  /** Whether the name, address and number were typed by somebody whom nobody knows to be this person, as in a form of the site. */
  isUnverified?: boolean;
  /**
   * The consent that they gave; null where they were not asked or did not agree. Only where somebody vouches for it, it is one:
   * else anybody who knows an address could give it in another's name, and it is kept as a request.
   */
  consent: { at: Date; text: string; isVouchedFor: boolean } | null;
  event: { kind: ContactEventKind; text: string | null; data: Record<string, unknown>; runId?: string | null };
  deal: {
    kind: DealKind;
    title: string;
    homeId?: string | null;
    /** Its amount, in cents of its currency; a deal that was open before keeps its own. */
    amount?: { cents: string; currency: string } | null;
    /** Further data that the routing rules may use. */
    about?: Omit<NewDeal, "source" | "kind" | "language">;
    leadId?: string | null;
  };
  /** The agent to whom they wrote; without one the rules decide. */
  ownerId?: string | null;
  at: Date;
  /** Came long ago: nobody is notified and no clock runs. */
  isLate?: boolean;
}

export interface TakenIn {
  contactId: string;
  dealId: string;
  isNewContact: boolean;
  isNewDeal: boolean;
}

const ROLE_OF: Record<DealKind, ContactRole> = {
  comprador: "comprador",
  vendedor: "propietario",
  propietario: "propietario",
  inquilino: "inquilino",
  plataforma: "profesional",
};

/**
 * Contact, line of the timeline, open deal, owner and time to answer, in the transaction of the incoming request. The
 * same number or address is the same contact; a contact with an open deal of the same kind and home waits in that one
 * again.
 */
export async function takeIn(tx: Db, crmScope: CrmScope, incoming: Incoming): Promise<TakenIn> {
  await enterCrmScope(tx, crmScope);
  const { at, event, source } = incoming;
  const members = await membersAt(tx, crmScope);
  const points = pointsOf({ emails: texts(incoming.email), phones: texts(incoming.phone) });
  const { contact: known, sharing } = await contactOf(tx, crmScope, points, incoming.name);
  const contact = known ?? (await addContact(tx, crmScope, incoming));
  if (known) await freshen(tx, known, incoming);
  const otherPoints = known && incoming.isUnverified ? await unknownPoints(tx, known, points) : [];
  if (!known || !incoming.isUnverified) await addPoints(tx, contact, points);
  const { deal, isNew } = await openDeal(tx, crmScope, contact, incoming);
  await tx.insert(contactEvents).values({
    contactId: contact.id,
    dealId: deal.id,
    homeId: incoming.deal.homeId ?? null,
    runId: event.runId ?? null,
    at,
    kind: event.kind,
    text: event.text,
    data: {
      source,
      ...event.data,
      ...(sharing ? { sharing } : {}),
      ...(otherPoints.length > 0 ? { otherPoints, otherName: incoming.name } : {}),
    },
  });
  const ownerId = isNew ? await giveDeal(tx, crmScope, { contact, dealId: deal.id, incoming, members }) : deal.ownerId;
  await writeContactWords(tx, [contact.id]);
  if (!incoming.isLate) await notifyOfContact(tx, crmScope, { contactId: contact.id, ownerId, members, at });
  if (!known) await queueContactWebhooks(tx, "contact.created", contact.id, at);
  if (isNew) await queueDealStage(tx, deal.id, null, at);
  const leadId = incoming.deal.leadId ?? null;
  await queueLead(tx, { dealId: deal.id, leadId, source, isNewContact: !known }, at);
  await publishChange(tx, crmScope.scope, "contacts");
  return { contactId: contact.id, dealId: deal.id, isNewContact: !known, isNewDeal: isNew };
}

/**
 * Ways to reach somebody that were typed beside a known one and are not in the file. They stand in the timeline alone: whoever knows a
 * person's address could otherwise put their own number into that person's file.
 */
async function unknownPoints(tx: Db, { id, scope }: ContactRow, points: readonly Point[]): Promise<string[]> {
  const owned = await ownersOfPoints(tx, scope, points);
  const isOwn = ({ kind, value }: Point) =>
    owned.some((one) => one.contactId === id && one.kind === kind && one.value === value);
  return points.filter((point) => !isOwn(point)).map(({ typed }) => typed);
}

const texts = (text: string | null) => (text ? [text] : []);

type ContactRow = typeof contacts.$inferSelect;

interface Known {
  contact?: ContactRow;
  /** Where several have the number: by what it went to this one, and the others' names. For the timeline. */
  sharing?: { by: "nombre" | "reciente"; names: string[] };
}

/**
 * The contact with this address or number; an address decides before a number, which families and offices share. Of
 * those who share a number it is the one whose name fits, else the newest.
 */
async function contactOf(tx: Db, { scope }: CrmScope, points: readonly Point[], name: string | null): Promise<Known> {
  const owners = await ownersOfPoints(tx, scope, points);
  const first = owners.find(({ kind }) => kind === "email") ?? owners[0];
  if (!first) return {};
  const sharers = owners
    .filter(({ kind, value }) => kind === first.kind && value === first.value)
    .map(({ contactId, fullName }) => ({ id: contactId, fullName }));
  const meant = whoIsMeant(name, sharers)!;
  const [contact] = await tx.select().from(contacts).where(eq(contacts.id, meant.contact.id)).for("update");
  if (!contact || sharers.length === 1) return contact ? { contact } : {};
  const names = sharers.filter(({ id }) => id !== contact.id).map(({ fullName }) => fullName);
  return { contact, sharing: { by: meant.by, names } };
}

async function addContact(tx: Db, crmScope: CrmScope, incoming: Incoming): Promise<ContactRow> {
  const { name, email, phone, at } = incoming;
  if (incoming.consent) await sayConsentPlace(tx, incoming.source, null);
  const [row] = await tx
    .insert(contacts)
    .values({
      scope: crmScope.scope,
      agencyId: crmScope.agencyId,
      ownerId: crmScope.agencyId === null ? crmScope.personId : null,
      fullName: (oneLine(name ?? "") || email || phone || "Sin nombre").slice(0, 200),
      company: incoming.company ?? null,
      position: incoming.position ?? null,
      roles: [ROLE_OF[incoming.deal.kind]],
      language: incoming.language ?? null,
      source: incoming.source,
      utmCampaign: incoming.utmCampaign ?? null,
      ...consentOf(null, incoming),
      createdAt: at,
      updatedAt: at,
      lastActivityAt: at,
    })
    .returning();
  return row!;
}

/**
 * Empty fields are filled in, unless anybody may have typed what came; existing values stay. A contact who writes again leaves the
 * trash.
 */
async function freshen(tx: Db, contact: ContactRow, incoming: Incoming): Promise<void> {
  const { at, name } = incoming;
  const role = ROLE_OF[incoming.deal.kind];
  if (incoming.consent) await sayConsentPlace(tx, incoming.source, null);
  const isNameless = contact.fullName === incoming.email || contact.fullName === incoming.phone;
  const filled = incoming.isUnverified
    ? {}
    : {
        fullName: (isNameless && oneLine(name ?? "").slice(0, 200)) || contact.fullName,
        company: contact.company ?? incoming.company ?? null,
        position: contact.position ?? incoming.position ?? null,
        language: contact.language ?? incoming.language ?? null,
      };
  await tx
    .update(contacts)
    .set({
      ...filled,
      roles: contact.roles.includes(role) ? contact.roles : [...contact.roles, role],
      ...consentOf(contact, incoming),
      lastActivityAt: sql`greatest(${contacts.lastActivityAt}, ${at.toISOString()}::timestamptz)`,
      updatedAt: at,
      deletedAt: null,
    })
    .where(eq(contacts.id, contact.id));
}

/** The columns that a given consent changes: none where the contact has consented already, or has taken it back since. */
function consentOf(contact: ContactRow | null, { consent }: Incoming) {
  if (!consent || contact?.consentAt) return {};
  if (!consent.isVouchedFor) return { consentAskedAt: consent.at, consentAskedText: consent.text };
  const isTakenBack = contact?.consentWithdrawnAt != null && contact.consentWithdrawnAt >= consent.at;
  return isTakenBack ? {} : { consentAt: consent.at, consentText: consent.text };
}

type DealRow = typeof deals.$inferSelect;

/** Their open deal of that kind about that home, or a new one; either way they wait for an answer. */
export async function openDeal(
  tx: Db,
  crmScope: CrmScope,
  contact: ContactRow,
  { deal, at, source, isLate = false }: Pick<Incoming, "deal" | "at" | "source" | "isLate">,
): Promise<{ deal: DealRow; isNew: boolean }> {
  const homeId = deal.homeId ?? null;
  const [home] = homeId
    ? await tx
        .select({ priceCents: properties.priceCents, currency: properties.currency })
        .from(properties)
        .where(eq(properties.id, homeId))
    : [];
  const [open] = await tx
    .select()
    .from(deals)
    .where(
      and(
        eq(deals.contactId, contact.id),
        eq(deals.kind, deal.kind),
        homeId === null ? isNull(deals.homeId) : eq(deals.homeId, homeId),
        notInArray(deals.stage, ["firmado", "perdido"]),
      ),
    )
    .orderBy(desc(deals.createdAt))
    .limit(1)
    .for("update");
  const settings = await settingsOf(tx, crmScope.scope);
  const answerDueAt = isLate ? null : answerDue(at, settings.answerMinutes, settings);
  if (open) {
    // A contact who already waits keeps the time of the first message.
    if (answerDueAt && (open.answeredAt || !open.answerDueAt)) {
      await tx
        .update(deals)
        .set({ answerDueAt, answeredAt: null, breachToldAt: null, updatedAt: at })
        .where(eq(deals.id, open.id));
    }
    return { deal: open, isNew: false };
  }
  const [row] = await tx
    .insert(deals)
    .values({
      scope: crmScope.scope,
      agencyId: crmScope.agencyId,
      ownerId: crmScope.agencyId === null ? crmScope.personId : null,
      contactId: contact.id,
      homeId,
      kind: deal.kind,
      title: deal.title.slice(0, 200),
      position: await topPosition(tx, crmScope.scope, { kind: deal.kind, stage: "nuevo" }),
      source,
      amountCents: home?.priceCents ?? null,
      currency: home?.currency ?? "EUR",
      leadId: deal.leadId ?? null,
      ...(deal.amount && { amountCents: deal.amount.cents, currency: deal.amount.currency }),
      answerDueAt,
      stageAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  await tx.insert(dealSteps).values({ dealId: row!.id, fromStage: null, toStage: "nuevo", at });
  return { deal: row!, isNew: true };
}

const CARD_GAP = 1024;

/** Above all cards of a column of a trade's board. */
export async function topPosition(
  tx: Db,
  scope: string,
  { kind, stage }: Pick<DealRow, "kind" | "stage">,
): Promise<number> {
  const [row] = await tx
    .select({ first: sql<number>`coalesce(min(${deals.position}), 0)::float8` })
    .from(deals)
    .where(and(eq(deals.scope, scope), eq(deals.kind, kind), eq(deals.stage, stage)));
  return row!.first - CARD_GAP;
}

interface Given {
  contact: ContactRow;
  dealId: string;
  incoming: Incoming;
  members: readonly Member[];
}

/**
 * Owner of a new deal: the agent they wrote to, else their present agent, else the one that the rules name.
 *
 * @returns null where it waits to be assigned
 */
async function giveDeal(
  tx: Db,
  crmScope: CrmScope,
  { contact, dealId, incoming, members }: Given,
): Promise<string | null> {
  const { at, source, deal } = incoming;
  const isMember = (id: string | null | undefined) => id != null && members.some((member) => member.id === id);
  const language = contact.language ?? incoming.language ?? undefined;
  const about = { places: [], ...deal.about };
  const routed = isMember(incoming.ownerId)
    ? { ruleId: "", ruleName: "", ownerId: incoming.ownerId!, reasons: ["Escribió a esta persona"] }
    : isMember(contact.ownerId) && crmScope.agencyId !== null
      ? { ruleId: "", ruleName: "", ownerId: contact.ownerId, reasons: ["Ya llevaba el contacto"] }
      : await routeDeal(tx, crmScope, { ...about, source, kind: deal.kind, language }, members);
  const ruleId = routed.ruleId || null;
  await tx.update(deals).set({ ownerId: routed.ownerId, ruleId }).where(eq(deals.id, dealId));
  if (!isMember(contact.ownerId)) {
    await tx.update(contacts).set({ ownerId: routed.ownerId }).where(eq(contacts.id, contact.id));
  }
  if (crmScope.agencyId !== null) {
    await tx.insert(contactEvents).values({
      contactId: contact.id,
      dealId,
      at,
      kind: "asignacion",
      data: { toId: routed.ownerId, ruleId, ruleName: routed.ruleName || null, reasons: routed.reasons },
    });
  }
  return routed.ownerId;
}

/** Notifies the new owner; for a deal without an owner, all who may assign it. */
async function notifyOfContact(
  tx: Db,
  crmScope: CrmScope,
  {
    contactId,
    ownerId,
    members,
    at,
  }: { contactId: string; ownerId: string | null; members: readonly Member[]; at: Date },
): Promise<void> {
  const recipients = ownerId === null ? members.filter(({ isSenior }) => isSenior).map(({ id }) => id) : [ownerId];
  const [row] = await tx.select({ name: contacts.fullName }).from(contacts).where(eq(contacts.id, contactId));
  const title = ownerId === null ? "Un contacto espera responsable" : "Tienes un contacto nuevo";
  const message =
    ownerId === null ? `${row!.name} ha escrito y nadie lo lleva todavía.` : `${row!.name} espera respuesta.`;
  const link = contactPath(crmScope, contactId);
  await notifyPeople(tx, recipients, { kind: "contactos", title, message, link, cause: `contacto ${contactId}` }, at);
}
