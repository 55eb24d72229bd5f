import { describe, expect, test } from "vitest";
import { HIGH, outcome, SAFE, TODAY, TWO_OFFERS } from "./negotiations.test-data.ts";
import { negotiator as tool } from "./tool.ts";

const two = (changes: Record<string, unknown> = {}) => outcome({ ...TWO_OFFERS, ...changes }).result;

test("the example survives JSON, gives the same twice and ranks by expected net", () => {
  const { input, result } = outcome();
  expect(tool.run(input, { today: TODAY })).toEqual(result);
  expect(result.offers[0]!.name).toBe("Familia Soler");
  const nets = result.offers.map(({ expectedNet }) => expectedNet);
  expect(nets).toEqual([...nets].sort((a, b) => b - a));
});

describe("two offers without costs of selling", () => {
  const [safe, high] = two().offers as [
    ReturnType<typeof two>["offers"][number],
    ReturnType<typeof two>["offers"][number],
  ];

  test("the lower one is worth more: 238,650 against 237,000", () => {
    expect([safe.name, high.name]).toEqual(["Segura", "Alta"]);
    expect(safe.expectedNet).toBeCloseTo(238_650, 6);
    expect(high.expectedNet).toBeCloseTo(237_000, 6);
    expect(safe.expectedPrice).toBeCloseTo(238_650, 6);
    expect(safe.net).toBe(240_000);
  });
  test("the net once the wait is paid: 239,400 or 224,400; 246,200 or 223,200", () => {
    expect([safe.ifCloses, safe.ifFails]).toEqual([239_400, 224_400]);
    expect([high.ifCloses, high.ifFails]).toEqual([246_200, 223_200]);
  });
  test("the higher one would have to close in 67.2 of 100; the best needs no such figure", () => {
    // (238,650 + 1,800 − 225,000) / 23,000
    expect(high.breakEven).toBeCloseTo(0.671739, 6);
    expect(safe.breakEven).toBeNull();
  });
  test("shares of the list price, and a deposit that was not offered is none", () => {
    expect(safe.shareOfList).toBeCloseTo(0.941176, 6);
    expect([safe.deposit, safe.depositShare]).toEqual([24_000, 0.1]);
    expect([high.deposit, high.depositShare]).toEqual([0, 0]);
  });
  test("strength by the usual weights 30, 45 and 25: 30 + 33.75 + 25, and 0 + 15.75 + 12.5", () => {
    expect(safe.strength).toBeCloseTo(88.75, 9);
    expect(high.strength).toBeCloseTo(28.25, 9);
    const none = two({ weightDeposit: 0, weightFinancing: 0, weightSpeed: 0 });
    expect(none.offers.map(({ strength }) => strength)).toEqual([null, null]);
    // Speed alone: 30 days are all, 90 are half.
    const speed = two({ weightDeposit: 0, weightFinancing: 0, weightSpeed: 7 });
    expect(speed.offers.map(({ strength }) => strength)).toEqual([100, 50]);
  });
  test("of two that are worth the same, the stronger stands first, whichever was typed first", () => {
    const weak = { ...SAFE, name: "Floja", financing: "vende-antes" };
    for (const offers of [
      [weak, SAFE],
      [SAFE, weak],
    ])
      expect(two({ offers }).offers.map(({ name }) => name)).toEqual(["Segura", "Floja"]);
  });
  test("an offer without a name has its place as typed", () => {
    const { name: _safe, ...first } = SAFE;
    const { name: _high, ...third } = HIGH;
    expect(two({ offers: [first, {}, third] }).offers.map(({ name }) => name)).toEqual(["Oferta 1", "Oferta 2"]);
  });
  test("the net if no offer closes", () => {
    expect(two().fallback).toEqual({ price: 225_000, net: 225_000 });
    expect(two({ offers: [] }).fallback).toBeNull();
  });
});

describe("the counter-offer", () => {
  test("asks the next step of the ladder, one lower after each counter-offer", () => {
    // 255,000 − 4/7 · 11,000 = 248,714 → 248,700; − 6/7 = 245,571 → 245,550
    const counter = (made: string) => outcome({ counterOffersMade: made }).result.counter;
    expect(["0", "1", "2"].map((made) => counter(made).price)).toEqual([248_700, 245_550, 244_000]);
    expect(["0", "1", "2"].map((made) => counter(made).step)).toEqual([1, 2, 3]);
  });
  test("to the offer that is worth most, with a tenth of deposit, to the euro", () => {
    expect(two().counter).toMatchObject({ kind: "counter", toName: "Segura", toPrice: 240_000, depositShare: 0.1 });
    expect(two({ counterPrice: 241_255 }).counter.deposit).toBe(24_126);
    expect(two({ counterDepositShare: 5 }).counter.deposit).toBe(Math.round(two().counter.price / 20));
  });
  test("a typed price is asked as it is, and is no step of the ladder", () =>
    expect(two({ counterPrice: 247_123 }).counter).toMatchObject({ kind: "counter", price: 247_123, step: null }));
  test("an offer that already reaches it is accepted, at its own price", () => {
    const offers = (price: number) => [{ ...SAFE, price, deposit: 0 }];
    expect(outcome({ offers: offers(249_000) }).result.counter).toMatchObject({ kind: "accept", price: 249_000 });
    expect(outcome({ offers: offers(248_700) }).result.counter).toMatchObject({
      kind: "accept",
      price: 248_700,
      step: null,
    });
    expect(outcome({ offers: offers(248_699) }).result.counter).toMatchObject({ kind: "counter", price: 248_700 });
  });
  test("until when: five days from today, or as many as were typed", () => {
    expect(outcome().result.counter.validUntil).toBe("2026-11-27");
    expect(outcome({ validDays: 30 }).result.counter.validUntil).toBe("2026-12-22");
  });
  test("conditions go along as they were typed", () => {
    expect(outcome({ conditions: "Con los muebles." }).result.counter.conditions).toBe("Con los muebles.");
    expect(outcome().result.counter.conditions).toBeNull();
  });
});

describe("the net of the sale", () => {
  test("of the best offer; without offers, of the target", () => {
    expect(two().sale.price).toBe(240_000);
    const { result } = outcome({ offers: [{}, {}], fallback: undefined });
    expect(result).toMatchObject({ offers: [], fallback: null, sale: { price: 244_000 } });
    expect(result.counter.toName).toBeNull();
  });
  test("fees of 4 % and a debt of 100,000 leave 240,000 − 9,600 − 100,000 = 130,400, and of the fallback 116,000", () => {
    const { sale, fallback, offers } = two({ feeShare: 4, debt: 100_000, cancellationCost: 0 });
    expect(sale.net).toBeCloseTo(130_400, 6);
    expect(fallback!.net).toBeCloseTo(116_000, 6);
    // 0.95 · 130,400 + 0.05 · 116,000 − 600; the price itself is expected as before.
    expect(offers[0]!.expectedNet).toBeCloseTo(129_080, 6);
    expect(offers[0]!.expectedPrice).toBeCloseTo(238_650, 6);
  });
  test("costs not known are named, and the ranking stands on what is", () => {
    const { result, input } = outcome({ place: "ES-NC" });
    expect(result.sale.missing).toEqual(["plusvalia", "irpf"]);
    expect(tool.textOf(result, input)).toContain("No incluye la plusvalía municipal ni el impuesto de la ganancia");
  });
});

test("the currency of the place unless another was typed", () => {
  expect(outcome({ place: "CO" }).result.currency).toBe("COP");
  expect(outcome({ place: "CO", currency: "USD" }).result.currency).toBe("USD");
});
