import { describe, expect, test } from "vitest";
import { acceptsRewording } from "./accept-rewording.ts";

const GIVEN = {
  id: "largo",
  label: "Texto largo",
  text: "Piso de 94 m² en Ruzafa con tres habitaciones y terraza. Tiene ascensor. Precio: 320.000 €.",
};

describe("a rewording", () => {
  test.each([
    "En Ruzafa, un piso de 94 m² con terraza y tres habitaciones. El edificio tiene ascensor y el precio es de 320.000 €.",
    "Con ascensor y terraza, este piso de Ruzafa ofrece 3 habitaciones en 94 m². Por 320 mil euros puede ser tuyo.",
  ])("that says the same is taken: %s", (text) => {
    expect(acceptsRewording(GIVEN, text)).toBe(true);
  });

  test.each([
    [
      "another price",
      "Piso de 94 m² en Ruzafa con tres habitaciones, terraza y ascensor por 310.000 €, antes 320.000 €.",
    ],
    ["a feature", "Piso de 94 m² en Ruzafa con tres habitaciones, terraza, piscina y ascensor. Precio: 320.000 €."],
    ["a name", "Piso de 94 m² en Ruzafa, junto al Mercado, con tres habitaciones, terraza y ascensor por 320.000 €."],
    ["a number left out", "Piso de 94 m² en Ruzafa con terraza y ascensor, con habitaciones amplias, por 320.000 €."],
    [
      "an address",
      "Piso de 94 m² en Ruzafa con tres habitaciones, terraza y ascensor por 320.000 €: https://malo.example",
    ],
    ["nothing", " "],
    ["a novel", `${GIVEN.text} ${"Es un piso en el que se vive bien. ".repeat(20)}`],
  ])("with %s is refused", (_, text) => {
    expect(acceptsRewording(GIVEN, text)).toBe(false);
  });

  test("with another energy rating, or without it, is refused", () => {
    const rated = { ...GIVEN, text: `${GIVEN.text} Certificado energético: E.` };
    const shown = (letter: string) => acceptsRewording(rated, `${GIVEN.text} Su certificado energético es ${letter}.`);
    expect([shown("E"), shown("B"), shown("bueno")]).toEqual([true, false, false]);
  });

  test("has at least two fifths of the letters of the text: 40 of 100, and not 39", () => {
    // Words that state nothing: a hundred letters as the text, so many as the rewording.
    const words = (length: number) =>
      `${`Se ${"vive muy bien aquí y ".repeat(6)}`
        .slice(0, length - 1)
        .trimEnd()
        .padEnd(length - 1, "o")}.`;
    const given = { ...GIVEN, text: words(100) };
    expect(given.text).toHaveLength(100);
    expect([words(40), words(39)].map(({ length }) => length)).toEqual([40, 39]);
    expect([words(40), words(39)].map((text) => acceptsRewording(given, text))).toEqual([true, false]);
  });

  test("is asked what the tool demands", () => {
    expect(acceptsRewording({ ...GIVEN, accepts: () => false }, GIVEN.text)).toBe(false);
  });
});
