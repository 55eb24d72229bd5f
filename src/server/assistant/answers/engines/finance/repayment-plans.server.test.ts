import { expect, test } from "vitest";
import { citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { termWords } from "./possible-terms.server.ts";
import { graceLine, repaidEachYear, repaidInYear } from "./repayment-plans.server.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
// Without interest all is a division: 24,000 in 24 instalments of 1,000.
const repaid = { loan: 24_000, rate: 0, years: 2, currency: "EUR" };

test("a part that is paid back at the end of a year lowers the instalment", () => {
  const { line, instalment } = repaidInYear(citedFigures(), repaid, { amount: 6000, year: 1 });
  expect(instalment).toBe(500);
  expect(plain(line)).toBe(
    "Al acabar el año 1 se deben 12.000 €; si entonces amortizas 6.000 € y mantienes el plazo, la cuota baja a 500,00 € al mes.",
  );
  expect(plain(repaidInYear(citedFigures(), repaid, { amount: 15_000, year: 1 }).line)).toContain("queda pagada");
});

test("a part that is paid back each year shortens the term", () => {
  // Owed after a year are 24,000 − 12,000 − 4,000 = 8,000: eight instalments more.
  expect(plain(repaidEachYear(citedFigures(), repaid, 4000))).toBe(
    "Si además amortizas 4.000 € al año y mantienes la cuota, la acabas en 20 meses y pagas 0 € de intereses: 0 € menos.",
  );
});

test("years of grace pay interest only, and the rest of the term pays the loan", () => {
  // A twelfth of 12 % of 24,000 is 240 a month; without interest the other year pays 2,000 a month.
  expect(plain(graceLine(citedFigures(), { ...repaid, rate: 0.12 }, 1))).toContain(
    "solo los intereses, 240,00 € al mes",
  );
  expect(plain(graceLine(citedFigures(), repaid, 1))).toContain("y después 2.000,00 € al mes durante 1 año.");
});

test.each([
  [1 / 12, "1 mes"],
  [1.5, "18 meses"],
  [1, "1 año"],
  [2, "2 años"],
  [12.5, "12 años y 6 meses"],
])("a term of %d years is said as %s", (years, words) => expect(plain(termWords(citedFigures(), years))).toBe(words));
