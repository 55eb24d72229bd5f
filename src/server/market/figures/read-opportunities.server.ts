import { and, inArray } from "drizzle-orm";
import type { Opportunity } from "#domain/market/figures/opportunities.ts";
import type { ZoneFigures } from "#domain/market/figures/zone-figures.ts";
import type { MarketHome } from "#domain/market/market-home.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { visiblePools } from "../../accounts/access/pools.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { openHomes } from "../index/read-market-homes.server.ts";

export interface OpenedOpportunity extends Opportunity {
  home: MarketHome;
}

/** The homes of a zone's opportunities, in their order; those that are gone or dearer meanwhile are left out. */
export async function openOpportunities(db: Db, actor: Actor, figures: ZoneFigures): Promise<OpenedOpportunity[]> {
  const { opportunities } = figures;
  if (opportunities.kind !== "opportunities" || opportunities.shown.length === 0) return [];
  const pools = await visiblePools(db, actor);
  const numbers = opportunities.shown.map(({ number }) => number);
  const [homes, rows] = await Promise.all([
    openHomes(db, actor, pools, numbers),
    db
      .select({ number: marketHomes.number, id: marketHomes.id })
      .from(marketHomes)
      .where(and(inArray(marketHomes.number, numbers), inArray(marketHomes.pool, pools))),
  ]);
  const byId = new Map(homes.map((home) => [home.id, home]));
  const idOf = new Map(rows.map(({ number, id }) => [number, id]));
  return opportunities.shown.flatMap((opportunity) => {
    const home = byId.get(idOf.get(opportunity.number) ?? "");
    return home && home.status === "activo" ? [Object.assign({ home }, opportunity)] : [];
  });
}
