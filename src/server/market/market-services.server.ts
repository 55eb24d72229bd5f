import type { AccountServices } from "../accounts/account-services.server.ts";
import type { ZoneFiguresKeeper } from "./figures/zone-figures.server.ts";
import type { MarketIndex } from "./index/market-index.server.ts";

/** Services that the area of the market and the areas above it may use. */
export interface MarketServices extends AccountServices {
  /** All homes of the market, to be searched and counted. */
  market: MarketIndex;
  /** Figures of zones. */
  zoneFigures: ZoneFiguresKeeper;
}
