import { formatDate, formatNumber, formatPercent } from "#domain/shared/format/format.ts";
import type { OwnAccuracy } from "#domain/tools/valuation/own-accuracy.ts";
import type { MeasuredErrors } from "#domain/tools/valuation/types.ts";
import type { Reliability, ValuationOutcome } from "./engine.ts";
import { restsOn2018 } from "./wording.ts";

/** Measured figures that fit a result, and the sentence that says how they were measured. */
export interface MeasuredView {
  row: Pick<MeasuredErrors, "homes" | "medianError" | "within10" | "coverage80">;
  /** Measured on the asker's own closings, not on adverts. */
  isOwn?: boolean;
  /** The same without adverts that have a twin among the comparables, which flatter the error. */
  withoutTwin?: MeasuredErrors;
  method: string;
}

/** The measurement that speaks of this result: its band's or city's; `undefined` where nothing was measured. */
export function measuredFor(result: ValuationOutcome): MeasuredView | undefined {
  const { reliability, ownAccuracy } = result;
  if (ownAccuracy) return ownView(ownAccuracy);
  const fitting = result.kind === "value" ? result.measured.at(-1) : undefined;
  if (fitting) {
    const how =
      result.kind === "value" && restsOn2018(result)
        ? "precios de oferta de 2018 y otros anuncios de entonces como comparables."
        : "precios de oferta de 2018 y sin comparables.";
    return { row: fitting, method: methodText(fitting, reliability, how) };
  }
  if (!reliability?.both) return undefined;
  const { both, withoutTwin } = reliability;
  const how =
    "precios de oferta de 2018 y otros anuncios de entonces como comparables. Con precios de hoy aún no se ha medido.";
  return { row: both, ...(withoutTwin ? { withoutTwin } : {}), method: methodText(both, reliability, how) };
}

/** On the asker's own closings: the nearest thing to this very valuation. */
function ownView({ closings, medianError, within10, coverage80, measuredOn }: OwnAccuracy): MeasuredView {
  return {
    row: { homes: closings, medianError, within10, coverage80 },
    isOwn: true,
    method: `Medido el ${formatDate(measuredOn)} en ${formatNumber(closings)} cierres de esta cartera: cada uno se valoró con lo que se sabía el día antes y sin contar con él.`,
  };
}

function methodText(row: MeasuredErrors, reliability: Reliability | undefined, how: string): string {
  const where = reliability ? ` de ${reliability.city}` : "";
  const band = row.from === undefined && row.to === undefined ? "" : ` (${row.label})`;
  return `Medido en ${formatNumber(row.homes)} anuncios${where}${band} que el motor no había visto, con ${how}`;
}

/** Pairs for a list: median error, coverage of the 80 % range, adverts. */
export function measuredItems({ row, withoutTwin, isOwn }: MeasuredView): { label: string; value: string }[] {
  return [
    { label: isOwn ? "Error mediano en tus cierres" : "Error mediano medido", value: formatPercent(row.medianError) },
    ...(withoutTwin
      ? [{ label: "Error mediano sin anuncios gemelos", value: formatPercent(withoutTwin.medianError) }]
      : []),
    { label: "Aciertos del rango del 80 %", value: formatPercent(row.coverage80, 0) },
    { label: isOwn ? "Cierres comprobados" : "Anuncios comprobados", value: formatNumber(row.homes) },
  ];
}
