/** A row of a sum: an amount that is shown with its last digit at `step`. */
interface AddingRow {
  amount: number;
  /** Stands elsewhere with the same digits, and so is rounded and nothing else. */
  isFixed?: boolean;
}

/**
 * Rounded amounts of rows that add up to the rounded total which stands below them. Each row is rounded by itself; what then
 * lacks goes, a step at a time, to the row whose rounding is farthest from its exact amount in that direction.
 *
 * @param rows signed amounts in currency units, at least one of them not fixed
 * @param total the exact sum; it is rounded to the step
 * @param step the last digit that is shown: 1 for whole units, 0.01 for cents
 * @returns the amounts in the order of the rows, each less than one step away from its own unless fixed rows leave no other way
 */
export function addingAmounts(rows: readonly AddingRow[], total: number, step = 1): number[] {
  const exact = rows.map(({ amount }) => amount / step);
  const whole = exact.map(Math.round);
  let lacking = Math.round(total / step) - whole.reduce((sum, one) => sum + one, 0);
  while (lacking !== 0) {
    const way = Math.sign(lacking);
    const gaps = rows.map(({ isFixed }, i) => (isFixed ? Number.NEGATIVE_INFINITY : way * (exact[i]! - whole[i]!)));
    const widest = gaps.indexOf(Math.max(...gaps));
    whole[widest] = whole[widest]! + way;
    lacking -= way;
  }
  // Dividing by a whole number gives the decimal nearest to the amount; multiplying by 0.01 does not.
  // The sum with zero leaves no negative zero, which reads as `−0`.
  return whole.map((one) => one / Math.round(1 / step) + 0);
}
