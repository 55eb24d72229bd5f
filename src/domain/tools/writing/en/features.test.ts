import { expect, test } from "vitest";
import { describe } from "../describe.ts";
import { leftOut } from "../left-out.ts";
import { asRead, FLAT, THIS_YEAR } from "../writing.test-data.ts";
import { featureInEnglish } from "./features.ts";
import { near } from "./phrases.ts";

test.each([
  ["Balcón", "a balcony"],
  ["  cocina   con isla", "a kitchen with an island"],
  ["PISCINA INFINITA", "an infinity pool"],
  ["Suelo hidráulico", "encaustic tile floors"],
  ["Seguridad 24 horas", "24-hour security"],
  ["Balcón francés", undefined],
  ["Muy luminoso", undefined],
])("«%s» is %s", (typed, english) => {
  expect(featureInEnglish(typed)).toBe(english);
});

const written = (features: string[]) =>
  describe({ ...FLAT, features }, { variety: "en", tone: "neutro", seed: 3, thisYear: THIS_YEAR });

test("details that all have English names are told; with one that has none, none is, and the agent is told so", () => {
  const told = written(["Balcón", "Gimnasio"]);
  expect(told.long.plain).toMatch(/a balcony and a gym|a gym and a balcony/);
  expect(leftOut({ ...FLAT, features: ["Balcón", "Gimnasio"] }, told.fields).unsaid).not.toContain("features");
  const other = written(["Balcón", "Zaguán con aljibe"]);
  expect(other.long.plain).not.toMatch(/balcony|aljibe/);
  expect(leftOut({ ...FLAT, features: ["Balcón", "Zaguán con aljibe"] }, other.fields).unsaid).toContain("features");
});

test.each([
  ["Supermercado a 5 minutos en coche", "a supermarket, 5 minutes away by car"],
  ["Playa a 300 m", "the beach, 300 m away"],
  ["Playa del Arenal a 2 km", "Playa del Arenal, 2 km away"],
  ["Metro Bailén a 4 minutos", "Metro Bailén, 4 minutes away"],
])("«%s» is «%s»", (typed, english) => {
  expect(asRead(near(typed))).toBe(english);
});
