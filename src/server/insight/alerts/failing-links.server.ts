import { and, desc, isNotNull, ne, sql } from "drizzle-orm";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import { importSources } from "../../platform/db/tables/portfolio-imports.server.ts";

const SHOWN = 5;

/** Automatic links that should bring homes in or send events out, and fail. Whoever uploads a file sees by themselves that it fails. */
export interface FailingLink {
  kind: "feed" | "webhook";
  id: string;
  name: string;
  error: string | null;
  at: string;
}

export async function failingLinks(db: Db, actor: Actor): Promise<FailingLink[]> {
  const [feeds, hooks] = await Promise.all([
    db
      .select({
        id: importSources.id,
        name: importSources.name,
        error: importSources.lastError,
        at: importSources.lastErrorAt,
      })
      .from(importSources)
      .where(
        and(
          mayRead(actor, "importSource"),
          ne(importSources.kind, "archivo"),
          isNotNull(importSources.lastErrorAt),
          sql`${importSources.lastErrorAt} > coalesce(${importSources.lastSuccessAt}, '-infinity')`,
        ),
      )
      .orderBy(desc(importSources.lastErrorAt))
      .limit(SHOWN),
    db
      .select({
        id: webhookEndpoints.id,
        name: webhookEndpoints.name,
        error: webhookEndpoints.lastError,
        at: webhookEndpoints.failingSince,
      })
      .from(webhookEndpoints)
      .where(
        and(
          mayRead(actor, "webhook"),
          isNotNull(webhookEndpoints.failingSince),
          sql`${webhookEndpoints.state} <> 'pausado'`,
        ),
      )
      .orderBy(desc(webhookEndpoints.failingSince))
      .limit(SHOWN),
  ]);
  const stated = (kind: FailingLink["kind"], rows: typeof feeds) =>
    rows.map(({ id, name, error, at }): FailingLink => ({ kind, id, name, error, at: at!.toISOString() }));
  return [...stated("feed", feeds), ...stated("webhook", hooks)];
}
