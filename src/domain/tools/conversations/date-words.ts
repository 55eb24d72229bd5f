import type { Quantity } from "../../shared/spoken/quantities.ts";
import type { Scan } from "../../shared/spoken/scan.ts";
import { plainOf } from "../../shared/spoken/tokens.ts";
import { DAY_NAMES, MONTH_ABBREVIATIONS, MONTH_NAMES } from "../../shared/time/calendar-names.ts";
import type { DayPart, SpokenDay } from "./spoken-dates.ts";

/** Words of days and months, and how a message is looked through for them. */

/** As they are typed, without accents; Monday first. */
export const WEEKDAYS: readonly string[] = DAY_NAMES.map(plainOf);
/** Names and abbreviations by their number, January 1; «mar» is the sea too, and «may» nobody's. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    ...[...MONTH_NAMES, ...MONTH_ABBREVIATIONS].map((name, at) => [name, (at % 12) + 1] as const),
    ["setiembre", 9] as const,
    ["sep", 9] as const,
  ].filter(([name]) => name !== "mar" && name !== "may"),
);

/** A message and the day on which it was written, `2025-03-28`. */
export interface DayReading {
  message: Scan;
  today: string;
}
/** A day as one reader finds it; `from` where it begins before the piece that was looked at. */
export type FoundDay = Omit<SpokenDay, "from" | "part" | "minutes"> & {
  from?: number;
  minutes?: number;
  part?: DayPart;
};

/** Words in a row, from a piece on; each part may be several words with `|` between. */
export function isAt({ tokens }: Scan, at: number, pattern: string): boolean {
  let parts = PATTERNS.get(pattern);
  if (!parts) {
    parts = pattern.split(" ").map((part) => new Set(part.split("|")));
    PATTERNS.set(pattern, parts);
  }
  for (let step = 0; step < parts.length; step++) if (!parts[step]!.has(tokens[at + step]?.word ?? "")) return false;
  return true;
}
/** Patterns in pieces. Only what the code itself asks for is kept, never what somebody wrote. */
const PATTERNS = new Map<string, readonly ReadonlySet<string>[]>();

/** The whole number without a scale that begins at a piece. */
export const whole = (message: Scan, at: number): Quantity | undefined =>
  message.quantities.find(({ from, value, scale }) => from === at && Number.isInteger(value) && scale === 1);

/** «La semana que viene», at the start of some words in a row. */
export const NEXT_WEEK =
  /^(de )?(la )?(semana (que viene|proxima|entrante|siguiente)|proxima semana|otra semana|siguiente semana)( |$)/;
/** Words in a row from a piece on, one blank between them. */
export const wordsFrom = ({ tokens }: Scan, at: number, count = 6) =>
  tokens
    .slice(at, at + count)
    .map(({ word }) => word)
    .join(" ");
