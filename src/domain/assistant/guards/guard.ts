import { linearModel } from "../chat/intent-model.ts";
import { remembered } from "../chat/remembered.ts";
import { saysDanger } from "./danger.ts";
import { evidenceFor } from "./evidence.ts";
import { guardFeatures, stretchesOf } from "./guard-features.ts";
import weights from "./guard-weights.json" with { type: "json" };

/** Matters that a message may not be answered on as it asks. */
export const GUARD_KINDS = [
  /** Data of somebody else, or of another agency. */
  "others-data",
  /** A choice of people by origin, belief, sex, family, age or health. */
  "discrimination",
  /** Orders to the assistant about itself, wherever in the text they stand. */
  "orders",
  /** Advice on somebody's own case in law or taxes. */
  "legal-case",
  /** Help to break a law or to deceive. */
  "illegal",
  "insult",
  /** Danger to life, of the person or of others. */
  "crisis",
  /** Prices to come, and promises. */
  "to-come",
] as const;
export type GuardKind = (typeof GUARD_KINDS)[number];

/** The label of messages that need no guard comes first. */
export const GUARD_LABELS = ["none", ...GUARD_KINDS] as const;
type Odds = Readonly<Record<(typeof GUARD_LABELS)[number], number>>;

export interface Guard {
  kind: GuardKind;
  /** Share of such readings that are right, from 0 to 1. */
  confidence: number;
}

const MODEL = linearModel(weights, GUARD_LABELS);
/** Odds above which a reading counts. */
const SURE = 0.4;
/** Lead that a kind needs before one that matters more to people. */
const NEAR = 0.15;
/** Where several kinds speak, the one that matters most to people: a threat before the insult in it. */
const ORDER: readonly GuardKind[] = [
  "crisis",
  "orders",
  "discrimination",
  "others-data",
  "illegal",
  "legal-case",
  "to-come",
  "insult",
];

/** How the stretches of a message are read, each by itself; one that gives no reason for a guard is not among them. */
export const guardOdds = (
  message: string,
  model: (features: ReturnType<typeof guardFeatures>) => Odds = MODEL,
): Odds[] =>
  stretchesOf(message).flatMap((stretch) => {
    const held = evidenceFor(stretch);
    return held.size === 0 ? [] : [oddsAmong(held, model(guardFeatures(stretch)))];
  });

/** The learned reading only chooses among the guards that the words give a reason for, or none of them. */
function oddsAmong(held: ReadonlySet<GuardKind>, odds: Odds): Odds {
  const isPossible = (label: keyof Odds) => label === "none" || held.has(label);
  const sum = GUARD_LABELS.reduce((total, label) => total + (isPossible(label) ? odds[label] : 0), 0);
  return Object.fromEntries(GUARD_LABELS.map((label) => [label, isPossible(label) ? odds[label] / sum : 0])) as Odds;
}

/** The guard of a message read by itself; a conversation brings its earlier messages along with each question. */
const ownGuard = remembered(200, (message): Guard | null =>
  saysDanger(message) ? { kind: "crisis", confidence: 1 } : strongest(guardOdds(message)),
);

/** Words with which a message goes on with the one before it: "y que no sean…". */
const LEANS = /^¿? ?(?:y|e|o|pero|ni|que|tampoco|tambi[eé]n|mejor|entonces|sin|solo|s[oó]lo|adem[aá]s)\s/iu;
const MOST_LEANING = 10;

/**
 * The guard that stops a message, or null where it may be answered.
 *
 * @param before the person's message before it: a short one that goes on with it is read with it
 */
export function guardOf(message: string, before?: string): Guard | null {
  const own = ownGuard(message);
  if (own || before === undefined || !LEANS.test(message.trimStart()) || message.split(/\s+/).length > MOST_LEANING)
    return own;
  return guardOf(before)
    ? null
    : strongest(guardOdds(`${before.trimEnd().replace(/[.!?]{1,5}$/u, "")}, ${message}`).slice(0, 1));
}

/** The guard that the readings of a message's stretches come to. */
export function strongest(odds: readonly Odds[]): Guard | null {
  const confidence = Math.max(0, ...odds.map(({ none }) => 1 - none));
  if (confidence < SURE) return null;
  const most = (kind: GuardKind) => Math.max(...odds.filter(({ none }) => 1 - none >= SURE).map((each) => each[kind]));
  const kind = ORDER.reduce((best, next) => (most(next) > most(best) + NEAR ? next : best));
  return { kind, confidence };
}
