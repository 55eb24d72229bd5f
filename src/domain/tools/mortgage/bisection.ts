/**
 * Root of a continuous function between two bounds of opposite sign, by bisection.
 *
 * @returns `undefined` when the bounds have the same sign: there is no bracketed root to find
 */
export function bisect(f: (x: number) => number, low: number, high: number): number | undefined {
  let [a, b] = [low, high];
  const atLow = f(a);
  if (atLow === 0) return a;
  const atHigh = f(b);
  if (atHigh === 0) return b;
  if (Number.isNaN(atLow) || Number.isNaN(atHigh) || atLow > 0 === atHigh > 0) return undefined;
  let middle = (a + b) / 2;
  // Halving ends when the middle of two neighbouring numbers is one of them.
  while (middle !== a && middle !== b) {
    if (f(middle) > 0 === atLow > 0) a = middle;
    else b = middle;
    middle = (a + b) / 2;
  }
  return middle;
}

/**
 * Largest x ≥ 0 at which a never-falling function stays at or below a budget. Jumps are allowed: the answer is the
 * last affordable point before the jump.
 *
 * @param limit where the search ends
 * @returns 0 when not even 0 is affordable; `undefined` when `limit` still is: nothing binds
 */
export function largestAffordable(cost: (x: number) => number, budget: number, limit = 1e11): number | undefined {
  // The tolerance of a millionth of a unit keeps a bound that sits exactly on a jump on its cheap side.
  const fits = (x: number) => cost(x) <= budget + 1e-6;
  if (!fits(0)) return 0;
  if (fits(limit)) return undefined;
  let [low, high] = [0, limit];
  for (let step = 0; step < 200 && high - low > 1e-7; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}
