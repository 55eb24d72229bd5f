import { describe, expect, test } from "vitest";
import { HomesOfZone } from "./homes-of-zone.ts";
import { homeWith, TODAY, zoneOf } from "./zone-homes.test-data.ts";

// Homes of 100 m² unless they say otherwise; their course is told by hand beside each.

const of = (...homes: Parameters<typeof zoneOf>[0]) => new HomesOfZone(zoneOf(homes), TODAY);
/** Days since 1970. */
const day = (iso: string) => Date.parse(iso) / 86_400_000;
const closed = homeWith([
  ["2026-01-10", "activo", 320_000],
  ["2026-03-01", "activo", 310_000],
  ["2026-05-20", "cerrado", 300_000],
]);
const active = homeWith([["2026-11-16", "activo", 250_000]]);

describe("prices", () => {
  test("are whole units of homes that have one; a price of nothing is none, half a unit is one", () => {
    const zone = of(active, homeWith([["2026-01-01", "activo", 0]]), { priceCents: null }, { priceCents: 50 });
    expect(zone.prices(zone.members)).toEqual([250_000, 0.5]);
  });

  test("by square metre ask for the area too: 250,000 / 100 = 2,500", () => {
    const zone = of(active, { ...active, builtAreaM2: null }, { priceCents: null }, { priceCents: 0 });
    expect(zone.unitPrices(zone.members)).toEqual([2500]);
  });
});

describe("the groups of a zone", () => {
  test("are those of an operation, and of one state of it", () => {
    const zone = of(closed, active, { ...active, operation: "alquiler" });
    expect(zone.of("venta")).toHaveLength(2);
    expect(zone.of("venta", "cerrado")).toHaveLength(1);
    expect(zone.of("venta", "activo")).toHaveLength(1);
    expect(zone.of("alquiler")).toHaveLength(1);
    expect(zone.of("alquiler", "cerrado")).toEqual([]);
  });

  test("count in the currency of most homes; an empty zone has none", () => {
    const zone = of(active, { ...active, currency: "USD" }, { ...active, currency: "USD" });
    expect(zone.currency).toBe("USD");
    expect(zone.members).toHaveLength(2);
    expect(of().currency).toBeNull();
    expect(of().members).toEqual([]);
  });
});

describe("a closing", () => {
  const again = homeWith([
    ["2026-02-01", "activo", 200_000],
    ["2026-04-01", "cerrado", 190_000],
    ["2026-04-09", "cerrado", 188_000],
  ]);
  const zone = of(closed, active, again);
  const [one, other, corrected] = zone.members as [number, number, number];

  test("happened on the first day that says so, whatever price is corrected later", () => {
    expect(zone.closedOn(one)).toBe(day("2026-05-20"));
    expect(zone.closedOn(corrected)).toBe(day("2026-04-01"));
    expect(zone.closedOn(other)).toBeLessThan(0);
  });

  test("lies within days of which both ends count", () => {
    expect(zone.closedWithin(zone.members, "2026-05-20", "2026-06-30")).toEqual([one]);
    expect(zone.closedWithin(zone.members, "2026-04-30", "2026-05-20")).toEqual([one]);
    expect(zone.closedWithin(zone.members, "2026-05-21", "2026-06-30")).toEqual([]);
    expect(zone.closedWithin(zone.members, "2026-04-30", "2026-05-19")).toEqual([]);
  });

  test("says what was paid and what was asked last", () =>
    expect(zone.closings([one, corrected])).toEqual([
      { paid: 300_000, asked: 310_000 },
      { paid: 188_000, asked: 200_000 },
    ]));
});

describe("the course of a home", () => {
  test("runs from its first offer to its closing, else to today: 130 days, and 10 days to 26 November", () => {
    const zone = of(closed, active);
    // 10 January to 20 May 2026: 21 + 28 + 31 + 30 + 20 = 130 days.
    expect(zone.histories(zone.members)).toEqual([
      { days: 130, prices: [320_000, 310_000] },
      { days: 10, prices: [250_000, 250_000] },
    ]);
  });

  test("begins with the first day and the first price", () => {
    const zone = of(closed, active);
    const [one, other] = zone.members as [number, number];
    expect(zone.firstOffer(one)).toEqual({ day: day("2026-01-10"), price: 320_000 });
    expect(zone.firstOffer(other)).toEqual({ day: day("2026-11-16"), price: 250_000 });
    expect(zone.listedWithin(zone.members, "2026-01-10", "2026-11-15")).toEqual([one]);
    expect(zone.listedWithin(zone.members, "2026-01-11", "2026-11-16")).toEqual([other]);
    expect(zone.listedWithin(zone.members, "2026-01-11", "2026-11-15")).toEqual([]);
  });
});
