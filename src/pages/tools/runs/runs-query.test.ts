import { expect, test } from "vitest";
import { compareHref, csvHref, readRunQuery, runsHref, withChange } from "./runs-query.ts";

const HISTORY = "/dashboard/history";
const read = (query: string, mayAskForAll = false) => readRunQuery(HISTORY, new URLSearchParams(query), mayAskForAll);

test("default values stand in no address", () => {
  expect(runsHref(HISTORY, read(""))).toBe(HISTORY);
  expect(runsHref(HISTORY, read("orden=recientes&buscar=+&de=agencia"))).toBe(HISTORY);
});

test("an address leads back to itself, and its file to the same list", () => {
  const query = "?buscar=verdi&herramienta=valoracion&desde=2026-01-01&orden=cifra&de=agencia";
  const filter = read(query, true);
  expect(runsHref(HISTORY, filter)).toBe(`${HISTORY}${query}`);
  expect(runsHref(HISTORY, filter, "x")).toBe(`${HISTORY}${query}&antes=x`);
  expect(csvHref(filter)).toBe("/api/runs/export.csv?q=verdi&tool=valoracion&from=2026-01-01&scope=agency");
});

test("the agency's results are for people who may see them, the trash is one's own", () => {
  expect(read("de=agencia").scope).toBe("mine");
  expect(read("de=agencia", true).scope).toBe("agency");
  expect(read("de=agencia&papelera=1", true)).toMatchObject({ scope: "mine", view: "trash" });
  expect(csvHref(read("papelera"))).toBe("/api/runs/export.csv?trash=true");
});

test("saved results have two addresses and are no trash", () => {
  const filter = readRunQuery("/resultados-guardados", new URLSearchParams("papelera=1&carpeta=Gr%C3%A0cia"), false);
  expect(filter).toMatchObject({ view: "saved", folder: "Gràcia" });
  expect(withChange("/resultados-guardados", filter, { folder: "" })).toBe("/resultados-guardados");
  expect(csvHref(filter)).toBe("/api/runs/export.csv?folder=Gr%C3%A0cia&saved=true");
});

test("unknown values of an address are ignored", () => {
  expect(read("orden=raro&desde=2026-13-01&hasta=ayer&pagina=3")).toEqual(read(""));
  expect(compareHref("1", "2")).toBe("/dashboard/history/comparar?a=1&b=2");
});
