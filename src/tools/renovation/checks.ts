import type { ToolCheck } from "#domain/operations/checks/hand-check.ts";
import { recommendWorks } from "./engine.ts";
import { renovationInput } from "./schema.ts";

/** One full refurbishment at a closed price. */
const CASE = {
  home: { type: "piso", builtAreaM2: 80, condition: "a_reformar" },
  place: "ES-VC",
  value: 200_000,
  budget: 20_000,
  works: { integral: { cost: 20_000 } },
};

const run = (changes: object = {}) =>
  recommendWorks(renovationInput.parse({ ...CASE, ...changes }), { today: "2026-11-22" });
const full = () => run().works.find(({ id }) => id === "integral")!;

const check = (id: string, rest: Omit<ToolCheck, "id" | "source">): ToolCheck => ({
  id: `mejoras-${id}`,
  source: "Brief de herramientas, §2",
  referenceMs: 3,
  ...rest,
});

export const RENOVATION_CHECKS: readonly ToolCheck[] = [
  check("subida", {
    name: "De a reformar a buen estado",
    input: "200.000 €, coeficiente 0,12",
    expected: 25_499,
    tolerance: 0.5,
    unit: "€",
    got: () => full().uplift.usual,
  }),
  check("retorno", {
    name: "Retorno de esa obra",
    input: "20.000 € de coste",
    expected: 27.5,
    tolerance: 0.05,
    unit: "%",
    got: () => full().roi! * 100,
  }),
  check("nada", {
    name: "Sin ganancia, no hacer nada",
    input: "200.000 €, cada obra cuesta 30.000 € y no hay nada más",
    expected: "ninguna",
    got: () => run({ works: { integral: { cost: 30_000 } }, budget: 0 }).best.ids.join(", ") || "ninguna",
  }),
];
