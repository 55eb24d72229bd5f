import type { KindSpec } from "../kinds/kind.ts";
import { beginningIn, firstFrom, firstOf, hasAny, phrases } from "../text/find.ts";
import type { Flat, Span } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import type { Block } from "./blocks.ts";
import { damagedWords } from "./damaged.ts";
import { type Mention, sentenceAt } from "./mentions.ts";
import { EXCEPTIONS } from "./wording.ts";

/** Passages about charges that fit no kind: they are shown, never left out. */

/** A passage of one charge is no longer than this. */
export const LONGEST = 1_500;

const FAVOUR = phrases(
  "a favor de · a favor del · en garantia de · en favor de · responde de · en reclamacion de · autos · juzgado",
);
/** Sentences of a part on charges that say nothing of one. */
const USUAL = phrases(
  "no hay · no consta* · no existe* · sin mas · ley hipotecaria · nota simple · informativ* · registro · fecha · honorarios · pagina · folio · inscripcion · datos · cargas · libro · consulta · certificacion · arancel · presentacion · pendiente* · despacho · titular* · vigente*",
);

const AS_REGISTERED = phrases(
  "que figuren · que consten · que constan en el registro · que figuran en el registro · que resulten · que resultan del registro · derivadas de · que pudieran",
);
/** One of these has every sentence that could burden a home. */
const TELLING = phrases(
  `finca* · vivienda · inmueble · titular* · derecho* · sujet* · obligacion* · obligad* · limit* · grav* · respond* · garant* · afect* · afecc* · plazo · inscri* · insc · anota* · nota al
  a favor · en favor · juzgado · autos · prohib* · reserva · pact* · condicion* · cred* · deud* · pension · renta · cesion · sentencia · mandamiento · expediente · euros · pesetas · acreedor · fojas · letra`,
);

/** The things that are told to be there, behind the head of the charges. */
const THERE = phrases(
  "existe · existen · anotad* · inscrit* · vigente · vigentes · a favor de · responde* · pesa · pesan · reporta* · soporta* · sujet* · afect*",
);

export function unclearPassages(
  known: Known,
  sentences: readonly Span[],
  mentions: readonly Mention[],
  blocks: readonly Block[],
  sections: readonly Span[],
  clean: Span | null,
  spec: KindSpec | null,
): Span[] {
  const { flat } = known;
  const found: Span[] = [];
  const isCovered = (span: Span) =>
    beginningIn(blocks, span.start - LONGEST * 2, span.end).some((one) => span.start < one.end);
  for (const word of damagedWords(flat)) {
    const sentence = sentenceAt(sentences, word.start);
    if (beginningIn(mentions, word.start - 40, word.end).some((one) => word.start < one.end)) continue;
    found.push({ start: Math.max(sentence.start, word.start - 80), end: Math.min(sentence.end, word.end + 200) });
  }
  // «Salvo» behind a denial, and no charge that was understood behind it.
  for (const mention of mentions) {
    if (mention.kind !== "generic" || mention.said !== "denied") continue;
    const isOthers = hasAny(flat, ["otr*", "mas"], Math.max(mention.sentence.start, mention.start - 8), mention.start);
    const exception = firstOf(flat, isOthers ? [...EXCEPTIONS, "que"] : EXCEPTIONS, mention.end, mention.sentence.end);
    const near = beginningIn(blocks, mention.sentence.start - LONGEST, mention.sentence.end + 400);
    // «… más cargas que las que figuren en el Registro»: whatever there is, without a word of what.
    if (exception && hasAny(flat, AS_REGISTERED, exception.start, Math.min(mention.sentence.end, exception.end + 90)))
      continue;
    if (
      exception &&
      !near.some((one) => one.mention.start > mention.start && one.mention.start < mention.sentence.end + 400)
    )
      found.push(mention.sentence);
  }
  // «Gravámenes: existe …»: something is told to be there, and nobody knows what.
  for (const mention of mentions) {
    if (mention.kind !== "generic" || mention.said !== "affirmed" || mention.depth > 2) continue;
    const isNamed = beginningIn(mentions, mention.sentence.start, mention.sentence.end).some(
      ({ kind }) => kind !== "generic",
    );
    if (isNamed || isCovered(mention.sentence) || !hasAny(flat, THERE, mention.end, mention.sentence.end)) continue;
    if (!hasAny(flat, AS_REGISTERED, mention.end, mention.sentence.end)) found.push(mention.sentence);
  }
  if (spec === null || spec.charges === "must") {
    for (const section of sections) found.push(...firstOfSection(known, section, sentences, mentions, clean));
    for (const section of sections) {
      const first = Math.max(0, firstFrom(sentences, section.start) - 1);
      for (const sentence of sentences.slice(first, firstFrom(sentences, section.end))) {
        if (sentence.end <= section.start) continue;
        const span = { start: Math.max(sentence.start, section.start), end: Math.min(sentence.end, section.end) };
        const hasMention = beginningIn(mentions, span.start, span.end).some(({ kind }) => kind !== "generic");
        if (hasMention || (clean && clean.start < span.end && span.start < clean.end)) continue;
        if (!hasAny(flat, TELLING, span.start, span.end)) continue;
        const words = flat.text.slice(span.start, span.end).split(" ").length;
        const inFavour = firstOf(flat, FAVOUR, span.start, span.end);
        const isFirst = inFavour !== undefined && isFirstFavour(flat, blocks, inFavour);
        const isDetail = isCovered(span) && (isFirst || !(inFavour && inFavour.start - span.start < 40 && words > 8));
        if (isDetail || words < 5) continue;
        if (!inFavour && (hasAny(flat, USUAL, span.start, span.end) || words < 6 || isFrame(known, span))) continue;
        found.push(span);
      }
    }
  }
  return joined(found);
}

/** Words of a sentence that begins a part on charges and tells something of its own. */
const WHOLE_SENTENCE = 9;

/** The words right behind the head of the charges that name none: whatever they say, they are of a charge. */
function firstOfSection(
  known: Known,
  section: Span,
  sentences: readonly Span[],
  mentions: readonly Mention[],
  clean: Span | null,
): Span[] {
  const { flat } = known;
  if (clean && clean.start < section.end && section.start < clean.end + 40) return [];
  const from = Math.max(0, firstFrom(sentences, section.start) - 1);
  const first = sentences
    .slice(from, from + 3)
    .find(({ start, end }) => end > section.start + 3 && start < section.end);
  if (!first) return [];
  const span = { start: Math.max(first.start, section.start), end: Math.min(first.end, section.end) };
  if (flat.text.slice(span.start, span.end).split(" ").length < WHOLE_SENTENCE || isFrame(known, span)) return [];
  if (
    beginningIn(mentions, span.start, span.end).length > 0 ||
    hasAny(flat, ["no", "ninguna", "sin", "libre"], span.start, span.end)
  )
    return [];
  return [span];
}

/** «Por razón de su procedencia:», «Valparaíso, 17 de noviembre de 2026». */
function isFrame({ flat, dates }: Known, { start, end }: Span): boolean {
  if (end - start > 70) return false;
  return flat.text.slice(start, end).trimEnd().endsWith(":") || beginningIn(dates, start, end).length > 0;
}

/** «HIPOTECA. A favor de …»: whom the charge that was just named is for. */
function isFirstFavour(flat: Flat, blocks: readonly Block[], favour: Span): boolean {
  const block = blocks[firstFrom(blocks, favour.start) - 1];
  return block !== undefined && firstOf(flat, FAVOUR, block.mention.end, favour.start) === undefined;
}

/** Passages that touch are one. */
function joined(spans: Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  const kept: Span[] = [];
  for (const span of sorted) {
    const last = kept.at(-1);
    if (last && span.start <= last.end + 2) last.end = Math.max(last.end, span.end);
    else kept.push({ ...span });
  }
  return kept;
}
