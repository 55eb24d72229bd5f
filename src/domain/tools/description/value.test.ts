import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Amount,
  columnHead,
  count,
  isFigure,
  moneyOf,
  share,
  span,
  type Unit,
  type Value,
  valueCell,
  valueText,
  writeAmount,
} from "./value.ts";

/** Blanks that do not break are blanks here: the words are read, not set. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

const eur = moneyOf("EUR");
const quarter = (amount: number): Amount => ({ amount, unit: { kind: "period", perYear: 4 } });

describe("money as it is read", () => {
  test.each<[Amount, string]>([
    [eur(342_000), "342.000 €"],
    [eur(342_000.49), "342.000 €"],
    [eur(342_000.5), "342.001 €"],
    [eur(1_234.5, { decimals: 2 }), "1.234,50 €"],
    [eur(1_234.5, { decimals: 0 }), "1.235 €"],
    [eur(0), "0 €"],
    [eur(-16_000), "−16.000 €"],
    [eur(16_000, { isSigned: true }), "+16.000 €"],
    [eur(0.4, { isSigned: true }), "0 €"],
    [eur(1, { isSigned: true }), "+1 €"],
    [eur(0.5, { isSigned: true, decimals: 2 }), "+0,50 €"],
    [eur(-16_000, { isSigned: true }), "−16.000 €"],
    [eur(550_048, { isEstimate: true }), "550.000 €"],
    [eur(550_048), "550.048 €"],
    [eur(1_254, { isEstimate: true, per: "al mes" }), "1.250 € al mes"],
    [eur(843.21, { decimals: 2, per: "al mes" }), "843,21 € al mes"],
    [eur(14_020, { isEstimate: true, isSigned: true }), "+14.000 €"],
    [eur(1_250_000, { isShort: true }), "1,25 M €"],
    [moneyOf("MXN")(3_500_000), "$3,500,000 MXN"],
    [moneyOf("COP")(1_250_000_000, { isShort: true }), "$ 1.250 M COP"],
    [eur(null), "–"],
    [eur(null, { missing: "sin datos" }), "sin datos"],
    [eur(5, { missing: "sin datos" }), "5 €"],
  ])("%j: %s", (amount, text) => expect(plain(valueText(amount))).toBe(text));
});

describe("shares, counts and periods as they are read", () => {
  test.each<[Value, string]>([
    [share(0.068), "6,8 %"],
    [share(0.06849), "6,8 %"],
    [share(0.07), "7 %"],
    [share(0.07, { minDecimals: 1 }), "7,0 %"],
    [share(0.0294, { decimals: 2 }), "2,94 %"],
    [share(0.029, { decimals: 2, minDecimals: 2 }), "2,90 %"],
    [share(0.8, { decimals: 0 }), "80 %"],
    [share(0.05, { isSigned: true }), "+5 %"],
    [share(-0.05, { isSigned: true }), "−5 %"],
    [share(0, { isSigned: true }), "0 %"],
    [share(0.0004, { isSigned: true }), "0 %"],
    [share(null), "–"],
    [count(1_234_567), "1.234.567"],
    [count(2.5), "3"],
    [count(2.25, { decimals: 1 }), "2,3"],
    [count(2, { decimals: 2, minDecimals: 2 }), "2,00"],
    [count(1, { one: "año", many: "años" }), "1 año"],
    [count(3, { one: "año", many: "años" }), "3 años"],
    [count(0, { one: "año", many: "años" }), "0 años"],
    [count(1.2, { one: "año", many: "años" }), "1 año"],
    [count(1.5, { decimals: 1, one: "año", many: "años" }), "1,5 años"],
    [count(1, { many: "%" }), "1"],
    [count(4, { isSigned: true, one: "punto", many: "puntos" }), "+4 puntos"],
    [count(null, { missing: "ninguno" }), "ninguno"],
    [quarter(8_099), "T4 2024"],
    [{ amount: 2024, unit: { kind: "period", perYear: 1 } }, "2024"],
    [span(240_000, 290_000, { kind: "money", currency: "EUR" }), "240.000 € a 290.000 €"],
    [{ low: share(0.02), high: share(null) }, "2 % a –"],
    ["Hoy", "Hoy"],
    ["", ""],
  ])("%j: %s", (value, text) => expect(plain(valueText(value))).toBe(text));

  test("a sign stands before what is above nothing once it is written, never before nothing", () => {
    const units: Unit[] = [
      { kind: "money", currency: "EUR", isSigned: true },
      { kind: "share", isSigned: true },
      { kind: "number", isSigned: true },
    ];
    fc.assert(
      fc.property(fc.constantFrom(...units), fc.double({ min: -2_000, max: 2_000, noNaN: true }), (unit, amount) => {
        const text = writeAmount(amount, unit);
        expect(text.startsWith("+")).toBe(amount > 0 && /[1-9]/.test(text));
      }),
    );
  });
});

describe("the content of a spreadsheet's cell", () => {
  test.each<[Value, string | number | null]>([
    // Money to the cent, shares in percent to four digits, counts to four.
    [eur(1_234.567), 1_234.57],
    [eur(1_234.564), 1_234.56],
    [eur(550_048, { isEstimate: true }), 550_048],
    [eur(-0.005, { decimals: 2 }), -0],
    [share(0.0293), 2.93],
    [share(0.333333333), 33.3333],
    [share(0.1234567), 12.3457],
    [count(2.123456), 2.1235],
    [count(1_000_000.00004), 1_000_000],
    [eur(null), null],
    [share(null, { missing: "sin datos" }), null],
    ["sí", "sí"],
    ["", ""],
    [quarter(8_099), "T4 2024"],
    [span(1_000, 2_000, { kind: "number" }), "1.000 a 2.000"],
  ])("%j: %j", (value, cell) => {
    const found = valueCell(value);
    expect(typeof found === "string" ? plain(found) : found).toEqual(cell);
  });

  test.each<[Value[], string]>([
    [[eur(1)], "Cuota (EUR)"],
    [["", moneyOf("CLP")(null), eur(1)], "Cuota (CLP)"],
    [[share(0.1)], "Cuota (%)"],
    [[count(1)], "Cuota"],
    [["a", "b"], "Cuota"],
    [[], "Cuota"],
    [[quarter(1)], "Cuota"],
    // A range keeps its units in its cells.
    [[span(1, 2, { kind: "money", currency: "EUR" })], "Cuota"],
  ])("%j are headed %s", (values, head) => expect(columnHead("Cuota", values)).toBe(head));
});

test("figures stand right: amounts and ranges, not words nor periods", () => {
  expect([eur(1), share(null), count(2), span(1, 2, { kind: "number" })].map(isFigure)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["Hoy", quarter(8_099)].map(isFigure)).toEqual([false, false]);
});

test("absent properties of an amount are left out", () => {
  expect(eur(5)).toStrictEqual({ amount: 5, unit: { kind: "money", currency: "EUR" } });
  expect(eur(null, { missing: "nada" })).toStrictEqual({
    amount: null,
    unit: { kind: "money", currency: "EUR" },
    missing: "nada",
  });
  expect(share(0.1, { decimals: 2 })).toStrictEqual({ amount: 0.1, unit: { kind: "share", decimals: 2 } });
  expect(span(1, 2, { kind: "number" })).toStrictEqual({
    low: { amount: 1, unit: { kind: "number" } },
    high: { amount: 2, unit: { kind: "number" } },
  });
});
