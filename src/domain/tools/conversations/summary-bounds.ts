import { firstSigns } from "../../shared/format/text-ends.ts";
import type { ConversationSummary, Fact } from "./summary.ts";

/**
 * How much a summary holds. A person reads no thousand promises, and page, paper and calendar of the longest conversation must be as
 * quick as those of a short one. Of each list the newest stay, and `found` says how many there were.
 */
export const MOST_OF_LIST = {
  facts: 80,
  commitments: 200,
  unanswered: 100,
  objections: 100,
  moods: 100,
  responses: 40,
} as const satisfies Record<keyof NonNullable<ConversationSummary["found"]>, number>;
type Listed = keyof typeof MOST_OF_LIST;

/** Messages that one line or fact names, and earlier statements that a fact keeps. */
const MOST_MESSAGES_OF_ONE = 12;
const MOST_REPLACED = 10;
const MOST_PLACES = 30;
const LONGEST_SHOWN = 400;
const LONGEST_TEXT = 240;

export function boundedSummary(summary: ConversationSummary): ConversationSummary {
  const facts = summary.facts.map(boundedFact);
  // The people who answer most are told, in the order in which they speak.
  const answering = new Set(
    summary.responses
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MOST_OF_LIST.responses)
      .map(({ person }) => person),
  );
  const lists = {
    facts: newestFacts(facts),
    commitments: summary.commitments.slice(-MOST_OF_LIST.commitments),
    unanswered: summary.unanswered.slice(-MOST_OF_LIST.unanswered),
    objections: summary.objections.slice(-MOST_OF_LIST.objections),
    moods: summary.moods.slice(-MOST_OF_LIST.moods),
    responses: summary.responses.filter(({ person }) => answering.has(person)),
  };
  const found: NonNullable<ConversationSummary["found"]> = {};
  for (const name of Object.keys(MOST_OF_LIST) as Listed[])
    if (summary[name].length > lists[name].length) found[name] = summary[name].length;
  return {
    ...summary,
    ...lists,
    lines: summary.lines.map(({ text, messages }) => ({ text: cut(text, LONGEST_SHOWN), messages: newest(messages) })),
    ...(Object.keys(found).length > 0 ? { found } : {}),
  };
}

const newest = (messages: readonly number[]): readonly number[] => messages.slice(-MOST_MESSAGES_OF_ONE);
const cut = (text: string, most: number): string => (text.length > most ? `${firstSigns(text, most - 1)}…` : text);

/** The facts that were said last, in the order that they had. */
function newestFacts(facts: readonly Fact[]): readonly Fact[] {
  if (facts.length <= MOST_OF_LIST.facts) return facts;
  const kept = new Set(
    facts.toSorted((a, b) => (b.messages.at(-1) ?? 0) - (a.messages.at(-1) ?? 0)).slice(0, MOST_OF_LIST.facts),
  );
  return facts.filter((fact) => kept.has(fact));
}

const boundedFact = (fact: Fact): Fact => ({
  ...fact,
  shown: cut(fact.shown, LONGEST_SHOWN),
  value: boundedValue(fact.value),
  messages: newest(fact.messages),
  replaced: fact.replaced
    .slice(-MOST_REPLACED)
    .map(({ shown, messages }) => ({ shown: cut(shown, LONGEST_SHOWN), messages: newest(messages) })),
});

function boundedValue(value: Fact["value"]): Fact["value"] {
  if (value?.type === "text") return { ...value, text: cut(value.text, LONGEST_TEXT) };
  if (value?.type === "places") return { ...value, names: value.names.slice(-MOST_PLACES) };
  return value;
}
