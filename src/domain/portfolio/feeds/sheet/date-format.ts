import { DAY_MS } from "../../../shared/time/durations.ts";

/** Whether a number is shown as a date: a workbook knows no dates, only days that are counted and how they are written. */

/** Formats that every program has, in its own language. */
const BUILT_IN: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
];
/** From this id on a file may define its own. */
const FIRST_OWN = 100;
/** Spreadsheets allow no longer one. */
const LONGEST_FORMAT = 255;

const PARTS: ReadonlySet<string> = new Set(
  "s ss m mm mmm mmmm mmmmm h hh am pm a p d dd ddd dddd aaa aaaa aaaaa y yy yyyy e ee eeee".split(" "),
);

/**
 * Whether a spreadsheet shows a number with this format as a date. Built-in formats are known by their id (ECMA-376,
 * 18.8.30); own ones are recognised by the signs of their template, of at most 255 characters.
 */
export function isDateFormat(id: number, template: string | undefined): boolean {
  if (BUILT_IN.some(([first, last]) => id >= first && id <= last)) return true;
  if (template === undefined || id < FIRST_OWN || template.length > LONGEST_FORMAT) return false;
  return template.toLowerCase().replace(/;@$/, "").split(";").some(isDateSection);
}

/** One of the sections of a format (positive, negative, zero): letters of dates and nothing that digits are put into. */
function isDateSection(section: string): boolean {
  const parts = bareSection(section)
    .split(/[^a-z0#?%]/)
    .filter((part) => part !== "");
  return parts.length > 0 && parts.every((part) => PARTS.has(part));
}

/** Without quoted text, colours and languages in brackets, and parts of seconds; `[hh]` counts hours and stays. */
function bareSection(section: string): string {
  let bare = "";
  for (let at = 0; at < section.length; at++) {
    const sign = section[at]!;
    const end = sign === '"' || sign === "[" ? section.indexOf(sign === "[" ? "]" : '"', at + 1) : -1;
    if (sign === "\\") {
      bare += " ";
      at++;
    } else if (end < 0) bare += sign;
    else {
      const inside = section.slice(at + 1, end);
      bare += sign === "[" ? (/^[smhd]{1,2}$/.test(inside) ? inside : "") : " ";
      at = end;
    }
  }
  return bare.replace(/([smhd])[.,]0{1,3}/g, "$1");
}

/** Days from the first one of the calendar of 1900 (which believes in a 29 February of that year) to 1 January 1970. */
const DAYS_TO_1970 = 25_569;
/** How much later the calendar of 1904 begins. */
const DAYS_TO_1904 = 1_462;

/** A counted day as a date in UTC. */
export const dateOfSerial = (serial: number, is1904: boolean): Date =>
  new Date(Math.floor((serial + (is1904 ? DAYS_TO_1904 : 0) - DAYS_TO_1970) * DAY_MS));
