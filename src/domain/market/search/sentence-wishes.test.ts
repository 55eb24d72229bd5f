import { describe, expect, test } from "vitest";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { type MarketFilter, NO_MARKET_FILTER } from "./market-filter.ts";
import { readSentence } from "./read-sentence.ts";

/** The conditions of a sentence, by its words alone: no table of places is asked. Only conditions that differ from an empty search. */
function asked(sentence: string): Partial<MarketFilter> {
  const { filter } = readSentence(sentence, { named: () => [], search: () => [] });
  const said = Object.entries(filter).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(NO_MARKET_FILTER[name as keyof MarketFilter]),
  );
  return Object.fromEntries(said);
}

const atLeast = (min: number) => ({ min, max: null });
const atMost = (max: number) => ({ min: null, max });
/** «Casa» alone. */
const HOUSES: MarketFilter["types"] = ["casa", "chalet", "adosado"];
const exactly = (value: number) => ({ min: value, max: value });

describe("how long ago a price fell or an advert came, in days", () => {
  test.each<[string, number]>([
    ["que han bajado de precio la última semana", 7],
    ["bajadas de precio de esta semana", 7],
    ["que se han rebajado este mes", 30],
    ["rebajados en el último mes", 30],
    ["que hayan bajado de precio en los últimos 10 días", 10],
    ["bajadas de precio hoy", 1],
    ["que han bajado de precio", 30],
  ])("%s: %d", (sentence, days) => expect(asked(sentence)).toEqual({ droppedWithinDays: days }));

  test.each<[string, number]>([
    ["nuevos de esta semana", 7],
    ["publicados en los últimos 5 días", 5],
    ["publicados en las últimas 3 semanas", 21],
    ["novedades de la última semana", 7],
    ["anunciados este mes", 30],
    ["nuevos de hoy", 1],
    ["publicados desde ayer", 2],
    ["novedades", 7],
    ["recién publicados", 7],
    // A year at most.
    ["publicados en los últimos 900 días", 365],
  ])("%s: %d", (sentence, days) => expect(asked(sentence)).toEqual({ newWithinDays: days }));
});

describe("wishes and their contrary", () => {
  test.each<[string, Partial<MarketFilter>]>([
    ["sin agencia", { seller: "particular" }],
    ["nada de inmobiliarias", { seller: "particular" }],
    ["trato directo", { seller: "particular" }],
    ["no de particulares", { seller: "agencia" }],
    ["solo agencias", { seller: "agencia" }],
    ["última planta", { features: ["isTopFloor"] }],
    ["no en última planta", { notFeatures: ["isTopFloor"] }],
    ["libre de inquilinos", { features: ["isVacant"] }],
    ["con inquilino", { notFeatures: ["isVacant"] }],
    ["interior", { notFeatures: ["isExterior"] }],
    ["no interior", { features: ["isExterior"] }],
    ["con pileta no", { notFeatures: ["hasPool"] }],
    ["obra nueva", { conditions: ["obra_nueva"] }],
    ["a estrenar", { conditions: ["obra_nueva"] }],
    ["para reformar", { conditions: ["a_reformar"] }],
    ["mal estado", { conditions: ["a_reformar"] }],
    ["que no esté para reformar", { conditions: ["obra_nueva", "bueno"] }],
    ["que no haya que reformar", { conditions: ["obra_nueva", "bueno"] }],
    ["en buen estado", { conditions: ["bueno"] }],
    ["de segunda mano", { conditions: ["bueno", "a_reformar"] }],
    ["que no sea obra nueva", { conditions: ["bueno", "a_reformar"] }],
    ["reservados o vendidos", { statuses: ["reservado", "cerrado"] }],
    ["retirados", { statuses: ["retirado"] }],
    ["lo más barato primero", { sort: "precio" }],
    ["los más caros primero", { sort: "precio-desc" }],
    ["certificado energético D o mejor", { energyFrom: "D" }],
    ["letra b", {}],
  ])("%s", (sentence, filter) => expect(asked(sentence)).toMatchObject(filter));

  test("a feature that is wanted first and unwanted later is unwanted, and is said once", () => {
    expect(asked("con ascensor, sin ascensor")).toEqual({ notFeatures: ["hasLift"] });
    expect(asked("sin ascensor, mejor con ascensor")).toEqual({ features: ["hasLift"] });
    expect(asked("con ascensor y ascensor")).toEqual({ features: ["hasLift"] });
  });

  test("a kind of home that is both wanted and unwanted is unwanted", () => {
    expect(asked("pisos o áticos, nada de áticos")).toEqual({ types: ["piso"], notTypes: ["atico"] });
  });

  test("a denial reaches over small words, and neither over «con», a mark nor seven words", () => {
    expect(asked("sin tener por ahora ascensor")).toEqual({ notFeatures: ["hasLift"], words: "ahora" });
    expect(asked("sin a b c d e f ascensor").features).toEqual(["hasLift"]);
    expect(asked("sin garaje pero con ascensor")).toEqual({
      notFeatures: ["hasParkingIncluded"],
      features: ["hasLift"],
    });
    expect(asked("sin garaje, ascensor")).toEqual({ notFeatures: ["hasParkingIncluded"], features: ["hasLift"] });
  });

  test("«no importa sin garaje» asks for nothing that excludes", () => {
    expect(asked("no importa garaje").notFeatures).toBeUndefined();
  });

  test("a garage is a home where nothing else is sought, and a feature behind another kind or «con»", () => {
    expect(asked("garaje")).toEqual({ types: ["garaje"] });
    expect(asked("busco trastero")).toEqual({ types: ["trastero"] });
    expect(asked("piso garaje")).toEqual({ types: ["piso"], features: ["hasParkingIncluded"] });
    expect(asked("con garaje")).toEqual({ features: ["hasParkingIncluded"] });
  });

  test("selling and letting at once ask for either; «no alquiler» is for sale", () => {
    expect(asked("en venta")).toEqual({ operation: "venta" });
    expect(asked("alquilar")).toEqual({ operation: "alquiler" });
    expect(asked("en venta o alquiler")).toEqual({});
    expect(asked("no alquiler")).toEqual({ operation: "venta" });
    expect(asked("nada de venta")).toEqual({ operation: "alquiler" });
  });
});

describe("rooms, bathrooms and areas", () => {
  test.each<[string, Partial<MarketFilter>]>([
    ["3 habitaciones", { rooms: exactly(3) }],
    ["3 o más habitaciones", { rooms: atLeast(3) }],
    ["3 habitaciones o más", { rooms: atLeast(3) }],
    ["más de 3 habitaciones", { rooms: atLeast(4) }],
    ["no más de 3 habitaciones", { rooms: atMost(3) }],
    ["menos de 3 habitaciones", { rooms: atMost(2) }],
    ["al menos 3 habitaciones", { rooms: atLeast(3) }],
    ["3 + habitaciones", { rooms: atLeast(3) }],
    ["de 2 a 4 dormitorios", { rooms: { min: 2, max: 4 } }],
    ["2 o 3 dormitorios", { rooms: { min: 2, max: 3 } }],
    ["2 dormitorios mínimo", { rooms: atLeast(2) }],
    ["habitaciones: 3", { rooms: exactly(3) }],
    ["habitaciones mínimo 2", { rooms: atLeast(2) }],
    ["habitaciones: 2 o más", { rooms: atLeast(2) }],
    ["cuatro dormitorios", { rooms: exactly(4) }],
    ["nueve habitaciones", { rooms: exactly(9) }],
    ["20 habitaciones", { rooms: exactly(20) }],
    ["21 habitaciones", {}],
    // Argentina counts the living room.
    ["3 ambientes", { rooms: exactly(2) }],
    ["2 o más ambientes", { rooms: atLeast(1) }],
    // A number of bathrooms is the least that does.
    ["2 baños", { bathrooms: atLeast(2) }],
    ["hasta 2 baños", { bathrooms: atMost(2) }],
    ["2 cuartos de baño", { bathrooms: atLeast(2) }],
    ["baños: 2", { bathrooms: atLeast(2) }],
    ["15 baños", { bathrooms: atLeast(15) }],
    ["16 baños", {}],
    ["3 cuartos y 2 cuartos de baño", { rooms: exactly(3), bathrooms: atLeast(2) }],
    // Said without a bound, an area is about so many: a tenth less to a tenth more.
    ["100 m2", { builtAreaM2: { min: 90, max: 110 } }],
    ["85 metros cuadrados", { builtAreaM2: { min: 77, max: 93 } }],
    ["8 m2", { builtAreaM2: { min: 8, max: 8 } }],
    ["7 m2", {}],
    ["mínimo 80 metros útiles", { builtAreaM2: atLeast(80) }],
    ["80-100 m2", { builtAreaM2: { min: 80, max: 100 } }],
    ["90 metros como mucho", { builtAreaM2: atMost(90) }],
    ["entre 80 y 100 metros", { builtAreaM2: { min: 80, max: 100 } }],
  ])("%s", (sentence, filter) => {
    const { words: _words, ...said } = asked(sentence);
    expect(said).toEqual(filter);
  });

  test("a number between two units belongs to its own: nothing of one sentence reaches into the other", () => {
    expect(asked("3 hab, menos de 200 mil")).toEqual({
      rooms: exactly(3),
      price: atMost(200_000),
      operation: "venta",
    });
    expect(asked("2 baños como mínimo 3 hab")).toEqual({ bathrooms: atLeast(2), rooms: atLeast(3) });
  });
});

describe("floors and years", () => {
  test.each<[string, Partial<MarketFilter>]>([
    ["un tercero", { floor: exactly(3) }],
    ["tercera planta", { floor: exactly(3) }],
    ["planta 4", { floor: exactly(4) }],
    ["3ª planta", { floor: exactly(3) }],
    ["2º piso", { floor: exactly(2) }],
    ["un cuarto o más", { floor: atLeast(4) }],
    ["a partir de un segundo con ascensor", { floor: atLeast(2), features: ["hasLift"] }],
    ["un bajo", { floor: exactly(0) }],
    ["planta baja", { floor: exactly(0) }],
    ["que no sea bajo", { floor: atLeast(1) }],
    ["que no sea primera planta", { floor: atLeast(2) }],
    // Others than the third: nothing can be asked.
    ["que no sea tercera planta", {}],
    ["precio bajo", {}],
    ["planta 60", { floor: exactly(60) }],
    ["planta 61", {}],
    ["construido en 1990", { yearBuilt: exactly(1990) }],
    ["construido antes de 1990", { yearBuilt: atMost(1989) }],
    ["anterior a 1990", { yearBuilt: atMost(1989) }],
    ["construido después de 1990", { yearBuilt: atLeast(1991) }],
    ["construido a partir de 1990", { yearBuilt: atLeast(1990) }],
    ["construido hasta 1990", { yearBuilt: atMost(1990) }],
    ["de los años 70", { yearBuilt: { min: 1970, max: 1979 } }],
    ["de los años 90", { yearBuilt: { min: 1990, max: 1999 } }],
    ["de los años 10", { yearBuilt: { min: 1910, max: 1919 } }],
    ["construido en 1850", { yearBuilt: exactly(1850) }],
    ["año 2020", { yearBuilt: exactly(2020) }],
  ])("%s", (sentence, filter) => {
    const { words: _words, ...said } = asked(sentence);
    expect(said).toEqual(filter);
  });
});

describe("prices", () => {
  const sale = (price: object, currency?: string) => ({ operation: "venta", price, ...(currency && { currency }) });
  const rent = (price: object, currency?: string) => ({ operation: "alquiler", price, ...(currency && { currency }) });
  test.each<[string, object]>([
    ["hasta 250.000 euros", sale(atMost(250_000), "EUR")],
    // A bare price is the most that somebody pays.
    ["250.000 euros", sale(atMost(250_000), "EUR")],
    ["unos 250.000 euros", sale({ min: 225_000, max: 275_000 }, "EUR")],
    ["desde 250.000 euros", sale(atLeast(250_000), "EUR")],
    ["entre 200.000 y 250.000 euros", sale({ min: 200_000, max: 250_000 }, "EUR")],
    ["por menos de 250", sale(atMost(250_000))],
    ["por menos de 999", sale(atMost(999_000))],
    ["por menos de 9", {}],
    // Ten thousand without a currency may be either.
    ["por menos de 10", { price: atMost(10_000) }],
    ["presupuesto 180", sale(atMost(180_000))],
    ["alquiler por menos de 900", rent(atMost(900))],
    ["900 al mes", rent(atMost(900))],
    ["900 € mensuales", rent(atMost(900), "EUR")],
    ["900/mes", rent(atMost(900))],
    ["precio inferior a 250.000 euros", sale(atMost(250_000), "EUR")],
    ["hasta 150 mil dólares", sale(atMost(150_000), "USD")],
    ["US$ 150.000", sale(atMost(150_000), "USD")],
    ["150.000 US$", sale(atMost(150_000), "USD")],
    ["2 millones de pesos mexicanos", sale(atMost(2_000_000), "MXN")],
    ["hasta 300 mil soles", sale(atMost(300_000), "PEN")],
    ["£ 250.000", sale(atMost(250_000), "GBP")],
  ])("%s", (sentence, filter) => {
    const { words: _words, ...said } = asked(sentence);
    expect(said).toEqual(filter);
  });

  test.each<[string, object]>([
    ["menos de 3.000 €/m2", { unitPrice: atMost(3000), currency: "EUR" }],
    ["2.500 euros el metro cuadrado", { unitPrice: atMost(2500), currency: "EUR" }],
    ["entre 2.000 y 2.500 €/m2", { unitPrice: { min: 2000, max: 2500 }, currency: "EUR" }],
    ["desde 1.000 USD por metro", { unitPrice: atLeast(1000), currency: "USD" }],
  ])("by square metre: %s", (sentence, filter) => expect(asked(sentence)).toEqual(filter));

  test("pesos without a country are those of the words: a «recámara» is Mexican, a «baulera» Argentine", () => {
    expect(asked("2 recámaras por 20 mil pesos").currency).toBe("MXN");
    expect(asked("con baulera, hasta 500 mil pesos").currency).toBe("ARS");
    expect(asked("hasta 500 mil pesos").currency).toBeUndefined();
    // Words of two countries tell neither.
    expect(asked("2 recámaras con baulera, 20 mil pesos").currency).toBeUndefined();
  });

  test("words of money, numbers and bounds are no misspelt words of homes: «pesos» are no «pisos»", () => {
    expect(asked("casa de 2 millones de pesos").types).toEqual(HOUSES);
    expect(asked("precio inferior a 200.000 euros").notFeatures).toBeUndefined();
    expect(asked("un segundo con ascensor")).toEqual({ floor: exactly(2), features: ["hasLift"] });
  });
});

describe("misspelt words, and those that only look so", () => {
  test.each<[string, Partial<MarketFilter>]>([
    ["abitaciones 3", { rooms: exactly(3) }],
    ["con acensor", { features: ["hasLift"] }],
    ["apartmento", { types: ["piso"] }],
    ["casa a dos pasos del parque y de la playa", { types: HOUSES }],
    ["estudio, gastos incluidos", { types: ["estudio"] }],
    ["casa con varios patios", { types: HOUSES }],
    ["casa en Chile", { types: HOUSES }],
    ["casa y lo demás", { types: HOUSES }],
    ["casa entre pinos altos", { types: HOUSES }],
    ["casa, el resto me da igual", { types: HOUSES }],
    ["cuántos casos", {}],
  ])("%s", (sentence, filter) => {
    const { words: _words, ...said } = asked(sentence);
    expect(said).toEqual(filter);
  });

  test("words as messages shorten them, and letters at a number", () => {
    expect(asked("3h 2b")).toEqual({ rooms: exactly(3), bathrooms: atLeast(2) });
    expect(asked("2D 1B")).toEqual({ rooms: exactly(2), bathrooms: atLeast(1) });
    expect(asked("piso x menos de 200 mil")).toEqual({
      types: ["piso"],
      operation: "venta",
      price: atMost(200_000),
    });
    expect(asked("asta 200 mil")).toEqual({ operation: "venta", price: atMost(200_000) });
  });
});

describe("places for a car", () => {
  test.each([
    "piso con plaza de garaje en Valencia",
    "piso y plaza de garaje en Murcia",
    "ático con plaza de garaje en A Coruña",
  ])("«%s» is a home with a garage included", (sentence) => {
    const { filter } = readSentence(sentence, PLACE_FINDER);
    expect(filter.types).not.toContain("garaje");
    expect([filter.features, filter.places.length]).toEqual([["hasParkingIncluded"], 1]);
  });
  test("alone or behind an «o» it is what is sought, and a second one is told", () => {
    expect(readSentence("plaza de garaje en Murcia", PLACE_FINDER).filter.types).toEqual(["garaje"]);
    expect(readSentence("piso o plaza de garaje en Murcia", PLACE_FINDER).filter.types).toContain("garaje");
    expect(readSentence("piso con dos plazas de garaje", PLACE_FINDER).notUnderstood).toEqual(["dos plazas de garaje"]);
  });
});

describe("figures that adverts do not have", () => {
  const read = (sentence: string) => readSentence(sentence, PLACE_FINDER);
  test("usable metres are searched as built ones, and it is said", () =>
    expect(read("al menos 90 metros útiles")).toMatchObject({
      filter: { builtAreaM2: { min: 90, max: null }, words: "" },
      notUnderstood: ["los metros útiles: se busca por los construidos"],
    }));
  test("half a bathroom is told, the whole ones are searched", () =>
    expect(read("depto 2.5 baños en CDMX")).toMatchObject({
      filter: { bathrooms: { min: 2, max: null } },
      notUnderstood: ["el medio baño: se buscan los baños completos"],
    }));
  test("a least plot of a house is told and is no built area", () =>
    expect(read("chalet en Torrent, parcela mín 500 m2")).toMatchObject({
      filter: { builtAreaM2: { min: null, max: null } },
      notUnderstood: ["parcela mín 500 m2"],
    }));
});

test.each([
  ["barrio cerrado", { words: "cerrado" }],
  ["conjunto cerrado", { words: "conjunto cerrado" }],
  ["cocina amueblada", { words: "cocina amueblada" }],
  ["primera línea de playa", { words: "primera línea playa" }],
] as const)(
  "%s is looked for in the texts: a closed neighbourhood is no closing, a furnished kitchen no furnished home",
  (sentence, filter) => expect(asked(sentence)).toEqual(filter),
);

describe("with or without asks for nothing", () => {
  test.each([
    "con vistas o sin ellas",
    "con vistas al mar o sin ellas",
    // Five pieces are taken together; a longer wish is kept as words.
    "con vistas al mar azul o sin ellas",
    "con o sin muebles",
    "con piscina o sin piscina",
    "con garaje o sin él",
    "tenga o no ascensor",
  ])("%s", (sentence) => expect(asked(sentence)).toEqual({}));

  test("six pieces are too many for one wish: its words are searched for", () =>
    expect(asked("con vistas al mar muy azul o sin ellas")).toEqual({ words: "vistas mar azul" }));
});
