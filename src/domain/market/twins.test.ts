import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldTwins, isTwin, type TwinFacts } from "./twins.ts";

/** The flat of two agencies of Seville: 93 m², three rooms and two baths on the third floor, of 1981, for 188,500 €. */
const FLAT: TwinFacts = {
  pool: "a",
  operation: "venta",
  type: "piso",
  status: "activo",
  currency: "EUR",
  priceCents: 188_500_00,
  builtAreaM2: 93,
  rooms: 3,
  bathrooms: 2,
  floor: 3,
  yearBuilt: 1981,
  latitude: 37.39,
  longitude: -5.98,
};
const other = (changes: Partial<TwinFacts> = {}): TwinFacts => ({ ...FLAT, pool: "r", ...changes });

describe("two offers are one home", () => {
  test("of two agencies, with every fact equal", () => expect(isTwin(FLAT, other())).toBe(true));
  test("where one does not say floor, bathrooms or year", () =>
    expect(isTwin(FLAT, other({ floor: null, bathrooms: null, yearBuilt: null }))).toBe(true));
  // A degree of latitude is 111.2 km: 0.0002 are 22 m and 0.0003 are 33 m.
  test("22 m apart, and not 33 m", () => {
    expect(isTwin(FLAT, other({ latitude: 37.3902 }))).toBe(true);
    expect(isTwin(FLAT, other({ latitude: 37.3903 }))).toBe(false);
  });
  test.each<[string, Partial<TwinFacts>]>([
    ["of one agency, which sells two equal flats", { pool: "a" }],
    ["for a cent more", { priceCents: 188_500_01 }],
    ["with another area", { builtAreaM2: 94 }],
    ["with a room more", { rooms: 4 }],
    ["on another floor", { floor: 2 }],
    ["with other bathrooms", { bathrooms: 1 }],
    ["of another year", { yearBuilt: 1982 }],
    ["reserved", { status: "reservado" }],
    ["to let", { operation: "alquiler" }],
    ["in another currency", { currency: "USD" }],
    ["without a point", { latitude: null }],
    ["without a price", { priceCents: null }],
  ])("and not %s", (_what, changes) => expect(isTwin(FLAT, other(changes))).toBe(false));
});

test("twins stand behind the first of them, in the order of the list; the second flat of one agency stands for itself", () => {
  const between = other({ priceCents: 1 });
  const third = other({ pool: "z" });
  const again = other();
  const folded = foldTwins([FLAT, between, other(), third, again]);
  expect(folded.map(({ home, twins }) => [home.pool, home.priceCents, twins.map(({ pool }) => pool)])).toEqual([
    ["a", 188_500_00, ["r", "z"]],
    ["r", 1, []],
    ["r", 188_500_00, []],
  ]);
});

test("no home is lost or doubled, and homes of one pool are never folded", () => {
  const homes = fc.array(
    fc.record({
      pool: fc.constantFrom("a", "r", "z"),
      priceCents: fc.constantFrom(1, 2, null),
      floor: fc.constantFrom(1, 2, null),
    }),
  );
  fc.assert(
    fc.property(homes, (some) => {
      const all = some.map((changes) => other(changes));
      const folded = foldTwins(all);
      const told = folded.flatMap(({ home, twins }) => [home, ...twins]);
      expect(told).toHaveLength(all.length);
      expect(new Set(told)).toEqual(new Set(all));
      for (const { home, twins } of folded) {
        const pools = [home, ...twins].map(({ pool }) => pool);
        expect(new Set(pools).size).toBe(pools.length);
      }
    }),
  );
});
