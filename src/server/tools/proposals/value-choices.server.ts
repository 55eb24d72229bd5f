import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { ResultFigure } from "#domain/tools/result-figure.ts";
import { tools } from "#tools/registry.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { VALUE_TOOLS } from "./new-proposal.server.ts";

const MOST_CHOICES = 8;

export interface ValueOfRun {
  id: string;
  tool: string;
  title: string;
  figure: ResultFigure;
  createdAt: string;
}

/** Results from which a proposal may take the value: those of its home, or the actor's latest where it has none. */
export async function valueChoices(db: Db, actor: PersonActor, homeId: string | null): Promise<ValueOfRun[]> {
  const { id, toolId, title, name, figure, createdAt, deletedAt, propertyId } = toolRuns;
  const rows = await db
    .select({ id, toolId, title, name, figure, createdAt })
    .from(toolRuns)
    .where(
      and(
        mayRead(actor, "run"),
        inArray(toolId, [...VALUE_TOOLS]),
        isNull(deletedAt),
        homeId === null ? undefined : eq(propertyId, homeId),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(MOST_CHOICES);
  return rows.flatMap(({ figure: said, ...run }) =>
    said === null || said.perMonth
      ? []
      : [
          {
            id: run.id,
            tool: tools.find((tool) => tool.id === run.toolId)?.title ?? "Resultado",
            title: run.name ?? run.title,
            figure: said,
            createdAt: run.createdAt.toISOString(),
          },
        ],
  );
}
