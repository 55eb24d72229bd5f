import { expect, test } from "vitest";
import { currencyOf, doubtfulPlaces, extentOf, type KnownPlace, type SoughtPlace } from "./sought-place.ts";

const circle = { latitude: 39.46, longitude: -0.37, radiusM: 700 };
const place = (condition: KnownPlace["condition"], currency = "EUR"): KnownPlace => ({
  id: "x",
  label: "x",
  detail: "",
  condition,
  names: [],
  ...circle,
  country: "ES",
  currency,
});
const TOWN = place({ kind: "municipio", name: "Valencia", code: "46250" });
const sought = (change: Partial<SoughtPlace>): SoughtPlace => ({
  typed: "x",
  isExcluded: false,
  withinM: null,
  place: TOWN,
  choices: [],
  ...change,
});

test("a whole town or province says so, a quarter or a postcode does not", () => {
  expect(extentOf(TOWN)).toBe("todo el municipio");
  expect(extentOf(place({ kind: "ciudad", name: "Rosario", country: "AR", ...circle }))).toBe("todo el municipio");
  expect(extentOf(place({ kind: "provincia", name: "Valencia", code: "46" }))).toBe("toda la provincia");
  expect(extentOf(place({ kind: "codigo-postal", name: "46006", code: "46006" }))).toBeNull();
  expect(extentOf(place({ kind: "barrio", name: "Russafa", municipalityCode: "46250", ...circle }))).toBeNull();
});

test("the agent is asked about every place that was not understood, also one that is not wanted", () => {
  const [known, open, unwanted] = [sought({}), sought({ place: null }), sought({ place: null, isExcluded: true })];
  expect(doubtfulPlaces([known, open, unwanted])).toEqual([open, unwanted]);
});

test("the currency is that of the first place that is wanted and understood", () => {
  const rosario = place({ kind: "ciudad", name: "Rosario", country: "AR", ...circle }, "ARS");
  expect(currencyOf([sought({ place: null }), sought({ place: rosario }), sought({})])).toBe("ARS");
  expect(currencyOf([sought({ isExcluded: true }), sought({ place: rosario })])).toBe("ARS");
  expect(currencyOf([sought({ isExcluded: true }), sought({ place: null })])).toBeNull();
  expect(currencyOf([])).toBeNull();
});
