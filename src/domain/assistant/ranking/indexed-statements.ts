import { fold } from "../../shared/listing/fold.ts";
import { remembered } from "../../shared/search/remembered.ts";
import { distinct } from "../answers/distinct.ts";
import { askedTerms } from "../answers/query-words.ts";
import type { Statement } from "../answers/statement.ts";
import type { Ranker } from "./answer-index.ts";
import { type Counted, createPostings, type Postings } from "./postings.ts";
import { createVocabulary, type Vocabulary, wordsOf } from "./vocabulary.ts";

/** Weight of a word by the part of a statement that contains it. */
const WEIGHTS = { subject: 4, attribute: 3, title: 2, keywords: 2.5, asked: 2.5, text: 1 } as const;
/** A long section is encoded in parts of this many words. */
const WORDS_A_PART = 70;
const MOST_PARTS = 6;

interface IndexedPage extends Counted {
  /** Ways of asking for the page as a whole, as terms and as rows of `vectors`. */
  asked: ReadonlySet<string>[];
  askedVectors: readonly number[];
}

export interface IndexedStatement extends Counted {
  statement: Statement;
  page: IndexedPage;
  /** Place of the page in the list of pages. */
  pageAt: number;
  isLead: boolean;
  /** Names of the subject, folded. */
  subjects: ReadonlySet<string>;
  /** Terms of subject and attribute. */
  names: ReadonlySet<string>;
  nameWords: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
  asked: ReadonlySet<string>[];
  /** For each way of asking the line that answers, where only one does. */
  lines: readonly (number | undefined)[];
  /** Rows of `vectors`: its name, its text in parts, its ways of asking. */
  nameVector: number;
  textVectors: readonly number[];
  askedVectors: readonly number[];
}

export interface IndexedStatements {
  all: readonly IndexedStatement[];
  pages: readonly IndexedPage[];
  vocabulary: Vocabulary;
  inStatements: Postings;
  inPages: Postings;
  /** One after the other, each `encoder.dimensions` long; empty without an encoder. */
  vectors: Float32Array;
}

/** Statements, and texts to encode, after which others may have their turn: a millisecond or two. */
const A_STEP = 8;

/** Counts and encodes statements once, for all searches, without a pause. */
export function indexStatements(...given: Parameters<typeof indexInSteps>): IndexedStatements {
  const steps = indexInSteps(...given);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * The same in steps, for a process that answers others meanwhile: altogether it takes some two seconds.
 *
 * @param learned without it words alone are compared
 * @param askedOfPages by address, questions that people ask for a page as a whole
 */
export function* indexInSteps(
  statements: readonly Statement[],
  learned: Pick<Ranker, "encoder" | "related"> | undefined,
  askedOfPages: ReadonlyMap<string, readonly string[]>,
): Generator<void, IndexedStatements> {
  const texts: string[] = [];
  const vocabulary = createVocabulary(
    (term) => inStatements.usesOf(term) || inPages.usesOf(term),
    () => all.length,
    learned?.related ?? {},
  );
  const pages = new Map<string, IndexedPage>();
  const encoded = (text: string) => texts.push(text) - 1;
  const termsOfWord = remembered((word) => vocabulary.termsOf(word));
  const termsOfAsked = (way: string) => new Set(askedTerms(way).flatMap(({ word }) => termsOfWord(word)));

  function pageOf(statement: Statement): IndexedPage {
    const address = pageOfStatement(statement, askedOfPages);
    const known = pages.get(address);
    if (known) return known;
    const ways = askedOfPages.get(address) ?? [];
    const page: IndexedPage = {
      counts: new Map(),
      length: 0,
      asked: ways.map(termsOfAsked),
      askedVectors: ways.map(encoded),
    };
    for (const way of page.asked) count(page, [...way], WEIGHTS.asked);
    count(page, vocabulary.termsOf(statement.title), WEIGHTS.subject);
    pages.set(address, page);
    return page;
  }

  const hasLead = new Set<IndexedPage>();
  const all: IndexedStatement[] = [];
  for (const statement of distinct(statements, ({ text }) => text)) {
    if (all.length % A_STEP === 0) yield;
    const { subject, attribute, title, keywords = "", text } = statement;
    const page = pageOf(statement);
    // A page's lead may repeat the questions for the whole page: they say nothing against its other sections.
    const ofPage = askedOfPages.get(pageOfStatement(statement, askedOfPages)) ?? [];
    const asked = (statement.asked ?? []).filter((way) => !ofPage.includes(way));
    const isLead = statement.kind === "section" && !hasLead.has(page);
    if (isLead) hasLead.add(page);
    const own: Counted = { counts: new Map(), length: 0 };
    const askedTermsOf = asked.map(termsOfAsked);
    const fields = [
      [vocabulary.termsOf(subject), WEIGHTS.subject],
      [vocabulary.termsOf(attribute), WEIGHTS.attribute],
      [vocabulary.termsOf(title), WEIGHTS.title],
      [vocabulary.termsOf(keywords), WEIGHTS.keywords],
      [askedTermsOf.flatMap((terms) => [...terms]), WEIGHTS.asked / Math.max(1, Math.sqrt(asked.length))],
      [vocabulary.termsOf(text), WEIGHTS.text],
    ] as const;
    for (const [terms, weight] of fields) count(own, terms, weight);
    // A page with hundreds of facts is no better for each of them than one with three.
    if (statement.kind === "section") {
      for (const [terms, weight] of fields.slice(1)) count(page, terms, weight);
    }
    all.push({
      ...own,
      statement,
      page,
      pageAt: [...pages.values()].indexOf(page),
      isLead,
      subjects: new Set([subject, ...subject.split(",")].map(fold)),
      names: new Set([...fields[0][0], ...fields[1][0]]),
      nameWords: wordsOf(`${subject} ${attribute}`),
      pairs: new Set(fields.flatMap(([terms]) => terms.slice(1).map((term, at) => `${terms[at]} ${term}`))),
      asked: askedTermsOf,
      lines: asked.map((way) => statement.lineAsked?.get(way)),
      nameVector: encoded(subject === attribute ? `${title} ${subject}` : `${subject} ${attribute} ${title}`),
      textVectors: partsOf(`${subject} ${attribute} ${text}`).map(encoded),
      askedVectors: asked.map(encoded),
    });
  }

  yield;
  const inStatements = createPostings(all);
  yield;
  const inPages = createPostings([...pages.values()]);
  const encoder = learned?.encoder;
  const dimensions = encoder?.dimensions ?? 0;
  const vectors = new Float32Array(texts.length * dimensions);
  if (encoder)
    for (const [at, text] of texts.entries()) {
      if (at % A_STEP === 0) yield;
      vectors.set(encoder.encode(text), at * dimensions);
    }
  return {
    all,
    pages: [...pages.values()],
    vocabulary,
    inStatements,
    inPages,
    vectors,
  };
}

/** Address of the page by which people ask for a statement: its own where that is asked for, as of a question of the FAQ, else without the fragment. */
export function pageOfStatement({ url }: Pick<Statement, "url">, askedOfPages: ReadonlyMap<string, unknown>): string {
  return askedOfPages.has(url) ? url : url.split("#", 1)[0]!;
}

function partsOf(text: string): string[] {
  const words = text.split(/\s+/);
  const parts: string[] = [];
  for (let at = 0; at < words.length && parts.length < MOST_PARTS; at += WORDS_A_PART) {
    parts.push(words.slice(at, at + WORDS_A_PART).join(" "));
  }
  return parts;
}

function count(into: Counted, terms: readonly string[], weight: number): void {
  for (const term of terms) into.counts.set(term, (into.counts.get(term) ?? 0) + weight);
  into.length += terms.length;
}
