import { mailAddressesIn } from "../../shared/format/mail-addresses.ts";
import { SPELLED_UNITS } from "../../shared/format/spelled-numbers.ts";
import { endOf, withoutEnd } from "../../shared/format/text-ends.ts";
import { type Scan, takeText } from "../../shared/spoken/scan.ts";
import { plainOf } from "../../shared/spoken/tokens.ts";
import type { Slots } from "./intents.ts";
import { isKnownWord } from "./spelling.ts";

/**
 * The writer's details, and the home they name by its reference. Takes the text it reads, because its figures are no
 * amounts.
 */
export function readContact(message: Scan): Slots {
  return { ...readEmail(message), ...readReference(message), ...readPhone(message), ...readName(message) };
}

const MAIL = { local: /[\p{L}\d._%+-]/u, domain: /[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}(?<=\.\p{L}{2,24})/uy };

function readEmail(message: Scan): Slots {
  const [match] = mailAddressesIn(message.text, MAIL);
  if (match) {
    takeText(message, match.start, match.end);
    return { email: match.text.toLowerCase() };
  }
  // Dictated: "laura arroba ejemplo punto com".
  const words = message.text.toLowerCase().split(/\s+/);
  for (let at = words.indexOf("arroba"); at >= 0; at = words.indexOf("arroba", at + 1)) {
    const name = endOf(words[at - 1] ?? "", /[\p{L}\d._-]/u);
    const [host = "", point, end = ""] = words.slice(at + 1, at + 4);
    const country = /^(?:com|es|net|org|mx|ar|co|cl)\b/.exec(end)?.[0];
    if (name && country && point === "punto" && /^[\p{L}\d-]+$/u.test(host))
      return { email: `${name}@${host}.${country}` };
  }
  return {};
}

const PHONE_WORD =
  /tel[eé]?f?(?:ono)?|m[oó]vil|celu?(?:lar)?|whatsapp|whats|wasap|n[uú]mero|(?:ll[aá]m|marc|cont[aá]ct|escr[ií]b)\p{L}*/giu;
/** Letters between such a word and the number that it announces. */
const NEAR = 25;

/** Whether the words before a number announce a telephone number. */
function announcesPhone(before: string): boolean {
  const words = endOf(before.slice(-60), /\D/);
  return [...words.matchAll(PHONE_WORD)].some(({ index, 0: word }) => words.length - index - word.length <= NEAR);
}

function readPhone(message: Scan): Slots {
  for (const match of message.text.matchAll(
    /(?<![\d.,-])(?:\+\d{1,3}[\s-]?)?\(?\d(?:[\s()-]{0,2}\d){6,13}(?![\d.,]*\d)/g,
  )) {
    const digits = match[0].replace(/[^\d+]/g, "");
    const count = digits.replace("+", "").length;
    const isCued = announcesPhone(message.text.slice(0, match.index));
    const isSpanish = count === 9 && /^[6789]/.test(digits);
    const isPlain =
      digits.startsWith("+") ||
      isSpanish ||
      (count === 10 && /^(55|33|81|3|11|2|4|6|7|8|9)/.test(digits) && !/00$/.test(digits));
    if (count < 7 || count > 13 || !(isCued || isPlain) || /0{5}$/.test(digits)) continue;
    takeText(message, match.index, match.index + match[0].length);
    return { phone: digits };
  }
  return readDictatedPhone(message);
}

const LEAST_DIGITS = 8;
const MOST_DIGITS = 12;

/** "Seis cero cero uno dos tres cuatro cinco seis": a telephone number, digit by digit. */
function readDictatedPhone(message: Scan): Slots {
  const { tokens } = message;
  for (let from = 0; from < tokens.length; from++) {
    let to = from;
    while (to < tokens.length && digitOf(tokens[to]!.word) !== undefined) to++;
    if (to - from >= LEAST_DIGITS && to - from <= MOST_DIGITS) {
      takeText(message, tokens[from]!.start, tokens[to - 1]!.end);
      return {
        phone: tokens
          .slice(from, to)
          .map(({ word }) => digitOf(word))
          .join(""),
      };
    }
    from = Math.max(from, to);
  }
  return {};
}

/** Of a word or a figure that is one digit; undefined for any other. */
function digitOf(word: string): number | undefined {
  const value = /^\d$/.test(word) ? Number(word) : SPELLED_UNITS[word];
  return value !== undefined && value <= 9 ? value : undefined;
}

/** Words that announce a reference, and the words between them and it. */
const REFERENCE_CUE =
  /(?<![\p{L}\d])(?:ref(?:erencia|er)?|anuncio|c[oó]digo|cod|clave|expediente|id)(?!\p{L})\s*(?:[.:#]\s*)?(?:(?:n[uú]mero|num|n[.º°o]*|es|la|el|de|:|#)(?![-_/])\s*)*/giu;
const CODE = /[\p{L}\d]+(?:[-_/.][\p{L}\d]+)*/uy;

interface NamedCode {
  start: number;
  end: number;
  code: string;
}

/** The first code behind a word that announces one; a code has a figure. */
function announcedCode(text: string): NamedCode | undefined {
  for (const { index, 0: cue } of text.matchAll(REFERENCE_CUE)) {
    CODE.lastIndex = index + cue.length;
    const code = CODE.exec(text)?.[0];
    if (code !== undefined && /\d/.test(code.split(".", 1)[0]!))
      return { start: index, end: index + cue.length + code.length, code };
  }
  return undefined;
}

function codeIn(text: string, pattern: RegExp): NamedCode | undefined {
  const match = pattern.exec(text);
  return match ? { start: match.index, end: match.index + match[0].length, code: match[1]! } : undefined;
}

/** "A-1234", "UMB0042": letters and digits that are no word of the lexicon. */
const BARE_CODE = /(?<![\p{L}\d-])((?:[A-Z]{1,5}-?\d{3,}|[A-Z]{1,5}-[A-Z\d]{1,5}-?\d{2,}))(?![\p{L}\d])/u;
/** "La referencia 4471", "inmueble 00123": long numbers that no room or floor has. */
const NUMBERED =
  /(?<![\p{L}])(?:inmueble|vivienda|propiedad|piso|casa|anuncio|departamento|depto|depa)\s*(?:n[uú]mero|n[º°o.]+|#)?\s*#?(\d{4,7})(?![\d.,€]|\s*(?:€|euros|m2|m²|metros|pesos|mil))/iu;

function readReference(message: Scan): Slots {
  const { text } = message;
  const cued = announcedCode(text);
  const words = cued && text.slice(cued.start, cued.end);
  const isUnusable = words !== undefined && (/^ref\S*\s+catastral/i.test(words) || /postal/i.test(words));
  const match =
    (isUnusable ? undefined : cued) ??
    codeIn(text, BARE_CODE) ??
    codeIn(text, NUMBERED) ??
    codeIn(text, /#(\d{3,}|[A-Z]+-?\d+)/);
  if (!match) return {};
  // "REF-1042" is all of the code, not a word before it.
  const reference = /(?<![\p{L}\d])(ref-\d+[\p{L}\d-]*)/iu.exec(text)?.[1] ?? match.code;
  if (/^(?:19|20)\d\d$/.test(reference) && match !== cued) return {};
  takeText(message, match.start, match.end);
  return { reference };
}

const NAME_CUE =
  /(?:me llamo|mi nombre es|soy|a nombre de|de parte de|habla|les escribe|le escribe|os escribe)\s+(?=\p{L})/iu;
/** Up to four words that may be one. */
const NAME_WORDS = /^\p{L}[\p{L}'’-]*(?:\s+\p{L}[\p{L}'’-]*){0,3}\s*/u;
/** Joins two parts of a name, and stays small. */
const JOIN = /^(de|del|la|los)$/i;
const inCapitals = (word: string) =>
  JOIN.test(word) ? word : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const NAME_ENDS = new Set(
  "y e de del el la los las mi mis que con para en pero quiero quisiera tengo busco gracias tel telefono movil correo".split(
    " ",
  ),
);

function readName(message: Scan): Slots {
  const cue = NAME_CUE.exec(message.text);
  if (!cue) return {};
  const start = cue.index + cue[0].length;
  const [stated] = NAME_WORDS.exec(message.text.slice(start))!;
  const isCertain = /^(me llamo|mi nombre|a nombre)/i.test(cue[0]);
  const words = stated.trim().split(/\s+/);
  const name: string[] = [];
  for (const [at, word] of words.entries()) {
    const plain = plainOf(word);
    const isCapital = /^\p{Lu}/u.test(word);
    const isJoin =
      name.length > 0 &&
      JOIN.test(plain) &&
      /^\p{Lu}/u.test(words.slice(at + 1).find((next) => !JOIN.test(plainOf(next))) ?? "");
    if (!isJoin && (NAME_ENDS.has(plain) || (!isCapital && (!isCertain || (name.length > 0 && isKnownWord(plain))))))
      break;
    name.push(word);
  }
  const [first = ""] = name;
  if (name.length === 0 || (!isCertain && isRole(first))) return {};
  takeText(message, cue.index, start + stated.length);
  return {
    name: name.map((word) => (isCertain ? inCapitals(word) : word)).join(" "),
  };
}

/** "Soy Agente", at the beginning of a heading, is no name. */
const isRole = (word: string) =>
  /^(agente|agencia|comprador|propietario|consumidor|vendedor|inversor|particular|autonomo|espanol|mexicano|argentino|colombiano)/.test(
    plainOf(word),
  );

/** A bare answer to "¿cómo te llamas?". */
export function nameAsAnswer(text: string): string | undefined {
  const clean = withoutEnd(text, /[.,!]/).trim();
  const words = clean.split(/\s+/);
  if (words.length > 4 || !words.every((word) => /^\p{L}[\p{L}'’-]*$/u.test(word))) return undefined;
  if (isKnownWord(plainOf(words[0]!)) && words.length === 1) return undefined;
  return words.map(inCapitals).join(" ");
}
