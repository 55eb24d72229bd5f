import { inArray, sql } from "drizzle-orm";
import type { Advert, AdvertChange, Described } from "#domain/market/adverts/advert.ts";
import { type Dwelling, dwellingOf } from "#domain/market/adverts/dwelling.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketAdverts, marketChanges } from "../../platform/db/tables/market.server.ts";
import { sqlJson } from "../../portfolio/imports/sql-rows.server.ts";

/** A dwelling with all that its facts are derived from. */
export interface Whole {
  id: string;
  pool: string;
  adverts: Advert[];
  changes: AdvertChange[];
}

/** Writers of one pool take turns: two that derive the facts of one dwelling at once would not know of each other. */
export async function lockPool(tx: Db, pool: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('market: ' || ${pool}, 0))`);
}

/** The dwellings of these ids with their adverts and changes; one without adverts is left out. */
export async function wholeDwellings(tx: Db, ids: readonly string[]): Promise<Map<string, Whole>> {
  const wholes = new Map<string, Whole>();
  if (ids.length === 0) return wholes;
  const list = sql`(select unnest(${sql.param([...ids])}::uuid[]))`;
  const adverts = await tx.select().from(marketAdverts).where(inArray(marketAdverts.dwellingId, list));
  for (const { dwellingId, pool, described, ...advert } of adverts) {
    const whole = wholes.get(dwellingId) ?? { id: dwellingId, pool, adverts: [], changes: [] };
    whole.adverts.push({ ...advert, described: described as unknown as Described });
    wholes.set(dwellingId, whole);
  }
  const { dwellingId, advertId, on, kind, priceCents, id } = marketChanges;
  const changes = await tx
    .select({ dwellingId, advertId, on, kind, priceCents })
    .from(marketChanges)
    .where(inArray(dwellingId, list))
    .orderBy(on, id);
  for (const { dwellingId, advertId, ...change } of changes) {
    if (advertId !== null) wholes.get(dwellingId)?.changes.push({ ...change, advertId });
  }
  return wholes;
}

/** Columns of a dwelling that follow from its adverts, with their types. */
const DERIVED = {
  home_id: "uuid",
  is_demo: "boolean",
  operation: "text",
  type: "text",
  status: "text",
  title: "text",
  address: "text",
  quarter: "text",
  town: "text",
  province: "text",
  postal_code: "text",
  municipality_code: "text",
  country: "text",
  latitude: "float8",
  longitude: "float8",
  built_area_m2: "real",
  rooms: "smallint",
  bathrooms: "smallint",
  floor: "smallint",
  year_built: "smallint",
  condition: "text",
  energy_rating: "text",
  seller: "text",
  features: "integer",
  known_features: "integer",
  price_cents: "bigint",
  currency: "text",
  previous_price_cents: "bigint",
  price_changed_on: "date",
  listed_on: "date",
  seen_on: "date",
  returned_on: "date",
  closed_on: "date",
  adverts: "smallint",
  cover: "text",
  sources: "text[]",
  terms: "text",
  course: "text",
} as const;
type Column = keyof typeof DERIVED;
/** In this order they are written. */
export const DERIVED_COLUMNS = Object.keys(DERIVED) as Column[];

const FIELDS = Object.fromEntries(
  DERIVED_COLUMNS.map((name) => [name, name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())]),
) as Record<Column, keyof Dwelling>;

/** The values of a dwelling's columns by their names. */
export const columnsOfDwelling = (dwelling: Dwelling): Record<Column, unknown> =>
  Object.fromEntries(DERIVED_COLUMNS.map((name) => [name, dwelling[FIELDS[name]]])) as Record<Column, unknown>;

/** The columns that an estimate of the price rests on: it is due again where one of them changes. */
const VALUED_BY: readonly Column[] = [
  "operation", "type", "status", "latitude", "longitude", "built_area_m2", "rooms", "bathrooms", "floor", "year_built", "condition", "features",
  "known_features", "price_cents", "currency",
]; // biome-ignore format: a list of names

/** The columns of an estimate: it is forgotten where it is due again. */
const ESTIMATE = [
  "expected_cents", "expected_low_cents", "expected_high_cents", "expected_from", "expected_confidence", "position", "valued_on", "value_due_on",
]; // biome-ignore format: a list of names

const joined = (names: readonly string[], write: (name: string) => string) => sql.raw(names.map(write).join(", "));

/** Somebody may have erased the home meanwhile: its advert follows it as soon as the job comes to it. */
const STILL_THERE = "(select p.id from properties p where p.id = r.home_id)";

/** Derives the facts of dwellings anew and keeps them; one whose facts are the same is not written. */
export async function keepDwellings(tx: Db, wholes: readonly Whole[]): Promise<void> {
  if (wholes.length === 0) return;
  const rows = wholes.map(({ id, pool, adverts, changes }) => ({
    id,
    pool,
    ...columnsOfDwelling(dwellingOf(adverts, changes)),
  }));
  const isOtherwise = sql`row(${joined(VALUED_BY, (name) => `m.${name}`)}) is distinct from row(${joined(VALUED_BY, (name) => `excluded.${name}`)})`;
  await tx.execute(sql`
    insert into market_homes as m (id, pool, ${joined(DERIVED_COLUMNS, (name) => name)})
    select id, pool, ${joined(DERIVED_COLUMNS, (name) => (name === "home_id" ? STILL_THERE : name))}
    from jsonb_to_recordset(${sqlJson(rows)}::jsonb)
      as r(id uuid, pool uuid, ${joined(DERIVED_COLUMNS, (name) => `${name} ${DERIVED[name as Column]}`)})
    on conflict (id) do update set pool = excluded.pool,
      ${joined(DERIVED_COLUMNS, (name) => `${name} = excluded.${name}`)},
      (${joined(ESTIMATE, (name) => name)}) =
        (select ${joined(ESTIMATE, (name) => `case when not is_otherwise then m.${name} end`)} from (select ${isOtherwise} as is_otherwise) as o)
    where row(m.pool, ${joined(DERIVED_COLUMNS, (name) => `m.${name}`)})
      is distinct from row(excluded.pool, ${joined(DERIVED_COLUMNS, (name) => `excluded.${name}`)})`);
}
