import { remembered } from "../chat/remembered.ts";
import { isKnownWord } from "../chat/spelling.ts";
import { LANGUAGES, type Language, LINES, SPANISH_WORDS, WORD_TABLE } from "./word-table.ts";

export interface InSpanish {
  language: Language;
  /** Spanish words of the question, in its order: enough to look it up, no sentence to show. */
  question: string;
  /** One sentence in their language: the answer is in Spanish. */
  line: string;
}

/**
 * Words in lower case with their accents, which tell "on" from "où"; a short word before an apostrophe and the parts of a compound stand alone. A
 * number keeps its sign of money or of per cent, which Basque writes before it. Addresses of mail and of pages, and figures with a letter or two in
 * them such as "2e5", stay whole: their pieces are no words.
 */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/(?<![\p{L}'])(\p{L}{1,2}')(?=\p{L})/gu, "$1 ")
    .replace(/(?<!\d ?)% ?(\d+(?:[.,]\d+)*)/g, "$1 %")
    .match(
      /(?<!\S)(?:[^\s@]+@[^\s@,;?!]+|(?:https?:\/\/|www\.)\S+|\d[\d.,]*[a-z]{1,2}[\d+-]*(?![\p{L}\d]))|(?:us\$|[$€]) ?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*(?: ?[%€])?|[\p{L}·']+/gu,
    ) ?? [];
/** Whether a piece is made of letters, and may be a word of a language. */
const isWord = (word: string) => !/[\d@]|^www\.|:\/\//.test(word);
const bare = (word: string) => word.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");

interface Entry {
  spanish: string;
  words: number;
}
interface Lexicon {
  exact: ReadonlyMap<string, Entry>;
  starts: ReadonlyMap<string, Entry>;
  /** Words in a row that a longer phrase begins with. */
  begun: ReadonlySet<string>;
}

const ROWS = WORD_TABLE.trim()
  .split("\n")
  .map((row) => row.split("|").map((cell) => cell.trim()));

function beginningsOf(phrases: readonly string[]): Set<string> {
  const begun = new Set<string>();
  for (const phrase of phrases)
    for (let end = phrase.indexOf(" "); end >= 0; end = phrase.indexOf(" ", end + 1)) begun.add(phrase.slice(0, end));
  return begun;
}

const LEXICONS = new Map<Language, Lexicon>(
  LANGUAGES.map((language, at) => {
    const exact = new Map<string, Entry>();
    const starts = new Map<string, Entry>();
    const add = (keyOf: (phrase: string) => string) => {
      for (const [spanish, ...cells] of ROWS) {
        for (const form of cells[at]!.split(", ")) {
          const words = wordsIn(form.replaceAll("_", " "));
          const key = keyOf(words.join(" "));
          const table = form.endsWith("*") ? starts : exact;
          if (!table.has(key)) table.set(key, { spanish: spanish === "-" ? "" : spanish!, words: words.length });
        }
      }
    };
    add((phrase) => phrase);
    // Typed without accents, where no other word is written so.
    add(bare);
    return [language, { exact, starts, begun: beginningsOf([...exact.keys(), ...starts.keys()]) }];
  }),
);
const LONGEST_START = Math.max(
  ...[...LEXICONS.values()].flatMap(({ starts }) => [...starts.keys()].map((key) => key.length)),
);
const SPANISH = new Set(SPANISH_WORDS.split(" "));
const MOST_WORDS = 4;
const LEAST_START = 4;

/** The entry of the longest phrase that begins at a word. */
function entryAt({ exact, starts, begun }: Lexicon, words: readonly string[], at: number): Entry | undefined {
  const phrases = [words[at]!];
  while (phrases.length < MOST_WORDS && at + phrases.length < words.length && begun.has(phrases.at(-1)!))
    phrases.push(`${phrases.at(-1)} ${words[at + phrases.length]}`);
  for (let count = phrases.length; count >= 1; count--) {
    const phrase = phrases[count - 1]!;
    // A start of fewer words than the phrase is one of a shorter phrase.
    const shorter = phrases[count - 2]?.length ?? 0;
    const found = exact.get(phrase) ?? startOf(starts, phrase, Math.max(LEAST_START, shorter + 1));
    if (found && (found.words === count || exact.has(phrase))) return { ...found, words: count };
  }
  return undefined;
}

function startOf(starts: Lexicon["starts"], phrase: string, least: number): Entry | undefined {
  for (let end = Math.min(phrase.length, LONGEST_START); end >= least; end--) {
    const found = starts.get(phrase.slice(0, end));
    if (found) return found;
  }
  return undefined;
}

/** Groups of letters that no Spanish word has, or nearly none. */
const LETTERS: Readonly<Record<Language, RegExp>> = {
  ca: /l·l|ny|[àèòï]|tge$|ció$|aig$|ix$|ss[aeio]|^l'|^d'/,
  gl: /^x|x[aeiou]|ñas?$|ción$|ós$|nh/,
  eu: /tz|tx|ts|k|z[aeiou]|ren$|aren$|ak$|tik$/,
  pt: /ã|õ|ç|lh|nh|[âêô]|ss|ção|ções/,
  en: /th|sh|w|ck|ing$|gh|ee|oo|'s$/,
  fr: /[çùœêîâ]|eau|oux?$|eux$|^l'|^d'|^qu'|aux?$|é$|ée$|-t-/,
};

/** A word that Spanish has, too, tells nothing. */
const isSpanish = (word: string) => SPANISH.has(word) || (word.length > 3 && isKnownWord(bare(word)));
/** Points that a language must lead Spanish by. */
const LEAST_LEAD = 1;
/** Words that are needed to tell a language by. */
const LEAST_WORDS = 2;
/** Points of a group of letters that is rare in Spanish. */
const OF_LETTERS = 0.5;

/** How much more in the words speaks for a language than for Spanish. */
function leadOf(language: Language, words: readonly string[]): number {
  const lexicon = LEXICONS.get(language)!;
  let lead = 0;
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    const entry = entryAt(lexicon, words, at);
    if (isSpanish(word)) lead += entry ? (entry.words > 1 ? 1 : 0) : -1;
    else if (isWord(word)) lead += (entry?.words ?? 0) + (LETTERS[language].test(word) ? OF_LETTERS : 0);
    at += entry?.words ?? 1;
  }
  return lead;
}

/**
 * The language of a message other than Spanish, or null where it is Spanish or nothing tells.
 *
 * @param spoken the language before it in the conversation: a few words are enough to go on in it
 */
export function languageOf(message: string, spoken: Language | null = null): Language | null {
  const words = wordsIn(message);
  const marks = /[¿¡]/.test(message) ? 1 : 0;
  if (spoken && leadOf(spoken, words) - marks > 0) return spoken;
  if (words.filter(isWord).length < LEAST_WORDS) return null;
  const [best] = LANGUAGES.map((language) => ({ language, lead: leadOf(language, words) - marks })).sort(
    (a, b) => b.lead - a.lead,
  );
  return best && best.lead >= LEAST_LEAD ? best.language : null;
}

/**
 * A question in Catalan, Galician, Basque, Portuguese, English or French as Spanish words, with the line that says in which language it is
 * answered; null for Spanish and for messages of which too little is known.
 */
export const inSpanish = (message: string, spoken: Language | null = null): InSpanish | null =>
  READERS.get(spoken)!(message);

/** One reader for each language that was spoken before; a conversation brings its earlier messages along with each question. */
const READERS = new Map(
  [null, ...LANGUAGES].map((spoken) => [spoken, remembered(60, (message) => asSpanish(message, spoken))]),
);

function asSpanish(message: string, spoken: Language | null): InSpanish | null {
  const language = languageOf(message, spoken);
  if (!language) return null;
  const words = wordsIn(message);
  const lexicon = LEXICONS.get(language)!;
  const said: string[] = [];
  let known = 0;
  for (let at = 0; at < words.length; ) {
    const entry = entryAt(lexicon, words, at);
    const isNumber = /\d/.test(words[at]!);
    if (entry) {
      if (entry.spanish && said.at(-1) !== entry.spanish) said.push(entry.spanish);
    } else said.push(words[at]!);
    known += entry?.words ?? (isNumber ? 1 : 0);
    at += entry?.words ?? 1;
  }
  if (known < words.length / 2) return null;
  return { language, question: said.join(" "), line: LINES[language] };
}

/** A conversation with its messages in Spanish words, and the last one's line; null where the last one is Spanish. */
export function conversationInSpanish<Message extends { role: string; content: string }>(
  messages: readonly Message[],
): { messages: Message[]; line: string } | null {
  let spoken: InSpanish | null = null;
  const inTheirWords = messages.map((message) => {
    if (message.role !== "user") return message;
    spoken = inSpanish(message.content, spoken?.language);
    return spoken ? { ...message, content: spoken.question } : message;
  });
  const last = spoken as InSpanish | null;
  return last ? { messages: inTheirWords, line: last.line } : null;
}
