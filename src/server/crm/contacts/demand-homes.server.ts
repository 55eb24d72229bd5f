import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { HOME_MUSTS } from "#domain/crm/contacts/demand-musts.ts";
import type { Counted, MatchingHome } from "#domain/crm/contacts/dto.ts";
import { matchesDemand } from "#domain/crm/contacts/match-demand.ts";
import type { HomeType } from "#domain/shared/home-attributes/home-values.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { foldedText, MARKED_LETTERS, PLAIN_LETTERS } from "../../platform/db/search-text.server.ts";
import { demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { cents, HOME_COLUMNS, homeName } from "./deal-cards.server.ts";

type DemandRow = typeof demands.$inferSelect;

/** Homes that the database lets through are looked at one by one up to here. */
const LOOKED_AT = 500;

const FLAGS = Object.fromEntries(HOME_MUSTS.map((must) => [must, properties[must]])) as {
  [M in (typeof HOME_MUSTS)[number]]: (typeof properties)[M];
};

/** The homes on offer that fit a demand, newest first. */
export async function matchingHomes(
  db: Db,
  actor: Actor,
  demand: DemandRow,
): Promise<{ homes: MatchingHome[]; total: Counted }> {
  const rows = await db
    .select({
      ...HOME_COLUMNS,
      ...FLAGS,
      operation: properties.operation,
      locationDetail: properties.locationDetail,
      latitude: properties.latitude,
      longitude: properties.longitude,
      priceCents: properties.priceCents,
      currency: properties.currency,
      builtAreaM2: properties.builtAreaM2,
      rooms: properties.rooms,
      bathrooms: properties.bathrooms,
    })
    .from(properties)
    .where(and(mayRead(actor, "home"), mayFit(demand)))
    .orderBy(desc(properties.updatedAt), desc(properties.id))
    .limit(LOOKED_AT + 1);
  const wanted = {
    ...demand,
    priceMin: euros(demand.priceMinCents),
    priceMax: euros(demand.priceMaxCents),
  };
  const homes = rows.slice(0, LOOKED_AT).flatMap((row): MatchingHome[] => {
    const places = [row.placeName, row.town, row.locationDetail].filter((place) => place !== null);
    const match = matchesDemand({ ...row, price: euros(row.priceCents), places, flags: row }, wanted);
    if (!match.fits) return [];
    const { priceCents, currency, builtAreaM2, rooms, bathrooms } = row;
    const place = row.placeName ?? row.town;
    const { reasons, unknown } = match;
    return [
      {
        ...homeName(row),
        place,
        priceCents: cents(priceCents),
        currency,
        builtAreaM2,
        rooms,
        bathrooms,
        reasons,
        unknown,
      },
    ];
  });
  return { homes, total: { count: homes.length, isCapped: rows.length > LOOKED_AT } };
}

const euros = (value: string | null): number | null => (value === null ? null : Number(value) / 100);

/** The database leaves out homes that cannot fit; `matchesDemand` looks at the rest and alone decides. */
function mayFit(demand: DemandRow): SQL {
  const atLeast = (
    column: SQL | typeof properties.rooms | typeof properties.builtAreaM2,
    least: number | string | null,
  ) => (least === null ? undefined : sql`coalesce(${column} >= ${least}::numeric, true)`);
  const musts = HOME_MUSTS.filter((must) => demand.musts.includes(must));
  return and(
    eq(properties.status, "disponible"),
    isNull(properties.deletedAt),
    isNull(properties.mergedIntoId),
    eq(properties.operation, demand.operation),
    demand.types.length > 0 ? inArray(properties.type, demand.types as HomeType[]) : undefined,
    atLeast(sql`${properties.priceCents}`, demand.priceMinCents),
    demand.priceMaxCents === null
      ? undefined
      : sql`coalesce(${properties.priceCents} <= ${demand.priceMaxCents}::numeric, true)`,
    atLeast(properties.builtAreaM2, demand.areaMinM2),
    atLeast(properties.rooms, demand.roomsMin),
    atLeast(sql`${properties.bathrooms}`, demand.bathroomsMin),
    ...musts.map((must) => sql`${properties[must]} is not false`),
    nearOne(demand),
  )!;
}

function nearOne({ places, zone }: DemandRow): SQL | undefined {
  if (places.length === 0 && zone === null) return undefined;
  const { placeName, town, locationDetail, latitude, longitude } = properties;
  const stated = sql`concat_ws(' ', ${placeName}, ${town}, ${locationDetail})`;
  const folded = sql`translate(lower(${stated}), ${MARKED_LETTERS}, ${PLAIN_LETTERS})`;
  // Any punctuation may separate two words of a name.
  const names = places.map((place) => sql`${folded} like ${`%${foldedText(place).replace(/[^a-z0-9]+/g, "%")}%`}`);
  const ways: SQL[] = [...names, sql`${stated} = ''`];
  if (zone !== null) {
    const [xs, ys] = [zone.map(([x]) => x), zone.map(([, y]) => y)];
    ways.push(sql`${latitude} is null or (${longitude} between ${Math.min(...xs)} and ${Math.max(...xs)}
      and ${latitude} between ${Math.min(...ys)} and ${Math.max(...ys)})`);
  }
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** Finds a demand of any owner: the caller checks its contact, which not everybody sees. */
export async function findDemand(db: Db, id: string): Promise<typeof demands.$inferSelect | undefined> {
  const [demand] = await db.select().from(demands).where(eq(demands.id, id));
  return demand;
}
