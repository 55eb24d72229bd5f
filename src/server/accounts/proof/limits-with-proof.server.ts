import type { ProofPurpose } from "#domain/accounts/proof/proof.ts";
import { AuthError } from "../auth/auth-error.server.ts";
import type { AuthLimits } from "../auth/auth-limits.server.ts";
import { BEYOND, type ProofBudget } from "./proof-budgets.server.ts";
import type { Proofs, Shown } from "./proofs.server.ts";

/** Refusals that the same call with a proof would pass. */
const passable = new WeakMap<object, ProofPurpose>();

/** Purpose of a proof that turns this refusal into an answer; undefined when none does. */
export const proofWantedBy = (error: object): ProofPurpose | undefined => passable.get(error);

/** @returns the refusal, remembered as one that a proof would pass */
export function wantingProof<T extends object>(error: T, purpose: ProofPurpose): T {
  passable.set(error, purpose);
  return error;
}

/**
 * Limits that a proof of being a person can extend. Below a limit no proof is asked for. At one that many share,
 * callers with a proof are counted in a second, smaller budget; callers without one are refused as usual, and the
 * refusal says that a proof would help, as long as it would.
 */
export function limitsWithProof(limits: AuthLimits, { budgets }: Pick<Proofs, "budgets">, shown: Shown): AuthLimits {
  async function beyond(limit: string, key: string, refused: unknown, count: boolean): Promise<void> {
    if (!(refused instanceof AuthError) || !isBudget(limit)) throw refused;
    if (!(await budgets.hasRoom(limit, key))) throw refused;
    // Asked before the budget is touched: made-up proofs use nothing up.
    if (!(await shown.isPerson())) throw wantingProof(refused, shown.purpose);
    if (count && !(await budgets.take(limit, key))) throw refused;
  }
  return {
    ...limits,
    take: (limit, key) => limits.take(limit, key).catch((refused: unknown) => beyond(limit, key, refused, true)),
    check: (limit, key) => limits.check(limit, key).catch((refused: unknown) => beyond(limit, key, refused, false)),
  };
}

const isBudget = (limit: string): limit is ProofBudget => Object.hasOwn(BEYOND, limit);
