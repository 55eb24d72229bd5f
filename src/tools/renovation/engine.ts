import { type DatedFact, type FactUsed, factUsed } from "#domain/shared/dated-fact.ts";
import { formatArea } from "#domain/shared/format/format.ts";
import type { FactsFor } from "#domain/tools/facts.ts";
import type { Range } from "#domain/tools/renovation/range.ts";
import { planRenovation, type RenovationCase } from "#domain/tools/renovation/renovation.ts";
import { agree } from "#domain/tools/renovation/select.ts";
import { capsFor, type EffectGroup, WORK_NAMES, type WorkId } from "#domain/tools/renovation/works.ts";
import { placeName } from "#domain/tools/tax/cost-model.ts";
import { typeName } from "../home-facts.ts";
import { gatherWorks, termsOf } from "./proposals.ts";
import type { RenovationResult } from "./result.ts";
import { currencyOf, type RenovationInput } from "./schema.ts";

type RenovationNeeds = { today: true };

/**
 * Which works pay before a sale: each alone, the best set within the budget, and what more or less money would change.
 *
 * @param facts.today ISO date that the dated rows are looked up for
 * @returns money in the currency of home or place; where nothing pays, a best set without works
 */
export function recommendWorks(input: RenovationInput, { today }: FactsFor<RenovationNeeds>): RenovationResult {
  const { home, value, budget, criterion, gainTax } = input;
  const { terms, facts } = termsOf(input, today);
  const gathered = gatherWorks(input, terms);
  const question: RenovationCase = {
    value,
    budget,
    criterion,
    works: gathered.works,
    gainTax: gainTax ?? 0,
    caps: raised(capsFor(home), gathered.typed),
  };
  const plan = planRenovation(question);
  const byId = new Map(gathered.works.map((work) => [work.id, work]));
  const chosen = plan.best.ids.map((id) => byId.get(id)!);
  const { low = value, high = value } = { low: input.valueLow, high: input.valueHigh };
  const usesTable = gathered.works.some(({ isQuoted }) => !isQuoted);
  return {
    date: today,
    currency: currencyOf(input),
    placeName: placeName(input.place),
    homeTitle: homeTitle(input),
    value,
    budget,
    criterion,
    gainTax: gainTax ?? null,
    best: plan.best,
    unlimited: plan.unlimited,
    band: input.valueLow === undefined || input.valueHigh === undefined ? null : { low, high },
    after: {
      low: low + (plan.best.uplift.low * low) / value,
      usual: value + plan.best.uplift.usual,
      high: high + (plan.best.uplift.high * high) / value,
    },
    works: plan.ranked.map(({ ids, ...weighed }) => {
      const work = byId.get(ids[0]!)!;
      const isChosen = chosen.includes(work);
      return {
        ...weighed,
        id: work.id,
        name: work.name,
        quantity: work.quantity,
        lines: work.lines,
        isQuoted: work.isQuoted,
        confidence: work.confidence,
        why: work.why,
        isChosen,
        isCovered: !isChosen && chosen.some((other) => !agree(other, work)),
      };
    }),
    curve: plan.curve,
    unfit: gathered.unfit.map(({ id, reason }) => ({ name: WORK_NAMES[id as WorkId], reason })),
    lacksLabel: home.energyRating === undefined,
    isToReform: home.condition === "a_reformar",
    facts: factsUsed(usesTable ? [...facts, ...gathered.facts] : gathered.facts),
  };
}

/** A typed rise is somebody's knowledge: the table's cap gives way to it. */
function raised(
  caps: Partial<Record<EffectGroup, Range>>,
  typed: Partial<Record<EffectGroup, number>>,
): Partial<Record<EffectGroup, Range>> {
  const all = Object.entries(caps).map(([group, { low, usual, high }]) => {
    const least = typed[group as EffectGroup] ?? 0;
    return [group, { low: Math.max(low, least), usual: Math.max(usual, least), high: Math.max(high, least) }];
  });
  return Object.fromEntries(all);
}

/** The home in a line: `Piso de 85 m², Chamberí, Madrid`. Its address stands before its place; neither where none is known. */
export function homeTitle({ home }: Pick<RenovationInput, "home">): string {
  const where = home.address ?? home.placeName;
  return `${typeName(home)} de ${formatArea(home.builtAreaM2)}${where ? `, ${where}` : ""}`;
}

function factsUsed(facts: readonly DatedFact<unknown>[]): FactUsed[] {
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()].map(factUsed);
}
