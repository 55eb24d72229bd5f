import type { PersonActor } from "#server/accounts/access/actor.server.ts";
import { findTemplate, newestVersion } from "#server/crm/templates/templates.server.ts";
import type { Db } from "#server/platform/db/connection.server.ts";

/** An own template as its page shows it; undefined for a stranger's, and for one in the trash. */
export async function ownTemplateData(db: Db, actor: PersonActor, id: string, query: URLSearchParams) {
  const row = await findTemplate(db, actor, id);
  if (!row || row.deletedAt) return undefined;
  const { title, summary, kind, use, country, draft, revision, state, updatedAt } = row;
  return {
    id: row.id,
    title,
    summary,
    kind,
    use,
    country,
    draft,
    revision,
    state,
    updatedAt: updatedAt.toISOString(),
    versions: await newestVersion(db, row.id),
    homeId: query.get("vivienda"),
    contactId: query.get("contacto"),
  };
}
