import { expect, test } from "vitest";
import { articleCard } from "#server/site/articles/article-view.server.ts";
import { headingsOf, listArticles } from "#server/site/articles/articles.server.ts";
import { markFound, searchIndex } from "./search-index.ts";

const find = searchIndex(
  listArticles("ayuda").map((article) => ({ ...articleCard(article), headings: headingsOf(article) })),
);
const slugs = (query: string) => find(query).map(({ article }) => article.path.split("/").at(-1));

test.each([
  ["cómo valoro una vivienda", "valorar-una-vivienda"],
  ["balorar vivienda", "valorar-una-vivienda"],
  ["tasasion", "valorar-una-vivienda"],
  ["avalúo de un departamento", "valorar-una-vivienda"],
  ["pegar comprables", "anadir-comparables"],
  ["comparavles", "anadir-comparables"],
  ["rago y confiansa", "leer-el-rango-y-la-confianza"],
  ["precio de hoy", "por-que-no-hay-precio-de-hoy"],
  ["capasidad de compra", "calcular-la-capacidad-de-compra"],
  ["hipotca", "calcular-la-capacidad-de-compra"],
  ["impuestos itp", "impuestos-de-la-calculadora"],
  ["exportar exel", "exportar-resultados"],
  ["descargar PDF", "exportar-resultados"],
  ["cookis", "cookies-y-consentimiento"],
  ["cambiar de moneda", "region-y-moneda"],
  ["borrar mis datos", "descargar-y-borrar-tus-datos"],
  ["API", "usar-la-api"],
  ["contrasena", "cambiar-correo-y-contrasena"],
  ["no recuerdo la clave de entrar", "crear-una-cuenta"],
  ["credtos", "planes-y-creditos"],
  ["facturas", "cambiar-de-plan-y-facturas"],
  ["perdi el movil", "segundo-factor"],
  ["logotipo", "marca-en-los-informes"],
  ["duplcados", "unir-lo-repetido"],
  ["google calendar", "llevar-el-calendario-al-movil"],
  ["importar contctos", "importar-contactos"],
  ["idealista", "avisos-de-portales"],
  ["papelera", "recuperar-de-la-papelera"],
  ["atajos de teclado", "menu-de-comandos"],
  ["kyero", "publicar-tu-cartera-en-portales"],
])("«%s» finds %s among the first three", (query, slug) => {
  expect(slugs(query).slice(0, 3)).toContain(slug);
});

test("accents and capitals do not count", () => {
  expect(slugs("REGIÓN")).toEqual(slugs("region"));
});

test("a word of no article finds nothing", () => {
  expect(slugs("paella")).toEqual([]);
  expect(slugs("de la")).toEqual([]);
});

test("hits are marked as they stand, with their accents", () => {
  const { article, terms } = find("credtos")[0]!;
  expect(markFound(article.title, terms)).toEqual([
    { text: "Planes y ", at: 0, isFound: false },
    { text: "créditos", at: 9, isFound: true },
  ]);
  expect(markFound("Nada de eso", terms)).toEqual([{ text: "Nada de eso", at: 0, isFound: false }]);
});
