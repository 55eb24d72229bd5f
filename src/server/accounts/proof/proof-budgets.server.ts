import type { Db } from "../../platform/db/connection.server.ts";
import { counter, countOne, type DatabaseCounter } from "../../platform/db/counter.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";

const FIVE_MINUTES_S = 300;
const QUARTER_HOUR_S = 900;
const HOUR_S = 3_600;

/**
 * Limits that may refuse somebody innocent, since they count what many do together, and how much a person with a proof
 * has beyond each: always less than the limit itself, so that proofs by the thousand do not undo it. Limits that are
 * not named here cannot be passed: ten wrong passwords for one account from one place are that person's own.
 */
export const BEYOND = {
  signup: { points: 20, seconds: FIVE_MINUTES_S },
  token: { points: 60, seconds: FIVE_MINUTES_S },
  recover: { points: 20, seconds: FIVE_MINUTES_S },
  /** Wrong passwords from one network: an office with one who guesses. */
  wrongPasswordAnywhere: { points: 30, seconds: QUARTER_HOUR_S },
  /** Wrong passwords for one account from everywhere: its owner, while others attack it. */
  wrongPasswordOfAccount: { points: 30, seconds: HOUR_S },
  /** Forms that anybody may send. */
  form: { points: 10, seconds: HOUR_S },
} as const;
export type ProofBudget = keyof typeof BEYOND;

/** Solved by one network within an hour: from ten on its puzzles become harder. */
const EASY_PROOFS = 10;
/** About a second of a telephone: 2^18 hashes. */
const EASIEST = 18;
/** Some twenty seconds of it. */
const HARDEST = 22;
/** Answers of a service's puzzle that one network may have checked in five minutes. */
const CHECKS = 300;

/** Counters of proofs, in the database like those that they help past: for all processes together. */
export interface ProofBudgets {
  /** Counts one. @returns whether there was room */
  take(budget: ProofBudget, key: string): Promise<boolean>;
  /** Whether there is room; counts nothing. */
  hasRoom(budget: ProofBudget, key: string): Promise<boolean>;
  /** Takes a challenge for the network that solved it. @returns false when it was taken before */
  takeOnce(challengeId: string, network: string, lifeMs: number): Promise<boolean>;
  /** Whether a service may be asked once more for this network. */
  mayCheck(network: string): Promise<boolean>;
  /** How hard the next puzzle of a network is, in bits. */
  difficultyFor(network: string): Promise<number>;
}

export function createProofBudgets(db: Db, keys: Pick<AuthKeys, "mac">): ProofBudgets {
  // Counters do not reveal the network or account they count.
  const hidden = (key: string) => keys.mac("network", key);
  const budgets = Object.fromEntries(
    Object.entries(BEYOND).map(([name, { points, seconds }]) => [name, counter(db, `proved-${name}`, points, seconds)]),
  ) as Record<ProofBudget, DatabaseCounter>;
  const solved = counter(db, "solved", Number.MAX_SAFE_INTEGER, HOUR_S);
  const checks = counter(db, "proof-checks", CHECKS, FIVE_MINUTES_S);
  const used = counter(db, "proof", 1, HOUR_S);
  const consume = async (...of: Parameters<typeof countOne>) => (await countOne(...of)) === null;
  return {
    take: (budget, key) => consume(budgets[budget], hidden(key)),
    async hasRoom(budget, key) {
      const state = await budgets[budget].get(hidden(key));
      return state === null || state.remainingPoints > 0;
    },
    async takeOnce(challengeId, network, lifeMs) {
      // A second longer than it lives, so that it is forgotten only once it has expired.
      if (!(await consume(used, challengeId, Math.ceil(lifeMs / 1000) + 1))) return false;
      await consume(solved, hidden(network));
      return true;
    },
    mayCheck: (network) => consume(checks, hidden(network)),
    async difficultyFor(network) {
      const count = (await solved.get(hidden(network)))?.consumedPoints ?? 0;
      return Math.min(HARDEST, EASIEST + Math.floor(count / EASY_PROOFS));
    },
  };
}
