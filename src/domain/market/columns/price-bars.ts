/**
 * Bounds of the bars in which prices are counted, in whole units of a currency: 20 to each power of ten, in equal ratio and rounded to three
 * digits (1, 1.12, 1.26, 1.41, 1.58, 1.78, 2 …, the preferred numbers of ISO 3). A bar reaches from its bound up to the next.
 */
const STEPS = [100, 112, 126, 141, 158, 178, 200, 224, 251, 282, 316, 355, 398, 447, 501, 562, 631, 708, 794, 891];
const BOUNDS: readonly number[] = [
  0,
  ...Array.from({ length: 120 }, (_, i) => STEPS[i % STEPS.length]! * 10 ** Math.floor(i / STEPS.length)),
];

/** Bars that prices are counted in; one more holds homes without a price. */
export const PRICE_BARS = BOUNDS.length;

/** The bar of a price in cents, from 0; `PRICE_BARS` for none. The last one has no end. */
export function priceBar(cents: number | null): number {
  if (cents === null) return PRICE_BARS;
  const price = cents / 100;
  let [low, high] = [0, BOUNDS.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (BOUNDS[middle]! <= price) low = middle;
    else high = middle;
  }
  return low;
}

/** Where a bar begins and where it ends, in whole units of the currency. */
export const boundsOfBar = (bar: number): { from: number; to: number } => ({
  from: BOUNDS[bar]!,
  to: BOUNDS[bar + 1] ?? BOUNDS[bar]! * 10,
});
