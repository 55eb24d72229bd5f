/** The newest answer to what a home of the portfolio is worth in a sale, as other tools are offered it. Money is in currency units. */
export interface KnownValuation {
  /** The run of the valuation that it stands in. */
  runId: string;
  /** ISO day of that run. */
  on: string;
  value: number;
  /** Ends of the range that holds eight of ten cases. */
  low: number;
  high: number;
  /** ISO 4217, that of the home. */
  currency: string;
}
