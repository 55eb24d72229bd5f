import { and, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import { nextOpening, type OpeningTimes } from "#domain/crm/contacts/business-hours.ts";
import { ANSWER_EVENT_KINDS } from "#domain/crm/contacts/contact-names.ts";
import { isOpenStage } from "#domain/crm/contacts/trades.ts";
import type { FlowFacts } from "#domain/integrations/flows/conditions.ts";
import type { TextVariable } from "#domain/integrations/flows/fill-text.ts";
import { formatMoney } from "#domain/shared/format/format.ts";
import { namesOf } from "../../accounts/people/people.server.ts";
import { homeName } from "../../crm/contacts/deal-cards.server.ts";
import { settingsOf } from "../../crm/contacts/settings.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import { contactEvents, contactPoints, contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import type { EventData } from "../../platform/db/tables/integrations-flows.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";

/** The rows that a run is about. */
export interface RunSubject {
  scope: string;
  contactId: string | null;
  dealId: string | null;
  homeId: string | null;
  hadDeal: boolean;
  hadHome: boolean;
  /** When what began it happened. */
  eventAt: Date;
  data: EventData;
}

export interface Subject {
  facts: FlowFacts;
  times: OpeningTimes;
  contact: typeof contacts.$inferSelect | null;
  /** The deal that it began with, else the contact's open one, else their latest. */
  deal: typeof deals.$inferSelect | null;
  home: typeof properties.$inferSelect | null;
  /** The person who looks after contact, deal or home; null where nobody does. */
  ownerId: string | null;
  email: string | null;
}

/** Lines of the timeline that a contact makes by writing; of the others `direction` says it. */
const HEARD_KINDS = ["formulario", "chat", "correo_portal", "resultado_compartido"] as const;

const money = (cents: string | null) => (cents === null ? null : Number(cents) / 100);

/** Everything that a step may ask about, as it is now. */
export async function readSubject(db: Db, run: RunSubject, now: Date): Promise<Subject> {
  const [contact = null] = run.contactId ? await db.select().from(contacts).where(eq(contacts.id, run.contactId)) : [];
  const deal = await dealOf(db, run);
  const homeId = run.homeId ?? deal?.homeId ?? null;
  const [found = null] = homeId ? await db.select().from(properties).where(eq(properties.id, homeId)) : [];
  // A deal may be about a home of somebody else's.
  const home = found && (found.agencyId ?? found.ownerId) === run.scope ? found : null;
  const points = contact ? await db.select().from(contactPoints).where(eq(contactPoints.contactId, contact.id)) : [];
  const sought = contact
    ? await db
        .select()
        .from(demands)
        .where(and(eq(demands.contactId, contact.id), eq(demands.isActive, true)))
    : [];
  const settings = await settingsOf(db, run.scope);
  const times: OpeningTimes = settings;
  const openNow = nextOpening(now, times);
  const { data } = run;
  const ownerId = deal?.ownerId ?? contact?.ownerId ?? home?.ownerId ?? null;
  const email = points.filter(({ kind }) => kind === "email").sort((a, b) => a.position - b.position)[0]?.value ?? null;
  const budgets = sought.map(({ priceMaxCents }) => money(priceMaxCents)).filter((price) => price !== null);
  const facts: FlowFacts = {
    source: data.source ?? contact?.source ?? null,
    places: [
      ...sought.flatMap(({ places }) => places),
      ...[home?.placeName, home?.town, home?.province, home?.postalCode].filter((place) => place != null),
    ],
    price:
      money(home?.priceCents ?? null) ??
      money(deal?.amountCents ?? null) ??
      (budgets.length > 0 ? Math.max(...budgets) : null),
    drop: data.drop ?? null,
    documentKind: data.documentKind ?? null,
    operation: operationOf(home?.operation ?? sought[0]?.operation ?? null, deal?.kind ?? null),
    contact: contact && {
      roles: contact.roles,
      tags: contact.tags,
      hasEmail: email !== null,
      hasPhone: points.some(({ kind }) => kind === "telefono"),
      hasConsent: contact.consentAt !== null,
      hasAnswered: await wroteSince(db, contact.id, run.eventAt),
    },
    deal: deal && { kind: deal.kind, stage: deal.stage, isOpen: isOpenStage(deal.stage) },
    isAttended: contact !== null && (await isAttended(db, contact.id, run)),
    hasOwner: ownerId !== null,
    home: home && { type: home.type, status: home.status },
    isOpenNow: openNow !== null && openNow.getTime() === now.getTime(),
    gone: goneOf(run, { contact, found, home }),
  };
  return { facts, times, contact, deal, home, ownerId, email };
}

async function dealOf(db: Db, { dealId, contactId, hadDeal, scope }: RunSubject) {
  if (dealId) {
    const [own] = await db.select().from(deals).where(eq(deals.id, dealId));
    return own ?? null;
  }
  if (!contactId || hadDeal) return null;
  const [latest] = await db
    .select()
    .from(deals)
    .where(and(eq(deals.contactId, contactId), eq(deals.scope, scope)))
    .orderBy(sql`${deals.closedAt} is not null`, desc(deals.createdAt))
    .limit(1);
  return latest ?? null;
}

const operationOf = (known: string | null, kind: string | null): FlowFacts["operation"] =>
  known === "venta" || known === "alquiler"
    ? known
    : kind === "inquilino"
      ? "alquiler"
      : kind === "comprador" || kind === "vendedor"
        ? "venta"
        : null;

async function wroteSince(db: Db, contactId: string, since: Date): Promise<boolean> {
  const { contactId: of, at, kind, data } = contactEvents;
  const isTheirs = or(inArray(kind, [...HEARD_KINDS]), sql`${data} ->> 'direction' = 'entrante'`);
  return (await db.$count(contactEvents, and(eq(of, contactId), gt(at, since), isTheirs))) > 0;
}

/** Nobody waits for a first answer. Where no clock ran, a call or a message of ours since then counts. */
async function isAttended(db: Db, contactId: string, { dealId, eventAt }: RunSubject): Promise<boolean> {
  const [clock] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${deals.answerDueAt} is not null and ${deals.answeredAt} is null)::int`,
      answered: sql<number>`count(*) filter (where ${deals.answeredAt} is not null)::int`,
    })
    .from(deals)
    .where(dealId ? eq(deals.id, dealId) : eq(deals.contactId, contactId));
  if (clock!.waiting > 0) return false;
  if (clock!.answered > 0) return true;
  const { contactId: of, at, kind, data, actorId } = contactEvents;
  const isOurs = and(
    inArray(kind, [...ANSWER_EVENT_KINDS]),
    sql`${data} ->> 'direction' = 'saliente'`,
    sql`${actorId} is not null`,
  );
  return (await db.$count(contactEvents, and(eq(of, contactId), gt(at, eventAt), isOurs))) > 0;
}

type Row<T> = T | null;
function goneOf(
  run: RunSubject,
  {
    contact,
    found,
    home,
  }: { contact: Row<Subject["contact"]>; found: Row<Subject["home"]>; home: Row<Subject["home"]> },
): string | null {
  if (contact?.deletedAt) return "El contacto está en la papelera";
  if (contact && contact.scope !== run.scope) return "El contacto ya no está entre los de la agencia";
  if (run.hadDeal && run.dealId === null) return "El trato se borró";
  if (run.hadHome && (run.homeId === null || found === null)) return "La vivienda se borró";
  if (run.hadHome && home === null) return "La vivienda ya no está en la cartera";
  if (run.hadHome && home?.deletedAt) return "La vivienda está en la papelera";
  if (run.hadHome && home?.mergedIntoId) return "La vivienda se unió a otra";
  return null;
}

/** Values of the words in braces. */
export async function textValues(
  db: Db,
  { contact, home, ownerId }: Pick<Subject, "contact" | "home" | "ownerId">,
  agencyId: string | null,
): Promise<Partial<Record<TextVariable, string>>> {
  const people = await namesOf(db, [ownerId]);
  const [agency] = agencyId
    ? await db.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, agencyId))
    : [];
  const owner = ownerId === null ? undefined : people.get(ownerId)?.name;
  return {
    ...(contact ? { contacto: contact.fullName, nombre: contact.fullName.split(" ")[0]! } : {}),
    ...(home ? { vivienda: homeName(home).title } : {}),
    ...(home?.priceCents ? { precio: formatMoney(Number(home.priceCents) / 100, home.currency) } : {}),
    ...(owner === undefined ? {} : { agente: owner }),
    ...(agency ? { agencia: agency.name } : owner === undefined ? {} : { agencia: owner }),
  };
}
