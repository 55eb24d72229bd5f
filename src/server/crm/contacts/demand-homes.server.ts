import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Counted, MatchingHome } from "#domain/crm/contacts/dto.ts";
import { NEAR_KM, NEARLY, NEARLY_AREA } from "#domain/crm/matching/findings.ts";
import { offerState } from "#domain/crm/matching/offer-state.ts";
import { homesForDemand } from "#domain/crm/matching/rank.ts";
import type { HomeType } from "#domain/shared/home-attributes/home-values.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { foldedText, MARKED_LETTERS, PLAIN_LETTERS } from "../../platform/db/search-text.server.ts";
import { demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { exchangesOf, weightsOf } from "../matching/exchanges.server.ts";
import { COMPARED_COLUMNS, comparedOf, demandOf, offeredHome, type Seen } from "../matching/pairs.server.ts";
import { cents, HOME_COLUMNS, homeName } from "./deal-cards.server.ts";

type DemandRow = typeof demands.$inferSelect;

/** Homes that the database lets through are looked at one by one up to here. */
const LOOKED_AT = 500;

const MOST_NEAR = 20;

/** The homes on offer that fit a demand, best first, and how many they are. */
export async function matchingHomes(
  db: Db,
  seen: Seen,
  demand: DemandRow,
): Promise<{ homes: MatchingHome[]; near: MatchingHome[]; total: Counted }> {
  const { actor, now } = seen;
  const rows = await db
    .select({ ...HOME_COLUMNS, ...COMPARED_COLUMNS })
    .from(properties)
    .where(and(mayRead(actor, "home"), mayMatch(demand)))
    .orderBy(desc(properties.updatedAt), desc(properties.id))
    .limit(LOOKED_AT + 1);
  const weights = (await weightsOf(db, [demand.contactId])).get(demand.contactId);
  const offered = rows.slice(0, LOOKED_AT).map((row) => ({ ...offeredHome(row, now), row }));
  const { fits, near } = homesForDemand(demandOf(demand, now, weights), offered);
  const shownHomes = [...fits, ...near.slice(0, MOST_NEAR)];
  const told = await exchangesOf(db, {
    homeIds: shownHomes.map(({ of }) => of.row.id),
    contactIds: [demand.contactId],
    stateOf: (id) => offerState(shownHomes.find(({ of }) => of.row.id === id)!.of),
  });
  const lineOf = ({ of: { row }, match }: (typeof shownHomes)[number]): MatchingHome => ({
    ...homeName(row),
    place: row.placeName ?? row.town,
    priceCents: cents(row.priceCents),
    currency: row.currency,
    builtAreaM2: row.builtAreaM2,
    rooms: row.rooms,
    bathrooms: row.bathrooms,
    market: null,
    ...comparedOf(match),
    ...told({ homeId: row.id, contactId: demand.contactId }),
  });
  return {
    homes: fits.map(lineOf),
    near: near.slice(0, MOST_NEAR).map(lineOf),
    total: { count: fits.length, isCapped: rows.length > LOOKED_AT },
  };
}

/** The database leaves out homes that can neither fit nor nearly fit; the match looks at the rest and alone decides. */
function mayMatch(demand: DemandRow): SQL {
  const atLeast = (column: SQL | AnyPgColumn, least: number | null) =>
    least === null ? undefined : sql`coalesce(${column} >= ${least}::numeric, true)`;
  const { priceMinCents, priceMaxCents, tolerance, areaMinM2, roomsMin, roomsMax, bathroomsMin } = demand;
  return and(
    eq(properties.status, "disponible"),
    isNull(properties.deletedAt),
    isNull(properties.mergedIntoId),
    eq(properties.operation, demand.operation),
    demand.types.length > 0 ? inArray(properties.type, demand.types as HomeType[]) : undefined,
    atLeast(properties.priceCents, priceMinCents === null ? null : Math.floor(Number(priceMinCents) * (1 - NEARLY))),
    priceMaxCents === null
      ? undefined
      : sql`coalesce(${properties.priceCents} <= ${Math.ceil(Number(priceMaxCents) * (1 + tolerance + NEARLY))}::numeric, true)`,
    atLeast(properties.builtAreaM2, areaMinM2 === null ? null : areaMinM2 * NEARLY_AREA),
    atLeast(properties.rooms, roomsMin === null ? null : roomsMin - 1),
    roomsMax === null ? undefined : sql`coalesce(${properties.rooms} <= ${roomsMax + 1}::numeric, true)`,
    atLeast(properties.bathrooms, bathroomsMin === null ? null : bathroomsMin - 1),
    nearOne(demand),
  )!;
}

function nearOne({ places, sought, zone }: DemandRow): SQL | undefined {
  const wanted = sought?.filter(({ isExcluded }) => !isExcluded);
  if ((wanted ?? places).length === 0 && zone === null) return undefined;
  const { placeName, town, locationDetail, latitude, longitude, municipalityCode, postalCode } = properties;
  const stated = sql`concat_ws(' ', ${placeName}, ${town}, ${locationDetail})`;
  const folded = sql`translate(lower(${stated}), ${MARKED_LETTERS}, ${PLAIN_LETTERS})`;
  // Any punctuation may separate two words of a name.
  const called = (name: string) => sql`${folded} like ${`%${foldedText(name).replace(/[^a-z0-9]+/g, "%")}%`}`;
  const within = (box: Box) =>
    sql`(${longitude} between ${box.west} and ${box.east} and ${latitude} between ${box.south} and ${box.north})`;
  const ways: SQL[] = [sql`${stated} = ''`];
  if (!wanted) ways.push(...places.map(called));
  for (const { typed, place, choices, withinM } of wanted ?? []) {
    const known = place === null ? choices : [place];
    if (known.length === 0) ways.push(called(typed));
    for (const { condition, names, radiusM, ...point } of known) {
      if (condition.kind === "municipio") ways.push(sql`coalesce(${municipalityCode} = ${condition.code}, true)`);
      else if (condition.kind === "provincia") {
        ways.push(sql`coalesce(left(coalesce(${municipalityCode}, ${postalCode}), 2) = ${condition.code}, true)`);
      } else if (condition.kind === "codigo-postal") ways.push(sql`coalesce(${postalCode} = ${condition.code}, true)`);
      else ways.push(...names.map(called), sql`${latitude} is null`);
      if (condition.kind === "barrio" || withinM !== null) {
        ways.push(within(boxAbout([[point.longitude, point.latitude]], (withinM ?? radiusM) / 1000 + NEAR_KM)));
      }
    }
  }
  if (zone !== null) ways.push(sql`${latitude} is null`, within(boxAbout(zone, NEAR_KM)));
  return sql`(${sql.join(ways, sql` or `)})`;
}

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** One degree of latitude is never shorter than this, in kilometres. */
const DEGREE_KM = 110;

/** The box about positions, so many kilometres larger at each side. */
function boxAbout(positions: readonly (readonly [number, number])[], km: number): Box {
  const [xs, ys] = [positions.map(([x]) => x), positions.map(([, y]) => y)];
  const up = km / DEGREE_KM;
  const [south, north] = [Math.min(...ys) - up, Math.max(...ys) + up];
  // Away from the equator a degree of longitude is shorter.
  const across = up / Math.max(0.05, Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180));
  return { west: Math.min(...xs) - across, south, east: Math.max(...xs) + across, north };
}

/** Finds a demand of any owner: the caller checks its contact, which not everybody sees. */
export async function findDemand(db: Db, id: string): Promise<typeof demands.$inferSelect | undefined> {
  const [demand] = await db.select().from(demands).where(eq(demands.id, id));
  return demand;
}
