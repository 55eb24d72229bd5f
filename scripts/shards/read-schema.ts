import type { Client } from "pg";

/** The schema as the plan of shards needs it. */
export interface Table {
  name: string;
  columns: ReadonlyMap<string, { isNullable: boolean; isGenerated: boolean }>;
  /** Primary keys and unique indexes. An expression is no column. */
  unique: { name: string; columns: readonly string[] }[];
  /** Triggers of ours, without those of foreign keys and those that only wake works, which look each minute without them. */
  triggers: readonly string[];
  foreignKeys: ForeignKey[];
}

export interface ForeignKey {
  name: string;
  columns: readonly string[];
  to: string;
  toColumns: readonly string[];
}

/** Our tables, none of an extension's. */
export async function readSchema(client: Pick<Client, "query">): Promise<Table[]> {
  const { rows } = await client.query<{
    name: string;
    columns: { name: string; isNullable: boolean; isGenerated: boolean }[];
    unique: Table["unique"];
    triggers: string[];
    foreignKeys: ForeignKey[];
  }>(`
    with named as (select attrelid, attnum, attname::text from pg_attribute where attnum > 0 and not attisdropped)
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'isNullable', not a.attnotnull, 'isGenerated', a.attgenerated <> ''))
       from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(json_build_object('name', i.indexrelid::regclass::text, 'columns',
         (select coalesce(json_agg(n.attname), '[]') from named n where n.attrelid = c.oid and n.attnum = any (i.indkey::int2[])))
         order by i.indexrelid::regclass::text), '[]') from pg_index i where i.indrelid = c.oid and i.indisunique) as unique,
      (select coalesce(json_agg(t.tgname order by t.tgname), '[]') from pg_trigger t
        where t.tgrelid = c.oid and not t.tgisinternal and t.tgfoid <> 'tell_rows'::regproc) as triggers,
      (select coalesce(json_agg(json_build_object('name', f.conname, 'to', f.confrelid::regclass::text,
         'columns', (select json_agg(n.attname order by k.place) from unnest(f.conkey) with ordinality k (num, place)
                     join named n on n.attrelid = f.conrelid and n.attnum = k.num),
         'toColumns', (select json_agg(n.attname order by k.place) from unnest(f.confkey) with ordinality k (num, place)
                       join named n on n.attrelid = f.confrelid and n.attnum = k.num)) order by f.conname), '[]')
       from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as "foreignKeys"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname`);
  return rows.map(({ columns, ...table }) => ({
    ...table,
    columns: new Map(columns.map(({ name, ...column }) => [name, column])),
  }));
}
