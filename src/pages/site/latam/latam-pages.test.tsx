import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { FAQ } from "#content/faq.ts";
import { FAQ_IN_LATAM } from "#content/latam/faq.ts";
import { pricingIn } from "#content/latam/marketing.ts";
import { LATAM_PAGES } from "#content/latam/pages.ts";
import { visitorActor } from "#server/accounts/access/actor.server.ts";
import { servicesContext } from "#server/boot/services.server.ts";
import { tools } from "#tools/registry.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import ToolPage from "../../tools/tool/tool-page.tsx";
import { readToolPage } from "../../tools/tool/tool-page-data.server.ts";
import { loadToolView } from "../../tools/tool/tool-views.ts";
import Catalogue, { loader as catalogue } from "../catalogue/catalogue.tsx";
import Faq, { loader as faq } from "../faq/faq.tsx";
import Agencies, { loader as agencies } from "../marketing/agencies/agencies.tsx";
import Agents, { loader as agents } from "../marketing/agents/agents.tsx";
import Contact, { loader as contact } from "../marketing/contact/contact.tsx";
import Pricing from "../marketing/pricing/pricing.tsx";
import LatamHome, { loader as latamHome } from "./latam-home.tsx";

const services = testServices(await openTestDatabase());

/** The page with its data, as the browser gets them. */
function render(path: string, draw: (loaderData: never) => ReactElement, loaderData: unknown): string {
  const page = draw(JSON.parse(JSON.stringify(loaderData)) as never);
  const router = createMemoryRouter([{ id: "root", path: "*", element: page, loader: () => null }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: null } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

async function drawTool(path: string, isAbroad: boolean): Promise<string> {
  const tool = tools.find((each) => each.path === path)!;
  await loadToolView(tool.id);
  const { page } = await readToolPage(services, tool, {
    actor: visitorActor("5f0c4b7e-95d5-4f6b-9d55-0a7a3c0f1f11"),
    viewer: null,
    query: new URLSearchParams(),
    isAbroad,
    country: null,
  });
  return render(isAbroad ? `/latam${path}` : path, (data) => <ToolPage loaderData={data} />, page);
}

async function draw(path: string): Promise<string> {
  const url = new URL(`https://umbral.example/latam${path}`);
  const at = url.pathname;
  if (path === "/precios") return render(at, (data) => <Pricing loaderData={data} />, pricingIn("latam", true));
  if (path === "/contacto") return render(at, (data) => <Contact loaderData={data} />, contact({ url }));
  if (path === "/faq") return render(at, (data) => <Faq loaderData={data} />, faq({ url }));
  if (path === "/agencias") return render(at, (data) => <Agencies loaderData={data} />, agencies({ url }));
  if (path === "/agentes") return render(at, (data) => <Agents loaderData={data} />, agents({ url }));
  if (path === "/herramientas") {
    const context = new RouterContextProvider(new Map([[servicesContext, services]]));
    return render(at, (data) => <Catalogue loaderData={data} />, await catalogue({ context, url }));
  }
  if (path === "/") {
    const context = new RouterContextProvider(new Map([[servicesContext, services]]));
    return render("/latam", (data) => <LatamHome loaderData={data} />, await latamHome({ context }));
  }
  return drawTool(path, true);
}

/** The visible text, a line for each element; without scripts and drawings. */
const lines = (html: string): string[] =>
  html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<\/?(?:b|strong|em|a|span|small|i)\b[^>]*>/g, " ")
    .replace(/<[^>]+>/g, "\n")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Words, taxes and laws that hold in Spain alone. A storey is a `piso` in Latin America, so a flat is looked for with its article. */
const SPAIN =
  /(?<!\p{L})(?:(?:un|el|del|tu|cada|otro) piso|pisos en|ordenador(?:es)?|móvil(?:es)?|vosotr[oa]s|vuestr[oa]s?|sois|gastáis|tenéis|IVA|ITP|AJD|IBI|IRPF|ECO\/805\/2003|euríbor|comunidad(?:es)? autónomas?|plusvalía municipal|Catastro|Ley \d+\/\d{4})(?!\p{L})/u;

/** A notice that names Spain speaks of Spain on purpose: the list of places, the seller's own law. */
const isAboutSpain = (line: string): boolean => /España|española|RD \d/.test(line);

test.each(LATAM_PAGES)("/latam%s says nothing that holds in Spain alone", async (path) => {
  const found = lines(await draw(path)).filter((line) => SPAIN.test(line) && !isAboutSpain(line));
  expect(found).toEqual([]);
});

test("the common page of a tool does say it: the search would find it", async () => {
  const found = lines(await drawTool("/valoracion", false)).filter((line) => SPAIN.test(line));
  expect(found.length).toBeGreaterThan(2);
});

test("the price list is in dollars and without a tax that Spain alone has", async () => {
  const html = await draw("/precios");
  expect(html).toContain("32\u00a0$");
  expect(html).not.toContain("€");
});

test("every tool with an example of its own there is listed with its own page, and has its own help", () => {
  const own = tools.filter(({ abroad }) => abroad?.example !== undefined).map(({ path }) => path as string);
  expect(LATAM_PAGES.filter((path) => tools.some((tool) => tool.path === path)).toSorted()).toEqual(own.toSorted());
});

test("each answer of Latin America belongs to a question", () => {
  const ids = new Set(FAQ.map(({ id }) => id));
  expect(Object.keys(FAQ_IN_LATAM).filter((id) => !ids.has(id))).toEqual([]);
});
