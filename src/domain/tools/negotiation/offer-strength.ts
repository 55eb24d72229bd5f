/** From without a mortgage to a buyer who must sell a home of their own first. */
export const FINANCING_KINDS = ["contado", "aprobada", "sin-aprobar", "vende-antes"] as const;
/** How an offer is paid. */
export type FinancingKind = (typeof FINANCING_KINDS)[number];

/** From 0, everything may fail, to 1, nothing is missing. */
const FINANCING_STRENGTH: Record<FinancingKind, number> = {
  contado: 1,
  aprobada: 0.75,
  "sin-aprobar": 0.35,
  "vende-antes": 0.1,
};
/** A deposit of a tenth is the usual one, and as good as it gets. */
const FULL_DEPOSIT_SHARE = 0.1;
const QUICK_DAYS = 30;
const SLOW_DAYS = 150;

/** How much each thing besides the price counts. Only their proportion matters. */
export interface StrengthWeights {
  deposit: number;
  financing: number;
  speed: number;
}

/** The terms of an offer besides its price: the deposit as a fraction of it, and days until the deed. */
export interface OfferTerms {
  depositShare: number;
  financing: FinancingKind;
  days: number;
}

/** The worth of an offer besides its price, 0 to 100; null where nothing counts. */
export function offerStrength({ depositShare, financing, days }: OfferTerms, weights: StrengthWeights): number | null {
  const sum = weights.deposit + weights.financing + weights.speed;
  if (sum <= 0) return null;
  const deposit = Math.min(1, depositShare / FULL_DEPOSIT_SHARE);
  const speed = 1 - Math.min(1, Math.max(0, (days - QUICK_DAYS) / (SLOW_DAYS - QUICK_DAYS)));
  const total = weights.deposit * deposit + weights.financing * FINANCING_STRENGTH[financing] + weights.speed * speed;
  return (100 * total) / sum;
}
