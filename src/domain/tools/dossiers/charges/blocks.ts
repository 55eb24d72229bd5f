import type { KindSpec } from "../kinds/kind.ts";
import type { ChargeKind } from "../reading.ts";
import { beginningIn, firstOf, hasAny, phrases, spansOfAny } from "../text/find.ts";
import { type Flat, isDigit, type Span } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { annotationsIn } from "./annotations.ts";
import type { Mention } from "./mentions.ts";
import { ENDED } from "./wording.ts";

/** A passage that is one charge: from where it is named to where the next one is. */
export interface Block extends Span {
  kind: ChargeKind;
  mention: Mention;
  isDoubtful: boolean;
  /** Another entry of the same document cancels it. */
  isCancelled: boolean;
  /** It stands in the part that tells charges. */
  isInSection: boolean;
  /** Where another sentence speaks of an earlier charge: nothing from there on is of this one. */
  limit?: number;
}

export type Affirmed = Mention & { kind: ChargeKind };

export function blocksIn(
  known: Known,
  mentions: readonly Mention[],
  sections: readonly Span[],
  spec: KindSpec | null,
): Block[] {
  const { flat } = known;
  if (spec?.kind === "co-certificado-tradicion") return annotationsIn(flat, mentions);
  const affirmed = mentions.filter((one): one is Affirmed => one.kind !== "generic" && one.said !== "denied");
  const blocks: Block[] = [];
  for (const mention of affirmed) {
    const current = blocks.at(-1);
    if (isCancelling(flat, mention) && mention.sentence.start !== current?.mention.sentence.start) {
      const same = blocks.filter(({ kind }) => kind === mention.kind);
      if (same.length > 1) {
        cancelOneOf(flat, same, mention);
        if (current) current.limit ??= mention.sentence.start;
        continue;
      }
    }
    const isNear =
      current !== undefined &&
      mention.start < current.start + 2_500 &&
      sectionOf(sections, mention) === sectionOf(sections, current);
    // Another sentence about the end of another charge does not belong to this one.
    const isOthersEnd =
      current !== undefined &&
      mention.kind !== current.kind &&
      mention.sentence.start !== current.mention.sentence.start &&
      hasAny(flat, ENDED, mention.sentence.start, mention.sentence.end);
    if (current && isNear && !isOthersEnd && belongsTo(known, mention, current, blocks)) {
      current.end = Math.max(current.end, mention.sentence.end);
      continue;
    }
    const isTitle = precededBy(flat, CHANGING, mention, 26) && !blocks.some(({ kind }) => kind === mention.kind);
    // «Compraventa con subrogación de hipoteca», before the hipoteca itself is told.
    if (isTitle && affirmed.some((other) => other.kind === mention.kind && other.start > mention.sentence.end))
      continue;
    if (isCancelling(flat, mention)) {
      const cancelled = earlierOne(blocks, mention);
      if (cancelled) {
        // «Cancelada la hipoteca de la inscripción 3ª»: told of one that stands above.
        cancelled.end = Math.max(cancelled.end, Math.min(mention.sentence.end, cancelled.start + 1_400));
        continue;
      }
    }
    if (isDefinite(flat, mention) && blocks.some(({ kind }) => kind === mention.kind)) continue;
    if (current && current.end > mention.start)
      current.end = Math.max(current.mention.end, cutBefore(flat, mention, current));
    blocks.push({
      kind: mention.kind,
      start: startOf(flat, mention, current, sections),
      end: mention.sentence.end,
      mention,
      isDoubtful: mention.said === "doubtful",
      isCancelled: false,
      isInSection: sectionOf(sections, mention) >= 0 || spec?.charges === "must",
    });
  }
  return extended(flat, blocks, mentions, sections);
}

/** Of several the one of that inscription; where none is named each of them may be meant. */
function cancelOneOf(flat: Flat, same: readonly Block[], mention: Mention): void {
  const number = inscriptionIn(flat, mention.end, mention.sentence.end);
  const meant =
    number === null
      ? []
      : same.filter((one) =>
          inscriptionsIn(flat, one.start, Math.min(one.start + FARTHEST, mention.sentence.start)).includes(number),
        );
  if (meant.length === 1) meant[0]!.isCancelled = true;
  else for (const one of same) one.isDoubtful = true;
}

const inscriptionIn = (flat: Flat, from: number, to: number): number | null =>
  inscriptionsIn(flat, from, to)[0] ?? null;

const inscriptionsIn = (flat: Flat, from: number, to: number): number[] =>
  spansOfAny(flat, ["inscripcion", "anotacion letra", "asiento"], from, to).flatMap(
    ({ end }) => numberAt(flat, end) ?? [],
  );

const sectionOf = (sections: readonly Span[], span: Span): number =>
  sections.findIndex((section) => section.start <= span.start + 2 && span.start < section.end);

/** Where the passage of a charge begins: with its sentence, where no other charge stands before it in that. */
function startOf(flat: Flat, mention: Mention, before: Block | undefined, sections: readonly Span[]): number {
  if (before && before.mention.sentence.start === mention.sentence.start) return cutBefore(flat, mention, before);
  // Behind the head of the part, where that stands in the sentence.
  const section = sections.find((one) => one.start > mention.sentence.start && one.start <= mention.start);
  let start = section ? section.start : mention.sentence.start;
  while (start < mention.start && " :.-=*_)".includes(flat.text[start]!)) start++;
  return start;
}

/** Between two charges of one sentence: at the last comma or «y» before the second one. */
function cutBefore(flat: Flat, mention: Mention, before: Block): number {
  if (before.mention.sentence.start !== mention.sentence.start) return mention.sentence.start;
  const part = flat.text.slice(before.mention.end, mention.start);
  const semicolon = part.lastIndexOf(";");
  const at =
    semicolon >= 0 ? semicolon : Math.max(part.lastIndexOf(","), part.lastIndexOf(" y "), part.lastIndexOf(":"));
  return at < 0 ? mention.start : before.mention.end + at + 1;
}

const DEFINITE = phrases(
  "la · el · dicha · dicho · citada · citado · referida · referido · expresada · indicada · esta · este · mencionada · misma · del · aquella · presente · su · al · anterior",
);
const ANOTHER = phrases(
  "otra · otro · segunda · segundo · tercera · nueva · una · un · igualmente · asimismo · ademas",
);
const CANCELLING = phrases(
  "cancelacion de · cancelacion de la · cancelacion del · cancelada la · cancelado el · cancelada una · extincion de · extincion del · extincion de la · cancelo la · se cancela la · se cancela el · caducidad de la · caducidad del · cancela la",
);
const CHANGING = phrases(
  "ampliacion de · novacion de · modificacion de · subrogacion de · cesion de · ampliada la · novada la · distribucion de · prorroga de · prorroga del · ampliacion del · ejecucion de · ejecucion de la",
);

const precededBy = (flat: Flat, words: readonly string[], { start }: Span, room = 22): boolean =>
  spansOfAny(flat, words, Math.max(0, start - room), start).some(
    (one) => flat.text.slice(one.end, start).trim() === "",
  );

const isDefinite = (flat: Flat, mention: Mention): boolean => precededBy(flat, DEFINITE, mention);
const isCancelling = (flat: Flat, mention: Mention): boolean =>
  precededBy(flat, CANCELLING, mention, 30) ||
  (mention.depth <= 3 &&
    hasAny(flat, ["cancelacion de", "cancelada la", "cancelado el"], mention.sentence.start, mention.start));

const earlierOne = (blocks: readonly Block[], mention: Mention): Block | undefined =>
  blocks.findLast(({ kind }) => kind === mention.kind);

/** Whether a word only goes on with the charge that is being told. */
function belongsTo(known: Known, mention: Affirmed, current: Block, blocks: readonly Block[]): boolean {
  const { flat } = known;
  const isNew = opens(known, mention);
  if (mention.kind === current.kind) {
    if (mention.sentence.start === current.mention.sentence.start) {
      // Two of one kind in one sentence: «hipoteca a favor de A y otra hipoteca a favor de B».
      return !(precededBy(flat, ["otra", "otro", "segunda", "segundo"], mention) && favours(flat, mention, 60));
    }
    // «AFECCIÓN. Esta finca queda afecta …»: a head, and what it heads.
    const head = current.mention.sentence;
    if (head.end - head.start < 24 && mention.sentence.start <= head.end + 2 && current.mention.depth <= 1) return true;
    if (isCancelling(flat, mention) || precededBy(flat, CHANGING, mention, 26) || isDefinite(flat, mention))
      return true;
    return !isNew || isOwnLetter(flat, mention, current);
  }
  // «La hipoteca de la inscripción 2ª …» begins an entry; «ejecución de la hipoteca» does not.
  const isFirst =
    mention.depth <= 1 && (favours(flat, mention, 70) || hasAny(flat, ["inscripcion"], mention.end, mention.end + 40));
  const sameSentence = mention.sentence.start === current.mention.sentence.start;
  if (mention.kind === "mortgage") {
    if (current.kind === "tax-lien") return !(isNew && !sameSentence) && !favours(flat, mention, 40);
    if (["seizure", "claim", "insolvency", "prohibition", "resolutory-condition"].includes(current.kind))
      return (
        hasAny(
          flat,
          ["ejecucion hipotecaria", "ejecucion de hipoteca", "hipotecaria", "hipotecario", "hipotecarias"],
          mention.start - 14,
          mention.end,
        ) ||
        (isDefinite(flat, mention) && !(isFirst && !sameSentence))
      );
    return isDefinite(flat, mention) && blocks.some(({ kind }) => kind === "mortgage");
  }
  // Clauses of a loan and of a procedure name other charges without entering one.
  const isClause = !isNew && !favours(flat, mention, 50) && !precededBy(flat, ANOTHER, mention);
  if (current.kind === "mortgage" && !["seizure", "usufruct", "easement", "protected-housing"].includes(mention.kind))
    return isClause && mention.depth > 8;
  // «El embargo letra A caducó; subsiste la letra B, demanda de división».
  const between = flat.text.slice(current.mention.end, Math.max(current.mention.end, mention.start));
  if (
    between.includes(";") &&
    hasAny(flat, ["letra", "subsiste*", "tambien", "ademas"], mention.start - 40, mention.start)
  )
    return false;
  if (current.kind === "seizure")
    return isClause && ["claim", "insolvency", "other", "prohibition"].includes(mention.kind) && mention.depth > 4;
  if (mention.kind === "tax-lien") return isClause && mention.depth > 8 && sameSentence && current.kind === "urban";
  if (current.kind === "resolutory-condition" && mention.kind === "resolutory-condition") return true;
  if (mention.kind === "protected-housing" && current.kind === "prohibition") return true;
  if (mention.kind === "prohibition" && current.kind === "protected-housing") return true;
  if (mention.kind === "option" && current.kind === "protected-housing") return sameSentence;
  return false;
}

/** «… de la Dependencia de Recaudación. Anotación letra A, de fecha 30/07/2025»: where the embargo that was told just before is entered. */
const isOwnLetter = (flat: Flat, mention: Mention, current: Block): boolean =>
  mention.words === "anotacion letra" &&
  mention.depth === 0 &&
  mention.sentence.end - mention.sentence.start < LETTER_ROOM &&
  !favours(flat, mention, LETTER_ROOM) &&
  !hasAny(flat, ["letra"], current.start, mention.start);
const LETTER_ROOM = 70;

const favours = (flat: Flat, mention: Mention, room: number): boolean =>
  firstOf(flat, ["a favor de", "a favor del", "en favor de"], mention.end, mention.end + room) !== undefined;

/** Whether a sentence begins with the charge, as an entry of its own does. */
function opens(known: Known, mention: Mention): boolean {
  const { flat } = known;
  if (isDefinite(flat, mention) || isCancelling(flat, mention)) return false;
  if (precededBy(flat, CHANGING, mention, 26)) return false;
  if (mention.depth <= 5) return true;
  return precededBy(flat, ANOTHER, mention) && (favours(flat, mention, 60) || mention.depth <= 9);
}

/** A passage of one charge is no longer than this. */
const FARTHEST = 2_600;

/** Each passage goes on to the next one, to where charges are denied, or to the end of its part. */
function extended(flat: Flat, blocks: Block[], mentions: readonly Mention[], sections: readonly Span[]): Block[] {
  blocks.forEach((block, i) => {
    const next = blocks[i + 1];
    const section = sections.find((one) => one.start <= block.mention.start && block.mention.start < one.end);
    const denied = beginningIn(mentions, block.end + 1, block.start + FARTHEST).find(
      (one) => one.said === "denied" && one.sentence.start > block.start,
    );
    const limit = Math.min(
      next?.start ?? Number.POSITIVE_INFINITY,
      block.limit ?? Number.POSITIVE_INFINITY,
      section?.end ?? block.end + 160,
      denied?.sentence.start ?? Number.POSITIVE_INFINITY,
      block.start + FARTHEST,
      flat.text.length,
    );
    block.end = Math.max(Math.min(block.end, next?.start ?? block.end), limit);
  });
  return blocks;
}

export function numberAt(flat: Flat, from: number): number | null {
  for (let at = from; at < from + 8; at++) {
    if (!isDigit(flat.text[at])) continue;
    let end = at;
    while (isDigit(flat.text[end])) end++;
    return Number(flat.text.slice(at, end));
  }
  return null;
}
