import { formatNumber } from "../../shared/format/format.ts";
import type { DocumentPage } from "./document-text.ts";
import type { ChargeReading, DeadlineReading, DocumentReading, Finding } from "./reading.ts";
import { unreadPage } from "./whole-text.ts";

/**
 * How much is read of a document and told of it. Whatever lies beyond is said to be there and not judged, so that nothing is called free
 * of charges because it was too long.
 */

/** Letters of a page: a deed in the smallest print has some six thousand. */
const MOST_LETTERS_OF_PAGE = 12_000;
/** Letters of a document: a hundred pages of a deed have fewer. */
const MOST_LETTERS = 500_000;

export const MOST_READ = { fields: 120, parties: 60, charges: 100, unclear: 40 } as const;
/** Findings of a document, and of a dossier. */
export const MOST_FINDINGS = 80;
const MOST_DOSSIER_FINDINGS = 300;
const MOST_QUOTES = 12;
const MOST_DEADLINES = 100;

const lettersOf = ({ lines }: DocumentPage): number =>
  lines.reduce((sum, { words }) => words.reduce((all, { text }) => all + text.length, sum), 0);

/** A page that holds more letters than a page of text is one of which nothing may be said. */
export const boundedPage = (page: DocumentPage): DocumentPage =>
  lettersOf(page) > MOST_LETTERS_OF_PAGE ? unreadPage(page.number) : page;

/** Pages as far as a document is read; those behind are pages of which nothing may be said. */
export function boundedPages(pages: readonly DocumentPage[]): DocumentPage[] {
  let left = MOST_LETTERS;
  return pages.map((page) => {
    left -= lettersOf(page);
    return left < 0 && page.lines.length > 0 ? unreadPage(page.number) : page;
  });
}

type Unjudged = Omit<DocumentReading, "findings">;

/** Charges that are alive or unclear before those that are cancelled, in the order of the document, which is their rank. */
function weightiest(charges: readonly ChargeReading[]): readonly ChargeReading[] {
  if (charges.length <= MOST_READ.charges) return charges;
  const first = [...charges].sort((a, b) => Number(a.state === "cancelled") - Number(b.state === "cancelled"));
  const kept = new Set(first.slice(0, MOST_READ.charges));
  return charges.filter((charge) => kept.has(charge));
}

/** The reading as far as it is kept, and the sentence that says what is not; null where it is whole. */
export function boundedReading(reading: Unjudged): { reading: Unjudged; left: Finding | null } {
  const { fields, parties, charges } = reading;
  const bounded: Unjudged = {
    ...reading,
    fields: fields.slice(0, MOST_READ.fields),
    parties: parties.slice(0, MOST_READ.parties),
    charges: {
      ...charges,
      charges: weightiest(charges.charges),
      unclear: charges.unclear.slice(0, MOST_READ.unclear),
    },
  };
  const cut = [
    ["cargas", bounded.charges.charges.length, charges.charges.length],
    ["pasajes dudosos", bounded.charges.unclear.length, charges.unclear.length],
    ["datos", bounded.fields.length, fields.length],
    ["personas", bounded.parties.length, parties.length],
  ] as const;
  const told = cut.flatMap(([name, shown, all]) =>
    shown < all ? [`${formatNumber(shown)} de ${formatNumber(all)} ${name}`] : [],
  );
  return { reading: bounded, left: told.length === 0 ? null : moreThanShown(`Se muestran ${told.join("; ")}.`) };
}

const moreThanShown = (text: string): Finding => ({
  level: "review",
  rule: "more-than-shown",
  title: "Dice más de lo que mostramos",
  text: `${text} Lee el resto en el original.`,
  basis: null,
  quotes: [],
  question: null,
});

/** Findings in the order of their gravity, the first of them with some of their quotes. */
const firstOf = (findings: readonly Finding[], most: number): Finding[] => {
  const kept =
    findings.length <= most ? findings : [...findings.slice(0, most - 1), leftOut(findings.length, most - 1)];
  return kept.map((finding) =>
    finding.quotes.length <= MOST_QUOTES ? finding : { ...finding, quotes: finding.quotes.slice(0, MOST_QUOTES) },
  );
};

const leftOut = (all: number, shown: number) =>
  moreThanShown(`Se muestran ${formatNumber(shown)} de ${formatNumber(all)} avisos, los más graves.`);

export const boundedFindings = (findings: readonly Finding[]): Finding[] => firstOf(findings, MOST_FINDINGS);
export const boundedReview = (findings: readonly Finding[]): Finding[] => firstOf(findings, MOST_DOSSIER_FINDINGS);

/** The days that come first. */
export const boundedDeadlines = (deadlines: readonly DeadlineReading[]): DeadlineReading[] =>
  deadlines.slice(0, MOST_DEADLINES);
