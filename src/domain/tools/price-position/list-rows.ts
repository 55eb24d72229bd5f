import { parseListings } from "../../shared/listing/parse-listings.ts";
import type { Listing } from "../../shared/listing/property.ts";
import type { ListedCheck } from "./check-list.ts";
import type { Verdict } from "./price-position.ts";

/** Rows of a list that are read at once. */
export const MOST_LIST_ROWS = 5000;
/** Size of a list in millions of characters, and of its file in megabytes. */
export const LIST_MB = 5;

/** A list as it was read. */
export interface ReadList {
  adverts: Listing[];
  /** Rows that were left out, with their line from 1. */
  refused: { line: number; reason: string }[];
  problem?: string;
}

/** A row of the list with its outcome, ready to be shown, ordered and written. */
export interface ListRow {
  /** Line of the list, from 1. */
  line: number;
  name: string;
  areaM2: number | null;
  price: number | null;
  currency: string;
  verdict: Verdict | null;
  value: number | null;
  low: number | null;
  high: number | null;
  position: number | null;
  comparables: number;
  /** Lines that may show the same home. */
  repeats: number[];
  /** Why there is no verdict, in Spanish; null where there is one. */
  reason: string | null;
}

/** Reads a list of adverts: every row needs its price, its area and its position. @param today ISO date: ages of buildings count back from it, and no advert is of a later day */
export function readList(text: string, today: string): ReadList {
  const { listings, rows, problem } = parseListings(text, {
    maxRows: MOST_LIST_ROWS,
    maxMegabytes: LIST_MB,
    idPrefix: ID_PREFIX,
    source: "Tu lista",
    currentYear: Number(today.slice(0, 4)),
    latestDay: today,
  });
  return {
    adverts: listings.map(({ listing }) => listing),
    refused: rows.flatMap(({ line, error }) => (error === undefined ? [] : [{ line, reason: error }])),
    ...(problem === undefined ? {} : { problem }),
  };
}

const ID_PREFIX = "fila";
const lineOf = (id: string): number => Number(id.slice(ID_PREFIX.length + 1));

/** The outcome of an advert as a row. */
export function listRow({ advert, check }: ListedCheck): ListRow {
  const checked = check.kind === "checked" ? check : undefined;
  return {
    line: lineOf(advert.id),
    name: advert.address ?? advert.placeName ?? `Fila ${lineOf(advert.id)}`,
    areaM2: advert.builtAreaM2,
    price: advert.price,
    currency: advert.currency,
    verdict: checked?.verdict ?? null,
    value: checked?.valued.value ?? null,
    low: checked?.valued.range80.low ?? null,
    high: checked?.valued.range80.high ?? null,
    position: checked?.position ?? null,
    comparables: checked?.valued.used.length ?? (check.kind === "checked" ? 0 : check.found),
    repeats: check.repeated.map(({ listing }) => lineOf(listing.id)),
    reason:
      check.kind === "checked"
        ? null
        : `Hay ${check.found} de ${check.needed} comparables en la lista: falta quien se le parezca cerca.`,
  };
}

/** A row that was not read. */
export function refusedRow({ line, reason }: ReadList["refused"][number]): ListRow {
  return {
    line,
    name: `Fila ${line}`,
    areaM2: null,
    price: null,
    currency: "EUR",
    verdict: null,
    value: null,
    low: null,
    high: null,
    position: null,
    comparables: 0,
    repeats: [],
    reason: `No se ha leído: ${reason}`,
  };
}
