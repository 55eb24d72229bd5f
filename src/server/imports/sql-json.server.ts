import { getTableColumns } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { properties } from "../db/schema.server.ts";
import { columnsOfHome } from "../portfolio/home-rows.server.ts";

/** Many rows as one parameter: JSON that the database spreads over columns. */

/** JSON that the database takes: what it refuses in a text (NUL, halves of a letter) goes. */
export function wellFormed(json: string): string {
  return MAY_BE_REFUSED.test(json) ? JSON.stringify(JSON.parse(json), withoutRefused) : json;
}

export const sqlJson = (value: unknown): string => wellFormed(JSON.stringify(value));

/** JSON writes both as escapes: nothing is looked at closer where there is none. */
const MAY_BE_REFUSED = /\\u(?:0000|d[89a-f])/;

function withoutRefused(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed().replaceAll("\0", "") : value;
}

const COLUMNS = getTableColumns(properties) as Record<string, PgColumn>;
const HOME_FIELDS = Object.keys(
  columnsOfHome({ operation: "venta", type: "piso", country: "ES", currency: "EUR" } as Parameters<
    typeof columnsOfHome
  >[0]),
);
const NAMES = HOME_FIELDS.map((field) => COLUMNS[field]!.name);

/** The columns that a home's fields fill, as lists for SQL. */
export const HOME_SQL = {
  /** `address, built_area_m2, …` */
  names: NAMES.join(", "),
  /** `r.address, …` */
  fromRows: NAMES.map((name) => `r.${name}`).join(", "),
  /** `address text, …`: what `jsonb_to_recordset` is told. */
  definitions: HOME_FIELDS.map((field) => `${COLUMNS[field]!.name} ${COLUMNS[field]!.getSQLType()}`).join(", "),
  /** `address = r.address, …` */
  assignments: NAMES.map((name) => `${name} = r.${name}`).join(", "),
} as const;

/** A home under the names of its columns. */
export function sqlRowOfHome(home: Parameters<typeof columnsOfHome>[0]): Record<string, unknown> {
  const columns = columnsOfHome(home) as Record<string, unknown>;
  const row: Record<string, unknown> = {};
  for (let i = 0; i < NAMES.length; i++) {
    const value = columns[HOME_FIELDS[i]!];
    if (value !== null) row[NAMES[i]!] = value;
  }
  return row;
}
