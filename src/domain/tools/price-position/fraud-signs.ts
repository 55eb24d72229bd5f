import { fold } from "../../shared/listing/fold.ts";
import { END_OF_BAND } from "./price-position.ts";

/** Other homes of one telephone from which it says something: an agency has many, an owner one. */
const REUSED_FROM = 2;
/** Letters of an advert that are read. */
export const LONGEST_ADVERT = 20_000;
/** Letters shown before and after what was found. */
const AROUND = 40;

/** Words that fake adverts usually hold (money before a visit, no visit at all), and a telephone that stands on other homes. */
export type SignKind = "pago-anticipado" | "sin-visita" | "telefono-repetido";

export interface FraudSign {
  kind: SignKind;
  /** The words of the advert with their neighbours; the number of other homes, of a telephone. */
  found: string;
}

/** Wording of a sign: a word, and where it says nothing alone another one shortly behind it, in the same sentence. */
interface Wording {
  kind: Exclude<SignKind, "telefono-repetido">;
  word: RegExp;
  besides?: RegExp;
}

/** Letters after a word in which the other one stands. */
const SHORTLY = 60;

// Of folded text: lower case, without accents. Each names money or a visit, so that a deposit at signing is none of them.
const WORDINGS: readonly Wording[] = [
  {
    kind: "pago-anticipado",
    word: /\b(?:pago|paga|pagar|abonar|abono|deposito|senal|reserva|reservar|transferencia|ingreso|adelanto)\b/g,
    besides:
      /\b(?:por adelantado|por anticipado|anticipad[oa]|antes de (?:la visita|verl[oa]|visitar|ver)|previ[oa] a la visita)\b/,
  },
  { kind: "pago-anticipado", word: /\b(?:western union|moneygram|bizum|criptomonedas?|bitcoin)\b/g },
  {
    kind: "pago-anticipado",
    word: /\b(?:llaves|contrato) (?:por|via|mediante) (?:correo|mensajeria|courier|mensajero)\b/g,
  },
  {
    kind: "sin-visita",
    word: /\bno (?:se puede|es posible|puedo|podre|podemos) (?:ensenar|mostrar|visitar|ver)\b/g,
  },
  { kind: "sin-visita", word: /\b(?:sin visitas? previas?|visitas? (?:no posible|imposible))\b/g },
  { kind: "sin-visita", word: /\b(?:estoy|vivo|me encuentro|trabajo|resido) (?:fuera|en el extranjero)\b/g },
  {
    kind: "sin-visita",
    word: /\b(?:vivo|me encuentro|trabajo|resido) en (?:londres|inglaterra|reino unido|alemania|italia|suecia|noruega|francia|irlanda)\b/g,
  },
];

/** The place of a wording in folded text: its first letter and the one behind its last. */
function placeOf({ word, besides }: Wording, folded: string): { from: number; to: number } | undefined {
  for (const { index: from, 0: found } of folded.matchAll(word)) {
    const end = from + found.length;
    if (besides === undefined) return { from, to: end };
    const sentence = folded.slice(end, end + SHORTLY).split(/[.\n]/, 1)[0]!;
    const second = besides.exec(sentence);
    if (second) return { from, to: end + second.index + second[0].length };
  }
  return undefined;
}

/**
 * Signs of a fake advert in its words, and a telephone that stands on other homes.
 *
 * @param text the advert; its first 20,000 letters are read
 * @param otherHomes homes of other addresses that bear the same telephone
 */
export function fraudSigns(text: string, otherHomes: number): FraudSign[] {
  const read = text.slice(0, LONGEST_ADVERT);
  const folded = foldedLike(read);
  const signs: FraudSign[] = [];
  for (const wording of WORDINGS) {
    const place = placeOf(wording, folded);
    if (!place || signs.some(({ kind }) => kind === wording.kind)) continue;
    const from = Math.max(0, place.from - AROUND);
    const to = place.to + AROUND;
    const quote = read.slice(from, to).replace(/\s+/g, " ").trim();
    signs.push({ kind: wording.kind, found: `${from > 0 ? "…" : ""}${quote}${to < read.length ? "…" : ""}` });
  }
  if (otherHomes >= REUSED_FROM) signs.push({ kind: "telefono-repetido", found: String(otherHomes) });
  return signs;
}

/** Folded letter by letter, so that places in it are places in the text. */
function foldedLike(text: string): string {
  return [...text].map((letter) => (letter.length === 1 ? (fold(letter) || letter).charAt(0) : "  ")).join("");
}

/** Whether the price and the signs together look like a fake: below the band, with one sign at least. */
export function isSuspect(position: number, signs: readonly FraudSign[]): boolean {
  return position < -END_OF_BAND && signs.length > 0;
}
