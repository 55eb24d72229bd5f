import { and, eq, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { PROPERTY_TYPES } from "#domain/shared/home-attributes/home-values.ts";
import { nameByReference, PORTFOLIO_SOURCE } from "#domain/shared/listing/portfolio-listing.ts";
import { EVIDENCE_KINDS, type Listing, listingSchema } from "#domain/shared/listing/property.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { homeOfRow } from "../../portfolio/homes/home-rows.server.ts";
import { type Around, around } from "./listings.server.ts";

const [OFFER, CLOSING] = EVIDENCE_KINDS;

type Row = typeof properties.$inferSelect;

/** Homes whose price proves something: offered ones, and closed ones with the price of the deed. */
export const isEvidence: SQL = and(
  isNull(properties.deletedAt),
  isNull(properties.mergedIntoId),
  inArray(properties.type, [...PROPERTY_TYPES]),
  isNotNull(properties.latitude),
  isNotNull(properties.longitude),
  sql`${properties.builtAreaM2} between 15 and 2000`,
)!;
export const isOffer = and(inArray(properties.status, ["disponible", "reservado"]), isNotNull(properties.priceCents))!;
export const isClosing = and(
  eq(properties.status, "cerrado"),
  isNotNull(properties.closedPriceCents),
  isNotNull(properties.closedOn),
)!;
/** The last day on which an offer was known to be current. */
const offeredOn = sql`(${properties.updatedAt} at time zone 'Europe/Madrid')::date`;

/** The asker's own homes within a radius with recent enough prices, nearest first. */
export async function findPortfolioEvidence(
  db: Db,
  ask: Around,
  asker: Actor,
  { exceptId }: { exceptId?: string | undefined } = {},
): Promise<Listing[]> {
  const { squaredM, isNear } = around(ask, properties);
  const speaks = or(
    and(isOffer, sql`${offeredOn} >= ${ask.since}::date`),
    and(isClosing, sql`${properties.closedOn} >= ${ask.since}::date`),
  );
  const rows = await db
    .select()
    .from(properties)
    .where(
      and(
        mayRead(asker, "home"),
        isNear,
        isEvidence,
        speaks,
        exceptId === undefined ? undefined : ne(properties.id, exceptId),
      ),
    )
    .orderBy(squaredM, properties.id)
    .limit(ask.limit);
  return rows.flatMap(listingOf);
}

/** Evidence known around a point by a day: offers listed and closings made before it. */
export async function findEvidenceBefore(db: Db, ask: Around & { before: string }, asker: Actor): Promise<Listing[]> {
  const { squaredM, isNear } = around(ask, properties);
  const listed = sql`coalesce(${properties.listedOn}, (${properties.createdAt} at time zone 'Europe/Madrid')::date)`;
  const within = (day: SQL) => sql`${day} >= ${ask.since}::date and ${day} < ${ask.before}::date`;
  const rows = await db
    .select()
    .from(properties)
    .where(
      and(
        mayRead(asker, "home"),
        isNear,
        isEvidence,
        or(and(isOffer, within(listed)), and(isClosing, within(sql`${properties.closedOn}`))),
      ),
    )
    .orderBy(squaredM, properties.id)
    .limit(ask.limit);
  return rows.flatMap((row) => listingOf({ ...row, updatedAt: new Date(row.listedOn ?? row.createdAt) }));
}

/**
 * All closings of the asker, oldest first.
 *
 * @param until ISO date: later closings are slips of the pen, and prove nothing
 */
export async function findClosings(db: Db, asker: Actor, until: string): Promise<Listing[]> {
  const rows = await db
    .select()
    .from(properties)
    .where(and(mayRead(asker, "home"), isEvidence, isClosing, lte(properties.closedOn, until)))
    .orderBy(properties.closedOn, properties.id);
  return rows.flatMap(listingOf);
}

/**
 * A row as a comparable. It may be part of a report that others read: the address is named only where the agency shows
 * it in its adverts, else the reference. Rows that the tools' narrower bounds refuse (a flat of 40 rooms) are left out.
 */
export function listingOf(row: Row): Listing[] {
  const isClosed = row.status === "cerrado";
  const { cadastralReference: _, address, ...home } = homeOfRow(row);
  const parsed = listingSchema.safeParse({
    ...home,
    address: row.showsAddress ? address : nameByReference(row.reference),
    id: row.id,
    evidence: isClosed ? CLOSING : OFFER,
    price: Number(isClosed ? row.closedPriceCents : row.priceCents) / 100,
    date: isClosed ? row.closedOn! : row.updatedAt.toISOString().slice(0, 10),
    listedOn: row.listedOn ?? undefined,
    source: PORTFOLIO_SOURCE,
  });
  return parsed.success ? [parsed.data] : [];
}
