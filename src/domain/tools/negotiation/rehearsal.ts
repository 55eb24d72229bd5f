import { seededRandom } from "../../shared/stats/random.ts";
import type { CeilingRange } from "./agreement-zone.ts";
import { roundedDown } from "./concession-ladder.ts";

/** Three buyers with rules: pressed for time, giving when they are given, and waiting for the price to fall. */
export const COUNTERPART_KINDS = ["urgente", "racional", "especulador"] as const;
/** One of them. */
export type CounterpartKind = (typeof COUNTERPART_KINDS)[number];

/** The move of the buyer, never the reason in money: their words carry no figure but the one that they offer. */
export type Move = "opens" | "raises" | "stands" | "last" | "accepts" | "leaves";

/** One answer of the buyer. */
export interface Reply {
  move: Move;
  /** The price that they offer or accept; null when they leave. */
  price: number | null;
  /** Which of the ways to say it, so that the same seed says the same words. */
  phrase: number;
}

/** The talk so far. */
export interface Rehearsal {
  replies: Reply[];
  state: "open" | "agreed" | "left";
  agreedPrice: number | null;
  /** Answers that they still have in them, themselves included. */
  roundsLeft: number;
}

interface Temper {
  /** Where their ceiling lies within what is guessed of it. */
  reach: readonly [low: number, high: number];
  opening: number;
  rounds: number;
  /** Below 1 they give way early, above 1 late (a concession that depends on time, as Faratin's agents do). */
  bend: number;
}

const TEMPERS: Record<CounterpartKind, Temper> = {
  urgente: { reach: [0.5, 1], opening: 0.95, rounds: 3, bend: 0.5 },
  racional: { reach: [0.25, 0.75], opening: 0.92, rounds: 5, bend: 1 },
  especulador: { reach: [0, 0.5], opening: 0.85, rounds: 4, bend: 2.2 },
};

/** A fall of this share of the price in one go tells a speculator to wait for the next one. */
const TOO_EAGER = 0.02;
const PHRASES = 3;

/**
 * A buyer to rehearse with: the whole talk from the prices that were asked of them, so that the same seed and the same
 * prices always give the same talk.
 */
export function rehearse(
  { kind, seed, ceiling, listPrice }: { kind: CounterpartKind; seed: number; ceiling: CeilingRange; listPrice: number },
  asked: readonly number[],
): Rehearsal {
  const temper = TEMPERS[kind];
  const random = seededRandom(seed * 7919 + COUNTERPART_KINDS.indexOf(kind));
  const [low, high] = temper.reach;
  const limit = ceiling.low + (ceiling.high - ceiling.low) * (low + (high - low) * random());
  const rounds = temper.rounds + (random() < 0.5 ? 0 : 1);
  const opening = roundedDown(Math.min(limit, listPrice) * (temper.opening + 0.02 * random()));
  const phrase = () => Math.floor(random() * PHRASES);

  const replies: Reply[] = [{ move: "opens", price: opening, phrase: phrase() }];
  let offered = opening;
  let last = listPrice;
  for (const [index, ask] of asked.entries()) {
    const round = index + 1;
    const isLast = round >= rounds;
    const moved = last - ask;
    last = Math.min(last, ask);
    const stated = phrase();
    if (ask <= offered || (ask <= limit && (isLast || ask <= aim(round)))) {
      replies.push({ move: "accepts", price: ask, phrase: stated });
      return { replies, state: "agreed", agreedPrice: ask, roundsLeft: 0 };
    }
    if (isLast) {
      replies.push({ move: "leaves", price: null, phrase: stated });
      return { replies, state: "left", agreedPrice: null, roundsLeft: 0 };
    }
    const next = willMove(moved) ? Math.min(roundedDown(aim(round)), ask) : offered;
    const move = round === rounds - 1 ? "last" : next > offered ? "raises" : "stands";
    offered = Math.max(offered, next);
    replies.push({ move, price: offered, phrase: stated });
  }
  return { replies, state: "open", agreedPrice: null, roundsLeft: rounds - asked.length };

  /** The most that they would give by now. */
  function aim(round: number): number {
    return opening + (limit - opening) * Math.min(1, round / rounds) ** temper.bend;
  }

  function willMove(moved: number): boolean {
    if (kind === "urgente") return true;
    // They give when they are given; whoever waits for more gives nothing while the price falls by itself.
    return kind === "racional" ? moved > 0 : moved >= 0 && moved < listPrice * TOO_EAGER;
  }
}
