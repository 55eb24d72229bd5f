import { endOf, withoutEnd } from "../../shared/format/text-ends.ts";
import { parseSpanishNumber } from "../../shared/schema/spanish-number.ts";
import { readPeriod, readSeries, type Series, type SeriesProblem, type SeriesRow } from "./series.ts";

/** Fifty years of months. */
export const MOST_ROWS = 600;

export type TextProblem = SeriesProblem | { kind: "too-many" };

/** Period and value of a line: by semicolon, tab or bar, else by the first comma after a period, else by the last space. */
function cellsOf(line: string): [period: string, value: string] {
  const strong = /[;\t|]/.exec(line);
  if (strong) {
    const [period = "", value = ""] = line.split(/[;\t|]/);
    return [unquoted(period), unquoted(value)];
  }
  const comma = line.indexOf(",");
  if (comma > 0 && readPeriod(unquoted(line.slice(0, comma)))) {
    return [unquoted(line.slice(0, comma)), unquoted(line.slice(comma + 1))];
  }
  const unit = /\s?€(?:\/m[²2])?$/.exec(line)?.[0] ?? "";
  const rest = withoutEnd(line.slice(0, line.length - unit.length), /\s/);
  const value = endOf(rest, /[-+−\d.,]/);
  const before = rest.slice(0, rest.length - value.length);
  const period = withoutEnd(before, /[\s:]/);
  const isParted = period !== "" && period !== before && /^[-+−]?[\d.,]+$/.test(value);
  return isParted ? [unquoted(period), unquoted(value + unit)] : [unquoted(line), ""];
}

const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replace(/:$/, "")
    .trim();

/**
 * Pasted rows or a CSV as a series. Rows are counted as the person sees them, empty ones too; rows above without any
 * figure are a heading.
 */
export function readSeriesText(text: string): Series | { problems: TextProblem[] } {
  const rows: SeriesRow[] = [];
  for (const [i, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === "") continue;
    const [period, value] = cellsOf(line.trim());
    const isHeading = rows.length === 0 && !readPeriod(period) && parseSpanishNumber(value) === undefined;
    if (isHeading) continue;
    rows.push({ period, value: parseSpanishNumber(value.replace(/\/m[²2]/, "")) ?? Number.NaN, row: i + 1 });
  }
  if (rows.length > MOST_ROWS) return { problems: [{ kind: "too-many" }] };
  return readSeries(rows);
}
