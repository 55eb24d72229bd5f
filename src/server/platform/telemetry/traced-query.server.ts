import { AsyncResource } from "node:async_hooks";
import type { Pool } from "pg";
import { type OpenSpan, tracing } from "./tracing.server.ts";

/** Database queries as spans: what is done to which tables, never the statement or its values. */

const OPERATIONS = new Set(["select", "insert", "update", "delete", "begin", "commit", "rollback", "savepoint", "set"]);
/** A table stands behind one of these. */
const BEFORE_TABLE = new Set(["from", "join", "into", "update"]);
/** Before a word of the list above, these say that no table follows: `extract(epoch from …)`, `for update`. */
const NOT_BEFORE = new Set([
  "epoch",
  "year",
  "month",
  "day",
  "dow",
  "isodow",
  "hour",
  "minute",
  "both",
  "leading",
  "trailing",
  "distinct",
  "for",
  "do",
  "no",
  "key",
]);
/** Words between those and the table. */
const BETWEEN = new Set(["only", "lateral"]);
const NOT_TABLES = new Set([
  "select",
  "set",
  "values",
  "unnest",
  "jsonb_to_recordset",
  "generate_series",
  "skip",
  "rows",
]);
const MOST_TABLES = 4;
/** Longer statements only hold more values. */
const LONGEST = 20_000;
const MOST_KNOWN = 500;

interface Statement {
  operation: string;
  tables: readonly string[];
}

const known = new Map<string, Statement>();

/** Operation and tables of a statement. Texts in quotes are left out before it is looked at. */
export function statementOf(text: string): Statement {
  const found = known.get(text);
  if (found) return found;
  const words = withoutTexts(text.slice(0, LONGEST))
    .toLowerCase()
    .split(/[^\w$]+/)
    .filter(Boolean);
  const operation = words.find((word) => OPERATIONS.has(word)) ?? "other";
  const tables = new Set<string>();
  for (const [i, word] of words.entries()) {
    if (!BEFORE_TABLE.has(word) || NOT_BEFORE.has(words[i - 1] ?? "")) continue;
    const at = BETWEEN.has(words[i + 1] ?? "") ? i + 2 : i + 1;
    const name = words[at] === "public" ? words[at + 1] : words[at];
    if (name && /^[a-z_]\w{0,62}$/.test(name) && !NOT_TABLES.has(name)) tables.add(name);
    if (tables.size === MOST_TABLES) break;
  }
  const statement = { operation, tables: [...tables] };
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, statement);
  return statement;
}

/** A quote that does not end, or a text between dollars, ends what is looked at. */
function withoutTexts(text: string): string {
  const parts = text.split("'");
  const outside = parts.filter((_, i) => i % 2 === 0).join(" ");
  return (
    parts.length % 2 === 0
      ? parts
          .slice(0, -1)
          .filter((_, i) => i % 2 === 0)
          .join(" ")
      : outside
  ).split("$$", 1)[0]!;
}

/**
 * Sends a query as a span of the trace under way.
 *
 * @param given arguments of the driver: a text or a description of the query, values, what is called at the end
 * @param send sends them @returns what the driver returns
 */
export function tracedQuery(given: readonly unknown[], send: (given: readonly unknown[]) => unknown): unknown {
  const here = tracing();
  const text = here && textOf(given[0]);
  if (!here || text === undefined) return send(given);
  const { operation, tables } = statementOf(text);
  const span = here.begin({
    name: [operation.toUpperCase(), ...tables].join(" "),
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      ...(tables.length > 0 && { "db.collection.name": tables.join(",") }),
    },
    isCall: true,
  });
  if (!span) return send(given);
  const at = given.findLastIndex((one) => typeof one === "function");
  if (at >= 0) return send(given.with(at, endingBefore(span, given[at] as Done)));
  const asked = send(given);
  if (asked instanceof Promise) {
    asked.then(
      () => span.end(),
      (error) => span.end(error),
    );
  } else span.end();
  return asked;
}

type Done = (error: unknown, result?: unknown) => unknown;

const endingBefore =
  (span: OpenSpan, done: Done): Done =>
  (error, result) => {
    span.end(error ?? undefined);
    return done(error, result);
  };

/** Undefined for what brings its own way of being sent, as a copy. */
function textOf(query: unknown): string | undefined {
  if (typeof query === "string") return query;
  const { text, submit } = (query ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === "string" && submit === undefined ? text : undefined;
}

/**
 * Keeps queries that wait for a free connection in the trace that asked: the pool calls them from within the request
 * that gave its connection back. Nothing is changed where nothing is traced.
 */
export function keepTraceWhileWaiting(pool: Pool): void {
  if (!tracing()) return;
  const connect = pool.connect.bind(pool) as (done?: unknown) => unknown;
  Object.assign(pool, {
    connect: (done?: (...given: unknown[]) => unknown) => (done ? connect(AsyncResource.bind(done)) : connect()),
  });
}
