import { counted } from "#domain/shared/format/counted.ts";
import { formatPercent } from "#domain/shared/format/format.ts";
import type { LeadQualification } from "./result.ts";
import { pointsText, UNQUALIFIED } from "./words.ts";

/** `A, 77,5 puntos`: grade by the rules, whatever somebody set by hand. */
export function automaticGrade({ grade, score }: Pick<LeadQualification, "grade" | "score">): string {
  return grade ? `${grade}, ${pointsText(score)} puntos` : UNQUALIFIED;
}

/** The grade in use, and that of the rules where somebody set another. */
export function gradeWords(result: LeadQualification): string {
  const automatic = automaticGrade(result);
  if (!result.override) return automatic;
  const { grade, reason } = result.override;
  const rules = result.grade ? automatic : UNQUALIFIED.toLowerCase();
  return `${grade}, puesta a mano${reason ? ` (${reason})` : ""}. Automática: ${rules}`;
}

/** Says how fit and interest make the grade, or, with less than half of the criteria known, why there is none. */
export function explainGrade(result: LeadQualification): string {
  const share = formatPercent(result.completeness, 0);
  if (result.grade === null)
    return `Solo se sabe el ${share} de lo que cuenta: por debajo del 50\u00a0% no se pone nota. Una casilla vacía no es un cero.`;
  const fit = pointsText(result.fit);
  const interest = pointsText(result.engagement.points);
  return `Encaje ${fit} de 100, que pesa el 70\u00a0%, e interés ${interest} de 100, que pesa el 30\u00a0%. Se sabe el ${share} de lo que cuenta.`;
}

/** Assumptions that the budget was tested with; null where it was not calculated. */
export function explainSupposed({ supposed }: Pick<LeadQualification, "supposed">): string | null {
  if (supposed === null) return null;
  const { rate, years, maxIncomeShare, loanToValue, placeName } = supposed;
  return `Presupuesto probado con ${formatPercent(rate, 2)} a ${counted(years, "año", "años")}, un esfuerzo del ${formatPercent(maxIncomeShare)} y una financiación del ${formatPercent(loanToValue)}${placeName ? `, en ${placeName}` : ""}.`;
}
