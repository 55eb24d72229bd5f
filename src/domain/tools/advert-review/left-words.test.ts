import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { saidBy, tellingPart, unplacedOf, unsaidOf, unsaidWords } from "./left-words.ts";

describe("words that a new text leaves unsaid", () => {
  test.each<[string, string, string]>([
    ["Piso a reformar. Junto al metro.", "Piso reformado en 2021.", "Piso a reformar. Junto al metro."],
    ["Cuarta planta.", "Piso de tres habitaciones a 4 minutos del parque.", "Cuarta planta."],
    ["Cuarta planta.", "El piso está en la cuarta planta.", ""],
    ["3 hab y 2 baños, 92 m2.", "Son 92 m² construidos, con tres habitaciones y dos baños.", ""],
    ["Precio 489.000€", "Se vende por 489.000 €.", ""],
    ["Sin trastero.", "Tiene trastero.", "Sin trastero."],
    ["Edificio de 1965.", "El edificio se construyó en 1965.", ""],
    // Of a long row only what is new is said again, in its own words.
    ["Piso luminoso, tres habitaciones, dos balcones, ascensor.", "El piso tiene tres habitaciones y ascensor.", "Dos balcones."],
    // A row that denies something stands or falls whole.
    ["Piso sin ascensor, tres habitaciones, dos balcones.", "Tiene tres habitaciones.", "Piso sin ascensor, tres habitaciones, dos balcones."],
    ["Precioso y único. ¡Llámanos!", "Piso.", ""],
    ["<script>alert(1)</script>", "Piso.", ""],
  ])("of «%s» beside «%s»: «%s»", (old, fresh, left) => expect(unsaidOf(old, fresh)).toBe(left)); // biome-ignore format: a table

  test("is nothing that excludes people", () => {
    expect(unsaidOf("Dos balcones. Solo españoles.", "Piso.")).toBe("Dos balcones.");
  });
});

test("an opening before the old text drops praise and calls alone, and keeps its paragraphs", () => {
  const old = "OPORTUNIDAD!! Precioso.\n\nPiso a reformar, PRECIOSO!\nTres balcones.";
  expect(tellingPart(old, "Piso.")).toBe("Piso a reformar, PRECIOSO!\nTres balcones.");
});

test("a sentence that stands in no new text is told with its reason", () => {
  expect(unplacedOf("Dos balcones.\nMuy luminoso.\nTres habitaciones.", "Tres habitaciones.")).toEqual([
    { text: "Dos balcones.", why: "unplaced" },
    { text: "Muy luminoso.", why: "praise" },
  ]);
});

const SENTENCES = [
  "Piso a reformar", "Año 1965", "Cuarta planta con ascensor", "Junto al metro", "Dos balcones a la calle", "Calefacción central",
  "Muy luminoso, con suelos de madera, molduras y techos altos", "Sin trastero", "Comunidad 95 €/mes", "Cocina con isla, office, despensa",
  "PRECIOSO!!", "A 4 minutos del parque", "Llámanos al 600 123 123", "Reforma integral en 2019", "Etiqueta energética E",
]; // biome-ignore format: a list of sentences

test("whatever was written is said by the new text with what is put behind it, or listed as out of place", () => {
  const some = fc.shuffledSubarray(SENTENCES, { minLength: 1 });
  fc.assert(
    fc.property(some, some, (written, fresh) => {
      const old = `${written.join(". ")}.`;
      const told = `${fresh.join(". ")}.`;
      const whole = `${told}\n\n${unsaidOf(old, told)}`;
      for (const sentence of written) expect(unsaidWords(sentence, saidBy(whole)), sentence).toEqual([]);
      expect(unplacedOf(old, whole).filter(({ why }) => why === "unplaced")).toEqual([]);
      expect(
        unplacedOf(old, "Nada.")
          .map(({ text }) => text)
          .join(" "),
      ).toBe(old);
    }),
  );
});
