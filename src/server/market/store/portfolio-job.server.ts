import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { type AdvertRow, PORTFOLIO_SOURCE } from "#domain/market/adverts/advert.ts";
import { advertOfHome } from "#domain/market/adverts/advert-of-home.ts";
import { DAY_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { COMMON_POOL } from "../../accounts/access/pools.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { agencies } from "../../platform/db/tables/accounts-agencies.server.ts";
import { marketAdverts, marketGrants } from "../../platform/db/tables/market.server.ts";
import { homePhotos } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { homeOfRow } from "../../portfolio/homes/home-rows.server.ts";
import { eraseAdverts } from "./erase-adverts.server.ts";
import { keepAdverts } from "./keep-adverts.server.ts";
import { placeOfAdvert } from "./place-advert.server.ts";

/**
 * Brings homes of portfolios into the market. Triggers note every home that was written; a round takes some of those notes, brings
 * their adverts up to date and empties the notes in the same transaction, so that a process that dies leaves them due.
 */
export const marketPortfolioJob: Job = {
  name: "market of portfolios",
  everyMs: MINUTE_MS,
  wokenBy: ["market_pending"],
  round: ({ database, now }) => bringPortfolios(database.db, now()),
};

const AT_ONCE = 500;
const SENDER = { key: PORTFOLIO_SOURCE };
/** Photos of a home that are compared with those of others. */
const MOST_PHOTOS = 10;

type HomeRow = typeof properties.$inferSelect;

/** @returns whether there may be more */
export async function bringPortfolios(db: Db, now: Date): Promise<boolean> {
  const today = new Date(now.getTime() - (now.getTime() % DAY_MS)).toISOString().slice(0, 10);
  return await db.transaction(async (tx) => {
    const turn = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('market: portfolios', 0)) as mine`,
    );
    if (!turn.rows[0]?.mine) return false;
    const { rows: pending } = await tx.execute<{ home_id: string; at: string }>(
      sql`select home_id, at::text as at from market_pending order by at limit ${AT_ONCE}`,
    );
    if (pending.length === 0) return false;
    const ids = pending.map(({ home_id }) => home_id);
    // Nobody may erase one of them until its advert stands. Homes come before their notes: whoever erases a home locks it first
    // and writes its note afterwards, and two who lock in different orders would wait for each other.
    const homes = await tx
      .select()
      .from(properties)
      .where(inArray(properties.id, ids))
      .orderBy(asc(properties.id))
      .for("key share");
    const poolOf = new Map(homes.map((home) => [home.id, poolOfHome(home)]));
    await forgetMoved(tx, ids, poolOf);
    for (const [pool, ofPool] of byPool(homes)) await bringPool(tx, pool, ofPool, today);
    // A note that was renewed meanwhile tells of something newer than what was read.
    await tx.execute(sql`
      delete from market_pending p using jsonb_to_recordset(${JSON.stringify(pending)}::jsonb) as done(home_id uuid, at timestamptz)
      where p.home_id = done.home_id and p.at = done.at`);
    return pending.length === AT_ONCE;
  });
}

/** Null for a visitor's, which no pool has. */
const poolOfHome = ({ agencyId, ownerId }: HomeRow): string | null => agencyId ?? ownerId;

function byPool(homes: readonly HomeRow[]): Map<string, HomeRow[]> {
  const pools = new Map<string, HomeRow[]>();
  for (const home of homes) {
    const pool = poolOfHome(home);
    if (pool !== null) pools.set(pool, [...(pools.get(pool) ?? []), home]);
  }
  return pools;
}

/** Adverts of homes that are erased, or that belong to another pool now, where they begin anew. */
async function forgetMoved(tx: Db, ids: readonly string[], poolOf: ReadonlyMap<string, string | null>): Promise<void> {
  const { id, externalId, pool, source } = marketAdverts;
  const adverts = await tx
    .select({ id, externalId, pool })
    .from(marketAdverts)
    .where(sql`${source} = 'cartera' and ${inArray(externalId, [...ids])}`);
  const gone = adverts.filter((advert) => poolOf.get(advert.externalId) !== advert.pool);
  await eraseAdverts(
    tx,
    gone.map((advert) => advert.id),
  );
}

async function bringPool(tx: Db, pool: string, homes: readonly HomeRow[], today: string): Promise<void> {
  const isShared = await isSeenByOthers(tx, pool);
  const [agency] = await tx.select({ name: agencies.name }).from(agencies).where(eq(agencies.id, pool));
  const hashes = await hashesOf(
    tx,
    homes.map(({ id }) => id),
  );
  const rows: AdvertRow[] = [];
  const aside: AdvertRow[] = [];
  for (const row of homes) {
    const home = homeOfRow(row);
    const about = {
      externalId: row.id,
      sender: agency?.name ?? "Tu cartera",
      agencyName: agency?.name ?? null,
      seller: "agencia" as const,
      photoHashes: hashes.get(row.id) ?? [],
      isPlaceHidden: isShared,
      placed: placeOfAdvert(home),
      isImported: row.sourceId !== null,
    };
    const isAside = row.deletedAt !== null || row.mergedIntoId !== null;
    const advert = isAside ? null : advertOfHome(home, about);
    if (advert) rows.push(advert);
    else aside.push(advertOfHome({ ...home, status: "retirado" }, about)!);
  }
  await keepAdverts(tx, pool, SENDER, [...rows, ...(await knownOf(tx, pool, aside))], { today });
}

/** Those that were adverts before: they are withdrawn as they are now, so that a place which is hidden since is hidden there too. */
async function knownOf(tx: Db, pool: string, rows: readonly AdvertRow[]): Promise<AdvertRow[]> {
  if (rows.length === 0) return [];
  const { externalId, source } = marketAdverts;
  const known = await tx
    .select({ externalId })
    .from(marketAdverts)
    .where(
      and(
        eq(marketAdverts.pool, pool),
        sql`${source} = 'cartera'`,
        inArray(
          externalId,
          rows.map((row) => row.externalId),
        ),
      ),
    );
  const names = new Set(known.map((row) => row.externalId));
  return rows.filter((row) => names.has(row.externalId));
}

/** Whether others than its own people see the homes of a pool. */
async function isSeenByOthers(tx: Db, pool: string): Promise<boolean> {
  if (pool === COMMON_POOL) return true;
  return (await tx.$count(marketGrants, eq(marketGrants.pool, pool))) > 0;
}

/** Fingerprints of the homes' photos, the first ones of each. */
async function hashesOf(tx: Db, homeIds: readonly string[]): Promise<Map<string, string[]>> {
  const { homeId, look, position, id } = homePhotos;
  const fingerprint = sql<string | null>`${look} ->> 'fingerprint'`;
  const rows = await tx
    .select({ homeId, fingerprint })
    .from(homePhotos)
    .where(sql`${inArray(homeId, [...homeIds])} and ${fingerprint} is not null`)
    .orderBy(asc(position), asc(id));
  const hashes = new Map<string, string[]>();
  for (const row of rows) {
    const known = hashes.get(row.homeId) ?? [];
    if (row.fingerprint !== null && known.length < MOST_PHOTOS) hashes.set(row.homeId, [...known, row.fingerprint]);
  }
  return hashes;
}
