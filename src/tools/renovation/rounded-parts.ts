interface Part {
  label: string;
  amount: number;
}

/**
 * The parts of an estimate, rounded so that they add up to the sum that is shown (largest remainders): each part is its share of
 * the sum in whole steps, and the steps that are then left go to the parts that lost most.
 *
 * @param parts none below zero; they come back in their order, without those that round away
 * @param total what they shall add up to: a multiple of the step
 * @param step the last digit that is shown, in currency units
 */
export function roundedParts(parts: readonly Part[], total: number, step: number): Part[] {
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  if (sum <= 0) return [];
  const quotas = parts.map(({ label, amount }, i) => {
    const quota = ((amount / sum) * total) / step;
    return { label, i, whole: Math.floor(quota), lost: quota - Math.floor(quota) };
  });
  const left = Math.round(total / step) - quotas.reduce((all, { whole }) => all + whole, 0);
  const raised = new Set(
    quotas
      .toSorted((a, b) => b.lost - a.lost)
      .slice(0, left)
      .map(({ i }) => i),
  );
  return quotas
    .map(({ label, i, whole }) => ({ label, amount: (whole + (raised.has(i) ? 1 : 0)) * step }))
    .filter(({ amount }) => amount > 0);
}
