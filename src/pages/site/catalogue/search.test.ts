import { expect, test } from "vitest";
import { catalogueRows } from "./catalogue-rows.ts";
import { HOLDINGS } from "./holdings.ts";
import { searchTools } from "./search.ts";
import { SEARCH_WORDS } from "./search-words.ts";

const rows = catalogueRows();
const found = (query: string) => searchTools(rows, query).map(({ item }) => item.path);

test.each([
  ["valoracion", "/valoracion"],
  ["Valoración", "/valoracion"],
  ["tasasion", "/valoracion"],
  ["valorar piso con terraza", "/valoracion"],
  ["hipoteca", "/calculadora-capacidad"],
  ["ipoteca", "/calculadora-capacidad"],
  ["nota simple", "/analizador-documentos"],
  ["amueblar", "/home-staging"],
  ["instagran", "/generador-posts"],
  ["resumir un chat de whatsapp", "/resumen-conversaciones"],
  ["CMA", "/cma-generator"],
])("«%s» finds %s first", (query, path) => {
  expect(found(query)[0]).toBe(path);
});

test("«plano» finds the tools that start from a plan, and few others", () => {
  const paths = found("plano");
  expect(paths.slice(0, 2).sort()).toEqual(["/generador-planos", "/render-desde-plano"]);
  expect(paths.length).toBeLessThan(8);
});

test("words that say nothing, and words nobody uses, find nothing", () => {
  expect(found("de la")).toEqual([]);
  expect(found("   ")).toEqual([]);
  expect(found("xilófono")).toEqual([]);
});

test("every tool can be found by its own title", () => {
  for (const { title, path } of rows) expect(found(title)[0], title).toBe(path);
});

test("words and holdings name tools of the catalogue only", () => {
  const paths = new Set(rows.map(({ path }) => path));
  for (const path of Object.keys(SEARCH_WORDS)) expect(paths).toContain(path);
  for (const { paths: held } of Object.values(HOLDINGS)) for (const path of held) expect(paths).toContain(path);
  expect(rows.filter(({ words }) => words === "")).toEqual([]);
});
