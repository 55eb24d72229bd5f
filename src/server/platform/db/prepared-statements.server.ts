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
/** Names that were given up. */
let changes = 0;

/** The statements of one connection. */
export class PreparedStatements {
  readonly #prepared = new Set<string>();

  /**
   * Sends a query, by its name where it comes often. A name that the server no longer takes is given up, and the query sent anew.
   *
   * @param isFree whether the connection is outside of a transaction, where a refusal costs nothing but the statement
   * @param send sends them @returns what the driver returns
   */
  ask(given: Given, isFree: () => boolean, send: (given: Given) => unknown): unknown {
    const text = textOf(given);
    const name = text && this.#nameOf(text);
    if (!text || !name) return send(given);
    const mayRepeat = isFree();
    /** Whether the query may be sent anew after this error. */
    const isRepeated = (error: unknown): boolean => {
      if (!isStale(error)) return false;
      forget(text, name);
      return mayRepeat;
    };
    const named = given.with(0, typeof given[0] === "string" ? { name, text } : { ...(given[0] as object), name });
    const at = given.findLastIndex((one) => typeof one === "function");
    if (at >= 0) {
      const done = given[at] as Done;
      const ended: Done = (error, result) => (isRepeated(error) ? this.ask(given, isFree, send) : done(error, result));
      return send(named.with(at, ended));
    }
    const asked = send(named);
    if (!(asked instanceof Promise)) return asked;
    return asked.catch((error: unknown) => {
      if (isRepeated(error)) return this.ask(given, isFree, send);
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
  if (typeof text !== "string" || name !== undefined || submit !== undefined) return undefined;
  return Array.isArray(given) && given.length > 0 ? text : undefined;
}

/** A name for a text that has come often enough. */
function countedName(text: string): string | undefined {
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

/** Other connections of this thread may have met it before. */
function forget(text: string, name: string): void {
  if (names.get(text) !== name) return;
  changes += 1;
  names.delete(text);
  times.set(text, FROM_TIMES);
}

/**
 * Whether the error says that the statement must be prepared anew, and not that it is wrong: its columns have changed since, or somebody has
 * discarded it.
 */
function isStale(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as { code?: string; routine?: string };
  return (code === "0A000" && routine === "RevalidateCachedQuery") || code === "26000";
}
