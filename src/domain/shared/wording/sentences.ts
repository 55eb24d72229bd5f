import { endOf } from "../format/text-ends.ts";
import { plain } from "./plain-text.ts";

/**
 * Ends of Spanish sentences. In doubt two stay together: where sentences are dropped whole, dropping too much is better
 * than showing half of one.
 */

/** Abbreviations whose full stop ends no sentence; folded, without the stop. */
const ABBREVIATIONS = new Set(
  (
    "aprox art arts av avda avd c ca cap cf cia codo ctra d da dcha dept depto dir dn dna do dpto dr dra ed edif ee ej esq etc excmo " +
    "ext fdo fig gral hab habs hno hnos i ilmo incl izq izqda izda kg km lic ltda m max mens min mill mt mts n nro num nums nº núm " +
    "ord p pag pags parr pl plta prof prov ptas pta pza rd ref reg rte s sig sr sra sras sres srta st sta sto sup t tel telf tfno " +
    "tlf tpte ud uds urb v vda vid vol vs"
  ).split(" "),
);
/** They may end a sentence as well: a capital letter after them begins another. */
const MAY_END = new Set(["etc", "m", "km", "kg", "min", "hab", "habs", "mill", "ud", "uds", "aprox"]);

/** The sentences of a text, white space included: joined they are the text. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let rest = text;
  for (let end = sentenceEnd(rest, true); end !== null; end = sentenceEnd(rest, true)) {
    sentences.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  if (rest !== "") sentences.push(rest);
  return sentences;
}

/**
 * End of the first sentence, the white space after it included.
 *
 * @param isWhole nothing follows the text
 * @returns null where it is not certain yet, or where the text is one sentence
 */
export function sentenceEnd(text: string, isWhole: boolean, from = 0): number | null {
  const marks = /\n+|[.!?…]+[)\]"'»”’*_]*/g;
  marks.lastIndex = from;
  const begin = text.search(/\S/);
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const end = mark.index + mark[0].length;
    if (mark[0].startsWith("\n")) {
      if (begin < 0 || begin >= mark.index) continue;
      return skipSpace(text, end);
    }
    // Looked at here: a pattern that asks for it would try a row of marks from each of them.
    if (end < text.length && !/\s/.test(text[end]!)) continue;
    const after = skipSpace(text, end);
    // The next character decides whether the mark ends a sentence.
    if (after === text.length) {
      if (isWhole) return null;
      if (text.slice(end).includes("\n")) return after;
      return null;
    }
    if (text.slice(end, after).includes("\n") || ends(text, mark.index, mark[0], text.slice(after))) return after;
  }
  return null;
}

function ends(text: string, at: number, mark: string, next: string): boolean {
  // A sentence begins with a capital letter, a figure or an opening sign; a name of another script counts as one.
  if (/^[\p{Ll}]/u.test(next) || /^[,;:%€$)\]]/.test(next)) return false;
  if (/[!?]/.test(mark)) return true;
  const isEllipsis = mark.startsWith("…") || mark.startsWith("..");
  // «Cuesta… 300.000 €» is one sentence.
  if (isEllipsis) return !/^\d/.test(next);
  const word = endOf(text.slice(0, at), /[\p{L}\p{M}ºª]/u);
  if (word === "") return !isListMarker(text, at);
  // An initial, «D.ª», «S.L.», «EE. UU.».
  if (/^\p{Lu}$|^(EE|UU|FF|CC|RR|HH|AA|DD|PP)$/u.test(word)) return false;
  const folded = plain(word);
  if (!ABBREVIATIONS.has(folded)) return true;
  return MAY_END.has(folded) && !/^[\d€$]/.test(next);
}

/** `1. Piso`: the figure counts the list, and its stop ends nothing. */
function isListMarker(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  return /^[\s*_]*\d{1,2}$/.test(line);
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text.charAt(at))) at++;
  return at;
}
