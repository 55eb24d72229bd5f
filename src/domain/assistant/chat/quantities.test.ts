import { expect, test } from "vitest";
import { quantitiesIn } from "./quantities.ts";
import { tokensOf } from "./tokens.ts";

const valuesIn = (text: string) =>
  quantitiesIn(tokensOf(text))
    .filter(({ isArticle }) => !isArticle)
    .map(({ value }) => value);

test.each<[string, number[]]>([
  ["250.000", [250_000]],
  ["250000", [250_000]],
  ["250 000 euros", [250_000]],
  ["250 mil", [250_000]],
  ["250k", [250_000]],
  ["1,2 millones", [1_200_000]],
  ["1.5M", [1_500_000]],
  ["2.500.000,50", [2_500_000.5]],
  ["2,500,000", [2_500_000]],
  ["2 palos", [2_000_000]],
  ["80 lucas", [80_000]],
  ["millón y medio", [1_500_000]],
  ["medio millón", [500_000]],
  ["2 millones 300 mil", [2_300_000]],
  ["doscientos cincuenta mil", [250_000]],
  ["mil doscientos cincuenta", [1250]],
  ["dos mil quinientos", [2500]],
  ["tres millones doscientos mil", [3_200_000]],
  ["dos y medio", [2.5]],
  ["tres coma veinticinco", [3.25]],
  ["3'5", [3.5]],
  ["3,125 %", [3.125]],
  ["0,125", [0.125]],
  ["treinta y cinco años", [35]],
  ["treinta cinco", [35]],
  ["entre 180 y 220 mil", [180_000, 220_000]],
  ["entre ciento ochenta y doscientos veinte mil", [180_000, 220_000]],
  ["entre treinta y cuarenta", [30, 40]],
  ["de 2 a 3 millones", [2_000_000, 3_000_000]],
  ["3h2b", [3, 2]],
  ["90 M2", [90]],
  ["dosientos sincuenta mil", [250_000]],
  ["un piso y una casa", []],
])("%s", (text, values) => {
  expect(valuesIn(text)).toEqual(values);
});
