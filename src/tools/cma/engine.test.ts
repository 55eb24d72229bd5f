import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Listing, listingSchema } from "#domain/shared/listing/property.ts";
import { DEMO_SOURCE } from "#domain/tools/valuation/demo-listings.ts";
import { parseModel } from "#domain/tools/valuation/model-file.ts";
import { describe as described } from "./describe.ts";
import { type CmaFacts, compareMarket } from "./engine.ts";
import { CMA_IN_SANTIAGO, CMA_IN_VALENCIA } from "./examples.ts";
import { closingsAlike } from "./hand-cases.ts";
import type { CmaResult, CmaValue } from "./result.ts";
import { type CmaInput, cmaInput } from "./schema.ts";
import { shownResult } from "./shown-result.ts";

const FACTS: CmaFacts = {
  today: "2026-11-23",
  nearbyListings: [],
  withdrawnNearby: [],
  officialSeries: [],
  municipality: null,
  saleTimes: { times: [], withinKm: null, areInvented: false },
};
const run = (input: CmaInput, facts: Partial<CmaFacts> = {}): CmaResult => compareMarket(input, { ...FACTS, ...facts });
const valued = (input: CmaInput, facts: Partial<CmaFacts> = {}): CmaValue => {
  const result = run(input, facts);
  if (result.kind !== "value") throw new Error(`no value: ${result.found}`);
  return result;
};
const example = (more: Record<string, unknown> = {}) => z.parse(cmaInput, { ...CMA_IN_VALENCIA, ...more });
const idOf = (result: CmaResult, name: string) => result.rows.find((row) => row.name.includes(name))!.id;
const rowOf = (result: CmaResult, name: string) => result.rows.find((row) => row.name.includes(name))!;

describe("three closings alike", () => {
  test("are worth the middle one", () => expect(valued(closingsAlike()).value).toBeCloseTo(250_000, -3));

  test("an override moves that comparable by its amount alone and keeps the proposal", () => {
    const before = valued(closingsAlike());
    const id = idOf(before, "Uno");
    const after = valued(closingsAlike({ changes: [{ id, cells: [{ column: "location", amount: 12_000 }] }] }));
    expect(rowOf(after, "Uno")).toMatchObject({
      adjusted: 252_000,
      net: 0.05,
      gross: 0.05,
      cells: [{ column: "location", proposed: 0, amount: 12_000, isChanged: true }],
    });
    expect(after.value).toBeGreaterThan(before.value);
  });

  test.each([
    [36_000, false, false],
    [36_001, true, false],
    [60_000, true, false],
    [60_001, true, true],
  ])("of 240,000 €, %i € more: net above 15 %% is %s, gross above 25 %% is %s", (amount, isNetHigh, isGrossHigh) => {
    const id = idOf(run(closingsAlike()), "Uno");
    const result = run(closingsAlike({ changes: [{ id, cells: [{ column: "extras", amount }] }] }));
    expect(rowOf(result, "Uno")).toMatchObject({ isNetHigh, isGrossHigh, standing: "cuenta" });
  });

  test("at half of its price one falls out, and counts again for a reason", () => {
    const id = idOf(run(closingsAlike()), "Uno");
    const cells = [{ column: "extras", amount: -120_000 }];
    const out = run(closingsAlike({ changes: [{ id, cells }] }));
    expect(out).toMatchObject({ kind: "too-few-comparables", found: 2 });
    expect(rowOf(out, "Uno")).toMatchObject({ standing: "fuera", exclusion: "too-unlike", gross: 0.5 });
    const kept = run(closingsAlike({ changes: [{ id, cells, keepReason: "Es del mismo edificio" }] }));
    expect(kept.kind).toBe("value");
    expect(rowOf(kept, "Uno")).toMatchObject({ standing: "cuenta", keepReason: "Es del mismo edificio" });
    const below = run(closingsAlike({ changes: [{ id, cells: [{ column: "extras", amount: -119_000 }] }] }));
    expect(rowOf(below, "Uno").standing).toBe("cuenta");
  });

  test("cells that leave nothing of a price are not applied, and the row says so", () => {
    const id = idOf(run(closingsAlike()), "Uno");
    const result = run(closingsAlike({ changes: [{ id, cells: [{ column: "extras", amount: -230_000 }] }] }));
    expect(rowOf(result, "Uno")).toMatchObject({ adjusted: 240_000, areCellsRefused: true });
  });

  test("one that is marked as withdrawn teaches and counts no more", () => {
    const id = idOf(run(closingsAlike()), "Tres");
    const result = run(closingsAlike({ changes: [{ id, state: "retirada", daysOnMarket: 120 }] }));
    expect(result).toMatchObject({ kind: "too-few-comparables", found: 2 });
    expect(rowOf(result, "Tres")).toMatchObject({ standing: "enseña", weightShare: 0, daysOnMarket: 120 });
    expect(result.groups.map(({ count }) => count)).toEqual([2, 0, 1]);
  });

  test("one that is taken out says so, and may come back", () => {
    const id = idOf(run(closingsAlike()), "Dos");
    expect(rowOf(run(closingsAlike({ removedIds: [id] })), "Dos")).toMatchObject({ exclusion: "removed-by-agent" });
  });
});

test("a row without area or price is refused with its reason and the others stay", () => {
  const { comparablesText } = closingsAlike();
  const { paste, kind } = run(
    closingsAlike({ comparablesText: `${comparablesText}\nCalle Cuatro 4;;3;1;245.000 €;vendido;;` }),
  );
  expect(kind).toBe("value");
  expect(paste).toEqual({ understood: 3, refused: [{ line: 5, reason: "Falta la superficie" }] });
});

describe("the worked example", () => {
  const result = valued(example());
  test("eight count, two withdrawn teach", () => {
    expect(result.rows.map(({ standing }) => standing)).toEqual([...Array(8).fill("cuenta"), "enseña", "enseña"]);
    expect(result.groups.map(({ count, medianDays }) => [count, medianDays])).toEqual([
      [5, 66],
      [3, 51],
      [2, 165],
    ]);
    expect(result.rows.reduce((sum, { weightShare }) => sum + weightShare, 0)).toBeCloseTo(1, 9);
  });

  test("the flat without lift that must be mended needs more than 25 % in all", () =>
    expect(rowOf(result, "Dénia")).toMatchObject({ isNetHigh: true, isGrossHigh: true }));

  test("both methods of the municipal tax: 12 years, 41,000 × 0.09 × 29.7 % = 1,095.93; the gain's share of the land is more", () => {
    expect(result.net.landGain!.objective).toBeCloseTo(1095.93, 6);
    expect(result.net.landGain!.real).toBeCloseTo(
      (result.strategies[1]!.price - 168_000) * (41_000 / 87_000) * 0.297,
      6,
    );
    const line = result.net.sales[1]!.lines.find(({ id }) => id === "plusvalia")!;
    expect(line.amount).toBeCloseTo(1095.93, 6);
  });

  test("the fee bears 21 % of VAT, the certificate is a cost, and each price has its net", () => {
    const [low, , high] = result.net.sales;
    expect(low!.lines.find(({ id }) => id === "honorarios")!.amount).toBeCloseTo(low!.price * 0.03 * 1.21, 6);
    expect(low!.lines.find(({ id }) => id === "otros")!.amount).toBe(130);
    expect(high!.net).toBeGreaterThan(low!.net);
    expect(low!.missing).toEqual([]);
  });

  test("without a fee none is guessed, and it is named", () =>
    expect(valued(example({ feeShare: "" })).net.sales[0]!.missing).toEqual(["honorarios"]));
});

test("in Chile no Spanish tax is calculated: fee, debt, and what is missing by name", () => {
  const { net, currency } = valued(z.parse(cmaInput, CMA_IN_SANTIAGO));
  expect(currency).toBe("CLP");
  expect(net).toMatchObject({ isSpanish: false, hasTaxes: false, landGain: null, facts: [] });
  expect(net.sales[1]!.lines.map(({ id }) => id)).toEqual(["honorarios", "hipoteca"]);
  expect(net.sales[1]!.lines[0]!.amount).toBeCloseTo(net.sales[1]!.price * 0.02, 6);
  expect(net.sales[1]!.missing).toContain("irpf");
});

describe("homes nearby", () => {
  const near = (i: number): Listing =>
    listingSchema.parse({
      id: `near-${i}`,
      address: `Calle Cerca ${i}`,
      floor: i % 9,
      operation: "venta",
      type: "piso",
      country: "ES",
      currency: "EUR",
      latitude: 40.42 + 0.0011 * Math.cos(i),
      longitude: -3.7 + 0.0011 * Math.sin(i),
      builtAreaM2: 96 + i / 2,
      rooms: 3,
      bathrooms: 1,
      price: 245_000 + 1000 * i,
      date: "2026-10-01",
    }) as Listing;
  const nearbyListings = Array.from({ length: 20 }, (_, i) => near(i));

  test("fill up to twelve behind the pasted ones", () => {
    const result = valued(closingsAlike({ useNearby: true }), { nearbyListings });
    const counting = result.rows.filter(({ standing }) => standing === "cuenta");
    expect(counting).toHaveLength(12);
    expect(counting.filter(({ name }) => /Uno|Dos|Tres/.test(name))).toHaveLength(3);
  });

  test("withdrawn ones teach with their days, and stay away where nearby homes do not count", () => {
    const withdrawnNearby = [{ listing: { ...near(30), price: 330_000 }, days: 210 }];
    expect(run(closingsAlike({ useNearby: true }), { withdrawnNearby }).groups[2]).toMatchObject({
      count: 1,
      medianDays: 210,
    });
    expect(run(closingsAlike(), { withdrawnNearby }).groups[2]!.count).toBe(0);
  });

  test("invented withdrawn homes stay out beside real ones, and so do those too unlike the home", () => {
    const withdrawn = (more: Partial<Listing>) => [{ listing: { ...near(30), price: 330_000, ...more }, days: 210 }];
    const count = (withdrawnNearby: CmaFacts["withdrawnNearby"]) =>
      run(closingsAlike({ useNearby: true }), { withdrawnNearby }).groups[2]!.count;
    expect(count(withdrawn({}))).toBe(1);
    expect(count(withdrawn({ source: DEMO_SOURCE }))).toBe(0);
    expect(count(withdrawn({ builtAreaM2: 400 }))).toBe(0);
  });
});

test("the result survives JSON", () => {
  const result = run(example());
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
});

test("of a paste of hundreds twenty that stay out are shown, and twelve withdrawn ones teach", () => {
  const rows = (n: number, end: string) =>
    Array.from({ length: n }, (_, i) => `Calle Lejos ${i};${220 + i};3;1;${500_000 + i}€;${end};40.42;-3.70`).join(
      "\n",
    );
  const { comparablesText } = closingsAlike();
  const result = run(
    closingsAlike({ comparablesText: `${comparablesText}\n${rows(100, "vendido")}\n${rows(40, "retirado")}` }),
  );
  const of = (standing: string) => result.rows.filter((row) => row.standing === standing).length;
  expect([of("cuenta"), of("fuera"), of("enseña")]).toEqual([3, 20, 12]);
});

describe("days on the market", () => {
  // Thirty homes at the market's price, sold after 11 to 40 days, and ten that nobody has bought in 100.
  const sold = Array.from({ length: 30 }, (_, i) => ({ days: 11 + i, isClosed: true, position: 0 }));
  const unsold = Array.from({ length: 10 }, () => ({ days: 100, isClosed: false, position: 0 }));
  const saleTimes = { times: [...sold, ...unsold], withinKm: 15, areInvented: false };

  test("of nearby homes are told, with the median of the closed ones alone: half of 11 to 40 is 25.5, half of all forty sold by day 30", () => {
    const result = valued(example(), { saleTimes });
    expect(result.strategies.map(({ days }) => days)).toEqual([30, 30, 30]);
    expect(result.closings).toEqual({ count: 30, withinKm: 15, areInvented: false, medianDays: 25.5 });
  });

  test("of homes anywhere are not: they would be the same for every home of a country", () => {
    const result = valued(example(), { saleTimes: { ...saleTimes, withinKm: null } });
    expect(result.strategies.map(({ days, evidence }) => [days, evidence])).toEqual(Array(3).fill([null, null]));
  });
});

describe("in a city with a model", () => {
  const file = readFileSync("models/valuation/valencia.bin");
  const valuationModel = parseModel(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const result = valued(example(), { valuationModel });
  const without = valued(example());

  test("the value is that of the grid, and beside it stands what learned differences make of the same comparables", () => {
    expect(result.value).toBe(without.value);
    expect(without.learned).toBeUndefined();
    const { city, value, range80 } = result.learned!;
    expect(city).toBe("Valencia");
    expect(range80.low).toBeLessThan(value);
    expect(range80.high).toBeGreaterThan(value);
    const notices = described(result, example()).headline!.notices!;
    expect(notices[0]).toMatchObject({ title: "Con otras diferencias sale otra cifra" });
    expect(notices[0]!.text).toContain("aprendidas en Valencia");
    // The valuation reads other evidence, so its figure is not told here.
    expect(notices[0]!.text).not.toMatch(/la valoración[^.]* (dice|dicen) /);
    expect(described(without, example()).headline!.notices).toEqual([]);
  });

  test("the owner's page has one value", () => expect(shownResult(result)).toEqual(shownResult(without)));

  test("a model that cannot be read is none", () =>
    expect(valued(example(), { valuationModel: "unavailable" })).toEqual(without));
});
