import { balanceAfter, instalmentOf } from "../mortgage/annuity.ts";
import { landGainTaxAfter } from "../sale-costs/land-gain-tax.ts";
import { type InternalRate, internalRate, netPresentValue } from "./cash-flows.ts";

/** Buying a home to let it: its cost, its income and its returns. Money in one currency, rates as fractions. */
export interface InvestmentCase {
  price: number;
  purchaseCosts: number;
  works: number;
  /** The home's value once the works are done; the price where nobody gives another, in currency units. */
  startingValue: number;
  monthlyRent: number;
  vacancy: number;
  /** A year: community, IBI, insurance, upkeep. */
  fixedExpenses: number;
  /** Fraction of the collected rent. */
  managementShare: number;
  loan: number;
  annualRate: number;
  loanYears: number;
  rentGrowth: number;
  expenseGrowth: number;
  priceGrowth: number;
  horizonYears: number;
  /** Fraction of the sale price. */
  exitCostShare: number;
  /** The basis of the plusvalía municipal of the sale; without it the sale pays none here, and the result must say so. */
  land?: TaxedLand;
  discountRate: number;
}

/** The land of a home as its town taxes it when the home is sold. */
export interface TaxedLand {
  /** As the land register values it, in currency units. */
  landValue: number;
  /** Of the whole home, in currency units; without it the real method cannot be calculated. */
  cadastralValue?: number;
  /** Fraction. */
  rate: number;
  /** By complete years, 0 to 20. */
  coefficients: readonly number[];
}

export interface InvestmentYear {
  year: number;
  /** Collected, vacancy taken off. */
  rent: number;
  expenses: number;
  noi: number;
  interest: number;
  principal: number;
  cashFlow: number;
  value: number;
  balance: number;
  /**
   * The gain if the home were sold at the end of this year: sale less costs and loan, plus all cash until then, less
   * the money put in. In currency units.
   */
  gainIfSold: number;
}

export interface InvestmentReturns {
  totalCost: number;
  equity: number;
  instalment: number;
  yearlyDebt: number;
  grossYield: number;
  grossYieldOnCost: number;
  noi: number;
  netYield: number;
  cashFlow: number;
  /** Null where no money of one's own is put in. */
  cashOnCash: number | null;
  /** Null without a loan. */
  coverage: number | null;
  netPresentValue: number;
  /** Internal rate on one's own money, with the loan. */
  equityRate: InternalRate;
  /** Internal rate of the whole, as if nothing were borrowed. */
  projectRate: InternalRate;
  /** Monthly rent at which the first year leaves nothing; null where no rent does. */
  breakEvenRent: number | null;
  /** The sale at the end less its costs and the plusvalía municipal, before the loan is paid back. */
  saleNet: number;
  /** Plusvalía municipal of that sale; 0 where `land` is not known. */
  landGainTax: number;
  years: InvestmentYear[];
}

/**
 * Yields, cash flow and returns of buying a home to let. Yields and rates are fractions of price or equity, money is in
 * the case's currency. The internal rate may be undefined, and figures that would divide by zero are null.
 */
export function analyseInvestment(home: InvestmentCase): InvestmentReturns {
  const { price, purchaseCosts, works, loan, monthlyRent, vacancy, managementShare } = home;
  const totalCost = price + purchaseCosts + works;
  const equity = totalCost - loan;
  const months = home.loanYears * 12;
  const instalment = loan > 0 ? instalmentOf(loan, home.annualRate, months) : 0;
  const years = projectYears(home, { equity, instalment });
  const first = years[0]!;
  const last = years.at(-1)!;
  const saleNet = netOfSaleAfter(home, home.horizonYears, last.value);
  const own = [-equity, ...years.map(({ cashFlow }) => cashFlow)];
  own[own.length - 1]! += saleNet - last.balance;
  const whole = [-totalCost, ...years.map(({ noi }) => noi)];
  whole[whole.length - 1]! += saleNet;
  const yearlyDebt = instalment * 12;
  const collected = 12 * (1 - vacancy) * (1 - managementShare);
  return {
    totalCost,
    equity,
    instalment,
    yearlyDebt,
    years,
    saleNet,
    landGainTax: landTaxAfter(home, home.horizonYears, last.value),
    grossYield: (12 * monthlyRent) / price,
    grossYieldOnCost: (12 * monthlyRent) / totalCost,
    noi: first.noi,
    netYield: first.noi / totalCost,
    cashFlow: first.cashFlow,
    cashOnCash: equity > 0 ? first.cashFlow / equity : null,
    coverage: yearlyDebt > 0 ? first.noi / yearlyDebt : null,
    netPresentValue: netPresentValue(home.discountRate, own),
    equityRate: internalRate(own),
    projectRate: internalRate(whole),
    breakEvenRent: collected > 0 ? (home.fixedExpenses + firstYearDebt(first)) / collected : null,
  };
}

/** Plusvalía municipal of a sale after so many years, in currency units; 0 where `land` is not known. */
function landTaxAfter({ land, price }: InvestmentCase, years: number, salePrice: number): number {
  if (!land) return 0;
  const { landValue, cadastralValue, rate, coefficients } = land;
  const taxed = { landValue, cadastralValue, purchasePrice: price, salePrice, rate, coefficients };
  return landGainTaxAfter(taxed, years * 12).amount;
}

/** A sale after so many years, less its costs and the plusvalía municipal. In currency units; the loan is not paid back from it. */
export function netOfSaleAfter(home: InvestmentCase, years: number, salePrice: number): number {
  return salePrice * (1 - home.exitCostShare) - landTaxAfter(home, years, salePrice);
}

const firstYearDebt = ({ interest, principal }: InvestmentYear) => interest + principal;

function projectYears(home: InvestmentCase, { equity, instalment }: { equity: number; instalment: number }) {
  const { loan, annualRate, loanYears } = home;
  const months = loanYears * 12;
  let rent = home.monthlyRent * 12 * (1 - home.vacancy);
  let fixed = home.fixedExpenses;
  let value = home.startingValue;
  let before = loan;
  let cash = 0;
  const years: InvestmentYear[] = [];
  for (let year = 1; year <= home.horizonYears; year++) {
    const expenses = fixed + rent * home.managementShare;
    const noi = rent - expenses;
    const balance = loan > 0 && year < loanYears ? balanceAfter(loan, annualRate, months, year * 12) : 0;
    const paid = loan > 0 && year <= loanYears ? instalment * 12 : 0;
    const principal = before - balance;
    const cashFlow = noi - paid;
    cash += cashFlow;
    value *= 1 + home.priceGrowth;
    years.push({
      year,
      rent,
      expenses,
      noi,
      principal,
      cashFlow,
      value,
      balance,
      interest: Math.max(0, paid - principal),
      gainIfSold: cash + netOfSaleAfter(home, year, value) - balance - equity,
    });
    before = balance;
    rent *= 1 + home.rentGrowth;
    fixed *= 1 + home.expenseGrowth;
  }
  return years;
}
