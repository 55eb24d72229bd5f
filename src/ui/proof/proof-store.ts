import type { ProofPurpose } from "#domain/accounts/proof/proof.ts";

/** The present demand for a proof, outside React so that any call in the browser may ask for one. */

export interface ProofRequest {
  id: number;
  purpose: ProofPurpose;
  /** Null when the person gives up. */
  settle: (token: string | null) => void;
}

let current: ProofRequest | null = null;
let lastId = 0;
let queue: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

/** Shows the tasks, one after another. @returns the proof; null when it was cancelled */
export function askForProof(purpose: ProofPurpose): Promise<string | null> {
  const asked = queue.then(
    () =>
      new Promise<string | null>((resolve) => {
        lastId += 1;
        set({
          id: lastId,
          purpose,
          settle: (token) => {
            set(null);
            resolve(token);
          },
        });
      }),
  );
  queue = asked;
  return asked;
}

export function subscribeToProof(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentProof = (): ProofRequest | null => current;

/** On the server nobody is asked. */
export const noProof = (): ProofRequest | null => null;

function set(next: ProofRequest | null): void {
  current = next;
  for (const listener of listeners) listener();
}
