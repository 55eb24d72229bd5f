import { describe, expect, test } from "vitest";
import { ATTRIBUTE_NAMES, attributeOf } from "../../shared/home-attributes/table.ts";
import { fold } from "../../shared/listing/fold.ts";
import { attributesAskedFor, isForClients } from "./asked-attributes.ts";
import { factSentence, type HomeFile, holds, knownFacts, sentenceInAdvert } from "./home-facts.ts";

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

test.each([
  ["hasLift", "Tiene ascensor.", "No tiene ascensor.", "En la ficha no consta si tiene ascensor."],
  ["isExterior", "Es exterior.", "Es interior.", "En la ficha no consta si es exterior o interior."],
  ["hasTerrace", "Tiene terraza.", "No tiene terraza.", "En la ficha no consta si tiene terraza."],
  ["allowsPets", "Admite mascotas.", "No admite mascotas.", "En la ficha no consta si admite mascotas."],
] as const)("%s is said as yes, as no and as unknown", (name, yes, no, unknown) => {
  const letting: HomeFile = { ...EMPTY, operation: "alquiler" };
  expect(factSentence({ ...letting, [name]: true }, name)).toBe(yes);
  expect(factSentence({ ...letting, [name]: false }, name)).toBe(no);
  expect(factSentence(letting, name)).toBe(unknown);
});

test.each([
  // A terrace and its area answer for each other; no terrace has none.
  [{ terraceAreaM2: 6 }, "hasTerrace", "Tiene terraza, de 6 m²."],
  [{ hasTerrace: false, terraceAreaM2: 6 }, "hasTerrace", "No tiene terraza."],
  [{ hasTerrace: false }, "terraceAreaM2", "No tiene terraza."],
  [{ hasTerrace: true }, "terraceAreaM2", "Superficie de la terraza: en la ficha no consta."],
  [{ price: 250_000 }, "price", "Precio: 250.000 €."],
  [{ floor: 3 }, "floor", "Planta: 3.ª."],
  [{ floor: -1 }, "floor", "Planta: semisótano."],
  [{ rooms: 0 }, "rooms", "Habitaciones: 0."],
  [{ furnishing: "parcial" }, "furnishing", "Está amueblado en parte."],
  [{ furnishing: "no" }, "furnishing", "No está amueblado."],
  [{ orientations: ["norte", "sur"] }, "orientations", "Orientación: norte, sur."],
  [{ orientations: [] }, "orientations", "Orientación: en la ficha no consta."],
] as const)("of %j %s is said: %s", (known, name, sentence) => {
  expect(plain(factSentence({ ...EMPTY, ...known }, name))).toBe(sentence);
});

test("a file holds what it says and what another attribute answers", () => {
  expect(holds({ ...EMPTY, hasLift: false }, "hasLift")).toBe(true);
  expect(holds(EMPTY, "hasLift")).toBe(false);
  expect(holds({ ...EMPTY, energyStatus: "exento" }, "energyRating")).toBe(true);
});

test("a sentence of an advert is quoted whole, with 240 characters at most", () => {
  const advert = (length: number): HomeFile => ({
    ...EMPTY,
    descriptions: { es: `${"balcón ".padEnd(length - 1, "x")}. Otra.` },
  });
  expect(sentenceInAdvert(advert(240), /balcon/)).toHaveLength(240);
  expect(sentenceInAdvert(advert(241), /balcon/)).toBeNull();
});
