import { and, eq, inArray, sql } from "drizzle-orm";
import { type Advert, type AdvertChange, type AdvertRow, isOffered } from "#domain/market/adverts/advert.ts";
import { changesOf, firstDayOf, stateAfter } from "#domain/market/adverts/changes.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { orderedId } from "../../platform/db/ordered-id.server.ts";
import { marketAdverts } from "../../platform/db/tables/market.server.ts";
import { sqlJson } from "../../portfolio/imports/sql-rows.server.ts";
import { keepDwellings, lockPool, type Whole, wholeDwellings } from "./stored-dwellings.server.ts";

/** The sender of adverts to a pool. */
export interface AdvertSender {
  /** Unique in its pool: `cartera`, or the id of the sender, whose name may change. */
  key: string;
  /** Its row among the senders of imports. */
  id?: string;
}

type Kept = Advert & { dwellingId: string };
interface Writing {
  row: AdvertRow;
  advert: Kept;
  changes: AdvertChange[];
}

/**
 * Keeps what a sender says of adverts: new ones become dwellings of their own, known ones stay with the dwelling that they were joined
 * to, and what changed is noted with its day. The same rows again on the same day change nothing. An advert that is not named is left
 * alone (`withdrawAdverts`).
 *
 * @param rows of one sender; of two rows with one name the last counts
 * @param options.today ISO date
 */
export async function keepAdverts(
  tx: Db,
  pool: string,
  sender: AdvertSender,
  rows: readonly AdvertRow[],
  { today }: { today: string },
): Promise<void> {
  if (rows.length === 0) return;
  await lockPool(tx, pool);
  const byName = new Map(rows.map((row) => [row.externalId, closedByNow(row, today)]));
  const known = await knownAdverts(tx, pool, sender, [...byName.keys()]);
  const wholes = await wholeDwellings(tx, [...new Set([...known.values()].map(({ dwellingId }) => dwellingId))]);
  const written = [...byName.values()].map((row) => writingOf(row, known.get(row.externalId), sender, today));
  for (const writing of written) layInto(wholes, pool, writing);
  await keepDwellings(tx, [...wholes.values()]);
  await writeAdverts(tx, pool, sender, written);
}

/** A home whose closing lies in the future has no paid price yet, so it counts as withdrawn. */
const closedByNow = (row: AdvertRow, today: string): AdvertRow =>
  row.status === "cerrado" && row.closedOn !== null && row.closedOn > today
    ? { ...row, status: "retirado", closedOn: null, priceCents: null }
    : row;

/** Adverts that their sender no longer has. @param names the sender's names for them */
export async function withdrawAdverts(
  tx: Db,
  pool: string,
  sender: AdvertSender,
  names: readonly string[],
  { today }: { today: string },
): Promise<void> {
  await lockPool(tx, pool);
  const known = await knownAdverts(tx, pool, sender, names);
  const rows = [...known.values()].filter(({ status }) => isOffered(status));
  await keepAdverts(
    tx,
    pool,
    sender,
    rows.map(
      (advert): AdvertRow => ({ ...advert, status: "retirado", closedOn: null, photoHashes: advert.photoHashes }),
    ),
    { today },
  );
}

type KnownAdvert = Kept & { phone: string | null; url: string | null; photoHashes: string[] };

async function knownAdverts(
  tx: Db,
  pool: string,
  { key }: AdvertSender,
  names: readonly string[],
): Promise<Map<string, KnownAdvert>> {
  const found = await tx
    .select()
    .from(marketAdverts)
    .where(
      and(
        eq(marketAdverts.pool, pool),
        eq(marketAdverts.source, key),
        inArray(marketAdverts.externalId, sql`(select unnest(${sql.param([...names])}::text[]))`),
      ),
    );
  return new Map(found.map((advert) => [advert.externalId, advert as unknown as KnownAdvert]));
}

function writingOf(row: AdvertRow, before: Kept | undefined, sender: AdvertSender, today: string): Writing {
  const id = before?.id ?? orderedId();
  const changes = changesOf(before ?? null, row, today).map((change) => ({ ...change, advertId: id }));
  const state = changes.reduce<{ status: Advert["status"]; priceCents: number | null } | undefined>(
    stateAfter,
    before,
  )!;
  const listedOn = firstDayOf(row, today);
  const isSeen = before === undefined || isOffered(row.status);
  const advert: Kept = {
    id,
    dwellingId: before?.dwellingId ?? orderedId(),
    source: sender.key,
    externalId: row.externalId,
    agencyName: row.agencyName,
    ...state,
    currency: row.currency,
    listedOn: before && before.listedOn < listedOn ? before.listedOn : listedOn,
    seenOn: isSeen ? seenOn(row, today) : before.seenOn,
    described: row.described,
  };
  return { row, advert, changes };
}

/** An advert that was already over when it was first heard of was last seen on its last day. */
const seenOn = ({ status, closedOn }: AdvertRow, today: string) =>
  !isOffered(status) && closedOn !== null && closedOn < today ? closedOn : today;

function layInto(wholes: Map<string, Whole>, pool: string, { advert, changes }: Writing): void {
  const { dwellingId } = advert;
  const whole = wholes.get(dwellingId) ?? { id: dwellingId, pool, adverts: [], changes: [] };
  whole.adverts = [...whole.adverts.filter(({ id }) => id !== advert.id), advert];
  whole.changes = [...whole.changes, ...changes];
  wholes.set(dwellingId, whole);
}

async function writeAdverts(tx: Db, pool: string, sender: AdvertSender, written: readonly Writing[]): Promise<void> {
  const adverts = written.map(({ row, advert }) => ({
    id: advert.id,
    dwelling_id: advert.dwellingId,
    external_id: advert.externalId,
    agency_name: advert.agencyName,
    phone: row.phone,
    url: row.url,
    status: advert.status,
    price_cents: advert.priceCents,
    currency: advert.currency,
    listed_on: advert.listedOn,
    seen_on: advert.seenOn,
    photo_hashes: row.photoHashes,
    described: advert.described,
  }));
  await tx.execute(sql`
    insert into market_adverts as a (id, dwelling_id, pool, source, source_id, external_id, agency_name, phone, url, status,
      price_cents, currency, listed_on, seen_on, photo_hashes, described)
    select id, dwelling_id, ${pool}::uuid, ${sender.key}, ${sender.id ?? null}::uuid, external_id, agency_name, phone, url, status,
      price_cents, currency, listed_on, seen_on, photo_hashes, described
    from jsonb_to_recordset(${sqlJson(adverts)}::jsonb) as r(id uuid, dwelling_id uuid, external_id text, agency_name text,
      phone text, url text, status text, price_cents bigint, currency text, listed_on date, seen_on date, photo_hashes text[],
      described jsonb)
    on conflict (id) do update set source_id = excluded.source_id, agency_name = excluded.agency_name, phone = excluded.phone,
      url = excluded.url, status = excluded.status, price_cents = excluded.price_cents, currency = excluded.currency,
      listed_on = excluded.listed_on, seen_on = excluded.seen_on, photo_hashes = excluded.photo_hashes,
      described = excluded.described
    where row(a.source_id, a.agency_name, a.phone, a.url, a.status, a.price_cents, a.currency, a.listed_on, a.seen_on,
      a.photo_hashes, a.described)
      is distinct from row(excluded.source_id, excluded.agency_name, excluded.phone, excluded.url, excluded.status,
      excluded.price_cents, excluded.currency, excluded.listed_on, excluded.seen_on, excluded.photo_hashes, excluded.described)`);
  const changes = written.flatMap(({ advert, changes }) =>
    changes.map(({ advertId, on, kind, priceCents }) => ({
      dwelling_id: advert.dwellingId,
      advert_id: advertId,
      on,
      kind,
      price_cents: priceCents,
    })),
  );
  if (changes.length === 0) return;
  await tx.execute(sql`
    insert into market_changes (dwelling_id, advert_id, "on", kind, price_cents)
    select r.dwelling_id, r.advert_id, r."on", r.kind, r.price_cents
    from jsonb_array_elements(${sqlJson(changes)}::jsonb) with ordinality as given(row, place),
      jsonb_to_record(given.row) as r(dwelling_id uuid, advert_id uuid, "on" date, kind text, price_cents bigint)
    order by given.place`);
}
