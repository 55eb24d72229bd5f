import { formatNumber } from "../../../shared/format/format.ts";
import { listed, listedOr } from "../../../shared/format/listed.ts";
import { chargeSections } from "../charges/sections.ts";
import type { DocumentText } from "../document-text.ts";
import { certaintyOf, pageText } from "../document-text.ts";
import type { FieldName } from "../fields.ts";
import { kindInText } from "../kinds/registry.ts";
import type { DocumentReading, FieldReading, Finding } from "../reading.ts";
import { firstOf, hasAny, phrases, spansOfAny } from "../text/find.ts";
import { lineAt, quoteOf, type Span } from "../text/flat.ts";
import type { Known } from "../text/known.ts";
import { otherLanguage } from "../text/language.ts";
import { BASIS } from "./basis.ts";
import { chargeFindings } from "./charge-findings.ts";
import { contractFindings } from "./contract-findings.ts";
import { ownershipFindings } from "./ownership-findings.ts";
import { sumFindings, validityFindings } from "./validity-findings.ts";

export type Unjudged = Omit<DocumentReading, "findings">;

/** The facts that a rule looks at. */
export interface Facts {
  reading: Unjudged;
  known: Known;
  today: string;
}

/** Findings within one document, the gravest first. */
export function findingsOf(reading: Unjudged, document: DocumentText, known: Known, today: string): Finding[] {
  const facts: Facts = { reading, known, today };
  const pages = document.pages.filter(({ isBeyond }) => !isBeyond);
  const isCut = pages.length < document.pages.length;
  const unread = pages.filter((page) => page.origin === "unread" || pageText(page).trim() === "");
  const found = [
    ...(isCut ? [pagesBeyond(pages.length)] : []),
    ...unreadPages(
      pages,
      unread.map(({ number }) => number),
    ),
    ...unknownKind(facts, unread.length === pages.length),
    ...identifierFindings(facts, document),
    ...wordsAgainstFigures(facts),
    ...mentionedCharges(facts, chargeFindings(reading, isCut || unread.length > 0, today)),
    ...ownershipFindings(facts),
    ...validityFindings(facts),
    ...contractFindings(facts),
    ...sumFindings(facts),
  ];
  return inOrder(found);
}

const GRAVITY = { red: 0, review: 1, amber: 2, green: 3 } as const;

export const inOrder = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => GRAVITY[a.level] - GRAVITY[b.level]);

export const fieldOf = (reading: Unjudged, field: FieldName): FieldReading | undefined =>
  reading.fields.find((one) => one.field === field);

export const moneyOf = (reading: Unjudged, field: FieldName): { amount: number; currency: string } | null => {
  const value = fieldOf(reading, field)?.value;
  return value?.type === "money" ? value : null;
};
export const dateOf = (reading: Unjudged, field: FieldName): string | null => {
  const value = fieldOf(reading, field)?.value;
  return value?.type === "date" ? value.date : null;
};
export const textOf = (reading: Unjudged, field: FieldName): string | null => {
  const value = fieldOf(reading, field)?.value;
  return value?.type === "text" ? value.text : null;
};
export const numberOf = (reading: Unjudged, field: FieldName): number | null => {
  const value = fieldOf(reading, field)?.value;
  return value?.type === "number" ? value.number : null;
};
/** Quotes of fields, for a finding. */
export const quotesOf = (reading: Unjudged, ...fields: readonly FieldName[]): Finding["quotes"] =>
  fields.flatMap((field) => {
    const found = fieldOf(reading, field);
    return found ? [{ ...found.quote, document: 0 }] : [];
  });
export const quoteAt = ({ known }: Facts, span: Span): Finding["quotes"] => [
  { ...quoteOf(known.flat, span), document: 0 },
];

/**
 * A paper that nobody knows, without a part on charges, may only speak of one, as a textbook does: it is looked at before anybody is told
 * not to sign.
 */
function mentionedCharges({ reading, known }: Facts, found: readonly Finding[]): readonly Finding[] {
  if (reading.kind !== null || chargeSections(known.flat).length > 0) return found;
  return found.map((finding) =>
    finding.level === "red" || finding.level === "amber"
      ? {
          ...finding,
          level: "review",
          text: "Lo nombra un documento que no se reconoce: mira si es una carga de la vivienda.",
        }
      : finding,
  );
}

const pagesBeyond = (read: number): Finding => ({
  level: "review",
  rule: "pages-beyond",
  title: `Solo se han leído las ${read} primeras páginas`,
  text: "De lo que digan las demás no se puede decir nada. Parte el archivo y súbelo en varios.",
  basis: null,
  quotes: [],
  question: null,
});

function unreadPages(all: DocumentText["pages"], pages: readonly number[]): Finding[] {
  if (pages.length === 0 && all.length > 0) return [];
  const isAll = pages.length === all.length;
  return [
    {
      level: "review",
      rule: "no-text-layer",
      title: isAll
        ? "No se ha podido leer ninguna palabra"
        : pages.length === 1
          ? `No se ha podido leer la página ${pages[0]}`
          : `No se han podido leer las páginas ${listed(pages.map(String))}`,
      text: "Está en blanco, es una foto de otra cosa o no se distinguen las letras. De sus cargas y de sus datos no se puede decir nada.",
      basis: null,
      quotes: [],
      question: {
        ask: "¿Puedes enviar el original en PDF o un escaneado más nítido?",
        whom: "a quien dio el documento",
      },
    },
  ];
}

function unknownKind({ reading: { kind, candidates }, known }: Facts, isEmpty: boolean): Finding[] {
  if (kind !== null || isEmpty) return [];
  const could = candidates.map((one) => kindInText(one.kind));
  const language = otherLanguage(known.flat);
  if (language !== null)
    return [
      {
        level: "review",
        rule: "other-language",
        title: `Parece estar en ${language}`,
        text: "Solo se leen documentos en español: de lo que diga este no se sabe nada.",
        basis: null,
        quotes: [],
        question: { ask: "¿Hay una traducción jurada al español?", whom: "a quien dio el documento" },
      },
    ];
  return [
    {
      level: "review",
      rule: "kind-unknown",
      title: "No lo reconozco",
      text:
        could.length > 0
          ? `Podría ser: ${listedOr(could)}. Elige qué es.`
          : "No se parece a ninguno de los documentos que se leen. Si es uno de ellos, elige cuál.",
      basis: null,
      quotes: [],
      question: null,
    },
  ];
}

const SCHEME_NAMES = {
  cru: "CRU",
  "cadastral-reference": "Referencia catastral",
  nif: "NIF",
  iban: "IBAN",
  clabe: "CLABE",
  rfc: "RFC",
  curp: "CURP",
  rut: "RUT",
  cuit: "CUIT",
  "land-registration": "Matrícula",
} as const;

function identifierFindings({ reading }: Facts, document: DocumentText): Finding[] {
  return reading.fields.flatMap(({ value, quote }): Finding[] => {
    if (value.type !== "identifier" || value.isValid) return [];
    const page = document.pages.find(({ number }) => number === quote.page);
    const isSure = page ? certaintyOf(page, quote) >= 0.8 : true;
    return [
      {
        level: isSure ? "amber" : "review",
        rule: "identifier-invalid",
        title: `${SCHEME_NAMES[value.scheme]} ${value.text}: ${(value.problem ?? "no es válido").toLowerCase().replace(/ ([a-z])$/, (letter) => letter.toUpperCase())}`,
        text: isSure
          ? "Está mal copiado en el documento o lo está el original; así no lo aceptará el notario."
          : "Puede ser la lectura del escaneado: compáralo con la página.",
        basis: BASIS.checkDigits,
        quotes: [{ ...quote, document: 0 }],
        question: { ask: "¿Cuál es el número correcto?", whom: "a quien redactó el documento" },
      },
    ];
  });
}

function wordsAgainstFigures(facts: Facts): Finding[] {
  return facts.known.money.flatMap((one): Finding[] => {
    if (one.other === null || Math.abs(one.other - one.amount) < 0.5) return [];
    // Cents that only the figures tell are no contradiction.
    if (Math.floor(one.amount) === one.other) return [];
    return [
      {
        level: "amber",
        rule: "amount-words-differ",
        title: "El importe en letra y en cifra no coinciden",
        text: `En letra dice ${formatNumber(one.other, 2)}; en cifra, ${formatNumber(one.amount, 2)}.`,
        basis: null,
        quotes: quoteAt(facts, one),
        question: { ask: "¿Cuál es el importe acordado? Corregidlo antes de firmar.", whom: "a las partes" },
      },
    ];
  });
}

/** Characters around a head in which what was presented is named. */
const PENDING = 260;
/** Acts that change the owner or burden the home once they are inscribed. */
const GRAVE = phrases(
  "compraventa · compra-venta · venta · donacion · permuta · dacion en pago · adjudicacion · aportacion · embargo · demanda · concurso · prohibicion · ejecucion",
);

/** Characters behind the entry that its quote shows, to the end of a word. */
const QUOTED = 130;
const wordEnd = (text: string, place: number): number =>
  place >= text.length ? text.length : text.lastIndexOf(" ", place);

/** Entries that were presented and are not yet inscribed. */
export function pendingEntries(facts: Facts): Finding[] {
  const { flat } = facts.known;
  const heads = spansOfAny(
    flat,
    phrases(
      "pendientes de despacho · pendiente de despacho · asientos de presentacion vigentes · asiento de presentacion vigente · presentados y pendientes · asientos de presentacion · asientos pendientes · asiento pendiente · documentos pendientes · titulos pendientes · pendiente de calificacion · pendientes de calificacion · pendiente de inscripcion · pendientes de inscripcion",
    ),
  );
  const head = heads.find(({ start, end }) => {
    const line = lineAt(flat, start);
    const next = lineAt(flat, line.end);
    const from = Math.max(0, line.start - 10);
    const to = Math.max(line.end, next.end, end + 60);
    return !hasAny(flat, phrases("no hay · no existe* · no consta* · ningun* · sin · no figura* · carece"), from, to);
  });
  if (!head) return [];
  const told = firstOf(flat, phrases("asiento · diario · entrada · presentad* · escritura"), head.end, head.end + 200);
  if (!told) return [];
  const end = Math.min(head.end + PENDING, flat.text.length);
  const isGrave = hasAny(flat, GRAVE, Math.max(0, head.start - PENDING), end);
  return [
    {
      level: isGrave ? "red" : "amber",
      rule: "pending-entries",
      title: "Hay documentos presentados y pendientes de despacho",
      text: isGrave
        ? "Uno de ellos puede cambiar de dueño la finca o gravarla: no se firma sin saber qué dice."
        : "Pueden cambiar el titular o las cargas cuando se inscriban.",
      basis: BASIS.extract,
      quotes: quoteAt(facts, { start: head.start, end: wordEnd(flat.text, told.end + QUOTED) }),
      question: { ask: "¿Qué documento está presentado y qué cambia?", whom: "al registro de la propiedad" },
    },
  ];
}
