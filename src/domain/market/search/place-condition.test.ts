import { expect, test } from "vitest";
import type { Place } from "../../shared/places/place.ts";
import { conditionOf } from "./sentence-places.ts";

// Each kind of place as the condition that a search keeps: codes where homes have them, else a circle.

const PLACE: Place = {
  id: "x",
  kind: "municipio",
  name: "Paterna",
  context: "Valencia",
  latitude: 39.5,
  longitude: -0.44,
  country: "ES",
  currency: "EUR",
  radiusM: 2_000,
  population: 70_000,
  municipalityCode: "46190",
  provinceCode: "46",
};
const circle = { latitude: 39.5, longitude: -0.44, radiusM: 2_000 };

test.each<[string, { [Name in keyof Place]?: Place[Name] | undefined }, unknown]>([
  ["a town", {}, { kind: "municipio", name: "Paterna", code: "46190" }],
  ["a province", { kind: "provincia", name: "Valencia" }, { kind: "provincia", name: "Valencia", code: "46" }],
  ["a postcode", { kind: "codigo-postal", name: "46980" }, { kind: "codigo-postal", name: "46980", code: "46980" }],
  [
    "a postcode that its town follows",
    { kind: "codigo-postal", name: "46980 Paterna" },
    { kind: "codigo-postal", name: "46980 Paterna", code: "46980" },
  ],
  ["a quarter", { kind: "barrio" }, { kind: "barrio", name: "Paterna", municipalityCode: "46190", ...circle }],
  ["a village", { kind: "localidad" }, { kind: "barrio", name: "Paterna", municipalityCode: "46190", ...circle }],
  [
    "a district, which is all of its quarters",
    { kind: "distrito" },
    { kind: "barrio", name: "Paterna", municipalityCode: "46190", ...circle, isWide: true },
  ],
  [
    "a quarter abroad, which has no code",
    { kind: "barrio", country: "AR", municipalityCode: undefined },
    { kind: "barrio", name: "Paterna", municipalityCode: null, ...circle },
  ],
  ["a town abroad", { kind: "ciudad", country: "AR" }, { kind: "ciudad", name: "Paterna", country: "AR", ...circle }],
  ["a street, by which no home is searched", { kind: "calle" }, null],
  ["a town without its code", { municipalityCode: undefined }, null],
  ["a province without its code", { kind: "provincia", provinceCode: undefined }, null],
])("%s", (_, more, condition) => {
  expect(conditionOf(Object.assign({}, PLACE, more))).toEqual(condition);
});
