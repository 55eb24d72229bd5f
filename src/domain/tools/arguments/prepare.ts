import type { DatedFact } from "../../shared/dated-fact.ts";
import type { ArgumentCase, Evidence } from "./case.ts";
import { type CaseFigures, figuresOf } from "./figures.ts";
import { type MissingDatum, missingOf } from "./missing.ts";
import { type Objection, objectionsOf } from "./objections.ts";
import { PURPOSE_QUESTIONS, PURPOSES } from "./purposes.ts";
import { ARGUMENT_RULES, type VisitStop } from "./rules.ts";
import { type ScriptStep, visitScript } from "./script.ts";
import { type WeakPoint, weakPointsOf } from "./weak-points.ts";
import { knownOf } from "./words.ts";

/** One argument, as it is carried to the visit. */
export interface ArgumentCard {
  id: string;
  stop: VisitStop;
  feature: string;
  benefit: string;
  evidence: readonly Evidence[];
  /** The document or thing to show. */
  show: string;
  /** For this buyer, 1 to 5. */
  weight: number;
  /** Shown by something beyond the form. */
  isDocumented: boolean;
}

export interface PreparedArguments {
  cards: ArgumentCard[];
  weakPoints: WeakPoint[];
  objections: Objection[];
  questions: readonly string[];
  script: ScriptStep[];
  missing: MissingDatum[];
  figures: CaseFigures;
  facts: DatedFact<unknown>[];
}

/** A datum that can be put on the table counts half a point more than one that stands in the form alone. */
const DOCUMENTED = 0.5;
/** Rank of an argument, higher first: its weight, and half a point more where a document proves it. */
export const rankOf = ({ weight, isDocumented }: ArgumentCard) => weight + (isDocumented ? DOCUMENTED : 0);

/** Everything for one visit. Pure: the same case gives the same words. */
export function prepareArguments(given: ArgumentCase): PreparedArguments {
  const figures = figuresOf(given);
  const known = knownOf(given, figures);
  const at = PURPOSES.indexOf(given.purpose);
  const cards = ARGUMENT_RULES.flatMap(({ id, stop, weights, state, benefit, for: others, show }): ArgumentCard[] => {
    const weight = weights[at]!;
    const stated = weight > 0 ? state(known) : undefined;
    if (!stated) return [];
    const words = others?.[given.purpose] ?? benefit;
    const isDocumented = stated.evidence.some(({ kind }) => kind === "documento" || kind === "oficial");
    return [
      {
        id,
        stop,
        feature: stated.feature,
        evidence: stated.evidence,
        show,
        weight,
        isDocumented,
        benefit: typeof words === "function" ? words(known) : words,
      },
    ];
  });
  // Equal ones stay in the order of the table.
  cards.sort((a, b) => rankOf(b) - rankOf(a));
  return {
    cards,
    weakPoints: weakPointsOf(known),
    objections: objectionsOf(known),
    questions: PURPOSE_QUESTIONS[given.purpose],
    script: visitScript(cards, given.purpose),
    missing: missingOf(given),
    figures,
    facts: figures.facts,
  };
}
