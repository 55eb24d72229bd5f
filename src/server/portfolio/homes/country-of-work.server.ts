import { and, desc, isNull } from "drizzle-orm";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { countryOfPerson } from "../../accounts/preferences/preferences.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { partsOf } from "./home-conditions.server.ts";

/**
 * The country in which somebody works (ISO 3166-1 alpha-2): the one that they chose in their account, else that of the newest home of their
 * portfolio; null for visitors, and where neither says it.
 */
export async function countryOfWork(db: Db, actor: Actor): Promise<string | null> {
  if (actor.isAnonymous) return null;
  const chosen = await countryOfPerson(db, actor.ownerId);
  if (chosen !== null) return chosen;
  const { country, updatedAt, id, deletedAt } = properties;
  const newest = await Promise.all(
    partsOf(actor).map((part) =>
      db
        .select({ country, updatedAt })
        .from(properties)
        .where(and(part, isNull(deletedAt)))
        .orderBy(desc(updatedAt), desc(id))
        .limit(1),
    ),
  );
  const [home] = newest.flat().sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  return home?.country ?? null;
}
