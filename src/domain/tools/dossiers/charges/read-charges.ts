import { certaintyOf, type DocumentText } from "../document-text.ts";
import type { KindSpec } from "../kinds/kind.ts";
import type { ChargeReading, ChargesReading } from "../reading.ts";
import { firstOf, hasAny, phrases } from "../text/find.ts";
import { type Flat, isNumberSign, pageAt, quoteOf, type Span } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { sentencesIn } from "../text/sentences.ts";
import { type Block, blocksIn } from "./blocks.ts";
import { amountOf, dateOf, holderOf } from "./charge-details.ts";
import { type Mention, mentionsIn, sentenceAt } from "./mentions.ts";
import { hasEntry } from "./notices.ts";
import { chargeSections } from "./sections.ts";
import { stateOf } from "./state.ts";
import { LONGEST, unclearPassages } from "./unclear.ts";
import { CHARGE_WORDS, ELSEWHERE, EXCEPTIONS } from "./wording.ts";

/** Words of a passage that are less sure than this make it unclear. */
const SURE_WORDS = 0.55;

/**
 * Charges of a document, in the order in which it tells them, which is their rank. Every passage that has the wording of a charge is one
 * of them, or is among what is unclear: nothing is left out because it was not understood.
 */
export function readCharges(known: Known, document: DocumentText, spec: KindSpec | null): ChargesReading {
  if (spec?.charges === "never") return { said: "silent", charges: [], unclear: [], saidAt: null };
  const { flat } = known;
  const sentences = sentencesIn(flat);
  const sections = chargeSections(flat);
  const mentions = mentionsIn(known, sentences, sections, spec);
  const blocks = blocksIn(known, mentions, sections, spec);
  const charges = withoutRepeats(blocks.map((block) => chargeOf(known, document, spec, block)));
  const clean = cleanStatement(flat, mentions, sections, sentences);
  const unclear = unclearPassages(known, sentences, mentions, blocks, sections, clean, spec);
  const quotes = unclear.map((span) => quoteOf(flat, span));
  const isUnread = document.pages.some((page) => page.origin === "unread");
  const isSectionBad = sections.some((section) => isBadlyRead(flat, document, section));
  const said = saidOf();
  const first = charges[0]?.quote ?? null;
  return { said, charges, unclear: quotes, saidAt: clean ? quoteOf(flat, clean) : first };

  function saidOf(): ChargesReading["said"] {
    if (charges.length > 0) return "listed";
    if (isSectionBad) return "unreadable";
    if (quotes.length > 0) return "unreadable";
    if (clean) return isUnread ? "unreadable" : "none";
    // A contract that only promises to deliver the home free of charges says nothing of what there is.
    const isPromise =
      spec?.charges === "may" &&
      mentions.some(
        ({ kind, said, sentence }) =>
          kind === "generic" && said === "denied" && hasAny(flat, PROMISED, sentence.start, sentence.end),
      );
    return (sections.length > 0 && !isPromise) || isUnread ? "unreadable" : "silent";
  }
}

function chargeOf(known: Known, document: DocumentText, spec: KindSpec | null, block: Block): ChargeReading {
  const { flat } = known;
  const span = { start: block.start, end: Math.min(block.end, block.start + LONGEST) };
  // Outside a part on charges the next sentence may speak of the price.
  const told = block.isInSection ? span : { start: span.start, end: Math.min(span.end, block.mention.sentence.end) };
  const quote = quoteOf(flat, { start: told.start, end: trimmedEnd(flat, told) });
  const page = document.pages.find(({ number }) => number === quote.page);
  const letters = page ? certaintyOf(page, { ...quote, end: Math.min(quote.end, quote.start + 160) }) : 1;
  const own = block.isCancelled ? "cancelled" : stateOf(flat, span, block.kind === "tax-lien");
  const isElsewhere = hasAny(flat, ELSEWHERE, span.start, span.end);
  const isDoubtful =
    block.isDoubtful ||
    letters < SURE_WORDS ||
    // In a paper that is none of the known ones the word alone may be of anything: a lesson, an advertisement.
    (spec === null && !hasEntry(known, block.mention, told)) ||
    (isElsewhere && own === "alive" && block.kind !== "easement");
  return {
    kind: block.kind,
    state: isDoubtful && own !== "unclear" ? "unclear" : own,
    holder: holderOf(flat, spec, block, span),
    amount: amountOf(known, spec, block, told),
    date: dateOf(known, told),
    quote,
    certainty: Math.min(letters, isDoubtful || own === "unclear" ? 0.5 : 0.95),
  };
}

function trimmedEnd(flat: Flat, { start, end }: Span): number {
  let last = end;
  while (last > start && " \t-*".includes(flat.text[last - 1]!)) last--;
  return last;
}

/** The same charge told twice, in a summary and in full: the fuller one stays. What was cancelled once is not a second one. */
function withoutRepeats(charges: readonly ChargeReading[]): ChargeReading[] {
  const kept: ChargeReading[] = [];
  for (const one of charges) {
    const twin = kept.findIndex(
      (other) =>
        other.kind === one.kind &&
        other.state === one.state &&
        other.amount !== null &&
        one.amount !== null &&
        other.amount.amount === one.amount.amount &&
        other.holder !== null &&
        other.holder === one.holder &&
        other.date === one.date,
    );
    if (twin < 0) kept.push(one);
  }
  return kept;
}

const NONE = phrases(
  "no · ninguna · ninguno · sin · libre · libres · carece · negativo · negativa · inexistentes · no consta · no hay",
);

const ALL_CHARGES = CHARGE_WORDS.flatMap(([, words]) => words);
/** Characters of a line in which a kind of charge, and that there is none, are told. */
const NAMED_ROOM = 40;

/** Where the document says that there are no charges: of the home, now, and without an exception. */
function cleanStatement(
  flat: Flat,
  mentions: readonly Mention[],
  sections: readonly Span[],
  sentences: readonly Span[],
): Span | null {
  for (const mention of mentions) {
    if (mention.kind !== "generic" || mention.said !== "denied") continue;
    if (!isStatement(flat, mention.sentence)) continue;
    return { start: mention.sentence.start, end: mention.sentence.end };
  }
  // «CARGAS: ninguna», «CARGAS / NO CONSTAN».
  for (const section of sections) {
    let start = section.start;
    while (start < section.end && " :.-=*_".includes(flat.text[start]!)) start++;
    const isTold = mentions.some(
      (one) => one.kind !== "generic" && one.said !== "denied" && one.start >= section.start && one.start < section.end,
    );
    // «HIPOTECAS: no constan. EMBARGOS: ninguno»: each kind by itself.
    const first = sentenceAt(sentences, start);
    const named = firstOf(flat, ALL_CHARGES, start, Math.min(section.end, start + NAMED_ROOM));
    if (!isTold && named && firstOf(flat, NONE, named.end, Math.min(first.end, named.end + NAMED_ROOM)))
      return { start, end: first.end };
    const word = firstOf(flat, NONE, start, Math.min(section.end, start + 14));
    if (word?.start !== start || isNumberSign(flat, word)) continue;
    const sentence = sentenceAt(sentences, start);
    const end = Math.min(section.end, Math.max(sentence.end, word.end));
    if (isStatement(flat, { start, end })) return { start, end };
  }
  return null;
}

const PROMISED = phrases(
  "transmitira · se transmite · transmitiran · se entregara · entregara · entregarse · debera · deberan · compromete* · obliga* · quedara · quedaran · al otorgamiento · en el momento · a la firma · con anterioridad a · antes de · procedencia · vende · venden · venta · compraventa · cancelad* · cualquier · cualquiera · interesad* · desea* · quiere* · proyecta* · ofrece · libre al dia · de cuenta de · en caso de · si exist* · solicit* · se vendera · vendera",
);

/** Told of today, not promised; whole, not only of what the home came from. */
function isStatement(flat: Flat, { start, end }: Span): boolean {
  return (
    !hasAny(flat, PROMISED, start, end) && !hasAny(flat, EXCEPTIONS, start, end) && !hasAny(flat, ELSEWHERE, start, end)
  );
}

/** Words of a part of which too many are guessed. */
function isBadlyRead(flat: Flat, document: DocumentText, { start, end }: Span): boolean {
  const page = document.pages.find(({ number }) => number === pageAt(flat, start).number);
  if (page?.origin !== "scan") return false;
  const quote = quoteOf(flat, { start, end: Math.min(end, start + 600) });
  return certaintyOf(page, quote) < 0.3;
}
