import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as values from "./table-values.ts";

describe("the text of a cell", () => {
  test.each<[values.Cell, string]>([
    ["Piso", "Piso"],
    [12.5, "12,5"],
    [true, "sí"],
    [false, "no"],
    [null, ""],
    [undefined, ""],
    [new Date("2026-11-21T15:00:00Z"), "2026-11-21"],
    [new Date(Number.NaN), ""],
    // The guard of a formula is taken off, a text that begins with an apostrophe by itself keeps it.
    ["'=SUM(A1)", "=SUM(A1)"],
    ["'-5", "-5"],
    ["''=a", "'=a"],
    ["'tis", "'tis"],
  ])("%j is %j", (cell, text) => expect(values.cellText(cell)).toBe(text));

  test.each(["", "-", "--", "–", "—", "n/a", "N/D", "nd", "s/d", "?", "null", "undefined"])("%j is blank", (text) =>
    expect(values.isBlankCell(text)).toBe(true),
  );
  test.each(["0", "no", "-1", "nada", "n/adie"])("%j is not", (text) => expect(values.isBlankCell(text)).toBe(false));

  test("a cell that a spreadsheet would run is guarded, numbers are not, and the original always comes back", () => {
    expect(values.guardCell("=1+1")).toBe("'=1+1");
    expect(values.guardCell("@SUM")).toBe("'@SUM");
    expect(values.guardCell("+34 600 000 000")).toBe("'+34 600 000 000");
    expect(values.guardCell("-1,5")).toBe("-1,5");
    expect(values.guardCell("'=ya")).toBe("''=ya");
    expect(values.guardCell("Piso")).toBe("Piso");
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(values.cellText(values.guardCell(text))).toBe(text);
      }),
    );
  });

  test("numbers have a decimal comma, and never three decimals, which would be thousands", () => {
    expect(values.numberText(1250.5)).toBe("1250,5");
    expect(values.numberText(-0.37)).toBe("-0,37");
    expect(values.numberText(1.125)).toBe("1,1250");
    expect(values.numberText(1_000_000)).toBe("1000000");
    expect(values.numberText(1e-7)).toBe("0,0000001");
  });
});

describe("figures", () => {
  test("zero is no price, no area and no degree, and what is none is not understood", () => {
    expect(values.readPrice("250.000 €")).toBe(250_000);
    expect(values.readPrice("0")).toBeNull();
    expect(values.readPrice("a consultar")).toBeUndefined();
    expect(values.readSurface("95,5 m²")).toBe(95.5);
    expect(values.readSurface("0")).toBeNull();
    expect(values.readSurface("grande")).toBeUndefined();
    expect(values.readDegrees("39,47")).toBe(39.47);
    expect(values.readDegrees("0")).toBeNull();
    expect(values.readDegrees("norte")).toBeUndefined();
  });

  test("an area may be zero where zero means none, and grouped as money is", () => {
    expect(values.readNumber("0")).toBe(0);
    expect(values.readNumber("12 m2")).toBe(12);
    expect(values.readNumber("12k")).toBe(12_000);
  });

  test("a year has four digits or stands among words; 0 is unknown", () => {
    expect(values.readYearBuilt("1965")).toBe(1965);
    // Whether a year can be is the schema's business.
    expect(values.readYearBuilt("3000")).toBe(3000);
    expect(values.readYearBuilt("aprox. 1970")).toBe(1970);
    expect(values.readYearBuilt("0")).toBeNull();
    expect(values.readYearBuilt("antiguo")).toBeUndefined();
  });

  test("a storey is a number or a word", () => {
    expect(values.readStorey("3")).toEqual({ floor: 3 });
    expect(values.readStorey("-2")).toEqual({ floor: -2 });
    expect(values.readStorey("Bajo")).toEqual({ floor: 0 });
    expect(values.readStorey("3 de 7")).toEqual({ floor: 3, buildingFloors: 7 });
    expect(values.readStorey("torre")).toBeUndefined();
  });
});

describe("words", () => {
  test.each<[string, boolean | undefined]>([
    ["Sí", true],
    ["x", true],
    ["no", false],
    ["privada", true],
    ["Comunitaria", true],
    ["aire frío", true],
    ["2", true],
    ["25 m2", true],
    ["0", false],
    ["0,0", false],
    ["quizá", undefined],
  ])("has it %j: %s", (text, flag) => expect(values.readYesNo(text)).toBe(flag));

  test.each<[string, string | undefined]>([
    ["Venta", "venta"],
    ["For sale", "venta"],
    ["Selling", "venta"],
    // Both at once is a sale; its rent has a column of its own.
    ["Venta y alquiler", "venta"],
    ["Alquiler", "alquiler"],
    ["Renting", "alquiler"],
    ["Arriendo", "alquiler"],
    ["Permuta", undefined],
    ["1", undefined],
  ])("offered as %j: %s", (text, operation) => expect(values.readOperation(text)).toBe(operation));

  test.each<[string, string | undefined]>([
    ["eur", "EUR"],
    ["MXN", "MXN"],
    ["euros", "EUR"],
    ["US$", "USD"],
    // A dozen currencies write a bare dollar.
    ["$", undefined],
    ["oro", "ORO"],
    ["monedas", undefined],
  ])("money %j: %s", (text, code) => expect(values.readMoneyCode(text)).toBe(code));

  test.each<[string, string | null | undefined]>([
    ["E", "E"],
    ["CEE: c", "C"],
    ["En trámite", null],
    ["Exento", null],
    ["pendiente", null],
    ["no disponible", null],
    ["bueno", undefined],
  ])("energy %j: %s", (text, letter) => expect(values.readLetter(text)).toBe(letter));

  test.each<[string, string | undefined]>([
    ["Exclusiva", "exclusiva"],
    ["en exclusiva", "exclusiva"],
    ["sí", "exclusiva"],
    ["1", "exclusiva"],
    ["No exclusiva", "no_exclusiva"],
    ["sin exclusiva", "no_exclusiva"],
    ["0", "no_exclusiva"],
    ["compartida", "no_exclusiva"],
    ["abierto", "no_exclusiva"],
    ["verbal", undefined],
  ])("mandate %j: %s", (text, kind) => expect(values.readMandate(text)).toBe(kind));

  test("sides of the compass, as we write them and as people do", () => {
    expect(values.readSides("sur este")).toEqual(["sur", "este"]);
    expect(values.readSides("Sureste")).toEqual(["sur", "este"]);
    expect(values.readSides("NO")).toEqual(["norte", "oeste"]);
    expect(values.readSides("muy luminoso")).toBeUndefined();
  });
});

describe("a list in a cell", () => {
  test.each<[string, string[]]>([
    ["Ascensor | Terraza", ["Ascensor", "Terraza"]],
    ["Ascensor, Terraza; Garaje", ["Ascensor", "Terraza", "Garaje"]],
    // Lines part it before commas do, strokes before lines.
    ["Cocina, office\nTerraza", ["Cocina, office", "Terraza"]],
    ["a, b | c\nd", ["a, b", "c\nd"]],
    ['["a | b", "c"]', ["a | b", "c"]],
    ["[sin cerrar", ["[sin cerrar"]],
    ['{"a":1}', ['{"a":1}']],
    [" ,, ", []],
  ])("%j", (text, words) => expect(values.readWords(text)).toEqual(words));

  test("any words come back, whatever stands in them", () => {
    expect(values.wordsText([])).toBe("");
    expect(values.wordsText(["Ascensor", "Terraza"])).toBe("Ascensor | Terraza");
    expect(values.wordsText(["a|b"])).toBe('["a|b"]');
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (words) => {
        expect(values.readWords(values.wordsText(words))).toEqual(words);
      }),
    );
  });

  test("text that is no JSON is not understood", () => {
    expect(values.readJson('{"de":"Haus"}')).toEqual({ de: "Haus" });
    expect(values.readJson("{de")).toBeUndefined();
  });
});

describe("an operation", () => {
  test.each([
    ["V", "venta"],
    ["vta.", "venta"],
    ["ALQ", "alquiler"],
    ["A", "alquiler"],
    ["Venta y alquiler", "venta"],
    ["Traspaso", undefined],
    ["va", undefined],
  ])("%j is %j", (text, operation) => expect(values.readOperation(text)).toBe(operation));
  test("both at once is noticed", () => {
    expect(values.isOfferedBothWays("Venta / Alquiler")).toBe(true);
    expect(values.isOfferedBothWays("alquiler con opción a compra")).toBe(true);
    expect(values.isOfferedBothWays("Venta")).toBe(false);
    expect(values.isOfferedBothWays("A")).toBe(false);
  });
});

test("a share is read with its sign and without, and is no other number", () => {
  expect(["3,5 %", "3,5%", "3,5", "21 %", "mucho", "%"].map(values.readShare)).toEqual([
    3.5,
    3.5,
    3.5,
    21,
    undefined,
    undefined,
  ]);
});

test("an amount above zero is a yes, and none is a no", () => {
  expect(["12", "7", "0"].map(values.readYesNo)).toEqual([true, true, false]);
});
