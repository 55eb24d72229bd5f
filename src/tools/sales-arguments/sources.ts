import type { ResultSource } from "../define-tool.ts";
import { sourceOfUsed } from "../fact-source.ts";
import type { ArgumentsResult } from "./result.ts";

/** Rows of laws and tables, the official figure, and that the weights are ours. */
export function sourcesOf({ facts, official, date }: ArgumentsResult): ResultSource[] {
  return [
    {
      label: "Peso de cada argumento",
      title: "Criterio de Umbral, sin estudio detrás",
      date,
      tag: "orientativo",
    },
    ...(official ? [{ label: `Valor tasado, ${official.period}`, title: official.source, date }] : []),
    ...facts.map(sourceOfUsed),
  ];
}
