import { counted } from "#domain/shared/format/counted.ts";
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
  method: string;
}

/**
 * The measurement that speaks of this result: the asker's own closings for a value of today, the model's band or city for one of
 * 2018. Beside a value of today the model's error would be another engine's: then there is none.
 */
export function measuredFor(result: ValuationOutcome): MeasuredView | undefined {
  const { reliability, ownAccuracy } = result;
  if (ownAccuracy) return ownView(ownAccuracy);
  const fitting = result.kind === "value" ? result.measured.at(-1) : undefined;
  if (fitting) {
    const prices = `precios de oferta hasta ${reliability?.dataTo?.slice(0, 4) ?? "2018"}`;
    const how =
      result.kind === "value" && restsOn2018(result)
        ? `${prices} y otros anuncios de entonces como comparables.`
        : `${prices} y sin comparables.`;
    return { row: fitting, method: methodText(fitting, reliability, how) };
  }
  return undefined;
}

/** On the asker's own closings: the nearest thing to this very valuation. */
function ownView({ closings, medianError, within10, coverage80, measuredOn }: OwnAccuracy): MeasuredView {
  return {
    row: { homes: closings, medianError, within10, coverage80 },
    isOwn: true,
    method: `Medido el ${formatDate(measuredOn)} en ${counted(closings, "cierre", "cierres")} de esta cartera: cada uno se valoró con lo que se sabía el día antes y sin contar con él.`,
  };
}

function methodText(row: MeasuredErrors, reliability: Reliability | undefined, how: string): string {
  const where = reliability ? ` de ${reliability.city}` : "";
  const band = row.from === undefined && row.to === undefined ? "" : ` (${row.label})`;
  return `Medido en ${counted(row.homes, "anuncio", "anuncios")}${where}${band} que el motor no había visto, con ${how}`;
}

/** Pairs for a list: median error, coverage of the 80 % range, adverts. */
export function measuredItems({ row, isOwn }: MeasuredView): { label: string; value: string }[] {
  return [
    { label: isOwn ? "Error mediano en tus cierres" : "Error mediano medido", value: formatPercent(row.medianError) },
    { label: "Aciertos del rango del 80 %", value: formatPercent(row.coverage80, 0) },
    { label: isOwn ? "Cierres comprobados" : "Anuncios comprobados", value: formatNumber(row.homes) },
  ];
}
