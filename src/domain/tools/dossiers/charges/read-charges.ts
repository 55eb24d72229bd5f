import { certaintyOf, type DocumentText } from "../document-text.ts";
import type { KindSpec } from "../kinds/kind.ts";
import { currencyOf } from "../kinds/read-values.ts";
import type { ChargeReading, ChargesReading } from "../reading.ts";
import { beginningIn, firstFrom, firstOf, hasAny, phrases, spansOfAny } from "../text/find.ts";
import { type Flat, isDigit, isNumberSign, lineAt, originalOf, pageAt, quoteOf, type Span } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { sentencesIn } from "../text/sentences.ts";
import { type Block, blocksIn } from "./blocks.ts";
import { damagedWords } from "./damaged.ts";
import { type Mention, mentionsIn, sentenceAt } from "./mentions.ts";
import { hasEntry } from "./notices.ts";
import { chargeSections } from "./sections.ts";
import { stateOf } from "./state.ts";
import { ELSEWHERE, ENDED, ENDING, EXCEPTIONS } from "./wording.ts";

/** Words of a passage that are less sure than this make it unclear. */
const SURE_WORDS = 0.55;
const LONGEST = 1_500;

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

const IN_FAVOUR = phrases(
  "a favor de la entidad · a favor de la mercantil · a favor de · a favor del · en favor de · en favor del · acreedor: · acreedor · acreedora · titular: · dominante: · hipoteca con la entidad · hipoteca con · a instancia de · a instancias de",
);
const HOLDER_ENDS = [
  ", en garantia",
  " en garantia",
  ", para ",
  " para responder",
  " por importe",
  " por uf",
  " por u$s",
  " por us$",
  " por $",
  ", cancelad",
  " cancelad",
  " aparece",
  " figura",
  ", aparece",
  ", fojas",
  " fojas",
  ", pendiente",
  " pendiente",
  " con vencimiento",
  ", responde",
  ", que ",
  " que se ",
  " que la ",
  " nit",
  ", saldo",
  ", con saldo",
  ", anotad",
  " anotad",
  ", por ",
  " por un",
  " por el ",
  ", segun",
  ", con ",
  " con domicilio",
  "; ",
  ", en virtud",
  " en virtud",
  " sobre ",
  ", en ",
  " cuyo",
  ", cuyo",
  ", que ",
  " constituid",
  ", constituid",
  " inscrit",
  ", inscrit",
  " de principal",
  " segun ",
  " en reclamacion",
  ". ",
  ", de ",
  " respondiendo",
  ", tasad",
  " hasta ",
  ", hasta",
  ", formalizad",
  ", otorgad",
];

function holderOf(flat: Flat, spec: KindSpec | null, block: Block, span: Span): string | null {
  if (spec?.kind === "co-certificado-tradicion") return holderOfEntry(flat, block);
  const label = firstOf(flat, IN_FAVOUR, block.mention.start, Math.min(span.end, block.mention.start + 420));
  if (!label) return null;
  let start = label.end;
  while (" :".includes(flat.text[start] ?? "")) start++;
  const article = ["la ", "el ", "los ", "las "].find((word) => flat.text.startsWith(word, start));
  if (article) start += article.length;
  let end = Math.min(span.end, start + 90);
  const sum = spansOfAny(flat, ["por"], start, end).find(
    (by) => " €$".includes(flat.text[by.end]!) && isDigit(flat.text[by.end + 1]),
  );
  if (sum) end = sum.start - 1;
  const part = flat.text.slice(start, end);
  for (const stop of HOLDER_ENDS) {
    const found = part.indexOf(stop);
    const at = start + found;
    if (found < 0 || at >= end) continue;
    // «BANCO X, S.A. por …»: the point of a company ends nothing.
    if (stop === ". " && at - start < 4) continue;
    if (stop === ". " && ["s.a", "s.l", "l.u", "s.c", "a.u"].includes(flat.text.slice(at - 3, at))) {
      end = Math.min(end, at + 1);
      continue;
    }
    end = at;
  }
  const holder = originalOf(flat, { start, end }).replace(/[,;:\s]{1,3}$/, "");
  return holder.length < 3 ? null : holder;
}

/** In a Colombian entry who takes a mortgage stands behind «A:», who has a home seized behind «DE:». */
function holderOfEntry(flat: Flat, block: Block): string | null {
  const label = firstOf(flat, block.kind === "mortgage" ? ["a:"] : ["de:"], block.mention.end, block.end);
  if (!label) return null;
  const line = lineAt(flat, label.start);
  return originalOf(flat, { start: label.end, end: Math.min(line.end, block.end) }) || null;
}

function amountOf(known: Known, spec: KindSpec | null, block: Block, span: Span): ChargeReading["amount"] {
  const { flat } = known;
  const inside = known.money.filter(
    (one) =>
      one.start >= block.start &&
      one.end <= span.end &&
      !hasAny(
        flat,
        ["tasad*", "tasacion", "valor de subasta", "valora*"],
        Math.max(span.start, one.start - 40),
        one.start,
      ),
  );
  const named = inside.find((one) =>
    hasAny(flat, ["principal", "capital"], Math.max(span.start, one.start - 30), Math.min(span.end, one.end + 26)),
  );
  const chosen = named ?? inside[0];
  return chosen ? { amount: chosen.amount, currency: currencyOf(spec ?? { country: "ES" }, chosen.currency) } : null;
}

const ENTERED = phrases(
  "inscripcion* · inscrit* · anotacion · anotad* · practicada · nota al margen · nota marginal · extendida · registro · fecha de inscripcion · con fecha · de fecha · de fecha:",
);

function dateOf(known: Known, span: Span): string | null {
  // The day of the cancellation is not that of the charge.
  const ending = spansOfAny(known.flat, [...ENDED, ...ENDING], span.start, span.end)[0]?.start ?? span.end;
  const all = known.dates.filter((one) => one.start >= span.start && one.end <= span.end);
  const before = all.filter((one) => one.end <= ending);
  const inside = before.length > 0 ? before : all;
  if (inside.length === 0) return null;
  const entries = spansOfAny(known.flat, ENTERED, span.start, span.end);
  const near = inside.filter((date) => entries.some((entry) => date.start >= entry.end && date.start - entry.end < 50));
  return (near.at(-1) ?? inside.at(-1))!.date;
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

function unclearPassages(
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
  if (spec === null || spec.charges === "must") {
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
