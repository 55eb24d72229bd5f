import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import type { AdvertRow } from "#domain/market/adverts/advert.ts";
import { advertOfHome } from "#domain/market/adverts/advert-of-home.ts";
import type { FeedRow } from "#domain/portfolio/feeds/feed-row.ts";
import { openIdealista18Reader } from "#domain/portfolio/feeds/idealista18-reader.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { COMMON_POOL } from "#server/accounts/access/pools.server.ts";
import { keepAdverts } from "#server/market/store/keep-adverts.server.ts";
import type { ImportParts } from "../bring-file.ts";

/**
 * The adverts of 2018 as homes of the common market: evidence of what was asked then, withdrawn on the last day of their quarter, so that
 * no search for what can be had finds them. Bringing them again changes nothing.
 */

const PORTION = 1_000;
const SENDER = { key: "idealista18" };
const NAME = "idealista18, ofertas de 2018 (ODbL 1.0)";

export async function bringOffersOf2018(parts: ImportParts, file: string): Promise<void> {
  const today = parts.now().toISOString().slice(0, 10);
  const reader = openIdealista18Reader({ today });
  let waiting: AdvertRow[] = [];
  let kept = 0;
  const write = async (rows: AdvertRow[]) => {
    if (parts.isStopped()) throw new Error("Interrumpido. Lanza la misma orden otra vez: nada se duplica.");
    await parts.database.db.transaction((tx) => keepAdverts(tx, COMMON_POOL, SENDER, rows, { today }));
    kept += rows.length;
  };
  const take = async (rows: readonly FeedRow[]) => {
    waiting.push(...rows.flatMap((row) => offerOf(row) ?? []));
    while (waiting.length >= PORTION) {
      await write(waiting.slice(0, PORTION));
      waiting = waiting.slice(PORTION);
    }
  };
  const text = createReadStream(file).pipe(createGunzip()).setEncoding("utf8");
  for await (const chunk of text) await take(reader.write(String(chunk)));
  await take(reader.end().rows);
  await write(waiting);
  console.log(`  ${formatNumber(kept)} viviendas de 2018 en el mercado, retiradas.`);
}

function offerOf({ home, evidence, externalId }: FeedRow): AdvertRow | null {
  if (!home || !evidence || externalId === null) return null;
  const title = `Oferta de 2018${home.placeName ? ` en ${home.placeName}` : ""}`;
  const offer = { ...home, title, status: "retirado" as const, listedOn: evidence.date, closedOn: evidence.date };
  return advertOfHome(offer, {
    externalId: `${home.municipalityCode ?? ""}:${externalId}`,
    sender: NAME,
    agencyName: NAME,
    seller: null,
    isPlaceHidden: false,
  });
}
