import { and, inArray, isNull } from "drizzle-orm";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import type { ResultFigure } from "#domain/tools/result-figure.ts";
import { type RunFilter, type RunSort, readRunFilter } from "#domain/tools/runs/run-filter.ts";
import { type AnyTool, slugOf } from "#tools/define-tool.ts";
import { findTool, tools } from "#tools/registry.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { findPlace, isInstantKey, writePlace } from "../../platform/http/cursor.server.ts";
import { isStorableText } from "../../platform/http/storable-input.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { COUNTED, countRuns, type ListedRun, listRuns, possibleSort, type RunQuery } from "./run-lists.server.ts";

/** A result in a list, for calls and pages. */
export interface ShownRun {
  id: string;
  /** Slug; null where the tool is gone. */
  tool: string | null;
  toolTitle: string;
  module: AnyTool["module"] | null;
  /** Its page; null where it no longer exists. */
  href: string | null;
  /** The owner's name for it, else the tool's title. */
  title: string;
  /** Null while the tool's title is its name. */
  name: string | null;
  folder: string | null;
  tags: string[];
  isSaved: boolean;
  figure: ResultFigure | null;
  credits: number;
  createdAt: string;
  deletedAt: string | null;
  /** Its input and result have been erased; title and figure are left. */
  isPurged: boolean;
  author: string | null;
}

export interface ShownRuns {
  runs: ShownRun[];
  total: number;
  /** True where there are more than `total`. */
  isCapped: boolean;
  /** The order that the list really has. */
  sort: RunSort;
  next: string | null;
}

const RUNS_PER_PAGE = 25;

/** @throws AppError NOT_ALLOWED for the agency's results, where the actor may not see them all */
export function runQueryOf(services: ToolServices, actor: Actor, { tool, ...filter }: RunFilter): RunQuery {
  if (filter.scope === "agency" && !maySeeAgency(actor)) throw new AppError("NOT_ALLOWED");
  return { ...filter, toolId: findTool(tool)?.id ?? null, now: services.now() };
}

export const maySeeAgency = ({ agency }: Actor): boolean => mayInAgency(agency?.role, "see-all-work");

/**
 * A page of somebody's results.
 *
 * @param cursor `next` of the page before; one of another order than the list now has begins at its beginning
 */
export async function shownRuns(
  services: ToolServices,
  actor: Actor,
  filter: RunFilter,
  cursor: string | null | undefined,
): Promise<ShownRuns> {
  const { db } = services.database;
  const query = runQueryOf(services, actor, filter);
  const total = await countRuns(db, actor, query);
  const sort = possibleSort(filter.sort, total);
  const after = findPlace(cursor, { lists: [sort], isKey: isKey[sort] });
  const { runs, next } = await listRuns(db, actor, query, { total, limit: RUNS_PER_PAGE, after });
  const figures = await figuresOf(db, actor, runs);
  return {
    runs: runs.map((run) => shownRun(run, figures)),
    total: Math.min(total, COUNTED),
    isCapped: total > COUNTED,
    sort,
    next: next && writePlace(sort, next),
  };
}

/** A person's own newest results, without counting the others. */
export async function newestRuns(services: ToolServices, actor: Actor, limit: number): Promise<ShownRun[]> {
  const { db } = services.database;
  const query = runQueryOf(
    services,
    actor,
    readRunFilter(() => null),
  );
  const { runs } = await listRuns(db, actor, query, { total: 0, limit, after: undefined });
  const figures = await figuresOf(db, actor, runs);
  return runs.map((run) => shownRun(run, figures));
}

export function shownRun(run: ListedRun, figures: ReadonlyMap<string, ResultFigure | null>): ShownRun {
  const tool = tools.find(({ id }) => id === run.toolId);
  return {
    id: run.id,
    tool: tool ? slugOf(tool) : null,
    toolTitle: tool?.title ?? "Herramienta retirada",
    module: tool?.module ?? null,
    href: tool && !run.deletedAt ? `${tool.path}?resultado=${run.id}` : null,
    title: run.name ?? run.title,
    name: run.name,
    folder: run.folder,
    tags: run.tags,
    isSaved: run.savedAt !== null,
    figure: run.figure ?? figures.get(run.id) ?? null,
    credits: run.credits,
    createdAt: run.createdAt.toISOString(),
    deletedAt: run.deletedAt?.toISOString() ?? null,
    isPurged: run.purgedAt !== null,
    author: run.author,
  };
}

/**
 * Figures of runs that are older than the column: read out of their results, as long as the tool still understands them.
 * Lists ask for those of the rows that they show.
 */
export async function figuresOf(
  db: Db,
  actor: Actor,
  runs: readonly Pick<ListedRun, "id" | "figure" | "purgedAt" | "toolId" | "toolVersion">[],
): Promise<Map<string, ResultFigure | null>> {
  const toolOf = (toolId: string, version: number) =>
    tools.find((tool) => tool.id === toolId && tool.version === version && tool.figureOf);
  const ids = runs
    .filter(({ figure, purgedAt, toolId, toolVersion }) => !figure && !purgedAt && toolOf(toolId, toolVersion))
    .map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { id, toolId, toolVersion, result, parsedInput, purgedAt } = toolRuns;
  const rows = await db
    .select({ id, toolId, toolVersion, result, parsedInput })
    .from(toolRuns)
    .where(and(mayRead(actor, "run"), inArray(id, ids), isNull(purgedAt)));
  return new Map(
    rows.map((row) => [row.id, toolOf(row.toolId, row.toolVersion)!.figureOf!(row.result, row.parsedInput)]),
  );
}

const FIGURE = /^-?(\d{1,40}(\.\d{1,40})?(e[+-]\d{1,2})?|Infinity)$/;
/** Whether a position is valid in each order; anybody may write one into the address. */
const isKey: Record<RunSort, (key: string) => boolean> = {
  newest: isInstantKey,
  oldest: isInstantKey,
  name: isStorableText,
  figure: (key) => FIGURE.test(key),
};
