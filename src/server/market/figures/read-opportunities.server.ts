import { and, inArray } from "drizzle-orm";
import type { Opportunity } from "#domain/market/figures/opportunities.ts";
import type { ZoneFigures } from "#domain/market/figures/zone-figures.ts";
import type { HomeValue } from "#domain/market/home-file.ts";
import type { MarketHome } from "#domain/market/market-home.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { visiblePools } from "../../accounts/access/pools.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { openHomes, valueIn } from "../index/read-market-homes.server.ts";

export interface OpenedOpportunity extends Opportunity {
  home: MarketHome;
  value: HomeValue;
}

/** Opportunities of a page. */
const PAGE = 6;

export interface OpenedPage {
  opportunities: OpenedOpportunity[];
  /** The place behind which the next page begins; null on the last one. */
  next: string | null;
}

/**
 * Some of a zone's opportunities, the farthest below its value first; those that are gone, dearer or not judged any more are left out.
 *
 * @param after the place (`next`) behind which they begin; homes that come or go meanwhile move nothing. A text that is none begins at the first
 */
export async function openOpportunities(
  db: Db,
  actor: Actor,
  figures: ZoneFigures,
  after: string | null = null,
): Promise<OpenedPage> {
  const { opportunities } = figures;
  if (opportunities.kind !== "opportunities") return { opportunities: [], next: null };
  const from = readPlace(after);
  const behind = opportunities.shown.filter(
    ({ position, number }) =>
      from === null || position > from.position || (position === from.position && number > from.number),
  );
  const page = behind.slice(0, PAGE);
  const next = behind.length > PAGE ? placeOf(page.at(-1)!) : null;
  if (page.length === 0) return { opportunities: [], next };
  const pools = await visiblePools(db, actor);
  const numbers = page.map(({ number }) => number);
  const { number, id, expectedCents, expectedLowCents, expectedHighCents, expectedFrom, expectedConfidence, valuedOn } =
    marketHomes;
  const [homes, rows] = await Promise.all([
    openHomes(db, actor, pools, numbers),
    db
      .select({
        number,
        id,
        expectedCents,
        expectedLowCents,
        expectedHighCents,
        expectedFrom,
        expectedConfidence,
        valuedOn,
      })
      .from(marketHomes)
      .where(and(inArray(number, numbers), inArray(marketHomes.pool, pools))),
  ]);
  const byId = new Map(homes.map((home) => [home.id, home]));
  const rowOf = new Map(rows.map((row) => [row.number, row]));
  const opened = page.flatMap((opportunity) => {
    const row = rowOf.get(opportunity.number);
    const home = row && byId.get(row.id);
    const value = row && valueIn(row);
    return home && value && home.status === "activo" ? [Object.assign({ home, value }, opportunity)] : [];
  });
  return { opportunities: opened, next };
}

/** `-0.8123_41`: position and number of the last one. */
const placeOf = ({ position, number }: Opportunity): string => `${position}_${number}`;

function readPlace(text: string | null): { position: number; number: number } | null {
  const [position = "", number = ""] = (text ?? "").split("_");
  const place = { position: Number(position), number: Number(number) };
  return position === "" || number === "" || Number.isNaN(place.position) || !Number.isInteger(place.number)
    ? null
    : place;
}
