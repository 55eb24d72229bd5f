import { describe, expect, test } from "vitest";
import { ATTRIBUTE_NAMES, attributeOf } from "../../shared/home-attributes/table.ts";
import { fold } from "../../shared/listing/fold.ts";
import { attributesAskedFor, isForClients } from "./asked-attributes.ts";
import { factSentence, type HomeFile, knownFacts, sentenceInAdvert } from "./home-facts.ts";

const EMPTY: HomeFile = { currency: "EUR", operation: "venta" };
const FULL: HomeFile = {
  currency: "EUR",
  operation: "alquiler",
  price: 1_650,
  hasTerrace: true,
  terraceAreaM2: 6,
  floor: 0,
  communityFee: 95,
  availableFrom: "2027-01-01",
  yearBuilt: 1965,
  notes: "Llaves en la portería",
  closedPrice: 400_000,
  mandateKind: "exclusiva",
  features: ["Calefacción de gas"],
  descriptions: { es: "Muy bonito. La terraza tiene vistas a Montjuïc." },
};
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test.each([
  ["¿qué certificado energético tiene?", { energyStatus: "en_tramite" }, "Certificado energético: en trámite."],
  ["¿está en trámite el certificado?", { energyRating: "E" }, "Certificado energético: E."],
  ["¿cuál es el consumo energético?", { energyConsumption: 180.4 }, "Consumo de energía: 180,4 kWh/m² al año."],
  ["¿en qué año se hizo la reforma?", { renovatedYear: 2019, yearBuilt: 1965 }, "Año de la reforma: 2019."],
] as const)("«%s» of %j: %s", (question, known, answer) => {
  const home: HomeFile = { ...EMPTY, ...known };
  const shown = attributesAskedFor(fold(question)).map((name) => factSentence(home, name));
  expect(shown.map(plain)).toEqual([answer]);
});

test("letting by rooms asks for no number of rooms", () => {
  expect(attributesAskedFor(fold("¿Se puede alquilar por habitaciones?"))).toEqual([]);
});

test("attributes that an agency keeps for itself, and those that tell the door, are no client's", () => {
  for (const name of [
    "notes",
    "closedPrice",
    "mandateKind",
    "mandateEndsOn",
    "listedOn",
    "address",
    "cadastralReference",
  ] as const) {
    expect(isForClients(name), name).toBe(false);
    expect(factSentence(FULL, name)).toBe("");
  }
  expect(knownFacts(FULL, ATTRIBUTE_NAMES).join(" ")).not.toMatch(/portería|400|exclusiva/i);
});

describe("every attribute of the table that a client may know", () => {
  test.each(ATTRIBUTE_NAMES.filter(isForClients))(
    "%s is asked for by its label, and said not to be in an empty file",
    (name) => {
      expect(attributesAskedFor(fold(`¿${attributeOf(name)!.label}?`)).length).toBeGreaterThan(0);
      expect(factSentence(EMPTY, name)).toMatch(/en la ficha no consta/i);
    },
  );
});

test.each([
  ["price", "Alquiler: 1.650 € al mes."],
  ["hasTerrace", "Tiene terraza, de 6 m²."],
  ["floor", "Planta: planta baja."],
  ["communityFee", "Gastos de comunidad: 95 € al mes."],
  ["availableFrom", "Disponible desde: 1 de enero de 2027."],
  ["yearBuilt", "Año de construcción: 1965."],
] as const)("%s of a file is said whole", (name, expected) => {
  expect(plain(factSentence(FULL, name))).toBe(expected);
});

test("a feature is quoted before a sentence of the advert; what neither names is not told", () => {
  expect(sentenceInAdvert(FULL, /calefaccion/)).toBe("Calefacción de gas");
  expect(sentenceInAdvert(FULL, /vistas/)).toBe("La terraza tiene vistas a Montjuïc.");
  expect(sentenceInAdvert(FULL, /balcon/)).toBeNull();
});
