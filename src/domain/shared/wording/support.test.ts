import { describe, expect, test } from "vitest";
import { checkSentence, isSupported, mentionsFeature } from "./number-rule.ts";
import { findNumbers } from "./numbers.ts";
import { createSupport } from "./support.ts";

const isBacked = (shown: string, by: string) => {
  const support = createSupport();
  support.add(by);
  return isSupported(shown, support);
};

describe("how far a number may be rounded", () => {
  test.each([
    // To the places that it shows: half of the last one.
    ["Vale 250.000 €.", "250.000,49 €", true],
    ["Vale 250.000 €.", "250.000,51 €", false],
    ["Vale 250 mil euros.", "250.499 €", true],
    ["Vale 250 mil euros.", "250.501 €", false],
    // And by half a hundredth at most.
    ["Vale 100 €.", "100,50 €", true],
    ["Vale 99 €.", "99,50 €", false],
    // With decimals by a hundredth: of 4.86 that are 0.0486, of 4.85 0.0485.
    ["Un tipo del 4,9 %.", "4,86 %", true],
    ["Un tipo del 4,9 %.", "4,85 %", false],
    ["Un tipo del 2,50 %.", "2,504 %", true],
    ["Un tipo del 2,50 %.", "2,506 %", false],
    // One that says so, to its own last place and by a hundredth: of 252,500 that are 2,525.
    ["Son unos 250.000 €.", "252.500 €", true],
    ["Son unos 250.000 €.", "252.600 €", false],
    ["Son unos 251.000 €.", "251.500 €", true],
    ["Son unos 251.000 €.", "251.501 €", false],
    ["Son 251.000 €.", "251.500 €", false],
    ["Casi 300.000 €.", "298.000 €", true],
  ])("%s ← %s: %s", (shown, by, expected) => expect(isBacked(shown, by)).toBe(expected));

  test("a figure backs its amount, whatever its sign, and nothing of another unit", () => {
    const support = createSupport({ figures: [{ value: -3.5, unit: "percent" }, { value: 1200 }] });
    expect(isSupported("Baja un 3,5 %.", support)).toBe(true);
    expect(isSupported("Baja 3,5 km.", support)).toBe(false);
    expect(isSupported("Son 1.200 €.", support)).toBe(true);
    expect(isSupported("Son 1.201 €.", support)).toBe(false);
  });

  test("four decimals of a percentage are no thousands", () => {
    expect(isBacked("Un 4,125 %.", "4,125 %")).toBe(true);
    expect(isBacked("Un 4,125 %.", "4,1 %")).toBe(false);
    expect(isBacked("Vale 251.000 €.", "251 €")).toBe(false);
  });
});

describe("parts of what is known", () => {
  test.each([
    ["Es de 2025.", "14/11/2025", true],
    ["Es el 14.", "14/11/2025", true],
    ["Son 14 €.", "14/11/2025", false],
    ["Según el RD 390.", "RD 390/2021", true],
    ["Según el RD 391.", "RD 390/2021", false],
    ["El 14 de noviembre.", "14/11/2025", true],
    ["El 14 de noviembre de 2024.", "14/11/2025", false],
    ["El 14 de noviembre de 2025.", "14 de noviembre", false],
    ["Llama al +34 612 345 678.", "612 345 678", true],
    ["Llama al 612 345 678.", "34612345678", true],
    ["Llama al 12345678.", "9912345678", false],
    ["Ref. AB-12.", "ab12", true],
    ["Ref. AB-12.", "AB-13", false],
    ["Es la mitad.", "la mitad", true],
    ["Es la mitad.", "2", false],
    ["Son 2.", "la mitad", false],
  ])("%s ← %s: %s", (shown, by, expected) => expect(isBacked(shown, by)).toBe(expected));
});

describe("numbers of the text itself claim nothing", () => {
  test.each([
    ["Hay tres pasos.", true],
    ["Hay nueve motivos.", true],
    ["Hay 10 motivos.", false],
    ["Compara los dos, y decide.", true],
    ["Compara los tres: uno es mejor.", true],
    ["Compara los cuatro, y decide.", false],
    ["99. Pide cita", true],
    ["  **2.** Pide cita", true],
    ["Paga 2) y firma", false],
    ["100. Pide cita", false],
    ["Hay 2,5 opciones.", false],
    ["Hay dos baños.", false],
  ])("%s: %s", (text, expected) => expect(isSupported(text, createSupport())).toBe(expected));
});

describe("features and names", () => {
  test.each([
    ["Tiene piscinas.", "piscina", true],
    ["Muy luminosa.", "luminoso", true],
    ["Con jardines.", "jardín", true],
    ["Mariposa.", "mar", false],
    ["Amarillo.", "mar", false],
    ["El mar.", "mar", true],
    ["Los mares.", "mar", true],
    ["Spas.", "spa", true],
    ["Espacio.", "spa", false],
    ["Aire acondicionado central.", "aire acondicionado", true],
  ])("«%s» names %s: %s", (text, feature, expected) => expect(mentionsFeature(text, feature)).toBe(expected));

  test("a name is known by its words, with or without accents, where names are locked", () => {
    const locked = createSupport({ names: ["Gràcia"] });
    locked.add("La Sagrada Família");
    locked.addAsked("Sants");
    expect(["Gracia", "Sagrada", "Familia-Gràcia", "Sants", "Güell"].map((name) => locked.knowsName(name))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(createSupport().knowsName("Güell")).toBe(true);
  });

  test("a claim without support is told as it is written", () => {
    const support = createSupport({ names: [], features: { known: ["piscina", "terraza"], present: ["terraza"] } });
    expect(checkSentence("Tiene 3 baños, terraza y piscina, en Sants.", support)).toEqual({
      text: "Tiene 3 baños, terraza y piscina, en Sants.",
      isSupported: false,
      unsupported: ["3 baños", "piscina", "Sants"],
      sources: [],
    });
  });
});

describe("numbers of a text", () => {
  const found = (text: string) => findNumbers(text).map((one) => `${one.kind} ${one.value}`);

  test.each([
    ["a las 9:30 h", ["code 9:30"]],
    ["a las 17.30 horas", ["code 17:30"]],
    ["31/12/25", ["date 2025-12-31"]],
    ["32/12/2025", ["code 32/12/2025"]],
    ["31-12-2025", ["date 2025-12-31"]],
    ["1/2", ["code 1/2"]],
    ["1.2.3", ["code 123"]],
    ["1.º de mayo de 2026", ["date 2026-05-01"]],
    ["3 sept 2026", ["date 2026-09-03"]],
    ["32 de mayo", ["number 32"]],
    ["el treinta y uno de enero", ["date --01-31"]],
    ["siglo XIX", ["vague siglo xix"]],
    ["décima planta", ["number 10"]],
    ["sexta planta", ["number 6"]],
    ["A4 y H2O", ["code a4"]],
    ["EUR250.000", ["number 250000"]],
    ["USD95,000 o COP1", ["number 95000", "number 1"]],
    ["½ y ①", ["code ½", "code ①"]],
    ["m² y km²", []],
    ["93 123 45 67", ["code 931234567"]],
    ["+44 20 7946 0958", ["code 442079460958"]],
    ["1 234 567", ["number 1234567"]],
    ["media docena", ["vague media docena"]],
    ["tres cuartos de baño", ["number 3"]],
    ["un 5 %", ["number 5"]],
    ["un euro", ["number 1"]],
    ["un día", []],
    ["dos años y medio", ["number 2.5"]],
    ["2 millones y medio de euros", ["number 2500000"]],
    ["250k€", ["number 250000"]],
    ["10–15 %", ["number 10", "number 15"]],
  ])("«%s»: %j", (text, expected) => expect(found(text)).toEqual(expected));

  test("the first of a range counts what the second counts", () => {
    expect(findNumbers("entre 200 y 300 €")).toMatchObject([{ unit: "money:eur" }, { unit: "money:eur" }]);
    expect(findNumbers("10-15 %")).toMatchObject([{ unit: "percent" }, { unit: "percent" }]);
    expect(findNumbers("3 y 4 baños")).toMatchObject([{ unit: "baths" }, { unit: "baths" }]);
  });

  test.each([
    ["250.000 €", 1, false],
    ["4,9 %", 0.1, false],
    ["4,87 %", 0.01, false],
    ["250 mil", 1000, false],
    ["2,5 millones", 100_000, false],
    ["2 millones y medio", 100_000, false],
    ["unos 250.000 €", 1, true],
    ["alrededor de los 250.000 €", 1, true],
    ["casi el 5 %", 1, true],
    ["aprox. 250", 1, true],
    ["unos pisos de 250", 1, false],
  ])("«%s» tells a place of %d, rounded: %s", (text, step, isRounded) => {
    const [number] = findNumbers(text);
    expect(number).toMatchObject({ isRounded });
    expect((number as { step: number }).step).toBeCloseTo(step, 9);
  });

  test("stand at their places", () =>
    expect(findNumbers("Mide 90 m², vale 2 €").map(({ start, end }) => [start, end])).toEqual([
      [5, 10],
      [17, 20],
    ]));
});
