import type { Client } from "pg";
import { quote } from "./catalogue.server.ts";

/** An index that is made again when all rows of its table are there. */
export interface LaterIndex {
  statement: string;
  /** The rows that it is made over, once they are counted. */
  of: { readonly rows: number };
}

/**
 * Drops a table's indexes, also those of its primary key and unique constraints, on which no foreign key may rest any more.
 *
 * @param of counts the rows that come
 */
export async function takeIndexes(client: Client, table: string, of: LaterIndex["of"]): Promise<LaterIndex[]> {
  const { rows } = await client.query<{ name: string; definition: string; constraint: string | null }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition,
       (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conindid = i.indexrelid and k.conrelid = i.indrelid and k.contype in ('p', 'u')) as constraint
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = $1::regclass
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype not in ('p', 'u'))
     order by i.indexrelid`,
    [`public.${quote(table)}`],
  );
  for (const { name, constraint } of rows) {
    const statement = `alter table ${quote(table)} drop constraint ${quote(name)}`;
    await client.query(constraint === null ? `drop index ${quote(name)}` : statement);
  }
  return rows.map(({ name, definition, constraint }) => {
    const statement = `alter table ${quote(table)} add constraint ${quote(name)} ${constraint}`;
    return { statement: constraint === null ? definition : statement, of };
  });
}
