import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { ContactFile, DealHome, DemandLine, TimelinePage } from "#domain/crm/contacts/dto.ts";
import type { Actor, PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { namesOf } from "../../accounts/people/people.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import {
  contactEvents,
  contactMerges,
  contactPoints,
  contacts,
  demands,
} from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { readCursor, writeCursor } from "../../platform/http/cursor.server.ts";
import type { Seen } from "../matching/pairs.server.ts";
import { agreedFee, cardsOf, cents, HOME_COLUMNS, HOME_FEE_COLUMNS, homeName } from "./deal-cards.server.ts";
import { matchingHomes } from "./demand-homes.server.ts";
import { likelyDuplicates } from "./likely-duplicates.server.ts";

const MOST_DEALS = 100;
const MOST_HOMES = 100;

/**
 * The row of a contact that the actor may see, in the trash or not; for a merged contact the row it was merged into.
 */
export async function findContact(db: Db, actor: Actor, id: string): Promise<typeof contacts.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(contacts)
    .where(and(eq(contacts.id, id), mayRead(actor, "contact"), isNull(contacts.mergedIntoId)));
  return row;
}

/** Everything of a contact but its timeline. */
export async function readContact(
  db: Db,
  actor: PersonActor,
  id: string,
  now = new Date(),
): Promise<ContactFile | undefined> {
  const contact = await findContact(db, actor, id);
  if (!contact) return undefined;
  const points = await db
    .select()
    .from(contactPoints)
    .where(eq(contactPoints.contactId, id))
    .orderBy(asc(contactPoints.kind), asc(contactPoints.position), asc(contactPoints.value));
  const cards = await cardsOf(db, {
    where: and(eq(deals.contactId, id), mayRead(actor, "deal"))!,
    orderBy: [sql`${deals.closedAt} is not null`, desc(deals.createdAt)],
    limit: MOST_DEALS,
    reader: actor,
    now,
  });
  const homes = await db
    .select(HOME_COLUMNS)
    .from(properties)
    .where(
      and(
        eq(properties.ownerContactId, id),
        mayRead(actor, "home"),
        isNull(properties.deletedAt),
        isNull(properties.mergedIntoId),
      ),
    )
    .limit(MOST_HOMES);
  const merges = await db
    .select({
      id: contactMerges.id,
      at: contactMerges.createdAt,
      removed: { id: contacts.id, fullName: contacts.fullName },
    })
    .from(contactMerges)
    .innerJoin(contacts, eq(contacts.id, contactMerges.removedId))
    .where(and(eq(contactMerges.keptId, id), isNull(contactMerges.undoneAt), eq(contacts.mergedIntoId, id)))
    .orderBy(desc(contactMerges.createdAt));
  const owner = (await namesOf(db, [contact.ownerId])).get(contact.ownerId ?? "");
  return {
    id: contact.id,
    fullName: contact.fullName,
    company: contact.company,
    position: contact.position,
    roles: contact.roles,
    tags: contact.tags,
    language: contact.language,
    notes: contact.notes,
    source: contact.source,
    utmCampaign: contact.utmCampaign,
    consentAt: contact.consentAt?.toISOString() ?? null,
    consentText: contact.consentText,
    consentAskedAt: contact.consentAskedAt?.toISOString() ?? null,
    consentAskedText: contact.consentAskedText,
    consentWithdrawnAt: contact.consentWithdrawnAt?.toISOString() ?? null,
    lastActivityAt: contact.lastActivityAt.toISOString(),
    createdAt: contact.createdAt.toISOString(),
    updatedAt: contact.updatedAt.toISOString(),
    deletedAt: contact.deletedAt?.toISOString() ?? null,
    extras: contact.extras,
    isOfAgency: contact.agencyId !== null,
    owner: owner ?? null,
    points: points.map((point) => ({ id: point.id, kind: point.kind, value: point.value, typed: point.typed })),
    deals: cards,
    demands: await demandLines(db, { actor, now }, id),
    homes: homes.map(homeName),
    duplicates: await likelyDuplicates(db, actor, contact),
    merges: merges.map((merge) => ({ ...merge, at: merge.at.toISOString() })),
  };
}

/** A home of the actor's as a new deal takes it over; null for one that they do not see. */
export async function homeForDeal(db: Db, actor: PersonActor, id: string): Promise<DealHome | null> {
  const { operation, priceCents, currency, mandateKind } = properties;
  const [home] = await db
    .select({ ...HOME_COLUMNS, ...HOME_FEE_COLUMNS, operation, priceCents, currency, mandateKind })
    .from(properties)
    .where(and(eq(properties.id, id), mayRead(actor, "home"), isNull(properties.deletedAt)));
  if (!home) return null;
  return {
    ...homeName(home),
    operation: home.operation,
    priceCents: cents(home.priceCents),
    currency: home.currency,
    isMandated: home.mandateKind !== null,
    fee: agreedFee(home),
  };
}

/** The demands of a contact, each with the number of homes that fit. */
async function demandLines(db: Db, seen: Seen, contactId: string): Promise<DemandLine[]> {
  const rows = await db
    .select()
    .from(demands)
    .where(eq(demands.contactId, contactId))
    .orderBy(desc(demands.isActive), desc(demands.createdAt));
  const lines: DemandLine[] = [];
  for (const row of rows) {
    lines.push(
      demandLine(row, row.isActive ? (await matchingHomes(db, seen, row)).total : { count: 0, isCapped: false }),
    );
  }
  return lines;
}

/** @param matching homes of the portfolio that fit */
export function demandLine(row: typeof demands.$inferSelect, matching: DemandLine["matching"]): DemandLine {
  const {
    id,
    types,
    places,
    sought,
    zone,
    currency,
    areaMinM2,
    roomsMin,
    roomsMax,
    bathroomsMin,
    musts,
    wishes,
    tolerance,
    note,
    isActive,
  } = row;
  return {
    id,
    types,
    places,
    sought,
    zone,
    currency,
    areaMinM2,
    roomsMin,
    roomsMax,
    bathroomsMin,
    musts,
    wishes,
    tolerance,
    note,
    isActive,
    operation: row.operation as DemandLine["operation"],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    priceMinCents: cents(row.priceMinCents),
    priceMaxCents: cents(row.priceMaxCents),
    matching,
  };
}

/**
 * The timeline of a contact, newest first.
 *
 * @throws AppError NOT_FOUND for a cursor that we did not write
 */
export async function listTimeline(
  db: Db,
  actor: Actor,
  contactId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<TimelinePage> {
  const place = readCursor(before, "uuid");
  // The cursor knows milliseconds, the rows microseconds: those of one millisecond are distinguished by their ids.
  const at = sql`date_trunc('milliseconds', ${contactEvents.at})`;
  const older =
    place && sql`(${at}, ${contactEvents.id}) < (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`;
  const rows = await db
    .select({ event: contactEvents, deal: { id: deals.id, title: deals.title }, home: HOME_COLUMNS })
    .from(contactEvents)
    .innerJoin(contacts, and(eq(contacts.id, contactEvents.contactId), mayRead(actor, "contact")))
    .leftJoin(deals, and(eq(deals.id, contactEvents.dealId), mayRead(actor, "deal")))
    .leftJoin(properties, and(eq(properties.id, contactEvents.homeId), mayRead(actor, "home")))
    .where(and(eq(contactEvents.contactId, contactId), older))
    .orderBy(sql`${at} desc`, desc(contactEvents.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const actors = await namesOf(
    db,
    shown.map(({ event }) => event.actorId),
  );
  const last = shown.at(-1)?.event;
  return {
    events: shown.map(({ event, deal, home }) => ({
      id: event.id,
      at: event.at.toISOString(),
      kind: event.kind,
      text: event.text,
      data: event.data,
      actor: (event.actorId && actors.get(event.actorId)) || null,
      deal,
      home: home && homeName(home),
      runId: event.runId,
    })),
    next: rows.length > limit && last ? writeCursor({ at: last.at, id: last.id }) : null,
  };
}
