import { expect, test } from "vitest";
import { describe } from "../describe.ts";
import { leftOut } from "../left-out.ts";
import { asRead, FLAT, THIS_YEAR } from "../writing.test-data.ts";
import { featureInEnglish, partsInEnglish } from "./features.ts";
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
  ["Beach a 600 m away", "Beach, 600 m away"],
])("«%s» is «%s»", (typed, english) => {
  expect(asRead(near(typed))).toBe(english);
});

test("parts that were renewed have their English names, all or none", () => {
  expect(partsInEnglish("Cocina y baños")).toEqual(["kitchen", "bathrooms"]);
  expect(partsInEnglish("cocina, baño e instalación eléctrica")).toEqual(["kitchen", "bathroom", "wiring"]);
  expect(partsInEnglish("cocina y galería")).toBeUndefined();
});

test("of works in parts the home is not called renovated", () => {
  const text = (renovatedWhat: string | undefined) =>
    Array.from(
      { length: 20 },
      (_, seed) =>
        describe(
          { ...FLAT, renovatedYear: 2018, renovatedWhat },
          { variety: "en", tone: "premium", seed, thisYear: THIS_YEAR },
        ).long.plain,
    ).join("\n");
  expect(text("cocina")).toMatch(/the kitchen was renovated in 2018/i);
  expect(text("baños")).toMatch(/the bathrooms were renovated in 2018/i);
  expect(text("galería")).toMatch(/parts of it were renovated in 2018/i);
  expect(text("cocina")).not.toMatch(/a renovated|it was renovated|renovated, /i);
});
