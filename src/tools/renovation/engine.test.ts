import { describe, expect, test } from "vitest";
import { homeTitle } from "./engine.ts";
import { CASES, CLOSED, home, NO_BAND, only, outcome, TODAY } from "./renovations.test-data.ts";
import { renovation as tool } from "./tool.ts";

const row = (id: string, changes: Record<string, unknown> = {}) =>
  outcome(changes).result.works.find((work) => work.id === id)!;

test("the example survives JSON, gives the same twice and keeps to its budget", () => {
  const { input, result } = outcome();
  expect(tool.run(input, { today: TODAY })).toEqual(result);
  expect(result.best.cost.usual).toBeLessThanOrEqual(35_000);
  expect(result.best.net.usual).toBeGreaterThan(0);
  expect(tool.titleOf(input)).toBe("Mejoras: Piso de 85\u00a0m², Chamberí, Madrid");
});

describe("two closed prices: 6,000 for 4 % and 3,000 for 2 % of 200,000", () => {
  const { result } = outcome(CLOSED);

  test("both together: 12,160 − 9,000 = 3,160; at worst 12,160 − 10,080 = 2,080", () => {
    expect([...result.best.ids].sort()).toEqual(["cocina", "suelo"]);
    expect(result.best.cost).toEqual({ low: 9000, usual: 9000, high: expect.closeTo(10_080, 6) });
    expect(result.best.uplift.usual).toBeCloseTo(12_160, 6);
    expect(result.best.net.low).toBeCloseTo(2080, 6);
    expect(result.best.net.usual).toBeCloseTo(3160, 6);
    expect(result.best.net.high).toBeCloseTo(3160, 6);
  });
  test("return 3,160 / 9,000; paid back from a rise of 9,000 / 200,000 on", () => {
    expect(result.best.roi).toBeCloseTo(0.351111, 6);
    expect(result.best.breakEven).toBeCloseTo(0.045, 9);
    // 9,000 / 6.08 %
    expect(result.best.breakEvenValue).toBeCloseTo(148_026.3, 1);
  });
  test("each alone, the most left first: 8,000 − 6,000, then 4,000 − 3,000", () => {
    expect(result.works.map(({ id, isChosen, isQuoted }) => [id, isChosen, isQuoted])).toEqual([
      ["cocina", true, true],
      ["suelo", true, true],
    ]);
    expect(result.works.map(({ net }) => Math.round(net.usual))).toEqual([2000, 1000]);
  });
  test("with 8,000 only one of them is paid: the kitchen, which leaves more; both are named as what more money buys", () => {
    const { result: tight } = outcome({ ...CLOSED, budget: 8000 });
    expect(tight.best.ids).toEqual(["cocina"]);
    expect([...tight.unlimited.ids].sort()).toEqual(["cocina", "suelo"]);
    expect(tight.works.map(({ id, isChosen, isCovered }) => [id, isChosen, isCovered])).toEqual([
      ["cocina", true, false],
      ["suelo", false, false],
    ]);
  });
  test("an IRPF of 20 % takes 0.2 · 12,160 = 2,432: kitchens and floors are upkeep, and lessen no gain", () => {
    const { best, gainTax } = outcome({ ...CLOSED, gainTax: 20 }).result;
    expect(gainTax).toBe(0.2);
    expect(best.tax.usual).toBeCloseTo(2432, 6);
    expect(best.net.usual).toBeCloseTo(728, 6);
  });
  test("a month's wait costs: the kitchen takes 0.3 and the floor 0.15 of three months, at 1,000 a month 1,350", () => {
    const { best } = outcome({ ...CLOSED, carryPerMonth: 1000 }).result;
    expect(best.months).toBeCloseTo(1.35, 9);
    expect(best.cost.usual).toBeCloseTo(10_350, 6);
  });
  test("the value after them, without and with a range of today's", () => {
    expect(result.band).toBeNull();
    expect(result.after.usual).toBeCloseTo(212_160, 6);
    expect(result.after.low).toBeCloseTo(212_160, 6);
    // 190,000 · 1.0608 and 220,000 · 1.0608.
    const { after, band } = outcome({ ...CLOSED, valueLow: 190_000, valueHigh: 220_000 }).result;
    expect(band).toEqual({ low: 190_000, high: 220_000 });
    expect(after.low).toBeCloseTo(201_552, 6);
    expect(after.high).toBeCloseTo(233_376, 6);
  });
  test("half a range is none", () => {
    const { result: half } = outcome({ ...CLOSED, valueLow: 190_000 });
    expect(half.band).toBeNull();
    expect(half.after.low).toBeCloseTo(201_552, 6);
    expect(half.after.high).toBeCloseTo(212_160, 6);
  });
});

describe("the recommended works", () => {
  test("a full refurbishment and what it contains are never added up", () => {
    for (const value of [400_000, 900_000, 2_000_000]) {
      const { best, unlimited } = outcome({ value, ...NO_BAND, budget: 500_000 }).result;
      for (const { ids } of [best, unlimited])
        expect(ids.includes("integral") && ids.some((id) => ["cocina", "banos", "suelo", "pintura"].includes(id))).toBe(
          false,
        );
    }
  });
  test("of both kinds of air conditioning at most one; the other is covered by it", () => {
    const { unlimited, works } = outcome({ budget: 500_000 }).result;
    expect(unlimited.ids.includes("splits") && unlimited.ids.includes("conductos")).toBe(false);
    const cooled = works.filter(({ id }) => id === "splits" || id === "conductos");
    expect(cooled.map(({ isChosen }) => isChosen).sort()).toEqual([false, true]);
    for (const { isChosen, isCovered } of cooled) expect(isCovered).toBe(!isChosen);
  });
  test("a work that is taken out is not weighed", () =>
    expect(row("pintura", { works: { pintura: { on: "no" } } })).toBeUndefined());
  test("a typed cost holds everything, and a typed rise wins over the table", () => {
    const work = row("cocina", { works: { cocina: { cost: 6000, uplift: 4 } } });
    expect(work).toMatchObject({ isQuoted: true, confidence: "alta", cost: { low: 6000, usual: 6000 } });
    expect(work.uplift.usual).toBeCloseTo(16_800, 6);
  });
  test("a typed rise may go beyond the table's cap: 20 % for a full refurbishment, of which the table says 12.7 %", () => {
    const works = only({ integral: { cost: 20_000, uplift: 20 } });
    const { best } = outcome({ ...CLOSED, works }).result;
    expect(best.uplift.usual).toBeCloseTo(40_000, 6);
    // The table's own stays under its cap: 200,000 · (e^0.12 − 1) = 25,499.
    const unlabelled = { ...CLOSED.home, energyRating: undefined };
    const ofWhole = { ...CLOSED, home: unlabelled, works: only({ integral: { cost: 20_000 } }) };
    const { best: ofTable } = outcome(ofWhole).result;
    expect(ofTable.uplift.usual).toBeCloseTo(25_499.37, 2);
  });
  test("an own work of no table: its cost, its rise, and the usual 12 % that a closed price may go over", () => {
    const { works } = outcome({
      ...CLOSED,
      works: only({}),
      others: [{ name: "Terraza", cost: 1000, uplift: 1 }],
    }).result;
    expect(works).toHaveLength(1);
    expect(works[0]).toMatchObject({
      id: "otra-1",
      name: "Terraza",
      quantity: "",
      confidence: "alta",
      isQuoted: true,
      months: 0,
      cost: { low: 1000, usual: 1000, high: expect.closeTo(1120, 9) },
      lines: [{ label: "Presupuesto cerrado", amount: 1000 }],
    });
    expect(works[0]!.uplift.usual).toBeCloseTo(2000, 6);
  });
  test("a company pays 21 % on all of it", () =>
    expect(row("suelo", { payer: "empresa" }).cost.usual).toBeGreaterThan(row("suelo").cost.usual * 1.08));
  test("an unknown fact is named as the reason", () => {
    const { unfit } = outcome({ home: home({ hasAirConditioning: undefined, hasLift: undefined }) }).result;
    const reasons = Object.fromEntries(unfit.map(({ name, reason }) => [name, reason]));
    expect(reasons["Poner ascensor"]).toBe("Falta saber si tiene ascensor");
    expect(reasons["Aparatos de aire acondicionado"]).toBe("Falta saber si tiene aire acondicionado");
  });
  test("abroad nothing is guessed: only what has its cost and its rise", () => {
    const { works, unfit, currency } = outcome(CASES[6]).result;
    expect(currency).toBe("MXN");
    expect(works.map(({ id }) => id)).toEqual(["cocina"]);
    expect(unfit.find(({ name }) => name === "Pintura")?.reason).toMatch(/^La tabla es de España/);
  });
  test("the rise by the label is not counted without one, and the best label cannot rise", () => {
    const chalet = (energyRating: string | undefined) =>
      outcome({ ...CLOSED, home: { ...CLOSED.home, type: "chalet", energyRating }, works: { solar: { on: "si" } } })
        .result;
    expect(chalet(undefined).lacksLabel).toBe(true);
    const reasonOf = ({ unfit }: ReturnType<typeof chalet>) =>
      unfit.find(({ name }) => name === "Placas solares")?.reason;
    expect(reasonOf(chalet(undefined))).toBe("Falta la letra del certificado: sin ella no sabemos cuánto suma");
    expect(reasonOf(chalet("A"))).toBe("Ya tiene la mejor letra");
    expect(chalet("B").works.some(({ id }) => id === "solar")).toBe(true);
    expect(chalet("B").lacksLabel).toBe(false);
  });
});

test("rates and labour are sources only where a price of the table was used", () => {
  const named = (changes: object) => outcome({ ...CLOSED, ...changes }).result.facts.map(({ label }) => label);
  expect(named({})).toEqual([]);
  const ofTable = named({ works: only({ cocina: { uplift: 4 } }) });
  expect(ofTable).toContain("Imprevistos");
  expect(ofTable).toContain("Mano de obra, media de España");
  expect(new Set(ofTable).size).toBe(ofTable.length);
});

test("the home's title: its address before its place, and neither where nothing is known", () => {
  const titleOf = (known: object) => homeTitle({ home: { ...outcome().input.home, ...known } });
  expect(titleOf({ address: "Sorní, 12" })).toBe("Piso de 85\u00a0m², Sorní, 12");
  expect(titleOf({ placeName: undefined })).toBe("Piso de 85\u00a0m²");
});
