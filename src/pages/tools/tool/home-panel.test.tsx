import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { HomeDifference } from "#domain/portfolio/homes/home-differences.ts";
import HomePanel from "./home-panel.tsx";

const offer = { operation: "venta", price: 285_000, currency: "EUR" };

/** The words of the panel, with blanks for the tags. */
function wordsOf(differences: HomeDifference[]): string {
  const home = { id: "1", seen: "2026-11-25T10:00:00.000Z", currency: "EUR", runCurrency: "MXN", differences };
  const element = <HomePanel run={{ id: "2", home }} isSignedIn />;
  const markup = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  return markup
    .replace(/<[^>]+>/g, " ")
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .trim();
}

test("a price is shown with its operation and its currency, a country by its name", () => {
  const words = wordsOf([
    {
      field: "price",
      before: offer,
      after: { operation: "alquiler", price: 299_500, currency: "MXN" },
      isProposed: false,
    },
    { field: "country", before: "ES", after: "MX", isProposed: false },
  ]);
  expect(words).toContain("Precio Venta, 285.000 € Alquiler, $299,500 MXN/mes");
  expect(words).toContain("País España México");
  expect(words).toContain("Llevar 0 datos a la ficha");
});

test("a text that says otherwise, or replaces one, says so", () => {
  const text = {
    field: "descriptions",
    before: { es: "Mi texto." },
    after: { es: "Otro." },
    isProposed: false,
  } as const;
  expect(wordsOf([{ ...text, caution: "contradicts" }])).toContain(
    "Dice un precio, una operación o un país que no son los de la ficha.",
  );
  expect(wordsOf([{ ...text, caution: "overwrites" }])).toContain("Sustituye al texto que ya tiene la ficha.");
});
