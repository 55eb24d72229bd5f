import { expect, test } from "vitest";
import { DEMO_IDENTITY, type SiteInfo } from "#content/site-info.ts";
import { knownArticles } from "../answers/known-articles.server.ts";
import { siteStatements } from "./statements.server.ts";

const site: SiteInfo = {
  origin: "https://umbral.example",
  isDemo: true,
  anonKey: "",
  analyticsId: null,
  portalUrl: "https://portal.example",
  mortgageUrl: "https://hipotecas.example",
  identity: DEMO_IDENTITY,
  social: [],
  offeredServices: [],
};
const statements = siteStatements(knownArticles(), site, "2026-11-28");

test("all of it fits into a few megabytes", () => {
  expect(JSON.stringify(statements).length).toBeLessThan(3_000_000);
});

test("every statement has an id of its own and something to say", () => {
  const ids = statements.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(statements.filter(({ text, subject, attribute }) => !text.trim() || !subject || !attribute)).toEqual([]);
});
