import * as z from "zod/mini";
import { formatNumber } from "../format/format.ts";
// Whatever has no message of its own answers in Spanish.
import "./spanish-refusals.ts";
import { oneLine, visibleText } from "./visible-text.ts";

/**
 * Texts, lists and dictionaries that come from outside, each with a length: a field without one lets one request block
 * the process, and `schema-lengths.apart.test.ts` fails on it. The length is looked at first and ends the check, so no
 * pattern and no rule of a field ever reads a text that is too long.
 */

/** Longest text where no other limit is given: a name, a title, a line. */
const USUAL_LENGTH = 300;
/** Longest number as somebody types it, signs and blanks included. */
export const LONGEST_FIGURE = 64;
const USUAL_MEMBERS = 100;

const counted = (max: number) => formatNumber(max);

/** The length of a text, before anything that reads it. */
export function atMost(max: number, message = `Usa como mucho ${counted(max)} caracteres`) {
  return z.maxLength(max, { error: message, abort: true });
}

interface TextRules {
  /** `USUAL_LENGTH` where none is given. */
  max?: number;
  /** Message for a value that is no text at all. */
  message?: string;
  tooLong?: string;
}

/**
 * A text, at most `max` letters long, without characters that nobody sees (`visible-text`).
 *
 * @param rules.isExact kept to the letter: a password, the name of a file in a backup
 */
export function text({ max = USUAL_LENGTH, message, tooLong, isExact }: TextRules & { isExact?: boolean } = {}) {
  return z.string(message).check(atMost(max, tooLong), z.overwrite(isExact ? (typed) => typed : visibleText));
}

/** A text of which blanks around it are dropped before its letters are counted. */
export function trimmedText({ max = USUAL_LENGTH, message, tooLong }: TextRules = {}) {
  return z.string(message).check(
    z.trim(),
    atMost(max, tooLong),
    z.overwrite((typed) => visibleText(typed).trim()),
  );
}

/** A name, a title: one line, whatever was pasted. It may stand in the subject of a mail and in a notice. */
export function line({ max = USUAL_LENGTH, message, tooLong }: TextRules = {}) {
  return z.string(message).check(z.overwrite(oneLine), atMost(max, tooLong));
}

interface ListRules {
  max?: number;
  /** Message for a value that is no list. */
  message?: string;
  tooMany?: string;
}

/** A list of at most `max` members, counted before anything else asks about them. */
export function list<Member extends z.core.$ZodType>(
  member: Member,
  { max = USUAL_MEMBERS, message, tooMany = `Pon como mucho ${counted(max)}` }: ListRules = {},
) {
  return z.array(member, message).check(z.maxLength(max, { error: tooMany, abort: true }));
}

/** Values by their keys, at most `max` of them. The count shows in the API's document as `maxProperties`. */
export function dictionary<Key extends z.core.$ZodRecordKey, Value extends z.core.$ZodType>(
  key: Key,
  value: Value,
  { max = USUAL_MEMBERS, message, tooMany = `Pon como mucho ${counted(max)}` }: ListRules = {},
) {
  const few = z.refine<Record<PropertyKey, unknown>>((given) => Object.keys(given).length <= max, {
    error: tooMany,
    abort: true,
  });
  const record = z.record(key, value, message).check(few as never);
  return record.register(z.globalRegistry, { maxProperties: max });
}

/** Any JSON whose text takes at most `max` letters; how deep it may be is settled before a schema sees it. */
export function anyJson(max: number, message = "Es demasiado largo") {
  const small = z.refine<unknown>((given) => (JSON.stringify(given) ?? "").length <= max, {
    error: message,
    abort: true,
  });
  return z
    .unknown()
    .check(small)
    .register(z.globalRegistry, { description: `JSON de hasta ${counted(max)} caracteres` });
}
