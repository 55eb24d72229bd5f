import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { footerLinks, legalLinks, mainLinks, moreLinks, readyLinks } from "#content/site.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { type MenuTool, menuModules } from "./site-tools.ts";

const tools: MenuTool[] = [
  { title: "Valoración de viviendas", path: "/valoracion", module: "valoracion", summary: "Precio con rango." },
  {
    title: "Calculadora de capacidad",
    path: "/calculadora-capacidad",
    module: "valoracion",
    summary: "Cuánto puede pagar.",
  },
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

test("a module without page and tools is not in the menu", () => {
  expect(menuModules(tools).map(({ name }) => name)).toEqual(["Valoración"]);
  expect(menuModules([])).toEqual([]);
});

test("no link leads to a page that is not there yet", () => {
  const html = render("/herramientas");
  const linked = new Set([...html.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1]!));
  const all = [...mainLinks, ...moreLinks, ...footerLinks, ...legalLinks];
  for (const link of all) expect(linked.has(link.href), link.href).toBe(link.ready || link.href === "/");
  expect(linked).toContain("/valoracion");
  expect(readyLinks(all).length).toBeGreaterThan(0);
});

test("skip link first, and the current page says so", () => {
  const html = render("/herramientas");
  expect(html.indexOf('href="#contenido"')).toBeLessThan(html.indexOf("<header"));
  expect(html).toMatch(/aria-current="page"[^>]*href="\/herramientas"|href="\/herramientas"[^>]*aria-current="page"/);
});
