import { soundTour } from "./sound-tour.ts";
import type { Tour } from "./tour.ts";

/** A document read from outside: the sound tour, or why it is none, in Spanish. */
export type ReadTour =
  | { readonly kind: "tour"; readonly tour: Tour }
  | { readonly kind: "refused"; readonly text: string };

/**
 * Reads a stored tour of any form that was ever written. There is one form today; a second one brings a step here that turns the first into it.
 *
 * @param document parsed JSON
 */
export function readTour(document: unknown): ReadTour {
  const read = soundTour.safeParse(document);
  if (read.success) return { kind: "tour", tour: read.data };
  return { kind: "refused", text: read.error.issues[0]?.message || "Este documento no es un recorrido" };
}
