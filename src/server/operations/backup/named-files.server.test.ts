import { expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { FILE_COLUMNS } from "./named-files.server.ts";

/** Columns whose names look as if they named a file of the store, and why they do not. */
const NOT_FILES: Readonly<Record<string, string>> = {
  "api_answers.idempotency_key": "a program's own word for its call",
  "article_votes.path": "an address of the site",
  "credit_entries.key": "tells two bookings apart",
  "geocoding_answers.key": "the hash of a question",
  "inbound_mails.message_key": "a mail's own number",
  "limits.key": "what is counted",
  "log_lines.path": "an address of the site",
  "page_views.path": "an address of the site",
  "passkeys.public_key": "half of a key pair",
  "tool_errors.path": "an address of the site",
  "tool_runs.idempotency_key": "a program's own word for its call",
};

const database = await openTestDatabase();

test("every column that may name a stored file is known to the backups, or is known to be none", async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'ARRAY')
       and column_name ~ '(^|_)(keys?|paths?|storage|object|blob|variants)$'`,
  );
  const known = [...FILE_COLUMNS.map(({ table, column }) => `${table}.${column}`), ...Object.keys(NOT_FILES)];
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});
