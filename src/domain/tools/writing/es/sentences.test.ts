import { expect, test } from "vitest";
import type { HomeFacts } from "../facts.ts";
import type { Saying } from "../grammar.ts";
import { FLAT, FULL_FLAT, HOUSE, linesOf, OFF_PLAN, plainSaying, SHOP, sentencesOf } from "../writing.test-data.ts";
import { SPANISH } from "./pieces.ts";

/** The table of phrases, read as a whole: every sentence that a home's facts can become, in the order of the table. */
const sentences = (facts: HomeFacts, changes: Partial<Saying> = {}) =>
  sentencesOf(SPANISH, plainSaying(facts, changes));
const aboutOnly = (topic: string, facts: HomeFacts, changes: Partial<Saying> = {}) =>
  linesOf(
    sentences(facts, changes)
      .split("\n")
      .filter((line) => line.startsWith(`${topic}:`)),
  );

test("a flat of which everything is known", () => {
  expect(sentences(FULL_FLAT)).toBe(`
state: Se reformó en 2021 y está en buen estado.
state: La reforma es de 2021 y el piso está en buen estado.
light: Es exterior, mira al sur y tiene vistas al parque Central y una terraza de 12 m².
outdoor: Es exterior, mira al sur y tiene vistas al parque Central y una terraza de 12 m².
light: Exterior y orientado al sur, el piso tiene vistas al parque Central y una terraza de 12 m².
outdoor: Exterior y orientado al sur, el piso tiene vistas al parque Central y una terraza de 12 m².
light: Es exterior, con orientación sur, y cuenta con vistas al parque Central y una terraza de 12 m².
outdoor: Es exterior, con orientación sur, y cuenta con vistas al parque Central y una terraza de 12 m².
outdoor: Al aire libre hay una terraza de 12 m².
outdoor: El piso cuenta con una terraza de 12 m².
outdoor: Fuera, una terraza de 12 m².
floor: El piso es exterior y está en la tercera y última planta de un edificio de seis alturas construido en 1965, con ascensor y portero.
floor: El piso es exterior y se encuentra en la tercera y última planta de un edificio de seis alturas construido en 1965, con ascensor y portero.
extras: El precio incluye la plaza de aparcamiento; hay también un trastero, armarios empotrados y portero.
extras: Hay plaza de aparcamiento incluida, un trastero, armarios empotrados y portero.
near: El metro Bailén está a 4 minutos y el mercado de Ruzafa, a 300 m.
near: El metro Bailén queda a 4 minutos y el mercado de Ruzafa, a 300 m.
near: A 4 minutos queda el metro Bailén y a 300 m, el mercado de Ruzafa.
near: Está a 4 minutos del metro Bailén y a 300 m del mercado de Ruzafa.
inside: Los 94 m² construidos, 82 de ellos útiles, se reparten en tres habitaciones y dos baños, con armarios empotrados.
inside: En 94 m² construidos, 82 de ellos útiles, hay tres habitaciones, dos baños y armarios empotrados.
inside: Tiene 94 m² construidos, 82 de ellos útiles, con tres habitaciones, dos baños y armarios empotrados.
inside: Son 94 m² construidos, 82 de ellos útiles, con tres habitaciones, dos baños y armarios empotrados.
inside: Dentro hay tres habitaciones, dos baños y armarios empotrados, en 94 m² construidos, 82 de ellos útiles.
inside: Suma 94 m² construidos, 82 de ellos útiles, y se distribuye en tres habitaciones y dos baños, con armarios empotrados.
inside: Dentro hay tres habitaciones, dos baños y armarios empotrados.
inside: Tiene tres habitaciones, dos baños y armarios empotrados.
inside: Se distribuye en tres habitaciones y dos baños, con armarios empotrados.
inside: Cuenta con tres habitaciones, dos baños y armarios empotrados.
inside: Está en Ruzafa (Valencia).
light: Es exterior y mira al sur, con vistas al parque Central.
light: Es exterior y tiene orientación sur, con vistas al parque Central.
light: Mira al sur, con vistas al parque Central.
light: Tiene orientación sur, con vistas al parque Central.
light: Tiene vistas al parque Central.
light: Es exterior y tiene vistas al parque Central.
light: Las vistas dan al parque Central.
outdoor: Fuera hay terraza de 12 m².
outdoor: Tiene terraza de 12 m².
outdoor: Cuenta con terraza de 12 m².
outdoor: Para estar al aire libre hay terraza de 12 m².
floor: Es exterior y está en la tercera planta, la última, de un edificio de 1965 con seis alturas, ascensor y portero.
floor: Da al exterior desde la tercera planta, la última, de un edificio de 1965 con seis alturas, ascensor y portero.
floor: Se encuentra en la tercera planta, la última, de un edificio de 1965 con seis alturas, ascensor y portero, y es exterior.
floor: Está en la tercera planta.
floor: Es exterior y está en la tercera planta.
floor: El edificio tiene seis alturas y ascensor.
floor: El edificio tiene ascensor.
floor: Es exterior.
floor: Está en la última planta del edificio.
floor: Es la última planta: no hay vecinos encima.
state: Se reformó en 2021 y se conserva en buen estado.
state: Reformado en 2021, el piso está en buen estado.
state: Se reformó en 2021.
comfort: Tiene calefacción de gas individual y aire acondicionado.
comfort: Cuenta con calefacción de gas individual y aire acondicionado.
comfort: La calefacción es individual de gas y hay aire acondicionado.
comfort: Tiene calefacción de gas individual para el invierno y aire acondicionado para el verano.
comfort: Tiene aire acondicionado.
comfort: Tiene aire acondicionado y armarios empotrados.
extras: El precio incluye la plaza de aparcamiento, y hay también un trastero, armarios empotrados y portero.
extras: El precio incluye la plaza de aparcamiento; también hay armarios empotrados y portero.
extras: Incluye plaza de aparcamiento, armarios empotrados y portero.
extras: Hay armarios empotrados, portero y trastero.
extras: Cuenta con armarios empotrados, portero y un trastero.
extras: Tiene armarios empotrados y portero.
extras: Cuenta con armarios empotrados y portero.
extras: El piso se entrega amueblado.
extras: El piso está amueblado.
extras: El piso se entrega amueblado, con armarios empotrados.
conditions: Se vende por 320.000 €, con 80 € al mes de gastos de comunidad.
conditions: El precio es de 320.000 € y los gastos de comunidad, de 80 € al mes.
conditions: Precio: 320.000 €; gastos de comunidad: 80 € al mes.
conditions: Gastos de comunidad: 80 € al mes.
own: La cocina da a la terraza.
`);
});

test("a house: its own garden and pool, no floor, and it is the house that was built", () => {
  expect(sentences(HOUSE)).toBe(`
state: Construida en 1978, la casa necesita reforma.
state: Es de 1978 y se vende para reformar.
comfort: Se calienta con chimenea.
inside: Dentro hay cinco habitaciones y un baño.
inside: Tiene cinco habitaciones y un baño.
inside: Se distribuye en cinco habitaciones y un baño.
inside: Cuenta con cinco habitaciones y un baño.
inside: Tiene 210 m² construidos en dos plantas, con cinco habitaciones y un baño, sobre una parcela de 640 m².
inside: Los 210 m² construidos se reparten en dos plantas, con cinco habitaciones y un baño, sobre una parcela de 640 m².
inside: En dos plantas y 210 m² construidos hay cinco habitaciones y un baño, sobre una parcela de 640 m².
inside: La parcela mide 640 m².
inside: Alrededor hay una parcela de 640 m².
inside: Está en Torrent.
outdoor: Fuera hay terraza, jardín y piscina.
outdoor: Tiene terraza, jardín y piscina.
outdoor: Cuenta con terraza, jardín y piscina.
outdoor: Para estar al aire libre hay terraza, jardín y piscina.
outdoor: A la terraza se suman el jardín y la piscina.
state: La casa es de 1978.
state: La casa se construyó en 1978.
state: La casa es de 1978 y necesita reforma.
state: Está por reformar.
state: Necesita reforma.
comfort: Tiene chimenea.
comfort: Cuenta con chimenea.
conditions: Se vende por 415.000 €.
conditions: El precio es de 415.000 €.
conditions: Precio: 415.000 €.
`);
});

test("a home that is still to be built is not described as if it were there", () => {
  expect(sentences(OFF_PLAN)).toBe(`
floor: El ático está en la planta 17, con ascensor.
floor: El ático se encuentra en la planta 17, con ascensor.
inside: Mide 120 m² construidos.
inside: La superficie es de 120 m² construidos.
floor: Está en la planta 17.
floor: El edificio tiene ascensor.
state: Es obra nueva.
state: Es obra nueva, con entrega prevista en 2028.
state: La entrega está prevista en 2028.
`);
});

test("a shop to let: rooms that are no bedrooms, a ground floor, a renovation that is only planned", () => {
  expect(sentences(SHOP)).toBe(`
floor: El local, en buen estado, está en planta baja, en un edificio de 1990.
inside: Los 64 m² útiles se reparten en una estancia y un baño.
inside: En 64 m² útiles hay una estancia y un baño.
inside: Tiene 64 m² útiles, con una estancia y un baño.
inside: Son 64 m² útiles, con una estancia y un baño.
inside: Dentro hay una estancia y un baño, en 64 m² útiles.
inside: Suma 64 m² útiles y se distribuye en una estancia y un baño.
inside: Dentro hay una estancia y un baño.
inside: Tiene una estancia y un baño.
inside: Se distribuye en una estancia y un baño.
inside: Cuenta con una estancia y un baño.
inside: Está en Gràcia (Barcelona).
floor: Está en planta baja.
floor: Está en planta baja, en un edificio de 1990.
state: La reforma está prevista en 2027.
conditions: Se alquila por 950 € al mes, con 45 € al mes de gastos de comunidad.
conditions: El alquiler es de 950 € al mes y los gastos de comunidad, de 45 € al mes.
conditions: Alquiler: 950 € al mes; gastos de comunidad: 45 € al mes.
conditions: Gastos de comunidad: 45 € al mes.
`);
});

/** One fact and nothing else: every way to say it must do without the others. */
const ALONE: Readonly<Record<string, Partial<HomeFacts>>> = {
  hasTerrace: { hasTerrace: true },
  hasGarden: { hasGarden: true },
  hasPool: { hasPool: true },
  hasParkingIncluded: { hasParkingIncluded: true },
  hasStorageRoom: { hasStorageRoom: true },
  hasWardrobes: { hasWardrobes: true },
  hasDoorman: { hasDoorman: true },
  heating: { heating: "suelo_radiante" },
  rooms: { rooms: 1 },
  buildingFloors: { buildingFloors: 1 },
  "floor −2": { floor: -2 },
  "floor −1": { floor: -1 },
  "floor 11": { floor: 11 },
};
const BARE: HomeFacts = { operation: "venta", type: "piso", country: "ES", currency: "EUR" };

test("each feature alone", () => {
  const lines = Object.entries(ALONE).map(([name, facts]) => {
    const shown = sentences({ ...BARE, ...facts })
      .trim()
      .split("\n");
    return `${name}: ${shown.map((line) => line.replace(/^\w+: /, "")).join(" ")}`;
  });
  expect(linesOf(lines)).toBe(`
hasTerrace: Al aire libre hay terraza. El piso cuenta con terraza. Fuera, terraza. Fuera hay terraza. Tiene terraza. Cuenta con terraza. Para estar al aire libre hay terraza.
hasGarden: 
hasPool: 
hasParkingIncluded: El precio incluye la plaza de aparcamiento. Hay plaza de aparcamiento incluida. Incluye plaza de aparcamiento.
hasStorageRoom: El piso cuenta también con un trastero. Hay también un trastero. Hay trastero. Cuenta con un trastero.
hasWardrobes: Tiene armarios empotrados. Cuenta con armarios empotrados.
hasDoorman: El edificio tiene portero.
heating: Tiene suelo radiante. Cuenta con suelo radiante. Se calienta por suelo radiante.
rooms: Dentro hay una habitación. Tiene una habitación.
buildingFloors: El edificio tiene una altura.
floor −2: El piso está en la planta −2. Está en la planta −2.
floor −1: El piso está en el semisótano. Está en el semisótano.
floor 11: El piso está en la planta 11. El piso se encuentra en la planta 11. Está en la planta 11. Se encuentra en la planta 11.
`);
});

test("spoken to somebody, by tú, vos and usted: what a plain text does not say", () => {
  const usual = new Set(sentences(FLAT).split("\n"));
  const shown = (person: Saying["person"]) =>
    sentences(FLAT, { tone: "cercano", person })
      .split("\n")
      .filter((line) => !usual.has(line));
  expect(linesOf([...shown("tu"), ...shown("vos"), ...shown("usted")])).toBe(`
outdoor: Y cuando apetezca salir sin salir de casa, una terraza de 12 m².
outdoor: Para el aire libre tienes una terraza de 12 m².
near: El metro Bailén te queda a 4 minutos y el mercado de Ruzafa, a 300 m.
inside: Dentro tienes 94 m² construidos, 82 de ellos útiles, con tres habitaciones, dos baños y armarios empotrados.
inside: Al entrar encuentras tres habitaciones, dos baños y armarios empotrados: en total, 94 m² construidos, 82 de ellos útiles.
inside: Son 94 m² construidos, 82 de ellos útiles, que dan para tres habitaciones, dos baños y armarios empotrados.
extras: El coche tiene una plaza de aparcamiento, y lo que estorba en casa, un trastero; también hay armarios empotrados.
extras: El coche tiene su sitio: la plaza de aparcamiento va con el precio; también hay armarios empotrados.
conditions: Son 320.000 €; los gastos de comunidad, 80 € al mes.
outdoor: Y cuando apetezca salir sin salir de casa, una terraza de 12 m².
outdoor: Para el aire libre tenés una terraza de 12 m².
near: El metro Bailén te queda a 4 minutos y el mercado de Ruzafa, a 300 m.
inside: Dentro tenés 94 m² construidos, 82 de ellos útiles, con tres habitaciones, dos baños y armarios empotrados.
inside: Al entrar encontrás tres habitaciones, dos baños y armarios empotrados: en total, 94 m² construidos, 82 de ellos útiles.
inside: Son 94 m² construidos, 82 de ellos útiles, que dan para tres habitaciones, dos baños y armarios empotrados.
extras: El coche tiene una plaza de aparcamiento, y lo que estorba en casa, un trastero; también hay armarios empotrados.
extras: El coche tiene su sitio: la plaza de aparcamiento va con el precio; también hay armarios empotrados.
conditions: Son 320.000 €; los gastos de comunidad, 80 € al mes.
outdoor: Y cuando apetezca salir sin salir de casa, una terraza de 12 m².
outdoor: Para el aire libre tiene una terraza de 12 m².
near: El metro Bailén le queda a 4 minutos y el mercado de Ruzafa, a 300 m.
inside: Dentro tiene 94 m² construidos, 82 de ellos útiles, con tres habitaciones, dos baños y armarios empotrados.
inside: Al entrar encuentra tres habitaciones, dos baños y armarios empotrados: en total, 94 m² construidos, 82 de ellos útiles.
inside: Son 94 m² construidos, 82 de ellos útiles, que dan para tres habitaciones, dos baños y armarios empotrados.
extras: El coche tiene una plaza de aparcamiento, y lo que estorba en casa, un trastero; también hay armarios empotrados.
extras: El coche tiene su sitio: la plaza de aparcamiento va con el precio; también hay armarios empotrados.
conditions: Son 320.000 €; los gastos de comunidad, 80 € al mes.
`);
});

test("an investor reads what a metre costs; a rent has no such figure, and the garage no sentence about the price", () => {
  expect(aboutOnly("conditions", FLAT, { tone: "inversion" })).toBe(`
conditions: El precio es de 320.000 € y los gastos de comunidad, de 80 € al mes.
conditions: Precio: 320.000 €; gastos de comunidad: 80 € al mes.
conditions: Se vende por 320.000 €, es decir, a 3.404 €/m²; los gastos de comunidad, 80 € al mes.
conditions: Gastos de comunidad: 80 € al mes.
`);
  expect(aboutOnly("conditions", SHOP, { tone: "inversion" })).not.toContain("equivale");
  expect(aboutOnly("extras", FLAT, { tone: "inversion" })).not.toContain("El precio, ");
});

test("formal: other verbs, the same facts", () => {
  expect(aboutOnly("outdoor", HOUSE, { tone: "premium", person: "usted" })).toBe(`
outdoor: Fuera hay terraza, jardín y piscina.
outdoor: Tiene terraza, jardín y piscina.
outdoor: Cuenta con terraza, jardín y piscina.
outdoor: Dispone de terraza, jardín y piscina.
outdoor: Para estar al aire libre hay terraza, jardín y piscina.
outdoor: A la terraza se suman el jardín y la piscina.
`);
});

test.each([
  [
    "es-MX",
    `
floor: El departamento es exterior y está en el tercer y último piso de un edificio de seis niveles construido en 1965, con elevador y portero.
floor: El departamento es exterior y se encuentra en el tercer y último piso de un edificio de seis niveles construido en 1965, con elevador y portero.
floor: Es exterior y está en el tercer piso, el último, de un edificio de 1965 con seis niveles, elevador y portero.
outdoor: Es exterior, mira al sur y tiene vistas al parque Central y una terraza de 12 m².
outdoor: Exterior y orientado al sur, el departamento tiene vistas al parque Central y una terraza de 12 m².
outdoor: Es exterior, con orientación sur, y cuenta con vistas al parque Central y una terraza de 12 m².
extras: El precio incluye el estacionamiento; hay también una bodega, clósets y portero.
extras: Hay estacionamiento incluido, una bodega, clósets y portero.
extras: El precio incluye el estacionamiento, y hay también una bodega, clósets y portero.
conditions: Cuota de mantenimiento: 80 € al mes.
`,
  ],
  [
    "es-AR",
    `
floor: El departamento es exterior y está en el tercer y último piso de un edificio de seis, construido en 1965, con ascensor y encargado.
floor: El departamento es exterior y se encuentra en el tercer y último piso de un edificio de seis, construido en 1965, con ascensor y encargado.
floor: Es exterior y está en el tercer piso, el último, de un edificio de 1965 con seis pisos, ascensor y encargado.
outdoor: Es exterior, mira al sur y tiene vistas al parque Central y una terraza de 12 m².
outdoor: Exterior y orientado al sur, el departamento tiene vistas al parque Central y una terraza de 12 m².
outdoor: Es exterior, con orientación sur, y cuenta con vistas al parque Central y una terraza de 12 m².
extras: El precio incluye la cochera; hay también una baulera, placares y encargado.
extras: Hay cochera incluida, una baulera, placares y encargado.
extras: El precio incluye la cochera, y hay también una baulera, placares y encargado.
conditions: Expensas: 80 € al mes.
`,
  ],
  [
    "es-CO",
    `
floor: El apartamento es exterior y está en el tercer y último piso de un edificio de seis, construido en 1965, con ascensor y portería.
floor: El apartamento es exterior y se encuentra en el tercer y último piso de un edificio de seis, construido en 1965, con ascensor y portería.
floor: Es exterior y está en el tercer piso, el último, de un edificio de 1965 con seis pisos, ascensor y portería.
outdoor: Es exterior, mira al sur y tiene vistas al parque Central y una terraza de 12 m².
outdoor: Exterior y orientado al sur, el apartamento tiene vistas al parque Central y una terraza de 12 m².
outdoor: Es exterior, con orientación sur, y cuenta con vistas al parque Central y una terraza de 12 m².
extras: El precio incluye el parqueadero; hay también un depósito, clósets y portería.
extras: Hay parqueadero incluido, un depósito, clósets y portería.
extras: El precio incluye el parqueadero, y hay también un depósito, clósets y portería.
conditions: Administración: 80 € al mes.
`,
  ],
  [
    "es-CL",
    `
floor: El departamento es exterior y está en el tercer y último piso de un edificio de seis, construido en 1965, con ascensor y conserjería.
floor: El departamento es exterior y se encuentra en el tercer y último piso de un edificio de seis, construido en 1965, con ascensor y conserjería.
floor: Es exterior y está en el tercer piso, el último, de un edificio de 1965 con seis pisos, ascensor y conserjería.
outdoor: Es exterior, mira al sur y tiene vistas al parque Central y una terraza de 12 m².
outdoor: Exterior y orientado al sur, el departamento tiene vistas al parque Central y una terraza de 12 m².
outdoor: Es exterior, con orientación sur, y cuenta con vistas al parque Central y una terraza de 12 m².
extras: El precio incluye el estacionamiento; hay también una bodega, clósets y conserjería.
extras: Hay estacionamiento incluido, una bodega, clósets y conserjería.
extras: El precio incluye el estacionamiento, y hay también una bodega, clósets y conserjería.
conditions: Gastos comunes: 80 € al mes.
`,
  ],
] as const)("the words of %s", (variety, expected) => {
  const facts = { ...FULL_FLAT, price: undefined };
  const lines = ["floor", "outdoor", "extras", "conditions"].flatMap((topic) =>
    aboutOnly(topic, facts, { variety }).trim().split("\n").slice(0, 3),
  );
  expect(linesOf(lines)).toBe(expected);
});
