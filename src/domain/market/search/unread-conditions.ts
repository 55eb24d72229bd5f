import { marketQuery, RANGES, readMarketFilter } from "./market-address.ts";
import { NO_MARKET_FILTER } from "./market-filter.ts";

/** The words of an address that are conditions; whatever else stands in it, of campaigns for instance, is none of ours. */
const CONDITIONS = [
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
/** Conditions that are told of in one message. */
const MOST_TOLD = 5;
const LONGEST_TOLD = 40;

/**
 * The conditions of an address that say nothing that can be searched by, as a person is told of them: `precio hasta: barato`. The page searches
 * by the others.
 */
export function unreadConditions(query: URLSearchParams): string[] {
  const unread = [...query].filter(([name, value]) => CONDITIONS.includes(name) && !isRead(name, value.trim()));
  const told = unread.map(([name, value]) => `${name.replaceAll("-", " ")}: ${value.trim().slice(0, LONGEST_TOLD)}`);
  return [...new Set(told)].slice(0, MOST_TOLD);
}

/** Whether a condition alone asks for something. An empty one is a field that was left empty, and the usual order is an order. */
const isRead = (name: string, value: string): boolean =>
  value === "" ||
  (name === "orden" && value === NO_MARKET_FILTER.sort) ||
  marketQuery(readMarketFilter(new URLSearchParams([[name, value]]))) !== "";
