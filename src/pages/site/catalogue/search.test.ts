import { expect, test } from "vitest";
import { HOLDINGS, type HoldingId } from "#content/tool-card.ts";
import * as toolIcons from "#ui/tool-icons.ts";
import { catalogueRows } from "./catalogue-rows.ts";
import { searchTools } from "./search.ts";
import { DRAWN_TOOLS } from "./tool-drawing.tsx";

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

test("every tool has words of its own, and an icon that is drawn", () => {
  expect(rows.filter(({ words }) => words === "")).toEqual([]);
  expect(rows.filter(({ icon }) => !(icon in toolIcons)).map(({ path }) => path)).toEqual([]);
});

test("every tool has a drawing of its own, and there is no other", () => {
  expect([...DRAWN_TOOLS].sort()).toEqual(rows.map(({ path }) => path).sort());
});

test("a person with something at hand finds a tool that starts from it", () => {
  for (const holding of Object.keys(HOLDINGS) as HoldingId[])
    expect(rows.filter(({ startsFrom }) => startsFrom.includes(holding)).length, holding).toBeGreaterThan(2);
});
