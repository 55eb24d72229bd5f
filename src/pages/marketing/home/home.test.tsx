import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import NotFoundPage from "../../site/not-found.tsx";
import Home from "./home.tsx";
import type { HomeProps } from "./home-types.ts";

const loaderData: HomeProps["loaderData"] = {
  figures: [{ label: "error mediano", value: "6,8 %", detail: "1.284 viviendas no vistas" }],
  valuation: {
    place: "Ruzafa, València · 94 m²",
    currency: "EUR",
    value: 342_000,
    low80: 324_000,
    high80: 361_000,
    dots: [329_000, 352_000],
    callouts: { lift: { label: "Ascensor", amount: 9_600 }, ground: { label: "Sin garaje", amount: -7_900 } },
    explanation: {
      base: { label: "Precio medio de la zona", amount: 340_300 },
      rows: [
        { label: "Ascensor", amount: 9_600 },
        { label: "Sin garaje", amount: -7_900 },
      ],
      total: { label: "Estimación", amount: 342_000 },
    },
  },
  capacity: {
    family: "3.000 € al mes y 60.000 € ahorrados",
    currency: "EUR",
    price: 200_000,
    byIncome: 265_000,
    bySavings: 200_000,
    limitedBy: "savings",
  },
};

function render(page: React.ReactElement, path: string): string {
  const router = createMemoryRouter([{ id: "root", path: "*", element: page, loader: () => null }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: null } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll("\u00a0", " ");
}

test("the home page shows the example as an example, with its interval and what measured it", () => {
  const html = render(<Home loaderData={loaderData} />, "/");
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<main id="contenido"');
  expect(html.match(/>Ejemplo</g)!.length).toBeGreaterThanOrEqual(4);
  expect(html).toContain("entre 324.000 € y 361.000 €");
  expect(html).toContain("−7.900 €");
  expect(html).toContain("1.284 viviendas no vistas");
  expect(html).toContain("Hasta 200.000 €. Lo limita el ahorro.");
});

test("a missing page names its address as text and leads home", () => {
  const html = render(<NotFoundPage />, "/caf%C3%A9<b>");
  expect(html).toContain("Oops! Page not found");
  expect(html).toContain("/café&lt;b&gt;");
  expect(html).toContain('href="/"');
});

test("an address that cannot be decoded is shown as it came", () => {
  expect(render(<NotFoundPage />, "/100%")).toContain("/100%");
});
