import { sql } from "drizzle-orm";
import type { FlowDocument } from "#domain/integrations/flows/flow-document.ts";
import type { Db } from "#server/platform/db/connection.server.ts";
import { flows, flowVersions } from "#server/platform/db/tables/integrations-flows.server.ts";

/** A published flow of a person without an agency, as if they had made it. @returns its id */
export async function addFlowOf(db: Db, ownerId: string, document: FlowDocument): Promise<string> {
  const { event, days } = document.trigger;
  const published = { state: "activo", version: 1, event, days } as const;
  const [row] = await db
    .insert(flows)
    .values({ ownerId, scope: ownerId, name: "Medida", draft: document, ...published })
    .returning();
  await db.insert(flowVersions).values({ flowId: row!.id, number: 1, document, publishedAt: new Date(0) });
  return row!.id;
}

/** Contacts of a person, each with a run of the flow that is due then. */
export async function addRuns(
  db: Db,
  {
    ownerId,
    flowId,
    many,
    stepId,
    dueAt,
  }: { ownerId: string; flowId: string; many: number; stepId: string; dueAt: Date },
): Promise<void> {
  await db.execute(sql`
    with people as (
      insert into contacts (scope, owner_id, full_name, source)
      select ${ownerId}, ${ownerId}, 'Persona ' || n, 'idealista' from generate_series(1, ${many}::int) n
      returning id
    )
    insert into flow_runs (flow_id, version, scope, started_at, event, event_at, contact_id, phase, step_id, due_at)
    select ${flowId}, 1, ${ownerId}, now(), 'lead.created', now(), id, 'sigue', ${stepId}, ${dueAt.toISOString()}::timestamptz
    from people`);
}
