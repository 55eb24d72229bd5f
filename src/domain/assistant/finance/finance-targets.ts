/** Figures that a question about money may ask for. */
export const FINANCE_TARGETS = [
  "instalment",
  "total-interest",
  "years-for-instalment",
  "largest-price",
  "largest-loan",
  "largest-instalment",
  "loan-for-instalment",
  "savings-needed",
  "income-needed",
  "price-for-savings",
  "can-afford",
  "sale-proceeds",
  "costs",
  "tax",
  "tax-rate",
  "gross-yield",
  "net-yield",
  "rent-for-yield",
  "price-for-yield",
] as const;
export type FinanceTarget = (typeof FINANCE_TARGETS)[number];

/** The task that each target belongs to. A task keeps what was said when only its target changes. */
export const INTENT_OF_TARGET = {
  instalment: "instalment",
  "total-interest": "instalment",
  "years-for-instalment": "instalment",
  "largest-price": "affordability",
  "largest-loan": "affordability",
  "largest-instalment": "affordability",
  "loan-for-instalment": "affordability",
  "savings-needed": "affordability",
  "income-needed": "affordability",
  "price-for-savings": "affordability",
  "can-afford": "affordability",
  "sale-proceeds": "affordability",
  costs: "purchase_costs",
  tax: "purchase_costs",
  "tax-rate": "purchase_costs",
  "gross-yield": "rental_yield",
  "net-yield": "rental_yield",
  "rent-for-yield": "rental_yield",
  "price-for-yield": "rental_yield",
} as const satisfies Record<FinanceTarget, string>;

export type FinanceIntent = (typeof INTENT_OF_TARGET)[FinanceTarget];

/** The target of a finance task where the words name none. */
export const USUAL_TARGET: Readonly<Record<FinanceIntent, FinanceTarget>> = {
  instalment: "instalment",
  affordability: "largest-price",
  purchase_costs: "costs",
  rental_yield: "gross-yield",
};

/** Whether an intent is answered by a calculation with money. */
export const isFinanceIntent = (intent: string | null): intent is FinanceIntent =>
  intent !== null && Object.hasOwn(USUAL_TARGET, intent);
