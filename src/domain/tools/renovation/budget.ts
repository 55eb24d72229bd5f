import type { BudgetRate } from "./budget-facts.ts";
import { type Range, scaled } from "./range.ts";
import type { Work } from "./works.ts";

/** One fraction for each rate. */
export type Rates = Record<BudgetRate, number>;

/** The terms that turn the price of a work into its whole cost. */
export interface BudgetTerms {
  rates: Rates;
  labour: number;
  /** Prices are of execution (PEM): overheads and profit come on top. Published ones hold them already. */
  pricesArePem: boolean;
  /** The reduced IVA may hold: who pays is a private person, and the home is two years old or more. */
  mayReduceVat: boolean;
  /** Cost of each month of works while the home waits. */
  carryPerMonth: number;
  /** Months that the whole flat takes. */
  fullMonths: Range;
}

/** A part of a cost, in currency units; none is below zero. */
export interface CostLine {
  id: "works" | "contingency" | "vat" | "fees" | "permits" | "waiting";
  label: string;
  amount: number;
}

interface WorkBudget {
  /** All in. */
  cost: Range;
  /** Of the usual figure. */
  lines: CostLine[];
  months: number;
  vatRate: number;
}

type BudgetedWork = Pick<Work, "price" | "permit" | "isMostlyMaterial" | "monthsShare">;

/** The whole cost of a work: overheads, contingency, technicians, permits, IVA and the wait. */
export function budgetOf(work: BudgetedWork, terms: BudgetTerms): WorkBudget {
  const usual = linesOf(work, terms, "usual");
  const total = (end: keyof Range) => linesOf(work, terms, end).reduce((sum, { amount }) => sum + amount, 0);
  return {
    cost: { low: total("low"), usual: total("usual"), high: total("high") },
    lines: usual.filter(({ amount }) => amount > 0),
    months: terms.fullMonths.usual * work.monthsShare,
    vatRate: vatRateOf(work, terms),
  };
}

/** A price that somebody was given: it holds everything, and may still go over by what is unforeseen. */
export function quotedBudget(
  typed: number,
  work: BudgetedWork,
  { rates, carryPerMonth, fullMonths }: BudgetTerms,
): WorkBudget {
  const waiting = scaled(fullMonths, work.monthsShare * carryPerMonth);
  const lines: CostLine[] = [
    { id: "works", label: "Presupuesto cerrado", amount: typed },
    { id: "waiting", label: "Esperar a que acabe", amount: waiting.usual },
  ];
  return {
    cost: {
      low: typed + waiting.low,
      usual: typed + waiting.usual,
      high: typed * (1 + rates.contingency) + waiting.high,
    },
    lines: lines.filter(({ amount }) => amount > 0),
    months: fullMonths.usual * work.monthsShare,
    vatRate: 0,
  };
}

function vatRateOf({ isMostlyMaterial }: BudgetedWork, { rates, mayReduceVat }: BudgetTerms): number {
  return mayReduceVat && !isMostlyMaterial ? rates.vatReduced : rates.vatGeneral;
}

function linesOf(work: BudgetedWork, terms: BudgetTerms, end: keyof Range): CostLine[] {
  const { rates, labour, pricesArePem, carryPerMonth, fullMonths } = terms;
  const onTop = 1 + rates.overheads + rates.profit;
  const priced = work.price[end] * labour;
  const contract = pricesArePem ? priced * onTop : priced;
  const pem = contract / onTop;
  const contingency = contract * rates.contingency;
  const fees = work.permit === "major" ? pem * rates.fees : 0;
  const permits = work.permit === "none" ? 0 : pem * (rates.licence + rates.icio);
  const vat = (contract + contingency) * vatRateOf(work, terms) + fees * rates.vatGeneral;
  return [
    { id: "works", label: "Obra", amount: contract },
    { id: "contingency", label: "Imprevistos", amount: contingency },
    { id: "fees", label: "Honorarios técnicos", amount: fees },
    { id: "permits", label: "Licencia e ICIO", amount: permits },
    { id: "vat", label: "IVA", amount: vat },
    { id: "waiting", label: "Esperar a que acabe", amount: fullMonths[end] * work.monthsShare * carryPerMonth },
  ];
}
