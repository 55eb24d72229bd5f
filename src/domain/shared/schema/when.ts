import * as z from "zod/mini";
import "./spanish-refusals.ts";

/**
 * Days and instants that come from outside. ISO 8601 goes from the year 0 to 9999, and offsets lead beyond both; the database has no
 * year 0, and no one's home, contact or visit is that old.
 */
const FIRST = Date.UTC(1000, 0, 1);
const LAST = Date.UTC(9999, 0, 1);

/** Whether a day or an instant, written as ISO 8601 has it, is one of those years: cursors are texts of ours that anybody may write. */
export const isRealTime = (text: string): boolean => {
  const at = Date.parse(text);
  return at >= FIRST && at < LAST;
};

/** `2026-11-21` */
export const day = (message?: string) => z.iso.date(message).check(z.refine(isRealTime, message));

interface InstantRules {
  /** Whether `+02:00` may stand in place of `Z`. */
  offset?: boolean;
  message?: string;
}

/** `2026-11-21T10:00:00Z` */
export const instant = ({ offset = false, message }: InstantRules = {}) =>
  z.iso.datetime({ offset, error: message }).check(z.refine(isRealTime, message));
