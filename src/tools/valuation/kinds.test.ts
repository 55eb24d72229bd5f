import { expect, test } from "vitest";
import type { UsedComparable, ValuedHome } from "#domain/tools/valuation/types.ts";
import { laidOut } from "../../test/laid-out.ts";
import type { ValuationOutcome } from "./engine.ts";
import { input, none, of2018, offer, orientation, orientationByNeighbours, valueToday } from "./fixtures.test-data.ts";
import { valuation } from "./tool.ts";

// Lines of each kind of result that an ordinary value does not have, on every surface: approved by reading `kinds.txt`, as the examples are.

type Valued = ValuationOutcome & ValuedHome;

const value = (changes: Partial<Valued>): ValuationOutcome => Object.assign({}, valueToday, changes);
const [first] = valueToday.used;
const like = (changes: Partial<UsedComparable>): UsedComparable => Object.assign({}, first, changes);
const demo = Object.assign({}, offer, { listing: Object.assign({}, offer.listing, { source: "Demostración" }) });
const old = of2018 as Valued;
const { today: _, ...withoutToday } = old;
const typed = { present: 3_900, level: 2_400 };
const renting = Object.assign({}, input, { home: Object.assign({}, input.home, { operation: "alquiler" }) });
const many = (count: number, changes: (i: number) => Partial<UsedComparable>) =>
  Array.from({ length: count }, (_, i) => like(Object.assign({ id: `c${i}` }, changes(i))));
const line = (id: string, amount: number) =>
  ({ id, label: `Rasgo ${id}`, logFactor: amount / 350_000, amount }) as UsedComparable["lines"][number];

const KINDS: Readonly<Record<string, ValuationOutcome>> = {
  "six comparables, and the model beside them": value({
    engine: "both",
    used: many(6, () => ({ weightShare: 1 / 6 })),
    notice: "Datos de anuncios.",
    reliability: { city: "Valencia", dataTo: "2018-12-31", sourceUrl: "https://example.org" },
  }),
  "an error that was measured in such situations": value({
    expected: { medianError: 0.071, measuredIn: "Valencia" } as NonNullable<Valued["expected"]>,
  }),
  "an error that was measured elsewhere alone": value({
    expected: { medianError: 0.071, measuredIn: null } as NonNullable<Valued["expected"]>,
  }),
  "the asker's own closings": value({
    ownAccuracy: {
      closings: 34,
      medianError: 0.052,
      within10: 0.8,
      coverage80: 0.82,
      measuredOn: "2026-11-20",
    } as NonNullable<ValuationOutcome["ownAccuracy"]>,
  }),
  "an index that brought prices to today": value({
    index: { label: "Valencia", source: "Ministerio", until: "2026-09-30" } as NonNullable<Valued["index"]>,
  }),
  "a demonstration": value({ used: [demo] }),
  "comparables without a say, apart, and with one that hardly counts": value({
    used: [
      like({ weightShare: 0, isApart: true }),
      like({ weightShare: 0, isHeavilyAdjusted: true }),
      like({ weightShare: 0 }),
      like({ weightShare: 0.004 }),
      like({ weightShare: 0.005 }),
    ],
  }),
  "one of two that was much adjusted": value({ used: [like({ isHeavilyAdjusted: true }), offer] }),
  "eight that were much adjusted": value({ used: many(8, () => ({ isHeavilyAdjusted: true })) }),
  "nine that were much adjusted, with nine kinds of adjustment": value({
    used: many(9, (i) => ({ isHeavilyAdjusted: true, lines: [line(`${i}`, 1_000 * (i + 1))] })),
  }),
  "eight kinds of adjustment": value({
    used: many(8, (i) => ({ lines: [line(`${i}`, 1_000 * (i + 1))] })),
  }),
  "closings alone": value({ used: [like({})] }),
  "nothing left out": value({ leftOut: [] }),
  "one advert left out": value({ leftOut: [{ reason: "too-far", text: "Está demasiado lejos.", count: 1 }] }),
  "the model's file is away": value({ isWithoutModel: true }),
  "eleven rows that were not read": value({
    paste: {
      understood: 2,
      problem: "Falta la columna del precio",
      refused: Array.from({ length: 10 }, (_, i) => ({ line: i + 2, reason: "Falta el precio" })),
    } as NonNullable<ValuationOutcome["paste"]>,
  }),
  "prices of 2018 alone": of2018,
  "prices of 2018 with adverts of then": Object.assign({}, old, { engine: "both", used: [first] }),
  "prices of 2018 and a price by metre that was typed": Object.assign({}, old, {
    today: Object.assign({}, old.today, { typed }),
  }),
  "prices of 2018 and nothing of today": Object.assign({}, withoutToday, { measured: [] }),
  "prices of 2018 with the band of its errors": Object.assign({}, old, {
    measured: old.measured.map((row) => Object.assign({}, row, { from: 100_000, to: 200_000, label: "100 a 200 mil" })),
    reliability: { city: "Valencia", dataTo: "2019-12-31" },
  }),
  "an orientation": orientation,
  "an orientation by its neighbours": orientationByNeighbours,
  "no value": none,
  "no value, one comparable": Object.assign({}, none, { found: 1, used: [first], isWithoutModel: true }),
  "no value, no comparable": Object.assign({}, none, { found: 0, used: [], paste: undefined }),
};

/** Everything that is said of a result, line by line. */
const linesOf = (result: ValuationOutcome, of = input): string[] =>
  [
    valuation.messageOf(result, of),
    valuation.textOf(result, of),
    ...valuation.rowsOf(result, of).map(({ label, value: shown }) => `row ${label}: ${shown}`),
    laidOut(valuation.tablesOf(result, of)),
    laidOut(valuation.describe(result, of)),
    ...valuation.sourcesOf(result, of).map((source) => `source ${JSON.stringify(source)}`),
    ...(valuation.nextOf?.(result, of) ?? []).map(({ path }) => `next ${path}`),
    `answer ${valuation.hasAnswer?.(result)} ${JSON.stringify(valuation.figureOf?.(result, of))}`,
  ]
    .join("\n")
    .split("\n")
    .map((text) => text.trim())
    .filter((text) => text !== "");

/** Lines that an ordinary value has and this one has not: the first few tell enough. */
const MOST_GONE = 5;

test("each kind of result says the approved lines", async () => {
  const usual = new Set(linesOf(valueToday));
  const newsOf = (kind: string, result: ValuationOutcome, of = input) => {
    const said = new Set(linesOf(result, of));
    const gone = [...usual].filter((text) => !said.has(text)).slice(0, MOST_GONE);
    const come = [...said].filter((text) => !usual.has(text));
    return [`# ${kind}`, ...come, ...gone.map((text) => `- ${text}`)].join("\n");
  };
  const kinds = Object.entries(KINDS).map(([kind, result]) => newsOf(kind, result));
  const told = [...kinds, newsOf("a rent", valueToday, renting)].join("\n\n");
  await expect(`${told}\n`).toMatchFileSnapshot("./kinds.txt");
});
