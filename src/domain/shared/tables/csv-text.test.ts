import fc from "fast-check";
import { expect, test } from "vitest";
import { openCsvRows } from "./csv-rows.ts";
import { csvLines } from "./csv-text.ts";

const readBack = (text: string) => {
  const reader = openCsvRows();
  return [...reader.write(`sep=;\r\n${text}`), ...reader.end().rows].map(({ cells }) => cells);
};

test("cells are quoted where they must be, numbers have a comma, and nothing is nothing", () => {
  expect(
    csvLines([
      ["Calle", "m²"],
      ['Piso "con luz"; bajo', 80.5],
      [" a", null],
    ]),
  ).toBe('Calle;m²\r\n"Piso ""con luz""; bajo";80,5\r\n" a";\r\n');
});

test("text that a spreadsheet would run as a formula stays text, and a negative number stays one", () => {
  const cells = ["=1+1", "+34 600", "@a", "\tx", "-1+1", "-12,5", "a=b"];
  expect(csvLines([cells])).toBe(`"'=1+1";"'+34 600";"'@a";"'\tx";"'-1+1";-12,5;a=b\r\n`);
});

test("our own reader reads every text back as it was", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "ñ", '"', ";", "\n", "\r", "\r\n", " ", ",", "=", "-", "1") });
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }), (rows) => {
      const written = rows.map((row) =>
        row.map((cell) => (/^[=+@\t\r]|^-(?![\d.,]+$)/.test(cell) ? `'${cell}` : cell)),
      );
      expect(readBack(csvLines(rows))).toEqual(written);
    }),
  );
});
