export interface SellerCosts {
  /** Agency fee over the price, as a fraction. */
  feeRate: number;
  /** VAT over the fee, as a fraction. */
  vatRate: number;
  /** Municipal tax on the gain of land (*plusvalía*), in currency units. */
  landGainTax: number;
  /** Debt to pay off at the closing, in currency units. */
  debt: number;
}

/** The part of a price that a seller keeps: price − fee·(1 + VAT) − plusvalía − debt. May be negative. */
export function sellerNet(price: number, { feeRate, vatRate, landGainTax, debt }: SellerCosts): number {
  return price - price * feeRate * (1 + vatRate) - landGainTax - debt;
}
