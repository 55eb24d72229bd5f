import { describe, expect, test } from "vitest";
import {
  BARE_DOLLAR,
  readArea,
  readCoordinate,
  readCount,
  readCurrency,
  readFlag,
  readFloor,
  readMoney,
  readPosition,
} from "./pasted-values.ts";

describe("money in a cell", () => {
  test.each([
    ["320.000 €", 320_000],
    ["320000", 320_000],
    ["320 000 €", 320_000],
    ["320'000", 320_000],
    ["320.000,50 €", 320_000.5],
    ["EUR 320.000", 320_000],
    ["320k", 320_000],
    ["320 k€", 320_000],
    ["320 mil €", 320_000],
    ["320 miles", 320_000],
    ["1,2 M€", 1_200_000],
    ["1,25 millones", 1_250_000],
    ["2 mill.", 2_000_000],
    ["1 millón", 1_000_000],
    ["3 MM", 3_000_000],
    ["0,3335 M€", 333_500],
    ["US$ 95,000", 95_000],
    ["$4,500,000 MXN", 4_500_000],
    ["S/. 350,000", 350_000],
    ["850 €/mes", 850],
    ["4.500 UF", 4_500],
    ["-5", -5],
  ])("«%s» is %d", (cell, amount) => expect(readMoney(cell)).toBe(amount));

  test.each(["consultar", "", "€", "3 habitaciones", "320.000 € negociables", "1.2.3", `1${"0".repeat(60)}`])(
    "«%s» is none",
    (cell) => expect(readMoney(cell)).toBeUndefined(),
  );

  test.each([
    ["320.000 €", "EUR"],
    ["eur", "EUR"],
    ["Precio en euros", "EUR"],
    ["US$ 95,000", "USD"],
    ["u$s 95.000", "USD"],
    ["95.000 dólares", "USD"],
    ["MX$ 1", "MXN"],
    ["$1 MXN", "MXN"],
    ["COP 500 millones", "COP"],
    ["CLP 1", "CLP"],
    ["4.500 UF", "CLF"],
    ["ARS 1", "ARS"],
    ["S/ 350,000", "PEN"],
    ["$ 95", BARE_DOLLAR],
    ["95.000", undefined],
    // Letters inside another word name no currency.
    ["europa", undefined],
    ["copia", undefined],
  ])("«%s» is in %s", (cell, currency) => expect(readCurrency(cell)).toBe(currency));
});

describe("areas and counts", () => {
  test.each([
    ["95 m²", 95],
    ["95,5", 95.5],
    ["95 m2 const.", 95],
    ["1.050", 1050],
    ["1 050 m²", 1050],
    ["80 metros cuadrados", 80],
    ["80mts", 80],
    ["80 m útiles", 80],
  ])("«%s» is %d m²", (cell, area) => expect(readArea(cell)).toBe(area));

  test.each(["m²", "grande", "95 hab 3", "3 de 7", "95/80", ""])("«%s» is no area", (cell) =>
    expect(readArea(cell)).toBeUndefined(),
  );

  test.each([
    ["3", 3],
    ["3 hab.", 3],
    ["tres dormitorios", 3],
    ["Una", 1],
    ["veintidós", 22],
    ["3,0", 3],
    ["3.00", 3],
    ["estudio", 0],
    ["Loft diáfano", 0],
    ["110", 110],
  ])("«%s» counts %d", (cell, count) => expect(readCount(cell)).toBe(count));

  test.each(["3,5", "1.500", "varias", "", "1234"])("«%s» is no count", (cell) =>
    expect(readCount(cell)).toBeUndefined(),
  );
});

describe("a floor", () => {
  test.each([
    ["3ª", { floor: 3 }],
    ["3º 2ª", { floor: 3 }],
    ["planta 3 de 7", { floor: 3, buildingFloors: 7 }],
    ["3/7", { floor: 3, buildingFloors: 7 }],
    ["-1 de 5", { floor: -1, buildingFloors: 5 }],
    ["Bajo", { floor: 0 }],
    ["Planta baja", { floor: 0 }],
    ["PB", { floor: 0 }],
    ["Bajo B", { floor: 0 }],
    ["Entlo.", { floor: 0 }],
    ["0", { floor: 0 }],
    ["Pral. 1ª", { floor: 1 }],
    ["semisótano", { floor: -1 }],
    ["Sótano 2", { floor: -1 }],
    ["–2", { floor: -2 }],
    ["ático", { isTopFloor: true }],
    ["6º ático", { floor: 6, isTopFloor: true }],
    ["Última planta, 8", { floor: 8, isTopFloor: true }],
  ])("«%s» is %o", (cell, floor) => expect(readFloor(cell)).toEqual(floor));

  test.each(["", "altillo", "·", "123"])("«%s» is none", (cell) => expect(readFloor(cell)).toBeUndefined());
});

test.each([
  ["sí", true],
  ["X", true],
  ["✓", true],
  ["✔ reformado", true],
  ["con ascensor", true],
  ["Incluido en el precio", true],
  ["1", true],
  ["2 plazas", true],
  ["12 m2", true],
  ["no", false],
  ["Sin", false],
  ["–", false],
  ["✗", false],
  ["0", false],
  ["ninguno", false],
  ["quizá", undefined],
  ["opcional", undefined],
  ["2", undefined],
  ["", undefined],
])("«%s» says %s", (cell, expected) => expect(readFlag(cell)).toBe(expected));

describe("coordinates", () => {
  test.each([
    ["41,3851", 41.3851],
    ["-0.376", -0.376],
    ["−0,376", -0.376],
    ["+2", 2],
    ["41.38 N", 41.38],
    ["3,70 O", -3.7],
    ["3.70°W", -3.7],
    ["-3.70 W", -3.7],
    ["33.4 S", -33.4],
    ["2,17° E", 2.17],
  ])("«%s» is %d", (cell, value) => expect(readCoordinate(cell)).toBe(value));

  test.each(["", "norte", "41,38,51", "1234", "41.38 X"])("«%s» is none", (cell) =>
    expect(readCoordinate(cell)).toBeUndefined(),
  );

  test.each([
    ["41.3851, 2.1734", { latitude: 41.3851, longitude: 2.1734 }],
    ["41,3851; 2,1734", { latitude: 41.3851, longitude: 2.1734 }],
    ["(41.38 2.17)", { latitude: 41.38, longitude: 2.17 }],
    ["[39.46, -0.37]", { latitude: 39.46, longitude: -0.37 }],
    ["41.3851,2.1734", { latitude: 41.3851, longitude: 2.1734 }],
    ["-90 ; 180", { latitude: -90, longitude: 180 }],
    ["91, 2", undefined],
    ["41.38", undefined],
    ["41.38, 2.17, 12", undefined],
    ["aquí, allí", undefined],
  ])("«%s» is %o", (cell, position) => expect(readPosition(cell)).toEqual(position));
});

test("a cell of one value has sixty characters at most, its blanks included", () => {
  const blanks = (count: number) => " ".repeat(count);
  expect(readArea(`90${blanks(56)}m2`)).toBe(90);
  expect(readArea(`90${blanks(57)}m2`)).toBeUndefined();
  expect(readMoney(`320.000${blanks(52)}€`)).toBe(320_000);
  expect(readMoney(`320.000${blanks(53)}€`)).toBeUndefined();
});
