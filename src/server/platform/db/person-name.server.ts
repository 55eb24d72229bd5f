import { type SQL, sql } from "drizzle-orm";

/** A person's name in SQL, for sorting and searching: the rule of `domain/accounts/account/person-name`. */

/** Characters that `String.prototype.trim` removes; PostgreSQL's `trim` alone removes spaces only. */
const BLANKS =
  "\\u0009\\u000a\\u000b\\u000c\\u000d\\u0020\\u00a0\\u1680\\u2000\\u2001\\u2002\\u2003\\u2004\\u2005\\u2006\\u2007\\u2008\\u2009\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff";

/**
 * First and last name; empty when neither was given. It is text and not `SQL` because a generated column wants it, which is
 * also why it is made of immutable functions only.
 *
 * @param metadata the column, as it is written into the statement
 */
export function fullNameExpression(metadata: string): string {
  const part = (key: string) =>
    `case when jsonb_typeof(${metadata} -> '${key}') = 'string' then btrim(${metadata} ->> '${key}', E'${BLANKS}') else '' end`;
  return `btrim(${part("first_name")} || ' ' || ${part("last_name")})`;
}

/** The full name of the row of `users` that the query calls `table`; empty when they gave none, or where there is no row. */
export const fullNameIn = (table = "users"): SQL<string> =>
  sql`${sql.raw(fullNameExpression(`"${table}"."metadata"`))}`;

/** The full name, or the whole address of a person without one. */
export const nameOrEmailIn = (table = "users"): SQL<string> =>
  sql`coalesce(nullif(${fullNameIn(table)}, ''), ${sql.raw(`"${table}"."email"`)})`;
