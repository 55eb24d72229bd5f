import { describe, expect, test } from "vitest";
import { formatDate, formatDistance, formatMonth, formatNumber, formatSignedMoney } from "./format.ts";
import { moneyIn, shortMoneyIn } from "./money-in.ts";

const NBSP = "\u00a0";

test.each([
  ["EUR", 2, `1.234,50${NBSP}€`],
  ["EUR", undefined, `1.235${NBSP}€`],
  ["USD", 2, `US$${NBSP}1.234,50`],
  ["MXN", 2, `$1,234.50${NBSP}MXN`],
  ["PEN", 2, `S/${NBSP}1,234.50`],
  ["DOP", 2, "RD$1,234.50"],
  ["UYU", 2, `$U${NBSP}1.234,50`],
  ["CLP", 2, `$1.235${NBSP}CLP`],
  ["COP", 2, `$${NBSP}1.235${NBSP}COP`],
  ["ARS", 2, `$${NBSP}1.235${NBSP}ARS`],
  ["CRC", 2, "₡1.235"],
  ["PYG", 2, `₲${NBSP}1.235`],
  // Without a form of its own: the code after an amount as in Spain.
  ["VES", 2, `1.234,50${NBSP}VES`],
])("1,234.50 in %s with %s decimals is «%s»", (currency, decimals, text) =>
  expect(moneyIn(currency)(1234.5, decimals)).toBe(text),
);

test.each([
  [-7_016_853, "MXN", `−$7.02${NBSP}M${NBSP}MXN`],
  [350_000_000, "COP", `$${NBSP}350${NBSP}M${NBSP}COP`],
  [120_000, "USD", `US$${NBSP}120.000`],
])("%d %s on an axis is «%s»", (amount, currency, text) => expect(shortMoneyIn(currency)(amount)).toBe(text));

test.each([
  ["MXN", -0.4, `$0${NBSP}MXN`],
  ["MXN", 1_500, `+$1,500${NBSP}MXN`],
  ["PEN", -1_500, `−S/${NBSP}1,500`],
])("a gain in %s of %d is «%s»: the sign stands before the whole", (currency, amount, text) =>
  expect(formatSignedMoney(amount, currency)).toBe(text),
);

test.each([
  [286_500, `286.500${NBSP}€`],
  [999_999, `999.999${NBSP}€`],
  [1_000_000, `1${NBSP}M${NBSP}€`],
  [1_256_000, `1,26${NBSP}M${NBSP}€`],
  [-2_500_000, `−2,5${NBSP}M${NBSP}€`],
])("%d on an axis is «%s»", (amount, text) => expect(shortMoneyIn("EUR")(amount)).toBe(text));

describe("numbers as people read them", () => {
  test.each([
    [1250.5, 1, 0, "1.250,5"],
    [1250, 1, 1, "1.250,0"],
    [-0.2, 0, 0, "0"],
    [-0.6, 0, 0, "−1"],
    [0.125, 2, 0, "0,13"],
  ])("%d with at most %d and at least %d decimals: %s", (value, most, least, text) =>
    expect(formatNumber(value, most, least)).toBe(text),
  );

  test.each([
    [8900, `+8.900${NBSP}€`],
    [-7900, `−7.900${NBSP}€`],
    [0, `0${NBSP}€`],
    // Rounds to nothing: no sign.
    [0.4, `0${NBSP}€`],
    [0.5, `+1${NBSP}€`],
  ])("a gain of %d is «%s»", (amount, text) => expect(formatSignedMoney(amount)).toBe(text));

  test.each([
    [424, `420${NBSP}m`],
    [999, `1${NBSP}km`],
    [1000, `1${NBSP}km`],
    [1349, `1,3${NBSP}km`],
  ])("%d metres are «%s»", (metres, text) => expect(formatDistance(metres)).toBe(text));

  test.each([
    ["2025-11-14", "14 de noviembre de 2025", "nov 2025"],
    // An instant just before midnight of UTC is the next day in Madrid.
    ["2025-11-30T23:30:00Z", "1 de diciembre de 2025", "dic 2025"],
    ["2025-11", "15 de noviembre de 2025", "nov 2025"],
  ])("%s is «%s» and «%s»", (iso, date, month) => expect([formatDate(iso), formatMonth(iso)]).toEqual([date, month]));
});
