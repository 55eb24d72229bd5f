import { House } from "lucide-react";
import { expect, test } from "vitest";
import { findKnown } from "./find-known.ts";
import type { KnownEntry } from "./menu-entry.ts";

const entry = (title: string, group: string, words = ""): KnownEntry => ({
  id: title,
  title,
  path: `/${title}`,
  icon: House,
  group,
  words,
});
const find = findKnown([
  entry("Nueva vivienda", "Crear", "añadir piso"),
  entry("Analítica", "Páginas"),
  entry("Plan y créditos", "Páginas", "precio factura"),
  entry("Capacidad de compra", "Herramientas", "hipoteca"),
]);
const titles = (query: string) => find(query).flatMap(({ entries }) => entries.map(({ title }) => title));

test.each([
  ["analitica", "Analítica"],
  ["ANALÍTICA", "Analítica"],
  ["analtica", "Analítica"],
  ["creditso", "Plan y créditos"],
  ["cap", "Capacidad de compra"],
  ["hipoteca", "Capacidad de compra"],
  ["compra capacidad", "Capacidad de compra"],
  ["piso", "Nueva vivienda"],
])("%s finds %s", (query, title) => {
  expect(titles(query)).toContain(title);
});

test("groups keep their order, and words without meaning find nothing", () => {
  expect(find("nueva").map(({ title }) => title)).toEqual(["Crear"]);
  expect(find("zzzz")).toEqual([]);
  expect(find("¿?")).toEqual([]);
});
