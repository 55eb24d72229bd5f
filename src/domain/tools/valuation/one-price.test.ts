import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Listing, listingSchema, type PropertyInput, propertySchema } from "../../shared/listing/property.ts";
import { estimateFromComparables } from "./comparables.ts";
import type { Adjustment, PricedHome } from "./model-differences.ts";

const TODAY = "2026-11-21";
const place = { latitude: 41.39, longitude: 2.16 };
const home = (fields: Partial<PropertyInput> = {}) => propertySchema.parse({ builtAreaM2: 80, ...place, ...fields });
const listing = (
  id: string,
  price: number,
  fields: Partial<PropertyInput> & { evidence?: string; date?: string } = {},
) =>
  listingSchema.parse({ id, price, builtAreaM2: 80, evidence: "cierre", date: TODAY, ...place, ...fields }) as Listing;

describe("no single price decides", () => {
  /** Rows that come near to every rule by which one leaves: another advert of a home, and borders of distance, age, size and likeness. */
  const hostile = fc.record({
    logPrice: fc.double({ min: Math.log(60_000), max: Math.log(900_000), noNaN: true }),
    east: fc.double({ min: -0.03, max: 0.03, noNaN: true }),
    north: fc.double({ min: -0.03, max: 0.03, noNaN: true }),
    area: fc.integer({ min: 54, max: 119 }),
    bathrooms: fc.integer({ min: 1, max: 6 }),
    rooms: fc.integer({ min: 1, max: 4 }),
    day: fc.integer({ min: 0, max: 720 }),
    isClosing: fc.boolean(),
    isBlind: fc.boolean(),
    /** Of how many rows before it this one repeats all but the price, which is up to a fifth higher or lower; 0 of none. */
    repeats: fc.oneof(
      { weight: 2, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
    ),
    repeatedAt: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
  });
  type Hostile = typeof hostile extends fc.Arbitrary<infer Row> ? Row : never;
  const subject = home({ bathrooms: 2 });

  /** Gaps from that of a twin to that of an unlike home, which follow from the homes alone. */
  const learned = (adverts: readonly PricedHome[]): Adjustment[] =>
    adverts.map(({ home: { areaM2, bathrooms } }) => ({
      lines: [],
      gap: 0.02 + 0.4 * Math.abs(Math.log(areaM2 / 80)) + 0.05 * Math.abs(bathrooms - 2),
    }));

  /** @param step what the changed price changes by, on the log scale */
  function logValueOf(
    list: readonly Hostile[],
    at: number,
    step: number,
    adjust?: (adverts: readonly PricedHome[]) => Adjustment[],
  ): number | undefined {
    const shown: (Hostile & { address: string })[] = [];
    const listings = list.map((row, i) => {
      const before = row.repeats > 0 ? shown[i - row.repeats] : undefined;
      shown.push(
        before ? { ...before, logPrice: before.logPrice + row.repeatedAt } : { ...row, address: `Calle ${i}` },
      );
      const { logPrice, east, north, area, bathrooms, rooms, day, isClosing, isBlind, address } = shown[i]!;
      return listing(`c${i}`, Math.exp(logPrice + (i === at ? step : 0)), {
        latitude: isBlind ? undefined : 41.39 + north,
        longitude: isBlind ? undefined : 2.16 + east,
        address,
        builtAreaM2: area,
        bathrooms,
        rooms,
        evidence: isClosing ? "cierre" : "oferta",
        date: new Date(Date.parse(TODAY) - day * 86_400_000).toISOString().slice(0, 10),
      });
    });
    const result = estimateFromComparables(subject, listings, { today: TODAY, ...(adjust && { adjust }) });
    return result.kind === "estimate" ? Math.log(result.value) : undefined;
  }

  test.each([
    { weights: "kriging's", adjust: undefined },
    { weights: "learned", adjust: learned },
  ])(
    "one price changed by 1 % moves the value by less than 1 %, whatever leaves, with weights that are $weights",
    ({ adjust }) => {
      fc.assert(
        fc.property(fc.array(hostile, { minLength: 3, maxLength: 24 }), fc.nat(), fc.boolean(), (list, nth, isUp) => {
          const step = isUp ? Math.log(1.01) : -Math.log(1.01);
          const before = logValueOf(list, nth % list.length, 0, adjust);
          const after = logValueOf(list, nth % list.length, step, adjust);
          // Two homes give no value.
          if (before === undefined || after === undefined) return;
          expect(Math.abs(after - before)).toBeLessThan(Math.log(1.01));
        }),
        { numRuns: 300 },
      );
    },
  );

  test("no share passes two thirds among prices up to 1.4 times as high as each other, and the shares sum to 1", () => {
    const rows = fc.array(
      hostile.map((row) => ({ ...row, logPrice: 12 + (row.logPrice % 0.34), repeats: 0, isBlind: false })),
      { minLength: 3, maxLength: 15 },
    );
    fc.assert(
      fc.property(rows, (list) => {
        const listings = list.map(({ logPrice, east, north, area }, i) =>
          listing(`c${i}`, Math.exp(logPrice), {
            latitude: 41.39 + north / 4,
            longitude: 2.16 + east / 4,
            builtAreaM2: area,
            rooms: i,
          }),
        );
        const shares = estimateFromComparables(home(), listings, { today: TODAY }).used.map(
          ({ weightShare }) => weightShare,
        );
        expect(Math.max(...shares)).toBeLessThanOrEqual(2 / 3 + 1e-9);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      }),
      { numRuns: 100 },
    );
  });
});
