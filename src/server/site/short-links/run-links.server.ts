import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { linkForm, linkState, withUtm } from "#domain/site/links/short-link.ts";
import type { AnyTool, ShortLinkInPlace } from "#tools/define-tool.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { shortLinks } from "../../platform/db/tables/site-outreach.server.ts";
import { type ToolRun, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { addLink, type ShortLinkRow } from "./short-links.server.ts";

/** Short links of a result's places: the agent's own rows beside those of Umbral, behind the same `/l/{code}`. */

/** Links of one person: some forty weeks of a home for each of a dozen networks. */
const MOST_OF_OWNER = 3_000;

export interface RunLink {
  place: string;
  title: string;
  url: string;
  clicks: number;
  lastClickAt: string | null;
  isOn: boolean;
}

const urlOf = (publicUrl: string, { code }: Pick<ShortLinkRow, "code">) => `${publicUrl}/l/${code}`;

/** The short links of a result with their clicks, in the order of its places. */
export async function linksOfRun(
  db: Db,
  actor: PersonActor,
  runId: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<RunLink[]> {
  const rows = await db
    .select()
    .from(shortLinks)
    .where(and(mayRead(actor, "shortLink"), eq(shortLinks.runId, runId)))
    .orderBy(asc(shortLinks.place));
  return rows.map((row) => ({
    place: row.place ?? "",
    title: row.title,
    url: urlOf(publicUrl, row),
    clicks: row.clicks,
    lastClickAt: row.lastClickAt?.toISOString() ?? null,
    isOn: linkState(row, now) === "activo",
  }));
}

/**
 * Gives each place of a result that carries an address a short link, and lays them into the result. The same again makes none twice, and one
 * that was switched off leads on again.
 *
 * @throws AppError UNKNOWN_RUN, NO_SHORT_LINKS where nothing of the result can be shortened, INVALID_INPUT where the address is a short link
 * itself or the person has too many
 */
export async function shortenRun(
  tx: Db,
  actor: PersonActor,
  tool: AnyTool,
  runId: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const run = await lockedRun(tx, actor, runId);
  const wanted = tool.linksOf?.(run.result, run.parsedInput) ?? [];
  if (wanted.length === 0) throw new AppError("NO_SHORT_LINKS");
  const owner = ownershipOf(actor);
  const held = await tx.$count(shortLinks, eq(shortLinks.ownerId, actor.ownerId));
  if (held + wanted.length > MOST_OF_OWNER) {
    throw new AppError("INVALID_INPUT", [
      { path: "runId", message: "Ya tienes 3.000 enlaces cortos, que son el máximo." },
    ]);
  }
  await tx
    .update(shortLinks)
    .set({ disabledAt: null, updatedAt: now })
    .where(and(mayChange(actor, "shortLink"), eq(shortLinks.runId, runId)));
  const known = await tx
    .select({ place: shortLinks.place, code: shortLinks.code })
    .from(shortLinks)
    .where(eq(shortLinks.runId, runId));
  const urls = new Map(known.map((row) => [row.place, urlOf(publicUrl, row)]));
  for (const { place, title, target, utm } of wanted) {
    if (urls.has(place)) continue;
    const form = linkForm.parse({ title: title.slice(0, 120), target, ...utm });
    const row = await addLink(tx, form, { publicUrl, by: actor.ownerId, now }, { ...owner, runId, place });
    urls.set(place, urlOf(publicUrl, row));
  }
  const links = wanted.map(({ place, target, utm }) => ({
    place,
    of: withUtm(target, utm),
    short: urls.get(place)!,
  }));
  await keepLinks(tx, run, links, tool.withShortLinks?.(run.result, links) ?? run.result);
}

/**
 * Switches the short links of a result off; whoever opens one reads that it works no more. The result keeps its texts as they are until it is
 * shortened again: they may be out already.
 */
export async function switchOffRunLinks(tx: Db, actor: PersonActor, runId: string, now: Date): Promise<void> {
  await lockedRun(tx, actor, runId);
  await tx
    .update(shortLinks)
    .set({ disabledAt: sql`coalesce(${shortLinks.disabledAt}, ${now.toISOString()}::timestamptz)`, updatedAt: now })
    .where(and(mayChange(actor, "shortLink"), eq(shortLinks.runId, runId)));
}

/** Of two presses at once one waits, and finds the links there. @throws AppError UNKNOWN_RUN */
async function lockedRun(tx: Db, actor: PersonActor, id: string): Promise<ToolRun> {
  const [run] = await tx
    .select()
    .from(toolRuns)
    .where(and(mayChange(actor, "run"), eq(toolRuns.id, id), isNull(toolRuns.deletedAt), isNull(toolRuns.purgedAt)))
    .for("update");
  if (!run) throw new AppError("UNKNOWN_RUN");
  return run;
}

async function keepLinks(tx: Db, run: ToolRun, links: readonly ShortLinkInPlace[], result: unknown): Promise<void> {
  const withLinks = (input: unknown) => ({ ...(input as Record<string, unknown>), shortLinks: links });
  await tx
    .update(toolRuns)
    .set({ input: withLinks(run.input), parsedInput: withLinks(run.parsedInput), result: result as ToolRun["result"] })
    .where(eq(toolRuns.id, run.id));
}
