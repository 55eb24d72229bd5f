/** Chooses works under a budget, exactly and not by a heuristic. */

/** A work as the search sees it: one cost, one effect for each kind. */
export interface Candidate<Group extends string = string> {
  id: string;
  cost: number;
  /** The part of the cost that lessens a taxed gain. */
  deductible: number;
  /** Effects on ln price, by what they change: effects of a group add up to its cap and no further. */
  effects: Partial<Record<Group, number>>;
  /** Works that cannot stand beside it: what a full refurbishment contains, or does the same. */
  excludes: readonly string[];
}

/** The works to choose from, in a home. */
export interface Question<Group extends string = string> {
  value: number;
  candidates: readonly Candidate<Group>[];
  caps: Partial<Record<Group, number>>;
  /** Tax on what is gained, as a fraction; 0 where it is not asked for. */
  gainTax: number;
}

/** A set of works and what it leaves, in currency units. */
export interface Outcome {
  ids: readonly string[];
  cost: number;
  uplift: number;
  /** Of the higher price less what is deductible; never negative. */
  tax: number;
  /** The gain: uplift − cost − tax. */
  net: number;
}

/** Doing nothing: it costs nothing and leaves nothing. */
export const NOTHING: Outcome = { ids: [], cost: 0, uplift: 0, tax: 0, net: 0 };

/** Most works that are chosen among. */
const MOST_CANDIDATES = 20;

/** A difference below a cent is none. */
const CENT = 0.005;

/** The outcome of a set of works; their order does not matter. */
export function outcomeOf<G extends string>(question: Question<G>, chosen: readonly Candidate<G>[]): Outcome {
  const { value, gainTax } = question;
  const uplift = value * Math.expm1(totalEffect(question, chosen));
  const cost = chosen.reduce((sum, one) => sum + one.cost, 0);
  const deductible = chosen.reduce((sum, one) => sum + one.deductible, 0);
  const tax = gainTax * Math.max(0, uplift - deductible);
  return { ids: chosen.map(({ id }) => id), cost, uplift, tax, net: uplift - cost - tax };
}

function totalEffect<G extends string>({ caps }: Question<G>, chosen: readonly Candidate<G>[]): number {
  const groups = new Map<string, number>();
  for (const { effects } of chosen)
    for (const [group, effect] of Object.entries<number | undefined>(effects))
      groups.set(group, (groups.get(group) ?? 0) + (effect ?? 0));
  let total = 0;
  for (const [group, sum] of groups) total += Math.min(sum, caps[group as G] ?? Number.POSITIVE_INFINITY);
  return total;
}

/** Two works that may stand beside each other. */
export function agree(a: Pick<Candidate, "id" | "excludes">, b: Pick<Candidate, "id" | "excludes">): boolean {
  return !a.excludes.includes(b.id) && !b.excludes.includes(a.id);
}

/** More left, then less spent. */
function isBetter(a: Outcome, b: Outcome): boolean {
  return a.net > b.net + CENT || (Math.abs(a.net - b.net) <= CENT && a.cost < b.cost - CENT);
}

/** Work after work, the one that leaves most for each euro first, as long as it leaves something. */
export function greedySet<G extends string>(question: Question<G>, budget: number): Outcome {
  let chosen: Candidate<G>[] = [];
  let best = NOTHING;
  for (;;) {
    const next = question.candidates
      .filter((one) => !chosen.includes(one) && chosen.every((other) => agree(one, other)))
      .filter((one) => best.cost + one.cost <= budget + CENT)
      .map((one) => ({ one, outcome: outcomeOf(question, [...chosen, one]) }))
      .filter(({ outcome }) => isBetter(outcome, best))
      .sort((a, b) => perEuro(b, best) - perEuro(a, best))[0];
    if (!next) return best;
    chosen = [...chosen, next.one];
    best = next.outcome;
  }
}

function perEuro({ one, outcome }: { one: Candidate; outcome: Outcome }, before: Outcome): number {
  return (outcome.net - before.net) / Math.max(one.cost, CENT);
}

/**
 * The best set that the budget pays for; none where nothing leaves anything. Exact: a branch is given up only when even
 * all that is left of it, each work at its dearest effect, could not beat what was found. Greedy gives the first find.
 */
export function bestSet<G extends string>(question: Question<G>, budget: number): Outcome {
  const { value } = question;
  if (question.candidates.length > MOST_CANDIDATES) throw new RangeError(`at most ${MOST_CANDIDATES} works`);
  const effectOf = (one: Candidate<G>) =>
    Object.values<number | undefined>(one.effects).reduce<number>((sum, effect) => sum + Math.max(0, effect ?? 0), 0);
  const order = question.candidates
    .map((one) => ({ one, effect: effectOf(one) }))
    .sort((a, b) => b.effect / Math.max(b.one.cost, CENT) - a.effect / Math.max(a.one.cost, CENT));
  // Effects of the works from each position on.
  const rest = order.map((_, i) => order.slice(i).reduce((sum, { effect }) => sum + effect, 0));
  const all = rest[0] ?? 0;
  // The most that a work could leave, beside all others. Effects add on ln price, so the last euro is the dearest.
  const most = order.map(({ one, effect }) => Math.max(0, value * Math.exp(all) * -Math.expm1(-effect) - one.cost));
  const mostFrom = order.map((_, i) => most.slice(i).reduce((sum, left) => sum + left, 0));

  let best = greedySet(question, budget);
  const chosen: Candidate<G>[] = [];
  const visit = (from: number, cost: number, before: Outcome): void => {
    if (isBetter(before, best)) best = before;
    // Without the tax, which only takes away.
    if (from >= order.length || before.net + before.tax + mostFrom[from]! <= best.net - CENT) return;
    const { one } = order[from]!;
    if (cost + one.cost <= budget + CENT && chosen.every((other) => agree(one, other))) {
      chosen.push(one);
      visit(from + 1, cost + one.cost, outcomeOf(question, chosen));
      chosen.pop();
    }
    visit(from + 1, cost, before);
  };
  visit(0, 0, NOTHING);
  return best;
}

/**
 * The largest gain that each budget allows; the budgets rise. A set that a smaller budget still pays for is not sought
 * again.
 */
export function curveOf<G extends string>(question: Question<G>, budgets: readonly number[]): Outcome[] {
  const found: Outcome[] = [];
  let last: Outcome | undefined;
  for (const budget of budgets.toReversed()) {
    if (last === undefined || last.cost > budget + CENT) last = bestSet(question, budget);
    found.unshift(last);
  }
  return found;
}
