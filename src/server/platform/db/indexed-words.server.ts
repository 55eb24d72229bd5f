import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The words of a row as its index has them: defined once, for the schema and for queries of the index. */

type Words = Record<"searchText", SQLWrapper>;

/**
 * A contact's words, each behind its scope (the part of its id that is chance): a search reads only its own scope,
 * however many others the database has. The scope as one word more among them took a third longer.
 */
export function contactWords({ scope, searchText }: Words & Record<"scope", SQLWrapper>): SQL {
  const key = sql`right(${scope}::text, 12)`;
  return sql`array_to_tsvector(string_to_array(${key} || replace(${searchText}, ' ', ' ' || ${key}), ' '))`;
}

/** The prefix of each word of a scope in the index. */
export const scopeKey = (scope: string): string => scope.slice(-12);

/** Search words of a home. The text is split into words already, so this is quicker to write than a parser. */
export const homeWords = ({ searchText }: Words): SQL =>
  sql`array_to_tsvector(array_remove(string_to_array(${searchText}, ' '), ''))`;

/** A result's words. */
export const runWords = ({ searchText }: Words): SQL => sql`to_tsvector('simple', ${searchText})`;
