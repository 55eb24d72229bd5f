import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * Whether a row is among those that a query locks; the query runs once. With `in` instead, PostgreSQL may run the query again for
 * every row it compares, where its figures say that this is quick. Each run locks other rows, so that more are taken than the limit
 * says.
 */
export const amongLocked = (id: PgColumn, locked: SQLWrapper): SQL => sql`${id} = any(array${locked})`;
