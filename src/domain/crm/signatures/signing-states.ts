/** The course of a request for signatures: which signers are asked, and the state that follows from their answers. */

export const REQUEST_STATES = ["borrador", "enviada", "firmada", "rechazada", "caducada", "anulada"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Those of a request that ended without all signatures. */
export const UNSIGNED_ENDS = ["rechazada", "caducada", "anulada"] as const satisfies readonly RequestState[];

export const hasEndedUnsigned = (state: RequestState): state is (typeof UNSIGNED_ENDS)[number] =>
  (UNSIGNED_ENDS as readonly RequestState[]).includes(state);

export const SIGNER_STATES = ["en-espera", "pedida", "identificada", "firmada", "rechazada"] as const;
export type SignerState = (typeof SIGNER_STATES)[number];

export interface SignerTurn {
  /** Order number, from 1: equal numbers are asked together. */
  turn: number;
  state: SignerState;
}

/** Whether a signer has not answered yet. */
const isOpen = ({ state }: SignerTurn): boolean => state !== "firmada" && state !== "rechazada";

/**
 * The signers who are to be asked now: those who wait and have the smallest order number among the people who have not signed.
 * Nobody is asked once somebody declined.
 */
export function nextToAsk<Signer extends SignerTurn>(signers: readonly Signer[]): Signer[] {
  if (signers.some(({ state }) => state === "rechazada")) return [];
  const turn = Math.min(...signers.filter(isOpen).map((signer) => signer.turn));
  return signers.filter((signer) => signer.turn === turn && signer.state === "en-espera");
}

/** The state of a request that was sent, as the answers of its signers have it; one refusal ends it. */
export function stateAfterAnswers(signers: readonly SignerTurn[]): "enviada" | "firmada" | "rechazada" {
  if (signers.some(({ state }) => state === "rechazada")) return "rechazada";
  return signers.length > 0 && signers.every(({ state }) => state === "firmada") ? "firmada" : "enviada";
}

/** The reason for which a signer cannot sign or decline now. */
export type SigningFault = "ended" | "expired" | "waits" | "answered" | "unidentified" | "unread";

/**
 * Whether a signer may sign at this moment.
 *
 * @param request.expiresAt first instant at which nobody signs any more
 * @returns null where nothing stands in the way
 */
export function signingFault(
  request: { state: RequestState; expiresAt: Date },
  signer: { state: SignerState; isIdentified: boolean; hasOpenedDocument: boolean },
  now: Date,
): SigningFault | null {
  if (signer.state === "firmada" || signer.state === "rechazada") return "answered";
  if (request.state === "caducada") return "expired";
  if (request.state !== "enviada") return "ended";
  if (now >= request.expiresAt) return "expired";
  if (signer.state === "en-espera") return "waits";
  if (!signer.isIdentified) return "unidentified";
  return signer.hasOpenedDocument ? null : "unread";
}
