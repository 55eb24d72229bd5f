import { expect, test } from "vitest";
import { addressOfPlace, askedPage, askedPlace } from "./list-page.ts";

test("an address without a page of ours asks for the first one", () => {
  const pages = ["", "pagina=", "pagina=0", "pagina=-3", "pagina=dos", "pagina=1e9", "pagina=Infinity", "pagina=NaN"];
  expect(pages.map((query) => askedPage(new URLSearchParams(query)))).toEqual(pages.map(() => 1));
  expect(askedPage(new URLSearchParams("pagina=7.9"))).toBe(7);
});

test("an address leads back to the place that it was made of", () => {
  for (const isTrash of [false, true]) {
    for (const page of [1, 2, 10_000]) {
      const { search } = new URL(addressOfPlace("/papeles", { page, isTrash }), "https://umbral.example");
      expect(askedPlace(new URLSearchParams(search))).toEqual({ page, isTrash });
    }
  }
  expect(addressOfPlace("/papeles", { page: 1, isTrash: false })).toBe("/papeles");
});
