import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/connection.server.ts";

/** One row for each table that has none, of values that its columns and checks take, so that a kept release has something everywhere. */

interface Column {
  name: string;
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
  /** `table (column)` that it refers to. */
  refersTo: { table: string; column: string } | null;
  /** First text between quotes in a check that names it. */
  allowed: string | null;
}

const BY_TYPE: readonly (readonly [RegExp, string])[] = [
  [/\[\]$/, "'{}'"],
  [/^(?:text|char)/, "'x'"],
  [/^(?:int|small|big|numeric|real|double)/, "1"],
  [/^timestamp/, "'2026-11-28T10:00:00Z'"],
  [/^date/, "'2026-11-28'"],
  [/^uuid/, "gen_random_uuid()"],
  [/^bool/, "false"],
  [/^json/, "'{}'"],
  [/^bytea/, "'\\x00'"],
  [/^xid8/, "pg_current_xact_id()"],
];

/** Tables whose checks ask for more than a value of each column's type, or for two rows of another table: the statements that fill them. */
const PARTICULAR: Readonly<Record<string, readonly string[]>> = {
  billing_accounts: [
    "insert into billing_accounts (user_id, plan, balance) select id, 'agente', 100 from users limit 1",
  ],
  demo_requests: ["insert into demo_requests (name, email) values ('Ana', 'ana@casa.example')"],
  distinct_contacts: [
    `insert into contacts (scope, owner_id, full_name, roles, tags, source, search_text, last_activity_at)
      select scope, owner_id, 'Otra Persona', roles, tags, source, 'otra persona', last_activity_at from contacts limit 1`,
    pairOf("distinct_contacts", "contacts"),
  ],
  distinct_homes: [
    `insert into properties (owner_id, operation, type, status, country, currency, reference, search_text)
      select owner_id, operation, type, status, country, currency, 'R-2', 'r 2' from properties limit 1`,
    pairOf("distinct_homes", "properties"),
  ],
  flow_runs: [
    `insert into flow_runs (flow_id, version, scope, started_at, ended_at, event, event_at, phase)
      select id, 1, scope, now(), now(), 'x', now(), 'terminado' from flows limit 1`,
  ],
  market_distinct: [
    `insert into market_homes (pool, operation, type, status, country, currency, listed_on, seen_on)
      select pool, operation, type, status, country, currency, listed_on, seen_on from market_homes limit 1`,
    pairOf("market_distinct", "market_homes"),
  ],
  market_search_answers: [
    `insert into market_search_answers (search_id, home_id, verdict, at)
      select s.id, h.id, 'me-gusta', now() from market_searches s cross join market_homes h limit 1`,
  ],
  passkey_challenges: [
    "insert into passkey_challenges (purpose, challenge, browser_hash, expires_at) values ('sign-in', 'x', 'x', now())",
  ],
  valuation_accuracy: [
    `insert into valuation_accuracy (owner_id, closings, median_error, within_ten_percent, coverage, engine_version, closings_hash)
      select id, 30, 0.1, 0.5, 0.8, 1, 'x' from users limit 1`,
  ],
};

function pairOf(table: string, of: string): string {
  return `insert into ${table} (first_id, second_id)
    select min(id::text)::uuid, max(id::text)::uuid from ${of} having count(*) > 1`;
}

/** @returns the tables that took none of the tried rows */
export async function fillEmptyTables(db: Db): Promise<string[]> {
  const left = new Set(await emptyTables(db));
  // A table that refers to another one is filled after it, whatever their order.
  for (let before = Number.POSITIVE_INFINITY; left.size < before; ) {
    before = left.size;
    for (const table of left) if (await fill(db, table)) left.delete(table);
  }
  return [...left].sort();
}

async function emptyTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and
      (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text = '0'
    order by 1`);
  return rows.map(({ name }) => name);
}

async function fill(db: Db, table: string): Promise<boolean> {
  const particular = PARTICULAR[table];
  if (particular !== undefined) {
    for (const statement of particular.slice(0, -1)) await isTaken(db, statement);
    return await isTaken(db, particular.at(-1)!);
  }
  const columns = await columnsOf(db, table);
  // As little as the table asks for, or everything where its checks want more.
  for (const some of [columns.filter(({ isRequired, hasDefault }) => isRequired && !hasDefault), columns]) {
    const names = some.map(({ name }) => `"${name}"`);
    const insert = names.length > 0 ? `(${names}) select ${some.map(valueFor)}` : "default values";
    if (await isTaken(db, `insert into "${table}" ${insert}`)) return true;
  }
  return false;
}

const isTaken = async (db: Db, statement: string): Promise<boolean> =>
  await db.execute(sql.raw(statement)).then(
    ({ rowCount }) => rowCount === 1,
    () => false,
  );

async function columnsOf(db: Db, table: string): Promise<Column[]> {
  const { rows } = await db.execute<Record<string, unknown> & Column>(sql`
    select a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as "isRequired", a.atthasdef as "hasDefault",
      (select json_build_object('table', k.confrelid::regclass::text, 'column', f.attname)
        from pg_constraint k join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
        where k.conrelid = a.attrelid and k.contype = 'f' and k.conkey[1] = a.attnum and cardinality(k.conkey) = 1 limit 1) as "refersTo",
      (select substring(pg_get_constraintdef(k.oid) from '''([^'']*)''') from pg_constraint k
        where k.conrelid = a.attrelid and k.contype = 'c' and a.attnum = k.conkey[1] limit 1) as allowed
    from pg_attribute a
    where a.attrelid = to_regclass(${`"${table}"`}) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attidentity = '' order by a.attnum`);
  return rows;
}

function valueFor({ type, refersTo, allowed }: Column): string {
  if (refersTo) return `(select "${refersTo.column}" from ${refersTo.table} limit 1)`;
  if (allowed !== null && /^text/.test(type)) return `'${allowed}'`;
  if (allowed === "array" && /^json/.test(type)) return "'[]'";
  const value = BY_TYPE.find(([pattern]) => pattern.test(type))?.[1] ?? "null";
  return `${value}::${type}`;
}
