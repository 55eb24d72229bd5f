import { hasAny, phrases } from "./find.ts";
import { type Flat, lastUpTo, lineAt, type Span, tokenFrom } from "./flat.ts";

/** Names by the lines on which they stand: where a line ends one, and which line of a record holds it. */

/** Names of numbers, which stand behind a name and head no line. */
const NUMBERS = new Set("nif dni nie cif rfc curp rut run cuit cuil cc nit".split(" "));
/** Characters at the start of a line in which its key ends. */
const KEY = 44;
/** Words of a key at most. */
const KEY_WORDS = 6;

/** Where the value of a line begins: behind its key, if it has one. */
function keyedValue(flat: Flat, line: Span): Span & { key: Span | null } {
  const colon = flat.text.indexOf(":", line.start);
  const isKey =
    colon >= 0 &&
    colon < Math.min(line.end, line.start + KEY) &&
    !flat.text.slice(line.start, colon).includes(",") &&
    tokenFrom(flat, colon) - tokenFrom(flat, line.start) <= KEY_WORDS;
  return isKey ? { start: colon + 1, end: line.end, key: { start: line.start, end: colon } } : { ...line, key: null };
}

/** Whether a name that has come to the end of a line goes on in the next one, which this word begins. */
export function goesOn(flat: Flat, parts: readonly Span[], token: Span): boolean {
  const line = lineAt(flat, token.start);
  if (line.start !== token.start || line.start === 0) return true;
  const { key } = keyedValue(flat, line);
  if (key) {
    const words = flat.tokens.slice(tokenFrom(flat, key.start), tokenFrom(flat, key.end));
    // «SÁNCHEZ / PRIETO NIF: 12345678Z»: the rest of the name, and its number.
    if (!words.some(({ text }, i) => i > 0 && NUMBERS.has(text))) return false;
  }
  if (parts.filter(({ start, end }) => end - start > 2).length < 3) return true;
  const above = lineAt(flat, line.start - 1);
  const isList = hasComma(flat, parts) && flat.text.slice(line.start, line.end).includes(", ");
  return !isList && isFull(flat, above, token);
}

const hasComma = (flat: Flat, parts: readonly Span[]): boolean =>
  flat.text.slice(parts[0]!.start, parts.at(-1)!.end).includes(", ");

/** Lines on both sides among which the longest says how wide the text is. */
const AROUND = 8;

/** Whether the next word would not have stood on a line any more, so that the line was broken there. */
export function isFull(flat: Flat, line: Span, next: Span): boolean {
  const at = lastUpTo(flat.lines, line.start);
  let widest = 0;
  for (let i = Math.max(0, at - AROUND); i <= at + AROUND && i < flat.lines.length; i++)
    widest = Math.max(widest, (flat.lines[i + 1] ?? flat.text.length) - flat.lines[i]!);
  return line.end - line.start + next.end - next.start >= widest * 0.8;
}

/** Keys of a record whose values look like names and are none. */
const NO_NAME_KEYS = phrases(
  "domicilio* · direccion · calle · via · poblacion · municipio · localidad · provincia · lugar* · nacional* · estado · notari* · finca · registro · regimen · profesion · conyuge · casad* · linda* · banco · entidad · titulo · origen · naturaleza · representa*",
);
const NAME_KEYS = phrases("nombre* · apellidos* · razon social · denominacion*");
/** Lines of a record between a name and its number. */
const RECORD = 4;

/** The name on a line of its own above a number, or below one where a key says so: «Nombre: ANA GIL / Estado civil: soltera / NIF: 1». */
export function nameLineNear<Name extends Span>(
  flat: Flat,
  identifier: Span,
  before: readonly Name[],
  behind: readonly Name[],
): Name | null {
  const own = lineAt(flat, identifier.start);
  let line = own;
  for (let i = 0; i < RECORD && line.start > 0; i++) {
    line = lineAt(flat, line.start - 1);
    const value = keyedValue(flat, line);
    if (value.key === null || hasAny(flat, NO_NAME_KEYS, value.key.start, value.key.end)) continue;
    const name = wholeOf(flat, value, before);
    if (name) return name;
  }
  line = own;
  for (let i = 0; i < RECORD && line.end < flat.text.length; i++) {
    const value = keyedValue(flat, i === 0 ? { start: identifier.end, end: own.end } : line);
    if (value.key && hasAny(flat, NAME_KEYS, value.key.start, value.key.end)) {
      const name = wholeOf(flat, value, behind);
      if (name) return name;
    }
    line = lineAt(flat, line.end);
  }
  return null;
}

/** The name that is all of a value but its title and what stands behind a mark. */
function wholeOf<Name extends Span>(flat: Flat, { start, end }: Span, names: readonly Name[]): Name | null {
  const name = names.find((one) => one.start >= start && one.start <= start + 8 && one.end <= end);
  if (!name) return null;
  const rest = flat.text.slice(name.end, end).trim();
  return rest === "" || ",(;.".includes(rest[0]!) ? name : null;
}

/** Names that each fill a line of their own, one below the other, above a column of as many numbers. */
export function namesOfColumn<Name extends Span>(
  flat: Flat,
  numbers: readonly Span[],
  names: readonly Name[],
): readonly Name[] | null {
  if (!numbers.every(({ start }) => lineAt(flat, start).start === start)) return null;
  const whole = names.filter((name) => {
    const line = lineAt(flat, name.start);
    return line.start === name.start && flat.text.slice(name.end, line.end).trim() === "";
  });
  const last = whole.slice(-numbers.length);
  const isColumn = last.every((name, i) => i === 0 || lineAt(flat, last[i - 1]!.end).end === name.start);
  return last.length === numbers.length && isColumn ? last : null;
}
