import { eq, isNotNull, sql } from "drizzle-orm";
import { newsSources } from "../../platform/db/tables/site-outreach.server.ts";
import { givenUpRows } from "../../platform/jobs/given-up.server.ts";

/** Feeds of news that nobody reads any more: they stand paused. */
export const sourcesGivenUp = givenUpRows<string>({
  table: newsSources,
  stands: isNotNull(newsSources.pausedAt),
  reason: newsSources.lastError,
  scope: sql`null`,
  about: newsSources.name,
  subject: (name) => `Fuente de noticias «${name}»`,
  renew: (tx, id, now) =>
    tx
      .update(newsSources)
      .set({ pausedAt: null, nextFetchAt: now, tries: 0, givenUpAt: null })
      .where(eq(newsSources.id, id)),
});
