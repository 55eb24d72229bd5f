import { addMonths } from "../../shared/time/local-time.ts";
import { UNKNOWN_COUNT } from "../columns/codes.ts";
import { dayNumber } from "../columns/home-columns.ts";
import { type HedonicIndex, hedonicIndex, type PricedHome } from "./hedonic-index.ts";
import type { HomesOfZone } from "./homes-of-zone.ts";
import type { NoFigure } from "./sample.ts";

/** Quarters of a year that are looked back on, the present one included. */
const QUARTERS = 9;
/** The index of new offers, by the quarter of the year in which each home was offered first and for what it asked then. */
export function zoneIndex(homes: HomesOfZone, ours: readonly number[], today: string): HedonicIndex | NoFigure {
  const { areas, rooms, quarters, quarterNames } = homes.zone;
  const periods = Array.from({ length: QUARTERS }, (_, i) => startOfQuarter(addMonths(today, 3 * (i + 1 - QUARTERS))));
  const starts = periods.map(dayNumber);
  const end = dayNumber(today);
  const names = periods.map(nameOfQuarter);
  const priced: PricedHome[] = [];
  for (const home of ours) {
    const offer = homes.firstOffer(home);
    if (!offer || offer.day < starts[0]! || offer.day > end || !(areas[home]! > 0)) continue;
    priced.push({
      period: names[starts.findLastIndex((start) => start <= offer.day)]!,
      price: offer.price,
      areaM2: areas[home]!,
      rooms: rooms[home] === UNKNOWN_COUNT ? null : rooms[home]!,
      quarter: quarterNames[quarters[home]!]!,
      type: homes.typeOf(home),
    });
  }
  return hedonicIndex(priced);
}

const startOfQuarter = (day: string): string => {
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${day.slice(0, 4)}-${String(month).padStart(2, "0")}-01`;
};

/** `2026-T4`, as official series name it. */
const nameOfQuarter = (day: string): string => `${day.slice(0, 4)}-T${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
