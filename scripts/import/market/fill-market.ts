import type { ClientBase } from "pg";
import { dwellingOf } from "#domain/market/adverts/dwelling.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { seededRandom } from "#domain/shared/stats/random.ts";
import { COMMON_POOL } from "#server/accounts/access/pools.server.ts";
import { columnsOfDwelling, DERIVED_COLUMNS } from "#server/market/store/stored-dwellings.server.ts";
import { type CopyValue, copyLine, copyRows } from "#server/platform/db/copy-rows.server.ts";
import { orderedId } from "#server/platform/db/ordered-id.server.ts";
import type { ImportParts } from "../bring-file.ts";
import { externalIdOf, INVENTED_SOURCE, inventHistory } from "./invented-history.ts";
import { inventHome } from "./invented-home.ts";
import { type InventedPlace, inventedPlaces } from "./invented-places.ts";

/**
 * Fills the common pool of the market with homes that nobody offers. Each has its number, from which all of it follows, so that a run that
 * was interrupted goes on where it was and the same order again adds nothing.
 */

/** Homes of one transaction. */
const PORTION = 2_500;
/** While one connection waits for the disk, the next portion is made for the other. */
const LANES = 2;
const SHOWN_EVERY = 100_000;
/** Neighbouring numbers must not give alike homes: a large odd step between their seeds (Knuth's multiplicative hash). */
const SEED_STEP = 2_654_435_761;

const HOME_COLUMNS = ["id", "pool", ...DERIVED_COLUMNS];
const ADVERT_COLUMNS = ["id", "dwelling_id", "pool", "source", "external_id", "agency_name", "status", "price_cents", "currency", "listed_on", "seen_on", "described"]; // biome-ignore format: a list of names
const CHANGE_COLUMNS = ["dwelling_id", "advert_id", "on", "kind", "price_cents"];

/** @param count homes in all: those that are there already are not made again */
export async function fillMarket(
  parts: Pick<ImportParts, "database" | "now" | "isStopped"> & Partial<ImportParts>,
  count: number,
): Promise<void> {
  const { pool } = parts.database;
  const draw = placeDrawer(inventedPlaces());
  const today = Date.parse(parts.now().toISOString().slice(0, 10));
  const starts: number[] = [];
  for (let from = 1; from <= count; from += PORTION) starts.push(from);
  const { rows } = await pool.query<{ external_id: string }>(
    "select external_id from market_adverts where pool = $1 and source = $2 and external_id = any($3)",
    [COMMON_POOL, INVENTED_SOURCE, starts.map((from) => externalIdOf(from, 0))],
  );
  const there = new Set(rows.map(({ external_id }) => external_id));
  const waiting = starts.filter((from) => !there.has(externalIdOf(from, 0)));
  let done = (starts.length - waiting.length) * PORTION;
  const started = performance.now();
  let made = 0;
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      const client = await pool.connect();
      try {
        for (let from = waiting.shift(); from !== undefined; from = waiting.shift()) {
          if (parts.isStopped()) throw new Error("Interrumpido. Lanza la misma orden otra vez y sigue donde estaba.");
          const to = Math.min(count, from + PORTION - 1);
          await writePortion(client, linesOf(from, to, { draw, today }));
          const before = done;
          done += to - from + 1;
          made += to - from + 1;
          if (Math.floor(done / SHOWN_EVERY) > Math.floor(before / SHOWN_EVERY)) {
            console.log(`  ${formatNumber(done)} de ${formatNumber(count)}`);
          }
        }
      } finally {
        client.release();
      }
    }),
  );
  if (made > 0)
    // A busy disk may take longer over a million homes than a statement of the pool may last.
    await pool.query(
      "begin; set local statement_timeout = 0; analyze market_homes, market_adverts, market_changes; commit",
    );
  const seconds = Math.max(1, Math.round((performance.now() - started) / 1000));
  console.log(`  ${formatNumber(made)} viviendas inventadas en ${formatNumber(seconds)} s.`);
}

interface Lines {
  homes: string[];
  adverts: string[];
  changes: string[];
}

function linesOf(
  from: number,
  to: number,
  { draw, today }: { draw: (chance: number) => InventedPlace; today: number },
): Lines {
  const lines: Lines = { homes: [], adverts: [], changes: [] };
  for (let number = from; number <= to; number++) {
    const random = seededRandom(Math.imul(number, SEED_STEP));
    const home = inventHome(draw(random()), random);
    const { adverts, changes } = inventHistory(home, { number, random, today, makeId: orderedId });
    const id = orderedId();
    const columns = columnsOfDwelling(dwellingOf(adverts, changes));
    const values = DERIVED_COLUMNS.map((name) => columns[name] as CopyValue);
    lines.homes.push(copyLine([id, COMMON_POOL, ...values]));
    for (const { id: advertId, source, externalId, agencyName, status, priceCents, currency, ...advert } of adverts) {
      const { listedOn, seenOn, described } = advert;
      lines.adverts.push(
        copyLine([advertId, id, COMMON_POOL, source, externalId, agencyName, status, priceCents, currency, listedOn, seenOn, { ...described }]), // biome-ignore format: in the order of the columns
      );
    }
    for (const { advertId, on, kind, priceCents } of changes)
      lines.changes.push(copyLine([id, advertId, on, kind, priceCents]));
  }
  return lines;
}

async function writePortion(client: ClientBase, { homes, adverts, changes }: Lines): Promise<void> {
  await client.query("begin");
  try {
    // After a crash a portion that was not written is made again.
    await client.query("set local synchronous_commit = off");
    await copyRows(client, "market_homes", HOME_COLUMNS, homes);
    await copyRows(client, "market_adverts", ADVERT_COLUMNS, adverts);
    await copyRows(client, "market_changes", CHANGE_COLUMNS, changes);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Draws a place by its weight: a binary search in the running sum. */
export function placeDrawer(places: readonly InventedPlace[]): (chance: number) => InventedPlace {
  let total = 0;
  const sums = places.map(({ weight }) => {
    total += weight;
    return total;
  });
  return (chance) => {
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! < chance * total) low = middle + 1;
      else high = middle;
    }
    return places[low]!;
  };
}
