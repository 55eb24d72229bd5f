import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MODULE_NAMES } from "#content/modules.ts";
import { CITY_PAGES, PAGE_DATES } from "#content/page-dates.ts";
import { SOLUTIONS } from "#content/solutions.ts";
import { tools } from "#tools/registry.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import { publicPages } from "../public-pages.server.ts";
import { pageDay } from "./page-day.server.ts";

/**
 * The sitemap says when each page last changed. `content/page-dates.ts` keeps for each page the day, and a hash of the
 * files that its words stand in. Where words have changed since, this test fails, and
 * `DATES=write node node_modules/vitest/vitest.mjs run src/server/site/indexing/page-dates.test.ts` dates them anew.
 */

const TABLE = "src/content/page-dates.ts";
const PAGES = "src/pages/site";

/** The files, or folders of files, that a page's words stand in. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  "/": ["src/content/home", "src/content/latam/home.ts"],
  "/agencias": ["src/content/marketing/agencies.ts"],
  "/agentes": [`${PAGES}/marketing/agents`],
  "/formacion": ["src/content/marketing/training.ts"],
  "/precios": ["src/content/marketing/pricing.ts", "src/content/latam/marketing.ts", "src/content/plans.ts"],
  "/casos-exito": ["src/content/marketing/case-studies.ts"],
  "/contacto": ["src/content/marketing/contact.ts", "src/content/latam/marketing.ts"],
  "/faq": ["src/content/faq.ts", "src/content/latam/faq.ts"],
  "/herramientas": ["src/tools/registry.ts", "src/content/page-tools.ts"],
  "/metodo/valoracion": [`${PAGES}/marketing/valuation-method.tsx`, "src/content/valuation"],
  "/recursos": ["src/content/lead-magnets.ts", "src/content/articles/recursos"],
  "/help-center": ["src/content/articles/help-categories.ts"],
  "/api/docs": ["src/pages/integrations/api-docs", "src/server/integrations/public-api/openapi"],
  "/mercado": [`${PAGES}/market`, "src/server/site/city-pages/market-page.server.ts"],
  "/verificar": ["src/pages/crm/signatures/verify-page.tsx"],
  "/captacion": ["src/content/capture-plan.ts", "src/pages/insight/capture/capture.tsx"],
  "/busqueda-propiedades": ["src/pages/market/search/search.tsx", "src/pages/market/search/sentence-form.tsx"],
  "/centro-analisis-mercado": ["src/pages/market/centre/market-tab.tsx", "src/pages/market/centre/centre-frame.tsx"],
  "/asistente-valoracion": [
    "src/pages/crm/inspections/inspections.tsx",
    "src/pages/crm/inspections/visit-introduction.tsx",
  ],
  "/smart-matching": ["src/domain/crm/matching/worked-example.ts", "src/pages/crm/matching/matching.tsx"],
  "/propuestas-captacion": [
    "src/domain/tools/proposals/worked-example.ts",
    "src/pages/tools/proposals/proposals.tsx",
    "src/pages/tools/proposals/proposal-example.tsx",
  ],
  "/resumen-conversaciones": [
    "src/domain/tools/conversations/demo-conversation.ts",
    "src/pages/tools/conversations/transcripts.tsx",
    "src/pages/tools/conversations/transcript-example.tsx",
  ],
  "/analizador-documentos": [
    "src/domain/tools/dossiers/demo-dossier.ts",
    "src/pages/tools/dossiers/dossiers.tsx",
    "src/pages/tools/dossiers/dossier-example.tsx",
  ],
  "/campanas-email": [
    "src/domain/tools/campaigns/composing/example-mail.ts",
    "src/pages/tools/campaigns/introduction.tsx",
  ],
  "/generador-planos": [
    "src/domain/tools/floor-plan/example-plan.ts",
    "src/pages/tools/plans/introduction.tsx",
    "src/pages/tools/plans/plan-drawing.tsx",
  ],
  "/generador-landing": [
    "src/ui/landing/example-view.ts",
    "src/pages/tools/landings/landings.tsx",
    "src/pages/tools/landings/landing-example.tsx",
  ],
  "/marketing-video": ["src/pages/tools/marketing-video/marketing-video.tsx"],
  "/virtual-tour-360": ["src/pages/tools/tours/virtual-tour.tsx", "src/pages/tools/tours/try-panorama.tsx"],
  "/tours-virtuales-ia": [
    "src/pages/tools/tour-makers/tour-makers.tsx",
    "src/pages/tools/tour-makers/stitch-panel.tsx",
    "src/pages/tools/tour-makers/photos-guide.tsx",
  ],
  "/video-creator": [
    "src/pages/tools/video-creator/video-creator.tsx",
    "src/pages/tools/video-creator/start-panel.tsx",
  ],
  "/render-desde-plano": ["src/pages/tools/plan-studio/plan-render.tsx", "src/pages/tools/plan-studio/studio-page.tsx"],
  "/home-staging": ["src/pages/tools/home-staging/home-staging.tsx"],
  "/home-staging/comprobar": ["src/pages/tools/home-staging/check-proof.tsx"],
  "/renderizado-ia": ["src/pages/tools/plan-studio/clay-render.tsx", "src/pages/tools/plan-studio/studio-page.tsx"],
  "/plantillas": ["src/pages/crm/templates/gallery.tsx", "src/content/templates"],
  "/chat-inmobiliario": ["src/content/page-tools.ts", "src/pages/assistant/chat/assistant.tsx"],
  ...Object.fromEntries(
    Object.keys(MODULE_NAMES).map((id) => [`/modulo-${id}`, [`src/content/marketing/modules/${id}.ts`]]),
  ),
  ...Object.fromEntries(SOLUTIONS.map(({ slug }) => [`/${slug}`, [`src/content/solutions/${slug}.ts`]])),
  ...Object.fromEntries(tools.map(({ path, id }) => [path, [`src/tools/${id}/tool.ts`, `src/tools/${id}/help.md`]])),
  [CITY_PAGES]: [
    "src/content/places/appraised-values.ts",
    "src/domain/shared/places/city-facts-abroad.ts",
    "src/domain/tools/tax/transfer-tax.ts",
    "src/domain/tools/tax/latin-america.ts",
    "src/server/site/city-pages/city-facts.server.ts",
    "src/server/site/city-pages/city-pages.server.ts",
  ],
};

function filesOf(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(tsx?|md)$/.test(name) && !name.includes(".test"))
    .sort()
    .map((name) => join(path, name));
}

/** Of the words, not of how they are set: spaces do not count. */
function hashOf(sources: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesOf)) hash.update(readFileSync(file, "utf8").replace(/\s+/g, " "));
  return hash.digest("hex").slice(0, 12);
}

const today = isoDateInMadrid(new Date());
const found = Object.fromEntries(
  Object.entries(SOURCES).map(([path, sources]) => {
    const of = hashOf(sources);
    const known = PAGE_DATES[path];
    return [path, { day: known?.of === of ? known.day : today, of }] as const;
  }),
);

if (process.env.DATES === "write") {
  const rows = Object.entries(found).map(
    ([path, { day, of }]) => `  ${/^\w+$/.test(path) ? path : JSON.stringify(path)}: { day: "${day}", of: "${of}" },`,
  );
  const before = readFileSync(TABLE, "utf8");
  writeFileSync(TABLE, before.replace(/= \{[\s\S]*\};/, `= {\n${rows.join("\n")}\n};`));
}

test("the words of no page have changed since the day that the sitemap gives", () => {
  const changed = Object.entries(found).filter(([path, { of }]) => PAGE_DATES[path]?.of !== of);
  if (process.env.DATES !== "write") expect(changed.map(([path]) => path)).toEqual([]);
  expect(Object.keys(PAGE_DATES).filter((path) => !(path in SOURCES))).toEqual([]);
});

test("every page has a day, which is none to come", () => {
  for (const { path } of publicPages()) {
    const day = pageDay(path);
    expect(day, path).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(day! <= today, path).toBe(true);
  }
});

test("a page of a city changes with its solution and with the figures of the cities", () => {
  const solution = PAGE_DATES["/software-crm-inmobiliario"]!.day;
  const cities = PAGE_DATES[CITY_PAGES]!.day;
  expect(pageDay("/software-crm-inmobiliario/sevilla")).toBe(solution > cities ? solution : cities);
  expect(pageDay("/no-existe")).toBeNull();
});
