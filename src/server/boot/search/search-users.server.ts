import { and, inArray, like, sql } from "drizzle-orm";
import { fullNameOf } from "#domain/accounts/account/person-name.ts";
import { type FoundRow, MOST_FOUND } from "#domain/shared/search/found-rows.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { searchPatterns } from "../../platform/db/search-text.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";

/** Accounts by name or address, for administrators and managers; the newest first. */
export async function searchUsers(db: Db, query: string): Promise<FoundRow[]> {
  const patterns = searchPatterns(query);
  if (patterns.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${users.id} as id from ${users}
    where ${and(...patterns.map((pattern) => like(users.searchText, pattern)))}
    order by ${users.createdAt} desc nulls last, ${users.id} limit ${MOST_FOUND}`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { id, email, metadata } = users;
  const found = await db.select({ id, email, metadata }).from(users).where(inArray(id, ids));
  const byId = new Map(found.map((user) => [user.id, user]));
  return ids.flatMap((id) => {
    const user = byId.get(id);
    if (!user) return [];
    const name = fullNameOf(user.metadata);
    return [
      {
        kind: "usuario" as const,
        id,
        title: name || user.email,
        detail: name ? user.email : "",
        path: `/admin/usuarios/${id}`,
      },
    ];
  });
}
