import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { planProspecting } from "./engine.ts";
import { prospectingInput } from "./schema.ts";

/** A Monday. */
const TODAY = "2026-11-23";

const plan = (values: Record<string, unknown>, optedOut: string[] = [], today = TODAY) =>
  planProspecting(z.parse(prospectingInput, values), { today, optedOut });
const planRows = (...prospects: Record<string, unknown>[]) => plan({ prospects });
const only = (row: Record<string, unknown>) => planRows({ name: "Ana", ...row }).prospects[0]!;

describe("the order of the board", () => {
  test("by points, half of the unknown ones supposed; of equal ones, as typed", () => {
    const { prospects } = planRows(
      { name: "Nobody knows" },
      { name: "Has to sell", motive: 5 },
      { name: "Nor here" },
      { name: "Does not want to", motive: 0 },
    );
    // Ranks: 50, 40 + 30 = 70, 50, 0 + 30.
    expect(prospects.map(({ index, rank }) => [index, rank])).toEqual([
      [1, 70],
      [0, 50],
      [2, 50],
      [3, 30],
    ]);
  });
  test("rows without anything typed are no owners, and keep their places", () => {
    const { prospects } = planRows({ name: "Ana" }, {}, { optedOut: "si" }, { phone: "600000001" });
    expect(prospects.map(({ index }) => index)).toEqual([0, 3]);
  });
});

describe("the known facts of an owner", () => {
  test("how far they are above the value, and how long ago they were spoken to", () => {
    expect(only({ expectation: 216_000, value: 200_000, leadOn: "2026-11-13" })).toMatchObject({
      expectation: 216_000,
      value: 200_000,
      excess: expect.closeTo(0.08, 12),
      days: 10,
      motive: null,
      source: null,
      exclusive: null,
      optedOut: null,
      remarks: [],
    });
    expect(only({ expectation: 216_000 })).toMatchObject({ excess: null, value: null, days: null });
  });
  test("a last contact that lies ahead does not count, and is said to lie there; today's does", () => {
    expect(only({ leadOn: "2026-11-24" })).toMatchObject({
      days: null,
      remarks: ["La fecha del último contacto está en el futuro: no cuenta."],
    });
    expect(only({ leadOn: TODAY })).toMatchObject({ days: 0, remarks: [] });
  });
  test("a mandate of another agency: until when, and how many days are left", () => {
    expect(only({ hasExclusive: "si" }).exclusive).toEqual({ until: null, daysLeft: null });
    expect(only({ exclusiveUntil: "2026-12-03" }).exclusive).toEqual({ until: "2026-12-03", daysLeft: 10 });
    expect(only({ exclusiveUntil: "2026-11-22" })).toMatchObject({
      exclusive: { daysLeft: -1 },
      remarks: ["Su exclusiva con otra agencia ya venció."],
    });
    expect(only({ exclusiveUntil: TODAY }).remarks).toEqual([]);
  });
  test("the missing facts, in words", () => {
    expect(only({}).missing).toEqual([
      "por qué vende",
      "lo que espera y lo que vale",
      "cuándo fue la última conversación",
      "el teléfono",
    ]);
    expect(only({ value: 1 }).missing).toContain("lo que espera");
    expect(only({ expectation: 1 }).missing).toContain("lo que vale");
    expect(only({ wantsVisit: "si", hasExclusive: "si" }).missing).toEqual(
      expect.arrayContaining(["la dirección de la visita", "cuándo vence la exclusiva"]),
    );
    const known = { motive: 3, expectation: 1, value: 1, leadOn: TODAY, phone: "600000001" };
    expect(only({ ...known, wantsVisit: "si", address: "Calle Cuba, 3" }).missing).toEqual([]);
    expect(only({ ...known, wantsVisit: "si", latitude: 39.4, longitude: -0.3 }).missing).toEqual([]);
    expect(only({ ...known, wantsVisit: "si", latitude: 39.4 }).missing).toEqual(["la dirección de la visita"]);
  });
  test("the source that forbids a call: the list, or the ledger of numbers", () => {
    expect(only({ optedOut: "si", phone: "600000001" }).optedOut).toBe("lista");
    const { prospects } = plan({ prospects: [{ phone: "600 000 001" }, { phone: "600 000 002" }] }, ["600 000 002"]);
    expect(prospects.map(({ index, optedOut }) => [index, optedOut])).toEqual([
      [0, null],
      [1, "registro"],
    ]);
  });
});

describe("visits", () => {
  const home = (name: string, longitude: number, more: Record<string, unknown> = {}) => ({
    name,
    wantsVisit: "si",
    latitude: 0,
    longitude,
    ...more,
  });
  const start = { startLatitude: 0, startLongitude: 0, startName: "Oficina" };

  test("in the order of the way, from the start; what has no point comes last", () => {
    const { days, hasStart, startName, typedLengthM } = plan({
      ...start,
      prospects: [
        home("Far", 0.02),
        home("Near", 0.01),
        { name: "Nowhere", wantsVisit: "si", address: "Calle Cuba, 3" },
      ],
    });
    expect([hasStart, startName]).toEqual([true, "Oficina"]);
    expect(days).toHaveLength(1);
    expect(days[0]!.date).toBe("2026-11-24");
    expect(days[0]!.stops.map(({ index, at }) => [index, at])).toEqual([
      [1, "2026-11-24T10:00"],
      [0, "2026-11-24T11:00"],
      [2, "2026-11-24T12:00"],
    ]);
    // A hundredth of a degree on the equator is 1,111.95 m; typed, the way goes 2,223.9 m out and 1,111.95 m back.
    expect(days[0]!.stops.map(({ legM }) => legM)).toEqual([
      expect.closeTo(1111.95, 1),
      expect.closeTo(1111.95, 1),
      null,
    ]);
    expect(days[0]!.lengthM).toBeCloseTo(2223.9, 0);
    expect(typedLengthM).toBeCloseTo(3335.85, 0);
    expect(days[0]!.stops.map(({ point }) => point)).toEqual([{ x: 1112, y: 0 }, { x: 2224, y: 0 }, null]);
  });
  test("without a start the way begins at its first stop, which is the middle of the drawing", () => {
    const { days, hasStart, startName } = plan({ prospects: [home("A", 0.01), home("B", 0.02)] });
    expect([hasStart, startName]).toEqual([false, null]);
    expect(days[0]!.stops.map(({ legM, point }) => [legM === null, point])).toEqual([
      [true, { x: 0, y: 0 }],
      [false, { x: 1112, y: 0 }],
    ]);
    expect(days[0]!.lengthM).toBeCloseTo(1111.95, 0);
  });
  test("metres to the east shrink towards the pole: at 60° they are half", () => {
    const at60 = (name: string, longitude: number, latitude = 60) => ({ name, wantsVisit: "si", latitude, longitude });
    const { days } = plan({
      startLatitude: 60,
      startLongitude: 0,
      prospects: [at60("A", 0.01), at60("B", 0.01, 60.01)],
    });
    expect(days[0]!.stops.map(({ point }) => point)).toEqual([
      { x: 556, y: 0 },
      { x: 556, y: 1112 },
    ]);
  });
  test("so many a day, on working days: Friday's rest is Monday's", () => {
    const { days } = plan({
      ...start,
      visitsPerDay: 1,
      visitsOn: "2026-11-27",
      prospects: [home("A", 0.01), home("B", 0.02), home("C", 0.03)],
    });
    expect(days.map(({ date }) => date)).toEqual(["2026-11-27", "2026-11-30", "2026-12-01"]);
    expect(days.map(({ stops }) => stops.length)).toEqual([1, 1, 1]);
  });
  test("a first day that has passed, or today, is the next working day", () => {
    const first = (visitsOn: string | undefined, today: string) =>
      plan({ ...start, visitsOn, prospects: [home("A", 0.01)] }, [], today).days[0]!.date;
    expect(first("2026-11-20", TODAY)).toBe("2026-11-24");
    expect(first(TODAY, TODAY)).toBe("2026-11-24");
    expect(first(undefined, "2026-11-27")).toBe("2026-11-30");
    expect(first("2026-11-28", TODAY)).toBe("2026-11-30");
  });
  test("a point that is only the middle of a neighbourhood is marked; nobody who waits or says no is visited", () => {
    const { days } = plan({
      ...start,
      prospects: [
        home("A", 0.01, { isPlacePoint: "si" }),
        home("B", 0.02, { optedOut: "si" }),
        home("C", 0.03, { exclusiveUntil: "2026-12-30" }),
        home("D", 0.04, { wantsVisit: "no" }),
      ],
    });
    expect(days.flatMap(({ stops }) => stops.map(({ index, isPlacePoint }) => [index, isPlacePoint]))).toEqual([
      [0, true],
    ]);
  });
  test("no visits, no days", () => {
    expect(planRows({ name: "Ana" })).toMatchObject({ days: [], typedLengthM: 0 });
  });
});

describe("the radar", () => {
  test("mandates that have not ended, the next first; of those that want no call, none", () => {
    const { radar } = planRows(
      { name: "Later", exclusiveUntil: "2026-12-30" },
      { name: "Today", exclusiveUntil: TODAY },
      { name: "Over", exclusiveUntil: "2026-11-22" },
      { name: "No calls", exclusiveUntil: "2026-11-25", optedOut: "si" },
      { name: "No end", hasExclusive: "si" },
      { name: "Also today", exclusiveUntil: TODAY },
    );
    expect(radar).toEqual([
      { index: 1, until: TODAY, daysLeft: 0 },
      { index: 5, until: TODAY, daysLeft: 0 },
      { index: 0, until: "2026-12-30", daysLeft: 37 },
    ]);
  });
});

test("of mandates that end on one day the one typed first comes first, whoever has more points", () => {
  const { radar } = planRows(
    { name: "Few points", motive: 0, exclusiveUntil: "2026-12-01" },
    { name: "Fewer", exclusiveUntil: "2026-12-01", motive: 1 },
    { name: "Many points", motive: 5, exclusiveUntil: "2026-12-01" },
  );
  expect(radar.map(({ index }) => index)).toEqual([0, 1, 2]);
});

test("margin and currency stand in the result; the margin decides where points of price end", () => {
  const result = plan({ prospects: [{ name: "Ana", expectation: 110, value: 100 }], margin: 10, currency: "COP" });
  expect(result).toMatchObject({ date: TODAY, margin: 0.1, currency: "COP", visitMinutes: 45 });
  expect(result.prospects[0]!.points.price).toBeCloseTo(0, 10);
});
