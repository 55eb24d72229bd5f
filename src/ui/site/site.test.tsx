import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { accountLinks, legalLinks, mainLinks, moreLinks, quickLinks } from "#content/site.ts";
import { menuModules } from "./menu-modules.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import type { MenuTool } from "./site-tools.ts";

const tools: MenuTool[] = [
  { title: "Informe comparativo", path: "/cma-generator", module: "valoracion" },
  { title: "Valoración de viviendas", path: "/valoracion", module: "valoracion" },
];

function render(path: string): string {
  const page = (
    <>
      <SiteHeader />
      <main id="contenido" />
      <SiteFooter />
    </>
  );
  const router = createMemoryRouter([{ id: "root", path: "*", element: page, loader: () => null }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: { menuTools: tools } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const hrefsIn = (html: string) => new Set([...html.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1]!));

test("six modules in menu order, each with its own tools", () => {
  expect(menuModules(tools).map(({ name }) => name)).toEqual([
    "Valoración",
    "Análisis",
    "Captación",
    "Social",
    "Virtual",
    "Gestión",
  ]);
  expect(menuModules(tools)[0]!.tools.map(({ path }) => path)).toEqual(["/cma-generator", "/valoracion"]);
  expect(menuModules(tools)[1]!.tools).toEqual([]);
  expect(hrefsIn(render("/herramientas"))).toContain("/cma-generator");
});

test("every required link stands in bar or foot", () => {
  const linked = hrefsIn(render("/herramientas"));
  const all = [...mainLinks, ...moreLinks, ...quickLinks, ...legalLinks, ...Object.values(accountLinks)];
  for (const { href } of all) expect(linked, href).toContain(href);
  for (const { href } of menuModules([])) expect(linked, href).toContain(href);
  expect(linked).toContain("/valoracion");
});

test("the foot lists modules with a tool alone; the bar's menu leads to all of them", () => {
  const html = render("/herramientas");
  const foot = html.slice(html.indexOf("<footer"));
  expect(foot).toContain('href="/modulo-valoracion"');
  expect(foot).not.toContain('href="/modulo-virtual"');
});

test("the notice at the foot names Spain's order of appraisals outside Latin America alone", () => {
  expect(render("/precios")).toContain("ECO/805/2003");
  expect(render("/latam/precios")).not.toContain("ECO/805/2003");
});

test("links of a prefixed page keep the prefix, private ones have none", () => {
  const linked = hrefsIn(render("/latam/herramientas"));
  expect(linked).toContain("/latam/precios");
  expect(linked).toContain("/latam");
  expect(linked).not.toContain("/precios/");
  expect(linked).toContain("/auth");
  expect(linked).toContain("/dashboard");
});

test("skip link first, and the current page says so", () => {
  const html = render("/es/herramientas");
  expect(html.indexOf('href="#contenido"')).toBeLessThan(html.indexOf("<header"));
  expect(html).toMatch(
    /aria-current="page"[^>]*href="\/es\/herramientas"|href="\/es\/herramientas"[^>]*aria-current="page"/,
  );
});
