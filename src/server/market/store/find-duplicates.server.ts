import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Described } from "#domain/market/adverts/advert.ts";
import { type AdvertLikeness, advertLikeness, type ComparedAdvert, SAME_AREA } from "#domain/market/duplicates.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketAdverts, marketHomes } from "../../platform/db/tables/market.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";

/**
 * Dwellings of a pool that may be one. The database only pairs those near each other that have the same size and rooms, or that share a
 * phone or an address; how alike they are says `domain/market/duplicates`, and a person decides.
 */

/** Sides of the squares in which pairs are looked for, in degrees: 120 m to the north, and as much to the east at 60° of latitude. */
const SQUARE = { latitude: 0.00108, longitude: 0.00216 };
/** Street, number and town of a home in lower case; null where one of them is not known. A portfolio's own address is whole. */
const ADDRESS = sql.raw(
  `case when coalesce(p.address, m.address) ~ '[0-9]' then lower(coalesce(p.address, m.address)) || '|' || coalesce(m.municipality_code, lower(m.town)) end`,
);
/** A hidden home lies somewhere within its square of so many degrees (`hiddenDegrees`). */
const HIDDEN_SQUARE = 0.005;
/** Homes of one square, size and number of rooms, or of one phone, that are compared with each other. */
const MOST_ALIKE = 60;
/** More pairs than this nobody looks through. */
const MOST_PAIRS = 1_000;
const MOST_OF_ONE = 20;

export interface DwellingPair extends AdvertLikeness {
  /** The one offered first is first. */
  ids: [string, string];
}

/** Pairs of a pool that are worth asking about, the likeliest first. */
export async function findDuplicateDwellings(db: Db, pool: string): Promise<DwellingPair[]> {
  const { rows } = await db.transaction(async (tx) => {
    // The planner takes lists that it has just made for short ones, and would look through all of them for each home; compiling the
    // statement costs more than it saves.
    await tx.execute(sql`set local enable_nestloop = off`);
    await tx.execute(sql`set local work_mem = '32MB'`);
    await tx.execute(sql`set local jit = off`);
    return await tx.execute<{ a: string; b: string }>(sql`
    with alike as (
      select m.id, m.operation, m.type, coalesce(m.rooms, -1) as rooms, m.built_area_m2 as area, m.floor, m.features, m.known_features,
        -- A home of the portfolio is compared where it lies, also where others see only the middle of its square.
        floor(coalesce(p.latitude, m.latitude) / ${SQUARE.latitude}::float8)::int as y,
        floor(coalesce(p.longitude, m.longitude) / ${SQUARE.longitude}::float8)::int as x
      from market_homes m left join properties p on p.id = m.home_id
      where m.pool = ${pool}::uuid and m.merged_into_id is null and m.status in ('activo', 'reservado')
        and m.latitude is not null and m.built_area_m2 is not null
    ),
    -- A feed that puts thousands of equal flats at the middle of their town would make millions of pairs.
    homes as materialized (
      select * from (
        select *, row_number() over (partition by operation, type, rooms, y, x, round(area) order by id) as place from alike
      ) as placed where place <= ${MOST_ALIKE}
    ),
    -- Each home stands in the squares around its own, too: neighbours meet though a border lies between them.
    around as materialized (
      select id, operation, type, rooms, area, floor, features, known_features, y + dy as y, x + dx as x
      from homes, generate_series(-1, 1) dy, generate_series(-1, 1) dx
    ),
    near as (
      -- Where there are too many, those go first of which the fewest features and the least area differ.
      select a.id as a, b.id as b, abs(a.area - b.area) as apart,
        bit_count(((a.features # b.features) & a.known_features & b.known_features)::bit(32)) as others
      from homes a join around b using (operation, type, rooms, y, x)
      where a.id < b.id and abs(a.area - b.area) <= ${SAME_AREA} * greatest(a.area, b.area)
        and coalesce(a.floor = b.floor, true)
    ),
    phones as (
      select id, phone from (
        select dwelling_id as id, phone, row_number() over (partition by phone order by dwelling_id) as place
        from market_adverts where pool = ${pool}::uuid and phone is not null
      ) as called_homes where place <= ${MOST_ALIKE}
    ),
    called as (
      select distinct a.id as a, b.id as b, 0::real as apart, 0::bigint as others from phones a join phones b using (phone)
        join homes x on x.id = a.id join homes y on y.id = b.id
      where a.id < b.id and abs(x.area - y.area) <= ${SAME_AREA} * greatest(x.area, y.area)
    ),
    addressed as (
      select id, operation, type, area, address from (
        select m.id, m.operation, m.type, m.built_area_m2 as area, ${ADDRESS} as address,
          row_number() over (partition by m.operation, m.type, ${ADDRESS}, round(m.built_area_m2) order by m.id) as place
        from market_homes m left join properties p on p.id = m.home_id
        where m.pool = ${pool}::uuid and m.merged_into_id is null and m.status in ('activo', 'reservado')
          and m.built_area_m2 is not null and ${ADDRESS} is not null
      ) as at_one_address where place <= ${MOST_ALIKE}
    ),
    at_address as (
      select a.id as a, b.id as b, abs(a.area - b.area) as apart, 0::bigint as others
      from addressed a join addressed b using (operation, type, address)
      where a.id < b.id and abs(a.area - b.area) <= ${SAME_AREA} * greatest(a.area, b.area)
    ),
    pairs as (
      select a, b, min(others) as others, min(apart) as apart
      from (select * from near union all select * from called union all select * from at_address) as found group by a, b
    )
    select a, b from pairs
    where not exists (select from market_distinct where first_id = a and second_id = b)
    order by others, apart, a, b
    limit ${MOST_PAIRS}`);
  });
  return await judged(
    db,
    rows.map(({ a, b }) => [a, b]),
  );
}

/** The dwellings of its pool that one may be, the likeliest first. */
export async function duplicatesOfDwelling(db: Db, pool: string, id: string): Promise<DwellingPair[]> {
  const [home] = await db
    .select()
    .from(marketHomes)
    .where(and(eq(marketHomes.id, id), eq(marketHomes.pool, pool), isNull(marketHomes.mergedIntoId)));
  if (!home || home.latitude === null || home.longitude === null) return [];
  const { operation } = home;
  const { latitude, longitude } = (await placesOf(db, [home])).get(home.id)!;
  const [north, east] = [SQUARE.latitude + HIDDEN_SQUARE, SQUARE.longitude + HIDDEN_SQUARE];
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from market_homes
    where pool = ${pool}::uuid and operation = ${operation} and id <> ${id}::uuid and merged_into_id is null
      and latitude between ${latitude! - north}::float8 and ${latitude! + north}::float8
      and longitude between ${longitude! - east}::float8 and ${longitude! + east}::float8
      and not exists (select from market_distinct d
        where d.first_id = least(market_homes.id, ${id}::uuid) and d.second_id = greatest(market_homes.id, ${id}::uuid))
    order by abs(latitude - ${latitude}::float8) + abs(longitude - ${longitude}::float8), id
    limit ${MOST_PAIRS}`);
  const pairs = await judged(
    db,
    rows.map((other) => [id, other.id]),
  );
  return pairs.slice(0, MOST_OF_ONE);
}

async function judged(db: Db, pairs: readonly (readonly [string, string])[]): Promise<DwellingPair[]> {
  const homes = await comparedDwellings(db, [...new Set(pairs.flat())]);
  return pairs
    .flatMap(([a, b]): DwellingPair[] => {
      const [mine, theirs] = [homes.get(a), homes.get(b)];
      const likeness = mine && theirs && advertLikeness(mine, theirs);
      if (!likeness) return [];
      return [{ ...likeness, ids: mine.listedOn <= theirs.listedOn ? [a, b] : [b, a] }];
    })
    .sort((a, b) => b.score - a.score || (a.ids[0] < b.ids[0] ? -1 : 1));
}

type Placed = Pick<
  typeof marketHomes.$inferSelect,
  "id" | "homeId" | "latitude" | "longitude" | "address" | "town" | "municipalityCode"
>;

/** Where homes lie for the people of their pool: one of the portfolio at its own point and address, also where these are hidden from others. */
async function placesOf(db: Db, homes: readonly Placed[]) {
  const ids = homes.flatMap(({ homeId }) => homeId ?? []);
  const { id, latitude, longitude, address } = properties;
  const own =
    ids.length === 0
      ? []
      : await db.select({ id, latitude, longitude, address }).from(properties).where(inArray(id, ids));
  const byId = new Map(own.map((row) => [row.id, row]));
  return new Map(
    homes.map((home) => {
      const known = byId.get(home.homeId ?? "");
      const address = known?.address ?? home.address;
      const town = home.municipalityCode ?? home.town;
      const place = {
        latitude: known?.latitude ?? home.latitude,
        longitude: known?.longitude ?? home.longitude,
        wholeAddress: address && town && /\d/.test(address) ? `${fold(address)} ${fold(town)}` : null,
      };
      return [home.id, place];
    }),
  );
}

async function comparedDwellings(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, ComparedAdvert & { listedOn: string }>> {
  if (ids.length === 0) return new Map();
  const list = sql`(select unnest(${sql.param([...ids])}::uuid[]))`;
  const homes = await db.select().from(marketHomes).where(inArray(marketHomes.id, list));
  const { dwellingId, phone, photoHashes, described, agencyName, source } = marketAdverts;
  const adverts = await db
    .select({ dwellingId, phone, photoHashes, described, agencyName, source })
    .from(marketAdverts)
    .where(inArray(dwellingId, list));
  const byHome = Map.groupBy(adverts, (advert) => advert.dwellingId);
  const places = await placesOf(db, homes);
  return new Map(
    homes.map((home) => {
      const own = byHome.get(home.id) ?? [];
      const references = own.flatMap((advert) => (advert.described as unknown as Described).cadastralReference ?? []);
      return [
        home.id,
        {
          ...(home as typeof home & Pick<ComparedAdvert, "operation" | "type" | "condition">),
          ...places.get(home.id)!,
          advertisers: own.map((advert) =>
            fold(advert.agencyName ?? (advert.described as unknown as Described).sender ?? advert.source),
          ),
          cadastralReference: references[0] ?? null,
          phones: own.flatMap((advert) => advert.phone ?? []),
          photoHashes: own.flatMap((advert) => advert.photoHashes),
        },
      ];
    }),
  );
}

/** Pairs with the facts of their homes by which a person tells them apart. */
export async function shownPairs(db: Db, pairs: readonly DwellingPair[]) {
  const { id, title, address, town, builtAreaM2, rooms, floor, priceCents, currency, listedOn, sources, cover } =
    marketHomes;
  const ids = [...new Set(pairs.flatMap((one) => one.ids))];
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            id,
            title,
            address,
            town,
            builtAreaM2,
            rooms,
            floor,
            priceCents,
            currency,
            listedOn,
            sources,
            cover,
          })
          .from(marketHomes)
          .where(inArray(id, ids));
  const homes = new Map(rows.map((row) => [row.id, row]));
  return pairs.map(({ ids: [first, second], score, isCertain, reasons }) => ({
    score,
    isCertain,
    reasons,
    homes: [homes.get(first)!, homes.get(second)!],
  }));
}
