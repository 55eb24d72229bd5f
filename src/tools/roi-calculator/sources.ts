import type { ResultSource } from "../define-tool.ts";
import { sourceOfCost } from "../fact-source.ts";
import type { RoiResult } from "./result.ts";

/** Every tax, index and custom that was used, with its date; typed values are named as such. */
export function sourcesOf(result: RoiResult): ResultSource[] {
  if (result.kind !== "investment") return [];
  const { facts, costMode, date } = result;
  return [
    ...facts.map((fact) => sourceOfCost(fact, costMode)),
    ...(costMode === "typed" ? [{ label: "Impuestos y gastos", title: "Porcentaje que has escrito", date }] : []),
  ];
}
