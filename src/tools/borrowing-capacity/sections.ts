import { isCommunity } from "#domain/shared/places/tax-places.ts";
import { feeCeilings } from "#domain/tools/mortgage/early-repayment-fee.ts";
import { indexedPath } from "#domain/tools/mortgage/indexation.ts";
import { comparePrepayment } from "#domain/tools/mortgage/prepayment.ts";
import type { RatePlan } from "#domain/tools/mortgage/rate-plan.ts";
import type { IndexedSection, PrepaymentSection } from "./result.ts";
import type { CapacityInput } from "./schema.ts";

/** Effect of an extra repayment, with the highest fee of Spanish law. Null when none was asked or lent. */
export function prepaymentSection(
  { prepaymentAmount, prepaymentMonth, years, place }: CapacityInput,
  loanCents: number,
  plan: RatePlan,
  today: string,
): PrepaymentSection | null {
  if (prepaymentAmount === undefined || loanCents === 0) return null;
  const amountCents = Math.round(prepaymentAmount * 100);
  const outcome = comparePrepayment(loanCents, years * 12, plan, { month: prepaymentMonth, amountCents });
  if (!isCommunity(place)) return { outcome, fees: null };
  const isFixedThen = plan.kind === "fixed" || (plan.kind === "mixed" && prepaymentMonth < plan.fixedMonths);
  const repaid = outcome.kind === "prepaid" ? outcome.amountCents / 100 : 0;
  const fees = feeCeilings(isFixedThen ? "fixed" : "variable", prepaymentMonth, today).map((fact) => ({
    label: fact.label,
    rate: fact.value.rate,
    amount: Math.round(repaid * fact.value.rate * 100) / 100,
  }));
  return { outcome, fees };
}

/** The loan in money if it is written in UF, UDI, UVA or UVR and the unit grows as supposed. */
export function indexedSection(
  { indexUnit, unitGrowth, incomeGrowth = 0, years }: CapacityInput,
  loan: number,
  annualRate: number,
  monthlyIncome: number,
): IndexedSection | null {
  if (indexUnit === undefined || unitGrowth === undefined || loan === 0) return null;
  const path = indexedPath(loan, annualRate, years * 12, unitGrowth);
  return {
    ...path,
    unit: indexUnit,
    unitGrowth,
    incomeGrowth,
    incomeShares: path.years.map(({ year, instalment }) => instalment / (monthlyIncome * (1 + incomeGrowth) ** year)),
  };
}
