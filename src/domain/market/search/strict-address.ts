import { LONGEST_TEXT, MOST_PLACES, marketQuery, RANGES, readMarketFilter } from "./market-address.ts";
import { DRAWING_PROBLEMS } from "./market-area.ts";
import { NO_MARKET_FILTER } from "./market-filter.ts";

/**
 * The address of a search read for a program: where a page passes over what it cannot read, a program is told, since it would otherwise
 * take the whole market for the answer to its condition.
 */

/** Words of a search, in the order of `marketQuery`. */
export const FILTER_WORDS: readonly string[] = [
  "buscar",
  "operacion",
  "tipo",
  "no-tipo",
  "lugar",
  "no-lugar",
  "zona",
  ...Object.keys(RANGES).flatMap((word) => [`${word}-desde`, `${word}-hasta`]),
  "moneda",
  "conservacion",
  "energia",
  "con",
  "sin",
  "vendedor",
  "estado",
  "nuevo",
  "bajada",
  "orden",
];

/** Words that may stand several times, each of which counts. */
const SEVERAL = new Set(["tipo", "no-tipo", "lugar", "no-lugar", "conservacion", "con", "sin", "estado"]);

const ZONE_UNREAD = `No se entiende la zona. De un dibujo: ${DRAWING_PROBLEMS.corners.toLowerCase()}, sin que se cruce consigo mismo`;

export interface AddressIssue {
  /** The word of the address. */
  path: string;
  message: string;
}

/**
 * The mistakes of a program's address. Each condition is read by itself, by the reader of the pages: a value that leaves no trace was not understood.
 *
 * @param others words of the call that are no conditions
 * @returns empty where every condition counts
 */
export function addressIssues(query: URLSearchParams, others: readonly string[]): AddressIssue[] {
  const issues: AddressIssue[] = [];
  for (const name of new Set(query.keys())) {
    if (others.includes(name)) continue;
    const values = query.getAll(name).filter((value) => value.trim() !== "");
    if (!FILTER_WORDS.includes(name)) issues.push({ path: name, message: "No es una condición de la búsqueda" });
    else if (values.length > 1 && !SEVERAL.has(name)) issues.push({ path: name, message: "Ponlo una sola vez" });
    else if (values.length > MOST_PLACES && name.endsWith("lugar")) {
      issues.push({ path: name, message: `Pon como mucho ${MOST_PLACES} lugares` });
    } else if (name === "buscar" && (values[0] ?? "").trim().length > LONGEST_TEXT) {
      issues.push({ path: name, message: `Usa como mucho ${LONGEST_TEXT} caracteres` });
    } else if (!values.every((value) => isRead(name, value))) {
      issues.push({ path: name, message: name === "zona" ? ZONE_UNREAD : "No se entiende el valor" });
    }
  }
  const unwanted = query.getAll("sin").filter((feature) => query.getAll("con").includes(feature));
  if (unwanted.length > 0) issues.push({ path: "sin", message: "No puede pedirse y excluirse lo mismo" });
  return issues;
}

/** Whether a condition alone asks for something; the usual order is an order, though no address has it. */
export const isRead = (name: string, value: string): boolean =>
  (name === "orden" && value === NO_MARKET_FILTER.sort) ||
  marketQuery(readMarketFilter(new URLSearchParams([[name, value]]))) !== "";
