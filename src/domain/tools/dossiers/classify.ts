import type { DocumentText } from "./document-text.ts";
import { OTHER_PAPERS } from "./kinds/other-papers.ts";
import { KINDS } from "./kinds/registry.ts";
import { DOCUMENT_KINDS, type DocumentKind } from "./reading.ts";
import { has, hasAny, spansOf } from "./text/find.ts";
import { type Flat, flatten, lineAt, type Span } from "./text/flat.ts";

export interface Classified {
  kind: DocumentKind | null;
  certainty: number;
  candidates: { kind: DocumentKind; certainty: number }[];
}

/** Characters by which a document is recognised: its first pages. What follows says no more of what it is. */
const TELLING_PART = 16_000;
/** Characters of a document in which its title stands. */
const HEAD = 700;
/** A title right at the top counts as much as six telling phrases, one further down the head as four; one that a sentence names, or that stands below, is hardly any. */
const TITLE = 6;
const LATER_TITLE = 4;
const NAMED_AT_TOP = 5;
const NAMED_BELOW = 1;
const AGAINST = 1.5;
const LACKING = 6;
/** Points that a document of none of the kinds has: below them nothing is recognised. */
const NOTHING = 3.9;
const TEMPERATURE = 1.3;
const THRESHOLD = 0.55;

export function classify(document: DocumentText): Classified {
  return classifyFlat(flatten(document));
}

/** The kind of a text, by weighted wording; null where no kind stands out, or a paper of none does. */
export function classifyFlat(whole: Flat): Classified {
  const flat = { text: whole.text.slice(0, TELLING_PART), lines: whole.lines };
  const scores = DOCUMENT_KINDS.map((kind) => ({ kind, score: scoreOf(flat, kind) }));
  const others = OTHER_PAPERS.map((paper) => titleScore(flat, paper.titles) + cueScore(flat, paper.cues));
  const nothing = Math.max(NOTHING, ...others);
  const most = Math.max(nothing, ...scores.map(({ score }) => score));
  const weight = (score: number) => Math.exp((score - most) / TEMPERATURE);
  const sum = scores.reduce((total, { score }) => total + weight(score), weight(nothing));
  const candidates = scores
    .map(({ kind, score }) => ({ kind, certainty: weight(score) / sum }))
    .sort((a, b) => b.certainty - a.certainty)
    .slice(0, 3)
    .filter(({ certainty }) => certainty >= 0.08);
  const best = candidates[0];
  const isKnown = best !== undefined && best.certainty >= THRESHOLD;
  return { kind: isKnown ? best.kind : null, certainty: best?.certainty ?? 0, candidates };
}

type Told = Pick<Flat, "text" | "lines">;

function scoreOf(flat: Told, kind: DocumentKind): number {
  const { titles, cues, signs = [], needs, against } = KINDS[kind];
  let score = titleScore(flat, titles) + cueScore(flat, cues);
  for (const { groups, weight } of signs) if (groups.every((group) => hasAny(flat, group))) score += weight;
  if (needs && !hasAny(flat, needs)) score -= LACKING;
  for (const phrase of against) if (has(flat, phrase)) score -= AGAINST;
  return score;
}

function cueScore(flat: Told, cues: readonly (readonly [phrase: string, weight: number])[]): number {
  let score = 0;
  for (const [phrase, weight] of cues) if (has(flat, phrase)) score += weight;
  return score;
}

function titleScore(flat: Told, titles: readonly string[]): number {
  let best = 0;
  for (const title of titles) {
    for (const found of spansOf(flat, title, 0, Math.min(flat.text.length, HEAD * 2)).slice(0, 4)) {
      const isLong = title.includes(" ") ? 1 : 0.7;
      best = Math.max(best, pointsOf(flat, found) * isLong);
    }
    if (best < NAMED_BELOW && has(flat, title)) best = NAMED_BELOW * 0.7;
  }
  return best;
}

/** Letters before a title on its line: «documento de», a number, the name of an office. */
const BEFORE_TITLE = 28;

function pointsOf(flat: Told, { start }: Span): number {
  const isHeading = start - lineAt(flat, start).start <= BEFORE_TITLE;
  if (start <= 160) return isHeading ? TITLE : NAMED_AT_TOP;
  return start <= HEAD && isHeading ? LATER_TITLE : NAMED_BELOW;
}

/** Documents that stand one after the other in one file: ranges of pages, from 1, both ends in it. */
export interface PageRange {
  from: number;
  to: number;
}

const FIRST_PAGE = ["pagina 1 de", "pag. 1 de", "pag 1 de", "hoja 1 de", "pagina 1/", "pag. 1/", "pagina: 1 de"];

/**
 * A page begins a document of its own where its head bears a title of another kind than the pages before it, or where it counts itself
 * as the first one. Pages without a title go on with what came before.
 */
export function splitDocuments(document: DocumentText): PageRange[] {
  const ranges: PageRange[] = [];
  let current: DocumentKind | null = null;
  for (const page of document.pages) {
    const flat = flatten({ pages: [page] });
    const own = classifyFlat(flat);
    const isTitled = own.kind !== null && titleScore(flat, KINDS[own.kind].titles) >= LATER_TITLE * 0.7;
    const last = ranges.at(-1);
    const isFirst = hasAny(flat, FIRST_PAGE) && own.kind !== null;
    const isOther = isTitled && own.certainty >= 0.8 && own.kind !== current;
    if (!last || (current !== null && isOther) || (isFirst && current !== null)) {
      ranges.push({ from: page.number, to: page.number });
      current = own.certainty >= 0.7 ? own.kind : null;
      continue;
    }
    last.to = page.number;
    if (current === null && own.certainty >= 0.7) current = own.kind;
  }
  return ranges;
}

/** The pages of a range as a document of their own; they keep their numbers. */
export const pagesOf = (document: DocumentText, { from, to }: PageRange): DocumentText => ({
  pages: document.pages.filter(({ number }) => number >= from && number <= to),
});
