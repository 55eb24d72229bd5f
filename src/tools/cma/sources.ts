import type { ResultSource } from "../define-tool.ts";
import { sourceOfUsed } from "../fact-source.ts";
import type { CmaResult, CmaRow } from "./result.ts";

/** The agent's own portfolio, in the words of their client. */
const AGENCY_SOURCE = "Cartera de la agencia";

/** Where the comparables, the index and the taxes come from, and of which date they are. */
export function sourcesOf(result: CmaResult): ResultSource[] {
  const shown = result.rows.filter(({ standing }) => standing !== "fuera");
  return [
    ...comparableSources(shown, result.calculatedOn),
    ...(result.kind === "value" && result.index
      ? [
          {
            label: "Evolución de precios",
            title: `${result.index.source}. ${result.index.label}`,
            date: result.index.until,
          },
        ]
      : []),
    ...(result.kind === "value" ? result.net.facts.map(sourceOfUsed) : []),
  ];
}

function comparableSources(rows: readonly CmaRow[], otherwise: string): ResultSource[] {
  const origins = new Map<string, CmaRow[]>();
  for (const row of rows) {
    const origin = row.source === "Tu cartera" ? AGENCY_SOURCE : row.source;
    origins.set(origin, [...(origins.get(origin) ?? []), row]);
  }
  return [...origins].map(([origin, some]) => ({
    label: "Comparables",
    title: `${origin} (${some.length})`,
    date:
      some
        .flatMap(({ date }) => date ?? [])
        .toSorted()
        .at(-1) ?? otherwise,
    ...(some.some(({ isDemo }) => isDemo) && { tag: "demostración" }),
  }));
}
