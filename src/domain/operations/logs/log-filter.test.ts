import { expect, test } from "vitest";
import { isFiltered, levelName, logQuery, readLogFilter, type ShownLine, withNewLines } from "./log-filter.ts";

test("a filter comes back from its address; unknown values are ignored", () => {
  const query =
    "?nivel=error&periodo=7-dias&estado=5xx&buscar=fallo&ruta=%2Fapi&peticion=0B0F7F0E-5a3c-4c57-9a53-1f5a1f7f0009";
  const filter = readLogFilter(new URLSearchParams(query));
  expect(logQuery(filter)).toBe(query.replace("0B0F7F0E", "0b0f7f0e"));
  const odd = readLogFilter(new URLSearchParams("?nivel=x&peticion=1&estado=9"));
  expect([logQuery(odd), isFiltered(odd), logQuery(odd, { linea: "3", antes: undefined })]).toEqual([
    "",
    false,
    "?linea=3",
  ]);
});

test("new lines stand above, each once", () => {
  const line = (id: number): ShownLine => ({
    id, at: "", level: 30, message: "", request_id: null, path: null, status: null, fields: {},
  }); // biome-ignore format: a short one
  expect(withNewLines([line(5), line(3)], [line(7), line(5), line(4)], 3).map(({ id }) => id)).toEqual([7, 5, 4]);
});

test("levels have names", () => {
  expect([30, 40, 50, 60].map(levelName)).toEqual(["Información", "Aviso", "Error", "Grave"]);
});
