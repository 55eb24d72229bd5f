import { createHash } from "node:crypto";

/**
 * Statements that come again are prepared: the server reads and plans each of them once for a connection, and not anew for each question.
 * Of the small statements that a page asks, reading and planning are most of what they cost the database (docs/scale.md).
 */

/** A statement is prepared when it comes so often; one that is put together for a single list of values is not. */
const FROM_TIMES = 8;
/** Plans that one connection keeps in the server. */
const MOST_ON_A_CONNECTION = 250;
/** Texts that are counted; beyond them counting begins anew. */
const MOST_COUNTED = 5_000;
/** After so many refusals nothing more is prepared: somebody stands between who lends a connection for one transaction alone. */
const MOST_CHANGES = 200;
/** Longer texts hold lists of values. */
const LONGEST = 20_000;
const PLANNED = /^\s*(?:select|with|insert|update|delete)\b/i;
/** Columns that nobody names are others after a migration, which a plan does not survive. */
const UNNAMED_COLUMNS = /(?<!\()\*/;

/** Arguments of the driver's `query`: a text or its description, values, what is called at the end. */
type Given = readonly unknown[];
type Done = (error: unknown, result?: unknown) => unknown;

/** Names by text, and how often the others came, in this thread. */
const names = new Map<string, string>();
const times = new Map<string, number>();
/** How many names were given up. */
let changes = 0;

/** The statements of one connection. */
export class PreparedStatements {
  readonly #prepared = new Set<string>();

  /**
   * Sends a query, by its name where it comes often. A name that the server no longer takes is given up, and the query sent anew. Within a
   * transaction nothing is sent by its name, because there a refusal would cost the whole transaction.
   *
   * @param isFree whether the connection is outside of a transaction
   * @param send sends them @returns what the driver returns
   */
  ask(given: Given, isFree: boolean, send: (given: Given) => unknown): unknown {
    const text = isFree ? textOf(given) : undefined;
    const name = text && this.#nameOf(text);
    if (!text || !name) return send(given);
    const again = () => {
      giveUp(text, name);
      return send(given);
    };
    const named = given.with(0, typeof given[0] === "string" ? { name, text } : { ...(given[0] as object), name });
    const at = given.findLastIndex((one) => typeof one === "function");
    if (at >= 0) {
      const done = given[at] as Done;
      const ended: Done = (error, result) => (isStale(error) ? again() : done(error, result));
      return send(named.with(at, ended));
    }
    const asked = send(named);
    if (!(asked instanceof Promise)) return asked;
    return asked.catch((error: unknown) => {
      if (isStale(error)) return again();
      throw error;
    });
  }

  #nameOf(text: string): string | undefined {
    const name = names.get(text) ?? countedName(text);
    if (!name || this.#prepared.has(name)) return name;
    if (this.#prepared.size >= MOST_ON_A_CONNECTION) return undefined;
    this.#prepared.add(name);
    return name;
  }
}

/** The text of a query with values that has no name of its own; undefined for any other. */
function textOf([query, second]: Given): string | undefined {
  const { text, values, name, submit } =
    typeof query === "string" ? { text: query } : ((query ?? {}) as Record<string, unknown>);
  const given = Array.isArray(second) ? second : values;
  if (typeof text !== "string" || name || submit !== undefined) return undefined;
  return Array.isArray(given) && given.length > 0 ? text : undefined;
}

/** A name for a text that has come often enough. */
function countedName(text: string): string | undefined {
  if (changes > MOST_CHANGES) return undefined;
  const came = (times.get(text) ?? 0) + 1;
  if (came < FROM_TIMES) {
    if (times.size >= MOST_COUNTED) times.clear();
    times.set(text, came);
    return undefined;
  }
  if (text.length > LONGEST || !PLANNED.test(text) || UNNAMED_COLUMNS.test(text)) return undefined;
  times.delete(text);
  const name = createHash("sha256").update(`${changes} ${text}`).digest("base64url");
  names.set(text, name);
  return name;
}

/** Other connections of this thread may have given it up before. */
function giveUp(text: string, name: string): void {
  if (names.get(text) !== name) return;
  changes += 1;
  names.delete(text);
  times.set(text, FROM_TIMES);
}

/** Refusals of a prepared statement, and not of the query: its columns have changed since, somebody discarded it, it is another's. */
function isStale(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: string; routine?: string };
  return (code === "0A000" && routine === "RevalidateCachedQuery") || code === "26000" || code === "42P05";
}
