import { and, asc, eq, isNull } from "drizzle-orm";
import { wordsOfCountry } from "#content/country-words.ts";
import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import { COUNTRIES } from "#content/places/countries.ts";
import { type AgreedTerms, valuesOfTerms } from "#domain/crm/templates/agreed-terms.ts";
import { valuesOfHome } from "#domain/crm/templates/value-text.ts";
import type { Home } from "#domain/portfolio/homes/home.ts";
import { formatDate, formatMoney, formatPercent } from "#domain/shared/format/format.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactPoints } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { homeOfRow } from "../../portfolio/homes/home-rows.server.ts";
import { findHomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { findContact } from "../contacts/read-contact.server.ts";

/** The known values for the document of an actor: those of the home, contact and deal that they chose, and their own. Nothing is written. */

export interface FillSubject {
  homeId?: string | undefined;
  contactId?: string | undefined;
  dealId?: string | undefined;
}

/** Gives the terms of a home or a contact that other rooms know. */
export type AgreedOf = (
  db: Db,
  actor: PersonActor,
  about: { homeId: string | undefined; contactId: string | undefined },
) => Promise<AgreedTerms>;

const faultOf = (path: string, message: string) => new AppError("INVALID_INPUT", [{ path, message }]);

/** @throws AppError INVALID_INPUT at the home, contact or deal that the actor does not see, or that is in the trash */
export async function fillValues(
  services: Pick<AccountServices, "database" | "store" | "now">,
  actor: PersonActor,
  { homeId, contactId, dealId }: FillSubject,
  { country, agreedOf }: { country: string; agreedOf: AgreedOf },
): Promise<Record<string, string>> {
  const { db } = services.database;
  const values: Record<string, string> = { ...(await ownValues(services, actor)) };
  const today = isoDateInMadrid(services.now());
  values["today.date"] = formatDate(today);
  values["today.year"] = today.slice(0, 4);
  values.currency = COUNTRIES.find(({ code }) => code === country)?.currency ?? "";
  if (homeId || contactId) {
    Object.assign(values, valuesOfTerms(await agreedOf(db, actor, { homeId, contactId }), today));
  }
  // A home that has its price, fee or mandate says it itself.
  if (homeId) {
    const row = await findHomeRow(db, actor, homeId);
    if (!row || row.deletedAt) throw faultOf("homeId", "Elige una vivienda de la lista");
    const { mandateEndsOn, ...kept } = homeOfRow(row);
    // A mandate that is over says nothing of the one that a document is made for.
    const home: Home = { ...kept, ...(mandateEndsOn && mandateEndsOn >= today ? { mandateEndsOn } : {}) };
    values.currency = home.currency;
    const { flat } = wordsOfCountry(home.country);
    const kind = home.type === "piso" ? flat : HOME_TYPE_NAMES[home.type as keyof typeof HOME_TYPE_NAMES];
    Object.assign(values, valuesOfHome(home, { kind, operation: OPERATION_NAMES[home.operation] }));
    if (row.ownerContactId) Object.assign(values, await personValues(db, actor, row.ownerContactId, "owner"));
  }
  if (contactId) {
    const found = await personValues(db, actor, contactId, "contact");
    if (!found) throw faultOf("contactId", "Elige un contacto de la lista");
    Object.assign(values, found);
  }
  if (dealId) Object.assign(values, await dealValues(db, actor, dealId));
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ""));
}

async function ownValues(
  services: Pick<AccountServices, "database" | "store" | "now">,
  actor: PersonActor,
): Promise<Record<string, string>> {
  const card = await agentCardOf(services, actor.ownerId);
  if (!card) return {};
  const { brand, person } = card;
  return {
    "agent.name": card.name,
    "agent.role": person?.role ?? "",
    "agent.licence": person?.licenceNumber ?? "",
    "agent.phone": card.phone ?? "",
    "agent.email": card.email,
    // A person without an agency signs with their own name.
    "agency.name": brand?.name ?? card.name,
    "agency.licence": brand?.licenceNumber ?? "",
    "agency.signature": brand?.signature?.replaceAll("\n", ", ") ?? "",
    "agency.phone": brand?.phone ?? card.phone ?? "",
    "agency.email": brand?.email ?? card.email,
    "agency.website": brand?.website ?? "",
  };
}

/** Null for a contact that the actor does not see. */
async function personValues(db: Db, actor: PersonActor, id: string, group: "owner" | "contact") {
  const contact = await findContact(db, actor, id);
  if (!contact || contact.deletedAt) return null;
  const points = await db
    .select()
    .from(contactPoints)
    .where(eq(contactPoints.contactId, contact.id))
    .orderBy(asc(contactPoints.position), asc(contactPoints.value));
  const first = (kind: "email" | "telefono") => points.find((point) => point.kind === kind)?.typed ?? "";
  return {
    [`${group}.name`]: contact.fullName,
    [`${group}.email`]: first("email"),
    [`${group}.phone`]: first("telefono"),
    ...(group === "contact" && { "contact.company": contact.company ?? "" }),
  };
}

async function dealValues(db: Db, actor: PersonActor, id: string): Promise<Record<string, string>> {
  const [deal] = await db
    .select()
    .from(deals)
    .where(and(eq(deals.id, id), mayRead(actor, "deal")));
  if (!deal) throw faultOf("dealId", "Elige un trato de la lista");
  const amount = (cents: string | null) => (cents === null ? "" : formatMoney(Number(cents) / 100, deal.currency));
  const percent = deal.feeBps === null ? "" : formatPercent(deal.feeBps / 10_000, 2);
  return {
    "deal.title": deal.title,
    "deal.amount": amount(deal.amountCents),
    "deal.fee": amount(deal.commissionCents) || percent,
  };
}

/** The open deals of a chosen contact, oldest first. @throws AppError INVALID_INPUT at a contact that the actor does not see */
export async function openDealsOf(db: Db, actor: PersonActor, contactId: string) {
  const contact = await findContact(db, actor, contactId);
  if (!contact || contact.deletedAt) throw faultOf("contactId", "Elige un contacto de la lista");
  return await db
    .select({ id: deals.id, title: deals.title })
    .from(deals)
    .where(and(eq(deals.contactId, contact.id), mayRead(actor, "deal"), isNull(deals.closedAt)))
    .orderBy(asc(deals.createdAt))
    .limit(50);
}
