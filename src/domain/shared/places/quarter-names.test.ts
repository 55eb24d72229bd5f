import { expect, test } from "vitest";
import type { Place } from "./place.ts";
import type { NamedPlace } from "./place-search.ts";
import { namedQuarter, quarterNames } from "./quarter-names.ts";

const part = (name: string, over: Partial<Place> = {}, otherNames: string[] = []): NamedPlace => ({
  place: {
    id: `barrio-${name}`,
    kind: "barrio",
    name,
    context: "Barrio de Valencia",
    latitude: 39.46,
    longitude: -0.37,
    country: "ES",
    currency: "EUR",
    municipalityCode: "46250",
    radiusM: 700,
    population: 15_000,
    ...over,
  },
  otherNames,
});

const NAMES = quarterNames([
  part("Russafa", {}, ["Ruzafa"]),
  part("L'Eixample", { kind: "distrito" }, ["Ensanche"]),
  part("Extramurs", { kind: "distrito" }),
  part("La Nova Esquerra", { latitude: 41.38, longitude: 2.14, municipalityCode: "08019" }, ["Esquerra"]),
  part("L'Antiga Esquerra", { latitude: 41.39, longitude: 2.16, municipalityCode: "08019" }, ["Esquerra"]),
  part("Roma Norte", { id: "barrio-mx-ciudad-de-mexico-roma-norte", country: "MX" }),
]);

const valencia = { country: "ES", municipalityCode: "46250" };

test.each([
  ["Ruzafa", "Russafa"],
  ["RUSSAFA", "Russafa"],
  ["barrio de Ruzafa", "Russafa"],
  ["Zona Ruzafa", "Russafa"],
  ["Ruzafa (Ensanche)", "Russafa"],
  ["Eixample / Ruzafa", "Russafa"],
  ["Ensanche", "L'Eixample"],
  ["el Eixample", "L'Eixample"],
  // Of two districts the first one; a name of the two that no table has counts for nothing.
  ["Ensanche / Extramurs", "L'Eixample"],
  ["Extramurs (Ensanche)", "Extramurs"],
  ["Las Moreras, Extramurs", "Extramurs"],
])("«%s» is %s", (words, name) => expect(namedQuarter(valencia, words, null, NAMES)?.name).toBe(name));

test("a name of no part, of another town's part or of a town without a list is none", () => {
  expect(namedQuarter(valencia, "Las Moreras", null, NAMES)).toBeNull();
  expect(namedQuarter({ country: "ES", municipalityCode: "08019" }, "Ruzafa", null, NAMES)).toBeNull();
  expect(namedQuarter({ country: "ES" }, "Ruzafa", null, NAMES)).toBeNull();
});

test("of two parts with one name the point tells the right one", () => {
  const barcelona = { country: "ES", municipalityCode: "08019" };
  expect(namedQuarter(barcelona, "Esquerra", null, NAMES)).toBeNull();
  const near = { latitude: 41.391, longitude: 2.161 };
  expect(namedQuarter(barcelona, "Esquerra", near, NAMES)?.name).toBe("L'Antiga Esquerra");
  expect(namedQuarter(barcelona, "Esquerra", { latitude: 40, longitude: 2 }, NAMES)).toBeNull();
});

test("a city abroad is known by all of its names", () => {
  for (const town of ["Ciudad de México", "CDMX"])
    expect(namedQuarter({ country: "MX", town }, "Col. Roma Norte", null, NAMES)).toEqual({
      name: "Roma Norte",
      isDistrict: false,
    });
});
