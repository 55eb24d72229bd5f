import { quantile } from "#domain/shared/stats/order.ts";
import { placeM } from "#domain/tools/valuation/features.ts";
import type { MeasuredErrors, ValueRange } from "#domain/tools/valuation/types.ts";
import type { TrainingRow } from "./rows.ts";

/** Bands of the value that the page tells errors for, in euros. */
const BANDS = [0, 150_000, 250_000, 400_000, 700_000, Number.POSITIVE_INFINITY] as const;

export interface Valued {
  value: number;
  range80?: ValueRange;
}

/** Errors of values against asking prices, over all rows. */
export function measureErrors(label: string, values: readonly Valued[], prices: readonly number[]): MeasuredErrors {
  const errors = values.map(({ value }, i) => Math.abs(value / prices[i]! - 1));
  const share = (counts: (error: number, index: number) => boolean) => errors.filter(counts).length / errors.length;
  const widths = values.flatMap(({ value, range80 }) => (range80 ? [(range80.high - range80.low) / 2 / value] : []));
  const round = (x: number) => Math.round(x * 1e5) / 1e5;
  return {
    label,
    homes: errors.length,
    medianError: round(quantile(errors, 0.5)),
    meanError: round(errors.reduce((sum, error) => sum + error, 0) / errors.length),
    within10: round(share((error) => error <= 0.1)),
    within20: round(share((error) => error <= 0.2)),
    coverage80: round(
      share((_, i) => {
        const range = values[i]!.range80;
        return range !== undefined && range.low <= prices[i]! && prices[i]! <= range.high;
      }),
    ),
    halfWidth80: round(widths.length === 0 ? Number.NaN : quantile(widths, 0.5)),
  };
}

/** The whole, then each band of the value. */
export function measureByBand(city: string, values: readonly Valued[], prices: readonly number[]): MeasuredErrors[] {
  const result = [measureErrors(city, values, prices)];
  const euros = (amount: number) => new Intl.NumberFormat("de-DE").format(amount);
  for (let b = 0; b + 1 < BANDS.length; b++) {
    const [from, to] = [BANDS[b]!, BANDS[b + 1]!];
    const inside = values.flatMap(({ value }, i) => (from <= value && value < to ? [i] : []));
    if (inside.length === 0) continue;
    const label =
      from === 0
        ? `Hasta ${euros(to)} €`
        : Number.isFinite(to)
          ? `De ${euros(from)} a ${euros(to)} €`
          : `Desde ${euros(from)} €`;
    const row = measureErrors(
      label,
      inside.map((i) => values[i]!),
      inside.map((i) => prices[i]!),
    );
    result.push({ ...row, from, ...(Number.isFinite(to) ? { to } : {}) });
  }
  return result;
}

/**
 * Which rows have a twin among others, as the data's README defines it: another dwelling within 120 m with equal
 * cadastral year, floors and dwelling count, the same rooms, baths and floor, and an area within 1 % or 1 m².
 */
export function haveTwin(
  rows: readonly TrainingRow[],
  others: readonly TrainingRow[],
  centre: Float32Array,
): boolean[] {
  const signature = ({ home, dwellingCount }: TrainingRow) =>
    [home.yearBuilt, home.buildingFloors, dwellingCount, home.rooms, home.bathrooms, home.floor].join("|");
  const bySignature = new Map<string, TrainingRow[]>();
  for (const other of others) {
    const list = bySignature.get(signature(other));
    if (list) list.push(other);
    else bySignature.set(signature(other), [other]);
  }
  return rows.map((row) => {
    const own = placeM(row.home.latitude, row.home.longitude, centre);
    return (bySignature.get(signature(row)) ?? []).some((other) => {
      if (other.assetId === row.assetId) return false;
      const gap = Math.abs(other.home.areaM2 - row.home.areaM2);
      if (gap > 1 && gap > 0.01 * row.home.areaM2) return false;
      const place = placeM(other.home.latitude, other.home.longitude, centre);
      return Math.hypot(place.east - own.east, place.north - own.north) <= 120;
    });
  });
}
