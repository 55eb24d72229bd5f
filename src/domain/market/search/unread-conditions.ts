import { FILTER_WORDS, isRead } from "./strict-address.ts";

/** Free words say something in any case; whatever else stands in an address, of campaigns for instance, is none of ours. */
const isCondition = (name: string) => name !== "buscar" && FILTER_WORDS.includes(name);
/** Conditions that are told of in one message. */
const MOST_TOLD = 5;
const LONGEST_TOLD = 40;

/**
 * The conditions of an address that say nothing that can be searched by, as a person is told of them: `precio hasta: barato`. The page searches
 * by the others.
 */
export function unreadConditions(query: URLSearchParams): string[] {
  const unread = [...query].filter(
    ([name, value]) => isCondition(name) && value.trim() !== "" && !isRead(name, value.trim()),
  );
  const told = unread.map(([name, value]) => `${name.replaceAll("-", " ")}: ${value.trim().slice(0, LONGEST_TOLD)}`);
  return [...new Set(told)].slice(0, MOST_TOLD);
}
