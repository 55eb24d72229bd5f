import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../shared/time/local-time.ts";
import { type HistoryEntry, saleRecord } from "./price-history.ts";

test("listed on 1 January, withdrawn on 10 February, back under a new number on 1 March: 40 + 31 days by 1 April", () => {
  const record = saleRecord(
    [
      { on: "2026-01-01", price: 310_000, reference: "A-12" },
      { on: "2026-02-10", price: null },
      { on: "2026-03-01", price: 299_000, reference: "B-7" },
    ],
    "2026-04-01",
  );
  expect(record).toEqual({
    firstOn: "2026-01-01",
    daysOnSale: 71,
    daysSince: 90,
    relistings: 1,
    references: ["A-12", "B-7"],
    firstPrice: 310_000,
    lastPrice: 299_000,
    prices: [
      { on: "2026-01-01", price: 310_000, days: 40 },
      { on: "2026-03-01", price: 299_000, days: 31 },
    ],
    gaps: [{ from: "2026-02-10", to: "2026-03-01" }],
  });
});

test("a new number without a day between is one record too, and one price that stood 30 + 30 days", () => {
  const record = saleRecord(
    [
      { on: "2026-06-01", price: 200_000, reference: "1" },
      { on: "2026-07-01", price: 200_000, reference: "2" },
    ],
    "2026-07-31",
  );
  expect(record).toMatchObject({ daysOnSale: 60, relistings: 1, references: ["1", "2"] });
  expect(record?.prices).toEqual([{ on: "2026-06-01", price: 200_000, days: 60 }]);
});

test("a price that falls twice is no relisting", () => {
  const record = saleRecord(
    [
      { on: "2026-09-01", price: 290_000 },
      { on: "2026-06-01", price: 310_000 },
      { on: "2026-07-01", price: 300_000 },
    ],
    "2026-09-11",
  );
  expect(record).toMatchObject({ firstPrice: 310_000, lastPrice: 290_000, relistings: 0, daysOnSale: 102 });
  expect(record?.prices.map(({ days }) => days)).toEqual([30, 62, 10]);
});

test("withdrawn and not back: the days stop, the gap goes on to the last day", () => {
  const record = saleRecord(
    [
      { on: "2026-01-01", price: 100_000 },
      { on: "2026-01-11", price: null },
    ],
    "2026-03-01",
  );
  expect(record).toMatchObject({
    daysOnSale: 10,
    gaps: [{ from: "2026-01-11", to: "2026-03-01" }],
    lastPrice: 100_000,
  });
});

test("nothing before today, or no price at all: no record", () => {
  expect(saleRecord([], "2026-01-01")).toBeNull();
  expect(saleRecord([{ on: "2026-01-01", price: null }], "2026-02-01")).toBeNull();
  expect(saleRecord([{ on: "2026-03-01", price: 1 }], "2026-02-01")).toBeNull();
});

const entry = fc.record({
  on: fc.integer({ min: 0, max: 400 }).map((days) => addDays("2025-01-01", days)),
  price: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null }),
  reference: fc.option(fc.constantFrom("a", "b", "c"), { nil: undefined }),
});

test("days on sale and days between adverts are all the days since the first one, in any order of the rows", () => {
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ({ on }) => on, maxLength: 12 }), (entries: HistoryEntry[]) => {
      const record = saleRecord(entries, "2026-06-01");
      expect(saleRecord(entries.toReversed(), "2026-06-01")).toEqual(record);
      if (record === null) return;
      const away = record.gaps.reduce((sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / 86_400_000, 0);
      expect(record.daysOnSale + away).toBe(record.daysSince);
      expect(record.prices.reduce((sum, { days }) => sum + days, 0)).toBe(record.daysOnSale);
    }),
  );
});

test("of two entries of one day the later in the list is the last word, whatever else the list holds", () => {
  const record = saleRecord(
    [
      { on: "2026-03-01", price: 190_000 },
      { on: "2026-01-01", price: 210_000 },
      { on: "2026-02-01", price: 205_000 },
      { on: "2026-02-01", price: 200_000 },
      { on: "2026-04-02", price: 1 },
    ],
    "2026-04-01",
  )!;
  expect(record.prices.map(({ on, price }) => [on, price])).toEqual([
    ["2026-01-01", 210_000],
    ["2026-02-01", 205_000],
    ["2026-02-01", 200_000],
    ["2026-03-01", 190_000],
  ]);
  expect([record.firstPrice, record.lastPrice, record.daysSince]).toEqual([210_000, 190_000, 90]);
});

test("an advert that is withdrawn and published on one day leaves no gap, one of the next day leaves one", () => {
  const gaps = (again: string) =>
    saleRecord(
      [
        { on: "2026-01-01", price: 200_000 },
        { on: "2026-02-01", price: null },
        { on: again, price: 200_000 },
      ],
      "2026-03-01",
    )!;
  expect(gaps("2026-02-01")).toMatchObject({ gaps: [], relistings: 1, daysOnSale: 59 });
  expect(gaps("2026-02-02")).toMatchObject({ gaps: [{ from: "2026-02-01", to: "2026-02-02" }], daysOnSale: 58 });
  expect(
    saleRecord(
      [
        { on: "2026-01-01", price: 1 },
        { on: "2026-03-01", price: null },
      ],
      "2026-03-01",
    )!.gaps,
  ).toEqual([]);
});
