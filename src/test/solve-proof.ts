import type { ProofPurpose } from "#domain/accounts/proof/proof.ts";
import { searchWork, workToken } from "#domain/accounts/proof/work.ts";
import { issueWork } from "#server/accounts/proof/work-challenge.server.ts";
import type { Services } from "#server/boot/services.server.ts";

/** Does the work of a challenge, as a browser does. */
export function solveProof({ challenge, difficulty }: { challenge: string; difficulty: number }): string {
  const search = searchWork(challenge, difficulty);
  let counter: number | null = null;
  while (counter === null) counter = search(1_000);
  return workToken(challenge, counter);
}

/** A proof as a page brings it, of a challenge that takes no time. */
export function proofFor({ auth, now }: Services, purpose: ProofPurpose, network: string): string {
  return solveProof(issueWork(auth.keys, { purpose, network, difficulty: 4, now: now() }));
}
