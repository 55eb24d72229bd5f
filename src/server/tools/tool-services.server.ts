import type { MarketServices } from "../market/market-services.server.ts";
import type { FactProviders } from "./facts/providers.server.ts";
import type { DnsLookup } from "./landings/landing-domains.server.ts";
import type { LandingHosts } from "./landings/landing-hosts.server.ts";
import type { MapTiles } from "./map-tiles/map-tiles.server.ts";

/** Services that the area of tools and the areas above it may use. */
export interface ToolServices extends MarketServices {
  facts: FactProviders;
  /** Streets of maps, on pages and on paper. */
  mapTiles: MapTiles;
  dns: DnsLookup;
  /** Domains of agencies' own, under which their pages stand. */
  landingHosts: LandingHosts;
}
