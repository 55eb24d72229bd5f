import { fold } from "../../shared/listing/fold.ts";
import { contentWords } from "../../shared/search/spanish-terms.ts";
import { type AskedTerm, askedTerms, pageTermOf } from "../answers/query-words.ts";
import type { Statement } from "../answers/statement.ts";
import type { AnswerIndex, Ranked } from "../ranking/answer-index.ts";
import { formsOf } from "../ranking/forms.ts";

/** Messages that lean on the question before them: «¿Y al año?», «¿Y la cartera?», «¿Eso caduca?». */

/** Shorter messages lean on the subject of the conversation, whether they say so or not. */
const SHORT = 7;
/** Longer ones say by themselves what they are about, however they begin. */
const WHOLE = 18;
const BEGINS_LEANING =
  /^(?:vale |ok |bueno |ah |gracias |perfecto )*(?:y|e|o|pero|entonces|tambien|ademas|luego|despues)\b/;
const POINTS_BACK =
  /\b(?:eso|esto|ello|ese|esa|esos|esas|ahi|alguno|alguna|algunos|algunas|ambos|ambas|lo mismo|el mismo|la misma)\b/;
/** Words that take back what was understood, before what is meant. */
const TAKES_BACK =
  /^(?:(?:no|perdona|perdon|perdone|disculpa|espera|eso no|digo|en realidad|mejor dicho|me equivoque|me explique mal|no es eso|no me entiendes)[\s,.:;]+)*(?:me (?:referia|refiero) (?:a|al)|quise decir|queria decir|quiero decir|preguntaba por|pregunto por|hablaba de|hablo de|digo)\b[\s,:]*/;

/** Whether a message says too little to be looked up alone, by its length or by words that point back. */
export function leansOnThread(message: string): boolean {
  const said = fold(message);
  const length = said.split(/\s+/).length;
  if (length <= SHORT) return true;
  return length <= WHOLE && marksThread(message);
}

/** The meaning of somebody who takes back how they were understood: «no, me refería a los inmuebles». Null for any other message. */
export function takenBack(message: string): string | null {
  const said = fold(message);
  const match = TAKES_BACK.exec(said);
  return match ? said.slice(match[0].length).trim() || null : null;
}

/** Whether a message says itself that something stands before it. */
export function marksThread(message: string): boolean {
  const said = fold(message);
  return BEGINS_LEANING.test(said) || POINTS_BACK.test(said) || takenBack(message) !== null;
}

/** Parts of the chance of a statement that each way of looking it up gives it. */
const ALONE = 1;
const WITH_SUBJECT = 1;
const WITH_ATTRIBUTE = 0.9;
const WITH_QUESTION = 0.85;
/** Part that is kept by a statement that has none of the message's own words. */
const UNCOVERED = 0.15;
/** Part of a statement about something else, where the message has no words of its own. */
const ELSEWHERE = 0.4;
/** Part of the thread's say in a message that is short and no more: it may be a new question. */
const UNMARKED = 0.7;
/** Further chance of a statement about the same subject, of the same page, or of the same attribute. */
const SAME_SUBJECT = 0.08;
const SAME_PAGE = 0.06;
const SAME_ATTRIBUTE = 0.25;
/** A statement that was said already and has all words of the message answers it in another of its parts. */
const SAID_ALREADY = 0.15;

/**
 * The statements that may answer a message that leans on an earlier one: it is looked up by itself, with the subject and with the attribute that were
 * spoken of, and with the earlier question. A statement counts by the surest of these and by how many of the message's own words it has.
 *
 * @param before the statement that answered the earlier question
 * @returns the likeliest first, its `sureness` counted anew
 */
export function followUp(index: AnswerIndex, message: string, before: Statement, earlier: string): readonly Ranked[] {
  const corrected = takenBack(message);
  const asked = corrected ?? message;
  const own = askedTerms(asked);
  const subject = before.subject.split(",", 1)[0]!;
  const focus = before.subject;
  const { attribute } = before;
  const ofThread = marksThread(message) ? 1 : UNMARKED;
  const lookedUp: readonly (readonly [string, number])[] = [
    [asked, ALONE],
    [`${subject} ${asked}`, WITH_SUBJECT * ofThread],
    [`${attribute} ${asked}`, WITH_ATTRIBUTE * ofThread],
    [`${earlier} ${asked}`, WITH_QUESTION * ofThread],
  ];
  // "¿Y el de agencia?" asks for a price where a price was asked for.
  const ownForms = formsOf(asked);
  const forms = ownForms.length > 0 ? ownForms : formsOf(earlier);
  const chances = new Map<string, Ranked>();
  for (const [query, share] of lookedUp)
    for (const ranked of index.search(query, { focus, forms })) {
      const sureness = ranked.sureness * share;
      if (sureness > (chances.get(ranked.statement.id)?.sureness ?? -1))
        chances.set(ranked.statement.id, { ...ranked, sureness });
    }
  // "¿Y al año?": what another statement is named for, that one answers.
  const isNamed = [...chances.values()].some(
    ({ statement: { id, subject: of, attribute: named, url } }) =>
      id !== before.id &&
      pageOf({ url }) === pageOf(before) &&
      coverageOf(own, { subject: of, attribute: named }) === 1,
  );
  const counted = [...chances.values()].flatMap((ranked): Ranked[] => {
    const { statement } = ranked;
    if (statement.id === before.id) {
      const isOtherPart =
        corrected === null && own.length > 0 && !isNamed && coverageOf(own, { text: statement.text }) >= OTHER_WORDS;
      return isOtherPart ? [{ ...ranked, sureness: Math.min(1, ranked.sureness + SAID_ALREADY) }] : [];
    }
    const isOfSubject = fold(statement.subject) === fold(before.subject);
    const isOfPage = pageOf(statement) === pageOf(before);
    const covered = own.length > 0 ? coverageOf(own, statement) : isOfSubject || isOfPage ? 1 : ELSEWHERE;
    const isAsOther = statement.kind === "fact" && before.kind === "fact" && covered > 0.5;
    const bonus =
      (isOfSubject ? SAME_SUBJECT : 0) +
      (isOfPage ? SAME_PAGE : 0) +
      (isAsOther ? SAME_ATTRIBUTE * likenessOf(statement.attribute, before.attribute) : 0);
    const sureness = Math.min(
      1,
      ranked.sureness * (UNCOVERED + (1 - UNCOVERED) * covered) + bonus * ofThread * covered,
    );
    return [{ ...ranked, sureness }];
  });
  return counted.sort((one, other) => other.sureness - one.sureness);
}

/** Part of a word that a statement has in another word for the same. */
const OTHER_WORDS = 0.7;

/** Share of words that a statement has, or a word for the same: 0 to 1, and 0 where there are none. */
function coverageOf(words: readonly AskedTerm[], statement: Partial<Statement>): number {
  if (words.length === 0) return 0;
  const { subject = "", attribute = "", title = "", keywords = "", text = "", asked = [] } = statement;
  const terms = new Set(contentWords([subject, attribute, title, keywords, text, ...asked].join(" ")).map(pageTermOf));
  // A year or a plan's number that it does not have is another one's.
  if (words.some(({ word, term }) => /\d/.test(word) && !terms.has(term))) return 0;
  const covered = words.reduce(
    (sum, { term, also }) => sum + (terms.has(term) ? 1 : also.some((other) => terms.has(other)) ? OTHER_WORDS : 0),
    0,
  );
  return covered / words.length;
}

/** Share of the shorter name's words that the other one has: `precio al mes` is like `precios`. */
function likenessOf(one: string, other: string): number {
  const [a, b] = [one, other].map((name) => new Set(contentWords(name).map(pageTermOf))) as [Set<string>, Set<string>];
  const least = Math.min(a.size, b.size);
  return least === 0 ? 0 : [...a].filter((term) => b.has(term)).length / least;
}

const pageOf = ({ url }: Pick<Statement, "url">): string => url.split("#", 1)[0]!;

/** Below it nobody knows what a question was about. */
const KNOWN = 0.2;
/** Questions that are read again for what the thread is about. */
const MOST_READ = 4;

/** A question of the thread, and what answered it. */
export interface Focus {
  statement: Statement;
  question: string;
}

/**
 * The matter of a thread: the statement that answered the last of its questions that a statement answers, each read in the light of those before.
 *
 * @param questions the visitor's messages, oldest first
 * @returns null where no statement answers any of them
 */
export function focusOf(index: AnswerIndex, questions: readonly string[]): Focus | null {
  let focus: Focus | null = null;
  for (const question of questions.slice(-MOST_READ)) {
    const found: readonly Ranked[] =
      focus !== null && leansOnThread(question)
        ? followUp(index, question, focus.statement, focus.question)
        : index.search(question);
    const [best] = found;
    if (best && best.sureness >= KNOWN) focus = { statement: best.statement, question };
    // A whole question that nothing answers is what the next one leans on, and nobody knows it.
    else if (!leansOnThread(question)) focus = null;
  }
  return focus;
}
