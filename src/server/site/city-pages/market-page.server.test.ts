import { expect, test } from "vitest";
import { CITIES, findCity } from "#domain/shared/places/city.ts";
import { listedCities, marketPage } from "./market-page.server.ts";

const DATE = "2026-11-21";
const pageOf = (slug: string) => marketPage(findCity(slug)!, DATE);
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("Sevilla: homes at 2,528 €/m², its place among the capitals, and its neighbours on the map", () => {
  const { sizes, standing, map, comparison, lang, region } = pageOf("sevilla");
  // 60 · 2,528 = 151,680 and 100 · 2,528 = 252,800, to thousands.
  expect(sizes.map(({ label, value }) => plain(`${label}: ${value}`))).toEqual([
    "60 m²: 152.000 €",
    "80 m²: 202.000 €",
    "100 m²: 253.000 €",
    "120 m²: 303.000 €",
  ]);
  expect(standing!.values).toHaveLength(52);
  expect(standing!.values[standing!.rank - 1]).toMatchObject({ name: "Sevilla", isHere: true });
  expect(map!.points).toHaveLength(comparison.length);
  expect(map!.areas.length).toBeGreaterThan(5);
  expect([lang, region]).toEqual(["es-ES", "es"]);
});

test("the dearest capital is first and the cheapest last", () => {
  const { values } = pageOf("sevilla").standing!;
  for (const [i, { value }] of values.entries()) expect(value).toBeLessThanOrEqual(values[i - 1]?.value ?? value);
  expect(pageOf("madrid").standing!.rank).toBe(1);
});

test("north is above: Mairena and Camas lie west of Sevilla, La Rinconada north of it", () => {
  const { map, comparison } = pageOf("sevilla");
  const pointOf = (name: string) => map!.points[comparison.findIndex(({ label }) => label === name)]!;
  const here = pointOf("Sevilla");
  expect(pointOf("Camas").x).toBeLessThan(here.x);
  expect(pointOf("Mairena del Aljarafe").x).toBeLessThan(here.x);
  expect(pointOf("La Rinconada").y).toBeLessThan(here.y);
});

test("abroad there is no official value: costs, questions and the Spanish of the country", () => {
  const page = pageOf("buenos-aires");
  expect(page).toMatchObject({ lang: "es-AR", region: "latam", map: null, standing: null, sizes: [] });
  expect(plain(page.questions[0]!.answer)).toContain("un 5–8 % del precio");
  expect(page.questions.map(({ answer }) => answer).join(" ")).not.toMatch(/undefined|NaN|ITP/);
});

test("every city has its page with questions that name it, and no gap in a sentence", () => {
  for (const city of CITIES) {
    const { questions } = marketPage(city, DATE);
    expect(questions.length, city.slug).toBeGreaterThanOrEqual(2);
    expect(questions[0]!.question).toContain(city.name);
    expect(questions.map(({ answer }) => answer).join(" "), city.slug).not.toMatch(
      /undefined|NaN|\b(de del|del del)\b/,
    );
  }
});

test("the directory lists each city once, those of Spain by name", () => {
  const [spain, abroad] = listedCities();
  expect([spain!.cities.length, abroad!.cities.length]).toEqual([52, 20]);
  expect(spain!.cities[0]!.name).toBe("A Coruña");
  expect(spain!.cities.find(({ slug }) => slug === "bilbao")?.note).toBe("valor de su provincia");
});
