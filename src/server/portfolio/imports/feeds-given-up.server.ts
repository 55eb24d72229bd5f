import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { importSources } from "../../platform/db/tables/portfolio-imports.server.ts";
import { givenUpRows, scopeOfOwned } from "../../platform/jobs/given-up.server.ts";

/** Addresses of senders that nobody reads any more. */
export const feedsGivenUp = givenUpRows<string>({
  table: importSources,
  stands: and(isNull(importSources.nextFetchAt), isNotNull(importSources.url)),
  reason: importSources.lastError,
  scope: scopeOfOwned(importSources),
  about: importSources.format,
  subject: (format) => `Cartera externa por dirección (${format})`,
  renew: (tx, id, now) =>
    tx.update(importSources).set({ nextFetchAt: now, tries: 0, givenUpAt: null }).where(eq(importSources.id, id)),
});
