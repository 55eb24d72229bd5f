import { formatNumber } from "../../shared/format/format.ts";
import type { FeedEnd, FeedRow } from "./feed-row.ts";

/** How much of a file is read before it is given up: nobody's file may fill the database, or keep the others waiting. */

/** The largest portfolios of agencies have some fifty thousand homes. */
export const MOST_FEED_ROWS = 200_000;
/** A table has three dozen fields that we know. */
export const MOST_COLUMNS = 300;
/** Number of bad rows in a row after which the rest is taken for bad too. */
export const MOST_BAD_IN_A_ROW = 1_000;
/** Bad rows kept with their reason; the others are counted. */
export const KEPT_BAD_ROWS = 1_000;

export interface FeedLimits {
  /** @returns the rows that still count; fewer than were given once a limit is reached */
  take(rows: FeedRow[]): FeedRow[];
  /** Why nothing more is read; undefined while no limit is reached. */
  failure(): FeedEnd["error"];
  /** How many rows there were. */
  rows(): number;
}

/** Counts the rows of a file, good and bad. */
export function openFeedLimits(): FeedLimits {
  let rows = 0;
  let badInARow = 0;
  /** A repeated name is no home either. */
  const names = new Set<string>();
  let failure: FeedEnd["error"];
  const takeOne = (row: FeedRow): boolean => {
    if (failure !== undefined) return false;
    if (rows === MOST_FEED_ROWS) {
      failure = {
        message: `El archivo tiene más de ${formatNumber(MOST_FEED_ROWS)} filas: pártelo en varios`,
        line: row.line,
      };
      return false;
    }
    rows++;
    const { externalId } = row;
    const repeats = externalId !== null && names.has(externalId);
    if (externalId !== null) names.add(externalId);
    badInARow = row.home === null || repeats ? badInARow + 1 : 0;
    if (badInARow === MOST_BAD_IN_A_ROW) {
      const reason = row.problems[0]?.message ?? (repeats ? "se repite el identificador" : undefined);
      failure = {
        message: `Hay mil filas seguidas sin una vivienda que se pueda leer${reason ? ` («${reason}»)` : ""}. Revisa el archivo o las columnas`,
        line: row.line,
      };
    }
    return true;
  };
  return {
    take: (given) => given.filter(takeOne),
    failure: () => failure,
    rows: () => rows,
  };
}
