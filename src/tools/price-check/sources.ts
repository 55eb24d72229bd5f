import type { ResultSource } from "../define-tool.ts";
import type { PriceCheckResult } from "./result.ts";
import { evidenceText } from "./words.ts";

/** Where the figures of a result come from, and of which date they are. */
export function sourcesOf(result: PriceCheckResult): ResultSource[] {
  const sources: ResultSource[] = [
    { label: "Precio que se pide", title: "Lo que has escrito", date: result.calculatedOn },
  ];
  if (result.kind !== "checked") return sources;
  const origins = Map.groupBy(result.used, ({ source }) => source);
  for (const [source, homes] of origins) {
    const dates = homes.flatMap(({ date }) => date ?? []).sort();
    sources.push({
      label: "Comparables",
      title: `${source}. ${evidenceText(homes)}`,
      date: dates.at(-1) ?? result.calculatedOn,
      ...(homes.some(({ isDemo }) => isDemo) ? { tag: "demostración" } : {}),
    });
  }
  if (result.index) {
    const { label, source, until } = result.index;
    sources.push({ label: "Evolución de precios", title: `${source}. ${label}`, date: until });
  }
  if (result.modelDataTo !== null && result.notice !== "") {
    sources.push({
      label: `Modelo de precios, anuncios hasta ${result.modelDataTo.slice(0, 4)}`,
      title: result.notice,
      date: result.modelDataTo,
    });
  }
  return sources;
}
