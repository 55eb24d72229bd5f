/** What the home page shows of a valuation made beforehand; amounts in the unit of `currency`. */
export interface ValuationExample {
  /** "Ruzafa, València · 94 m²". */
  place: string;
  currency: string;
  value: number;
  low80: number;
  high80: number;
  low50?: number | undefined;
  high50?: number | undefined;
  /** Adjusted prices of the comparables. */
  dots: readonly number[];
  /** Parts of the explanation that the drawing points at. */
  callouts: Partial<Record<CalloutPlace, { label: string; amount: number }>>;
  /** The whole explanation, for the waterfall: base plus rows is the total. */
  explanation: {
    base: { label: string; detail?: string | undefined; amount: number };
    rows: readonly { label: string; detail?: string | undefined; amount: number }[];
    total: { label: string; detail?: string | undefined; amount: number };
  };
}

/** Where a callout can stand: the lit floor, the lift house on the roof, the terrace of the annex, the ground. */
export type CalloutPlace = "floor" | "lift" | "terrace" | "ground";

export interface CapacityExample {
  /** "3.000 € al mes y 60.000 € ahorrados". */
  family: string;
  currency: string;
  price: number;
  byIncome: number;
  bySavings: number;
  limitedBy: "income" | "savings";
}

export interface HomeProps {
  loaderData: {
    /** Measured by the project itself, each with what it was measured on. */
    figures: readonly { label: string; value: string; detail: string }[];
    valuation: ValuationExample;
    capacity: CapacityExample;
  };
}
