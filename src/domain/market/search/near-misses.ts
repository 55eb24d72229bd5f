import { rangeLabel } from "./chips.ts";
import type { RangeField } from "./market-address.ts";
import { FARTHEST_M } from "./market-area.ts";
import type { MarketFilter, Range } from "./market-filter.ts";

/** A search that asks for a little less than another one. */
export interface NearMiss {
  /** `Hasta 275.000 €`. */
  label: string;
  filter: MarketFilter;
}

/** A twentieth more money comes before a tenth: nobody is asked for more than is needed. */
const A_TWENTIETH = 0.05;
/** A tenth more money, or a tenth less room. */
const A_TENTH = 0.1;

/**
 * Searches that ask for a little less than one that found nothing: a twentieth and a tenth more money, a tenth less area, one room or bathroom less, twice
 * the distance. Each changes one condition alone.
 */
export function nearMissesOf(filter: MarketFilter): NearMiss[] {
  const { price, unitPrice, builtAreaM2, rooms, bathrooms, area } = filter;
  const ranges: readonly (readonly [RangeField, Range | null])[] = [
    ["price", widerAbove(price, A_TWENTIETH)],
    ["price", widerAbove(price, A_TENTH)],
    ["unitPrice", widerAbove(unitPrice, A_TENTH)],
    ["builtAreaM2", widerBelow(builtAreaM2)],
    ["rooms", oneLess(rooms)],
    ["bathrooms", oneLess(bathrooms)],
  ];
  const misses = ranges.flatMap(([field, range], place): NearMiss[] =>
    range === null || (field === ranges[place - 1]?.[0] && range.max === ranges[place - 1]?.[1]?.max)
      ? []
      : [
          {
            label: rangeLabel(field, range, filter.currency),
            filter: Object.assign({}, filter, { [field]: range }),
          },
        ],
  );
  if (area?.kind === "circulo" && area.radiusM * 2 <= FARTHEST_M) {
    misses.push({ label: "El doble de lejos", filter: { ...filter, area: { ...area, radiusM: area.radiusM * 2 } } });
  }
  return misses;
}

/** With two figures that count, upwards, three for a smaller part: 247,500 € are 250,000 €, and 5 % above 300,000 € are 315,000 €. */
function widerAbove({ min, max }: Range, part: number): Range | null {
  if (max === null || max <= 0) return null;
  const more = max * (1 + part);
  const figures = part < A_TENTH ? 3 : 2;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(more)) - figures + 1);
  return { min, max: Math.ceil(Math.round((more / step) * 1e6) / 1e6) * step };
}

const widerBelow = ({ min, max }: Range): Range | null =>
  min === null || min <= 1 ? null : { min: Math.floor(min * (1 - A_TENTH)), max };

const oneLess = ({ min, max }: Range): Range | null => (min === null || min <= 1 ? null : { min: min - 1, max });
