import { beginsCell, cellBelow, cellsAt } from "../text/columns.ts";
import { type Flat, isDigit, isLetter, lineAt, originalOf, type Token, tokenFrom } from "../text/flat.ts";
import type { Valued } from "./read-values.ts";

/** The name of a land registry: a town, and a number where it has several, in whatever order, within a sentence or below a head. */

const NUMBER = new Set("numero num no n nro".split(" "));
const LINKS = new Set("de del la las los el y i l sant santa san los".split(" "));
const COUNTS = new Set(
  `uno una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos
veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta cuarenta cincuenta primero segundo tercero cuarto i ii iii iv v vi vii viii ix x`.split(
    /\s+/,
  ),
);
/** Words, often in capitals too, with which something else begins. */
const OTHERS = new Set(
  `al tomo libro folio finca fecha inscripcion inscrita inscrito direccion telefono tel fax calle plaza avenida cif nif cru idufir codigo provincia seccion nota solicitud
municipio informacion expedida titular titulares ayuntamiento registrador registradora datos referencia don dona certifica con en que hora peticionario solicitante actos ultimas ultima
interdicciones hipotecas bienes entidades contratos propiedad descripcion urbana rustica sobre por se como para distrito usuario email localidad`.split(
    /\s+/,
  ),
);
/** Words of the name of a town, with its number, at most. */
const MOST = 9;

export function registryAfter(flat: Flat, from: number): Valued | null {
  const beside = registryFrom(flat, from);
  if (beside) return beside;
  // «Registro de la Propiedad | Finca | Fecha»: the name stands in the row below.
  const below = cellsAt(flat, from - 1).some(({ end }) => end === from) ? cellBelow(flat, from - 1) : null;
  return below && registryFrom(flat, below.start);
}

function registryFrom(flat: Flat, from: number): Valued | null {
  const line = lineAt(flat, Math.max(0, from - 1));
  // A head of its own line: the name stands below it.
  const isHead = ![...flat.text.slice(from, line.end)].some((letter) => isLetter(letter) || isDigit(letter));
  const start = isHead ? line.end : from;
  const kept: Token[] = [];
  let towns = 0;
  for (let i = tokenFrom(flat, start); i < flat.tokens.length && kept.length < MOST; i++) {
    const token = flat.tokens[i]!;
    const before = kept.at(-1);
    if (!before && token.start > start + 6) break;
    const isNumber = NUMBER.has(token.text) || COUNTS.has(token.text) || isDigit(token.text[0]);
    if (before && beginsCell(flat, token)) break;
    if (before && !goesOn(flat, before, token, isNumber)) break;
    if (isDigit(token.text[0]) && token.text.length > 2) break;
    const original = originalOf(flat, token);
    const isTown = original !== original.toLowerCase() && !OTHERS.has(token.text);
    if (!isNumber && !isTown && !(LINKS.has(token.text) && !OTHERS.has(token.text))) break;
    if (isTown && !isNumber && !LINKS.has(token.text)) towns++;
    kept.push(token);
    // «Málaga número Diez»: nothing goes on behind its number, while «número 10 de Málaga» does.
    if (isNumber && !NUMBER.has(token.text) && towns > 0) break;
  }
  while (kept.length > 0 && (LINKS.has(kept.at(-1)!.text) || NUMBER.has(kept.at(-1)!.text))) kept.pop();
  while (kept.length > 0 && LINKS.has(kept[0]!.text) && kept[0]!.text.startsWith("de")) kept.shift();
  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last || towns === 0) return null;
  const span = { start: first.start, end: last.end };
  return { ...span, value: { type: "text", text: originalOf(flat, span) }, letters: 1 };
}

/** The signs that may stand between two words of the name: a space, a stroke, a point of a «Núm.», and a comma before the number. */
function goesOn(flat: Flat, before: Token, token: Token, isNumber: boolean): boolean {
  const gap = flat.text.slice(before.end, token.start);
  const isCut = lineAt(flat, token.start).start > before.start;
  // A line that goes on has a small word at its end, or the number at the start of the next one.
  if (isNumber && before.text !== "de" && LINKS.has(before.text)) return false;
  if (isCut && !LINKS.has(before.text) && !NUMBER.has(before.text) && !isNumber && !LINKS.has(token.text)) return false;
  const marks = gap.trim();
  if (marks === "" || marks === "-" || marks === "'" || marks === "/") return true;
  if (marks === "." && (NUMBER.has(before.text) || before.text.length === 1)) return true;
  return isNumber && [",", "(", "-", ", -", ",-"].includes(marks);
}
