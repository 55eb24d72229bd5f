import type { ToolCheck } from "#domain/operations/checks/hand-check.ts";
import { pricePerArea } from "./engine.ts";

/** Worked out by hand: the tests and the administration run them. */
export const ADVERT_REVIEW_CHECKS: readonly ToolCheck[] = [
  {
    id: "optimizador-anuncios-metro",
    name: "Precio entre superficie",
    source: "210.000 / 84 = 2.500",
    input: "210.000 € y 84 m²",
    expected: 2500,
    unit: "€/m²",
    got: () => pricePerArea({ price: 210_000, areaM2: 84 }, { today: "2026-11-23" }).pricePerM2,
    referenceMs: 1,
  },
];
