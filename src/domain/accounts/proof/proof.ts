/** The actions that ask for a proof that a person is there; a proof for one action is not valid for another. */
const PROOF_PURPOSES = ["sign-in", "sign-up", "mail", "form"] as const;
export type ProofPurpose = (typeof PROOF_PURPOSES)[number];

/** Narrows untrusted input, as it comes in a request, to a known purpose of a proof of work. */
export const isProofPurpose = (text: unknown): text is ProofPurpose => PROOF_PURPOSES.some((one) => one === text);

/** Header of a refusal that a proof would turn into an answer: the purpose of the proof. */
export const PROOF_WANTED_HEADER = "x-proof-wanted";
/** Carries the proof of a call whose body has no place for it. */
export const PROOF_HEADER = "x-proof";

/** The task that the server sets: a service's puzzle, or work. */
export type ProofTask =
  | { kind: "turnstile"; siteKey: string }
  /** `difficulty` is how many bits of the hash are zero; `expiresAt` is in milliseconds since 1970. */
  | { kind: "work"; challenge: string; difficulty: number; expiresAt: number };
