import { eq, sql } from "drizzle-orm";
import { HOME_MUSTS } from "#domain/crm/contacts/demand-musts.ts";
import type { Compared } from "#domain/crm/matching/compared.ts";
import { USUAL_WEIGHTS, type Weights } from "#domain/crm/matching/criteria.ts";
import type { Demand, OfferedHome } from "#domain/crm/matching/pair.ts";
import type { Found } from "#domain/crm/matching/rank.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { HomeRow } from "../../portfolio/homes/lock-homes.server.ts";

/** Rows of homes and demands as the match compares them. */

/** The person or visitor who looks, and the instant at which they do. */
export interface Seen {
  actor: Actor;
  now: Date;
}

const { operation, type, placeName, town, locationDetail, latitude, longitude } = properties;
const { country, municipalityCode, postalCode } = properties;
const { priceCents, currency, builtAreaM2, rooms, bathrooms } = properties;

const FLAGS = Object.fromEntries(HOME_MUSTS.map((must) => [must, properties[must]])) as {
  [M in (typeof HOME_MUSTS)[number]]: (typeof properties)[M];
};

/** When the home was first offered, or its price last changed. */
const offeredSince = sql<string>`greatest(coalesce(${properties.listedOn}::timestamptz, ${properties.createdAt}),
  (select max(${homeEvents.at}) from ${homeEvents} where ${homeEvents.homeId} = ${properties.id} and ${homeEvents.changes} ? 'price'))`;

/** Everything by which a home is compared. */
export const COMPARED_COLUMNS = {
  operation,
  type,
  placeName,
  town,
  locationDetail,
  latitude,
  longitude,
  country,
  municipalityCode,
  postalCode,
  priceCents,
  currency,
  builtAreaM2,
  rooms,
  bathrooms,
  ...FLAGS,
  offeredSince,
};

type ComparedRow = {
  [Name in Exclude<keyof typeof COMPARED_COLUMNS, "offeredSince">]: (typeof properties.$inferSelect)[Name];
} & { offeredSince: string };

export function offeredHome(row: ComparedRow, now: Date): OfferedHome {
  return {
    operation: row.operation,
    type: row.type,
    price: euros(row.priceCents),
    currency: row.currency,
    builtAreaM2: row.builtAreaM2,
    rooms: row.rooms,
    bathrooms: row.bathrooms,
    latitude: row.latitude,
    longitude: row.longitude,
    country: row.country,
    municipalityCode: row.municipalityCode,
    postalCode: row.postalCode,
    places: [row.placeName, row.town, row.locationDetail].filter((place) => place !== null),
    flags: Object.fromEntries(HOME_MUSTS.map((must) => [must, row[must]])),
    daysOffered: daysSince(new Date(row.offeredSince), now),
  };
}

/** A whole row as it is compared. */
export async function offeredHomeOf(db: Db, home: HomeRow, now: Date): Promise<OfferedHome> {
  const [row] = await db.select({ offeredSince }).from(properties).where(eq(properties.id, home.id));
  return offeredHome({ ...home, offeredSince: row?.offeredSince ?? home.createdAt.toISOString() }, now);
}

type DemandRow = Pick<
  typeof demands.$inferSelect,
  | "operation"
  | "types"
  | "places"
  | "sought"
  | "zone"
  | "priceMinCents"
  | "priceMaxCents"
  | "currency"
  | "tolerance"
  | "areaMinM2"
  | "roomsMin"
  | "roomsMax"
  | "bathroomsMin"
  | "musts"
  | "wishes"
  | "updatedAt"
>;

/** @param weights what the buyer's answers taught; the usual ones without any */
export function demandOf(row: DemandRow, now: Date, weights: Weights = USUAL_WEIGHTS): Demand {
  const { types, places, sought, zone, tolerance, areaMinM2, roomsMin, roomsMax, bathroomsMin, musts, wishes } = row;
  return {
    operation: row.operation,
    types,
    places,
    sought,
    zone,
    priceMin: euros(row.priceMinCents),
    priceMax: euros(row.priceMaxCents),
    currency: row.currency,
    tolerance,
    areaMinM2,
    roomsMin,
    roomsMax,
    bathroomsMin,
    musts,
    wishes,
    daysAsked: daysSince(row.updatedAt, now),
    weights,
  };
}

/** A match as pages show it. */
export function comparedOf(match: Found): Compared {
  const { score, criteria, reasons, unknown, openMusts } = match;
  return { score, criteria, reasons, unknown, openMusts, missing: match.kind === "near" ? match.missing : null };
}

const euros = (cents: string | null): number | null => (cents === null ? null : Number(cents) / 100);
const daysSince = (at: Date, now: Date): number => Math.max(0, (now.getTime() - at.getTime()) / DAY_MS);
