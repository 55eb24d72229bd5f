import { describe, expect, test } from "vitest";
import { HEATING_NAMES, HEATINGS, PROPERTY_TYPES } from "../../shared/home-attributes/home-values.ts";
import { aType, heating as englishHeating, facing } from "./en/phrases.ts";
import { doormanName, lexiconOf, parkingNoun, roomNoun, typeNoun } from "./es/lexicon.ts";
import { counted, definite, type Noun } from "./es/nouns.ts";
import { heating as spanishHeating } from "./es/phrases.ts";
import { COMPASS, type FieldKey, type HomeFacts, type Variety } from "./facts.ts";
import { FIELD_NAMES } from "./field-names.ts";
import type { Saying } from "./grammar.ts";
import { salienceOf } from "./salience.ts";
import { asRead, FLAT, HOUSE, linesOf, plainSaying } from "./writing.test-data.ts";

/** The names of things, country by country: every word of the tables, with the article that tells its gender. */

/** The first or the second name of everything that has two. */
function calling(variety: Variety, type: HomeFacts["type"], which: 0 | 1): Saying {
  const plain = plainSaying({ ...FLAT, type }, { variety });
  return { ...plain, choose: { ...plain.choose, name: (_key, count) => which % count } };
}
const shown = ({ isFeminine, one, many }: Noun) => `${isFeminine ? "la" : "el"} ${one}, ${many}`;
const bothNames = (name: (which: 0 | 1) => string) => [...new Set([name(0), name(1)])].join("; ");

describe("Spanish of each country", () => {
  test.each([
    [
      "es-ES",
      `
piso: el piso, pisos
atico: el ático, áticos
duplex: el dúplex, dúplex
estudio: el estudio, estudios
casa: la casa, casas
chalet: el chalet, chalets
adosado: el adosado, adosados
local: el local, locales
oficina: la oficina, oficinas
otro: el inmueble, inmuebles
rooms: la habitación, habitaciones; el dormitorio, dormitorios
parking: la plaza de aparcamiento, plazas de aparcamiento
doorman: portero
lift ascensor, ascensores; storage trastero; pool piscina; wardrobes armarios empotrados; storey planta, plantas; construidos; útiles; gastos de comunidad; alquila; alquiler; dos alturas; la parcela; los gastos de comunidad
`,
    ],
    [
      "es-MX",
      `
piso: el departamento, departamentos
atico: el penthouse, penthouses
duplex: el dúplex, dúplex
estudio: el estudio, estudios
casa: la casa, casas
chalet: la casa, casas
adosado: la casa, casas
local: el local comercial, locales comerciales
oficina: la oficina, oficinas
otro: el inmueble, inmuebles
rooms: la recámara, recámaras
parking: el estacionamiento, estacionamientos; el cajón de estacionamiento, cajones de estacionamiento
doorman: portero
lift elevador, elevadores; storage bodega; pool alberca; wardrobes clósets; storey piso, pisos; de construcción; útiles; cuota de mantenimiento; renta; renta; dos niveles; el terreno; la cuota de mantenimiento
`,
    ],
    [
      "es-AR",
      `
piso: el departamento, departamentos
atico: el penthouse, penthouses
duplex: el dúplex, dúplex
estudio: el monoambiente, monoambientes
casa: la casa, casas
chalet: el chalet, chalets; la casa, casas
adosado: la casa, casas
local: el local, locales
oficina: la oficina, oficinas
otro: el inmueble, inmuebles
rooms: el dormitorio, dormitorios
parking: la cochera, cocheras
doorman: encargado
lift ascensor, ascensores; storage baulera; pool pileta; wardrobes placares; storey piso, pisos; cubiertos; útiles; expensas; alquila; alquiler; dos pisos; el terreno; las expensas
`,
    ],
    [
      "es-CO",
      `
piso: el apartamento, apartamentos
atico: el penthouse, penthouses
duplex: el dúplex, dúplex
estudio: el apartaestudio, apartaestudios
casa: la casa, casas
chalet: la casa, casas
adosado: la casa, casas
local: el local, locales
oficina: la oficina, oficinas
otro: el inmueble, inmuebles
rooms: la alcoba, alcobas; la habitación, habitaciones
parking: el parqueadero, parqueaderos
doorman: portería
lift ascensor, ascensores; storage depósito; pool piscina; wardrobes clósets; storey piso, pisos; construidos; útiles; administración; arrienda; arriendo; dos pisos; el lote; la administración
`,
    ],
    [
      "es-CL",
      `
piso: el departamento, departamentos
atico: el penthouse, penthouses
duplex: el dúplex, dúplex
estudio: el estudio, estudios
casa: la casa, casas
chalet: la casa, casas
adosado: la casa, casas
local: el local, locales
oficina: la oficina, oficinas
otro: el inmueble, inmuebles
rooms: el dormitorio, dormitorios
parking: el estacionamiento, estacionamientos
doorman: conserjería; conserje
lift ascensor, ascensores; storage bodega; pool piscina; wardrobes clósets; storey piso, pisos; construidos; útiles; gastos comunes; arrienda; arriendo; dos pisos; el terreno; los gastos comunes
`,
    ],
  ] as const)("%s", (variety, expected) => {
    const { lift, storage, pool, wardrobes, storey, built, usable, communityFee, lets, rent, level, plot, theFee } =
      lexiconOf({
        variety,
      });
    const nounOf = (noun: (c: Saying) => Noun, type: HomeFacts["type"] = "piso") =>
      bothNames((which) => shown(noun(calling(variety, type, which))));
    expect(
      linesOf([
        ...PROPERTY_TYPES.map((type) => `${type}: ${nounOf(typeNoun, type)}`),
        `rooms: ${nounOf(roomNoun)}`,
        `parking: ${nounOf(parkingNoun)}`,
        `doorman: ${bothNames((which) => doormanName(calling(variety, "piso", which)))}`,
        `lift ${lift.one}, ${lift.many}; storage ${storage.one}; pool ${pool.one}; wardrobes ${wardrobes}; storey ${storey.one}, ${storey.many}; ${built}; ${usable}; ${communityFee}; ${lets}; ${rent}; ${counted(2, level)}; ${definite(plot)}; ${theFee}`,
      ]),
    ).toBe(expected);
  });
  test("English borrows no Spanish words but those of Spain where it must", () => {
    expect(lexiconOf({ variety: "en" })).toBe(lexiconOf({ variety: "es-ES" }));
  });
});

test("English names of homes, sides and heatings", () => {
  const shown = (facts: Partial<HomeFacts>, say: (c: Saying) => string) =>
    asRead(say(plainSaying({ ...FLAT, ...facts })));
  expect(PROPERTY_TYPES.map((type) => shown({ type }, aType))).toEqual([
    "an apartment",
    "a penthouse",
    "a duplex",
    "a studio",
    "a house",
    "a detached house",
    "a terraced house",
    "a commercial unit",
    "an office",
    "a property",
  ]);
  expect(COMPASS.map((orientation) => shown({ orientation }, facing))).toEqual([
    "north-facing",
    "north-east-facing",
    "east-facing",
    "south-east-facing",
    "south-facing",
    "south-west-facing",
    "west-facing",
    "north-west-facing",
  ]);
  expect(HEATINGS.map((heating) => shown({ heating }, englishHeating))).toEqual([
    "individual gas heating",
    "central heating",
    "electric heating",
    "underfloor heating",
    "an air-source heat pump",
    "heat-pump heating",
    "a fireplace",
  ]);
  expect(HEATINGS.map((heating) => shown({ heating }, spanishHeating))).toEqual([
    "calefacción de gas individual",
    "calefacción central",
    "calefacción eléctrica",
    "suelo radiante",
    "calefacción por aerotermia",
    "calefacción por bomba de calor",
    "chimenea",
  ]);
});

test("the form's names of fields and heatings", () => {
  expect(HEATINGS.map((heating) => HEATING_NAMES[heating])).toEqual([
    "Gas individual",
    "Central",
    "Eléctrica",
    "Suelo radiante",
    "Aerotermia",
    "Bomba de calor",
    "Chimenea",
  ]);
  expect(new Set(Object.values(FIELD_NAMES)).size).toBe(Object.keys(FIELD_NAMES).length - 2);
  expect(FIELD_NAMES.energyStatus).toBe(FIELD_NAMES.energyRating);
  expect(FIELD_NAMES.noted).toBe(FIELD_NAMES.quoted);
});

describe("how much each fact moves whoever looks", () => {
  const order = (facts: HomeFacts) =>
    (Object.keys(FIELD_NAMES) as FieldKey[])
      .map((field) => [salienceOf(field, facts), field] as const)
      .sort(([a, one], [b, other]) => b - a || one.localeCompare(other))
      .map(([weight, field]) => `${weight} ${field}`);
  test("of a flat on the third floor that looks south", () => {
    expect(linesOf(order(FLAT))).toBe(`
10 placeName
10 price
9 builtAreaM2
9 rooms
9 views
8.5 hasTerrace
7.5 hasLift
7 hasParkingIncluded
7 isTopFloor
7 occupancy
7 renovatedYear
6.5 bathrooms
6 hasGarden
6 hasPool
6 orientation
6 ownText
6 plotAreaM2
6 terraceAreaM2
5.5 isExterior
5.5 quoted
5 isFurnished
5 nearby
4.5 floor
4.5 noted
4 features
4 hasAirConditioning
4 hasStorageRoom
3.5 communityFee
3.5 heating
3 unitPrice
3 usableAreaM2
3 yearBuilt
2.5 hasDoorman
2 condition
2 hasWardrobes
1 buildingFloors
1 energyRating
1 energyStatus
1 operation
1 previousRent
1 registrationNumber
1 renovatedWhat
1 rentIndex
1 type
`);
  });
  test("pool and garden weigh more where they are one's own", () => {
    for (const field of ["hasPool", "hasGarden"] as const)
      expect(salienceOf(field, HOUSE) - salienceOf(field, FLAT)).toBe(2);
  });
});
