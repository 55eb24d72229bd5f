import { expect, test } from "vitest";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { readSentence } from "./read-sentence.ts";

function read(text: string, country: string | null = null) {
  const { filter, notUnderstood, unreadPlaces, choices } = readSentence(text, PLACE_FINDER, { country });
  return { places: filter.places.map(({ name }) => name), words: filter.words, notUnderstood, unreadPlaces, choices };
}

test.each([
  ["Apartamento en Cartagena, Bocagrande", "CO", ["Cartagena de Indias"], "Bocagrande"],
  ["Depto 3 ambientes en Córdoba, Nueva Córdoba", "AR", ["Córdoba"], "Nueva Córdoba"],
  ["casa en Asunción, Villa Morra", "PY", ["Asunción"], "Villa Morra"],
  ["apartamento en Panamá, Punta Pacífica", "PA", ["Ciudad de Panamá"], "Punta Pacífica"],
  ["departamento en La Paz, Calacoto", "BO", ["La Paz"], "Calacoto"],
  ["casa en San Salvador, Escalón", "SV", ["San Salvador"], "Escalón"],
  // The quarters of that name are those of Santiago and of Mexico City.
  ["Departamento en Guadalajara, Providencia", "MX", ["Guadalajara"], "Providencia"],
])(
  "a quarter behind its city that no table has is told, and no part of it is searched for: %s",
  (text, country, places, quarter) => {
    expect(read(text, country)).toMatchObject({ places, words: "", notUnderstood: [quarter] });
  },
);

test.each([
  ["piso en Barcelona, Gràcia, 2 hab", "ES", ["Gràcia"]],
  ["departamento en Lima, Miraflores, 2 dormitorios", "PE", ["Miraflores"]],
  ["apartamento en alquiler en San José, Escazú", "CR", ["Escazú"]],
  ["Suite en Guayaquil, Samborondón", "EC", ["Samborondón"]],
  ["casa en Zapopan, Guadalajara", "MX", ["Zapopan"]],
  ["casa en Monterrey, Cancún", "MX", ["Monterrey", "Cancún"]],
  ["Piso en Madrid, Obra Nueva", "ES", ["Madrid"]],
])("a known quarter or town behind a city is the place that is meant: %s", (text, country, places) => {
  expect(read(text, country)).toMatchObject({ places, notUnderstood: [] });
});

test.each([
  ["Casa en las Galápagos", null, ["Las Galápagos"]],
  ["terreno en Santa Cruz, Galápagos", "EC", ["Isla Santa Cruz"]],
  ["casa en Galápagos", "ES", ["Galápagos"]],
  ["Casa en San Andrés con vista al mar", "CO", ["San Andrés"]],
  ["apartamento en Isla de Margarita", "VE", ["Isla de Margarita"]],
  ["casa en Cozumel con alberca", "MX", ["Cozumel"]],
])("islands of Latin America are places: %s", (text, country, places) => {
  expect(read(text, country)).toMatchObject({ places, notUnderstood: [] });
});

test("«la Vera» with its article is the comarca of Cáceres, and Vera a town of Almería", () => {
  expect(read("casa en la Vera").places).toContain("Jarandilla de la Vera");
  expect(read("casa en Vera").places).toEqual(["Vera"]);
});

test.each(["la Sagra", "la Selva", "el Cerrato", "la Ribeira Sacra", "el Campo de Cartagena"])(
  "a part of Spain of which no table has the towns is told, and no village of a like name is searched: %s",
  (name) => {
    expect(read(`casa en ${name} hasta 150.000`)).toMatchObject({ places: [], unreadPlaces: [`en ${name}`] });
  },
);

test("a capital is offered where the asker's country has a village or a quarter of its name", () => {
  for (const [text, country] of [
    ["casa en San Salvador", "El Salvador"],
    ["casa en San José", "Costa Rica"],
  ] as const)
    expect(read(text, "ES").choices[0]?.others.map(({ label }) => label)).toContain(`${text.slice(8)}, ${country}`);
  expect(read("piso en Córdoba", "ES").choices).toEqual([]);
});
