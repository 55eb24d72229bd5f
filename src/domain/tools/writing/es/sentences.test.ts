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
inside: Se reparte en tres habitaciones y dos baños.
inside: El piso tiene tres habitaciones y dos baños.
inside: Dentro hay tres habitaciones y dos baños.
inside: Son tres habitaciones y dos baños.
inside: La distribución: tres habitaciones y dos baños.
inside: 94 m² construidos repartidos en tres habitaciones y dos baños.
inside: En 94 m² construidos hay sitio para tres habitaciones y dos baños.
inside: Mide 94 m² construidos y se reparte en tres habitaciones y dos baños.
inside: Con 94 m² construidos y 82 m² útiles, se reparte en tres habitaciones y dos baños.
inside: Tres habitaciones y dos baños en 94 m² construidos, 82 m² de ellos útiles.
inside: Mide 94 m² construidos, de los que 82 m² son útiles.
inside: La superficie es de 94 m² construidos y 82 m² útiles.
inside: Tiene 94 m² construidos, 82 m² de ellos útiles.
inside: Son 94 m² construidos, con 82 m² útiles y dos baños.
inside: El piso mide 94 m² construidos y tiene dos baños.
inside: Tiene tres habitaciones.
inside: Se reparte en tres habitaciones.
inside: El piso tiene dos baños.
inside: Tiene dos baños.
inside: Mide 94 m² construidos.
inside: La superficie construida es de 94 m².
inside: La superficie útil es de 82 m².
inside: De superficie útil tiene 82 m².
inside: Está en Ruzafa (Valencia).
floor: Está en la tercera planta de un edificio de seis plantas, con ascensor.
floor: Se encuentra en la tercera planta de un edificio de seis plantas, con ascensor.
floor: Tercera planta exterior, con ascensor.
floor: Es exterior y está en la tercera planta de un edificio de seis plantas, con ascensor.
floor: Se sube en ascensor hasta la tercera planta.
floor: El edificio tiene seis plantas y ascensor; el piso está situado en la tercera planta.
floor: El edificio tiene seis plantas y ascensor.
floor: Hay ascensor en el edificio.
floor: Tiene ascensor.
floor: Es exterior y el edificio tiene ascensor.
floor: Es exterior.
floor: El piso es exterior.
floor: Está en la última planta del edificio.
floor: Encima no vive nadie: es la última planta.
floor: El edificio tiene seis plantas.
floor: El edificio es de seis plantas.
light: Mira al sur y tiene vistas al parque Central.
light: Orientación sur y vistas al parque Central.
light: Las vistas dan al parque Central; la orientación, al sur.
light: El piso está orientado al sur, con vistas al parque Central.
light: Mira al sur.
light: Tiene orientación sur.
light: El piso está orientado al sur.
light: Es exterior y mira al sur.
light: Tiene vistas al parque Central.
light: Las vistas dan al parque Central.
light: Desde el piso hay vistas al parque Central.
outdoor: Al aire libre tiene terraza de 12 m², jardín comunitario y piscina comunitaria.
outdoor: Fuera hay terraza de 12 m², jardín comunitario y piscina comunitaria.
outdoor: El piso tiene terraza de 12 m², jardín comunitario y piscina comunitaria.
outdoor: Para estar al aire libre hay terraza de 12 m², jardín comunitario y piscina comunitaria.
outdoor: La terraza mide 12 m².
outdoor: Son 12 m² de terraza.
outdoor: Tiene terraza de 12 m² y orientación sur.
comfort: Tiene calefacción de gas individual y aire acondicionado.
comfort: Para el invierno hay calefacción de gas individual; para el verano, aire acondicionado.
comfort: La climatización: calefacción de gas individual y aire acondicionado.
comfort: Tiene calefacción de gas individual.
comfort: El piso se calienta con calefacción de gas individual.
comfort: El piso cuenta con calefacción de gas individual.
comfort: Tiene aire acondicionado.
comfort: Para el verano hay aire acondicionado.
comfort: Hay aire acondicionado.
comfort: Lleva aire acondicionado y armarios empotrados.
state: El edificio es de 1965 y el piso se reformó en 2021.
state: Se reformó en 2021; el edificio es de 1965.
state: La última reforma es de 2021 y el edificio, de 1965.
state: Está en buen estado: se reformó en 2021.
state: El edificio es de 1965 y el piso está en buen estado.
state: Se reformó en 2021.
state: La reforma es de 2021.
state: El edificio es de 1965.
state: El edificio se construyó en 1965.
state: El piso está en buen estado.
state: Se encuentra en buen estado.
extras: Tiene además plaza de garaje incluida, trastero, armarios empotrados y conserje.
extras: También hay plaza de garaje incluida, trastero, armarios empotrados y conserje.
extras: El piso cuenta con plaza de garaje incluida, trastero, armarios empotrados y conserje.
extras: El precio, 320.000 €, incluye plaza de garaje.
extras: Incluye plaza de garaje y trastero.
extras: Para guardar hay armarios empotrados y trastero.
extras: El edificio tiene conserje.
extras: El piso se entrega amueblado.
extras: El piso está amueblado.
near: Cerca: metro Bailén a 4 minutos y mercado de Ruzafa a 300 m.
near: En los alrededores, metro Bailén a 4 minutos y mercado de Ruzafa a 300 m.
near: El entorno: metro Bailén a 4 minutos y mercado de Ruzafa a 300 m.
near: A mano quedan el metro Bailén a 4 minutos y el mercado de Ruzafa a 300 m.
near: En la zona: metro Bailén a 4 minutos y mercado de Ruzafa a 300 m.
conditions: Se vende por 320.000 €, con 80 € al mes de gastos de comunidad.
conditions: Precio: 320.000 €, con 80 € al mes de gastos de comunidad.
conditions: El precio de venta es de 320.000 €, con 80 € al mes de gastos de comunidad.
conditions: Gastos de comunidad: 80 € al mes.
conditions: De gastos de comunidad se pagan 80 € al mes.
own: La cocina da a la terraza.
`);
});

test("a house: its own garden and pool, no floor, and it is the house that was built", () => {
  expect(sentences(HOUSE)).toBe(`
inside: Se reparte en cinco habitaciones y un baño.
inside: La casa tiene cinco habitaciones y un baño.
inside: Dentro hay cinco habitaciones y un baño.
inside: Son cinco habitaciones y un baño.
inside: La distribución: cinco habitaciones y un baño.
inside: 210 m² construidos repartidos en cinco habitaciones y un baño.
inside: En 210 m² construidos hay sitio para cinco habitaciones y un baño.
inside: Mide 210 m² construidos y se reparte en cinco habitaciones y un baño.
inside: La casa mide 210 m² construidos y tiene un baño.
inside: Tiene cinco habitaciones.
inside: Se reparte en cinco habitaciones.
inside: La casa tiene un baño.
inside: Tiene un baño.
inside: Mide 210 m² construidos.
inside: La superficie construida es de 210 m².
inside: La parcela mide 640 m².
inside: Se levanta sobre una parcela de 640 m².
inside: 210 m² construidos sobre una parcela de 640 m².
inside: Está en Torrent.
floor: La casa es exterior.
floor: Se desarrolla en dos plantas.
outdoor: Al aire libre tiene terraza, jardín y piscina.
outdoor: Fuera hay terraza, jardín y piscina.
outdoor: La casa tiene terraza, jardín y piscina.
outdoor: Para estar al aire libre hay terraza, jardín y piscina.
comfort: Tiene chimenea.
comfort: La casa se calienta con chimenea.
comfort: La casa cuenta con chimenea.
state: La construcción es de 1978.
state: La casa se construyó en 1978.
state: Necesita reforma.
state: Está para reformar.
state: La construcción es de 1978 y la casa necesita reforma.
conditions: Se vende por 415.000 €.
conditions: Precio: 415.000 €.
conditions: El precio de venta es de 415.000 €.
`);
});

test("a home that is still to be built is not described as if it were there", () => {
  expect(sentences(OFF_PLAN)).toBe(`
inside: Mide 120 m² construidos.
inside: La superficie construida es de 120 m².
floor: Está en la planta 17, con ascensor.
floor: Se encuentra en la planta 17, con ascensor.
floor: Se sube en ascensor hasta la planta 17.
floor: El edificio tiene ascensor.
floor: Hay ascensor en el edificio.
floor: Tiene ascensor.
state: Es obra nueva.
state: Es obra nueva, con entrega prevista en 2028.
state: La entrega está prevista en 2028.
state: La obra se termina, según lo previsto, en 2028.
`);
});

test("a shop to let: rooms that are no bedrooms, a ground floor, a renovation that is only planned", () => {
  expect(sentences(SHOP)).toBe(`
inside: Se reparte en una estancia y un baño.
inside: El local tiene una estancia y un baño.
inside: Dentro hay una estancia y un baño.
inside: Son una estancia y un baño.
inside: La distribución: una estancia y un baño.
inside: Tiene una estancia.
inside: El local tiene un baño.
inside: Tiene un baño.
inside: La superficie útil es de 64 m².
inside: De superficie útil tiene 64 m².
inside: Está en Gràcia (Barcelona).
floor: Está en planta baja.
state: La construcción es de 1990 y el local está en buen estado.
state: La construcción es de 1990.
state: El local se construyó en 1990.
state: El local está en buen estado.
state: Se encuentra en buen estado.
state: La reforma está prevista en 2027.
conditions: Se alquila por 950 € al mes, con 45 € al mes de gastos de comunidad.
conditions: Precio: 950 € al mes, con 45 € al mes de gastos de comunidad.
conditions: El precio del alquiler es de 950 € al mes, con 45 € al mes de gastos de comunidad.
conditions: Gastos de comunidad: 45 € al mes.
conditions: De gastos de comunidad se pagan 45 € al mes.
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
hasTerrace: Al aire libre tiene terraza. Fuera hay terraza. El piso tiene terraza. Para estar al aire libre hay terraza.
hasGarden: Al aire libre tiene jardín comunitario. Fuera hay jardín comunitario. El piso tiene jardín comunitario. Para estar al aire libre hay jardín comunitario.
hasPool: Al aire libre tiene piscina comunitaria. Fuera hay piscina comunitaria. El piso tiene piscina comunitaria. Para estar al aire libre hay piscina comunitaria.
hasParkingIncluded: Tiene además plaza de garaje incluida. También hay plaza de garaje incluida. El piso cuenta con plaza de garaje incluida. Incluye plaza de garaje.
hasStorageRoom: Tiene además trastero. También hay trastero. El piso cuenta con trastero.
hasWardrobes: Tiene además armarios empotrados. También hay armarios empotrados. El piso cuenta con armarios empotrados. Para guardar hay armarios empotrados.
hasDoorman: Tiene además conserje. También hay conserje. El piso cuenta con conserje. El edificio tiene conserje.
heating: Tiene suelo radiante. El piso se calienta con suelo radiante. El piso cuenta con suelo radiante.
rooms: Tiene una habitación.
buildingFloors: El edificio tiene una planta. El edificio es de una planta.
floor −2: Está en la planta −2. Se encuentra en la planta −2.
floor −1: Está en el semisótano. Se encuentra en el semisótano.
floor 11: Está en la planta 11. Se encuentra en la planta 11.
`);
});

test("spoken to somebody, by tú, vos and usted: what a plain text does not say", () => {
  const usual = new Set(sentences(FLAT).split("\n"));
  const shown = (person: Saying["person"]) =>
    sentences(FLAT, { tone: "cercano", person })
      .split("\n")
      .filter((line) => !usual.has(line));
  expect(linesOf([...shown("tu"), ...shown("vos"), ...shown("usted")])).toBe(`
inside: Al entrar encuentras tres habitaciones y dos baños.
comfort: El clima de casa lo ponen calefacción de gas individual y aire acondicionado.
extras: Y además, plaza de garaje incluida, trastero y armarios empotrados.
near: Cerca tienes el metro Bailén a 4 minutos y el mercado de Ruzafa a 300 m.
inside: Al entrar encontrás tres habitaciones y dos baños.
comfort: El clima de casa lo ponen calefacción de gas individual y aire acondicionado.
extras: Y además, plaza de garaje incluida, trastero y armarios empotrados.
near: Cerca tenés el metro Bailén a 4 minutos y el mercado de Ruzafa a 300 m.
inside: Al entrar encuentra tres habitaciones y dos baños.
comfort: El clima de casa lo ponen calefacción de gas individual y aire acondicionado.
extras: Y además, plaza de garaje incluida, trastero y armarios empotrados.
near: Cerca tiene el metro Bailén a 4 minutos y el mercado de Ruzafa a 300 m.
`);
});

test("an investor reads what a metre costs; a rent has no such figure, and the garage no sentence about the price", () => {
  expect(aboutOnly("conditions", FLAT, { tone: "inversion" })).toBe(`
conditions: Se vende por 320.000 €, con 80 € al mes de gastos de comunidad.
conditions: Precio: 320.000 €, con 80 € al mes de gastos de comunidad.
conditions: El precio de venta es de 320.000 €, con 80 € al mes de gastos de comunidad.
conditions: El precio, 320.000 €, equivale a 3.404 €/m².
conditions: Se vende por 320.000 €, es decir, a 3.404 €/m².
conditions: Gastos de comunidad: 80 € al mes.
conditions: De gastos de comunidad se pagan 80 € al mes.
`);
  expect(aboutOnly("conditions", SHOP, { tone: "inversion" })).not.toContain("equivale");
  expect(aboutOnly("extras", FLAT, { tone: "inversion" })).not.toContain("El precio, ");
});

test("formal: other verbs, the same facts", () => {
  expect(aboutOnly("outdoor", HOUSE, { tone: "premium", person: "usted" })).toBe(`
outdoor: Al aire libre tiene terraza, jardín y piscina.
outdoor: Fuera hay terraza, jardín y piscina.
outdoor: La casa dispone de terraza, jardín y piscina.
outdoor: Para estar al aire libre hay terraza, jardín y piscina.
`);
});

test.each([
  [
    "es-MX",
    `
floor: Está en el tercer piso de un edificio de seis pisos, con elevador.
floor: Se encuentra en el tercer piso de un edificio de seis pisos, con elevador.
floor: Tercer piso exterior, con elevador.
outdoor: Al aire libre tiene terraza de 12 m², jardín de uso común y alberca de uso común.
outdoor: Fuera hay terraza de 12 m², jardín de uso común y alberca de uso común.
outdoor: El departamento tiene terraza de 12 m², jardín de uso común y alberca de uso común.
extras: Tiene además estacionamiento incluido, bodega, clósets y conserje.
extras: También hay estacionamiento incluido, bodega, clósets y conserje.
extras: El departamento cuenta con estacionamiento incluido, bodega, clósets y conserje.
conditions: Cuota de mantenimiento: 80 € al mes.
conditions: De cuota de mantenimiento se pagan 80 € al mes.
`,
  ],
  [
    "es-AR",
    `
floor: Está en el tercer piso de un edificio de seis pisos, con ascensor.
floor: Se encuentra en el tercer piso de un edificio de seis pisos, con ascensor.
floor: Tercer piso exterior, con ascensor.
outdoor: Al aire libre tiene terraza de 12 m², jardín de uso común y pileta de uso común.
outdoor: Fuera hay terraza de 12 m², jardín de uso común y pileta de uso común.
outdoor: El departamento tiene terraza de 12 m², jardín de uso común y pileta de uso común.
extras: Tiene además cochera incluida, baulera, placares y encargado.
extras: También hay cochera incluida, baulera, placares y encargado.
extras: El departamento cuenta con cochera incluida, baulera, placares y encargado.
conditions: Expensas: 80 € al mes.
conditions: De expensas se pagan 80 € al mes.
`,
  ],
  [
    "es-CO",
    `
floor: Está en el tercer piso de un edificio de seis pisos, con ascensor.
floor: Se encuentra en el tercer piso de un edificio de seis pisos, con ascensor.
floor: Tercer piso exterior, con ascensor.
outdoor: Al aire libre tiene terraza de 12 m², jardín comunal y piscina comunal.
outdoor: Fuera hay terraza de 12 m², jardín comunal y piscina comunal.
outdoor: El apartamento tiene terraza de 12 m², jardín comunal y piscina comunal.
extras: Tiene además parqueadero incluido, depósito, clósets y portería.
extras: También hay parqueadero incluido, depósito, clósets y portería.
extras: El apartamento cuenta con parqueadero incluido, depósito, clósets y portería.
conditions: Administración: 80 € al mes.
conditions: De administración se pagan 80 € al mes.
`,
  ],
  [
    "es-CL",
    `
floor: Está en el tercer piso de un edificio de seis pisos, con ascensor.
floor: Se encuentra en el tercer piso de un edificio de seis pisos, con ascensor.
floor: Tercer piso exterior, con ascensor.
outdoor: Al aire libre tiene terraza de 12 m², jardín de uso común y piscina de uso común.
outdoor: Fuera hay terraza de 12 m², jardín de uso común y piscina de uso común.
outdoor: El departamento tiene terraza de 12 m², jardín de uso común y piscina de uso común.
extras: Tiene además estacionamiento incluido, bodega, clósets y conserjería.
extras: También hay estacionamiento incluido, bodega, clósets y conserjería.
extras: El departamento cuenta con estacionamiento incluido, bodega, clósets y conserjería.
conditions: Gastos comunes: 80 € al mes.
conditions: De gastos comunes se pagan 80 € al mes.
`,
  ],
] as const)("the words of %s", (variety, expected) => {
  const facts = { ...FULL_FLAT, price: undefined };
  const lines = ["floor", "outdoor", "extras", "conditions"].flatMap((topic) =>
    aboutOnly(topic, facts, { variety }).trim().split("\n").slice(0, 3),
  );
  expect(linesOf(lines)).toBe(expected);
});
