import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { pricingContent } from "#content/marketing/pricing.ts";
import Pricing from "./pricing.tsx";

function render(path: string, isPaidOnline = false): string {
  // As the page gets it: data that went through JSON.
  const loaderData: ComponentProps<typeof Pricing>["loaderData"] = JSON.parse(
    JSON.stringify(pricingContent(isPaidOnline)),
  );
  const router = createMemoryRouter(
    [{ id: "root", path: "*", element: <Pricing loaderData={loaderData} />, loader: () => null }],
    { initialEntries: [path], hydrationData: { loaderData: { root: null } } },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll("\u00a0", " ");
}

test("monthly and yearly prices both stand in the page, in euros and with their share of a month", () => {
  const html = render("/precios");
  for (const price of ["0 €", "29 €", "79 €", "199 €", "290 €", "790 €", "1.990 €"]) {
    expect(html).toContain(`>${price}<`);
  }
  // 290 / 12, 790 / 12, 1990 / 12
  for (const share of ["24,17 € al mes", "65,83 € al mes", "165,83 € al mes"]) expect(html).toContain(share);
  expect(html).toContain("IVA incluido");
  expect(html).not.toContain("$");
});

test("under /latam the same amounts are in dollars: the amount charged times 1.1, rounded", () => {
  const html = render("/latam/precios");
  for (const price of ["0 $", "32 $", "87 $", "219 $", "319 $", "869 $", "2.189 $"]) {
    expect(html).toContain(`>${price}<`);
  }
  expect(html).toContain("26,58 $ al mes"); // 319 / 12
  expect(html).not.toContain("29 €");
  expect(html).not.toMatch(/al (mes|año)[^<]*IVA/);
  expect(html).toContain('href="/latam/contacto?plan=agencia"');
});

test("the calculator starts with a worked month, and puts nothing off", () => {
  const html = render("/precios");
  expect(html).toContain("1.520 créditos");
  expect(html).toMatch(/Te encaja <b>Agencia<\/b>: 2\.500 créditos(<!-- -->)*, (<!-- -->)*te sobran 980/);
  expect(html).toContain("Imágenes que acaba un modelo de imagen");
  expect(html).not.toMatch(/Pronto|en preparación/);
});

test("the plans are bought where they can be paid, and asked for where they cannot", () => {
  const asked = render("/precios");
  expect(asked).toContain("todavía no se paga en línea");
  expect(asked).toContain('href="/contacto?plan=agencia"');
  expect(asked).toContain(">Pedir el plan Agencia<");
  const paid = render("/precios", true);
  expect(paid).not.toContain("todavía no se paga");
  expect(paid).toContain('href="/dashboard/creditos?plan=agencia"');
  expect(paid).toContain(">Contratar el plan Agencia<");
  for (const html of [asked, paid]) expect(html).toContain('href="/auth"');
});

test("every row of the comparison has a cell for each plan", () => {
  for (const { label, cells } of pricingContent(false).comparison) expect(cells, label).toHaveLength(4);
});
