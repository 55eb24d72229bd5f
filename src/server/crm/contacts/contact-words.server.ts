import { type SQL, sql } from "drizzle-orm";
import { contactWords, scopeKey } from "../../platform/db/indexed-words.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";

export interface SoughtWords {
  /** Whole words, exactly as they are. */
  whole?: readonly string[];
  /** Each begins one of the row's. */
  begun?: readonly string[];
  /** One of them is enough. */
  isAny?: boolean;
}

/**
 * Contacts of a scope with these words, found by the index of words.
 *
 * @param sought folded, or marks: letters and digits alone, so that nothing in them is an operator
 */
export function hasWords(scope: string, { whole = [], begun = [], isAny = false }: SoughtWords): SQL {
  const key = scopeKey(scope);
  const terms = [...whole.map((word) => `${key}${word}`), ...begun.map((word) => `${key}${word}:*`)];
  return sql`${contactWords(contacts)} @@ ${terms.join(isAny ? " | " : " & ")}::tsquery`;
}
