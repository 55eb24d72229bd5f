import type { ToolCheck } from "#domain/operations/checks/hand-check.ts";
import { negotiate } from "./engine.ts";
import { negotiatorInput } from "./schema.ts";

/** Two offers, without the costs of selling. */
const CASE = {
  place: "otro",
  listPrice: 255_000,
  target: 240_000,
  fallback: 225_000,
  carryPerMonth: 600,
  offers: [
    { name: "Alta", price: 248_000, financing: "sin-aprobar", days: 90, probability: 60 },
    { name: "Segura", price: 240_000, financing: "aprobada", days: 30, probability: 95 },
  ],
};

export const NEGOTIATOR_CHECKS: readonly ToolCheck[] = [
  {
    id: "negociador-orden",
    source: "Brief de herramientas, §1.10",
    name: "La oferta más baja se recomienda",
    input: "240.000 € (95 %, un mes) frente a 248.000 € (60 %, tres meses)",
    expected: "Segura 238650, Alta 237000",
    got: () =>
      negotiate(negotiatorInput.parse(CASE), { today: "2026-11-22" })
        .offers.map(({ name, expectedNet }) => `${name} ${Math.round(expectedNet)}`)
        .join(", "),
    referenceMs: 2,
  },
];
