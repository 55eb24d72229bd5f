import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import { findTemplate } from "#server/crm/templates/templates.server.ts";
import type { Db } from "#server/platform/db/connection.server.ts";

/** An own template as its page shows it; undefined for a stranger's, and for one in the trash. */
export async function ownTemplateData(db: Db, actor: PersonActor, id: string) {
  const row = await findTemplate(db, actor, id);
  if (!row || row.deletedAt) return undefined;
  const { title, summary, kind, use, country, draft, revision, state } = row;
  return { id: row.id, title, summary, kind, use, country, draft, revision, state };
}
