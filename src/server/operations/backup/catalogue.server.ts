import type { Client } from "pg";
import type { SequenceState } from "./backup-format.server.ts";

/** The columns of our tables, from PostgreSQL's own catalogue. */

export interface Column {
  name: string;
  /** In PostgreSQL's words: `character(64)`, `timestamp with time zone`. */
  type: string;
}

/**
 * Our tables, none of an extension's and none that is not logged (a crash empties those, and no replica has them), and their columns by name, without those that PostgreSQL generates by itself.
 */
export async function readTables(client: Client): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<{ table: string; columns: Column[] }>(`
    select c.relname as table,
           coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
                    filter (where a.attname is not null), '[]') as columns
    from pg_class c
    left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Reads the state of the sequences of a table's serial and identity columns. */
export async function readSequences(client: Client, table: string): Promise<SequenceState[]> {
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `select a.attname as column, pg_get_serial_sequence($1, a.attname) as sequence from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
       and pg_get_serial_sequence($1, a.attname) is not null order by a.attnum`,
    [`public.${quote(table)}`],
  );
  const states: SequenceState[] = [];
  for (const { column, sequence } of rows) {
    // PostgreSQL has quoted the name where that is needed.
    const { rows: found } = await client.query<Omit<SequenceState, "column">>(
      `select last_value::text as value, is_called as "isCalled" from ${sequence}`,
    );
    states.push({ column, ...found[0]! });
  }
  return states;
}

export async function setSequences(client: Client, table: string, states: readonly SequenceState[]): Promise<void> {
  for (const { column, value, isCalled } of states) {
    await client.query("select setval(pg_get_serial_sequence($1, $2), $3, $4)", [
      `public.${quote(table)}`,
      column,
      value,
      isCalled,
    ]);
  }
}

export interface ForeignKey {
  table: string;
  name: string;
  /** The text after `add constraint`. */
  definition: string;
}

export async function readForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and k.contype = 'f' order by 1, 2`);
  return rows;
}

/** Hashes of the migrations that the database has seen, oldest first; none where it was never migrated. */
export async function readMigrations(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!found[0]!.there) return [];
  const { rows } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by created_at, id",
  );
  return rows.map(({ hash }) => hash);
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
