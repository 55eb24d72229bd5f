import type { ResultSource } from "../define-tool.ts";
import { sourceOfCost } from "../fact-source.ts";
import type { CapacityResult } from "./result.ts";

/** Every tax, tariff and rate that was used, with its date; typed values are named as such. */
export function sourcesOf(result: CapacityResult): ResultSource[] {
  if (result.kind !== "capacity") return [];
  const facts = result.facts.map((fact) => sourceOfCost(fact, result.costMode));
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
