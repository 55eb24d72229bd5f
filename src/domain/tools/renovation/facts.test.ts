import { describe, expect, test } from "vitest";
import { COST_FACTS, FULL_MONTHS, labourFactor } from "./cost-facts.ts";
import { exactly, scaled, sumOf } from "./range.ts";
import { INSIDE_SHARES, type InsideWork, insideEffect, liftEffect, NO_EFFECT, UPLIFT_FACTS } from "./uplift-facts.ts";

/** Low, usual and high of an effect, in percent of the price, to a hundredth. */
const percent = ({ low, usual, high }: { low: number; usual: number; high: number }) =>
  [low, usual, high].map((effect) => Math.round(Math.expm1(effect) * 1e4) / 100);

test("every row of the tables has its source, and a range in order", () => {
  const ids = new Set<string>();
  for (const fact of [...Object.values(COST_FACTS), ...Object.values(UPLIFT_FACTS), FULL_MONTHS]) {
    expect(fact.source.title).not.toBe("");
    expect(fact.value.low).toBeLessThanOrEqual(fact.value.usual);
    expect(fact.value.usual).toBeLessThanOrEqual(fact.value.high);
    expect(ids.has(fact.id)).toBe(false);
    ids.add(fact.id);
  }
});

test("ranges: exact, stretched, added end by end", () => {
  const range = { low: 1, usual: 2, high: 4 };
  expect(exactly(3)).toEqual({ low: 3, usual: 3, high: 3 });
  expect(scaled(range, 3)).toEqual({ low: 3, usual: 6, high: 12 });
  expect(sumOf([range, exactly(1), scaled(range, 10)])).toEqual({ low: 12, usual: 23, high: 45 });
  expect(sumOf([])).toEqual(exactly(0));
});

describe("the rise by works, in percent of the price", () => {
  test.each([
    // Measured 11 to 15; the engine's 0.12 is e^0.12 − 1.
    ["reformed", [11, 12.75, 15]],
    ["refreshed", [3, 5, 7]],
    // The engine says 8; the evidence allows 3 to 5.
    ["secondBathroom", [3, 5, 5]],
    // Half of the engine's 0.05, and all of it.
    ["airConditioning", [1, 2.53, 5.13]],
    ["sharedOutside", [2, 3, 5]],
    ["energyStep", [0, 1, 2]],
  ] as const)("%s: %j", (id, expected) => expect(percent(UPLIFT_FACTS[id].value)).toEqual(expected));

  test.each([
    // On the ground or below 0 to 3; to the second floor 3 to 8; above 8 to 15. The engine's 0.05 + 0.04 a floor is beyond.
    [-1, [0, 1, 3]],
    [0, [0, 1, 3]],
    [1, [3, 8, 8]],
    [2, [3, 8, 8]],
    [3, [8, 15, 15]],
    [9, [8, 15, 15]],
  ])("a lift on floor %d: %j", (floor, expected) => {
    expect(percent(liftEffect(floor).value)).toEqual(expected);
    expect(liftEffect(floor).label).toBe(`Ascensor, planta ${floor}`);
  });

  test("nothing adds nothing", () => expect(NO_EFFECT).toEqual({ low: 0, usual: 0, high: 0 }));
});

describe("parts of the state", () => {
  test("come to the whole: kitchen 30, baths 25, floor 15, paint 10, windows 10, wires and pipes 5 each", () => {
    expect(INSIDE_SHARES).toEqual({
      cocina: 0.3,
      banos: 0.25,
      suelo: 0.15,
      pintura: 0.1,
      ventanas: 0.1,
      electricidad: 0.05,
      fontaneria: 0.05,
    });
    expect(Object.values(INSIDE_SHARES).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });
  test("the kitchen of a home to be done up: half of 0.3 · ln 1.11, 0.3 · 0.12, and a quarter more than 0.3 · ln 1.15", () => {
    const { value, note, label } = insideEffect("cocina", true);
    expect(value.low).toBeCloseTo(0.0156541, 6);
    expect(value.usual).toBeCloseTo(0.036, 12);
    expect(value.high).toBeCloseTo(0.0524107, 6);
    expect([label, note]).toEqual(["Cocina: parte del efecto del estado", "30\u00a0% del efecto del estado."]);
  });
  test("of a home in good state a part of what freshening up adds: 0.15 · ln 1.05", () =>
    expect(insideEffect("suelo", false).value.usual).toBeCloseTo(0.0073185, 6));
  test("kitchen, baths, floor and paint come to four fifths, as a medium refurbishment does: 8 to 15 %", () => {
    const works: InsideWork[] = ["cocina", "banos", "suelo", "pintura"];
    const sum = works.reduce((all, id) => all + insideEffect(id, true).value.usual, 0);
    expect(sum).toBeCloseTo(0.8 * 0.12, 12);
    expect(Math.expm1(sum)).toBeGreaterThan(0.08);
  });
});

describe("labour", () => {
  test.each([
    ["ES-MD", undefined, false, 1.15, "Mano de obra, Madrid"],
    ["ES-IB", undefined, false, 1.15, "Mano de obra, Illes Balears"],
    ["ES-CT", "08019", false, 1.15, "Mano de obra, Barcelona"],
    ["ES-CT", "08121", false, 1, "Mano de obra, media de España"],
    ["ES-VC", "46250", false, 1, "Mano de obra, media de España"],
    ["MX", undefined, false, 1, "Mano de obra, media de España"],
    ["ES-MD", undefined, true, 0.9, "Mano de obra, pueblo"],
    ["ES-CT", "08019", true, 0.9, "Mano de obra, pueblo"],
  ])("%s, %s, rural %s: %d, %s", (place, municipality, isRural, value, label) =>
    expect(labourFactor(place, municipality, isRural)).toMatchObject({ value, label }),
  );
});

test("prices of the table, low, usual and high", () => {
  const prices = Object.fromEntries(
    Object.entries(COST_FACTS).map(([id, { value }]) => [id, [value.low, value.usual, value.high]]),
  );
  expect(prices).toMatchObject({
    fullBasic: [450, 600, 750],
    fullMedium: [600, 800, 800],
    fullHigh: [800, 1200, 1500],
    heatPump: [8000, 12_000, 16_000],
    solar: [5000, 6500, 8000],
    lift: [30_000, 75_000, 120_000],
  });
  expect(FULL_MONTHS.value).toEqual({ low: 2, usual: 3, high: 4 });
});
