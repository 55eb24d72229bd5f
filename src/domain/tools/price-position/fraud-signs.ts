import { fold } from "../../shared/listing/fold.ts";
import { END_OF_BAND } from "./price-position.ts";

/** Other homes of one telephone from which it says something: an agency has many, an owner one. */
const REUSED_FROM = 2;
/** Letters of an advert that are read. */
export const LONGEST_ADVERT = 20_000;
/** Letters shown before and after what was found. */
const AROUND = 40;

/** What an advert says that a fake one usually says: money before a visit, or no visit at all. */
export type SignKind = "pago-anticipado" | "sin-visita" | "telefono-repetido";

export interface FraudSign {
  kind: SignKind;
  /** The words of the advert with their neighbours; the number of other homes, of a telephone. */
  found: string;
}

// Of folded text: lower case, without accents. Each names money or a visit, so that a deposit at signing is none of them.
const WORDINGS: readonly (readonly [Exclude<SignKind, "telefono-repetido">, RegExp])[] = [
  [
    "pago-anticipado",
    /\b(?:pago|paga|pagar|abonar|abono|deposito|senal|reserva|transferencia|ingreso|adelanto)\b[^.\n]{0,40}\b(?:por adelantado|por anticipado|anticipad[oa]|antes de (?:la visita|verl[oa]|visitar|ver)|previ[oa] a la visita)\b/,
  ],
  ["pago-anticipado", /\b(?:western union|moneygram|bizum|criptomonedas?|bitcoin)\b/],
  ["pago-anticipado", /\b(?:llaves|contrato) (?:por|via|mediante) (?:correo|mensajeria|courier|mensajero)\b/],
  [
    "sin-visita",
    /\b(?:no (?:se puede|es posible|puedo|podre|podemos) (?:ensenar|mostrar|visitar|ver)|sin visita(?:s)? previa(?:s)?|visita(?:s)? (?:no posible|imposible))\b/,
  ],
  [
    "sin-visita",
    /\b(?:estoy|vivo|me encuentro|trabajo|resido) (?:fuera|en el extranjero|en (?:londres|inglaterra|reino unido|alemania|italia|suecia|noruega|francia|irlanda))\b/,
  ],
];

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
  for (const [kind, pattern] of WORDINGS) {
    const match = pattern.exec(folded);
    if (match && !signs.some((sign) => sign.kind === kind)) {
      const from = Math.max(0, match.index - AROUND);
      const to = match.index + match[0].length + AROUND;
      const quote = read.slice(from, to).replace(/\s+/g, " ").trim();
      signs.push({ kind, found: `${from > 0 ? "…" : ""}${quote}${to < read.length ? "…" : ""}` });
    }
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
