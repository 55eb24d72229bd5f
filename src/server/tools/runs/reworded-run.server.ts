import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { isOwn } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { type ToolRun, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";

/** An older result rests on facts of its own day, and its words are no longer those of today. */
const LATEST_MS = DAY_MS;
/** Runs of a tool that are compared: somebody who words a report anew does so within a few runs of making it. */
const COMPARED = 20;

/**
 * The latest run of the last day, by the same person, whose input differs from this one in nothing but the words (`wordFields`): its result holds
 * for this one too. None where that run has the same words as well: whoever sends a form twice asks for today's facts.
 *
 * @param asked.homeId the home of the portfolio that the new run is about
 */
export async function runInOtherWords(
  db: Db,
  actor: Actor,
  { id, version, wordFields = [] }: Pick<AnyTool, "id" | "version" | "wordFields">,
  { input, homeId, now }: { input: unknown; homeId: string | undefined; now: Date },
): Promise<ToolRun | undefined> {
  if (wordFields.length === 0) return undefined;
  const recent = await db
    .select()
    .from(toolRuns)
    .where(
      and(
        isOwn(actor, "run"),
        eq(toolRuns.toolId, id),
        eq(toolRuns.toolVersion, version),
        isNull(toolRuns.deletedAt),
        gt(toolRuns.createdAt, new Date(now.getTime() - LATEST_MS)),
      ),
    )
    .orderBy(desc(toolRuns.createdAt), desc(toolRuns.id))
    .limit(COMPARED);
  // As the database keeps it, without members that are undefined.
  const kept = JSON.parse(JSON.stringify(input)) as Record<string, unknown>;
  const figures = without(kept, wordFields);
  const latest = recent.find(
    ({ parsedInput, propertyId }) =>
      (homeId === undefined || propertyId === homeId) &&
      isDeepStrictEqual(without(parsedInput as Record<string, unknown>, wordFields), figures),
  );
  return latest && !isDeepStrictEqual(latest.parsedInput, kept) ? latest : undefined;
}

/** Whether an input differs from a kept one in some of these fields at most. */
export const differsOnlyIn = (kept: unknown, input: unknown, fields: readonly string[]): boolean =>
  isDeepStrictEqual(
    without(kept as Record<string, unknown>, fields),
    without(JSON.parse(JSON.stringify(input)) as Record<string, unknown>, fields),
  );

const without = (input: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !fields.includes(name)));
