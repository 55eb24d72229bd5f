import { isDemo } from "#domain/tools/valuation/demo-listings.ts";
import type { UsedComparable } from "#domain/tools/valuation/types.ts";
import type { ResultSource } from "../define-tool.ts";
import type { ValuationOutcome } from "./engine.ts";
import { evidenceLine, officialLine } from "./wording.ts";

/** Day on which the copy of the official appraised values was read; see the table's own note. */
const OFFICIAL_READ_ON = "2026-11-01";

/** Where the figures of a result come from, and of which date they are. */
export function valuationSources(result: ValuationOutcome): ResultSource[] {
  const sources: ResultSource[] = [];
  if (result.used.length > 0) sources.push(...comparableSources(result.used, result.calculatedOn));
  if (result.kind === "value") {
    if (result.index) {
      const { label, source, until } = result.index;
      sources.push({ label: "Evolución de precios", title: `${source}. ${label}`, date: until });
    }
    const { dataTo = "2018-12-31", sourceUrl = "https://doi.org/10.1177/23998083241242844" } = result.reliability ?? {};
    if (result.engine !== "comparables" && result.notice !== "") {
      sources.push({
        label: `Modelo de precios, anuncios hasta ${dataTo.slice(0, 4)}`,
        title: result.notice,
        url: sourceUrl,
        date: dataTo,
      });
    }
    for (const title of result.today?.sources ?? []) {
      sources.push({
        label: "Orientación para hoy",
        title,
        date: result.today!.date,
        // The copy of the ministry's figures is second-hand; the BIS index is the bank's own.
        tag: /BIS|BPI/.test(title) ? "orientativo" : "por comprobar",
      });
    }
  }
  if (result.kind === "orientation") {
    sources.push({
      label: "Valor tasado oficial",
      title: officialLine(result.official),
      date: OFFICIAL_READ_ON,
      tag: "por comprobar",
    });
  }
  return sources;
}

/** One entry for each origin of comparables, with the date of its newest price. */
function comparableSources(used: readonly UsedComparable[], otherwise: string): ResultSource[] {
  const origins = new Map<string, UsedComparable[]>();
  for (const comparable of used) {
    const origin = comparable.listing.source ?? "Sin indicar";
    origins.set(origin, [...(origins.get(origin) ?? []), comparable]);
  }
  return [...origins].map(([origin, comparables]) => {
    const dates = comparables.flatMap(({ listing }) => listing.date ?? []).sort();
    return {
      label: "Comparables",
      title: `${origin}. ${evidenceLine(comparables)}`,
      date: dates.at(-1) ?? otherwise,
      ...(comparables.some(({ listing }) => isDemo(listing)) ? { tag: "demostración" } : {}),
    };
  });
}
