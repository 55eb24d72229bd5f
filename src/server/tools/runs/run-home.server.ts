import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import * as z from "zod/mini";
import type { Home } from "#domain/portfolio/homes/home.ts";
import { chosenValues, type HomeDifference, homeDifferences } from "#domain/portfolio/homes/home-differences.ts";
import { homeFromToolAttributes } from "#domain/portfolio/homes/tool-attributes.ts";
import type { Property } from "#domain/shared/listing/property.ts";
import { isBlank } from "#domain/shared/schema/fields.ts";
import { text } from "#domain/shared/schema/text.ts";
import { instant } from "#domain/shared/schema/when.ts";
import type { AnyTool } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import type { Actor, PersonActor } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { isOwn, mayChange, mayRead } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { type ToolRun, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { updateHome } from "../../portfolio/homes/change-homes.server.ts";
import { homeOfRow } from "../../portfolio/homes/home-rows.server.ts";
import { isSameHome, offeredHome, saveTypedHome } from "../../portfolio/homes/keep-home.server.ts";

/** The home in a run's input beside the portfolio: their differences, and how data go from the run to the portfolio on request. */

/** Runs of one person that are looked through for homes that they typed. */
const RUNS_LOOKED_THROUGH = 40;

const TOOLS_WITH_HOMES = tools.filter(({ homeOf }) => homeOf).map(({ id }) => id);

/** The fields that somebody takes over from a run into the home's file. `seen` is when the home had last changed as they saw it. */
export const takenOver = z.object({
  fields: z
    .array(text({ max: 60 }), "Elige qué llevar a la ficha")
    .check(z.minLength(1, "Elige qué llevar a la ficha"), z.maxLength(100, "Elige menos datos")),
  seen: instant({ message: "Falta la versión de la vivienda que has visto" }),
});

/** The home of a run compared with the portfolio. */
export interface RunHome {
  /** The home of the portfolio that the run is about; null where it was only typed. */
  id: string | null;
  /** When that home last changed; null where it was only typed. */
  seen: string | null;
  currency: string;
  runCurrency: string;
  /** None where the person may not change the home. */
  differences: HomeDifference[];
}

/** @returns null where the run's input holds no home, or the actor may not change the portfolio's one */
export async function readRunHome(db: Db, actor: Actor, tool: AnyTool, run: ToolRun): Promise<RunHome | null> {
  const typed = homeOfRun(tool, run);
  if (!typed) return null;
  const runCurrency = typed.currency ?? "EUR";
  if (run.propertyId === null) {
    return { id: null, seen: null, currency: runCurrency, runCurrency, differences: [] };
  }
  const known = await changeableHome(db, actor, run.propertyId);
  if (!known) return null;
  const differences = homeDifferences(known.home, besideTexts(known.home, typed), emptiedIn(run));
  return { id: known.id, seen: known.seen.toISOString(), currency: known.home.currency, runCurrency, differences };
}

/** The home's fields in a run: those that were typed, and those that the tool has made for its file. */
function homeOfRun(tool: AnyTool, run: ToolRun): Partial<Home> | null {
  const typed = tool.homeOf?.(run.parsedInput);
  if (!typed) return null;
  return {
    ...typed,
    ...homeFromToolAttributes(run.parsedInput as object),
    ...tool.forHome?.(run.result, run.parsedInput),
  };
}

/** The fields of the home that the form sent empty: a box that is not ticked among them. */
function emptiedIn({ input }: ToolRun): string[] {
  const { home } = input as { home?: unknown };
  if (typeof home !== "object" || home === null) return [];
  return Object.entries(home).flatMap(([name, value]) => (isBlank(value) ? [name] : []));
}

/** A text in one language stands beside those that the file has in others. */
function besideTexts(known: Home, typed: Partial<Home>): Partial<Home> {
  return typed.descriptions ? { ...typed, descriptions: { ...known.descriptions, ...typed.descriptions } } : typed;
}

/** A home as tools are offered it, with the other fields of its file, if the actor may change it. */
async function changeableHome(db: Db, actor: Actor, id: string) {
  const offered = await offeredHome(db, actor, id);
  if (!offered) return null;
  const [row] = await db
    .select()
    .from(properties)
    .where(and(mayChange(actor, "home"), eq(properties.id, offered.id)));
  return row ? { id: row.id, seen: row.updatedAt, home: { ...homeOfRow(row), ...offered.home } } : null;
}

/**
 * Takes chosen fields over into the home's file.
 *
 * @throws AppError RUN_WITHOUT_HOME; UNKNOWN_HOME where the run is about none that the actor may change; HOME_CHANGED where somebody changed one of the
 * fields since; INVALID_INPUT with the fields that do not go together with the rest of the home
 */
export async function takeOverToHome(
  db: Db,
  actor: PersonActor,
  { tool, run }: { tool: AnyTool; run: ToolRun },
  { fields, seen }: z.output<typeof takenOver>,
  now: Date,
): Promise<void> {
  const typed = homeOfRun(tool, run);
  if (!typed) throw new AppError("RUN_WITHOUT_HOME");
  const known = run.propertyId === null ? null : await changeableHome(db, actor, run.propertyId);
  if (!known) throw new AppError("UNKNOWN_HOME");
  const whole = besideTexts(known.home, typed);
  const values = chosenValues(homeDifferences(known.home, whole, emptiedIn(run)), whole, fields);
  await updateHome(db, actor, known.id, { seen, values }, now, "herramienta");
}

/**
 * Puts the home of a run's input into the portfolio, and ties the person's other runs about it to it. A second request answers the same
 * home.
 *
 * @returns the home's id
 * @throws AppError RUN_WITHOUT_HOME
 */
export async function saveHomeOfRun(db: Db, actor: PersonActor, run: ToolRun, now: Date): Promise<string> {
  const home = typedHomeOf(run);
  if (!home) throw new AppError("RUN_WITHOUT_HOME");
  const typed = { ...homeFromToolAttributes(run.parsedInput as object), ...home };
  return await db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    // Of two at once the second waits here and finds the home of the first.
    const [locked] = await tx
      .select({ homeId: toolRuns.propertyId })
      .from(toolRuns)
      .where(and(mayChange(actor, "run"), eq(toolRuns.id, run.id)))
      .for("update");
    if (!locked) throw new AppError("UNKNOWN_RUN");
    if (locked.homeId) return locked.homeId;
    const homeId = await saveTypedHome(tx, actor, typed, now);
    const others = (await typedRuns(tx, actor)).filter(({ home }) => isSameHome(home, typed));
    const ids = [run.id, ...others.map(({ runId }) => runId)];
    await tx.update(toolRuns).set({ propertyId: homeId }).where(inArray(toolRuns.id, ids));
    return homeId;
  });
}

/** A home that somebody typed in a tool, and the run that it stands in. */
export interface TypedHome {
  runId: string;
  home: Property;
}

/** Homes that the actor typed in tools and has not put into the portfolio, newest first, each once. */
export async function typedHomes(db: Db, actor: Actor, limit: number): Promise<TypedHome[]> {
  const homes: TypedHome[] = [];
  for (const typed of await typedRuns(db, actor)) {
    if (homes.length === limit) break;
    if (!homes.some(({ home }) => isSameHome(home, typed.home))) homes.push(typed);
  }
  return homes;
}

async function typedRuns(db: Db, actor: Actor): Promise<TypedHome[]> {
  const { id, toolId, parsedInput, propertyId, deletedAt, purgedAt, createdAt } = toolRuns;
  const rows = await db
    .select({ id, toolId, parsedInput })
    .from(toolRuns)
    .where(
      and(
        isOwn(actor, "run"),
        mayRead(actor, "run"),
        isNull(deletedAt),
        isNull(purgedAt),
        isNull(propertyId),
        inArray(toolId, TOOLS_WITH_HOMES),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(RUNS_LOOKED_THROUGH);
  return rows.flatMap((run) => {
    const home = typedHomeOf(run);
    return home ? [{ runId: run.id, home }] : [];
  });
}

/** The home of a run's input; undefined where its tool is gone or asks for none. */
export function typedHomeOf({ toolId, parsedInput }: Pick<ToolRun, "toolId" | "parsedInput">): Property | undefined {
  return tools.find(({ id }) => id === toolId)?.homeOf?.(parsedInput);
}
