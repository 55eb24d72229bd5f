import type { AccountKind } from "./social-accounts.ts";

/** A post that goes out by a connected account, from its place in the week to its address in the network. */

/**
 * `sin-respuesta`: it was handed over and nobody answered, so that it may stand in the network; it is never sent again by itself.
 */
export const SOCIAL_POST_STATES = ["programada", "publicada", "rechazada", "sin-respuesta"] as const;
export type SocialPostState = (typeof SOCIAL_POST_STATES)[number];

export const SOCIAL_STATE_NAMES: Readonly<Record<SocialPostState, string>> = {
  programada: "Programada",
  publicada: "Publicada",
  rechazada: "No ha salido",
  "sin-respuesta": "Sin respuesta",
};

export interface ShownSocialPost {
  id: string;
  /** The id of the post in its week. */
  place: string;
  runId: string;
  title: string;
  account: { id: string; kind: AccountKind; name: string };
  /** ISO instants. */
  dueAt: string;
  sentAt: string | null;
  state: SocialPostState;
  url: string | null;
  /** Why it has not gone, in words for its people. */
  problem: string | null;
}

/** Waits between two tries, in minutes, of a service that is down or asks for patience. After the last one the post is given up. */
const WAITS_MINUTES = [1, 5, 20, 60, 180] as const;

/**
 * Milliseconds until the next try; null where there were enough.
 *
 * @param tries that have failed, 1 after the first
 * @param asked milliseconds for which the service itself asks, at most three hours of which are waited
 */
export function nextTryMs(tries: number, asked: number | null = null): number | null {
  const minutes = WAITS_MINUTES[tries - 1];
  if (minutes === undefined) return null;
  const longest = WAITS_MINUTES.at(-1)! * 60_000;
  return Math.min(Math.max(minutes * 60_000, asked ?? 0), longest);
}

/** Told of a post that has waited so long that its week is over. */
export const GIVEN_UP = "La red no ha contestado en cinco intentos. Publícala a mano o vuelve a probar.";
