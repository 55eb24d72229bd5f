import { expect, test } from "vitest";
import { articleCard } from "#server/articles/article-view.server.ts";
import { listArticles } from "#server/articles.server.ts";
import { searchIndex } from "./search-index.ts";

const find = searchIndex(listArticles("ayuda").map(articleCard));
const slugs = (query: string) => find(query).map(({ path }) => path.split("/").at(-1));

test.each([
  ["cómo valoro una vivienda", "valorar-una-vivienda"],
  ["balorar vivienda", "valorar-una-vivienda"],
  ["pegar comprables", "anadir-comparables"],
  ["comparavles", "anadir-comparables"],
  ["rago y confiansa", "leer-el-rango-y-la-confianza"],
  ["precio de hoy", "por-que-no-hay-precio-de-hoy"],
  ["capasidad de compra", "calcular-la-capacidad-de-compra"],
  ["impuestos itp", "impuestos-de-la-calculadora"],
  ["exportar exel", "exportar-resultados"],
  ["descargar PDF", "exportar-resultados"],
  ["cookis", "cookies-y-consentimiento"],
  ["cambiar de moneda", "region-y-moneda"],
  ["borrar mis datos", "tus-datos-sin-cuenta"],
  ["API", "usar-la-api"],
])("«%s» finds %s among the first three", (query, slug) => {
  expect(slugs(query).slice(0, 3)).toContain(slug);
});

test("accents and capitals do not count", () => {
  expect(slugs("REGIÓN")).toEqual(slugs("region"));
});

test("what nothing is about finds nothing", () => {
  expect(slugs("paella")).toEqual([]);
  expect(slugs("de la")).toEqual([]);
});
