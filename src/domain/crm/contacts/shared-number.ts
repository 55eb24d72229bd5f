import { fold } from "../../shared/listing/fold.ts";
import { nameLikeness } from "./duplicates.ts";

/** People who share a telephone: a couple, an office. Who of them is meant by a message with the number and a name. */

export interface Sharer {
  id: string;
  fullName: string;
}

/** The one who is meant, and by what. */
export interface Meant<S extends Sharer> {
  contact: S;
  /** `nombre`: theirs is like the given one; `reciente`: no name fits, and they are the newest. */
  by: "nombre" | "reciente";
}

const RANKS = ["same", "close", "part"] as const;

/**
 * The sharer whose name is most like the given one, of two alike the one known for longer; where none is, or no name was given, the newest.
 *
 * @param sharers the newest first
 * @returns null without any
 */
export function whoIsMeant<S extends Sharer>(name: string | null, sharers: readonly S[]): Meant<S> | null {
  const [newest] = sharers;
  if (!newest) return null;
  const likeness = sharers.map((contact) => (name ? nameLikeness(name, contact.fullName) : null));
  for (const rank of RANKS) {
    const at = likeness.lastIndexOf(rank);
    if (at >= 0) return { contact: sharers[at]!, by: "nombre" };
  }
  // A first name alone tells two people who live together apart.
  const first = firstName(name ?? "");
  const called = first === "" ? [] : sharers.filter(({ fullName }) => firstName(fullName) === first);
  if (called.length === 1) return { contact: called[0]!, by: "nombre" };
  return { contact: newest, by: "reciente" };
}

const firstName = (name: string) => fold(name).split(" ")[0] ?? "";
