import type { ToolCheck } from "#domain/operations/checks/hand-check.ts";
import { prepareSale } from "./engine.ts";
import { argumentsInput } from "./schema.ts";

const HOME = { type: "piso", builtAreaM2: 100, rooms: 3, floor: 4, price: 250_000 };
const prepared = (changes: Record<string, unknown> = {}, home: Record<string, unknown> = {}) =>
  prepareSale(argumentsInput.parse({ purpose: "comodidad", home: { ...HOME, ...home }, ...changes }), {
    today: "2026-11-22",
  });
const stated = ({ cards, script }: ReturnType<typeof prepared>) =>
  [...cards.map(({ feature, benefit }) => `${feature} ${benefit}`), ...script.map(({ say }) => say)].join(" ");

const check = (id: string, rest: Omit<ToolCheck, "id" | "source" | "referenceMs">): ToolCheck => ({
  id: `argumentos-${id}`,
  source: "Brief de herramientas, §2",
  referenceMs: 5,
  ...rest,
});

export const ARGUMENT_CHECKS: readonly ToolCheck[] = [
  check("sin-ascensor", {
    name: "Sin ascensor, no se menciona",
    input: "Un cuarto sin ascensor",
    expected: "0 menciones, reconocido",
    got: () => {
      const result = prepared({}, { hasLift: false });
      const mentions = stated(result).match(/ascensor/gi)?.length ?? 0;
      return `${mentions} menciones, ${result.weakPoints.some(({ id }) => id === "sin-ascensor") ? "reconocido" : "callado"}`;
    },
  }),
  check("ascensor-sin-saber", {
    name: "Si no se sabe, tampoco se reconoce",
    input: "Un cuarto del que no se sabe si tiene ascensor",
    expected: "0 menciones",
    got: () => {
      const result = prepared();
      const all = [
        stated(result),
        ...result.weakPoints.map(({ title }) => title),
        ...result.objections.map(({ quote }) => quote),
      ];
      return `${all.join(" ").match(/ascensor/gi)?.length ?? 0} menciones`;
    },
  }),
  check("gasto-fijo", {
    name: "Gasto fijo al mes",
    input: "Comunidad de 80 € al mes, IBI de 312 € al año",
    expected: 106,
    tolerance: 1e-9,
    got: () => prepared({ communityFee: 80, propertyTax: 312 }).runningMonthly ?? 0,
  }),
  check("cuota", {
    name: "Cuota del 80 % de 250.000 €",
    input: "3 %, 30 años",
    expected: "843 €",
    got: () =>
      prepared()
        .objections.find(({ id }) => id === "cuota")!
        .answer.match(/cuota es de ([^ ]+) al mes/)![1]!
        .replace("\u00a0", " "),
  }),
  check("sin-prueba", {
    name: "Argumentos sin dato que los pruebe",
    input: "La misma vivienda",
    expected: 0,
    tolerance: 0,
    got: () => prepared().cards.filter(({ evidence }) => evidence.length === 0).length,
  }),
];
