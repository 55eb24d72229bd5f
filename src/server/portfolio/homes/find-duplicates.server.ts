import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { type ComparedHome, type Likeness, likenessOf } from "#domain/portfolio/homes/duplicates.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { distinctHomes } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { hasWhole, isListed, partsOf } from "./home-conditions.server.ts";
import { searchWordsOf } from "./home-rows.server.ts";
import { type HomeRow, lockHome } from "./lock-homes.server.ts";

/**
 * Homes of a portfolio that may be one dwelling. The database only pairs those that share something (a reference, a square of the
 * map with the same size and rooms, an address); how alike they are says `domain/portfolio/duplicates`.
 */

/** Sides of the squares, in degrees: about 67 m to the north, and some 60 m to the east in the middle of Spain. */
const SQUARE = { latitude: 0.0006, longitude: 0.0007 };
/** More pairs than this nobody looks through. */
const MOST_PAIRS = 1_000;
/** Homes that share the same reference, address or square and are compared with each other. */
const MOST_ALIKE = 60;
const MOST_OF_ONE = 20;

export interface DuplicatePair extends Likeness {
  /** The older home is first. */
  ids: [string, string];
}

/** All pairs of the actor's portfolio that are worth asking about, the likeliest first. */
export async function findDuplicates(db: Db, actor: Actor): Promise<DuplicatePair[]> {
  const pairs: [string, string][] = [];
  for (const part of partsOf(actor)) pairs.push(...(await pairsWithin(db, part)));
  const homes = await comparedHomes(db, [...new Set(pairs.flat())]);
  return pairs
    .flatMap(([a, b]): DuplicatePair[] => {
      const [mine, theirs] = [homes.get(a), homes.get(b)];
      const likeness = mine && theirs && likenessOf(mine, theirs);
      if (!likeness) return [];
      return [{ ...likeness, ids: mine.createdAt <= theirs.createdAt ? [a, b] : [b, a] }];
    })
    .sort((a, b) => b.score - a.score || (a.ids[0] < b.ids[0] ? -1 : 1));
}

/** The homes that one of them may be, the likeliest first. */
export async function duplicatesOf(db: Db, actor: Actor, id: string): Promise<(Likeness & { id: string })[]> {
  const [home] = await db
    .select()
    .from(properties)
    .where(and(mayRead(actor, "home"), eq(properties.id, id), isListed));
  return home ? await likeHome(db, actor, home) : [];
}

/** The same of a listed home that the actor may see. */
export async function likeHome(db: Db, actor: Actor, home: HomeRow): Promise<(Likeness & { id: string })[]> {
  const { id, latitude, longitude, cadastralReference, reference, address } = home;
  const near =
    latitude === null || longitude === null
      ? undefined
      : and(
          sql`${properties.latitude} between ${latitude - SQUARE.latitude} and ${latitude + SQUARE.latitude}`,
          sql`${properties.longitude} between ${longitude - SQUARE.longitude} and ${longitude + SQUARE.longitude}`,
        );
  // Each of them along an index of its own.
  const named = [
    hasWhole(searchWordsOf(cadastralReference ?? "")),
    // As one word, because the search keeps a reference of several words in that form.
    hasWhole([searchWordsOf(reference ?? "").join("")].filter(Boolean)),
    hasWhole(searchWordsOf(address ?? "")),
  ];
  const found = new Set<string>();
  for (const where of [near, ...named]) {
    if (!where) continue;
    const rows = await db
      .select({ id: properties.id })
      .from(properties)
      .where(
        and(mayRead(actor, "home"), isListed, ne(properties.id, id), eq(properties.operation, home.operation), where),
      )
      .limit(MOST_PAIRS);
    for (const row of rows) found.add(row.id);
  }
  if (found.size === 0) return [];
  for (const other of await distinctFrom(db, id)) found.delete(other);
  const homes = await comparedHomes(db, [id, ...found]);
  return [...found]
    .flatMap((other) => {
      const likeness = likenessOf(homes.get(id)!, homes.get(other)!);
      return likeness ? [{ ...likeness, id: other }] : [];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_OF_ONE);
}

/** Records that two homes are two dwellings: they are not proposed again. @throws AppError UNKNOWN_HOME */
export async function keepApart(db: Db, actor: Actor, ids: readonly [string, string]): Promise<void> {
  await db.transaction(async (tx) => {
    const [firstId, secondId] = ids.toSorted() as [string, string];
    await lockHome(tx, actor, firstId);
    await lockHome(tx, actor, secondId);
    await tx.insert(distinctHomes).values({ firstId, secondId }).onConflictDoNothing();
  });
}

async function distinctFrom(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(distinctHomes)
    .where(or(eq(distinctHomes.firstId, id), eq(distinctHomes.secondId, id)));
  return rows.map(({ firstId, secondId }) => (firstId === id ? secondId : firstId));
}

/** Pairs that share something, the smaller id first. Every join is by equality, so that its cost follows what it finds. */
async function pairsWithin(db: Db, part: SQL): Promise<[string, string][]> {
  const { rows } = await db.transaction(async (tx) => {
    // The planner takes a list that it has just made for a short one, and would look through all of it for each home.
    await tx.execute(sql`set local enable_nestloop = off`);
    // Words are hashed sooner than put in order.
    await tx.execute(sql`set local enable_mergejoin = off`);
    await tx.execute(sql`set local work_mem = '32MB'`);
    // Forbidden plans get a high cost, and PostgreSQL would compile the whole statement before it looks at three homes.
    await tx.execute(sql`set local jit = off`);
    return await tx.execute<{ a: string; b: string }>(sql`
    with homes as materialized (
      select id, operation, built_area_m2 as area, source_id,
        floor(latitude / ${SQUARE.latitude}::float8)::int as y, floor(longitude / ${SQUARE.longitude}::float8)::int as x,
        concat_ws('|', operation, type, coalesce(rooms, -1), coalesce(bathrooms, -1)) as kind,
        upper(regexp_replace(cadastral_reference, '[^0-9A-Za-z]', '', 'g')) as cadastral,
        lower(regexp_replace(reference, '[^0-9A-Za-z]', '', 'g')) as ref, lower(trim(address)) as address
      from properties where ${part} and ${isListed}
    ),
    squares as materialized (
      select id, area, source_id, concat_ws('|', kind, y, x) as square from homes
      where y is not null and x is not null and area is not null
    ),
    -- Each home stands in the squares around its own, too: neighbours meet though a border lies between them.
    around as materialized (
      select id, area, concat_ws('|', kind, y + dy, x + dx) as square
      from homes, generate_series(-1, 1) dy, generate_series(-1, 1) dx
      where y is not null and x is not null and area is not null
    ),
    -- What more homes share than anybody looks through tells none of them apart; joined all with all it would never end.
    by_cadastral as materialized (
      select * from (
        select id, operation, cadastral, row_number() over (partition by operation, cadastral order by id) as place
        from homes where length(cadastral) >= 14
      ) numbered where place <= ${MOST_ALIKE}
    ),
    by_reference as materialized (
      select * from (
        select id, operation, ref, source_id, row_number() over (partition by operation, ref order by id) as place
        from homes where ref <> ''
      ) numbered where place <= ${MOST_ALIKE}
    ),
    by_address as materialized (
      select * from (
        select id, kind, address, area, row_number() over (partition by kind, address order by area, id) as place
        from homes where address <> ''
      ) numbered where place <= ${MOST_ALIKE}
    ),
    by_square as materialized (
      select * from (
        select id, area, square, row_number() over (partition by square order by area, id) as place from squares
      ) numbered where place <= ${MOST_ALIKE}
    ),
    by_square_around as materialized (
      select * from (
        select id, area, square, row_number() over (partition by square order by area, id) as place from around
      ) numbered where place <= ${2 * MOST_ALIKE}
    ),
    pairs as (
      select a.id as a, b.id as b from by_cadastral a join by_cadastral b using (operation, cadastral)
      where a.id < b.id
      union
      select a.id, b.id from by_reference a join by_reference b using (operation, ref)
      where a.id < b.id and a.source_id is distinct from b.source_id
      union
      select a.id, b.id from by_address a join by_address b using (kind, address)
      where a.id < b.id and abs(a.area - b.area) <= 0.02 * greatest(a.area, b.area)
      union
      select least(a.id, b.id), greatest(a.id, b.id) from by_square a join by_square_around b using (square)
      where a.id <> b.id and abs(a.area - b.area) <= 0.02 * greatest(a.area, b.area)
    )
    select a, b from pairs
    where not exists (select 1 from distinct_homes where first_id = a and second_id = b)
    limit ${MOST_PAIRS}`);
  });
  return rows.map(({ a, b }) => [a, b]);
}

async function comparedHomes(db: Db, ids: readonly string[]): Promise<Map<string, ComparedHome & { createdAt: Date }>> {
  if (ids.length === 0) return new Map();
  const { id, operation, type, reference, cadastralReference, sourceId, latitude, longitude, address } = properties;
  const { builtAreaM2, rooms, bathrooms, floor, priceCents, createdAt } = properties;
  const rows = await db
    .select({
      id,
      operation,
      type,
      reference,
      cadastralReference,
      sourceId,
      latitude,
      longitude,
      address,
      builtAreaM2,
      rooms,
      bathrooms,
      floor,
      priceCents,
      createdAt,
    })
    .from(properties)
    .where(inArray(id, [...ids]));
  return new Map(
    rows.map(({ id, priceCents, ...row }) => [
      id,
      { ...row, price: priceCents === null ? null : Number(priceCents) / 100 },
    ]),
  );
}
