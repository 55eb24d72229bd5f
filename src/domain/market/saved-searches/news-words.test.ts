import { describe, expect, test } from "vitest";
import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import { kindWords, newsCount, plainName, pricedName, priceWords, sizeWords } from "./news-words.ts";

/** News of a search as mails and pages say them. */

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("news are counted by kind, in one order, and kinds without any are not named", () => {
  expect(newsCount({ nueva: 3, bajada: 1, vuelta: 0 })).toBe("3 viviendas nuevas y 1 bajada de precio");
  expect(newsCount({ nueva: 1, bajada: 2, vuelta: 1 })).toBe(
    "1 vivienda nueva, 2 bajadas de precio y 1 vivienda que vuelve",
  );
  expect(newsCount({ nueva: 0, bajada: 0, vuelta: 2 })).toBe("2 viviendas que vuelven");
  expect([kindWords("nueva"), kindWords("bajada"), kindWords("vuelta")]).toEqual([
    "Nueva",
    "Baja de precio",
    "Vuelve al mercado",
  ]);
});

describe("a price", () => {
  const words = (priceCents: number | null, previousPriceCents: number | null, operation = "venta") =>
    plain(priceWords({ priceCents, previousPriceCents, currency: "EUR" }, operation));
  test("with the one before where it was another; a rent by the month; none where nobody said it", () => {
    expect(words(25_000_000, null)).toBe("250.000 €");
    expect(words(25_000_000, 26_000_000)).toBe("250.000 €, antes 260.000 €");
    expect(words(25_000_000, 25_000_000)).toBe("250.000 €");
    expect(words(90_000, 95_000, "alquiler")).toBe("900 €/mes, antes 950 €/mes");
    expect(words(null, 26_000_000)).toBe("Sin precio");
  });
});

const TYPES = { piso: "Piso" } as Record<HomeType, string>;

test("a home is named by its kind, quarter and town, and by its price where two would be alike", () => {
  const home = { type: "piso", quarter: "Ruzafa", town: "València" } as const;
  expect(plainName(home, TYPES)).toBe("Piso en Ruzafa, València");
  expect(plainName({ ...home, quarter: null, town: null }, TYPES)).toBe("Piso");
  const priced = { priceCents: 25_000_000, previousPriceCents: 26_000_000, currency: "EUR", operation: "venta" };
  expect(plain(pricedName(Object.assign({}, home, priced), TYPES))).toBe("Piso en Ruzafa, València, 250.000 €");
});

test("its size leaves out what is not known or none", () => {
  const size = (builtAreaM2: number | null, rooms: number | null, bathrooms: number | null) =>
    plain(sizeWords({ type: "piso", quarter: null, town: null, builtAreaM2, rooms, bathrooms }));
  expect(size(96, 3, 2)).toBe("96 m² · 3 hab. · 2 baños");
  expect(size(96, 0, 1)).toBe("96 m² · 1 baño");
  expect(size(null, 1, 0)).toBe("1 hab.");
  expect(size(null, null, null)).toBe("");
});
