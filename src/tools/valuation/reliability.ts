import { formatNumber, formatPercent } from "#domain/format/format.ts";
import type { MeasuredErrors } from "#domain/valuation/types.ts";
import type { Reliability, ValuationOutcome } from "./engine.ts";

/** Measured figures that fit a result, and the sentence that says how they were measured. */
export interface MeasuredView {
  row: MeasuredErrors;
  method: string;
}

/** The measurement that speaks of this result: its band's or city's; `undefined` where nothing was measured. */
export function measuredFor(result: ValuationOutcome): MeasuredView | undefined {
  const { reliability } = result;
  const own = result.kind === "value" ? result.measured.at(-1) : undefined;
  if (own) return { row: own, method: methodText(own, reliability, "sin comparables") };
  if (reliability?.both) {
    return {
      row: reliability.both,
      method: methodText(reliability.both, reliability, "con otros anuncios como comparables"),
    };
  }
  return undefined;
}

function methodText(row: MeasuredErrors, reliability: Reliability | undefined, how: string): string {
  const where = reliability ? ` de ${reliability.city}` : "";
  const band = row.from === undefined && row.to === undefined ? "" : ` (${row.label})`;
  return `Medido en ${formatNumber(row.homes)} viviendas${where}${band} que el motor no había visto, con precios de oferta de 2018 y ${how}.`;
}

/** Pairs for a list: median error, coverage of the 80 % range, homes. */
export function measuredItems({ medianError, coverage80, homes }: MeasuredErrors): { label: string; value: string }[] {
  return [
    { label: "Error mediano medido", value: formatPercent(medianError) },
    { label: "Aciertos del rango del 80 %", value: formatPercent(coverage80, 0) },
    { label: "Viviendas comprobadas", value: formatNumber(homes) },
  ];
}
