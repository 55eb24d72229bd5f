import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { Client, type PoolConfig } from "pg";
import { expect, inject, test } from "vitest";
import drizzleConfig from "../../../../drizzle.config.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { migrateDatabase } from "./connection.server.ts";

/**
 * The migrations must make the schema that the code describes: nothing is left to generate, and the database has all of
 * it.
 */

interface Snapshot {
  id: string;
  tables: Record<
    string,
    {
      name: string;
      columns: Record<string, { name: string; type: string; notNull: boolean }>;
      indexes: Record<string, unknown>;
      foreignKeys: Record<string, unknown>;
      checkConstraints: Record<string, unknown>;
      uniqueConstraints: Record<string, unknown>;
    }
  >;
}

// The library puts a method of its own before all arrays of the process; libraries that other tests load refuse to work beside it.
delete (Array.prototype as { random?: unknown }).random;

const MIGRATIONS = "src/server/platform/db/migrations";
const META = join(MIGRATIONS, "meta");
const newest = readdirSync(META)
  .filter((name) => name.endsWith("_snapshot.json"))
  .sort()
  .at(-1)!;
const snapshot = JSON.parse(readFileSync(join(META, newest), "utf8")) as Snapshot;
const database = await openTestDatabase();

test("nothing of the schema waits for a migration", async () => {
  const files = globSync(drizzleConfig.schema as string);
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ join(process.cwd(), file))));
  const schema = Object.assign({}, ...modules) as Record<string, unknown>;
  const current = generateDrizzleJson(schema, snapshot.id);
  expect(await generateMigration(snapshot as never, current)).toEqual([]);
});

test("the migrated database has the tables, columns, indexes and constraints of the schema, and no others", async () => {
  const names = async (query: string) =>
    (await database.pool.query<{ name: string }>(query)).rows.map(({ name }) => name).sort();
  const tables = Object.values(snapshot.tables);
  const keysOf = (part: "indexes" | "foreignKeys" | "checkConstraints" | "uniqueConstraints") =>
    tables.flatMap((table) => Object.keys(table[part])).sort();
  expect(
    await names(`select format('%s.%s %s', table_name, column_name, is_nullable) as name
      from information_schema.columns where table_schema = 'public'`),
  ).toEqual(
    tables
      .flatMap((table) =>
        Object.values(table.columns).map(({ name, notNull }) => `${table.name}.${name} ${notNull ? "NO" : "YES"}`),
      )
      .sort(),
  );
  expect(
    await names(`select indexname as name from pg_indexes where schemaname = 'public'
      and not exists (select from pg_constraint where conname = indexname and contype in ('p', 'u'))`),
  ).toEqual(keysOf("indexes"));
  const constraints = (kind: string) =>
    names(
      `select conname as name from pg_constraint where connamespace = 'public'::regnamespace and contype = '${kind}'`,
    );
  expect(await constraints("f")).toEqual(keysOf("foreignKeys").map((name) => name.slice(0, 63)));
  expect(await constraints("c")).toEqual(keysOf("checkConstraints"));
  expect(await constraints("u")).toEqual(keysOf("uniqueConstraints"));
});

test("triggers that the schema cannot express report changes", async () => {
  const { rows } = await database.pool.query(`select tgname as trigger, relname as "table", proname as function
    from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and proname <> 'tell_rows' order by tgname`);
  // Those that wake works are compared with the works that they wake, where these are listed.
  expect(rows).toEqual([
    { trigger: "consent_events_kept", table: "consent_events", function: "keep_consent_event" },
    { trigger: "contacts_forget_events", table: "contacts", function: "forget_events_of_contact" },
    { trigger: "contacts_forget_mails", table: "contacts", function: "forget_mails_of_contact" },
    { trigger: "contacts_note_consent", table: "contacts", function: "note_consent" },
    { trigger: "dossiers_forget_events", table: "dossiers", function: "forget_events_of_cause" },
    { trigger: "market_grants_written", table: "market_grants", function: "note_market_grant" },
    { trigger: "market_homes_came", table: "market_homes", function: "note_market_coming" },
    { trigger: "market_homes_gone", table: "market_homes", function: "note_market_gone" },
    { trigger: "market_homes_turned", table: "market_homes", function: "note_market_turn" },
    { trigger: "market_homes_written", table: "market_homes", function: "note_market_writing" },
    { trigger: "properties_market", table: "properties", function: "note_market_pending" },
    { trigger: "proposal_events_kept", table: "proposal_events", function: "keep_sent_proposal" },
    { trigger: "proposal_versions_kept", table: "proposal_versions", function: "keep_sent_proposal" },
    { trigger: "sessions_end", table: "sessions", function: "tell_session_end" },
    { trigger: "signature_events_append_only", table: "signature_events", function: "keep_signature_evidence" },
    { trigger: "signature_requests_signed_file", table: "signature_requests", function: "keep_signed_file" },
    { trigger: "template_versions_kept", table: "template_versions", function: "keep_template_version" },
    { trigger: "tool_errors_change", table: "tool_errors", function: "tell_tool_errors_change" },
    { trigger: "transcripts_forget_events", table: "transcripts", function: "forget_events_of_cause" },
    { trigger: "user_notifications_change", table: "user_notifications", function: "tell_user_notifications_change" },
    { trigger: "user_roles_change", table: "user_roles", function: "tell_rights_change" },
    { trigger: "users_ban", table: "users", function: "tell_ban_change" },
  ]);
});

/**
 * A statement that walks through rows holds the start of a big agency up, and everybody waits for it; nothing measures it, retries it or
 * goes on where it stopped. So a migration changes the schema alone, and what repairs rows is a job of the background. Whoever adds a line
 * here says why no job can do it: a column that may not be null, for example, and whose value no default gives.
 */
const WRITTEN_BEFORE_THE_RULE = {
  "0000_baseline.sql": ['INSERT INTO "agencies"'],
  "0011_market-store.sql": ['INSERT INTO "market_pending"'],
  "0013_market-and-matches.sql": ['INSERT INTO "market_pending"'],
  "0014_market-truth.sql": ['UPDATE "market_homes"', 'UPDATE "market_homes"', 'UPDATE "market_homes"'],
};

test("no migration writes rows, but for those that did before this was a rule", () => {
  const written = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .map((name) => [name, rowsWrittenBy(readFileSync(join(MIGRATIONS, name), "utf8"))] as const)
    .filter(([, statements]) => statements.length > 0);
  expect(Object.fromEntries(written)).toEqual(WRITTEN_BEFORE_THE_RULE);
});

test("statements that write rows are found in any writing, those of a trigger's function are not", () => {
  expect(
    rowsWrittenBy(`-- UPDATE "homes" would be a comment.
      CREATE FUNCTION "note"() RETURNS trigger AS $$ BEGIN INSERT INTO "notes" VALUES (1); RETURN NULL; END $$;
      CREATE TRIGGER "homes_noted" AFTER UPDATE ON "homes" EXECUTE FUNCTION "note"();
      ALTER TABLE "homes" ADD FOREIGN KEY ("place") REFERENCES "places" ON DELETE CASCADE ON UPDATE NO ACTION;
      delete from "homes" where "gone"; /* by hand */ Merge INTO "homes" USING "notes" ON true WHEN MATCHED THEN DELETE;
      WITH "old" AS (SELECT) UPDATE ONLY "homes" SET "due" = true;
      DO $$ BEGIN UPDATE "homes" SET "due" = true; END $$`),
  ).toEqual(['delete from "homes"', 'Merge INTO "homes"', 'WITH "old"', "DO"]);
});

/** The beginnings of a migration's statements that write rows, or may do so. */
function rowsWrittenBy(sql: string): string[] {
  const plain = sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "").replace(/--.*|\/\*[\s\S]*?\*\//g, "");
  return plain.split(";").flatMap((statement) => {
    const written =
      /^\s*((?:insert|update|delete|merge|truncate|copy|with|select|do)\b(?:\s+(?:into|from|only))?(?:\s+"\w+")?)/i;
    return written.exec(statement)?.[1] ?? [];
  });
}

/** The newest migration that was written before the rule below. */
const NEWEST_BEFORE_EXPANDING = "0035_studio-projects.sql";

/**
 * While a new version is rolled out, processes of the one before go on with the new tables: so a migration only expands. What the code
 * no longer uses goes one release later, in a migration with a line `-- contracts: …` that says since which version nobody uses it.
 */
test("a migration takes nothing away that the version before uses, unless it says that it contracts", () => {
  const taking = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql") && name > NEWEST_BEFORE_EXPANDING)
    .map((name) => [name, takenAwayBy(readFileSync(join(MIGRATIONS, name), "utf8"))] as const)
    .filter(([, statements]) => statements.length > 0);
  expect(Object.fromEntries(taking)).toEqual({});
});

test("statements that older code cannot live with are found", () => {
  const sql = `ALTER TABLE "homes" DROP COLUMN "gone";--> statement-breakpoint
    ALTER TABLE "homes" RENAME COLUMN "a" TO "b"; ALTER TABLE "homes" RENAME TO "dwellings"; drop table "notes" cascade;
    ALTER TABLE "homes" ALTER COLUMN "b" SET NOT NULL; ALTER TABLE "homes" ALTER COLUMN "c" SET DATA TYPE integer;
    ALTER TABLE "homes" ALTER COLUMN "c" DROP DEFAULT; ALTER TABLE "homes" ADD COLUMN "d" text NOT NULL;
    ALTER TABLE "homes" ADD COLUMN "e" text DEFAULT '' NOT NULL; ALTER TABLE "homes" ADD COLUMN "f" text;
    CREATE TABLE "new" ("id" uuid NOT NULL); DROP INDEX "homes_a"; ALTER TABLE "homes" DROP CONSTRAINT "homes_check";`;
  expect(takenAwayBy(sql)).toEqual([
    'ALTER TABLE "homes" DROP COLUMN "gone"',
    'ALTER TABLE "homes" RENAME COLUMN "a" TO "b"',
    'ALTER TABLE "homes" RENAME TO "dwellings"',
    'drop table "notes" cascade',
    'ALTER TABLE "homes" ALTER COLUMN "b" SET NOT NULL',
    'ALTER TABLE "homes" ALTER COLUMN "c" SET DATA TYPE integer',
    'ALTER TABLE "homes" ALTER COLUMN "c" DROP DEFAULT',
    'ALTER TABLE "homes" ADD COLUMN "d" text NOT NULL',
  ]);
  expect(takenAwayBy(`-- contracts: nobody reads "gone" since 0040.\n${sql}`)).toEqual([]);
});

/** A migration's statements that code written before it cannot live with; none where it says that it contracts. */
function takenAwayBy(sql: string): string[] {
  if (/^-- contracts: \S.*$/m.test(sql)) return [];
  const plain = sql.replace(/--.*|\/\*[\s\S]*?\*\//g, "");
  return plain
    .split(";")
    .map((statement) => statement.trim())
    .filter(
      (statement) =>
        /^drop table\b/i.test(statement) ||
        /^alter table\b.*\b(?:drop column|rename (?:column|to)|set not null|set data type|drop default)\b/is.test(
          statement,
        ) ||
        (/^alter table\b.*\badd column\b.*\bnot null\b/is.test(statement) &&
          !/\b(?:default|generated)\b/i.test(statement)),
    );
}

/** A database of the test's own whose list of migrations has one row. */
async function withMigration(createdAt: number, work: (address: PoolConfig, client: Client) => Promise<void>) {
  const server = inject("testServer");
  const admin = new Client({ ...server, database: "postgres" });
  await admin.connect();
  await admin.query("create database umbral_other_version");
  const address = { ...server, database: "umbral_other_version" };
  const client = new Client(address);
  await client.connect();
  try {
    await client.query("create schema drizzle");
    await client.query(
      "create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)",
    );
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('other', $1)", [createdAt]);
    await work(address, client);
  } finally {
    await client.end();
    await admin.query("drop database umbral_other_version with (force)");
    await admin.end();
  }
}

const ourTables = async (client: Client) =>
  (await client.query("select from pg_tables where schemaname = 'public'")).rows.length;

test("a database of a version before the first release is refused, and stays as it is", async () => {
  await withMigration(1795237878669, async (address, client) => {
    await expect(migrateDatabase(address, process.cwd())).rejects.toThrow(/anterior a la primera publicada/);
    expect(await ourTables(client)).toBe(0);
  });
});

test("a database of a later version is refused in one line that says what to do, and no backup is made of it", async () => {
  await withMigration(Date.UTC(2199, 0), async (address, client) => {
    const before = async () => expect.unreachable("something is done before the refusal");
    await expect(migrateDatabase(address, process.cwd(), before)).rejects.toThrow(
      /^La base de datos es de una versión más nueva de Umbral \(tiene un cambio que esta no conoce\): instala esa versión, o recupera .+$/,
    );
    expect(await ourTables(client)).toBe(0);
  });
});

/** A root whose migrations have one more. */
function rootWith(statements: string): string {
  const root = mkdtempSync(join(tmpdir(), "umbral-migrations-"));
  const folder = join(root, MIGRATIONS);
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const stated = JSON.parse(readFileSync(journal, "utf8")) as { entries: object[] };
  stated.entries.push({ idx: stated.entries.length, version: "7", when: 4e12, tag: "9999_trial", breakpoints: true });
  writeFileSync(journal, JSON.stringify(stated));
  writeFileSync(join(folder, "9999_trial.sql"), statements);
  return root;
}

test("a migration gives way to whoever is at its tables, and to whoever it waits for and who waits for it", async () => {
  const { pool, address } = await openTestDatabase();
  const root = rootWith(
    'ALTER TABLE "properties" ADD COLUMN "trial" text;--> statement-breakpoint\nALTER TABLE "contacts" ADD COLUMN "trial" text;',
  );
  const busy = await pool.connect();
  await busy.query("begin");
  await busy.query("select from contacts limit 1");
  let isMigrated = false;
  const migrating = migrateDatabase(address, root).then(() => {
    isMigrated = true;
  });
  const waits = async () => {
    const { rowCount } = await pool.query("select from pg_locks where relation = 'contacts'::regclass and not granted");
    return rowCount === 1;
  };
  while (!(await waits())) await sleep(5);
  // By now the migration has the homes and waits for the contacts; the other one has the contacts and asks for the homes.
  await busy.query("select from properties limit 1");
  // Whoever comes meanwhile waits for the time of one try at most.
  const from = performance.now();
  await pool.query("select from contacts limit 1");
  expect(performance.now() - from).toBeLessThan(2_000);
  expect(isMigrated).toBe(false);
  await busy.query("commit");
  busy.release();
  await migrating;
  const { rowCount } = await pool.query("select from information_schema.columns where column_name = 'trial'");
  expect(rowCount).toBe(2);
  rmSync(root, { recursive: true });
});
