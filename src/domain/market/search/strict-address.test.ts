import fc from "fast-check";
import { expect, test } from "vitest";
import { marketQuery, readMarketFilter } from "./market-address.ts";
import { MARKET_SORTS } from "./market-filter.ts";
import { addressIssues, FILTER_WORDS } from "./strict-address.ts";

const pathsOf = (query: string) =>
  addressIssues(new URLSearchParams(query), ["limit", "cursor"]).map(({ path }) => path);

test.each([
  ["", []],
  ["?operacion=venta&precio-hasta=250000&limit=10", []],
  // An empty value asks for nothing, in a form too.
  ["?operacion=&precio-hasta=", []],
  ["?orden=nuevo", []],
  ["?precio-hasta=250.000", []],
  ["?tipo=piso&tipo=atico&con=ascensor&sin=garaje", []],
  ["?lugar=municipio:46250:Val%C3%A8ncia&lugar=provincia:28:Madrid", []],
  ["?operacion=compra", ["operacion"]],
  ["?operacion=venta&operacion=alquiler", ["operacion"]],
  ["?habitaciones=3", ["habitaciones"]],
  ["?precio-hasta=barato", ["precio-hasta"]],
  ["?precio-hasta=-1", ["precio-hasta"]],
  ["?tipo=piso&tipo=castillo", ["tipo"]],
  ["?lugar=Valencia", ["lugar"]],
  ["?zona=1,2", ["zona"]],
  ["?nuevo=0", ["nuevo"]],
  ["?moneda=euros", ["moneda"]],
  ["?con=ascensor&sin=ascensor", ["sin"]],
  [`?buscar=${"a".repeat(120)}`, []],
  [`?buscar=${"a".repeat(121)}`, ["buscar"]],
  ["?orden=bonito&energia=H", ["orden", "energia"]],
] as const)("%s", (query, paths) => expect(pathsOf(query)).toEqual(paths));

test("121 places are more than a search takes", () => {
  const places = Array.from({ length: 121 }, (_, i) => `lugar=codigo-postal:${46001 + i}:x`);
  expect(pathsOf(`?${places.join("&")}`)).toEqual(["lugar"]);
  expect(pathsOf(`?${places.slice(1).join("&")}`)).toEqual([]);
});

test("an address that the product writes itself has nothing wrong in it, and all its words are known", () => {
  fc.assert(
    fc.property(
      fc.record({
        operacion: fc.constantFrom("venta", "alquiler"),
        "precio-desde": fc.integer({ min: 0, max: 1_000_000 }).map(String),
        "m2-hasta": fc.integer({ min: 1, max: 500 }).map(String),
        con: fc.constantFrom("ascensor", "terraza", "piscina"),
        estado: fc.constantFrom("activo", "reservado"),
        bajada: fc.integer({ min: 1, max: 365 }).map(String),
        orden: fc.constantFrom(...MARKET_SORTS),
        buscar: fc.constantFrom("luminoso", "vistas al mar"),
      }),
      (words) => {
        const query = marketQuery(readMarketFilter(new URLSearchParams(words)));
        expect(pathsOf(query)).toEqual([]);
        for (const word of new URLSearchParams(query).keys()) expect(FILTER_WORDS).toContain(word);
      },
    ),
  );
});
