import { expect, test } from "vitest";
import { readResultDocument } from "../../test/read-result-document.tsx";
import { drawings } from "./document-drawings.tsx";
import { CASES, CLOSED, outcome, plain } from "./renovations.test-data.ts";
import { renovation as tool } from "./tool.ts";

const read = (changes: Record<string, unknown> = {}) => {
  const { input, result } = outcome(changes);
  return plain(readResultDocument(tool, result, input, { drawings }));
};

test.each(CASES)("the document of %o", (changes) => {
  const text = read(changes);
  for (const part of ["Vale hoy", "Obra a obra", "No hacer nada", "entre un 11 y un 15"]) expect(text).toContain(part);
  expect(text).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
});

test("figures that come from the table have sources; where all was typed there are none", () => {
  expect(read()).toContain("Fuentes");
  expect(read(CLOSED)).not.toContain("Fuentes");
});

test("two closed prices: what was typed to the cent, what is foreseen with three digits", () => {
  const text = read(CLOSED);
  for (const part of [
    "Qué obra compensa antes de vender",
    "Piso de 80 m², 22 de noviembre de 2026",
    "+3.160 €",
    "De 2.080 € a 3.160 €",
    "Cuesta 9.000 €",
    "12.200 €",
    "212.000 €",
    "Cocina nueva (elegida)",
    "Trabajos: 1. ",
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/12\.160|212\.160/);
});

test("the stair of budgets names its ends; without any that pays there is none", () => {
  const marks = (text: string) => text.split("Si el presupuesto cambia")[1]!.split("Lo que se dice")[0]!.split("\n");
  // Up to the own budget of 20,000; what is left grows to 3,160.
  expect(marks(read(CLOSED))).toEqual(expect.arrayContaining(["0 €", "20.000 €", "4.000 €"]));
  expect(read({ ...CLOSED, budget: 0, works: {}, home: { ...CLOSED.home, condition: "obra_nueva" } })).not.toContain(
    "Si el presupuesto cambia",
  );
});

test("where nothing is to be done: no order for builders, no rise", () => {
  const text = read({ budget: 0 });
  expect(text).toContain("Vender como está");
  expect(text).not.toMatch(/Pide presupuesto|De hoy a después/);
});
