/** The tool's result: plain data that survives JSON. */
export interface AdvertReviewResult {
  /** ISO date of the calculation. */
  date: string;
  /** Euros, as typed. */
  price: number;
  areaM2: number;
  /** Euros, exact. */
  pricePerM2: number;
}
