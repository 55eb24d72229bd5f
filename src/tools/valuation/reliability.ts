import { formatNumber, formatPercent } from "#domain/format/format.ts";
import type { MeasuredErrors } from "#domain/valuation/types.ts";
import type { Reliability, ValuationOutcome } from "./engine.ts";

/** Measured figures that fit a result, and the sentence that says how they were measured. */
export interface MeasuredView {
  row: MeasuredErrors;
  /** The same without adverts that have a twin among the comparables, which flatter the error. */
  withoutTwin?: MeasuredErrors;
  method: string;
}

/** The measurement that speaks of this result: its band's or city's; `undefined` where nothing was measured. */
export function measuredFor(result: ValuationOutcome): MeasuredView | undefined {
  const { reliability } = result;
  const own = result.kind === "value" ? result.measured.at(-1) : undefined;
  if (own) return { row: own, method: methodText(own, reliability, "precios de oferta de 2018 y sin comparables.") };
  if (!reliability?.both) return undefined;
  const { both, withoutTwin } = reliability;
  const how =
    "precios de oferta de 2018 y otros anuncios de entonces como comparables. Con precios de hoy aún no se ha medido.";
  return { row: both, ...(withoutTwin ? { withoutTwin } : {}), method: methodText(both, reliability, how) };
}

function methodText(row: MeasuredErrors, reliability: Reliability | undefined, how: string): string {
  const where = reliability ? ` de ${reliability.city}` : "";
  const band = row.from === undefined && row.to === undefined ? "" : ` (${row.label})`;
  return `Medido en ${formatNumber(row.homes)} anuncios${where}${band} que el motor no había visto, con ${how}`;
}

/** Pairs for a list: median error, coverage of the 80 % range, adverts. */
export function measuredItems({ row, withoutTwin }: MeasuredView): { label: string; value: string }[] {
  return [
    { label: "Error mediano medido", value: formatPercent(row.medianError) },
    ...(withoutTwin
      ? [{ label: "Error mediano sin anuncios gemelos", value: formatPercent(withoutTwin.medianError) }]
      : []),
    { label: "Aciertos del rango del 80 %", value: formatPercent(row.coverage80, 0) },
    { label: "Anuncios comprobados", value: formatNumber(row.homes) },
  ];
}
