import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mendedText, wellWritten, writingFaults } from "./spelling.ts";

test.each<[string, string]>([
  ["Se bende piso", "Se vende piso"],
  ["Habitacion exterior. Calefacion", "Habitación exterior. Calefacción"],
  ["UBICACION INMEJORABLE", "UBICACIÓN INMEJORABLE"],
  ["3 habitacions y 2 baño", "3 habitaciones y 2 baños"],
  ["haber si te gusta", "a ver si te gusta"],
  ["Para entrar a vivir o ha reformar", "Para entrar a vivir o a reformar"],
  ["El piso esta situado en el centro", "El piso está situado en el centro"],
  ["Muyyy luminoso", "Muy luminoso"],
  ["cerca de de la playa", "cerca de la playa"],
  ["Terraza,jardín y garaje .Cocina", "Terraza, jardín y garaje .Cocina"],
  ["Tiene terraza.Cocina nueva , salón", "Tiene terraza. Cocina nueva, salón"],
  ["Llama ya!!!", "Llama ya!"],
  ["395.000e o 395000€", "395.000\u00a0€ o 395.000\u00a0€"],
  ["Precio 395,000 €", "Precio 395.000 €"],
])("«%s» is «%s»", (wrong, right) => expect(wellWritten(wrong)).toBe(right));

test("each fault has its exact place, and one alone is mended alone", () => {
  const text = "Se bende piso con asensor";
  const [first, second] = writingFaults(text);
  expect([first, second]).toMatchObject([
    { at: 3, found: "bende", fix: "vende" },
    { at: 18, found: "asensor", fix: "ascensor" },
  ]);
  expect(mendedText(text, [second!])).toBe("Se bende piso con ascensor");
});

test("shouts and small letters behind a stop are told, and stay as they are until a person says so", () => {
  const text = "PRECIOSO PISO EN RUZAFA. Tiene terraza. cocina nueva.";
  expect(writingFaults(text).map(({ kind, found, fix }) => [kind, found, fix])).toEqual([
    ["capitals", "PRECIOSO PISO EN RUZAFA", "Precioso piso en ruzafa"],
    ["capitals", "c", "C"],
  ]);
  expect(wellWritten(text)).toBe(text);
});

test.each([
  "La Gran Via y el edificio Vision están a 300 m. www.piso.example",
  "NIF, NIE, IBAN y PDF. Planta III, siglo XXI. ITE favorable.",
  "Está muy muy cerca. Los baños, el balcón y la habitación dan a la calle.",
  "Escríbenos a piso.bende@agencia.example o en https://agencia.example/ubicacion",
  "Un baño y 1 habitación; 489.000 € o 1.250 €/mes. ¿Hay ascensor? ¡Sí!",
  "Haber vivido aquí ayuda. Esta vivienda mira al sur. Aquella está en venta.",
])("nothing is wrong in «%s»", (text) => expect(writingFaults(text)).toEqual([]));

test("in our own articles, 180.000 letters of checked Spanish, there is not one false alarm in ten thousand letters", () => {
  const folder = join(import.meta.dirname, "../../../content/articles");
  const texts = ["ayuda", "blog", "recursos"].flatMap((kind) =>
    readdirSync(join(folder, kind)).map((name) => readFileSync(join(folder, kind, name), "utf8")),
  );
  const prose = texts.map((text) =>
    text
      .replace(/^---[\s\S]*?\n---/, "")
      .replace(/\]\([^)]*\)/g, "]")
      .replace(/`[^`]*`/g, "esto")
      .split("\n")
      .filter((line) => !line.startsWith("|"))
      .join("\n"),
  );
  const letters = prose.reduce((sum, { length }) => sum + length, 0);
  const alarms = prose.flatMap(writingFaults);
  expect(letters).toBeGreaterThan(150_000);
  expect(alarms.length / (letters / 10_000), JSON.stringify(alarms)).toBeLessThan(1);
});

test("a mended text has nothing more to mend, and words that are none of the list stay to the letter", () => {
  const some = fc.array(
    fc.constantFrom(
      "Se bende piso",
      "con asensor",
      "esta en venta",
      "2 baño",
      ",terraza",
      "!!!",
      "395000€",
      "Sol y luz",
      "de de",
      "Muyyy",
    ),
  );
  fc.assert(
    fc.property(some, (parts) => {
      const once = wellWritten(parts.join(" "));
      expect(wellWritten(wellWritten(once))).toBe(wellWritten(once));
      expect(once.match(/Sol y luz/g)?.length ?? 0).toBe(parts.filter((one) => one === "Sol y luz").length);
    }),
  );
});
