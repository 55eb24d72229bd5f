/** Classes of PostgreSQL's codes for values that it cannot hold, whatever the statement: data exceptions. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;
/** A rule of a column, and a row of an index that is longer than an index may hold. */
const RULE_OF_COLUMN = "23514";
const TOO_LONG_FOR_INDEX = "54000";

/**
 * Whether the database refused a value: a day that no calendar has, a number beyond its column, a text too long for an
 * index. Validation should have refused it before; this is the safety net, and the client is told that the request was
 * at fault.
 *
 * @returns the database's code, or null
 */
export function refusedValueCode(error: unknown): string | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    if (DATA_EXCEPTION.test(code) || code === RULE_OF_COLUMN || code === TOO_LONG_FOR_INDEX) return code;
  }
  return null;
}
