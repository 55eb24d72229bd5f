import { openFeedWriter } from "#domain/portfolio/feeds/open-writer.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { Listing } from "#domain/shared/listing/property.ts";
import { inventListings } from "#domain/tools/market/demo-listings.ts";
import { keepComparables } from "#server/portfolio/imports/apply-comparables.server.ts";
import type { ImportParts } from "./bring-file.ts";
import { syntheticHomes } from "./synthetic-homes.ts";

const PORTION = 1_000;
const SHOWN_EVERY = 100_000;
const PIECE = 256 * 1024;

/** Invented comparables, half in each city, for everybody; each says that it is a demonstration. The same count again adds none. */
export async function addSyntheticComparables(parts: ImportParts, count: number): Promise<void> {
  const today = `${parts.now().toISOString().slice(0, 7)}-01`;
  let done = 0;
  for (const [city, ofCity] of [
    ["barcelona", Math.ceil(count / 2)],
    ["valencia", Math.floor(count / 2)],
  ] as const) {
    let rows: Listing[] = [];
    const write = async () => {
      await keepComparables(parts.database.db, rows, {
        owner: { ownerId: null, agencyId: null },
        source: "sintetica",
        isDemo: true,
      });
      done += rows.length;
      rows = [];
      if (done % SHOWN_EVERY === 0) console.log(`  ${formatNumber(done)} de ${formatNumber(count)}`);
    };
    for (const listing of inventListings({ city, count: ofCity, today })) {
      rows.push({ ...listing, id: `sintetica:${listing.id}` });
      if (rows.length < PORTION) continue;
      await write();
      if (parts.isStopped()) throw new Error("Interrumpido. Lanza la misma orden otra vez: nada se duplica.");
    }
    if (rows.length > 0) await write();
  }
  console.log(`  ${formatNumber(done)} comparables inventados.`);
}

/** Invented homes as a feed, as it is written. */
export async function* syntheticFeed(count: number, today: string): AsyncGenerator<Uint8Array> {
  const writer = openFeedWriter("kyero", { isPrivate: true });
  let text = writer.start();
  for (const home of syntheticHomes(count, { today, photos: 0 })) {
    text += writer.row(home);
    if (text.length < PIECE) continue;
    yield Buffer.from(text);
    text = "";
  }
  yield Buffer.from(text + writer.end());
}
