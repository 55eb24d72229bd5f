import { type Chooser, createChooser } from "./chooser.ts";
import { ENGLISH } from "./en/pieces.ts";
import { SPANISH } from "./es/pieces.ts";
import { type FieldKey, type HomeFacts, isKnown, TONES, type Tone, VARIETIES, type Variety } from "./facts.ts";
import type { Grammar, Message, OwnDetails, Person, Saying } from "./grammar.ts";
import { asSentence, phrasesOf, plainOf } from "./marks.ts";
import { withPlainMentions } from "./plain-mentions.ts";
import { TOPIC_FIELDS, type Topic } from "./plans.ts";
import { salienceOf } from "./salience.ts";

/** A sentence with what it says. The most salient go last where room is short. */
export interface Sentence {
  topic: Topic | "opening";
  marked: string;
  fields: readonly FieldKey[];
  salience: number;
}

/** Paragraphs of sentences. */
export type Composition = Sentence[][];

const PERSONS: Record<Variety, Person> = {
  "es-ES": "tu",
  "es-MX": "tu",
  "es-AR": "vos",
  "es-CO": "usted",
  "es-CL": "tu",
  en: "usted",
};

const IN_SPANISH = withPlainMentions(SPANISH, "es");
const IN_ENGLISH = withPlainMentions(ENGLISH, "en");

/** How a variety says things: English has a grammar of its own, all kinds of Spanish share one. */
export const grammarOf = (variety: Variety): Grammar => (variety === "en" ? IN_ENGLISH : IN_SPANISH);

export interface Style {
  variety: Variety;
  /** Country whose own names of things go before those of the variety. */
  words?: string | undefined;
  tone: Tone;
  seed: number;
  /** The year in which the advert is written. */
  thisYear: number;
  /** Seed that draws the names of the home's parts; without it, `seed` does. */
  nameSeed?: number | undefined;
  /** As the agent's own texts speak; else as the country and the tone do. */
  person?: Person | undefined;
  /** A text with room to say what can be done with a fact. */
  isLong?: boolean | undefined;
  /** Share of sentences that say several things at once: 1 is usual, below it sentences are shorter. */
  density?: number | undefined;
}

/** The memory of a text: it notes the facts that have been said. */
interface Said {
  say: (fields: readonly FieldKey[]) => void;
  /** The same of a marked text that may say some of the agent's own details and leave others. */
  sayText: (text: string) => void;
}

/** A detail in small letters; `sin ascensor` may be told as `no tiene ascensor`. */
const keyOf = (words: string): string => words.toLowerCase().replace(/^sin /, "");

const isOwnDetails = (field: FieldKey): field is OwnDetails => field === "features" || field === "noted";

/** The state that the ways of saying look at, with nothing said yet. */
export function createSaying(
  facts: HomeFacts,
  { variety, words, tone, seed, thisYear, nameSeed, person, density, isLong = false }: Style,
): Saying & Said & { choose: Chooser } {
  const mentioned = new Set<FieldKey>();
  const details = new Set<string>();
  const unsaid = (field: OwnDetails) =>
    mentioned.has(field) ? [] : (facts[field] ?? []).filter((words) => !details.has(keyOf(words)));
  return {
    facts,
    variety,
    words,
    tone,
    thisYear,
    isLong,
    isTerse: (density ?? 1) < 1,
    person: person ?? (tone === "premium" && variety !== "es-AR" ? "usted" : PERSONS[variety]),
    choose: createChooser(
      seed + 7 * TONES.indexOf(tone) + 31 * VARIETIES.indexOf(variety) + 1009 * numberOf(facts),
      nameSeed ?? seed,
    ),
    has: (field) => (isOwnDetails(field) ? unsaid(field).length > 0 : !mentioned.has(field) && isKnown(facts, field)),
    unsaid,
    say: (fields) => {
      for (const field of fields) mentioned.add(field);
    },
    sayText: (text) => {
      for (const { field, text: words } of phrasesOf(text)) {
        if (field === undefined) continue;
        if (isOwnDetails(field)) details.add(keyOf(words));
        else mentioned.add(field);
      }
    },
  };
}

/** A number of the home, so that two homes of the same version are not told in the same turns. */
const numberOf = ({ type, operation, placeName = "", rooms = 0 }: HomeFacts) =>
  [...`${type} ${operation} ${placeName} ${rooms}`].reduce(
    (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521,
    7,
  );

interface Draft {
  text: string;
  topic: Topic;
  fields: readonly FieldKey[];
}

/** How much likelier a sentence is that suits the tone of the text than one that suits all. */
const OF_ITS_TONE = 4;
/** Characters: beyond it two sentences read better apart. */
const LONGEST_JOINED = 120;

/** The whole home, every known fact once: opening, plan, law, call. */
export function compose(facts: HomeFacts, style: Style): Composition {
  const saying = createSaying(facts, style);
  const grammar = grammarOf(style.variety);
  const start = grammar.opening(saying);
  const plans = grammar.plansOf(style.tone, start.says);
  const plan = plans[saying.choose.index("plan", plans.length)]!;
  const sentence = (topic: Sentence["topic"], text: string, fields: readonly FieldKey[]): Sentence => ({
    topic,
    marked: asSentence(text),
    fields,
    salience: fields.reduce((most, field) => Math.max(most, salienceOf(field, facts)), 0) + 0.1 * fields.length,
  });
  const first = sentence("opening", start.text, start.says);
  // An opening may name some of the agent's own details: those that it leaves are told behind it.
  const named = phrasesOf(start.text);
  const isWordForWord = (field: OwnDetails) =>
    named.every((phrase) => phrase.field !== field || saying.unsaid(field).some((words) => isSame(words, phrase.text)));
  saying.say(start.says.filter((field) => !isOwnDetails(field) || !isWordForWord(field)));
  saying.sayText(start.text);
  if (!saying.isTerse) saying.say(grammar.leftToList?.(saying) ?? []);
  let lastOfBefore: string | undefined;
  const paragraphs: Composition = plan.map((topics) => {
    const sentences: Draft[] = [];
    for (const topic of topics) {
      for (const line of saying.isTerse ? [] : grammar.lines.filter(({ topics: of }) => of.includes(topic))) {
        const text = line.say(saying);
        if (text === "") continue;
        saying.sayText(text);
        const before = sentences.at(-1)?.text ?? (lastOfBefore === undefined ? start.text : undefined);
        sentences.push({ text: followed(before, text), topic: line.topics[0], fields: [...new Set(namedIn(text))] });
      }
      for (let message = choose(topic); message; message = choose(topic)) {
        const text = varied(message, topic, sentences.at(-1)?.text ?? lastOfBefore ?? start.text);
        const fields = [...new Set([...message.needs, ...namedIn(text)])];
        saying.say(fields);
        add(sentences, { text, topic, fields });
      }
    }
    lastOfBefore = sentences.at(-1)?.text ?? lastOfBefore;
    return sentences.map((draft) => sentence(draft.topic, draft.text, draft.fields));
  });

  /** Two short sentences of the same subject become one, more often than not. */
  function add(sentences: Draft[], draft: Draft) {
    const before = sentences.at(-1);
    // A person's own text stands as they wrote it.
    const isOwn = draft.topic === "own" || before?.topic === "own";
    const mayJoin = before !== undefined && !isOwn && saying.choose.chance(0.75 * (style.density ?? 1));
    const text = mayJoin ? asOne(grammar, before.text, draft.text) : undefined;
    if (!before || text === undefined) {
      sentences.push(isOwn ? draft : { ...draft, text: followed(before?.text, draft.text) });
    } else sentences[sentences.length - 1] = { ...before, text, fields: [...before.fields, ...draft.fields] };
  }

  /** A short paragraph may join the one before it: then its first sentence must not begin as the last of that one does. */
  function followed(before: string | undefined, text: string): string {
    const next = grammar.following(saying, before, text);
    const isEcho = before === undefined && lastOfBefore !== undefined && firstWord(next) === firstWord(lastOfBefore);
    return isEcho ? grammar.following(saying, lastOfBefore, text) : next;
  }

  /** The sentence of a message, or of another that needs the same, where it would begin as the one before it does. */
  function varied(message: Message, topic: Topic, before: string): string {
    const text = message.say(saying);
    if (!beginsAlike(text, before)) return text;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const other = choose(topic);
      if (other === undefined || other === message || other.needs.join() !== message.needs.join()) continue;
      if (coverOf(other, saying).length < coverOf(message, saying).length) continue;
      const said = other.say(saying);
      if (!beginsAlike(said, before)) return said;
    }
    return text;
  }

  /** The next thing to say of a topic: rather what says more. None comes twice, for what it needs is then said. */
  function choose(topic: Topic): Message | undefined {
    const left = TOPIC_FIELDS[topic].some(saying.has);
    if (!left) return undefined;
    const fitting = grammar.messages.filter(
      ({ topic: of, needs, tones, when }) =>
        of === topic && needs.every(saying.has) && (tones?.includes(style.tone) ?? true) && (when?.(saying) ?? true),
    );
    if (fitting.length === 0) return undefined;
    const power = saying.isTerse ? grammar.saysLess : grammar.saysMore * (style.density ?? 1);
    const richest = fitting.filter(({ isRich }) => isRich);
    return saying.choose.weighted(
      richest.length > 0 && !saying.isTerse ? richest : fitting,
      (message) => coverOf(message, saying).length ** power * (message.tones === undefined ? 1 : OF_ITS_TONE),
    );
  }

  const legal = grammar.legalLines(saying).map((line) => sentence("legal", line, TOPIC_FIELDS.legal));
  const calls = start.ends?.length ? start.ends : grammar.calls(saying);
  const call = sentence("call", calls[saying.choose.index("call", calls.length)]!, []);
  const [head, ...rest] = paragraphs.filter((paragraph) => paragraph.length > 0);
  // The last paragraph of the plan holds the terms, and law and call close it.
  const [end = [], ...before] = rest.reverse();
  const terms = [...end, ...legal];
  // The medium text is one paragraph, whatever stands here.
  return joined([
    [first, ...(head ?? [])],
    ...before.reverse(),
    ...(style.isLong ? [terms, [call]] : [[...terms, call]]),
  ]);
}

const isSame = (one: string, other: string) => one.toLocaleLowerCase("es") === other.toLocaleLowerCase("es");

/** How often another sentence is drawn where one begins as the sentence before it does. */
const MOST_TRIES = 4;
/** The last sentence of a text begins with the same two words as another, or both with the same verb. */
function beginsAlike(text: string, before: string): boolean {
  const last = plainOf(before)
    .split(/[.?!] /)
    .at(-1)!;
  const [own, other] = [text, last].map((one) => plainOf(one).toLocaleLowerCase("es").split(" "));
  return own![0] === other![0] && (own![1] === other![1] || !/^(?:el|la|los|las|un|una|en|con|a|de)$/.test(own![0]!));
}
const firstWord = (marked: string) => plainOf(marked).split(" ")[0]!.toLocaleLowerCase("es");

/** Two sentences of the same subject as one; undefined where they do not go together, or would be too long for one breath. */
export function asOne({ together }: Pick<Grammar, "together">, first: string, second: string): string | undefined {
  const text = together(first, second);
  return text !== undefined && plainOf(text).length <= LONGEST_JOINED ? text : undefined;
}

/** The names that every sentence may call the home by: saying it once more repeats no fact. */
const NAMES: readonly FieldKey[] = ["type", "operation"];
/** The facts that a marked text tells. */
const namedIn = (text: string) =>
  phrasesOf(text).flatMap(({ field }) => (field === undefined || NAMES.includes(field) ? [] : [field]));

function coverOf({ needs, takes = [] }: Message, { has }: Saying): FieldKey[] {
  return [...new Set([...needs, ...takes.filter(has)])];
}

/** Characters below which a paragraph is too short to stand alone. */
const SHORT_PARAGRAPH = 120;

/**
 * A short paragraph joins the next one, or the one before it where the terms come next; so do terms that are a line of the law alone, and a
 * short call.
 */
function joined(paragraphs: Composition): Composition {
  const whole: Composition = [];
  for (const paragraph of paragraphs.filter(({ length }) => length > 0)) {
    const before = whole.at(-1);
    const { topic } = paragraph[0]!;
    const isTerms = topic === "conditions" || topic === "legal";
    const isShort = lengthOf([paragraph]) < SHORT_PARAGRAPH;
    const isAfterShort = before !== undefined && whole.length > 1 && lengthOf([before]) < SHORT_PARAGRAPH;
    // The terms stand apart, where a reader looks for them.
    if (isTerms && isAfterShort && whole.length > 2) whole[whole.length - 2]!.push(...whole.pop()!);
    if (before && (topic === "call" ? isShort || isAfterShort : !isTerms && isAfterShort))
      whole.at(-1)!.push(...paragraph);
    else whole.push([...paragraph]);
  }
  return whole;
}

/** Characters of the text as it is read. */
export const lengthOf = (composition: Composition): number => plainOf(markedOf(composition)).length;

/** The whole text with its marks: sentences of a paragraph in a line, paragraphs with an empty line between them. */
export function markedOf(composition: Composition): string {
  return composition
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.map(({ marked }) => marked).join(" "))
    .join("\n\n");
}

/** The sentences that a text must have however short it is. */
const isKept = ({ topic }: Sentence) => topic === "opening" || topic === "legal";

/**
 * Whole sentences leave, the least salient first, until the text fits; what the law asks for stays.
 *
 * @param most sentences besides those that stay
 */
export function fitted(composition: Composition, limit: number, most = Number.POSITIVE_INFINITY): Composition {
  let left = composition;
  const loose = () => left.flat().filter((one) => !isKept(one));
  while (loose().length > 0 && (lengthOf(left) > limit || loose().length > most)) {
    const weakest = loose().reduce((a, b) => (weightOf(b) < weightOf(a) ? b : a));
    left = left.map((paragraph) => paragraph.filter((one) => one !== weakest));
  }
  return left.filter((paragraph) => paragraph.length > 0);
}

/** A call closes a text: it goes when little else is left to go. */
const weightOf = ({ topic, salience }: Sentence) => (topic === "call" ? 8 : salience);
