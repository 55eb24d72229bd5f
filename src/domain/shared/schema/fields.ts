import * as z from "zod/mini";
import { parseSpanishNumber } from "./spanish-number.ts";
import { LONGEST_FIGURE, line, text } from "./text.ts";

/**
 * Schema pieces shared by the form in the browser and the API: each takes a person's typed text (a string) as well as a
 * program's value (a number or boolean), and answers in Spanish.
 */

export interface Bounds {
  min: number;
  max: number;
  /** The message for anything that is not a number within the bounds. */
  message: string;
}

/** Whether a form field was left empty: absent, null or only white space. Zero and false are values. */
export const isBlank = (raw: unknown) =>
  raw === undefined || raw === null || (typeof raw === "string" && raw.trim() === "");

/** The number that a typed text means; NaN where it means none. A value that is no text is returned as it came. */
export function readNumber(raw: unknown): unknown {
  if (typeof raw !== "string") return raw;
  return raw.length > LONGEST_FIGURE ? Number.NaN : (parseSpanishNumber(raw) ?? Number.NaN);
}

/** A number that must be given. */
export function number({ min, max, message }: Bounds) {
  return z.pipe(z.transform(readNumber), z.number(message).check(z.minimum(min, message), z.maximum(max, message)));
}

/** A number that may be left out: blank is unknown, never zero. */
export function optionalNumber(bounds: Bounds) {
  return z.pipe(
    z.transform((raw: unknown) => (isBlank(raw) ? undefined : readNumber(raw))),
    z.optional(
      z.number(bounds.message).check(z.minimum(bounds.min, bounds.message), z.maximum(bounds.max, bounds.message)),
    ),
  );
}

/** A whole number that must be given. */
export function integer({ min, max, message }: Bounds) {
  return z.pipe(z.transform(readNumber), z.int(message).check(z.minimum(min, message), z.maximum(max, message)));
}

/** A whole number that may be left out. */
export function optionalInteger({ min, max, message }: Bounds) {
  return z.pipe(
    z.transform((raw: unknown) => (isBlank(raw) ? undefined : readNumber(raw))),
    z.optional(z.int(message).check(z.minimum(min, message), z.maximum(max, message))),
  );
}

/** A rate typed as a percentage (`3,25`) and kept as a fraction (0.0325). Bounds are in percent, as typed. */
export function percent({ min, max, message }: Bounds) {
  return z.pipe(
    number({ min, max, message }),
    z.transform((typed: number) => typed / 100),
  );
}

/** One of a closed list. */
export function choice<const T extends readonly [string, ...string[]]>(values: T, message: string) {
  return z.enum(values, message);
}

/** One of a closed list, or unknown. */
export function optionalChoice<const T extends readonly [string, ...string[]]>(values: T, message: string) {
  return z.pipe(
    z.transform((raw: unknown) => (isBlank(raw) ? undefined : raw)),
    z.optional(z.enum(values, message)),
  );
}

/** Yes, no or unknown. A form sends `"si"`, `"no"` or nothing. */
export function optionalFlag() {
  return z.pipe(
    z.transform((raw: unknown) => {
      if (isBlank(raw)) return undefined;
      if (raw === "si" || raw === "true" || raw === "1" || raw === 1) return true;
      if (raw === "no" || raw === "false" || raw === "0" || raw === 0) return false;
      return raw;
    }),
    z.optional(z.boolean("Elige sí, no o déjalo sin indicar")),
  );
}

/** Longest text that is a name or a title. Longer ones are written in boxes of several lines. */
const LONGEST_LINE = 255;

/** Trimmed; blank is unknown. What has room for at most 255 letters is one line. */
export function optionalText(maxLength: number) {
  const kept = maxLength <= LONGEST_LINE ? line({ max: maxLength }) : text({ max: maxLength });
  return z.pipe(
    z.transform((raw: unknown) => (isBlank(raw) ? undefined : typeof raw === "string" ? raw.trim() : raw)),
    z.optional(kept),
  );
}
