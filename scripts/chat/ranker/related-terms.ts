import { ASKED_OF } from "../../../src/content/assistant/asked-of/asked-of.server.ts";
import { askedTerms, pageTermOf } from "../../../src/domain/assistant/answers/query-words.ts";
import type { Statement } from "../../../src/domain/assistant/answers/statement.ts";
import type { RelatedTerms } from "../../../src/domain/assistant/ranking/vocabulary.ts";
import { contentWords } from "../../../src/domain/shared/search/spanish-terms.ts";

/**
 * Learns by which of our terms people's words are meant, as a translator learns a dictionary from pairs of sentences: IBM's first model (Brown and others,
 * 1993), between each question and the line that answers it with the other questions for the same line.
 */

const ROUNDS = 8;
/** A word that was used once is related to all that stood beside it, by chance. */
const LEAST_USES = 2;
const LEAST_ODDS = 0.04;
const MOST_RELATED = 6;
/** Odds become a share of an exact word's weight by this factor. */
const SHARE_OF_ODDS = 6;
const MOST_SHARE = 0.6;
/** A long text is cut: its first terms say what it is about. */
const MOST_TERMS = 60;
const BEFORE_LEARNING = 1e-7;
/** Stands for words that mean nothing of the answer. */
const NO_WORD = "";

interface Pair {
  asked: readonly string[];
  answered: readonly string[];
}

/** Odds of each answer's term for each asked one. */
type Dictionary = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** For each term that people use other terms that they mean by it, each with its share, the likeliest first. */
export function relatedTerms(statements: readonly Statement[]): RelatedTerms {
  const pairs = statements.flatMap(pairsOf);
  let dictionary: Dictionary = new Map();
  for (let round = 0; round < ROUNDS; round++) dictionary = learnedFrom(pairs, dictionary);
  const uses = new Map<string, number>();
  for (const { asked } of pairs) for (const term of asked) uses.set(term, (uses.get(term) ?? 0) + 1);
  return Object.fromEntries(
    [...dictionary].flatMap(([term, meanings]) => {
      if (term === NO_WORD || (uses.get(term) ?? 0) < LEAST_USES) return [];
      const related = [...meanings]
        .filter(([other, odds]) => other !== term && odds >= LEAST_ODDS)
        .sort((one, other) => other[1] - one[1])
        .slice(0, MOST_RELATED)
        .map(([other, odds]) => [other, Number(Math.min(MOST_SHARE, odds * SHARE_OF_ODDS).toFixed(2))] as const);
      return related.length > 0 ? [[term, related]] : [];
    }),
  );
}

function pairsOf({ id, subject, attribute, title, text, asked = [], lineAsked }: Statement): Pair[] {
  if (!ASKED_OF.has(id)) return [];
  const lines = text.split("\n");
  return asked.map((way) => {
    const line = lineAsked?.get(way);
    const said = `${subject} ${attribute} ${title} ${line === undefined ? lines.join(" ") : lines[line]}`;
    const others = asked.filter((other) => other !== way && lineAsked?.get(other) === line);
    const terms = distinctTerms(contentWords(said).map(pageTermOf)).slice(0, MOST_TERMS);
    return { asked: termsAsked(way), answered: distinctTerms([...terms, ...others.flatMap(termsAsked)]) };
  });
}

const distinctTerms = (terms: readonly string[]) => [...new Set(terms)];
const termsAsked = (way: string) => distinctTerms(askedTerms(way).map(({ term }) => term));

/** One round: each term of an answer is shared out among the asked ones by what is known of them. */
function learnedFrom(pairs: readonly Pair[], known: Dictionary): Dictionary {
  const counts = new Map<string, Map<string, number>>();
  for (const { asked, answered } of pairs) {
    const from = [...asked, NO_WORD];
    for (const term of answered) {
      const odds = from.map((word) => (known.size === 0 ? 1 : (known.get(word)?.get(term) ?? BEFORE_LEARNING)));
      const all = odds.reduce((sum, each) => sum + each, 0);
      for (const [at, word] of from.entries()) {
        const meanings = counts.get(word) ?? new Map<string, number>();
        counts.set(word, meanings);
        meanings.set(term, (meanings.get(term) ?? 0) + odds[at]! / all);
      }
    }
  }
  for (const meanings of counts.values()) {
    const all = [...meanings.values()].reduce((sum, each) => sum + each, 0);
    for (const [term, count] of meanings) meanings.set(term, count / all);
  }
  return counts;
}
