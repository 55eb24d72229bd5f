import { counted } from "#domain/shared/format/counted.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import type { PlanSummary } from "#domain/tools/plan-editing/plan-summary.ts";

/** `62,30 m²`: two decimals, as areas of a plan are always said. */
export const squareMetres = (m2: number): string => `${formatNumber(m2, 2, 2)}\u00a0m²`;

/** `4,25 m`. */
export const metres = (mm: number): string => `${formatNumber(mm / 1000, 2, 2)}\u00a0m`;

/** `Útil 62,30 m² · Construida 72,10 m² · 6 estancias`; what is not known is left out. */
export function summaryLine({ usableM2, builtM2, rooms, levels }: PlanSummary): string {
  return [
    usableM2 === null ? null : `Útil ${squareMetres(usableM2)}`,
    builtM2 === null ? null : `Construida ${squareMetres(builtM2)}`,
    rooms === 0 ? null : counted(rooms, "estancia", "estancias"),
    levels > 1 ? counted(levels, "planta", "plantas") : null,
  ]
    .filter((part) => part !== null)
    .join(" · ");
}
