/**
 * How a rate depends on the value. Rates are fractions; a bracket reaches up to and including `upTo`, the last one
 * (`null`) has no end.
 *
 * - flat: one rate.
 * - progressive: each slice at its own rate.
 * - step: one rate, that of the bracket the whole value falls in.
 */
export type Scale = { kind: "flat"; rate: number } | { kind: "progressive" | "step"; brackets: readonly Bracket[] };

export interface Bracket {
  upTo: number | null;
  rate: number;
}

/** A scale with one rate, given in per cent: 10 means 0.1 of every euro. */
export const flat = (percent: number): Scale => ({ kind: "flat", rate: toFraction(percent) });

/** Brackets written as the laws print them: `[600_000, 10], [900_000, 11], [null, 12]`, rates in percent. */
export const progressive = (...rows: readonly (readonly [number | null, number])[]): Scale => ({
  kind: "progressive",
  brackets: rows.map(([upTo, percent]) => ({ upTo, rate: toFraction(percent) })),
});

/**
 * A scale whose bracket's rate falls on the whole base, not only on the part within it. Rows are the bracket's upper
 * end, included and null for the last, and its rate in per cent.
 */
export const step = (...rows: readonly (readonly [number | null, number])[]): Scale => ({
  kind: "step",
  brackets: rows.map(([upTo, percent]) => ({ upTo, rate: toFraction(percent) })),
});

/** 7.75 % is 0.0775, not 0.07750000000000001. */
function toFraction(percent: number): number {
  return Math.round(percent * 1e6) / 1e8;
}

/** The tax on a value above or equal to zero, in the value's currency, unrounded. */
export function applyScale(scale: Scale, value: number): number {
  if (scale.kind === "flat") return value * scale.rate;
  if (scale.kind === "step") {
    // The last bracket has no end: one always fits.
    return value * scale.brackets.find(({ upTo }) => upTo === null || value <= upTo)!.rate;
  }
  let tax = 0;
  let from = 0;
  for (const { upTo, rate } of scale.brackets) {
    const to = upTo ?? Number.POSITIVE_INFINITY;
    if (value > from) tax += (Math.min(value, to) - from) * rate;
    from = to;
  }
  return tax;
}
