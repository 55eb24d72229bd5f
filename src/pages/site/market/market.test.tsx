import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { servicesContext } from "#server/boot/services.server.ts";
import { allTools } from "#tools/tool-cards.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import CityPage, { meta as cityMeta, loader as solutionInCity } from "../solutions/city-page.tsx";
import MarketCity, { loader, meta } from "./market-city.tsx";

const services = testServices(await openTestDatabase());
const context = () => new RouterContextProvider(new Map([[servicesContext, services]]));
const argsOf = (params: Record<string, string>) => ({ params, context: context() }) as never;

function html(page: React.ReactElement): string {
  const router = createMemoryRouter([{ id: "root", path: "*", element: page, loader: () => null }], {
    initialEntries: ["/mercado/x"],
    hydrationData: { loaderData: { root: null } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const canonicalOf = (found: ReturnType<typeof meta>) =>
  found?.flatMap((tag) => ("rel" in tag && tag.rel === "canonical" ? [tag.href] : []));
const metaArgs = (pathname: string, loaderData: unknown) =>
  ({ location: { pathname }, loaderData, matches: [], params: {} }) as never;

test("a city's page has one h1, no skipped level, its chart, its map and every open tool", async () => {
  const page = html(<MarketCity loaderData={await loader(argsOf({ city: "sevilla" }))} />);
  expect(page.match(/<h1/g)).toHaveLength(1);
  const levels = [...page.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
  for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
  expect(page).toContain("Mapa: Sevilla y a su alrededor");
  for (const { path } of allTools) expect(page).toContain(`href="${path}"`);
});

test("the tools of a Latin American city are those of its region", async () => {
  const page = html(<MarketCity loaderData={await loader(argsOf({ city: "lima" }))} />);
  expect(page).toContain('href="/latam/valoracion"');
  expect(page).not.toContain('href="/valoracion"');
});

test("the fourteen solutions of a city name its page as the one to keep", async () => {
  const page = await solutionInCity(argsOf({ solution: "software-crm-inmobiliario", city: "sevilla" }));
  expect(canonicalOf(cityMeta(metaArgs("/software-crm-inmobiliario/sevilla", page)))).toEqual(["/mercado/sevilla"]);
  const market = await loader(argsOf({ city: "sevilla" }));
  expect(canonicalOf(meta(metaArgs("/mercado/sevilla", market)))).toEqual(["/mercado/sevilla"]);
  const shown = html(<CityPage loaderData={page} />);
  expect(shown).toContain('href="/mercado/sevilla"');
  // The table of sources stands on the city's own page alone.
  expect(shown).not.toContain("Consultado el");
});

test("an unknown city is not found", async () => {
  await expect(loader(argsOf({ city: "atlantis" }))).rejects.toMatchObject({ init: { status: 404 } });
});
