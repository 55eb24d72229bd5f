import { type DatedFact, factOn } from "#domain/shared/dated-fact.ts";
import { formatNumber } from "#domain/shared/format/format.ts";
import { isCommunity } from "#domain/shared/places/tax-places.ts";
import { type BudgetTerms, budgetOf, quotedBudget, type Rates } from "#domain/tools/renovation/budget.ts";
import { type BudgetRate, budgetRate } from "#domain/tools/renovation/budget-facts.ts";
import { FULL_MONTHS, labourFactor } from "#domain/tools/renovation/cost-facts.ts";
import { exactly, type Range } from "#domain/tools/renovation/range.ts";
import type { Confidence, PricedWork } from "#domain/tools/renovation/renovation.ts";
import {
  type EffectGroup,
  effectOf,
  isUnfit,
  stepsLeft,
  type Unfit,
  WORK_IDS,
  WORK_NAMES,
  type Work,
  type WorkCase,
  type WorkId,
  workFor,
} from "#domain/tools/renovation/works.ts";
import { OWN_WORK } from "./result.ts";
import { isUsed, RATE_FIELDS, type RenovationInput } from "./schema.ts";

/** The part of the form that is known before anything is calculated: its fields read it too. */
export type CaseInput = Pick<
  RenovationInput,
  | "home"
  | "place"
  | "quality"
  | "allowsStructural"
  | "allowsCommunity"
  | "communityHomes"
  | "facadeM2"
  | "payer"
  | "isRural"
  | "pricesArePem"
  | "labour"
  | "carryPerMonth"
  | BudgetRate
>;

/** A work of the table for one home: what it costs with everything, by what, for how long, and how much of it there is. */
export interface Proposal {
  work: Work;
  cost: Range;
  lines: ReturnType<typeof budgetOf>["lines"];
  months: number;
  quantity: string;
}

/** Years after which a home is old enough for the reduced IVA. */
const OLD_ENOUGH = 2;

function workCase(input: CaseInput): WorkCase {
  const { home, quality, communityHomes, facadeM2 } = input;
  return {
    home,
    quality,
    communityHomes,
    facadeM2,
    allowsStructural: input.allowsStructural === true,
    allowsCommunity: input.allowsCommunity === true,
  };
}

/**
 * Terms of a budget: rates as fractions, the price of labour, and the cost of waiting. A typed value wins over the row
 * of the table.
 *
 * @param today ISO date; it decides whether the home is old enough for the reduced IVA
 * @returns beside the terms the rows that were used, which are the sources of the result
 */
export function termsOf(input: CaseInput, today: string): { terms: BudgetTerms; facts: DatedFact<unknown>[] } {
  const facts: DatedFact<unknown>[] = [];
  const rateOf = (id: BudgetRate): number => {
    const typed = input[id];
    if (typed !== undefined) return typed;
    // Where IVA is not paid, one tax is asked for and holds for all.
    const row = budgetRate(id, input.place) ?? undefined;
    if (!row) return id === "vatReduced" ? (input.vatGeneral ?? 0) : 0;
    facts.push(row);
    return row.value;
  };
  const rates = Object.fromEntries(RATE_FIELDS.map((id) => [id, rateOf(id)])) as Rates;
  const labourRow = labourFactor(input.place, input.home.municipalityCode, input.isRural === true);
  if (input.labour === undefined) facts.push(labourRow);
  const { yearBuilt, condition } = input.home;
  const isYoung = condition === "obra_nueva" || (yearBuilt ?? 0) > Number(today.slice(0, 4)) - OLD_ENOUGH;
  const months = factOn([FULL_MONTHS], today) ?? FULL_MONTHS;
  if (input.carryPerMonth > 0) facts.push(months);
  return {
    facts,
    terms: {
      rates,
      labour: input.labour ?? labourRow.value,
      carryPerMonth: input.carryPerMonth,
      pricesArePem: input.pricesArePem === true,
      mayReduceVat: input.payer === "particular" && !isYoung,
      fullMonths: months.value,
    },
  };
}

/** A work of the table with all that comes on top, or why it is not one for this home. */
export function proposalFor(id: WorkId, input: CaseInput, terms: BudgetTerms): Proposal | Unfit {
  const work = workFor(id, workCase(input));
  if (isUnfit(work)) return work;
  return { work, ...budgetOf(work, terms), quantity: quantityText(work) };
}

function quantityText({ quantity: { amount, unit } }: Work): string {
  if (unit.startsWith("parte de")) return `1/${unit.slice("parte de ".length)} del edificio`;
  return amount === 1 && !unit.startsWith("m²")
    ? `1 ${unit}`
    : `${formatNumber(amount, amount < 10 ? 1 : 0)}\u00a0${unit}`;
}

interface Gathered {
  works: (PricedWork & { quantity: string; isQuoted: boolean; why: string })[];
  unfit: Unfit[];
  facts: DatedFact<unknown>[];
  /** Effects that were typed may go beyond the table's cap. */
  typed: Partial<Record<EffectGroup, number>>;
}

const SURE: Record<string, number> = { ley: 2, contrastado: 2, "una-fuente": 1, "por-comprobar": 0 };
const CONFIDENCES: readonly Confidence[] = ["baja", "baja", "media", "alta", "alta"];

/** Every work that is to be weighed: those of the table as they are or as they were typed, and own ones. */
export function gatherWorks(input: RenovationInput, terms: BudgetTerms): Gathered {
  const gathered: Gathered = { works: [], unfit: [], facts: [], typed: {} };
  const isSpanish = isCommunity(input.place);
  for (const id of WORK_IDS) {
    const choice = input.works[id];
    if (choice?.on === false) continue;
    const found = proposalFor(id, input, terms);
    if (!("work" in found)) gathered.unfit.push(found);
    else if (!isSpanish && (choice?.cost === undefined || choice.uplift === undefined))
      gathered.unfit.push({ id, reason: "La tabla es de España: escribe lo que cuesta y lo que suma" });
    else if (choice?.uplift === undefined && effectOf(found.work).usual === 0)
      gathered.unfit.push({ id, reason: whyNothing(input) });
    else gathered.works.push(pricedWork(id, found, input, terms, gathered));
  }
  for (const [index, { name = "", cost = 0, uplift = 0 }] of input.others.filter(isUsed).entries())
    gathered.works.push({
      id: `${OWN_WORK}${index + 1}`,
      name,
      detail: "",
      quantity: "",
      months: 0,
      excludes: [],
      isImprovement: false,
      cost: { low: cost, usual: cost, high: cost * (1 + terms.rates.contingency) },
      isQuoted: true,
      lines: [{ id: "works", label: "Presupuesto cerrado", amount: cost }],
      effects: { own: exactly(Math.log1p(uplift)) },
      confidence: "alta",
      why: "Coste y subida los has puesto tú",
    });
  return gathered;
}

/** Energy works add by the label alone. */
function whyNothing({ home }: RenovationInput): string {
  return stepsLeft(home.energyRating) === undefined
    ? "Falta la letra del certificado: sin ella no sabemos cuánto suma"
    : "Ya tiene la mejor letra";
}

function pricedWork(
  id: WorkId,
  { work, cost, lines, months, quantity }: Proposal,
  input: RenovationInput,
  terms: BudgetTerms,
  { facts, typed }: Gathered,
): Gathered["works"][number] {
  const choice = input.works[id];
  const quoted = choice?.cost === undefined ? undefined : quotedBudget(choice.cost, work, terms);
  if (!quoted) facts.push(work.priceFact);
  let effects = work.effects;
  if (choice?.uplift !== undefined) {
    const group = (Object.keys(work.effects)[0] ?? "own") as EffectGroup;
    const effect = Math.log1p(choice.uplift);
    effects = { [group]: exactly(effect) };
    typed[group] = Math.max(typed[group] ?? 0, effect);
  } else facts.push(...work.effectFacts);
  const costMark = quoted ? 2 : SURE[work.priceFact.mark]!;
  const effectMark = choice?.uplift === undefined ? Math.min(...work.effectFacts.map(({ mark }) => SURE[mark]!)) : 2;
  return {
    id,
    name: WORK_NAMES[id],
    quantity,
    detail: quantity,
    effects,
    months,
    cost: quoted?.cost ?? cost,
    lines: quoted?.lines ?? lines,
    isQuoted: quoted !== undefined,
    isImprovement: work.isImprovement,
    excludes: work.excludes,
    confidence: CONFIDENCES[costMark + effectMark]!,
    why: `${costWhy(costMark, quoted !== undefined)}; ${effectWhy(effectMark, choice?.uplift !== undefined)}`,
  };
}

function costWhy(mark: number, isTyped: boolean): string {
  if (isTyped) return "Coste puesto por ti";
  return ["Coste supuesto", "Coste de una sola fuente", "Coste de dos fuentes"][mark]!;
}

function effectWhy(mark: number, isTyped: boolean): string {
  if (isTyped) return "subida puesta por ti";
  return ["subida supuesta o sin medir suelta", "subida medida en 2018", "subida de varios estudios"][mark]!;
}
