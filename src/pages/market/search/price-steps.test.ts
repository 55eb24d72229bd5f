import { expect, test } from "vitest";
import type { MarketChange } from "#domain/market/home-file.ts";
import { priceSteps, pricesOfCheapest } from "./price-steps.ts";

const change = (on: string, kind: MarketChange["kind"], priceCents: number | null, advertId: string): MarketChange => ({
  on,
  kind,
  priceCents,
  advertId,
});

test("the price of a day is the lowest of the adverts that offer it: 200, then 190 by another, then 195 once that is gone", () => {
  const changes = [
    change("2026-01-01", "alta", 20_000, "a"),
    change("2026-02-01", "alta", 19_000, "b"),
    change("2026-03-01", "precio", 19_500, "a"),
    change("2026-04-01", "retirada", null, "b"),
  ];
  expect(priceSteps(changes, "2026-04-10")).toEqual([
    { on: "2026-01-01", priceCents: 20_000 },
    { on: "2026-02-01", priceCents: 19_000 },
    { on: "2026-03-01", priceCents: 19_000 },
    { on: "2026-04-01", priceCents: 19_500 },
    // It is still asked today.
    { on: "2026-04-10", priceCents: 19_500 },
  ]);
});

test("several changes of one day are one step, the last of them", () => {
  const changes = [change("2026-01-01", "alta", 20_000, "a"), change("2026-01-01", "precio", 18_000, "a")];
  expect(priceSteps(changes, "2026-01-01")).toEqual([{ on: "2026-01-01", priceCents: 18_000 }]);
});

const TODAY = "2026-02-01";

test("without a price there is no step; the line ends on the day from which nobody offers it, and begins again", () => {
  expect(priceSteps([change("2026-01-01", "alta", null, "a")], TODAY)).toEqual([]);
  const back = [
    change("2026-01-01", "alta", 20_000, "a"),
    change("2026-01-05", "retirada", null, "a"),
    change("2026-01-20", "vuelta", 19_000, "a"),
  ];
  expect(priceSteps(back.slice(0, 2), TODAY)).toEqual([
    { on: "2026-01-01", priceCents: 20_000 },
    { on: "2026-01-05", priceCents: null },
  ]);
  expect(priceSteps(back, TODAY).slice(2)).toEqual([
    { on: "2026-01-20", priceCents: 19_000 },
    { on: TODAY, priceCents: 19_000 },
  ]);
});

test("a paid price is no asking one", () => {
  const sold = [change("2026-01-01", "alta", 20_000, "a"), change("2026-01-05", "cierre", 18_000, "a")];
  expect(priceSteps(sold, TODAY)).toEqual([
    { on: "2026-01-01", priceCents: 20_000 },
    { on: "2026-01-05", priceCents: null },
  ]);
  expect(pricesOfCheapest([{ id: "a", source: "portal" }], sold)).toEqual({ first: 20_000, last: 20_000 });
});

test("the change is that of the cheapest advert: another one at 190 instead of 200 has not been lowered, from 190 to 180 it has", () => {
  const adverts = ["a", "b"].map((id) => ({ id, source: "portal" }));
  const two = [change("2026-01-01", "alta", 20_000, "a"), change("2026-02-01", "alta", 19_000, "b")];
  expect(pricesOfCheapest(adverts, two)).toEqual({ first: 19_000, last: 19_000 });
  const lowered = [...two, change("2026-03-01", "precio", 18_000, "b")];
  expect(pricesOfCheapest(adverts, lowered)).toEqual({ first: 19_000, last: 18_000 });
  expect(pricesOfCheapest([], [])).toBeNull();
});
