import { expect, test } from "vitest";
import { SOLUTIONS } from "#content/solutions.ts";
import { CITIES, cityTitle, findCity } from "#domain/shared/places/city.ts";
import { type CityFact, isWorthIndexing, scaleText } from "./city-facts.server.ts";
import { cityPage, indexableCityPages } from "./city-pages.server.ts";

const DATE = "2026-11-21";
const pageOf = (slug: string) => cityPage(findCity(slug)!, DATE);

test("fifty-two Spanish capitals and twenty Latin American cities, each with an address of its own", () => {
  expect(CITIES.filter(({ country }) => country === "ES")).toHaveLength(52);
  expect(CITIES.filter(({ country }) => country !== "ES")).toHaveLength(20);
  expect(new Set(CITIES.map(({ slug }) => slug)).size).toBe(72);
  for (const { slug } of CITIES) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(findCity("a-coruna")?.name).toBe("A Coruña");
  expect(findCity("atlantis")).toBeUndefined();
  expect(cityTitle(findCity("guadalajara-mexico")!)).toBe("Guadalajara, México");
});

test("Sevilla: municipal value, Andalusian tax, neighbours and a worked purchase", () => {
  const page = pageOf("sevilla");
  const labels = page.facts.map(({ label }) => label);
  expect(labels).toContain("Valor tasado medio, municipio de Sevilla");
  expect(page.facts.find(({ id }) => id === "itp-general-an")?.value.replace("\u00a0", " ")).toBe("7 %");
  expect(page.comparison[0]?.highlighted).toBe(true);
  expect(page.comparison.map(({ label }) => label)).toContain("Dos Hermanas");
  expect(page.purchase?.rows.at(-1)?.label).toMatch(/^Total/);
  expect(page.isIndexable).toBe(true);
});

test("Bilbao has no municipal figure and says so; Ceuta has no land neighbours", () => {
  expect(pageOf("bilbao").story[0]).toContain("no hay cifra municipal");
  expect(pageOf("bilbao").comparison[0]?.label).toBe("Bilbao (provincia)");
  expect(pageOf("ceuta").comparison.map(({ label }) => label)).toEqual(["Ceuta", "Melilla", "Cádiz", "Málaga"]);
});

test("every city reads differently", () => {
  const stories = CITIES.map((city) => cityPage(city, DATE).story.join(" "));
  expect(new Set(stories).size).toBe(CITIES.length);
  for (const story of stories) expect(story).not.toMatch(/\b(de del|del del|una cobran|undefined|NaN)\b/);
  const briefs = CITIES.filter(({ country }) => country === "ES").map((city) => cityPage(city, DATE).inBrief);
  expect(new Set(briefs).size).toBe(52);
});

test("only a city with two local facts that can be checked is kept by search engines", () => {
  const fact = (isLocal: boolean, unverified: boolean): CityFact => ({
    id: "f",
    label: "f",
    value: "1",
    title: "Ley",
    consulted: DATE,
    isLocal,
    unverified,
  });
  expect(isWorthIndexing([fact(true, false), fact(true, false)])).toBe(true);
  expect(isWorthIndexing([fact(true, false), fact(false, false)])).toBe(false);
  expect(isWorthIndexing([fact(true, false), fact(true, true)])).toBe(false);
  expect(pageOf("buenos-aires").isIndexable).toBe(true);
  expect(pageOf("bogota").isIndexable).toBe(false);
  expect(CITIES.filter(({ country }) => country === "ES").every((city) => cityPage(city, DATE).isIndexable)).toBe(true);
});

test("the sitemap's list names one page for each kept city, and no other city", () => {
  const pages = indexableCityPages(DATE);
  // The 52 Spanish capitals and Buenos Aires.
  expect(pages).toHaveLength(53);
  expect(pages).toContain("/mercado/sevilla");
  expect(pages).toContain("/mercado/buenos-aires");
  expect(pages).not.toContain("/mercado/lima");
});

test("titles and descriptions of all pages fit and differ", () => {
  const titles = new Set<string>();
  for (const { name } of SOLUTIONS) {
    for (const city of CITIES) {
      const { title, inBrief } = cityPage(city, DATE);
      const full = `${name} en ${title}`;
      titles.add(full);
      const description = `${full}: ${inBrief}. Datos con fuente.`;
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(description.length, description).toBeGreaterThanOrEqual(70);
    }
  }
  expect(titles.size).toBe(SOLUTIONS.length * CITIES.length);
});

test("a tariff is said as the law means it", () => {
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  expect(plain(scaleText({ kind: "flat", rate: 0.0775 }))).toBe("7,75 %");
  const brackets = [
    { upTo: 1_000_000, rate: 0.09 },
    { upTo: null, rate: 0.11 },
  ];
  expect(plain(scaleText({ kind: "step", brackets }))).toBe("9 % hasta 1.000.000 €; más, 11 % de todo");
  expect(plain(scaleText({ kind: "progressive", brackets }))).toBe("del 9 al 11 %, por tramos");
});
