import type { ResultSource } from "../define-tool.ts";
import { sourceOfFact } from "../fact-source.ts";
import type { RoiResult } from "./result.ts";

/** Every tax, index and habit that was used, with its date; what was typed is named as such. */
export function sourcesOf(result: RoiResult): ResultSource[] {
  if (result.kind !== "investment") return [];
  const { facts, costMode, date } = result;
  return [
    ...facts.map(({ id, label, title, url, date: validFrom, mark }): ResultSource => {
      const fact = { id, label, mark, validFrom, unit: "", jurisdiction: "", source: { title, consulted: date } };
      const source = sourceOfFact(url ? { ...fact, source: { ...fact.source, url } } : fact);
      return costMode === "template" && id.startsWith("gastos-compra") ? { ...source, tag: "orientativo" } : source;
    }),
    ...(costMode === "typed" ? [{ label: "Impuestos y gastos", title: "Porcentaje que has escrito", date }] : []),
  ];
}
