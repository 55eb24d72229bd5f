/** Countries whose homes are sold in dollars while the costs of keeping one are paid in their own money. */
const OWN_MONEY: Readonly<Record<string, string>> = { AR: "ARS" };

/** The attributes that are running costs. */
export const RUNNING_COSTS: ReadonlySet<string> = new Set(["communityFee", "propertyTax"]);

/**
 * The currency of a home's running costs (expensas, ABL, IBI), ISO 4217: that of its price, but for a home in Argentina that is offered in dollars, whose
 * costs are pesos.
 *
 * @param home.country ISO 3166-1 alpha-2
 */
export const costCurrency = ({ country, currency }: { country: string; currency: string }): string =>
  currency === "USD" ? (OWN_MONEY[country] ?? currency) : currency;
