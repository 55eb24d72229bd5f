import type { ErrorCode } from "#content/errors.ts";

/** The database could not be reached at all; `cause` has the reason. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";

  constructor(cause: Error) {
    super(`the database cannot be reached: ${cause.message}`, { cause });
  }

  /**
   * Compares by name: the start of the process opens connections, and the built site has its own copy of this class.
   */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === "DatabaseAway";
  }
}

/**
 * Codes with which PostgreSQL answers while it starts, ends, or cannot take more (appendix A of its manual): a
 * connection that broke, one too many, no memory, a lock or a statement that took too long, a transaction that another
 * one was in the way of, a server that only reads.
 */
const PASSING = /^(08...|53300|53200|55P03|57014|57P0[1235]|25P0[34]|25006|40001|40P01)$/;
/** No room on its disk, or a disk that fails. */
const NO_ROOM = /^(53100|58030)$/;
/** Messages of the driver that carry no code: a connection that ended under a query, and waits that were given up. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable)/;
const BROKEN = new Set(["ECONNRESET", "EPIPE", "ETIMEDOUT"]);

/**
 * Whether something failed because the database is away, busy or full, and will do the same again a moment later: no mistake of the
 * request's, and none of ours.
 *
 * @returns the catalogue's code, or null
 */
export function outageCode(error: unknown): Extract<ErrorCode, "DATABASE_UNAVAILABLE" | "INSUFFICIENT_STORAGE"> | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth += 1) {
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    if (NO_ROOM.test(code)) return "INSUFFICIENT_STORAGE";
    if (cause instanceof DatabaseAway || PASSING.test(code) || AWAY_MESSAGES.test(cause.message))
      return "DATABASE_UNAVAILABLE";
    // A connection that broke under a query, as the driver hands it on; other connections name their own faults.
    if (BROKEN.has(code) && depth > 0) return "DATABASE_UNAVAILABLE";
  }
  return null;
}
