import type { CriterionScore } from "./match.ts";

/**
 * The wishes of a buyer that a home meets, said to the buyer: `Está en Ruzafa · Entra en tu presupuesto · Tiene ascensor`. What it meets in
 * part, and how new it is, is not among it.
 *
 * @returns empty where nothing that was asked for is met
 */
export function fitWords(criteria: readonly CriterionScore[]): string {
  return criteria
    .filter(({ criterion, score, reason }) => {
      if (criterion === "novedad" || reason === "") return false;
      // Its reasons name those that the home has.
      return criterion === "extras" ? score > 0 : score === 1;
    })
    .map(({ reason }) => toBuyer(reason))
    .join(" · ");
}

/** Reasons are written for the agent, who reads of the buyer. */
const toBuyer = (reason: string): string =>
  reason
    .replace("su presupuesto", "tu presupuesto")
    .replaceAll("que pide", "que pides")
    .replace("que dibujó", "que dibujaste");
