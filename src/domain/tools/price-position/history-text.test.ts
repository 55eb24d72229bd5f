import { expect, test } from "vitest";
import { readHistory } from "./history-text.ts";

test("dates, prices, numbers of adverts and withdrawals, as they are typed", () => {
  expect(
    readHistory(`01/03/2026; 310.000 €; ref. A-12
10/04/2026 retirado

2026-05-02\t299000\tReferencia: B/7
15-06-2026: 295 mil €
01/07/2026 Baja del portal`),
  ).toEqual({
    entries: [
      { on: "2026-03-01", price: 310_000, reference: "A-12", line: 1 },
      { on: "2026-04-10", price: null, line: 2 },
      { on: "2026-05-02", price: 299_000, reference: "B/7", line: 4 },
      { on: "2026-06-15", price: 295_000, line: 5 },
      { on: "2026-07-01", price: null, line: 6 },
    ],
    problems: [],
  });
});

test("a line without date or price is told by its number, and the others stand", () => {
  expect(readHistory("310.000 €\n01/03/2026\n31/02/2026; 300.000\n02/03/2026; 300.000")).toEqual({
    entries: [{ on: "2026-03-02", price: 300_000, line: 4 }],
    problems: [
      { line: 1, reason: "falta la fecha" },
      { line: 2, reason: "falta el precio, o «retirado»" },
      { line: 3, reason: "falta la fecha" },
    ],
  });
});

test("nothing is nothing", () => {
  expect(readHistory(" \n\n")).toEqual({ entries: [], problems: [] });
});
