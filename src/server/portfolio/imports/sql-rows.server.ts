import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Home } from "#domain/portfolio/homes/home.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { columnsOfHome } from "../homes/home-rows.server.ts";

/** Many rows as one parameter: JSON that the database spreads over columns. */

/** JSON that the database accepts: characters that it refuses in a text (NUL, lone surrogates) are removed. */
export function wellFormed(json: string): string {
  return MAY_BE_REFUSED.test(json) ? JSON.stringify(JSON.parse(json), withoutRefused) : json;
}

export const sqlJson = (value: unknown): string => wellFormed(JSON.stringify(value));

/** JSON writes both as escapes, so that text without one needs no closer look. */
const MAY_BE_REFUSED = /\\u(?:0000|d[89a-f])/;

function withoutRefused(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed().replaceAll("\0", "") : value;
}

const COLUMNS = getTableColumns(properties) as Record<string, PgColumn>;

/** A list of rows as one parameter for each column: the database spreads it out several times faster than JSON. */
export interface SqlColumn {
  name: string;
  /** PostgreSQL type of the list's elements. */
  type: string;
  values: unknown[];
  /** Type that the elements are cast to, where they travel as text. */
  cast?: string;
}

/** `unnest($1::uuid[], …) as r(id, …)` */
export function sqlRows(columns: readonly SqlColumn[]): SQL {
  const lists = columns.map(({ type, values }) => sql`${sql.param(values)}::${sql.raw(type)}[]`);
  return sql`unnest(${sql.join(lists, sql`, `)}) as r(${sql.raw(columns.map(({ name }) => name).join(", "))})`;
}

/** The columns that the fields of these homes fill; columns that all of them leave empty are left out. */
export function columnsOfHomes(homes: readonly Home[]): SqlColumn[] {
  const rows = homes.map((home) => columnsOfHome(home) as Record<string, unknown>);
  const columns: SqlColumn[] = [];
  for (const field of Object.keys(rows[0] ?? {})) {
    if (rows.every((row) => row[field] === null)) continue;
    const { name } = COLUMNS[field]!;
    const type = COLUMNS[field]!.getSQLType();
    const pick = (change: (value: unknown) => unknown) =>
      rows.map((row) => (row[field] === null ? null : change(row[field])));
    // Lists and JSON have no place in a list of their own kind: they travel as text.
    if (type === "jsonb") columns.push({ name, type: "text", cast: "jsonb", values: pick(sqlJson) });
    else if (type.endsWith("[]")) columns.push({ name, type: "text", cast: type, values: pick(listText) });
    else if (type === "text") columns.push({ name, type, values: pick((value) => plainText(value as string)) });
    else
      columns.push({
        name,
        type: type.replace(/\([^()]*\)/, "").replace(/^char$/, "text"),
        values: pick((value) => value),
      });
  }
  return columns;
}

/** All columns of a home's fields: an update empties those without a value. */
export const HOME_COLUMN_NAMES: readonly string[] = Object.keys(
  columnsOfHome({ operation: "venta", type: "piso", country: "ES", currency: "EUR" } as Home),
).map((field) => COLUMNS[field]!.name);

/** `r.address` or `r.features::text[]` */
export const selectedAs = ({ name, cast }: SqlColumn): string => `r.${name}${cast ? `::${cast}` : ""}`;

const plainText = (text: string): string =>
  text.includes("\0") || !text.isWellFormed() ? text.toWellFormed().replaceAll("\0", "") : text;

/** A list as PostgreSQL writes it. */
const listText = (value: unknown): string =>
  `{${(value as string[]).map((text) => `"${plainText(text).replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
