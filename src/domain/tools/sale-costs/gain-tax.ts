import { applyScale, type Scale } from "../tax/scale.ts";

/** Money of a sale that counts for the tax on its gain. */
export interface CapitalGain {
  salePrice: number;
  /** Of the seller: agency, plusvalía municipal, notary. */
  saleCosts: number;
  purchasePrice: number;
  purchaseCosts: number;
  improvements: number;
  /** Deducted while it was let. */
  depreciation: number;
}

/**
 * The gain of a sale, in currency units; below zero it is a loss. Sale less its costs, less purchase, its costs and
 * works, which are less by what was deducted already (Ley 35/2006, arts. 34 to 36).
 */
export function capitalGain(sale: CapitalGain): number {
  const acquired = sale.purchasePrice + sale.purchaseCosts + sale.improvements - sale.depreciation;
  return sale.salePrice - sale.saleCosts - acquired;
}

/**
 * The share of a gain that is exempt when what was obtained goes into another main home: all of it, or in proportion.
 *
 * @param obtained price less the loan that was still owed on the home sold
 */
export function reinvestedShare(reinvested: number, obtained: number): number {
  return obtained <= 0 ? 1 : Math.min(1, Math.max(0, reinvested / obtained));
}

/** IRPF of what is not exempt; a loss pays nothing. */
export function gainTax(gain: number, scale: Scale, exemptShare = 0): number {
  return applyScale(scale, Math.max(0, gain) * (1 - exemptShare));
}
