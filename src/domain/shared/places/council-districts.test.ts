import { expect, test } from "vitest";
import { QUARTERS } from "#content/places/quarters.server.ts";
import { listedDistricts, numberedDistricts } from "./council-districts.ts";
import { NEIGHBOURHOODS } from "./neighbourhoods.ts";

const quartersOf = (code: string, name: string) =>
  numberedDistricts(code)
    .find((district) => district.name === name)
    ?.quarters.toSorted();

test("districts of Barcelona and València hold the neighbourhoods that their councils count in them", () => {
  // Ajuntament de Barcelona, districts 6 and 4; Ajuntament de València, districts 3 and 7.
  expect(quartersOf("08019", "Gràcia")).toEqual([
    "El Camp d'En Grassot i Gràcia Nova",
    "El Coll",
    "La Salut",
    "Vallcarca i els Penitents",
    "Vila de Gràcia",
  ]);
  expect(quartersOf("08019", "Les Corts")).toEqual(["La Maternitat i Sant Ramon", "Les Corts", "Pedralbes"]);
  expect(quartersOf("46250", "Extramurs")).toEqual(["Arrancapins", "El Botànic", "La Petxina", "La Roqueta"]);
  expect(quartersOf("46250", "L'Olivereta")).toEqual([
    "La Fontsanta",
    "La Llum",
    "Nou Moles",
    "Soternes",
    "Tres Forques",
  ]);
});

test.each(["08019", "46250"])("every neighbourhood of %s is in one district, and no district is empty", (code) => {
  const districts = numberedDistricts(code);
  const known = NEIGHBOURHOODS.filter((one) => one.municipalityCode === code).map(({ name }) => name);
  expect(districts.flatMap(({ quarters }) => quarters).toSorted()).toEqual(known.toSorted());
  expect(districts.filter(({ quarters }) => quarters.length === 0)).toEqual([]);
});

test("a town whose neighbourhoods carry no numbers has none", () => expect(numberedDistricts("41091")).toEqual([]));

test("a table's districts have their circle, and the neighbourhoods that name them", () => {
  const table = "#mx-x\nCentro\td\t19.4\t-99.1\t2000\nRoma\tb\t19.41\t-99.16\t500\tCentro\nOtra\tb\t19\t-99\t500";
  expect(listedDistricts(table).get("mx-x")).toEqual([
    { name: "Centro", quarters: ["Roma"], circle: { latitude: 19.4, longitude: -99.1, radiusM: 2_000 } },
  ]);
  expect(listedDistricts(QUARTERS).get("es-28079")).toHaveLength(21);
});
