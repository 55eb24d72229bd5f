import { type CentreQuestion, filterOfZone } from "#domain/market/figures/centre-address.ts";
import type { ZoneFigures } from "#domain/market/figures/zone-figures.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { visiblePools } from "../../accounts/access/pools.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import { isLoading } from "../index/market-index.server.ts";
import type { MarketServices } from "../market-services.server.ts";
import { townOfZone } from "./districts-of-town.server.ts";

export type ZoneOutcome =
  | { kind: "figures"; figures: ZoneFigures }
  /** More homes than figures are worked out of at once. */
  | { kind: "too-many"; homes: number }
  | { kind: "loading"; loaded: number; total: number | null };

type Parts = Pick<MarketServices, "database" | "zoneFigures" | "now">;

/** The figures of one zone within the pools that the actor sees. */
export async function readZone(
  { database, zoneFigures, now }: Parts,
  actor: Actor,
  { place, area, operation, type, months }: Omit<CentreQuestion, "beside">,
): Promise<ZoneOutcome> {
  const pools = (await visiblePools(database.db, actor)).sort();
  const today = isoDateInMadrid(now());
  const figures = await zoneFigures.read({
    filter: filterOfZone({ place, area }, type),
    pools,
    today,
    operation,
    months,
    town: place && townOfZone(place),
  });
  if (isLoading(figures)) return { kind: "loading", loaded: figures.loaded, total: figures.total };
  return "tooMany" in figures ? { kind: "too-many", homes: figures.tooMany } : { kind: "figures", figures };
}
