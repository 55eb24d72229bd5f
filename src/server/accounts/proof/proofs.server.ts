import type { ProofPurpose, ProofTask } from "#domain/accounts/proof/proof.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { Config } from "../../platform/env.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import { isCaptchaSolved } from "../auth/captcha.server.ts";
import { createProofBudgets, type ProofBudgets } from "./proof-budgets.server.ts";
import { issueWork, readWork } from "./work-challenge.server.ts";

/** Proof that a call brings of its caller. */
export interface Shown {
  purpose: ProofPurpose;
  /** Whether it proves that a person is there; a proof counts once, so it is looked at when that is first asked. */
  isPerson(): Promise<boolean>;
}

interface ShownParts {
  token: string | null | undefined;
  purpose: ProofPurpose;
  network: string;
  ipAddress: string | null;
  now: Date;
}

/**
 * Proof that a person is there: the puzzle of a configured service, else work of our own. Nobody is asked before a try
 * has failed: `limits-with-proof` and `pass-with-proof` say when.
 */
export interface Proofs {
  budgets: ProofBudgets;
  /** Task to solve; null where a service is configured without the key that its widget needs. */
  taskFor(parts: Pick<ShownParts, "purpose" | "network" | "now">): Promise<ProofTask | null>;
  shownBy(parts: ShownParts): Shown;
}

export function createProofs({ auth }: Pick<Config, "auth">, db: Db, keys: AuthKeys): Proofs {
  const budgets = createProofBudgets(db, keys);

  async function isProof(token: string, { purpose, network, ipAddress, now }: ShownParts): Promise<boolean> {
    if (auth.captcha)
      return (await budgets.mayCheck(network)) && (await isCaptchaSolved(auth.captcha, token, ipAddress));
    const solved = readWork(keys, token, { purpose, network, now });
    return solved !== null && (await budgets.takeOnce(solved.id, network, solved.expiresAt - now.getTime()));
  }

  return {
    budgets,
    async taskFor({ purpose, network, now }) {
      if (auth.captcha) return auth.captcha.siteKey ? { kind: "turnstile", siteKey: auth.captcha.siteKey } : null;
      return issueWork(keys, { purpose, network, difficulty: await budgets.difficultyFor(network), now });
    },
    shownBy(parts) {
      const { token, purpose } = parts;
      let known: Promise<boolean> | undefined;
      return {
        purpose,
        isPerson() {
          known ??= token ? isProof(token, parts) : Promise.resolve(false);
          return known;
        },
      };
    },
  };
}
