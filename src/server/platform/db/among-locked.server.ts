import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/**
 * Whether a row is among those that a query locks; the query runs once. Compared
 * by `in`, PostgreSQL may run it again for every row, where its figures say that this is quick: each time another row is locked,
 * so that more are taken than the limit of the query says.
 */
export const amongLocked = (id: PgColumn, locked: SQLWrapper): SQL => sql`${id} = any(array${locked})`;
