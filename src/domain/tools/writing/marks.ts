import type { FieldKey } from "./facts.ts";

/**
 * A text that knows where it comes from. While it is put together the marks stand in the string itself, in characters that no
 * keyboard types; in the end it falls into phrases.
 */

/** A piece of text, and the field that it says; connecting words have none. */
export interface Phrase {
  text: string;
  field?: FieldKey;
}

// Characters of Unicode's private use area.
const OPEN = "\ue001";
const MIDDLE = "\ue002";
const CLOSE = "\ue003";
/** At the start of a text: the mark that opens there, to be skipped over. */
export const OPENING_MARK = "(?:\ue001[^\ue002]*\ue002)?";

/** A piece of text with the field that backs it. */
export function mark(field: FieldKey, text: string): string {
  return `${OPEN}${field}${MIDDLE}${text}${CLOSE}`;
}

/** The phrases of a marked text, in order; together they are the text. */
export function phrasesOf(marked: string): Phrase[] {
  const phrases: Phrase[] = [];
  for (const part of marked.split(OPEN)) {
    const [head, tail] = part.split(CLOSE);
    if (tail === undefined) {
      if (head) phrases.push({ text: head });
      continue;
    }
    const [field, text] = head!.split(MIDDLE);
    phrases.push({ text: text!, field: field as FieldKey });
    if (tail) phrases.push({ text: tail });
  }
  return phrases;
}

/** The text as it is read, without marks. */
export function plainOf(marked: string): string {
  return phrasesOf(marked)
    .map(({ text }) => text)
    .join("");
}

/** Typed text without the characters that would pass for marks. */
export function withoutMarks(typed: string): string {
  return typed.replace(/[\ue001-\ue003]/g, "");
}

const FIRST_LETTER = new RegExp(`^(${OPENING_MARK}[¿«"(]*)(\\p{Ll})`, "u");

/** First letter in upper case, whether marked or not. */
export function capitalised(marked: string): string {
  return marked.replace(FIRST_LETTER, (_, before: string, letter: string) => before + letter.toLocaleUpperCase("es"));
}

/** A sentence of its own: capital letter, full stop. */
export function asSentence(marked: string): string {
  const text = capitalised(marked.trim());
  return /[.?!…]\ue003?$/.test(text) ? text : `${text}.`;
}
