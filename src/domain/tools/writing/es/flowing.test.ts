import { expect, test } from "vitest";
import type { HomeFacts } from "../facts.ts";
import type { Saying } from "../grammar.ts";
import { FLAT, FULL_FLAT, HOUSE, linesOf, OFF_PLAN, plainSaying, SHOP, sentencesOf } from "../writing.test-data.ts";
import { SPANISH } from "./pieces.ts";

/** The sentences of long texts, read as a whole, in the order of the table. */
const sentences = (facts: HomeFacts, changes: Partial<Saying> = {}) =>
  sentencesOf({ ...SPANISH, messages: SPANISH.flowing }, plainSaying(facts, changes));
const about = (topic: string, facts: HomeFacts, changes: Partial<Saying> = {}) =>
  linesOf(
    sentences(facts, changes)
      .split("\n")
      .filter((line) => line.startsWith(`${topic}:`)),
  );

test("a flat of which everything is known", () => {
  expect(sentences({ ...FULL_FLAT, renovatedWhat: "cocina y baños" })).toBe(`
inside: Los 94 m² construidos, 82 m² de ellos útiles, se reparten en tres habitaciones y dos baños.
inside: De los 94 m² construidos, 82 m² son útiles y dan para tres habitaciones y dos baños.
inside: Por dentro son 82 m² útiles, de 94 m² construidos, con tres habitaciones y dos baños.
inside: Dentro hay tres habitaciones y dos baños; la superficie es de 94 m² construidos y 82 m² útiles.
inside: Los 94 m² construidos dejan 82 m² útiles para tres habitaciones y dos baños, y los armarios empotrados ya están hechos.
inside: De los 94 m² construidos, 82 m² son útiles, y hay dos baños.
inside: La superficie es de 94 m² construidos, con 82 m² útiles y dos baños.
inside: De los 94 m² construidos, 82 m² son útiles.
inside: Dentro hay tres habitaciones y dos baños, con armarios empotrados.
floor: Está en la tercera planta de un edificio de seis plantas y se sube en ascensor.
floor: Es exterior y está en la tercera planta de un edificio de seis plantas con ascensor.
floor: A la tercera planta de un edificio de seis plantas se llega en ascensor; el piso es exterior.
floor: Está en la tercera planta, la última: encima no vive nadie, y se sube en ascensor.
floor: Es la última planta y encima no vive nadie.
floor: El edificio es de 1965 y tiene seis plantas, ascensor y conserje.
floor: El edificio tiene ascensor y conserje.
light: Se abre al sur, hacia el sol del mediodía, y tiene vistas al parque Central.
light: Las vistas dan al parque Central y la orientación es sur.
light: Es exterior y mira al sur, hacia el sol del mediodía, con vistas al parque Central.
light: Mira al sur, hacia el sol del mediodía.
light: Se orienta al sur, hacia el sol del mediodía.
outdoor: A la terraza, de 12 m², se suman jardín comunitario y piscina comunitaria.
outdoor: Además de la terraza de 12 m², hay jardín comunitario y piscina comunitaria.
outdoor: La terraza suma 12 m² al aire libre.
outdoor: Al aire libre están los 12 m² de la terraza.
outdoor: Mira al sur, hacia el sol del mediodía, y la terraza suma 12 m² al aire libre.
outdoor: Fuera hay jardín comunitario y piscina comunitaria.
comfort: La calefacción de gas individual se encarga del invierno y el aire acondicionado, del verano.
comfort: Para el frío hay calefacción de gas individual y para el calor, aire acondicionado.
comfort: En invierno calienta la calefacción de gas individual; en verano refresca el aire acondicionado.
comfort: Tiene calefacción de gas individual para el invierno y aire acondicionado para el verano.
comfort: En invierno calienta la calefacción de gas individual.
comfort: La calefacción de gas individual se encarga del invierno.
comfort: En verano refresca el aire acondicionado.
state: El edificio es de 1965; el piso se reformó en 2021 y está en buen estado.
state: El edificio es de 1965 y la reforma, de 2021: el piso está en buen estado.
state: La reforma de 2021 renovó cocina y baños; el edificio es de 1965.
state: Se reformó en 2021 y está en buen estado.
state: El edificio es de 1965 y el piso está en buen estado.
extras: Con el piso van una plaza de garaje y un trastero, y dentro hay armarios empotrados.
extras: Se vende con plaza de garaje y trastero.
extras: Para guardar hay armarios empotrados dentro y un trastero aparte.
extras: Se vende con plaza de garaje.
extras: El precio, 320.000 €, incluye plaza de garaje.
near: El metro Bailén está a 4 minutos y el mercado de Ruzafa, a 300 m.
near: Fuera, el metro Bailén está a 4 minutos y el mercado de Ruzafa, a 300 m.
near: Para el día a día, cerca quedan el metro Bailén a 4 minutos y el mercado de Ruzafa a 300 m.
near: Alrededor están el metro Bailén a 4 minutos y el mercado de Ruzafa a 300 m.
conditions: Se vende por 320.000 €, y de gastos de comunidad se pagan 80 € al mes.
conditions: El precio es de 320.000 €; a eso se suman 80 € al mes de gastos de comunidad.
`);
});

test("a house on its plot, for renovation", () => {
  expect(sentences(HOUSE)).toBe(`
inside: Los 210 m² construidos se reparten en cinco habitaciones y un baño.
inside: En 210 m² construidos caben cinco habitaciones y un baño.
inside: Sobre una parcela de 640 m² se levantan 210 m² construidos, en dos plantas, con cinco habitaciones y un baño.
inside: La parcela mide 640 m² y la casa, 210 m² construidos en dos plantas, con cinco habitaciones y un baño.
inside: Los 210 m² construidos se reparten en dos plantas, con cinco habitaciones y un baño.
outdoor: Además de la terraza, hay jardín y piscina.
outdoor: Fuera hay jardín y piscina.
comfort: En invierno calienta la chimenea.
comfort: La chimenea se encarga del invierno.
state: La construcción es de 1978 y la casa está por reformar.
`);
});

test("a home that is still to be built says no state and no year", () => {
  expect(sentences(OFF_PLAN)).toBe(`
floor: Está en la planta 17 y se sube en ascensor.
`);
  expect(sentences(SHOP)).toBe(`
state: La construcción es de 1990 y el local está en buen estado.
conditions: Se alquila por 950 € al mes, y de gastos de comunidad se pagan 45 € al mes.
conditions: El precio es de 950 € al mes; a eso se suman 45 € al mes de gastos de comunidad.
`);
});

// In Spain the sun of noon stands in the south, in Argentina and Chile in the north, and in the tropics in both.
test.each([
  ["ES", "sur", "Mira al sur, hacia el sol del mediodía."],
  ["ES", "sureste", "Mira al sureste, hacia el sol de la mañana y del mediodía."],
  ["ES", "suroeste", "Mira al suroeste, hacia el sol del mediodía y de la tarde."],
  ["ES", "este", "Mira al este, hacia el sol de la mañana."],
  ["ES", "oeste", "Mira al oeste, hacia el sol de la tarde."],
  ["ES", "norte", ""],
  ["ES", "noroeste", ""],
  ["CL", "norte", "Mira al norte, hacia el sol del mediodía."],
  ["AR", "noreste", "Mira al noreste, hacia el sol de la mañana y del mediodía."],
  ["AR", "noroeste", "Mira al noroeste, hacia el sol del mediodía y de la tarde."],
  ["AR", "sur", ""],
  ["CO", "sur", ""],
  ["CO", "norte", ""],
  ["CO", "oeste", "Mira al oeste, hacia el sol de la tarde."],
] as const)("in %s a home to the %s: «%s»", (country, orientation, expected) => {
  const facts: HomeFacts = { operation: "venta", type: "piso", currency: "EUR", country, orientation };
  const first = about("light", facts).trim().split("\n")[0] ?? "";
  expect(first.replace("light: ", "")).toBe(expected);
});

test("places with their distances follow each other; without one of them they are a list", () => {
  const near = (...nearby: string[]) => about("near", { ...FLAT, nearby });
  expect(near("Metro Colón a 5 minutos", "Playa a 500 m", "Colegio a unos 300 m")).toBe(`
near: El metro Colón está a 5 minutos, la playa, a 500 m y un colegio, a unos 300 m.
near: Fuera, el metro Colón está a 5 minutos, la playa, a 500 m y un colegio, a unos 300 m.
near: Para el día a día, cerca quedan el metro Colón a 5 minutos, la playa a 500 m y un colegio a unos 300 m.
near: Alrededor están el metro Colón a 5 minutos, la playa a 500 m y un colegio a unos 300 m.
`);
  expect(near("Mercado de Triana", "Metro a 4 minutos")).toBe(`
near: Para el día a día, cerca quedan el mercado de Triana y el metro a 4 minutos.
near: Alrededor están el mercado de Triana y el metro a 4 minutos.
`);
  expect(near("Decathlon a 200 m").trim()).toBe("");
});

test("article and preposition of a storey are one word, whatever its gender", () => {
  expect(about("floor", FLAT)).toContain("A la tercera planta de un edificio de seis plantas se llega en ascensor");
  expect(about("floor", FLAT, { variety: "es-MX" })).toContain(
    "Al tercer piso de un edificio de seis pisos se llega en elevador",
  );
  expect(about("floor", { ...FLAT, floor: 17 }, { variety: "es-CL" })).toContain("Al piso 17 de un");
});

test("one thing is singular, several are plural", () => {
  const outdoor = (facts: Partial<HomeFacts>) => about("outdoor", { ...HOUSE, terraceAreaM2: 12, ...facts });
  expect(outdoor({ hasGarden: false })).toContain("A la terraza, de 12 m², se suma piscina.");
  expect(outdoor({})).toContain("A la terraza, de 12 m², se suman jardín y piscina.");
});
