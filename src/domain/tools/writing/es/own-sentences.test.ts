import { expect, test } from "vitest";
import { describe } from "../describe.ts";
import { FLAT, THIS_YEAR } from "../writing.test-data.ts";
import { isOwnSentence } from "./own-sentences.ts";

test.each([
  "Todas las ventanas dan a un patio de manzana ajardinado",
  "El ascensor llega solo al nivel inferior",
  "Se admiten mascotas",
  "No se admiten mascotas",
  "Sin paredes de carga en el interior",
  "Loft en una antigua fábrica textil",
  "Finca rústica",
  "Último uso: panadería con obrador",
  "Contrato en vigor hasta agosto de 2029",
  "Agua y luz dadas de baja",
  "Seis ventanales a la calle, de 2,8 m de alto",
  "El IBI lo paga el inquilino",
  "La comunidad la paga la propiedad",
  "El salón se abre al patio por dos puertas",
  "En el garaje caben dos coches",
])("«%s» stands as a sentence", (words) => expect(isOwnSentence(words)).toBe(true));

test.each([
  "Dos recámaras que abren al patio central",
  "Techos de 4,6 m con vigas de hierro",
  "Patio privado de 22 m² con un limonero",
  "Cocina integrada",
  "Estación de carga",
  "Vistas a la plaza mayor",
  "Porche a lo largo de la fachada",
])("«%s» is a thing that a list takes", (words) => expect(isOwnSentence(words)).toBe(false));

const longs = (features: string[]) =>
  Array.from(
    { length: 12 },
    (_, seed) =>
      describe({ ...FLAT, features }, { variety: "es-ES", tone: "neutro", seed, thisYear: THIS_YEAR }).long.plain,
  );

test("a clause is never something that the home has, and a lack is told with its verb", () => {
  for (const text of longs([
    "Todas las ventanas dan a un patio",
    "Sin paredes de carga",
    "Loft en una antigua fábrica",
  ])) {
    expect(text).toMatch(/(?:\. |\n|^)Todas las ventanas dan a un patio\./);
    expect(text).toMatch(/no tiene paredes de carga/i);
    expect(text).toMatch(/es un loft en una antigua fábrica/i);
    expect(text).not.toMatch(/tiene todas|cuenta con todas|Además, sin/);
  }
});

test("a garage in the agent's words is told once", () => {
  for (const text of longs(["Garaje para tres coches"])) {
    expect(text).toMatch(/garaje para tres coches/i);
    expect(text).not.toMatch(/plaza de (?:garaje|aparcamiento)/);
  }
});
