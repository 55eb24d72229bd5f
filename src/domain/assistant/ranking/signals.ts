import { fold } from "../../shared/listing/fold.ts";
import type { AnswerForm } from "../answers/statement.ts";
import { formFit, formsOf } from "./forms.ts";
import type { IndexedStatement, IndexedStatements } from "./indexed-statements.ts";
import { likenessOf, type QuestionEncoder } from "./question-encoder.ts";
import { type Meant, wordsOf } from "./vocabulary.ts";

/** Signals for a statement, in the order of the ranking's weights. All lie near 0 to 1, `lexical`, `related` and `onPage` up to 2.2. */
export const SIGNALS = [
  "lexical",
  "onPage",
  "related",
  "named",
  "coverage",
  "pageCoverage",
  "askedWords",
  "askedPageWords",
  "pairs",
  "heading",
  "askedOfName",
  "likeName",
  "likeText",
  "likeAsked",
  "likePage",
  "form",
  "isFact",
  "isLead",
  "inFocus",
] as const;
export type Signal = (typeof SIGNALS)[number];
type Signals = Readonly<Record<Signal, number>>;

export interface Candidate {
  indexed: IndexedStatement;
  signals: Signals;
}

/** A question as it is compared with all statements. */
export interface ReadQuestion {
  text: string;
  meant: readonly Meant[];
  /** Sum of the weights of its words. */
  whole: number;
  vector: Float32Array | undefined;
  candidates: readonly Candidate[];
  /** The line of a statement for which people ask in such words; undefined where none is asked for like this. */
  lineOf(indexed: IndexedStatement): number | undefined;
}

export interface SearchOptions {
  /** Forms of the question, where the caller knows them better than its words tell. */
  forms?: readonly AnswerForm[];
  /** Subject that the dialogue is about: of two that fit as well, the one about it comes first. */
  focus?: string;
}

/** Statements that are looked at one by one. */
const MOST_CANDIDATES = 80;
/** Statements whose ways of asking are compared. */
const MOST_LOOKED_AT = 600;
/** A way of asking less like the question than this, by words and by meaning together, says nothing of the line that is asked for. */
const LEAST_LIKE = 0.7;
/** Share of each part in the first look over all statements. */
const FIRST_LOOK = { lexical: 0.5, related: 0.5, onPage: 0.6, likeName: 1.2, likeAsked: 1.5, likePage: 1.2 } as const;

/** Reads a question, and compares it with the statements that are not plainly about something else. */
export function readQuestion(
  index: IndexedStatements,
  encoder: QuestionEncoder | undefined,
  text: string,
  { forms = formsOf(text), focus }: SearchOptions = {},
): ReadQuestion {
  const meant = index.vocabulary.meantBy(text);
  const whole = meant.reduce((sum, { weight }) => sum + weight, 0);
  const vector = encoder?.encode(text);
  const like = (row: number) => (vector ? likenessOf(vector, index.vectors, row * vector.length) : 0);
  const likest = (rows: readonly number[]) => {
    let most = 0;
    for (const row of rows) most = Math.max(most, like(row));
    return most;
  };

  const own = index.inStatements.scoresOf(meant, whole);
  // The words themselves and all that people mean by them.
  const wider = meant.map((each) => ({ ...each, terms: [...each.terms, ...each.related] }));
  const related = index.inStatements.scoresOf(wider, whole);
  const onPage = index.inPages.scoresOf(meant, whole);
  const likePage = Float32Array.from(index.pages, ({ askedVectors }) => likest(askedVectors));
  const likeName = Float32Array.from(index.all, ({ nameVector }) => like(nameVector));
  const first = Float32Array.from(
    index.all,
    ({ pageAt }, at) =>
      FIRST_LOOK.lexical * own.scores[at]! +
      FIRST_LOOK.related * related.scores[at]! +
      FIRST_LOOK.onPage * onPage.scores[pageAt]! +
      FIRST_LOOK.likeName * likeName[at]! +
      FIRST_LOOK.likePage * likePage[pageAt]!,
  );
  const likely = leading(first, MOST_LOOKED_AT)
    .map((at) => ({ at, likeAsked: likest(index.all[at]!.askedVectors) }))
    .sort(
      (one, other) =>
        first[other.at]! - first[one.at]! + FIRST_LOOK.likeAsked * (other.likeAsked - one.likeAsked) ||
        one.at - other.at,
    )
    .slice(0, MOST_CANDIDATES);

  const words = [...wordsOf(text)];
  const pairs = meant.slice(1).map(({ terms }, at) => [meant[at]!.terms[0]?.[0], terms[0]?.[0]].join(" "));
  const askedTermSet = new Set(
    meant.flatMap(({ terms }) => terms.filter(([, share]) => share >= 0.75).map(([term]) => term)),
  );
  const size = Math.hypot(...meant.map(({ weight }) => weight));
  const { weightOf } = index.vocabulary;
  const likestWay = (ways: readonly ReadonlySet<string>[]) =>
    ways.reduce((most, way) => Math.max(most, wayLikeness(meant, size, way, weightOf)), 0);
  const pageWays = new Map<unknown, number>();
  const focused = focus === undefined ? undefined : fold(focus);
  const candidates = likely.map(({ at, likeAsked }): Candidate => {
    const indexed = index.all[at]!;
    const { statement, names, pageAt } = indexed;
    if (!pageWays.has(indexed.page)) pageWays.set(indexed.page, likestWay(indexed.page.asked));
    const nameWeight = [...names].reduce((sum, term) => sum + weightOf(term), 0);
    const stated = [...names].reduce((sum, term) => sum + (askedTermSet.has(term) ? weightOf(term) : 0), 0);
    return {
      indexed,
      signals: {
        lexical: own.scores[at]!,
        related: related.scores[at]!,
        onPage: onPage.scores[pageAt]!,
        named: whole > 0 ? coveredBy(meant, names) / whole : 0,
        coverage: own.coverage[at]!,
        pageCoverage: onPage.coverage[pageAt]!,
        askedWords: likestWay(indexed.asked),
        askedPageWords: pageWays.get(indexed.page)!,
        pairs: pairs.length > 0 ? pairs.filter((pair) => indexed.pairs.has(pair)).length / pairs.length : 0,
        heading: words.filter((word) => indexed.nameWords.has(word)).length / words.length,
        askedOfName: nameWeight > 0 ? stated / nameWeight : 0,
        likeName: likeName[at]!,
        likeText: likest(indexed.textVectors),
        likeAsked,
        likePage: likePage[pageAt]!,
        form: formFit(forms, statement.forms) - 0.5,
        isFact: statement.kind === "fact" ? 1 : 0,
        isLead: indexed.isLead ? 1 : 0,
        inFocus: focused !== undefined && indexed.subjects.has(focused) ? 1 : 0,
      },
    };
  });
  function lineOf({ asked, askedVectors, lines }: IndexedStatement): number | undefined {
    const ways = lines.map((line, at) => ({
      line,
      likeness: wayLikeness(meant, size, asked[at]!, weightOf) + like(askedVectors[at]!),
    }));
    const likeliest = ways.reduce((most, way) => (way.likeness > most.likeness ? way : most), {
      likeness: 0,
      line: undefined as number | undefined,
    });
    return likeliest.likeness >= LEAST_LIKE ? likeliest.line : undefined;
  }
  return { text, meant, whole, vector, candidates, lineOf };
}

/** Places of the `most` largest values, in no order; of those that tie with the last all. */
function leading(values: Float32Array, most: number): number[] {
  const least = values.length <= most ? -Infinity : values.toSorted().at(-most)!;
  const places: number[] = [];
  for (const [at, value] of values.entries()) if (value >= least) places.push(at);
  return places;
}

/** Weight of the question's words that a set of terms has. */
function coveredBy(meant: readonly Meant[], having: ReadonlySet<string>): number {
  return meant.reduce(
    (sum, { weight, terms }) =>
      sum + weight * terms.reduce((most, [term, share]) => (share > most && having.has(term) ? share : most), 0),
    0,
  );
}

/** How like a question is to one way of asking, by their words: 0 to 1. */
function wayLikeness(
  meant: readonly Meant[],
  size: number,
  way: ReadonlySet<string>,
  weightOf: (term: string) => number,
): number {
  let product = 0;
  for (const { weight, terms } of meant) {
    product +=
      weight * weight * terms.reduce((most, [term, share]) => (share > most && way.has(term) ? share : most), 0);
  }
  if (product === 0) return 0;
  return Math.min(1, product / (size * Math.hypot(...[...way].map(weightOf))));
}
