import type { DatedFact } from "#domain/shared/dated-fact.ts";
import { formatDate } from "#domain/shared/format/format.ts";

/** Source of a dated figure, the day since which it holds, its condition, and whether it is in doubt, in sentences. */
export function sourced({ source, validFrom, mark, note }: Omit<DatedFact<unknown>, "value">): string {
  const doubt = mark === "por-comprobar" ? " Está por comprobar." : "";
  return `Fuente: ${source.title}, desde el ${formatDate(validFrom)}.${note ? ` ${note}` : ""}${doubt}`;
}
