import { phrases, spansOfAny } from "./find.ts";
import { type Flat, isDigit, isLetter, type Span, tokenFrom } from "./flat.ts";

/** A street with its number, as it stands in running text. */
export interface Street extends Span {
  hasNumber: boolean;
}

const WAYS = phrases(
  `calle · c/ · avenida · avda. · avda · av. · plaza · pza. · paseo · ronda · travesia · camino · carretera · ctra. · glorieta · rambla · gran via · carrer · calzada · carrera
  cra. · boulevard · blvd. · callejon · passeig · avinguda · placa · travessera · rambla de · rua · praza · kalea · cami · via · cuesta · circuito · privada · cerrada · andador · prolongacion · costanilla · pasaje · alameda · bulevar · pasadizo · vereda · cl.`,
);
/** Words that belong to the name of no street: behind them something else is told. */
const ENDS = new Set(
  "con que finca inscrita referencia planta piso puerta portal superficie municipio codigo cp en y linda situacion localidad provincia colonia col comuna barrio".split(
    " ",
  ),
);
const NUMBER_WORDS = new Set("numero num no n nro".split(" "));
const LONGEST_NAME = 8;

export function streetsIn(flat: Flat): Street[] {
  return spansOfAny(flat, WAYS).flatMap((way) => {
    const street = streetFrom(flat, way);
    return street ? [{ ...street, hasNumber: street.hasNumber || isNumberedBefore(flat, way) }] : [];
  });
}

/** «El número 12 de la calle Ancha». */
function isNumberedBefore(flat: Flat, way: Span): boolean {
  const at = tokenFrom(flat, way.start);
  const words = flat.tokens.slice(Math.max(0, at - 5), at).map(({ text }) => text);
  const number = words.findLastIndex((word) => isDigit(word[0]));
  return (
    number > 0 &&
    NUMBER_WORDS.has(words[number - 1]!) &&
    words.slice(number + 1).every((word) => ["de", "la"].includes(word))
  );
}

function streetFrom(flat: Flat, way: Span): Street | null {
  let end = way.end;
  let words = 0;
  for (let i = tokenFrom(flat, way.end); i < flat.tokens.length && words <= LONGEST_NAME; i++) {
    const token = flat.tokens[i]!;
    const gap = flat.text.slice(end, token.start).trim();
    if (isDigit(token.text[0])) {
      if (words === 0 && !["", ":"].includes(gap)) return null;
      const number = flat.tokens[i + 2];
      // «Calle 12 número 340».
      if (
        words === 0 &&
        number &&
        NUMBER_WORDS.has(flat.tokens[i + 1]!.text) &&
        isDigit(number.text[0]) &&
        number.start < token.end + 12
      )
        return { start: way.start, end: behindNumber(flat, number.end), hasNumber: true };
      return [",", "", ".", "o", ", o", "#", "-"].includes(gap) && token.text.length <= 5
        ? { start: way.start, end: behindNumber(flat, token.end), hasNumber: true }
        : named();
    }
    if (![",", "", ":", ".", "("].includes(gap)) return named();
    if (NUMBER_WORDS.has(token.text) || token.text === "s") {
      const next = flat.tokens[i + 1];
      if (token.text === "s" && next?.text === "n") return { start: way.start, end: next.end, hasNumber: true };
      if (next && isDigit(next.text[0]) && next.start - token.end <= 3)
        return { start: way.start, end: behindNumber(flat, next.end), hasNumber: true };
      const said = next ? wordsOfNumber(flat, i + 1) : null;
      if (said !== null && words > 0) return { start: way.start, end: said, hasNumber: true };
    }
    if (words > 0 && (gap === "," || gap === "." || ENDS.has(token.text)) && !isShort(flat, end, gap)) return named();
    if (words === 0 && ENDS.has(token.text)) return null;
    end = token.end;
    words++;
  }
  return named();

  function named(): Street | null {
    return words > 0 ? { start: way.start, end, hasNumber: false } : null;
  }
}

const NUMBERS = new Set(
  `uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro
  veinticinco veintiseis veintisiete veintiocho veintinueve treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento doscientos trescientos cuatrocientos quinientos`.split(
    /\s+/,
  ),
);

/** Where «número ochenta y nueve» ends; null where no number follows in words. */
function wordsOfNumber(flat: Flat, first: number): number | null {
  let end: number | null = null;
  for (let i = first; i < flat.tokens.length; i++) {
    const { text, end: at } = flat.tokens[i]!;
    const next = flat.tokens[i + 1];
    if (NUMBERS.has(text)) end = at;
    else if (text !== "y" || end === null || !next || !NUMBERS.has(next.text)) break;
    if (flat.text.slice(at, next?.start).trim() !== "") break;
  }
  return end;
}

/** «Avda. Dr. Fleming»: the point of a short word ends no name. */
const isShort = (flat: Flat, end: number, gap: string): boolean =>
  gap === "." && isLetter(flat.text[end - 1]) && !isLetter(flat.text[end - 5]);

/** «Carrera 45 # 116-24» goes on behind its number. */
function behindNumber(flat: Flat, end: number): number {
  let at = end;
  if (flat.text.startsWith(" # ", at) || flat.text.startsWith(" #", at)) at += flat.text[at + 2] === " " ? 3 : 2;
  else if (flat.text.startsWith(" no ", at) && isDigit(flat.text[at + 4])) at += 4;
  else return end;
  while (isDigit(flat.text[at]) || flat.text[at] === "-" || (isLetter(flat.text[at]) && isDigit(flat.text[at - 1])))
    at++;
  return at;
}
