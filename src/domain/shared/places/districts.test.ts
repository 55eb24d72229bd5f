import { expect, test } from "vitest";
import { districtPlaces, readDistricts } from "./districts.ts";
import type { Place } from "./place.ts";
import type { NamedPlace } from "./place-search.ts";

const quarter = (name: string, latitude: number, longitude: number, municipalityCode = "46250"): NamedPlace => ({
  place: { kind: "barrio", name, latitude, longitude, municipalityCode } as Place,
});
const TABLE = `#46250
L'Eixample	Ensanche/Eixample	Russafa/Gran Vía
Jesús		La Raiosa
#41091
Este		Russafa`;

test("a line is a district of the town above it", () => {
  expect(readDistricts(TABLE)).toEqual([
    {
      municipalityCode: "46250",
      name: "L'Eixample",
      alsoCalled: ["Ensanche", "Eixample"],
      quarters: ["Russafa", "Gran Vía"],
      point: null,
    },
    { municipalityCode: "46250", name: "Jesús", alsoCalled: [], quarters: ["La Raiosa"], point: null },
    { municipalityCode: "41091", name: "Este", alsoCalled: [], quarters: ["Russafa"], point: null },
  ]);
});

test("it lies in the middle of its neighbourhoods, and reaches 500 m beyond the farthest: 1,112 m apart make 1,050 m", () => {
  const known = [quarter("Russafa", 39.46, -0.37), quarter("Gran Via", 39.47, -0.37)];
  const [district, ...others] = districtPlaces(readDistricts(TABLE), known, () => "Valencia");
  expect(district).toMatchObject({
    place: {
      id: "distrito-es-46250-l-eixample",
      kind: "distrito",
      context: "Distrito de Valencia",
      latitude: 39.465,
      longitude: -0.37,
      radiusM: 1_050,
      provinceCode: "46",
    },
    otherNames: ["Ensanche", "Eixample"],
  });
  // No table has La Raiosa, and the neighbourhood of Valencia is none of Seville.
  expect(others).toEqual([]);
});

test("a district of one neighbourhood is no smaller than 600 m, and one of an unknown town is left out", () => {
  const known = [quarter("La Raiosa", 39.45, -0.38), quarter("Russafa", 37.4, -5.9, "41091")];
  const places = districtPlaces(readDistricts(TABLE), known, (code) => (code === "46250" ? "Valencia" : undefined));
  expect(places.map(({ place: { name, radiusM } }) => [name, radiusM])).toEqual([["Jesús", 600]]);
});

test("a neighbourhood with a point of its own is one, and no district", () => {
  const table = `#36057
Coia	Coya	@42.221,-8.742,800`;
  expect(districtPlaces(readDistricts(table), [], () => "Vigo")).toMatchObject([
    {
      place: {
        id: "barrio-es-36057-coia",
        kind: "barrio",
        context: "Barrio de Vigo",
        latitude: 42.221,
        longitude: -8.742,
        radiusM: 800,
      },
      otherNames: ["Coya"],
    },
  ]);
});
