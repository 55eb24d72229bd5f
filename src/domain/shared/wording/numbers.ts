import { parseSpanishNumber } from "../schema/spanish-number.ts";
import { MONTH_NAMES } from "../time/calendar-names.ts";
import { beginsNumber, readWordNumber, SCALES, type WordLanguage } from "./number-words.ts";
import { plain } from "./plain-text.ts";
import { type Unit, unitAfter, unitBefore } from "./units.ts";

/** A number that a text says, in figures or in words. */
export type NumberMention = { start: number; end: number } & (
  | {
      kind: "number";
      /** Never below zero: «baja un 3 %» says what `−3 %` says. */
      value: number;
      /** `4,125`, which may also be four thousand one hundred and twenty-five. */
      alternative?: number;
      unit?: Unit;
      /** The value of one unit of the number's last place: 1.000 for «250 mil», 0,1 for `4,9`. */
      step: number;
      /** «unos», «aprox.»: rounded by the speaker. */
      isRounded: boolean;
    }
  /** `2025-11-14`; `--11-14` where the year is missing. */
  | { kind: "date"; value: string }
  /** Digits that are a name: telephones, references, laws, hours (`17:00`), fractions; compared as they are written, folded. */
  | { kind: "code"; value: string }
  /** A vague amount in words: «miles de», «la mitad». */
  | { kind: "vague"; value: string }
);

const MONTH_AFTER =
  /^(?:[oº]|\.º)?\s(?:de\s)?(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)\b(?:\s(?:de\s|del\s)?(\d{4})(?!\d))?/;

const PATTERNS = {
  isoDate: /(?<![\w.,])(\d{4})-(\d{2})-(\d{2})(?![\w-])/y,
  numericDate: /(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\w])/y,
  time: /(\d{1,2})[:.](\d{2})(?=\s?(?:h\b|horas\b|a\.?\s?m\b|p\.?\s?m\b))|(\d{1,2}):(\d{2})(?!\d)/y,
  phone: /\+?\d[\d ()-]{7,18}\d(?![\d,.]?\d)/y,
  pair: /\d+\/\d+(?:\/\d+)?(?!\w)/y,
  grouped: /\d{1,3}(?: \d{3})+(?:[.,]\d+)?(?!\d)/y,
  digits: /\d+(?:[.,'’]\d+)*/y,
  word: /[a-z]+/y,
  attached: /[a-z]+[-/_.]?\d[\w-]*/y,
  century: /siglo [ivxlc]+\b/y,
  currency: /(?:eur|usd|mxn|cop|clp|ars|pen|uyu)(?=\d)/y,
  floor:
    /(primera?|segund[oa]|tercera?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa]) planta\b/y,
};

/** The match of a pattern at a position of the text; null if it does not match there. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const SCALE_AFTER = /^\s?(mil\b|millon(?:es)?\b|mill\.?(?!\w)|k\b|m(?=\s?(?:€|eur)))/;
const SCALE_VALUES: Record<string, number> = { k: 1_000, m: 1_000_000, mill: 1_000_000, "mill.": 1_000_000 };
const ROUNDED =
  /\b(unos|unas|aproximadamente|aprox\.?|alrededor de|cerca de|en torno a|entorno a|casi|about|around|roughly)( (los|las|el|la|un))?[\s$€]*$/;
const VAGUE =
  /\b((?:cientos|centenares|decenas|docenas|miles|millares|millones) de|(?:el|al|del) (?:doble|triple|cuadruple)|la mitad|(?:un|dos) tercios?|(?:la|una|dos|tres) (?:tercera|cuarta|quinta|decima|terceras|cuartas|quintas|decimas) partes?|tres cuartos de (?!bano)|(?:una|media) docena|thousands of|hundreds of|dozens of|half of|twice|double the)\b/g;

/** Every number of a text, in the order of the text. */
export function findNumbers(text: string, language: WordLanguage = "es"): NumberMention[] {
  const folded = plain(text);
  const mentions: NumberMention[] = [];
  for (const found of folded.matchAll(VAGUE)) {
    mentions.push({ kind: "vague", value: found[0], start: found.index, end: found.index + found[0].length });
  }
  const vagueAt = mentions.slice();
  for (let at = 0; at < folded.length; ) {
    const vague = vagueAt.find(({ start, end }) => at >= start && at < end);
    if (vague) {
      at = vague.end;
      continue;
    }
    const letter = folded.charAt(at);
    let found: NumberMention | "nothing" | null = null;
    if (/\d/.test(letter) || (letter === "+" && /\d/.test(folded.charAt(at + 1)))) found = readFigures(folded, at);
    else if (/[a-z]/.test(letter)) found = readWords(folded, at, language);
    else if (/\p{N}/u.test(String.fromCodePoint(folded.codePointAt(at)!)) && !isExponent(folded, at)) {
      // Digits of other scripts, ½, ①: supported only by the same signs in a source.
      const sign = String.fromCodePoint(folded.codePointAt(at)!);
      found = { kind: "code", value: sign, start: at, end: at + sign.length };
    }
    if (found === null) at++;
    else if (found === "nothing") at = currencyEnd(folded, at) ?? wordEnd(folded, at);
    else {
      mentions.push(found);
      at = found.end;
    }
  }
  return mentions.sort((a, b) => a.start - b.start);
}

const isExponent = (folded: string, at: number) =>
  /[²³]/.test(folded.charAt(at)) && /[a-z]/.test(folded.charAt(at - 1));

function readFigures(folded: string, at: number): NumberMention {
  const match = (pattern: RegExp) => matchAt(pattern, folded, at);
  const code = (end: number): NumberMention => ({ kind: "code", value: codeOf(folded.slice(at, end)), start: at, end });
  const iso = match(PATTERNS.isoDate);
  if (iso) return { kind: "date", value: iso[0], start: at, end: at + iso[0].length };
  const numeric = match(PATTERNS.numericDate);
  if (numeric) {
    const [written, day, , month, year] = numeric;
    const value = dateOf(Number(day), Number(month), Number(year!.length === 2 ? `20${year}` : year));
    if (value) return { kind: "date", value, start: at, end: at + written.length };
  }
  const time = match(PATTERNS.time);
  if (time) {
    const [hour, minute] = [time[1] ?? time[3]!, time[2] ?? time[4]!];
    return { kind: "code", value: `${Number(hour)}:${minute}`, start: at, end: at + time[0].length };
  }
  const phone = match(PATTERNS.phone);
  if (phone && isPhone(phone[0])) return code(at + phone[0].length);
  const pair = match(PATTERNS.pair);
  if (pair) return code(at + pair[0].length);
  const written = (match(PATTERNS.grouped) ?? match(PATTERNS.digits))?.[0] ?? folded.charAt(at);
  const end = at + written.length;
  const named = monthAfter(folded, end);
  if (named && /^\d{1,2}$/.test(written)) {
    const value = dateOf(Number(written), named.month, named.year);
    if (value) return { kind: "date", value, start: at, end: named.end };
  }
  const grouped = written.replace(/[ '’]/g, "");
  const value = parseSpanishNumber(grouped);
  // `1.2.3`, or letters that follow at once and are no unit: a name.
  if (value === undefined) return code(wordEnd(folded, end));
  const decimals = Number.isInteger(value) ? 0 : (/[.,](\d+)$/.exec(grouped)?.[1]?.length ?? 0);
  const alternative = /^[1-9]\d{0,2}[.,]\d{3}$/.test(grouped) ? Number(grouped.replace(",", ".")) : undefined;
  return withUnit(folded, { value, start: at, end, step: 10 ** -decimals, ...(alternative && { alternative }) });
}

/** Grouped as telephones are, or international. Thousands have groups of three after the first, and one kind of space. */
function isPhone(written: string): boolean {
  const digits = written.replace(/\D/g, "");
  if (digits.length < 8 || digits.length > 15) return false;
  return (
    written.startsWith("+") || (/[ ()-]/.test(written) && digits.length >= 9 && !/^[1-9]\d?( \d{3})+$/.test(written))
  );
}

/** A currency before a sum, and names that everybody knows. */
const NO_CODE = /^((eur|usd|mxn|cop|clp|ars|pen|uyu|s)[/$]?\d|(m2|m3|mts2|co2|h2o)$)/;

function readWords(folded: string, at: number, language: WordLanguage): NumberMention | "nothing" {
  const before = folded.charAt(at - 1);
  const first = wordAt(folded, at);
  const attached = matchAt(PATTERNS.attached, folded, at);
  // `REF-1234`, `A4`: digits that belong to a name. A currency before a sum does not.
  if (attached && !NO_CODE.test(attached[0])) {
    return { kind: "code", value: codeOf(attached[0]), start: at, end: at + attached[0].length };
  }
  const century = matchAt(PATTERNS.century, folded, at);
  if (century) return { kind: "vague", value: century[0], start: at, end: at + century[0].length };
  const floor = matchAt(PATTERNS.floor, folded, at);
  if (floor) {
    const value = ORDINALS.findIndex((stem) => floor[1]!.startsWith(stem)) + 1;
    return { kind: "number", value, unit: "floor", step: 1, isRounded: false, start: at, end: at + floor[0].length };
  }
  if (/[a-z0-9]/.test(before) || !beginsNumber(first, language)) return "nothing";
  const words = wordsFrom(folded, at, language);
  const read = readWordNumber(
    words.map(({ word }) => word),
    language,
  );
  if (!read) return "nothing";
  const end = words[read.words - 1]!.end;
  if (read.isArticle) return readArticle(folded, at, end, language);
  if (
    /^(mil gracias|desde cero|de cero|cero dudas)\b/.test(folded.slice(at)) ||
    (/\b(desde|de) $/.test(folded.slice(Math.max(0, at - 7), at)) && first === "cero")
  )
    return "nothing";
  const named = monthAfter(folded, end);
  if (named && read.value <= 31) {
    const value = dateOf(read.value, named.month, named.year);
    if (value) return { kind: "date", value, start: at, end: named.end };
  }
  return withUnit(folded, { value: read.value, start: at, end, step: read.step });
}

const ORDINALS = ["prim", "segund", "terc", "cuart", "quint", "sext", "septim", "octav", "noven", "decim"];

/** «un», «una», «uno»: an article, but for «un solo baño», «un año y medio» and «one bedroom». */
function readArticle(folded: string, at: number, end: number, language: WordLanguage): NumberMention | "nothing" {
  const rest = folded.slice(end, end + 40);
  const only = /^ (solo|sola|unico|unica|single) /.exec(rest);
  const unit = unitAfter(folded, end + (only ? only[0].length - 1 : 0));
  if (!unit) return "nothing";
  const half = /^ y medi[oa]\b/.exec(folded.slice(unit.end));
  const mention = { kind: "number", unit: unit.unit, isRounded: false, start: at } as const;
  if (half) return { ...mention, value: 1.5, step: 0.1, end: unit.end + half[0].length };
  const isEnglishCount = language === "en" && /^(rooms|baths)$/.test(unit.unit);
  if (only || isEnglishCount || unit.unit === "percent" || unit.unit.startsWith("money")) {
    return { ...mention, value: 1, step: 1, end: unit.end };
  }
  return "nothing";
}

interface Read {
  value: number;
  alternative?: number;
  start: number;
  end: number;
  step: number;
}

/** Extends a number by the words that follow and belong to it: «mil», «millones», «y medio», its unit. */
function withUnit(folded: string, { value, alternative, start, end, step }: Read): NumberMention {
  let [amount, last, place] = [value, end, step];
  const scale = SCALE_AFTER.exec(folded.slice(last, last + 12));
  if (scale) {
    const factor = SCALES.get(scale[1]!) ?? SCALE_VALUES[scale[1]!]!;
    amount *= factor;
    place *= factor;
    last += scale[0].length;
    const half = /^ y medio\b/.exec(folded.slice(last, last + 9));
    if (half) {
      amount += factor / 2;
      place /= 10;
      last += half[0].length;
    }
  }
  const unit = unitAfter(folded, last) ?? unitBefore(folded, start, last) ?? unitOfRange(folded, last);
  // «tres años y medio»
  const half = unit && /^ y medi[oa]\b/.exec(folded.slice(unit.end, unit.end + 9));
  if (half) {
    amount += 0.5;
    place /= 10;
  }
  return {
    kind: "number",
    value: amount,
    ...(alternative !== undefined && !scale && { alternative }),
    ...(unit && { unit: unit.unit }),
    step: place,
    isRounded: ROUNDED.test(folded.slice(Math.max(0, start - 24), start)),
    start,
    end: half ? unit.end + half[0].length : Math.max(last, unit?.end ?? 0),
  };
}

/** `10–15 %`, «entre 200 y 300 €»: the first number counts what the second counts. */
function unitOfRange(folded: string, end: number): { unit: Unit; end: number } | undefined {
  const range = /^(?:\s?-\s?| [aoy] )(\d[\d.,]*(?: mil| millones)?)/.exec(folded.slice(end, end + 30));
  const unit = range && unitAfter(folded, end + range[0].length);
  return unit ? { unit: unit.unit, end } : undefined;
}

function monthAfter(folded: string, end: number): { month: number; year: number | undefined; end: number } | undefined {
  const found = MONTH_AFTER.exec(folded.slice(end, end + 30));
  if (!found) return undefined;
  const month =
    MONTH_NAMES.findIndex((name) => name.slice(0, 3) === found[1]!.replace("setiembre", "septiembre").slice(0, 3)) + 1;
  return { month, year: found[2] === undefined ? undefined : Number(found[2]), end: end + found[0].length };
}

function dateOf(day: number, month: number, year: number | undefined): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const two = (n: number) => String(n).padStart(2, "0");
  return `${year ?? "-"}-${two(month)}-${two(day)}`;
}

/** Form in which codes are compared: letters and digits alone, and the slash of laws and fractions. */
const codeOf = (written: string) => written.replace(/[^a-z0-9/]/g, "");

function wordsFrom(folded: string, at: number, language: WordLanguage): { word: string; end: number }[] {
  const words: { word: string; end: number }[] = [];
  const pattern = language === "en" ? /[ -]?([a-z]+)/y : / ?([a-z]+)/y;
  pattern.lastIndex = at;
  for (let found = pattern.exec(folded); found && words.length < 16; found = pattern.exec(folded)) {
    words.push({ word: found[1]!, end: pattern.lastIndex });
  }
  return words;
}

const wordAt = (folded: string, at: number): string => matchAt(PATTERNS.word, folded, at)?.[0] ?? "";

/** Where a sum begins that its currency touches: `EUR250.000`. */
function currencyEnd(folded: string, at: number): number | undefined {
  const currency = matchAt(PATTERNS.currency, folded, at);
  return currency ? at + currency[0].length : undefined;
}

function wordEnd(folded: string, at: number): number {
  let end = at;
  while (end < folded.length && /[a-z0-9]/.test(folded.charAt(end))) end++;
  return Math.max(end, at + 1);
}
