import type { FactMark } from "#domain/dated-fact.ts";
import type { ResultSource } from "../define-tool.ts";
import type { CapacityResult } from "./result.ts";

const TAGS: Partial<Record<FactMark, string>> = { "una-fuente": "una sola fuente", "por-comprobar": "por comprobar" };

/** Every tax, tariff and rate that was used, with its date; what was typed is named as such. */
export function sourcesOf(result: CapacityResult): ResultSource[] {
  if (result.kind !== "capacity") return [];
  const facts = result.facts.map((fact): ResultSource => {
    const tag = result.costMode === "template" && fact.id.startsWith("gastos-compra") ? "orientativo" : TAGS[fact.mark];
    return {
      label: fact.label,
      title: fact.title,
      date: fact.date,
      ...(fact.url && { url: fact.url }),
      ...(tag && { tag }),
    };
  });
  if (result.prepayment?.fees) {
    facts.push({
      label: "Comisión máxima por amortizar",
      title: "Ley 5/2019, art. 23",
      url: "https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814",
      date: "2019-06-16",
    });
  }
  if (result.costMode === "typed") {
    facts.push({ label: "Impuestos y gastos", title: "Porcentaje que has escrito", date: result.date });
  }
  return facts;
}
