import type { KindSpec } from "../kinds/kind.ts";
import type { ChargeKind } from "../reading.ts";
import { beginningIn, hasAny, phrases, spansOfAny } from "../text/find.ts";
import { type Flat, type Span, tokenFrom } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { type Said, saidOf } from "./denials.ts";
import { framesIn } from "./frames.ts";
import { hasEntry, isHead, isNameOfRegister, isNotice } from "./notices.ts";
import {
  CHARGE_WORDS,
  FINANCING,
  FINANCING_NOT,
  GENERIC_WORDS,
  LEGAL_NOTICE,
  NO_CHARGE,
  REGISTERED,
} from "./wording.ts";

/** A place at which a charge is named. */
export interface Mention extends Span {
  kind: ChargeKind | "generic";
  /** As they are searched. */
  words: string;
  sentence: Span;
  /** `denied`: the document says that there is none; `doubtful`: it denies and describes one at once. */
  said: Said;
  /** How many words stand before it in its sentence. */
  depth: number;
}

const CONTRACTS = ["arras", "reserva", "encargo-venta", "arrendamiento"];

/** Every place that names a charge or charges at all, in order, each with what its sentence says of it. */
export function mentionsIn(
  known: Known,
  sentences: readonly Span[],
  sections: readonly Span[],
  spec: KindSpec | null,
): Mention[] {
  const { flat } = known;
  const excluded = spansOfAny(flat, NO_CHARGE);
  const isOffered = isLoanOffer(flat);
  const found: Mention[] = [];
  const add = (kind: Mention["kind"], span: Span) => {
    const near = beginningIn(excluded, span.start - 60, span.start + 1);
    const isExcluded = near.some((one) => one.start <= span.start && span.end <= one.end + 2);
    if (isExcluded && saidOf(known, span, sentenceAt(sentences, span.start)) !== "denied") return;
    if (isConjunction(flat, span)) return;
    const sentence = sentenceAt(sentences, span.start);
    if (kind !== "generic") {
      if (isNameOfRegister(flat, span) || isHead(flat, span)) return;
      if (isNotice(known, kind, span, sentence, sections, spec)) return;
    }
    if (kind === "usufruct" && isShareOfOwner(flat, span, sentence, sections, spec)) return;
    if (kind !== "generic" && isBesideTheHome(known, kind, span, sentence, spec)) return;
    if (kind === "tax-lien" && isLiabilityOfLaw(known, sentence, sections, spec)) return;
    if (kind === "mortgage" && spec?.charges === "may" && isAdjectiveOfNothing(flat, span)) return;
    if (kind === "mortgage" && spec === null && isOffered && !hasAny(flat, REGISTERED, sentence.start, sentence.end))
      return;
    const before = flat.text.slice(Math.max(sentence.start, span.start - 200), span.start).trim();
    const depth = before.split(" ").filter((word) => /[a-z0-9]/.test(word)).length;
    found.push({
      ...span,
      kind,
      words: flat.text.slice(span.start, span.end),
      sentence,
      said: saidOf(known, span, sentence),
      depth,
    });
  };
  for (const [kind, words] of CHARGE_WORDS) for (const span of spansOfAny(flat, words)) add(kind, span);
  for (const span of spansOfAny(flat, GENERIC_WORDS)) add("generic", span);
  for (const sentence of sentences) {
    const own = found.filter((one) => one.sentence.start === sentence.start);
    if (own.some(({ kind, words }) => kind !== "generic" && !VAGUE.includes(words))) continue;
    if (!tellsCharges(known, sentence, sections, spec, own)) continue;
    for (const { kind, ...span } of framesIn(flat, sentence)) add(kind, span);
  }
  return withoutNested(found.sort((a, b) => a.start - b.start || b.end - a.end));
}

const OFFERS: readonly (readonly string[])[] = [
  phrases(
    "solicitud · solicitado · oferta · simulacion · preconcesion · propuesta · comunicarles · comunicarle · aprobad* · viabilidad",
  ),
  phrases("tae · t.a.e. · tin · fein · fiae · euribor · tipo de interes"),
  phrases("cuota mensual · comision de apertura · plazo · importe del prestamo · importe maximo · bonificaciones"),
];

/** A bank's letter on a loan that it would give: the mortgage in it is nobody's yet. Each of these words stands in it. */
const isLoanOffer = (flat: Flat): boolean =>
  OFFERS.every((words) => hasAny(flat, words, 0, flat.text.length)) &&
  !hasAny(
    flat,
    ["certificado de deuda", "capital pendiente", "deuda pendiente", "saldo pendiente"],
    0,
    flat.text.length,
  );

/** Whether a sentence is one in which a charge may be told without its name: of a part on charges, or an entry of a register. */
function tellsCharges(
  known: Known,
  sentence: Span,
  sections: readonly Span[],
  spec: KindSpec | null,
  own: readonly Mention[],
): boolean {
  // A Colombian entry names what it is by its number.
  if (spec?.kind === "co-certificado-tradicion" || spec?.kind === "arrendamiento") return false;
  const { flat } = known;
  if (sections.some((one) => one.start < sentence.end && sentence.start < one.end)) return true;
  if (own.some(({ kind, depth, said }) => kind === "generic" && depth <= 1 && said !== "denied")) return true;
  if (spec?.kind !== "escritura-herencia" && hasAny(flat, OF_TENANTS, sentence.start, sentence.end)) return true;
  return spec?.charges === "must" && hasEntry(known, sentence, sentence);
}

const OF_TENANTS = phrases(
  "situacion arrendaticia · situacion posesoria · estado posesorio · estado arrendaticio · ocupacion:",
);

/** Words of an entry that do not say which charge it is of, where another word of the same sentence does. */
const VAGUE: readonly string[] = [
  "anotacion letra",
  "medida cautelar",
  "medidas cautelares",
  "certificacion de cargas",
  "dominio y cargas",
  "anotacion preventiva",
  "limitacion al dominio",
];

/** How many mentions before and behind one may share its words. */
const NEIGHBOURS = 6;

/** Of two kinds that share their words the telling one stays: an «anotación preventiva» of an «embargo» is a seizure. */
function withoutNested(mentions: readonly Mention[]): Mention[] {
  return mentions.filter((one, i) => {
    const near = mentions.slice(Math.max(0, i - NEIGHBOURS), i + NEIGHBOURS + 1);
    const isPart = near.some(
      (other) =>
        other !== one &&
        other.start <= one.start &&
        other.end >= one.end &&
        other.end - other.start > one.end - one.start,
    );
    const isVague = VAGUE.some((words) => words === one.words);
    const isTold = near.some(
      (other) =>
        other.kind !== "generic" &&
        other.sentence.start === one.sentence.start &&
        !VAGUE.some((words) => words === other.words),
    );
    if (isVague && isTold) return false;
    if (isPart || one.kind !== "other" || one.end - one.start > 26) return !isPart;
    // A vague word beside one that says which charge it is.
    return !near.some(
      (other) =>
        other.kind !== "other" &&
        other.kind !== "generic" &&
        other.sentence.start === one.sentence.start &&
        other.start >= one.start - 30 &&
        other.start <= one.end + 40,
    );
  });
}

/** Taxes and costs that every home answers for by law, whatever a register says. */
const OF_ALL_HOMES = phrases(
  "ibi · bienes inmuebles · gastos comunes · gastos generales · gastos de comunidad · cuotas de comunidad · comunidad de propietarios · haciendas locales · art. 64 · articulo 64",
);
const ENTERED = phrases("nota · notas · inscri* · margen · marginal · anota* · registr* · carga · cargas · gravam*");

/**
 * «La compradora conoce que el inmueble queda afecto al pago del IBI»: a formula of every deed. In one, a tax lien is a charge only where
 * it is told among charges or with its entry.
 */
function isLiabilityOfLaw({ flat }: Known, sentence: Span, sections: readonly Span[], spec: KindSpec | null): boolean {
  const isEntered = hasAny(flat, ENTERED, sentence.start, sentence.end);
  if (hasAny(flat, OF_ALL_HOMES, sentence.start, sentence.end))
    return !hasAny(flat, ["nota", "inscri*", "margen", "marginal", "anota*"], sentence.start, sentence.end);
  if (spec?.charges !== "may" || isEntered) return false;
  return !sections.some((one) => one.start < sentence.end && sentence.start < one.end);
}

const OF_DEBT = new Set(
  "prestamo prestamos credito creditos garantia garantias deuda carga cargas subrogacion acreedor acreedora ejecucion responsabilidad obligacion constitucion mutuo contrato escritura novacion".split(
    " ",
  ),
);

/** «Hipotecario» at the head of a page, cut from its «Reglamento»: an adjective that no debt stands before. */
function isAdjectiveOfNothing(flat: Flat, { start, end }: Span): boolean {
  if (!flat.text.startsWith("hipotecari", start) || end - start > 13) return false;
  const at = tokenFrom(flat, start);
  return !flat.tokens.slice(Math.max(0, at - 4), at).some(({ text }) => OF_DEBT.has(text));
}

/** A usufruct in the part on owners is a share, which the parties tell; in the part on charges it burdens. */
function isShareOfOwner(
  flat: Flat,
  span: Span,
  sentence: Span,
  sections: readonly Span[],
  spec: KindSpec | null,
): boolean {
  if (spec?.kind === "escritura-herencia")
    return (
      !sections.some((section) => section.start <= span.start && span.start < section.end) &&
      !hasAny(flat, ["grava*", "carga", "cargas", "inscri*"], sentence.start, sentence.end)
    );
  if (!spec?.hasShares || spec.charges !== "must") return false;
  if (sections.length === 0 || sections.some((section) => section.start <= span.start && span.start < section.end))
    return false;
  // A row of the table of owners, which stands before the part on charges.
  if (span.start < sections[0]!.start && hasAny(flat, OWNERS_HEAD, Math.max(0, span.start - OWNERS_ROOM), span.start))
    return true;
  return hasAny(flat, OF_OWNER, Math.max(sentence.start, span.start - 160), Math.min(sentence.end + 60, span.end + 80));
}

const OWNERS_HEAD = phrases("titular · titulares · titularidad · titularidades · propietari*");
/** Characters behind the head of the owners in which their table stands. */
const OWNERS_ROOM = 900;
const OF_OWNER = phrases(
  "titular · titulares · nif · n.i.f · dni · d.n.i · nie · participacion · pleno dominio · nuda propiedad · por ciento",
);

export function sentenceAt(sentences: readonly Span[], place: number): Span {
  let low = 0;
  let high = sentences.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sentences[middle]!.start <= place) low = middle;
    else high = middle - 1;
  }
  return sentences[low] ?? { start: 0, end: 0 };
}

/** «Sin embargo» between two sentences is no seizure; «sin embargo alguno», «sin embargos» speak of one. */
function isConjunction(flat: Flat, { start, end }: Span): boolean {
  if (flat.text.slice(start, end) !== "embargo" || flat.text.slice(start - 4, start) !== "sin ") return false;
  const next = flat.text.slice(end, end + 14);
  return (
    !["alguno", "ni ", "u otr", "de ", "o ", "judicial"].some((word) => next.trimStart().startsWith(word)) ||
    next.startsWith(",")
  );
}

/** A buyer's loan to come, a clause between parties, a notice of the law: none of them burdens this home. */
function isBesideTheHome(known: Known, kind: ChargeKind, span: Span, sentence: Span, spec: KindSpec | null): boolean {
  const { flat } = known;
  const isContract = spec !== null && CONTRACTS.includes(spec.kind);
  const isDeed = spec !== null && (spec.kind.startsWith("escritura") || spec.kind === "mx-escritura");
  if (!isContract && !isDeed) return false;
  const from = Math.max(sentence.start, span.start - 220);
  const to = Math.min(sentence.end, span.end + 220);
  if (kind === "mortgage") return hasAny(flat, FINANCING, from, to) && !hasAny(flat, FINANCING_NOT, from, to);
  if (kind === "tax-lien" || kind === "urban")
    return hasAny(flat, LEGAL_NOTICE, from, to) && !hasAny(flat, ["inscri*", "nota"], from, to);
  if (
    spec.kind === "arrendamiento" &&
    (kind === "lease" ||
      kind === "option" ||
      kind === "claim" ||
      kind === "prohibition" ||
      kind === "resolutory-condition")
  )
    return !hasAny(flat, ["inscrit*", "grava*", "cargas"], from, to);
  if (["option", "prohibition", "resolutory-condition", "claim", "other"].includes(kind))
    return isContract || kind === "claim"
      ? !hasAny(flat, REGISTERED, from, to)
      : hasAny(flat, LEGAL_NOTICE, from, to) && !hasAny(flat, REGISTERED, from, to);
  return false;
}
