import { and, arrayContains, eq, gte, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Page } from "#domain/integrations/api/paging.ts";
import type { PublicRunLine, RunListQuery, RunPatchBody } from "#domain/integrations/api/run-resource.ts";
import { descriptionJson } from "#domain/tools/description/description-json.ts";
import { slugOf } from "#tools/define-tool.ts";
import { findTool, tools } from "#tools/registry.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { ownRun, publicRun } from "../../tools/runs/routes.server.ts";
import { changeRun, changeRuns } from "../../tools/runs/run-changes.server.ts";
import { figuresOf } from "../../tools/runs/runs-shown.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { inOrder, partsOfWork, readInPages } from "./read-in-pages.server.ts";

/** Results of the tools for programs: the same rows, rights and changes as the pages have. */

export async function listRuns(
  { database: { db } }: ToolServices,
  actor: PersonActor,
  { tool, saved, folder, tag, homeId, createdSince, ...way }: RunListQuery,
): Promise<Page<PublicRunLine>> {
  const toolId = tool === undefined ? undefined : findTool(tool)?.id;
  if (tool !== undefined && toolId === undefined) throw new AppError("UNKNOWN_TOOL");
  const asked = and(
    isNull(toolRuns.deletedAt),
    toolId === undefined ? undefined : eq(toolRuns.toolId, toolId),
    saved === undefined ? undefined : saved ? isNotNull(toolRuns.savedAt) : isNull(toolRuns.savedAt),
    folder === undefined ? undefined : eq(toolRuns.folder, folder),
    tag === undefined ? undefined : arrayContains(toolRuns.tags, [tag]),
    homeId === undefined ? undefined : eq(toolRuns.propertyId, homeId),
    createdSince === undefined ? undefined : gte(toolRuns.createdAt, new Date(createdSince)),
  );
  const parts = partsOfWork(actor, "run").map((part) => and(part, asked));
  const page = await readInPages(db, { table: toolRuns, by: toolRuns.createdAt, parts }, way);
  const { id, createdAt, toolId: ofTool, toolVersion, title, name, tags, savedAt, figure, credits } = toolRuns;
  const { propertyId, ownerId, purgedAt } = toolRuns;
  const rows = await db
    .select({
      id,
      createdAt,
      toolId: ofTool,
      toolVersion,
      title,
      name,
      folder: toolRuns.folder,
      tags,
      savedAt,
      figure,
      credits,
      propertyId,
      ownerId,
      purgedAt,
    })
    .from(toolRuns)
    .where(inArray(id, page.data));
  const figures = await figuresOf(db, actor, rows);
  const data = inOrder(rows, page.data).map((run): PublicRunLine => {
    const of = tools.find((known) => known.id === run.toolId);
    return {
      id: run.id,
      createdAt: run.createdAt.toISOString(),
      tool: of ? slugOf(of) : null,
      toolTitle: of?.title ?? "Herramienta retirada",
      version: run.toolVersion,
      title: run.title,
      name: run.name,
      folder: run.folder,
      tags: run.tags,
      isSaved: run.savedAt !== null,
      figure: run.figure ?? figures.get(run.id) ?? null,
      credits: run.credits,
      homeId: run.propertyId,
      ownerId: run.ownerId!, // a key reads what accounts made
      isPurged: run.purgedAt !== null,
    };
  });
  return { ...page, data };
}

/** @throws AppError UNKNOWN_RUN, RUN_PURGED */
export async function getRun(services: ToolServices, actor: PersonActor, id: string) {
  const { tool, run } = await ownRun(services, actor, id);
  return publicRun(tool, run);
}

/** A result with its description, for software that shows it without knowing the tool. @throws AppError UNKNOWN_RUN, RUN_PURGED */
export async function getDescribedRun(services: ToolServices, actor: PersonActor, id: string) {
  const { tool, run } = await ownRun(services, actor, id);
  return { ...publicRun(tool, run), description: descriptionJson(tool.describe(run.result, run.parsedInput)) };
}

/** @throws AppError UNKNOWN_RUN, RUN_PURGED */
export async function updateRun(services: ToolServices, actor: PersonActor, id: string, change: RunPatchBody) {
  const { database, now } = services;
  await getRun(services, actor, id);
  if (!(await changeRun(database.db, actor, id, change, now()))) throw new AppError("UNKNOWN_RUN");
  return await getRun(services, actor, id);
}

/** Into the trash. @throws AppError UNKNOWN_RUN */
export async function trashRun({ database: { db }, now }: ToolServices, actor: PersonActor, id: string) {
  if ((await changeRuns(db, actor, { act: "trash", ids: [id] }, now())) === 0) throw new AppError("UNKNOWN_RUN");
  return { id, deleted: true as const };
}
