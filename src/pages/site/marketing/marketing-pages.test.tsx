import { existsSync } from "node:fs";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { CRUMB_LABELS } from "#content/crumbs.ts";
import { pricingContent } from "#content/marketing/pricing.ts";
import { MODULE_NAMES, type ModuleId, modulePath } from "#content/modules.ts";
import { SOLUTIONS } from "#content/solutions.ts";
import { tools } from "#tools/registry.ts";
import Agencies, { loader as agencies } from "./agencies/agencies.tsx";
import Agents, { loader as agents } from "./agents/agents.tsx";
import CaseStudies, { shownCases } from "./case-studies/case-studies.tsx";
import Contact, { loader as contact } from "./contact/contact.tsx";
import Pricing from "./pricing/pricing.tsx";
import Training, { loader as training } from "./training/training.tsx";

/** As the page gets it: data that went through JSON. */
const sent = (data: object) => JSON.parse(JSON.stringify(data));

const pages: readonly [string, ReactElement][] = [
  ["/agencias", <Agencies key="1" loaderData={sent(agencies())} />],
  ["/agentes", <Agents key="2" loaderData={sent(agents())} />],
  ["/formacion", <Training key="3" loaderData={sent(training())} />],
  ["/casos-exito", <CaseStudies key="4" loaderData={sent(shownCases(true))} />],
  ["/contacto", <Contact key="5" loaderData={sent(contact({ url: new URL("https://umbral.example/contacto") }))} />],
  ["/precios", <Pricing key="6" loaderData={sent(pricingContent(false))} />],
];

function render(path: string, page: ReactElement): string {
  const router = createMemoryRouter([{ id: "root", path: "*", element: page, loader: () => null }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: null } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const folders: Record<string, string> = { "/help-center/articulo": "ayuda", "/blog": "blog", "/recursos": "recursos" };

/** A page of the site's table, or an article that has its file. */
function exists(href: string): boolean {
  const [path = ""] = href.split(/[?#]/);
  if (path in CRUMB_LABELS || tools.some((tool) => tool.path === path)) return true;
  if ((Object.keys(MODULE_NAMES) as ModuleId[]).some((id) => modulePath(id) === path)) return true;
  if (SOLUTIONS.some(({ slug }) => `/${slug}` === path)) return true;
  const cut = path.lastIndexOf("/");
  const folder = folders[path.slice(0, cut)];
  return folder !== undefined && existsSync(`src/content/articles/${folder}/${path.slice(cut + 1)}.md`);
}

test.each(pages)("%s has one h1, its landmark, and headings that skip no level", (path, page) => {
  const html = render(path, page);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<main id="contenido"');
  const levels = [...html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
  for (const [i, level] of levels.entries())
    expect(level - (levels[i - 1] ?? 0), `heading ${i}`).toBeLessThanOrEqual(1);
});

test.each(pages)("%s links only to pages that exist", (path, page) => {
  const html = render(path, page);
  const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1]!);
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((href) => !exists(href))).toEqual([]);
});

test("every case is labelled as an example and says how a real one would be measured", () => {
  const { cases } = shownCases(true);
  const html = render("/casos-exito", pages[3]![1]);
  const articles = html.split("<article").slice(1);
  expect(articles).toHaveLength(cases.length);
  for (const article of articles) {
    expect(article).toContain(">Ejemplo</span>");
    expect(article).toContain("Cómo se mediría");
  }
});

test("outside the demonstration the page of cases shows how one is made, and none that is invented", () => {
  const html = render("/casos-exito", <CaseStudies loaderData={sent(shownCases(false))} />);
  expect(html).not.toContain("<article");
  for (const { title, who } of shownCases(true).cases) {
    expect(html).not.toContain(title);
    expect(html).not.toContain(who);
  }
  expect(html).toContain("Así se publicará un caso real");
  expect(shownCases(false).isIndexable).toBe(false);
});

test("the contact page shows who answers, by mail and by telephone", () => {
  const html = render("/contacto", pages[4]![1]);
  expect(html).toContain('href="mailto:hola@umbral.example"');
  expect(html).toContain('href="tel:+34900000000"');
  expect(html).toContain('name="message"');
});

test.each([
  agencies(),
  agents(),
  training(),
  shownCases(true),
  shownCases(false),
  contact({ url: new URL("https://umbral.example/contacto") }),
])("$meta.title: its description has a fitting length", ({ meta }) => {
  expect(meta.description.length).toBeGreaterThanOrEqual(70);
  expect(meta.description.length).toBeLessThanOrEqual(160);
});
