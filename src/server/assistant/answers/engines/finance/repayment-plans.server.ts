import type { CitedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { balanceAfter, instalmentOf, totalInterest } from "#domain/tools/mortgage/annuity.ts";
import { termWords } from "./possible-terms.server.ts";

interface Repaid {
  loan: number;
  /** A fraction a year. */
  rate: number;
  years: number;
  currency: string;
}

/** The instalment after a part of the loan is paid back at the end of a year of it, and the term stays. */
export function repaidInYear(
  cited: CitedFigures,
  { loan, rate, years, currency }: Repaid,
  { amount, year }: { amount: number; year: number },
): { line: string; instalment: number } {
  const months = Math.round(years * 12);
  const owed = balanceAfter(loan, rate, months, year * 12);
  const left = Math.max(0, owed - amount);
  const instalment = left === 0 ? 0 : instalmentOf(left, rate, months - year * 12);
  const [paid, before] = [cited.money(amount, currency), cited.money(owed, currency)];
  const line =
    left === 0
      ? `Al acabar el año ${cited.number(year)} se deben ${before}: con ${paid} queda pagada.`
      : `Al acabar el año ${cited.number(year)} se deben ${before}; si entonces amortizas ${paid} y mantienes el plazo, la cuota baja a ${cited.money(instalment, currency, 2)} al mes.`;
  return { line, instalment };
}

/** The term and the interest of a loan of which a sum more is paid back at the end of each year, with the instalment of before. */
export function repaidEachYear(cited: CitedFigures, { loan, rate, years, currency }: Repaid, amount: number): string {
  const months = Math.round(years * 12);
  const instalment = instalmentOf(loan, rate, months);
  let owed = loan;
  let interest = 0;
  let month = 0;
  while (owed > 0.005 && month < months) {
    month++;
    const due = (owed * rate) / 12;
    interest += due;
    owed = Math.max(0, owed + due - instalment - (month % 12 === 0 ? amount : 0));
  }
  const saved = totalInterest(loan, rate, months) - interest;
  return `Si además amortizas ${cited.money(amount, currency)} al año y mantienes la cuota, la acabas en ${termWords(cited, month / 12)} y pagas ${cited.money(interest, currency)} de intereses: ${cited.money(saved, currency)} menos.`;
}

/** A loan of which the first years pay interest only, and the rest of the term pays it back. */
export function graceLine(cited: CitedFigures, { loan, rate, years, currency }: Repaid, grace: number): string {
  const months = Math.round((years - grace) * 12);
  const interest = cited.money((loan * rate) / 12, currency, 2);
  const after = cited.money(instalmentOf(loan, rate, months), currency, 2);
  return `Con ${termWords(cited, grace)} de carencia dentro de ese plazo pagas solo los intereses, ${interest} al mes, y después ${after} al mes durante ${termWords(cited, months / 12)}.`;
}
