import { type ParsedListings, type Position, parseListings } from "../../shared/listing/parse-listings.ts";
import type { Listing, Property } from "../../shared/listing/property.ts";
import { speakingListings } from "./demo-listings.ts";
import type { ExcludedComparable } from "./types.ts";

/** The home that a paste was gathered for. */
export interface PasteContext {
  /** Absent while the form has no point: rows without one are then read with a warning. */
  position?: Position;
  type: Property["type"];
  operation: Property["operation"];
  country: string;
  currency: string;
  /** ISO date: prices of later days prove nothing, and "antigüedad 50 años" counts back from it. */
  today: string;
}

export interface Paste extends Pick<ParsedListings, "rows" | "columns" | "problem"> {
  listings: Listing[];
  /** The text of the row of each listing, by its id. */
  texts: Readonly<Record<string, string>>;
  /** Line of the paste, from 1, by the id of its listing. */
  lineOf: ReadonlyMap<string, number>;
}

/**
 * Reads pasted comparables as the engine takes them; the form shows the same before anything runs. Ids come from the
 * row's text, so that a comparable taken out stays out when rows are added above it.
 */
export function readPaste(text: string, context: PasteContext): Paste {
  const { position, type, today, ...options } = context;
  const { listings, rows, columns, problem } = parseListings(text, {
    ...options,
    currentYear: Number(today.slice(0, 4)),
    latestDay: today,
    ...(position ? { defaultPosition: position } : { acceptsUnplaced: true }),
  });
  // A table that never says what its homes are was made for this one.
  const saysType = columns.length === 0 || columns.some(({ field }) => field === "type");
  const textOfLine = new Map(rows.map(({ line, raw }) => [line, raw]));
  const seen = new Map<string, number>();
  const texts: Record<string, string> = {};
  const lineOf = new Map<string, number>();
  return {
    listings: listings.map(({ listing, line, positionApproximate }) => {
      const raw = textOfLine.get(line) ?? "";
      const id = idOf(raw, seen);
      texts[id] = raw;
      lineOf.set(id, line);
      return {
        ...listing,
        id,
        ...(saysType ? {} : { type }),
        // Without a position the distance is unknown: better none than zero metres.
        ...(positionApproximate ? { latitude: undefined, longitude: undefined } : {}),
      };
    }),
    texts,
    lineOf,
    rows,
    columns,
    ...(problem === undefined ? {} : { problem }),
  };
}

/** Prefix of the ids of pasted comparables. */
export const PASTED_ID = "pegado-";

/** FNV-1a of the row's text; the same row again gets a number behind. */
function idOf(raw: string, seen: Map<string, number>): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < raw.length; i++) hash = Math.imul(hash ^ raw.charCodeAt(i), 0x01000193);
  const id = `${PASTED_ID}${(hash >>> 0).toString(36)}`;
  const times = (seen.get(id) ?? 0) + 1;
  seen.set(id, times);
  return times === 1 ? id : `${id}-${times}`;
}

/** The comparables pasted around a home; undefined where nothing was pasted. @param today ISO date */
export function pasteFor(
  { latitude, longitude, type, operation, country, currency }: Property & { latitude: number; longitude: number },
  text: string | undefined,
  today: string,
): Paste | undefined {
  if (!text?.trim()) return undefined;
  const position = { latitude, longitude };
  return readPaste(text, { position, type, operation, country, currency, today });
}

/** The listings that may speak: what was pasted and, unless somebody said no, what stands nearby. Demonstration only where nobody else does. */
export function comparablesIn(
  useNearby: boolean | undefined,
  pasted: readonly Listing[],
  nearby: readonly Listing[],
): Listing[] {
  return useNearby === false ? [...pasted] : speakingListings([...pasted, ...nearby]).listings;
}

/** The outcome of a paste, as a result keeps it. */
export interface PasteSummary {
  understood: number;
  /** Rows left out, with their line in the paste (from 1) and why. */
  refused: { line: number; reason: string }[];
  /** Rows that were read and yet did not count, with why; absent where all count, and in results kept from before 27 November 2026. */
  notCounted?: { line: number; reason: string }[];
  /** A problem of the paste as a whole. */
  problem?: string;
}

/** @param excluded the listings that did not count, also those that were not pasted */
export function summaryOf(
  { listings, rows, problem, lineOf }: Paste,
  excluded: readonly ExcludedComparable[],
): PasteSummary {
  const notCounted = excluded
    .flatMap(({ id, text }) => (lineOf.has(id) ? [{ line: lineOf.get(id)!, reason: text }] : []))
    .sort((a, b) => a.line - b.line);
  return {
    understood: listings.length,
    refused: rows.flatMap(({ line, error }) => (error === undefined ? [] : [{ line, reason: error }])),
    ...(notCounted.length > 0 ? { notCounted } : {}),
    ...(problem === undefined ? {} : { problem }),
  };
}
