import type { Token } from "../../shared/spoken/tokens.ts";
import {
  type FinanceIntent,
  type FinanceTarget,
  INTENT_OF_TARGET,
  isFinanceIntent,
} from "../finance/finance-targets.ts";
import type { FinanceReading } from "../finance/read-finance.ts";
import type { Intent } from "./intents.ts";
import type { Reading } from "./read-message.ts";
import type { Choice } from "./score-intents.ts";
import type { Task } from "./tasks.ts";

interface Decided {
  choice: Choice;
  goesOn: boolean;
}

/** Other readings of a message that a clear figure with its values outweighs, and the clearness that it takes. */
const OUTWEIGHED: Partial<Record<Intent, number>> = {
  question: 5,
  which_tool: 5.5,
  off_topic: 6,
  value_home: 7.5,
  find_home: 7.5,
  plans: 8,
};
/** Figures that follow from one value and a few suppositions. */
const OF_ONE_VALUE: ReadonlySet<FinanceTarget> = new Set(["tax", "costs", "largest-loan", "largest-instalment"]);
/** Readings of a message that names a figure and leans on a calculation. */
const FOLLOWED: ReadonlySet<Intent> = new Set([
  "question",
  "which_tool",
  "off_topic",
  "find_home",
  "goodbye",
  "greeting",
  "value_home",
]);
const OF_PERSON = /\b(?:me|nos)\b/;
const OF_BANK = /\bbancos?\b/;
const MANY_VALUES = 3;
/** Another reading that is less sure than this is a guess, and gives way to a figure that is less clear. */
const GUESSED = 0.5;
const LESS_FOR_A_GUESS = 2.5;
const CLEAR_WITH_MANY = 5.5;
/** Words that name a figure, for a message that goes on with a calculation. */
const NAMED = 3;
const NAMED_IN_TASK = 1.5;
const MOST_WORDS_OF_ANSWER = 4;
const MOST_WORDS_OF_FOLLOW_UP = 10;
/** With values of the calculation in it. */
const MOST_WORDS_OF_CHANGE = 14;

/**
 * The decision after the money in the message has had its say: which figure a calculation asks for, and with it which task it is. A
 * question that gives the values of a figure and names it is that calculation, whatever else it looked like.
 *
 * @returns `target` null where the intent is none of money
 */
export function financeChoice(
  { choice, goesOn }: Decided,
  context: {
    reading: Reading;
    finance: FinanceReading;
    /** Reads the message again, while one task is more likely. */
    read: (favoured: Intent) => FinanceReading;
    task: Task | null;
    /** Slots that the assistant asked for. */
    asked: readonly string[];
  },
): Decided & { target: FinanceTarget | null; finance: FinanceReading } {
  const { reading, finance, read, task, asked } = context;
  const as = (chosen: FinanceReading, confidence: number, isFollowUp: boolean) => ({
    choice: {
      ...choice,
      intent: INTENT_OF_TARGET[chosen.target] satisfies FinanceIntent,
      // A figure that is named as clearly as this is rarely another.
      confidence: Math.max(confidence, Math.round(Math.min(95, 50 + 6 * chosen.clearness)) / 100),
    },
    goesOn: isFollowUp,
    target: chosen.target,
    finance: chosen,
  });
  const words = lastSentence(reading.tokens).filter(({ kind }) => kind === "word").length;
  const isInTask = isFinanceIntent(task) && asked.length === 0;
  // An operation on results of before is no calculation of its own.
  if (finance.operation && finance.operation.kind !== "both" && isFinanceIntent(task)) return as(finance, 0.85, true);
  // "¿Y si me lo dejan en 140.000?" leans on the task in hand, whatever else its words could be of.
  if (isInTask && isFinanceIntent(choice.intent) && reading.leans && words <= MOST_WORDS_OF_FOLLOW_UP)
    return as(finance, choice.confidence, true);
  if (isFinanceIntent(choice.intent))
    return as(read(choice.intent), choice.confidence, goesOn && isFinanceIntent(task));
  const followsUp = isInTask && words <= MOST_WORDS_OF_FOLLOW_UP;
  // An answer to a question of ours, of a conversation whose beginning is not there any more.
  const answers = task === null && words <= MOST_WORDS_OF_ANSWER && finance.given.some((role) => asked.includes(role));
  if (answers) return as(finance, choice.confidence, false);
  const isOfTask = INTENT_OF_TARGET[finance.target] === task && choice.intent !== "off_topic";
  const named = isOfTask ? NAMED_IN_TASK : NAMED;
  const isLeft = choice.intent === "find_home" || choice.intent === "value_home";
  const isMeant = !isLeft && reading.leans && finance.clearness >= named;
  const isNamed = !isLeft && finance.clearness >= NAMED;
  if (followsUp && FOLLOWED.has(choice.intent) && (isMeant || isNamed)) return as(finance, 0.85, true);
  const isChange = isInTask && words <= MOST_WORDS_OF_CHANGE && changesCalculation(reading, finance);
  if (isChange && (FOLLOWED.has(choice.intent) || choice.intent === "plans")) return as(finance, 0.85, true);
  const needed = OUTWEIGHED[choice.intent];
  if (needed === undefined) return { choice, goesOn, target: null, finance };
  const hasValues = finance.given.length >= (OF_ONE_VALUE.has(finance.target) ? 1 : 2);
  const isRateOfPlace = finance.target === "tax-rate" && reading.slots.place !== undefined;
  // So many values are of a calculation, though its words could be of something else.
  const clear = finance.given.length >= MANY_VALUES ? Math.min(needed, CLEAR_WITH_MANY) : needed;
  const enough = choice.confidence < GUESSED ? clear - LESS_FOR_A_GUESS : clear;
  // "¿Cuánto me prestaría el banco?": of the person, who has given no value yet.
  const said = reading.tokens.map(({ word }) => word).join(" ");
  const isOwn = finance.target === "largest-loan" && OF_PERSON.test(said) && OF_BANK.test(said);
  if (isOwn && finance.clearness >= needed && choice.intent !== "plans") return as(finance, 0.85, false);
  if (finance.clearness >= enough && (hasValues || isRateOfPlace)) return as(finance, 0.85, false);
  return { choice, goesOn, target: null, finance };
}

/** The last sentence of a message: what stands before it ("jaja, soñar es gratis") asks for nothing. */
function lastSentence(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ kind }) => kind !== "mark");
  const start = tokens.slice(0, end).findLastIndex(({ text }) => /^[.;!¿]$/.test(text));
  return tokens.slice(start + 1);
}

/** Gives values, another place, or says that the home is new or used, and names no other home. */
const changesCalculation = (reading: Reading, { given, slots: values }: FinanceReading): boolean =>
  (given.length > 0 ||
    homeKindIn(reading) !== undefined ||
    reading.slots.place !== undefined ||
    values.exchangeRate !== undefined) &&
  reading.slots.rooms === undefined &&
  reading.slots.areaM2 === undefined &&
  reading.slots.reference === undefined;

const NEW = /^(nuev[oa]|estrenar|estreno|promotora?|constructora)$/;
const USED = /^(usad[oa]|segunda)$/;

/** "¿Y si fuera nueva?", "que es a estrenar": the kind of home that a message about a purchase changes. */
export function homeKindIn({ slots, tokens }: Reading): "nueva" | "usada" | undefined {
  if (slots.homeKind !== undefined) return slots.homeKind;
  const at = tokens.findIndex(({ word }) => NEW.test(word));
  if (at >= 0 && !/^(hipoteca|cuota|oferta|prestamo|credito)$/.test(tokens[at - 1]?.word ?? "")) return "nueva";
  return tokens.some(({ word }) => USED.test(word)) ? "usada" : undefined;
}
