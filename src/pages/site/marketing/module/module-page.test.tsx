import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { MODULE_PAGES } from "#content/marketing/modules/all.ts";
import { MODULE_NAMES, type ModuleId } from "#content/modules.ts";
import { servicesContext } from "#server/boot/services.server.ts";
import { allTools } from "#tools/tool-cards.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { testServices } from "../../../../test/test-services.ts";
import ModulePage, { loader } from "./module-page.tsx";

const database = await openTestDatabase();

const context = new RouterContextProvider();
context.set(servicesContext, testServices(database));

const modules = Object.keys(MODULE_NAMES) as ModuleId[];

async function render(module: ModuleId): Promise<string> {
  const url = new URL(`http://umbral.example/es/modulo-${module}`);
  const loaderData = (await loader({ url, context } as unknown as Parameters<typeof loader>[0])) as ComponentProps<
    typeof ModulePage
  >["loaderData"];
  const router = createMemoryRouter(
    [{ id: "root", path: "*", element: <ModulePage loaderData={loaderData} />, loader: () => null }],
    { initialEntries: [`/es/modulo-${module}`], hydrationData: { loaderData: { root: null } } },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll("\u00a0", " ");
}

test.each(modules)("%s shows each of its tools, none as one to wait for, and no other module's", async (module) => {
  const html = await render(module);
  expect(html.match(/<h1/g)).toHaveLength(1);
  const list = /<section id="herramientas".*?<\/section>/s.exec(html)![0];
  const paths = allTools.filter((tool) => tool.module === module).map(({ path }) => `/es${path}`);
  expect([...list.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual(paths);
  expect(html).not.toMatch(/en camino:|en preparación|Pronto|Avísame/);
});

test("the valuation module draws the tool's own worked example", async () => {
  const html = await render("valoracion");
  expect(html).toContain("Piso en Gràcia");
  expect(html).toMatch(/En 8 de cada 10 casos queda entre [\d.]+ € y [\d.]+ €/);
});

test.each(modules)("%s has a title, a description and questions of its own", (module) => {
  const others = modules.filter((id) => id !== module).map((id) => MODULE_PAGES[id].meta);
  const { meta, questions, day } = MODULE_PAGES[module];
  expect(others.map(({ title }) => title)).not.toContain(meta.title);
  expect(meta.description.length).toBeGreaterThanOrEqual(70);
  expect(meta.description.length).toBeLessThanOrEqual(160);
  expect(questions.length).toBeGreaterThanOrEqual(4);
  expect(day.moments).toHaveLength(4);
});

test("the picture of the valuation shows its amounts with three digits at most, as every estimate", async () => {
  const html = await render("valoracion");
  const [picture] = /<figure data-opening.*?<\/figure>/s.exec(html)!;
  const amounts = [...picture.matchAll(/\d{3}\.\d{3}(?= €)/g)].map(([amount]) => amount);
  expect(amounts.length).toBeGreaterThanOrEqual(3);
  for (const amount of amounts) expect(amount).toMatch(/\.000$/);
});
