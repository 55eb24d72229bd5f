import type { DatedFact } from "#domain/shared/dated-fact.ts";
import { formatDate, formatMoney, formatPercent } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import type { Scale } from "#domain/tools/tax/scale.ts";

/** Source of a dated figure, the day since which it holds, its condition, and whether it is in doubt, in sentences. */
export function sourced({ source, validFrom, mark, note }: Omit<DatedFact<unknown>, "value">): string {
  const doubt = mark === "por-comprobar" ? " Está por comprobar." : "";
  return `Fuente: ${source.title}, desde el ${formatDate(validFrom)}.${note ? ` ${note}` : ""}${doubt}`;
}

/** A scale as a sentence says it: `el 10 % hasta 600.000 €, el 11 % hasta 900.000 € y el 12 % por el resto`. */
export function scaleInWords(scale: Scale): string {
  if (scale.kind === "flat") return `el ${formatPercent(scale.rate, 3)}`;
  const parts = scale.brackets.map(({ upTo, rate }) =>
    upTo === null
      ? `el ${formatPercent(rate, 3)} ${scale.kind === "step" ? "si vale más" : "desde ahí"}`
      : `el ${formatPercent(rate, 3)} hasta ${formatMoney(Math.round(upTo))}`,
  );
  return scale.kind === "step" ? `${listed(parts)}, sobre todo el valor` : `${listed(parts)}, por tramos`;
}
