import { type DatedFact, factOn } from "../../shared/dated-fact.ts";

/** A ceiling: at most `rate` of the repaid amount, while the loan is younger than `untilYears` (absent: always). */
export interface FeeCeiling {
  rate: number;
  fromYears: number;
  untilYears?: number;
}

const LCCI = {
  title: "Ley 5/2019, de contratos de crédito inmobiliario, art. 23",
  url: "https://www.boe.es/buscar/act.php?id=BOE-A-2019-3814",
  consulted: "2026-08-07",
};

type FeeFact = DatedFact<FeeCeiling> & { loan: "fixed" | "variable" | "conversion" };

function row(id: string, label: string, loan: FeeFact["loan"], value: FeeCeiling, note?: string): FeeFact {
  const fact: FeeFact = {
    id,
    label,
    loan,
    value,
    unit: "fracción del capital reembolsado",
    jurisdiction: "ES",
    validFrom: "2019-06-16",
    source: LCCI,
    mark: "ley",
  };
  return note ? { ...fact, note } : fact;
}

const OR = "La ley da a elegir en el contrato: 0,25 % en los tres primeros años o 0,15 % en los cinco primeros.";

/** Never more than the lender's financial loss, which the lender must prove. */
export const EARLY_REPAYMENT_FEES: readonly FeeFact[] = [
  row("lcci-fija-10", "Tipo fijo, primeros 10 años", "fixed", { rate: 0.02, fromYears: 0, untilYears: 10 }),
  row("lcci-fija-despues", "Tipo fijo, después del año 10", "fixed", { rate: 0.015, fromYears: 10 }),
  row(
    "lcci-variable-3",
    "Tipo variable, primeros 3 años",
    "variable",
    { rate: 0.0025, fromYears: 0, untilYears: 3 },
    OR,
  ),
  row(
    "lcci-variable-5",
    "Tipo variable, primeros 5 años",
    "variable",
    { rate: 0.0015, fromYears: 0, untilYears: 5 },
    OR,
  ),
  row(
    "lcci-conversion-3",
    "Cambio de variable a fijo, primeros 3 años",
    "conversion",
    { rate: 0.0005, fromYears: 0, untilYears: 3 },
    "Solo si al cambiar se amortiza capital; después del tercer año, nada.",
  ),
];

/**
 * Legal ceilings of the early-repayment fee at a month of the loan. Several rows are alternatives that the contract
 * chooses between; none means that no fee may be charged.
 *
 * A mixed loan counts as fixed in its fixed stretch and as variable afterwards: art. 23 does not name it.
 *
 * @param month instalments already paid
 */
export function feeCeilings(loan: FeeFact["loan"], month: number, isoDate: string): FeeFact[] {
  const years = month / 12;
  return EARLY_REPAYMENT_FEES.filter(
    (fact) =>
      fact.loan === loan &&
      factOn([fact], isoDate) !== undefined &&
      years >= fact.value.fromYears &&
      (fact.value.untilYears === undefined || years < fact.value.untilYears),
  );
}
