/**
 * French amortisation: constant instalments paid at the end of each month, i = annualRate / 12.
 * Rates are fractions (0.03 is 3 %), money is in currency units, unrounded.
 */

/** 1 − (1 + i)^−n, exact also for rates near zero, where the plain formula loses all its digits. */
function discountShare(i: number, months: number): number {
  return -Math.expm1(-months * Math.log1p(i));
}

/** Monthly instalment that repays `principal` in `months` (above zero). At 0 % it is an equal share. */
export function instalmentOf(principal: number, annualRate: number, months: number): number {
  const i = annualRate / 12;
  if (i === 0) return principal / months;
  return (principal * i) / discountShare(i, months);
}

/** Largest loan that a constant instalment repays: present value of an annuity, P = c · (1 − (1 + i)^−n) / i. */
export function loanFromInstalment(instalment: number, annualRate: number, months: number): number {
  const i = annualRate / 12;
  if (i === 0) return instalment * months;
  return (instalment * discountShare(i, months)) / i;
}

/**
 * The balance that is owed after `paid` instalments of `months`: S_k = P · ((1 + i)^n − (1 + i)^k) / ((1 + i)^n − 1),
 * with i = annualRate / 12. In the unit of the principal.
 */
export function balanceAfter(principal: number, annualRate: number, months: number, paid: number): number {
  const i = annualRate / 12;
  if (i === 0) return principal * (1 - paid / months);
  // The same quotient, divided by (1 + i)^n: large rates do not overflow and tiny ones keep their digits.
  return (principal * discountShare(i, months - paid)) / discountShare(i, months);
}

/** Interest over the whole life of the loan: n · c − P. */
export function totalInterest(principal: number, annualRate: number, months: number): number {
  return instalmentOf(principal, annualRate, months) * months - principal;
}

/**
 * Number of instalments that repay `balance`, the last one smaller: n = −ln(1 − S·i/c) / ln(1 + i), rounded up.
 *
 * @returns `undefined` when the instalment does not even pay the interest
 */
export function remainingPayments(balance: number, annualRate: number, instalment: number): number | undefined {
  if (balance <= 0) return 0;
  const i = annualRate / 12;
  // A hair off a whole number is the same whole number, not one instalment more.
  const up = (payments: number) => Math.ceil(payments - 1e-9);
  if (i === 0) return instalment > 0 ? up(balance / instalment) : undefined;
  const share = 1 - (balance * i) / instalment;
  return share > 0 ? up(-Math.log(share) / Math.log(1 + i)) : undefined;
}
