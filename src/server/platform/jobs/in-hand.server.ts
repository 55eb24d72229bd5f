import { AsyncLocalStorage } from "node:async_hooks";
import { traced } from "../telemetry/tracing.server.ts";

/**
 * The rows that the background works on. A job says which row it is at; the watcher of its thread asks here which row
 * was in hand when the thread no longer answers, also from the middle of a loop that never ends.
 */

/** @property item id of the row, in the work's own table; null between two rows */
export interface InHand {
  job: string;
  item: string | null;
}

export const keyOf = ({ job, item }: InHand) => `${job} ${item}`;

interface Hand extends InHand {
  /** When it last gave a sign of life, by the clock of the thread. */
  aliveAt: number;
  above: Hand | undefined;
  hears: Hearer;
}

export interface Hearer {
  began(hand: InHand): void;
  ended(hand: InHand): void;
}

const hands = new AsyncLocalStorage<Hand>();

/** The job and row that run at this moment in this thread. */
export function inHandNow(): InHand | null {
  const hand = hands.getStore();
  return hand ? { job: hand.job, item: hand.item } : null;
}

/** A round of a work; whatever it does, at once or later, is its doing. */
export async function inRound<T>(job: string, hears: Hearer, round: () => Promise<T>): Promise<T> {
  return await holding({ job, item: null, aliveAt: performance.now(), above: undefined, hears }, round);
}

/** Runs `does` as work on this row. Outside the background it simply runs. */
export async function handling<T>(item: string, does: () => Promise<T>): Promise<T> {
  const above = hands.getStore();
  if (!above) return await does();
  livesOn();
  try {
    const { job, hears } = above;
    return await holding({ job, item, aliveAt: performance.now(), above, hears }, does);
  } finally {
    livesOn(above);
  }
}

/** Gives a sign of life: a long job gives one with each portion, and its time limit begins anew. */
export function livesOn(hand = hands.getStore()): void {
  for (let one = hand; one; one = one.above) one.aliveAt = performance.now();
}

async function holding<T>(hand: Hand, does: () => Promise<T>): Promise<T> {
  hand.hears.began(hand);
  try {
    const name = `${hand.item === null ? "round" : "row"} ${hand.job}`;
    return await traced({ name, beginsTrace: true }, () => hands.run(hand, does));
  } finally {
    hand.hears.ended(hand);
  }
}

/**
 * Everything that is in hand in this thread, and the part of it that has given no sign of life for longer than it may.
 *
 * @param reportsRounds whether rounds between two rows are reported too: there are many, and with one round at a time
 *   they show which row was at fault
 */
export function keepHands(stated: Hearer, reportsRounds: boolean) {
  const all = new Set<Hand>();
  const hears: Hearer = {
    began(hand) {
      all.add(hand as Hand);
      if (reportsRounds || hand.item !== null) stated.began({ job: hand.job, item: hand.item });
    },
    ended(hand) {
      all.delete(hand as Hand);
      if (reportsRounds || hand.item !== null) stated.ended({ job: hand.job, item: hand.item });
    },
  };
  return {
    hears,
    overdue(mayTakeMs: (job: string) => number): InHand | undefined {
      const now = performance.now();
      // Innermost first: the row rather than the round that waits for it.
      const late = [...all].reverse().find((hand) => now - hand.aliveAt > mayTakeMs(hand.job));
      return late && { job: late.job, item: late.item };
    },
  };
}
