import * as z from "zod/mini";
import { isBlank } from "./fields.ts";
import { LONGEST_FIGURE } from "./spanish-number.ts";

/**
 * Degrees as somebody types or copies them: `41,3851`, `-0.376`, `37.391`, `41.38 N`, `3,70 O`. Nobody groups the thousands of a
 * degree, so one point or one comma parts the decimals, however many follow.
 *
 * @returns undefined for a text that is none
 */
export function parseDegrees(text: string): number | undefined {
  const bare = text.trim().replace(/[−–]/g, "-");
  if (bare.length > LONGEST_FIGURE) return undefined;
  const match = /^([+-]?\d{1,3}(?:[.,]\d+)?) ?(?:° ?)?([NSEOW])?$/i.exec(bare);
  if (!match?.[1]) return undefined;
  const value = Number(match[1].replace(",", "."));
  return /[SOW]/i.test(match[2] ?? "") ? -Math.abs(value) : value;
}

function degrees(most: number, message: string) {
  return z.pipe(
    z.transform((raw: unknown) =>
      isBlank(raw) ? undefined : typeof raw === "string" ? (parseDegrees(raw) ?? Number.NaN) : raw,
    ),
    z.optional(z.number(message).check(z.minimum(-most, message), z.maximum(most, message))),
  );
}

/** A latitude that may be left out. */
export const optionalLatitude = () => degrees(90, "La latitud va de −90 a 90");
/** A longitude that may be left out. */
export const optionalLongitude = () => degrees(180, "La longitud va de −180 a 180");
