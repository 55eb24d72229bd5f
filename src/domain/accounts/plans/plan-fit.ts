/**
 * The cost of a month of use in credits, and the smallest plan that covers it. Plans and costs come from the content.
 */

/** How often each kind of engine runs in a month. */
export interface MonthlyUses {
  /** Valuations and reports: an engine on the server. */
  valuations: number;
  /** Texts by a language model. */
  texts: number;
  /** Images by an image model. */
  images: number;
}

interface CreditCosts {
  server: number;
  text: number;
  image: number;
}

interface CreditPlan {
  /** Euros a month; 0 is the trial, which is no answer for every month. */
  monthlyEuros: number;
  credits: number;
}

interface CreditNeed extends MonthlyUses {
  /** All of them together, in credits like each part. */
  total: number;
}

/** Credits that a month's uses need at the given costs for each use; whole numbers from zero on. */
export function creditsOf(uses: MonthlyUses, costs: CreditCosts): CreditNeed {
  const valuations = uses.valuations * costs.server;
  const texts = uses.texts * costs.text;
  const images = uses.images * costs.image;
  return { valuations, texts, images, total: valuations + texts + images };
}

/** The cheapest paid plan with enough credits, and how many are left; `undefined` when no plan has enough. */
export function fittingPlan<P extends CreditPlan>(
  plans: readonly P[],
  credits: number,
): { plan: P; left: number } | undefined {
  const plan = plans
    .filter(({ monthlyEuros, credits: offered }) => monthlyEuros > 0 && offered >= credits)
    .sort((a, b) => a.monthlyEuros - b.monthlyEuros)[0];
  return plan && { plan, left: plan.credits - credits };
}

/** The price of a year when some of its months are free, in the unit of the monthly price. */
export function yearlyPrice(monthly: number, monthsPaid: number): number {
  return monthly * monthsPaid;
}
