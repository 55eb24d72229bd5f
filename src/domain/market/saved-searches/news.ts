import { addDays } from "../../shared/time/local-time.ts";
import { type AlertKind, MOST_NEW_A_DAY } from "./saved-search.ts";

/** Events of a home, and the part of them that is news to a search which began at some moment. */

export interface MarketEvent {
  kind: AlertKind;
  /** The price before, where it fell or where the home had another one when it went away. */
  previousPriceCents: number | null;
  /** The transaction that wrote it, as the database counts them. */
  writtenIn: bigint;
}

/** The transactions that a statement saw: those below `from`, and those below `to` that were not under way. */
export interface Baseline {
  from: bigint;
  to: bigint;
  underWay: ReadonlySet<bigint>;
}

/** A snapshot as PostgreSQL writes it: `10:20:11,13`. */
export function readBaseline(snapshot: string): Baseline {
  const [from = "0", to = "0", underWay = ""] = snapshot.split(":");
  return { from: BigInt(from), to: BigInt(to), underWay: new Set(underWay.split(",").filter(Boolean).map(BigInt)) };
}

/** Whether whoever took the snapshot saw what a transaction wrote. */
export const wasSeen = ({ from, to, underWay }: Baseline, writtenIn: bigint): boolean =>
  writtenIn < from || (writtenIn < to && !underWay.has(writtenIn));

export interface News {
  kind: AlertKind;
  previousPriceCents: number | null;
}

/**
 * Several things that happened to one home as one piece of news: a new home that is also cheaper by now is new, and what it cost before is what it
 * cost before the first of them.
 *
 * @param events of one home, in the order in which they happened
 * @param kinds those that the search wants to hear of
 * @returns null where nothing of it is news
 */
export function newsOf(events: readonly MarketEvent[], kinds: readonly AlertKind[]): News | null {
  const wanted = events.filter(({ kind }) => kinds.includes(kind));
  const kind = RANK.find((one) => wanted.some((event) => event.kind === one));
  if (kind === undefined) return null;
  return { kind, previousPriceCents: kind === "nueva" ? null : (wanted[0]?.previousPriceCents ?? null) };
}

/** The first that applies says what it is. */
const RANK: readonly AlertKind[] = ["nueva", "vuelta", "bajada"];

/**
 * New homes of a day, where they are more than anybody reads. A digest of the morning tells of the day before.
 *
 * @param today ISO date
 */
export function tooManyNew(
  { newOn, newCount }: { newOn: string | null; newCount: number },
  today: string,
): number | null {
  return newOn !== null && newOn >= addDays(today, -1) && newCount > MOST_NEW_A_DAY ? newCount : null;
}
