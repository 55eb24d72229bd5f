import { describe, expect, test } from "vitest";
import { type Advert, checkAdvert, withoutExcluding } from "./check-advert.ts";
import { findExcluding } from "./wording.ts";

const ADVERT: Advert = {
  country: "ES",
  operation: "venta",
  currency: "EUR",
  hasPrice: true,
  hasEnergy: true,
  hasRentReference: false,
  hasRegistration: false,
  written: [],
};
const levels = (changes: Partial<Advert>) => checkAdvert({ ...ADVERT, ...changes }).findings.map(({ level }) => level);
const written = (text: string, country = "ES") => levels({ country, written: [{ field: "ownText", text }] });

test("a sale in Spain without its energy rating is blocked", () => {
  expect(levels({})).toEqual([]);
  expect(levels({ hasEnergy: false })).toEqual(["bloqueo"]);
  expect(levels({ hasEnergy: false, country: "CL" })).toEqual([]);
});

describe("rents in Spain", () => {
  const rent = { operation: "alquiler" } as const;
  test("whether the area is stressed must be known", () => expect(levels(rent)).toEqual(["aviso"]));
  test("in a stressed area a reference is missing", () => {
    expect(levels({ ...rent, isStressedZone: true })).toEqual(["bloqueo"]);
    expect(levels({ ...rent, isStressedZone: true, hasRentReference: true })).toEqual([]);
    expect(levels({ ...rent, isStressedZone: false })).toEqual([]);
  });
  test("a short let needs its registration number", () => {
    expect(levels({ ...rent, rentKind: "temporada" })).toEqual(["bloqueo"]);
    expect(levels({ ...rent, rentKind: "turistico", hasRegistration: true })).toEqual([]);
  });
});

test.each([
  "Solo españoles",
  "solo para ESPAÑOLES",
  "Preferible gente española.",
  "Se busca persona española",
  "No extranjeros",
  "Abstenerse inmigrantes",
  "No niños",
  "sin niños",
  "No se admiten niños.",
  "No se admiten familias con niños",
  "Solo mujeres",
  "Exclusivamente para matrimonios",
  "No gitanos",
  "No se alquila a extranjeros",
  "No children please",
  "Spanish people only",
])("«%s» is blocked", (text) => expect(written(text)).toContain("bloqueo"));

test.each([
  "Ideal parejas jóvenes",
  "ideal para familias",
  "Perfecto para estudiantes",
  "barrio exclusivo",
  "Ideal for families",
])("«%s» is warned of", (text) => expect(written(text)).toEqual(["aviso"]));

test.each([
  "Cocina española de 1950 restaurada",
  "No hay ascensor",
  "Sin garaje",
  "Colegio a 200 m y parque con zona de niños",
  "Solo quedan dos plazas",
  "Vistas al mercado y a la plaza de España",
  "Terraza ideal para plantas",
])("«%s» says nothing wrong", (text) => expect(written(text)).toEqual([]));

test("Mexico: pesos, and only what can be proved", () => {
  expect(levels({ country: "MX", currency: "USD", hasEnergy: false })).toEqual(["bloqueo"]);
  expect(levels({ country: "MX", currency: "MXN" })).toEqual([]);
  expect(written("Plusvalía garantizada", "MX")).toContain("aviso");
});

test("other countries are unreviewed, and still leave nobody out", () => {
  expect(checkAdvert({ ...ADVERT, country: "CO" }).isReviewed).toBe(false);
  expect(checkAdvert(ADVERT).isReviewed).toBe(true);
  expect(written("No extranjeros", "CO")).toEqual(["bloqueo"]);
});

test("the sentence that leaves people out goes, the rest stays; its words are named", () => {
  expect(withoutExcluding("Cocina con salida a la terraza. Solo españoles. Dos balcones.")).toBe(
    "Cocina con salida a la terraza. Dos balcones.",
  );
  const [finding] = checkAdvert({
    ...ADVERT,
    written: [{ field: "ownText", text: "Por favor, SOLO ESPAÑOLES." }],
  }).findings;
  expect(finding).toMatchObject({ field: "ownText", excerpt: "SOLO ESPAÑOLES" });
});

describe("a finding says which rule, how grave, where it is mended and how", () => {
  const findings = (changes: Partial<Advert>) => checkAdvert({ ...ADVERT, ...changes }).findings;
  const own = (text: string) => [{ field: "ownText", text }];
  test.each([
    [
      { hasEnergy: false },
      "anuncio-certificado-energetico",
      "bloqueo",
      "home.energyRating",
      "Pon la letra, o di que está en trámite o exento.",
    ],
    [
      { operation: "alquiler", isStressedZone: true },
      "anuncio-zona-tensionada",
      "bloqueo",
      "previousRent",
      "Pon la renta del contrato anterior o el índice de referencia.",
    ],
    [
      { operation: "alquiler" },
      "anuncio-zona-tensionada",
      "aviso",
      "isStressedZone",
      "Di si la vivienda está en zona tensionada. Se consulta en serpavi.mivau.gob.es.",
    ],
    [
      { operation: "alquiler", rentKind: "turistico" },
      "anuncio-registro-temporada",
      "bloqueo",
      "registrationNumber",
      "Pon el número de registro.",
    ],
    [
      { country: "MX", currency: "USD" },
      "anuncio-mx-precio-pesos",
      "bloqueo",
      "home.currency",
      "Pon el precio en pesos mexicanos.",
    ],
    [
      { written: own("No niños") },
      "anuncio-excluye",
      "bloqueo",
      "ownText",
      "Quita la frase. Deja fuera a personas por lo que son.",
    ],
    [
      { country: "CO", written: own("No niños") },
      "anuncio-excluye-otros",
      "bloqueo",
      "ownText",
      "Quita la frase. Deja fuera a personas por lo que son.",
    ],
    [
      { written: own("Ideal para familias") },
      "anuncio-orienta",
      "aviso",
      "ownText",
      "Di cómo es la vivienda, no para quién es.",
    ],
    [
      { country: "MX", currency: "MXN", written: own("Rentabilidad garantizada") },
      "anuncio-mx-comprobable",
      "aviso",
      "ownText",
      "Quítala si no la puedes probar.",
    ],
  ] as const)("%o: %s", (changes, rule, level, field, text) => {
    expect(findings(changes as Partial<Advert>)[0]).toMatchObject({ rule, level, field, text });
  });

  test("steering is Spain's rule, proof is Mexico's; nobody else is held to them", () => {
    expect(findings({ country: "CO", written: own("Ideal para familias. Rentabilidad garantizada.") })).toEqual([]);
    expect(findings({ written: own("Rentabilidad garantizada.") })).toEqual([]);
    expect(findings({ country: "MX", currency: "MXN", written: own("Ideal para familias.") })).toEqual([]);
  });

  test("every field is read, and every place in it", () => {
    const written = [
      { field: "views", text: "Solo mujeres" },
      { field: "nearby", text: "No niños. No extranjeros." },
    ];
    expect(findings({ written }).map(({ field, excerpt }) => `${field}: ${excerpt}`)).toEqual([
      "views: Solo mujeres",
      "nearby: No extranjeros",
      "nearby: No niños",
    ]);
  });

  test("rules that had a say stand as sources, also where nothing was wrong", () => {
    const rules = (changes: Partial<Advert>) => checkAdvert({ ...ADVERT, ...changes }).rules.map(({ id }) => id);
    expect(rules({})).toEqual(["anuncio-certificado-energetico"]);
    expect(rules({ operation: "alquiler", isStressedZone: false })).toEqual(["anuncio-certificado-energetico"]);
    expect(rules({ operation: "alquiler", isStressedZone: true, hasRentReference: true })).toEqual([
      "anuncio-certificado-energetico",
      "anuncio-zona-tensionada",
    ]);
    expect(rules({ country: "MX", currency: "MXN" })).toEqual(["anuncio-mx-precio-pesos"]);
    expect(rules({ country: "CO" })).toEqual([]);
    expect(rules({ country: "CO", written: own("No niños. No niñas.") })).toEqual(["anuncio-excluye-otros"]);
  });

  test("Mexico asks for pesos only where there is a price", () => {
    expect(findings({ country: "MX", currency: "USD", hasPrice: false })).toEqual([]);
  });
});

describe("wording", () => {
  test.each([
    "Solamente europeos",
    "únicamente para familias argentinas",
    "Preferentemente inquilinos de nacionalidad española",
    "Buscamos una pareja española",
    "Abstenerse gitanos",
    "No se admiten musulmanes",
    "no se arrienda a venezolanos",
    "no aceptamos a los homosexuales",
    "Sin hijos",
    "No queremos familias con bebés",
    "No discapacitados",
    "no jubilados",
    "Solo para chicas",
    "Exclusivamente matrimonios",
    "No kids",
    "only for women",
    "exclusively Spanish",
  ])("«%s» leaves people out", (text) => {
    expect(written(text)).toContain("bloqueo");
    expect(withoutExcluding(`${text}. Tres balcones.`)).toBe("Tres balcones.");
  });
  test.each([
    "Perfecta para una pareja",
    "pensado para estudiantes",
    "Recomendado a ejecutivos",
    "Ideal para matrimonios con hijos",
    "vecindario selecto",
    "vecinos muy respetables",
    "zona de nivel",
    "comunidad de buen nivel",
    "Perfect for young couples",
  ])("«%s» says who should come", (text) => {
    expect(written(text)).toEqual(["aviso"]);
  });
  test.each([
    "Revalorización asegurada",
    "Garantizamos la entrega",
    "El mejor piso de la colonia",
    "Los más bonitos balcones de la ciudad",
    "único en la zona",
    "Precio de locura",
  ])("in Mexico «%s» must be proved", (text) => {
    expect(levels({ country: "MX", currency: "MXN", written: [{ field: "ownText", text }] })).toEqual(["aviso"]);
  });
  test.each([
    "Piso español",
    "Nacional II a 300 m",
    "Cocina sin muebles",
    "Mujeres trabajadoras del barrio",
    "La mejor hora es la mañana",
    "Ideal para guardar bicicletas",
    "Vecinos con perro",
  ])("«%s» excludes nobody", (text) => {
    expect(written(text)).toEqual([]);
    expect(withoutExcluding(text)).toBe(text);
  });
  test("of a text that is nothing but such sentences nothing is left", () => {
    expect(withoutExcluding("Solo españoles. No niños.")).toBe("");
    expect(withoutExcluding("")).toBe("");
  });
});

test.each([
  "Solo espan\u0303oles",
  "So\u00adlo españoles",
  "Solo\u200c españoles",
  "So😀lo españoles",
  "Solo😀españoles",
  "So中lo españoles",
])("words that leave people out are found however their letters are written: %s", (text) => {
  expect(findExcluding(`Piso céntrico. ${text}. Con luz.`)).toMatchObject([{ text }]);
  expect(withoutExcluding(`Piso céntrico. ${text}. Con luz.`)).toBe("Piso céntrico. Con luz.");
});
