import * as z from "zod/mini";
import type { ResultFigure } from "#domain/tools/result-figure.ts";
import {
  type ChangedSource,
  type ComparedRow,
  changedSources,
  compareFigures,
  compareRows,
  type FigureDifference,
  type ResultRow,
} from "#domain/tools/runs/compare-runs.ts";
import type { Actor } from "#server/accounts/access/actor.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import type { ToolRun } from "#server/platform/db/tables/tools-runs.server.ts";
import { findRun } from "#server/tools/runs/tool-runs.server.ts";
import type { AnyTool, ResultSource } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";

/** One of the two results. */
export interface ComparedRun {
  id: string;
  title: string;
  toolTitle: string;
  href: string | null;
  createdAt: string;
  figure: ResultFigure | null;
  /** Why its rows are not there: they were erased, or its tool has changed since. */
  lacks: "purged" | "changed" | null;
}

export interface Comparison {
  first: ComparedRun;
  second: ComparedRun;
  /** The second is the first with the facts of its day. */
  isRerun: boolean;
  isSameTool: boolean;
  difference: FigureDifference;
  /** Side by side, of one tool; null where one has none. */
  rows: ComparedRow[] | null;
  /** Results of two tools, each by itself. */
  ownRows: readonly [ResultRow[], ResultRow[]];
  sources: ChangedSource[];
}

/** Two results of the actor; null when one of them is not there, or both are one. */
export async function readComparison(
  { database: { db } }: Services,
  actor: Actor,
  ids: readonly (string | null)[],
): Promise<Comparison | null> {
  const known = z.tuple([z.uuid(), z.uuid()]).safeParse(ids);
  if (!known.success || known.data[0] === known.data[1]) return null;
  const runs = await Promise.all(known.data.map((id) => findRun(db, actor, id)));
  const [first, second] = runs.map((run) => run && opened(run));
  if (!first || !second) return null;
  const isSameTool = first.toolId === second.toolId;
  return {
    first: first.shown,
    second: second.shown,
    isRerun: second.rerunOf === first.shown.id,
    isSameTool,
    difference: compareFigures(first.shown.figure, second.shown.figure),
    rows: isSameTool && first.rows && second.rows ? compareRows(first.rows, second.rows) : null,
    ownRows: [first.rows ?? [], second.rows ?? []],
    sources: isSameTool && first.sources && second.sources ? changedSources(first.sources, second.sources) : [],
  };
}

interface Opened {
  shown: ComparedRun;
  toolId: string;
  rerunOf: string | null;
  rows: ResultRow[] | null;
  sources: ResultSource[] | null;
}

/** The readable parts of a run: an older version of its tool may have given another shape. */
function opened(run: ToolRun): Opened {
  const tool: AnyTool | undefined = tools.find(({ id }) => id === run.toolId);
  const { result, parsedInput } = run;
  const readable = tool && !run.purgedAt && tool.version === run.toolVersion ? tool : null;
  return {
    toolId: run.toolId,
    rerunOf: run.rerunOf,
    rows: readable?.rowsOf(result, parsedInput) ?? null,
    sources: readable?.sourcesOf(result, parsedInput) ?? null,
    shown: {
      id: run.id,
      title: run.name ?? run.title,
      toolTitle: tool?.title ?? "Herramienta retirada",
      href: tool && !run.purgedAt ? `${tool.path}?resultado=${run.id}` : null,
      createdAt: run.createdAt.toISOString(),
      figure: run.figure ?? readable?.figureOf?.(result, parsedInput) ?? null,
      lacks: run.purgedAt ? "purged" : readable ? null : "changed",
    },
  };
}
