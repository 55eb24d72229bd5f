import { and, asc, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/connection.server.ts";
import { errorCases } from "../../platform/db/tables/operations.server.ts";
import { toolErrors } from "../../platform/db/tables/platform.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { formSubmissions } from "../../platform/db/tables/site-outreach.server.ts";
import { shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { SEARCHED, writeSearchTexts } from "./search-texts.server.ts";

/** Mentions of a person in texts of others: found by exactly the words that name them, and made unreadable there. */

export const ERASED = "[borrado]";
/** Rows that one statement reads: their documents are long. */
const PORTION = 200;

/** Words to look for in a text. */
export interface Mention {
  /** Lower case: a row without it need not be read closely. */
  literal: string;
  pattern: string;
}

/** An address that stands by itself: `a@b.es` is not in `ana@b.es`, nor in `a@b.es.example`. */
export function mentionOfAddress(address: string): Mention {
  return { literal: address.toLowerCase(), pattern: `(?<![\\w.+-])${quoted(address)}(?![\\w-]|\\.\\w)` };
}

/** A name, a telephone number or an id, between other letters and digits. */
export function mentionOfWords(words: string): Mention {
  return { literal: words.toLowerCase(), pattern: `(?<!\\w)${quoted(words)}(?!\\w)` };
}

const quoted = (text: string) => text.replace(/[^\p{L}\p{N}@ ]/gu, (character) => `\\${character}`);

/** Whether a column, as text, contains one of them. */
export function mentions(column: PgColumn | SQL, sought: readonly Mention[]): SQL {
  const text = sql`${column}::text`;
  const each = sought.map(({ literal, pattern }) => {
    // Small letters of ASCII alone cost a fraction.
    const lowered = /^[ -~]*$/.test(literal) ? sql`lower(${text} collate "C")` : sql`lower(${text})`;
    return sql`(strpos(${lowered}, ${literal}) > 0 and ${text} ~* ${pattern})`;
  });
  return or(...each) ?? sql`false`;
}

/** The column as text without them. */
export function withoutMentions(column: PgColumn, sought: readonly Mention[]): SQL {
  return sought.reduce<SQL>(
    (text, { pattern }) => sql`regexp_replace(${text}, ${pattern}, ${ERASED}, 'gi')`,
    sql`${column}::text`,
  );
}

const RUN_TEXTS = [toolRuns.title, toolRuns.name, toolRuns.folder] as const;
const RUN_DOCUMENTS = [toolRuns.input, toolRuns.parsedInput, toolRuns.facts, toolRuns.result] as const;

/** Whether a run mentions one of them anywhere. */
function runMentions(sought: readonly Mention[]): SQL {
  return or(...[...RUN_TEXTS, toolRuns.tags, ...RUN_DOCUMENTS].map((column) => mentions(column, sought)))!;
}

/** Ids of the runs of any maker that contain one of them, some at a time: every document is read. */
export async function* findMentioningRuns(db: Db, sought: readonly Mention[]): AsyncGenerator<string[]> {
  let last: string | undefined;
  for (;;) {
    const page = db
      .select({ id: toolRuns.id })
      .from(toolRuns)
      .where(last === undefined ? undefined : gt(toolRuns.id, last))
      .orderBy(asc(toolRuns.id))
      .limit(PORTION);
    const ids = (await page).map(({ id }) => id);
    if (ids.length === 0) return;
    const found = await db
      .select({ id: toolRuns.id })
      .from(toolRuns)
      .where(and(inArray(toolRuns.id, ids), runMentions(sought)));
    if (found.length > 0) yield found.map(({ id }) => id);
    last = ids.at(-1);
  }
}

/** Makes them unreadable in the runs of a condition; figures and everything else stay as they are. */
export async function redactRuns(db: Db, which: SQL, sought: readonly Mention[]): Promise<number> {
  if (sought.length === 0) return 0;
  const text = (column: PgColumn) => withoutMentions(column, sought);
  const redacted = await db
    .update(toolRuns)
    .set({
      title: text(toolRuns.title),
      name: sql`left(${text(toolRuns.name)}, 120)`,
      folder: sql`left(${text(toolRuns.folder)}, 60)`,
      tags: sql`${text(toolRuns.tags)}::text[]`,
      input: sql`${text(toolRuns.input)}::jsonb`,
      parsedInput: sql`${text(toolRuns.parsedInput)}::jsonb`,
      facts: sql`${text(toolRuns.facts)}::jsonb`,
      result: sql`${text(toolRuns.result)}::jsonb`,
    })
    .where(and(which, runMentions(sought)))
    .returning(SEARCHED);
  await writeSearchTexts(db, redacted);
  return redacted.length;
}

/** Whether a kept error contains one of them. */
export function errorMentions(sought: readonly Mention[]): SQL {
  const columns = [toolErrors.errorMessage, toolErrors.errorStack, toolErrors.path, toolErrors.requestData];
  return or(...columns.map((column) => mentions(column, sought)))!;
}

/** Errors are redacted when they are kept; mentions that slipped through are made unreadable here. */
export async function redactErrors(db: Db, sought: readonly Mention[]): Promise<void> {
  const text = (column: PgColumn) => withoutMentions(column, sought);
  await db
    .update(toolErrors)
    .set({
      errorMessage: text(toolErrors.errorMessage),
      errorStack: text(toolErrors.errorStack),
      path: text(toolErrors.path),
      requestData: sql`${text(toolErrors.requestData)}::jsonb`,
    })
    .where(errorMentions(sought));
  await db
    .update(errorCases)
    .set({ note: sql`left(${withoutMentions(errorCases.note, sought)}, 2000)` })
    .where(mentions(errorCases.note, sought));
}

/**
 * Messages of others to the business or an agent, also through a form of ours, and an agent's name for the page that
 * they shared.
 */
export async function redactNotes(db: Db, sought: readonly Mention[]): Promise<void> {
  await db
    .update(leads)
    .set({ message: withoutMentions(leads.message, sought) })
    .where(mentions(leads.message, sought));
  await db
    .update(formSubmissions)
    .set({ values: sql`${withoutMentions(formSubmissions.values, sought)}::jsonb` })
    .where(mentions(formSubmissions.values, sought));
  await db
    .update(shareLinks)
    .set({ label: sql`left(${withoutMentions(shareLinks.label, sought)}, 120)` })
    .where(mentions(shareLinks.label, sought));
}
