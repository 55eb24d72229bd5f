import { isDeepStrictEqual } from "node:util";
import { and, eq, gt, isNull } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { isOwn } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { type ToolRun, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";

type Correctable = Pick<AnyTool, "id" | "version" | "correctionFields" | "wordFields" | "hasAnswer">;

/** The time after a result was made during which it is corrected in its place, in milliseconds. */
const CORRECTED_MS = DAY_MS;

/** Fields in which a correction may differ from the result that it corrects. */
const fieldsOf = ({ correctionFields = [], wordFields = [] }: Correctable) => [...correctionFields, ...wordFields];

/** Whether a result may be corrected in its place, by age and kind: an answer that was paid for, in a tool that takes corrections. */
export const isCorrectable = (tool: Correctable, run: Pick<ToolRun, "result" | "createdAt">, now: Date): boolean =>
  fieldsOf(tool).length > 0 &&
  run.createdAt.getTime() > now.getTime() - CORRECTED_MS &&
  (tool.hasAnswer?.(run.result) ?? true);

/**
 * The actor's own run that this input corrects; none where it is too old, says something of another home, or differs in more than a
 * correction does: that is a run of its own, which is paid for.
 *
 * @param asked.homeId the home of the portfolio that the new input is about
 */
export async function runToCorrect(
  db: Db,
  actor: Actor,
  tool: Correctable,
  { id, input, homeId, now }: { id: string; input: unknown; homeId: string | undefined; now: Date },
): Promise<ToolRun | undefined> {
  const [run] = await db
    .select()
    .from(toolRuns)
    .where(
      and(
        isOwn(actor, "run"),
        eq(toolRuns.id, id),
        eq(toolRuns.toolId, tool.id),
        eq(toolRuns.toolVersion, tool.version),
        isNull(toolRuns.deletedAt),
        isNull(toolRuns.purgedAt),
        gt(toolRuns.createdAt, new Date(now.getTime() - CORRECTED_MS)),
      ),
    );
  if (!run || !isCorrectable(tool, run, now)) return undefined;
  if (homeId !== undefined && run.propertyId !== homeId) return undefined;
  return differsOnlyIn(run.parsedInput, input, fieldsOf(tool)) ? run : undefined;
}

/** Puts the corrected input and its result in the place of what the run held. Its key stays that of the try that made it. */
export async function correctRun(
  db: Db,
  actor: Actor,
  id: string,
  corrected: Pick<ToolRun, "input" | "parsedInput" | "facts" | "result" | "figure" | "durationMs">,
): Promise<ToolRun | undefined> {
  const [run] = await db
    .update(toolRuns)
    .set(corrected)
    .where(and(isOwn(actor, "run"), eq(toolRuns.id, id), isNull(toolRuns.deletedAt), isNull(toolRuns.purgedAt)))
    .returning();
  return run;
}

/** Whether an input differs from a kept one in some of these fields at most. */
export const differsOnlyIn = (kept: unknown, input: unknown, fields: readonly string[]): boolean =>
  // The new one as the database would keep it, without members that are undefined.
  isDeepStrictEqual(
    without(kept as Record<string, unknown>, fields),
    without(JSON.parse(JSON.stringify(input)), fields),
  );

const without = (input: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !fields.includes(name)));
