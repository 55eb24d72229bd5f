import type { PoolClient } from "pg";
import type { IndexedHome } from "#domain/market/columns/indexed-home.ts";
import type { MarketColumns } from "#domain/market/columns/market-columns.ts";
import type { Database } from "../../platform/db/connection.server.ts";

/** Reads into the index whatever transactions wrote into the market. */

/** Homes that are read at once: between them the thread answers. */
const PORTION = 2_000;

/** Columns by the name of the fact; arrays of values come without names, which halves the time of a million. */
const COLUMNS: Record<keyof IndexedHome | "isMerged", string> = {
  number: "number",
  pool: "pool",
  operation: "operation",
  type: "type",
  status: "status",
  country: "country",
  municipalityCode: "municipality_code",
  postalCode: "postal_code",
  town: "town",
  quarter: "quarter",
  latitude: "latitude",
  longitude: "longitude",
  builtAreaM2: "built_area_m2",
  rooms: "rooms",
  bathrooms: "bathrooms",
  floor: "floor",
  yearBuilt: "year_built",
  condition: "condition",
  energyRating: "energy_rating",
  seller: "seller",
  features: "features",
  knownFeatures: "known_features",
  priceCents: "price_cents::float8",
  currency: "currency",
  previousPriceCents: "previous_price_cents::float8",
  priceChangedOn: "price_changed_on::text",
  listedOn: "listed_on::text",
  returnedOn: "returned_on::text",
  closedOn: "closed_on::text",
  adverts: "adverts",
  expectedCents: "expected_cents::float8",
  position: "position",
  terms: "terms",
  course: "course",
  isDemo: "is_demo",
  isValued: "valued_on is not null",
  expectedFrom: "expected_from",
  isMerged: "merged_into_id is not null",
};
const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
const SELECTED = `select ${Object.values(COLUMNS).join(", ")} from market_homes`;
/** Written by a transaction that the snapshot of the last reading did not see, for instance because it was still under way. */
const SINCE = `where changed_in >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(changed_in, $1::pg_snapshot)`;

/**
 * A replica does not tell which transactions are under way, only below which number all have ended: its snapshot is named as one
 * that saw nothing beyond.
 */
const SNAPSHOT = `select case when pg_is_in_recovery()
  then pg_snapshot_xmin(s)::text || ':' || pg_snapshot_xmin(s)::text || ':' else s::text end as snapshot
  from pg_current_snapshot() s`;

/**
 * Brings the index up to date with everything that is committed.
 *
 * @param pool of the primary, or of a replica: what that has not applied is read by the next reading of the primary
 * @param since the snapshot up to which it has been read; null reads all homes
 * @param report called after each portion, with the homes that there are where all are read
 * @returns the snapshot up to which it is read now
 */
export async function readChanges(
  pool: Database["pool"],
  columns: MarketColumns,
  since: string | null,
  report: (total: number | null) => void = () => {},
): Promise<string> {
  const client = await pool.connect();
  let failed: Error | undefined;
  try {
    await client.query("begin isolation level repeatable read read only");
    const { rows } = await client.query<{ snapshot: string }>(SNAPSHOT);
    if (since === null) await readAll(client, columns, report);
    else await readSince(client, columns, since);
    await client.query("commit");
    return rows[0]!.snapshot;
  } catch (error) {
    failed = error as Error;
    throw error;
  } finally {
    // A connection that failed inside a transaction is not given to anybody else.
    client.release(failed);
  }
}

async function readAll(client: PoolClient, columns: MarketColumns, report: (total: number) => void): Promise<void> {
  const { rows } = await client.query<{ total: number }>("select count(*)::int as total from market_homes");
  report(rows[0]!.total);
  await client.query(`declare homes no scroll cursor for ${SELECTED} where merged_into_id is null`);
  await putPortions(client, columns, () => report(rows[0]!.total));
}

async function readSince(client: PoolClient, columns: MarketColumns, since: string): Promise<void> {
  const gone = await client.query<{ number: number }>(`select number from market_gone ${SINCE}`, [since]);
  for (const { number } of gone.rows) columns.remove(number);
  // Most of the time there is nothing: one look at the index, and no cursor.
  const changed = await client.query(`select from market_homes ${SINCE} limit 1`, [since]);
  if (changed.rows.length === 0) return;
  await client.query(
    `declare homes no scroll cursor for ${SELECTED} ${SINCE.replaceAll("$1", client.escapeLiteral(since))}`,
  );
  await putPortions(client, columns, () => {});
}

async function putPortions(client: PoolClient, columns: MarketColumns, report: () => void): Promise<void> {
  const text = `fetch ${PORTION} from homes`;
  for (;;) {
    const { rows } = await client.query<unknown[]>({ text, rowMode: "array" });
    for (const row of rows) {
      const { isMerged, ...home } = Object.fromEntries(
        NAMES.map((name, i) => [name, row[i]]),
      ) as unknown as IndexedHome & {
        isMerged: boolean;
      };
      if (isMerged) columns.remove(home.number);
      else columns.put(home);
    }
    report();
    if (rows.length < PORTION) return;
  }
}
