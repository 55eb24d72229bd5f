import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tokensOf } from "../../assistant/chat/tokens.ts";
import { quantitiesIn } from "./quantities.ts";

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

describe("figures as Spain and America group them", () => {
  test.each<[string, number[]]>([
    ["1.5", [1.5]],
    ["1,50", [1.5]],
    ["1.500", [1500]],
    ["1,500", [1500]],
    ["1'200", [1200]],
    ["2’5", [2.5]],
    ["12.345.678", [12_345_678]],
    ["1.234,5", [1234.5]],
    ["1,234.5", [1234.5]],
    ["1.234.567,89", [1_234_567.89]],
    // A group of four figures before a point is none.
    ["1234.567", [1234.567]],
    ["0.125", [0.125]],
    ["1.200 %", [1.2]],
    ["3,125 por ciento", [3.125, 100]],
    ["3,125 por persona", [3125]],
    // Points that make no sense.
    ["1.23.456", []],
    ["12,34.5", []],
    ["1.2.3", []],
  ])("%s", (text, values) => expect(valuesIn(text)).toEqual(values));

  test.each<[string, number[]]>([
    ["250 000", [250_000]],
    ["1 250 000 pesos", [1_250_000]],
    ["1 200 euros", [1200]],
    ["3 450", [3450]],
    ["0 500", [0, 500]],
    ["2500 000", [2500, 0]],
    ["3 210", [3, 210]],
    ["90 60", [90, 60]],
  ])("parted by spaces: %s", (text, values) => expect(valuesIn(text)).toEqual(values));

  test("which thousands were grouped, and by what a number was multiplied", () => {
    const read = (text: string) => quantitiesIn(tokensOf(text)).map(({ grouped, scale }) => [grouped, scale]);
    expect(read("1.500 y 1500 y 1 500")).toEqual([
      [true, 1],
      [false, 1],
      [true, 1],
    ]);
    expect(read("1.234,5 o 1,5")).toEqual([
      [true, 1],
      [false, 1],
    ]);
    expect(read("2 mil, 2 millones, dos mil, dos")).toEqual([
      [false, 1e3],
      [false, 1e6],
      [false, 1e3],
      [false, 1],
    ]);
  });
});

describe("words that multiply a number", () => {
  test.each([
    ["mil", 2000],
    ["miles", 2000],
    ["luca", 2000],
    ["lucas", 2000],
    ["millon", 2e6],
    ["millones", 2e6],
    ["mill", 2e6],
    ["millo", 2e6],
    ["mm", 2e6],
    ["palo", 2e6],
    ["palos", 2e6],
    ["melon", 2e6],
    ["melones", 2e6],
  ])("2 %s", (scale, value) => expect(valuesIn(`2 ${scale}`)).toEqual([value]));

  test.each<[string, number[]]>([
    ["2k", [2000]],
    ["1,25 mil", [1250]],
    ["2 millones y medio", [2_500_000]],
    ["2 mil y medio", [2500]],
    ["2 mil y media", [2500]],
    ["2 mil y", [2000]],
    ["250 mil millones", [250_000_000_000]],
    ["mil millones", [1_000_000_000]],
    ["2 millones 300 mil", [2_300_000]],
    ["2 millones 1000", [2_001_000]],
    ["2 millones 999", [2_000_000, 999]],
    ["2 millones 1 millón", [2_000_000, 1_000_000]],
    ["2 mil 300", [2000, 300]],
    ["3 millones", [3_000_000]],
    ["0,3333 mil", [333.3]],
  ])("%s", (text, values) => expect(valuesIn(text)).toEqual(values));

  test.each<[string, number[]]>([
    // A large M glued to few figures is millions, elsewhere metres.
    ["1.5M", [1_500_000]],
    ["19M", [19_000_000]],
    ["20M", [20]],
    ["1.5 M", [1.5]],
    ["1.500M", [1500]],
    ["1.5m", [1.5]],
    // A small one before a currency is thousands, below twenty millions.
    ["120m euros", [120_000]],
    ["20 m eur", [20_000]],
    ["19 m pesos", [19_000_000]],
    ["1,2m usd", [1_200_000]],
    ["999 m euros", [999_000]],
    ["1000 m euros", [1000]],
    ["120 m de parcela", [120]],
  ])("m: %s", (text, values) => expect(valuesIn(text)).toEqual(values));
});

describe("numbers in words", () => {
  test.each<[string, number[]]>([
    ["cero", [0]],
    ["dieciséis", [16]],
    ["veintidós", [22]],
    ["treinta y uno", [31]],
    ["treinta uno", [31]],
    ["ochenta nueve", [89]],
    ["noventa y nueve", [99]],
    ["ciento uno", [101]],
    ["mil doscientos millones", [1_200_000_000]],
    ["un millón de millones", [1_000_000]],
    ["treinta y once", [30, 11]],
    ["cien", [100]],
    ["ciento cinco", [105]],
    ["ciento treinta y dos", [132]],
    ["doscientos diez", [210]],
    ["trescientos cuarenta y cinco mil seiscientos setenta y ocho", [345_678]],
    ["mil", [1000]],
    ["mil cien", [1100]],
    ["dos mil cien", [2100]],
    ["cien mil", [100_000]],
    ["un millón", [1_000_000]],
    ["un millón cien mil", [1_100_000]],
    ["dos millones quinientos mil", [2_500_000]],
    ["treinta y cinco mil", [35_000]],
    ["treinta y cinco", [35]],
    // A word that cannot continue the number begins a new one.
    ["veinte y cinco", [20, 5]],
    ["veinte cinco", [20, 5]],
    ["treinta y diez", [30, 10]],
    ["cien doscientos", [100, 200]],
    ["cinco seis", [5, 6]],
    ["treinta cuarenta", [30, 40]],
    ["mil mil", [1000, 1000]],
    ["treinta y", [30]],
    ["k", []],
    ["palos", []],
    ["lucas", []],
    ["y", []],
  ])("%s", (text, values) => expect(valuesIn(text)).toEqual(values));

  test.each<[string, number[]]>([
    ["medio millón", [500_000]],
    ["un medio palo", [500_000]],
    ["un cuarto de millón", [250_000]],
    ["cuarto de millón", [250_000]],
    ["un cuarto de hora", []],
    ["medio piso", []],
    ["un par de pisos", [2]],
    ["par de pisos", []],
    ["uno y medio", [1.5]],
    ["tres y media", [3.5]],
    ["mil y medio", [1500]],
    ["dos coma cinco", [2.5]],
    ["dos punto veinticinco", [2.25]],
    ["dos coma 5", [2.5]],
    ["dos coma cinco millones", [2_500_000]],
    ["dos coma ciento veinticinco mil", [2125]],
    ["dos coma cinco millones doscientos mil", [2, 5_200_000]],
    ["dos coma", [2]],
    ["dos coma mil", [2, 1000]],
    ["dos coma 999", [2.999]],
    ["mil coma cinco", [1000, 5]],
  ])("parts: %s", (text, values) => expect(valuesIn(text)).toEqual(values));

  test("«un» alone may be an article", () => {
    const articles = (text: string) => quantitiesIn(tokensOf(text)).map(({ isArticle }) => isArticle);
    expect(articles("un piso, una casa y uno más")).toEqual([true, true, true]);
    expect(articles("un millón")).toEqual([false]);
    expect(articles("uno y medio")).toEqual([false]);
    expect(articles("dos pisos")).toEqual([false]);
  });
});

describe("a scale said once counts for both ends of a range", () => {
  test.each<[string, number[]]>([
    ["180 y 220 mil", [180_000, 220_000]],
    ["2 o 3 millones", [2_000_000, 3_000_000]],
    ["180-220 mil", [180_000, 220_000]],
    ["de 180 hasta 220 mil", [180_000, 220_000]],
    ["220 a 220 mil", [220_000, 220_000]],
    // The first would be the larger one, is a thousand, is grouped, or something else links them.
    ["300 y 220 mil", [300, 220_000]],
    ["1000 a 2 millones", [1000, 2_000_000]],
    ["1.200 a 2 millones", [1200, 2_000_000]],
    ["999 a 2000 mil", [999_000, 2_000_000]],
    ["180 con 220 mil", [180, 220_000]],
    ["180 pisos y 220 mil", [180, 220_000]],
    ["2 mil a 3 millones", [2000, 3_000_000]],
    ["180 y 220", [180, 220]],
  ])("%s", (text, values) => expect(valuesIn(text)).toEqual(values));

  test("an article is no end", () => {
    expect(quantitiesIn(tokensOf("una o dos mil")).map(({ value }) => value)).toEqual([1, 2000]);
  });
});

test("which pieces a number takes, and how it was multiplied", () => {
  const read = (text: string) =>
    quantitiesIn(tokensOf(text)).map(({ from, to, value, scale }) => [from, to, value, scale]);
  expect(read("medio millón de euros")).toEqual([[0, 2, 500_000, 1e6]]);
  expect(read("un cuarto de millón de euros")).toEqual([[0, 4, 250_000, 1e6]]);
  expect(read("son un par de pisos")).toEqual([[1, 4, 2, 1]]);
  expect(read("2 millones y medio de euros")).toEqual([[0, 4, 2_500_000, 1e6]]);
  expect(read("tres y medio por ciento")).toEqual([
    [0, 3, 3.5, 1],
    [4, 5, 100, 1],
  ]);
  expect(read("dos coma 5 por ciento").at(0)).toEqual([0, 3, 2.5, 1]);
  expect(read("mil punto 5")).toEqual([
    [0, 1, 1000, 1e3],
    [2, 3, 5, 1],
  ]);
  expect(read("dos coma 1000")).toEqual([
    [0, 1, 2, 1],
    [2, 3, 1000, 1],
  ]);
});

test("numbers stand one after the other and cover what they are read from", () => {
  const pieces = fc.constantFrom(
    "dos",
    "mil",
    "y",
    "medio",
    "250",
    "1,5",
    "millones",
    "%",
    "euros",
    "cien",
    "a",
    "coma",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 9 }), (words) => {
      const tokens = tokensOf(words.join(" "));
      let end = 0;
      for (const { from, to, value } of quantitiesIn(tokens)) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(tokens.length);
        expect(Number.isFinite(value)).toBe(true);
        end = to;
      }
    }),
  );
});
