import { costModel } from "#domain/tools/tax/cost-model.ts";
import type { ResultSource } from "../define-tool.ts";
import { sourceOfFact } from "../fact-source.ts";
import type { LeadQualification } from "./result.ts";
import type { QualifierInput } from "./schema.ts";

/** The taxes that the budget was tested with, and that the weights are ours. */
export function sourcesOf(result: LeadQualification, input: Partial<QualifierInput>): ResultSource[] {
  const weights: ResultSource = {
    label: "Pesos y cortes de la nota",
    title: "Criterio de Umbral, sin estudio detrás",
    date: result.date,
    tag: "orientativo",
  };
  if (result.supposed === null || !input.place || !input.homeKind) return [weights];
  const model = costModel({ ...input, place: input.place, homeKind: input.homeKind }, result.date, true);
  if (model?.mode === "typed")
    return [weights, { label: "Impuestos y gastos", title: "Porcentaje que has escrito", date: result.date }];
  return [weights, ...(model?.facts ?? []).map(sourceOfFact)];
}
