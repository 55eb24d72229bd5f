import type { Db } from "../db/connection.server.ts";

/** Tries after which a row is given up; its owner then reads why. */
export const MOST_TRIES = 3;
/** From this number of tries on, a row is tried after all others. */
export const TRIED_LAST = 2;

/** Why a thread of the background ended unasked. */
export type DeathCause = "held" | "memory" | "overdue" | "failed";

const REASONS: Record<DeathCause, string> = {
  held: "se queda sin avanzar",
  memory: "necesita más memoria de la que hay",
  overdue: "no termina a tiempo",
  failed: "se interrumpe a medias",
};

/** The reason in the owner's words. */
export const reasonOf = (cause: DeathCause): string => `Lo hemos intentado tres veces y ${REASONS[cause]}`;

/** For a row whose process died each time, so that no cause is known. */
export const UNKNOWN_REASON = `Lo hemos intentado tres veces y no termina`;

/** Decides about a row that was in hand when its thread ended. Taking the row up has counted the try. */
export interface JobItems {
  /** Through no fault of its own: that was no try, and it is due at once. */
  letGo(db: Db, id: string, now: Date): Promise<void>;
  /** Through its fault: after the last try it is given up with this reason; else it is due when its lease ends. */
  failed(db: Db, id: string, reason: string, now: Date): Promise<void>;
}
