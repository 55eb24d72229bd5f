import { ORDINALS } from "../../../shared/spoken/number-words.ts";
import { isDay } from "../../../shared/time/local-time.ts";
import { readWordNumber } from "../../../shared/wording/number-words.ts";
import type { Flat, Span, Token } from "./flat.ts";

export interface ReadDate extends Span {
  /** `2026-11-27` */
  date: string;
}

const MONTHS: Readonly<Record<string, number>> = Object.assign(
  Object.create(null) as Record<string, number>,
  Object.fromEntries(
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
      .split(" ")
      .flatMap((name, i) => [
        [name, i + 1],
        [name.slice(0, 3), i + 1],
      ]),
  ),
  { setiembre: 9, sept: 9, set: 9 },
);

/** «16/XI/2026». */
const ROMAN: Readonly<Record<string, number>> = Object.fromEntries(
  "i ii iii iv v vi vii viii ix x xi xii".split(" ").map((name, i) => [name, i + 1]),
);

const FIGURES: Readonly<Record<string, string>> = { o: "0", l: "1", i: "1", s: "5", b: "8" };

/** A token as a whole number, letters that look like figures read as such; null for words. */
function wholeOf(token: Token | undefined, longest = 4): number | null {
  if (!token || token.text.length > longest) return null;
  let figures = "";
  let real = 0;
  for (const letter of token.text) {
    const isFigure = letter >= "0" && letter <= "9";
    if (isFigure) real++;
    const read = isFigure ? letter : FIGURES[letter];
    if (read === undefined) return null;
    figures += read;
  }
  return real * 2 >= token.text.length && real > 0 ? Number(figures) : null;
}

/** All dates of a text, in figures («12/03/2024», «2024-03-12») and words («doce de marzo de dos mil veinticuatro»). */
export function datesIn(flat: Flat): ReadDate[] {
  const { tokens, text } = flat;
  const found: ReadDate[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const read = inFigures(tokens, i, text) ?? aroundMonth(flat, i);
    if (!read) continue;
    const last = found.at(-1);
    if (last && last.end > tokens[read.first]!.start) continue;
    found.push({ start: tokens[read.first]!.start, end: tokens[read.last]!.end, date: read.date });
    i = read.last;
  }
  return found;
}

function inFigures(tokens: readonly Token[], i: number, text: string) {
  const [a, b, c] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (!a || !b || !c) return null;
  const mark = text.slice(a.end, b.start).trim();
  if (!["/", "-", "."].includes(mark) || text.slice(b.end, c.start).trim() !== mark) return null;
  // «2.45.3.12» is a number of a chapter, «1.234.567» an amount.
  if (
    ["/", "-", "."].includes(text[c.end] ?? "") &&
    wholeOf(tokens[i + 3]) !== null &&
    tokens[i + 3]!.start === c.end + 1
  )
    return null;
  const first = wholeOf(a);
  const month = wholeOf(b, 2) ?? MONTHS[b.text] ?? ROMAN[b.text] ?? null;
  const last = wholeOf(c);
  if (first === null || month === null || last === null) return null;
  if (a.text.length === 4) return dated(first, month, last, i, i + 2);
  if (c.text.length === 4) return dated(last, month, first, i, i + 2);
  if (c.text.length === 2 && a.text.length <= 2)
    return dated(last + (last < 70 ? 2_000 : 1_900), month, first, i, i + 2);
  return null;
}

/** «12 de marzo de 2024», «doce de marzo del año dos mil veinticuatro», «marzo 12, 2024», from the name of the month. */
function aroundMonth(flat: Flat, i: number) {
  const { tokens, text } = flat;
  const month = MONTHS[tokens[i]!.text];
  if (month === undefined) return null;
  const day = dayBefore(flat, i);
  if (day) {
    const year = yearAfter(tokens, i + 1);
    return year ? dated(year.value, month, day.value, day.first, year.last) : null;
  }
  const after = wholeOf(tokens[i + 1], 2);
  const year = wholeOf(tokens[i + 2]);
  if (after !== null && year !== null && year > 1_900 && text[tokens[i + 1]!.end] === ",")
    return dated(year, month, after, i, i + 2);
  return null;
}

function dayBefore(flat: Flat, month: number): { value: number; first: number } | null {
  const { tokens } = flat;
  let at = month - 1;
  while (tokens[at] && ["de", "del", "o", "dias", "dia", "mes"].includes(tokens[at]!.text)) at--;
  const token = tokens[at];
  if (!token) return null;
  // «1º»: folding made the mark a letter.
  const isOrdinal = ["º", "ª", "°"].includes(flat.whole[flat.at[token.end - 1] ?? 0] ?? "");
  const figures = wholeOf(isOrdinal ? { ...token, text: token.text.slice(0, -1) } : token, 2);
  if (figures !== null) return { value: figures, first: at };
  // «treinta y uno de mayo»: the longest number in words that ends here.
  for (const length of [3, 1]) {
    const from = at - length + 1;
    if (from < 0) continue;
    const words = tokens.slice(from, at + 1).map((one) => one.text);
    const read = readWordNumber(words);
    if (read?.words === length && read.value >= 1 && read.value <= 31) return { value: read.value, first: from };
  }
  return ORDINALS[token.text] === 1 ? { value: 1, first: at } : null;
}

function yearAfter(tokens: readonly Token[], from: number): { value: number; last: number } | null {
  let at = from;
  while (tokens[at] && ["de", "del", "ano", "el", "proximo", "corriente"].includes(tokens[at]!.text) && at < from + 4)
    at++;
  const figures = wholeOf(tokens[at]);
  // «2.024» is a year that somebody grouped.
  const grouped = tokens[at]?.text === "2" || tokens[at]?.text === "1" ? wholeOf(tokens[at + 1], 3) : null;
  if (grouped !== null && tokens[at + 1]!.text.length === 3 && tokens[at + 1]!.start === tokens[at]!.end + 1)
    return { value: Number(tokens[at]!.text) * 1_000 + grouped, last: at + 1 };
  if (figures !== null && figures >= 1_850 && figures <= 2_150) return { value: figures, last: at };
  const read = readWordNumber(tokens.slice(at, at + 8).map((one) => one.text));
  if (read && read.value >= 1_850 && read.value <= 2_150) return { value: read.value, last: at + read.words - 1 };
  return null;
}

function dated(year: number, month: number, day: number, first: number, last: number) {
  if (year < 1_850 || year > 2_150) return null;
  const date = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isDay(date) ? { date, first, last } : null;
}
