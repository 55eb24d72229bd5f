import { expect, test } from "vitest";
import { findKnown } from "#ui/command-menu/find-known.ts";
import { MORE_PAGES, OWN_ACTS } from "./known-entries.ts";

const find = findKnown([...OWN_ACTS, ...MORE_PAGES]);
const titles = (query: string) => find(query).flatMap(({ entries }) => entries.map(({ title }) => title));

test.each([
  ["nueva valoración", "Nueva valoración"],
  ["valorar", "Nueva valoración"],
  ["tasar vivienda", "Nueva valoración"],
  ["nuevo contacto", "Nuevo contacto"],
  ["cliente nuevo", "Nuevo contacto"],
  ["nueva vivienda", "Nueva vivienda"],
  ["nueva cita", "Nueva cita o visita"],
  ["apuntar visita", "Nueva cita o visita"],
  ["oscuro", "Tema oscuro"],
  ["modo noche", "Tema oscuro"],
  ["claro", "Tema claro"],
  ["cerrar sesion", "Cerrar sesión"],
  ["salir", "Cerrar sesión"],
  ["importar", "Importar viviendas"],
  ["importar contactos", "Importar contactos"],
  ["exportar", "Exportar la cartera"],
  ["logo", "Poner mi marca"],
  ["primeros pasos", "Primeros pasos"],
])("%s finds %s, among a few", (query, title) => {
  const found = titles(query);
  expect(found).toContain(title);
  expect(found.length).toBeLessThanOrEqual(6);
});

test("verbs and pages have ids of their own", () => {
  const ids = [...OWN_ACTS, ...MORE_PAGES].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
