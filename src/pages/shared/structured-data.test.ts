import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PLANS } from "#content/plans.ts";
import { DEMO_IDENTITY, type SiteInfo } from "#content/site-info.ts";
import { checkStructuredData } from "#domain/site/indexing/structured-data.ts";
import { articleData, faqData, organizationData, plansData, toolData, webSiteData } from "./structured-data.ts";

const ORIGIN = "https://umbral.example";
const site = { origin: ORIGIN, identity: DEMO_IDENTITY, social: [] } as unknown as SiteInfo;
const tool = { title: "Valoración", summary: "Cuánto vale y por qué.", path: "/valoracion" };
const plans = (region: "es" | "latam") =>
  plansData(ORIGIN, { plans: PLANS, region, url: `${ORIGIN}/${region}/precios`, description: "Cuatro planes." });
const article = articleData({
  title: "Gastos de vender",
  description: "Qué paga quien vende.",
  url: `${ORIGIN}/blog/gastos-de-vender`,
  image: `${ORIGIN}/og/blog/gastos-de-vender.png`,
  logo: `${ORIGIN}/logo.png`,
  author: "Equipo Umbral",
  published: "2026-11-21",
  reviewed: "2026-11-22",
});

test("every kind has what its type needs", () => {
  const all = [
    organizationData(site),
    webSiteData(site),
    faqData([{ question: "¿Cuánto cuesta?", answer: "29 € al mes." }]),
    toolData(ORIGIN, tool),
    plans("es"),
    article,
  ];
  expect(checkStructuredData(JSON.parse(JSON.stringify(all))).flatMap(({ problems }) => problems)).toEqual([]);
});

describe("the offers", () => {
  const offers = (region: "es" | "latam") => plans(region).offers as { price: number; priceCurrency: string }[];
  test("of Spain are those of the plans, in euros", () => {
    expect(offers("es").map(({ price, priceCurrency }) => `${price} ${priceCurrency}`)).toEqual([
      "0 EUR",
      "29 EUR",
      "79 EUR",
      "199 EUR",
    ]);
  });
  test("of Latin America are in dollars, as the page says: times 1.1, rounded", () => {
    expect(offers("latam").map(({ price, priceCurrency }) => `${price} ${priceCurrency}`)).toEqual([
      "0 USD",
      "32 USD",
      "87 USD",
      "219 USD",
    ]);
  });
});

test("nobody's rating is invented", () => {
  expect(JSON.stringify([toolData(ORIGIN, tool), plans("es")])).not.toMatch(/"(aggregateRating|review)"/i);
});

test("an article is dated by its own days, and the logo is a file of the site", () => {
  expect(article).toMatchObject({ datePublished: "2026-11-21", dateModified: "2026-11-22" });
  expect(organizationData(site).logo).toBe(`${ORIGIN}/logo.png`);
  expect(existsSync("public/logo.png")).toBe(true);
});
