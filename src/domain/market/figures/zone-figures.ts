import type { OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import type { CouncilDistrict } from "../../shared/places/council-districts.ts";
import { addMonths } from "../../shared/time/local-time.ts";
import type { ZoneHomes } from "../columns/zone-homes.ts";
import type { HedonicIndex } from "./hedonic-index.ts";
import { HomesOfZone } from "./homes-of-zone.ts";
import { type MonthFigures, monthsOf } from "./months.ts";
import { type Opportunities, opportunitiesIn } from "./opportunities.ts";
import { type Drops, daysOnMarket, drops, monthsOfSupply, type SaleToList, saleToList } from "./pace.ts";
import { type DistrictFigures, districtsOf, type QuarterFigures, quartersOf } from "./quarters.ts";
import { type NoFigure, type Spread, spreadOf } from "./sample.ts";
import { type GrossYield, grossYield } from "./yield.ts";
import { zoneIndex } from "./zone-index.ts";

/** The market of one zone. Amounts are in whole units of the zone's currency, days are ISO dates. */
export interface ZoneFigures {
  operation: (typeof OPERATIONS)[number];
  /** The day of the figures. */
  today: string;
  /** First day of the period over which closings are counted; its last one is `today`. */
  from: string;
  months: number;
  /** That of most homes; null without a home. */
  currency: string | null;
  /** Homes that the figures rest on, of both operations and all states. */
  homes: number;
  /** Of those, invented ones. */
  demos: number;
  /** Offers beside them that are of one of these homes, by another agency: each home counts once. */
  repeated: number;
  /** Homes in another currency, which are left out. */
  otherCurrencies: number;
  offer: {
    active: number;
    /** Of those, homes of which nobody said since when they are offered: they stand in no month of the course. Absent in reports of before. */
    undated?: number;
    reserved: number;
    /** Offered for the first time within the period. */
    listed: number;
    /** Asking price by built square metre of those on offer. */
    unitPrice: Spread | NoFigure;
    price: Spread | NoFigure;
    /** Days since they were first offered. */
    days: Spread | NoFigure;
    drops: Drops | NoFigure;
  };
  closings: {
    count: number;
    /** Paid by built square metre. */
    unitPrice: Spread | NoFigure;
    saleToList: SaleToList | NoFigure;
    days: Spread | NoFigure;
    supply: ReturnType<typeof monthsOfSupply>;
  };
  /** Asking prices by built square metre of the other operation, and what both give. */
  rentUnitPrice: Spread | NoFigure;
  saleUnitPrice: Spread | NoFigure;
  yield: GrossYield | NoFigure;
  /** Oldest first; the last one is that of `today` and not over. */
  course: MonthFigures[];
  /** Asking prices of new offers with the composition held, by quarter of the year. */
  index: HedonicIndex | NoFigure;
  quarters: QuarterFigures[];
  /** The districts that the quarters are parts of; empty where no districts of the zone are known. */
  districts: DistrictFigures[];
  opportunities: Opportunities;
}

interface Asked {
  operation: (typeof OPERATIONS)[number];
  /** ISO day. */
  today: string;
  /** Length of the period, above zero. */
  months: number;
  /** The districts of the zone's town. */
  districts?: readonly CouncilDistrict[] | undefined;
}

/** All figures of a zone. @param zone of both operations and all states, so that yield and course can be told */
export function zoneFigures(zone: ZoneHomes, { operation, today, months, districts = [] }: Asked): ZoneFigures {
  const homes = new HomesOfZone(zone, today);
  const from = addMonths(today, -months);
  const ours = homes.of(operation);
  const active = homes.of(operation, "activo");
  const closed = homes.closedWithin(ours, from, today);
  const rents = homes.unitPrices(homes.of("alquiler", "activo"));
  const sales = homes.unitPrices(homes.of("venta", "activo"));
  const period = { operation, from, today, months };
  const quarters = quartersOf(homes, period);
  return {
    operation,
    today,
    from,
    months,
    currency: homes.currency,
    homes: homes.members.length,
    demos: homes.members.reduce((sum, home) => sum + zone.demos[home]!, 0),
    repeated: zone.repeated,
    otherCurrencies: zone.count - homes.members.length,
    offer: {
      active: active.length,
      undated: active.filter((home) => homes.isUndated(home)).length,
      reserved: homes.of(operation, "reservado").length,
      listed: homes.listedWithin(ours, from, today).length,
      unitPrice: spreadOf(homes.unitPrices(active)),
      price: spreadOf(homes.prices(active)),
      days: daysOnMarket(homes.histories(active)),
      drops: drops(homes.histories(active)),
    },
    closings: {
      count: closed.length,
      unitPrice: spreadOf(homes.unitPrices(closed)),
      saleToList: saleToList(homes.closings(closed)),
      days: daysOnMarket(homes.histories(closed)),
      supply: monthsOfSupply(active.length, closed.length, months),
    },
    rentUnitPrice: spreadOf(rents),
    saleUnitPrice: spreadOf(sales),
    yield: grossYield({ rents, sales }),
    course: monthsOf(homes, ours, { today, months }),
    index: zoneIndex(homes, ours, today),
    quarters,
    districts: districtsOf(homes, districts, quarters, period),
    opportunities: opportunitiesIn(homes),
  };
}
