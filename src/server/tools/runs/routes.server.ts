import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { calendarSettingsOf } from "#domain/accounts/account/calendar-settings.ts";
import { type DocumentSigner, typedSigner } from "#domain/accounts/agency/agent-card.ts";
import { type AnyTool, slugOf } from "#tools/define-tool.ts";
import { tools } from "#tools/registry.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { agentCardOf } from "../../accounts/agencies/agent-card.server.ts";
import { settingsOfPerson } from "../../crm/calendar/people.server.ts";
import { addAppointments } from "../../crm/calendar/run-appointments.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { ToolRun } from "../../platform/db/tables/tools-runs.server.ts";
import { readUuid } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { paperComparablePhotos } from "../exports/comparable-pictures.server.ts";
import { exportRun, isExportFormat } from "../exports/export-run.server.ts";
import { picturesOnPaper } from "../exports/offered-pictures.server.ts";
import { photosOfRun } from "../exports/run-photos.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { saveHomeOfRun, takenOver, takeOverToHome } from "./run-home.server.ts";
import { findRun } from "./tool-runs.server.ts";

const chosenAppointments = z.object({ ids: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100)) });

/**
 * `GET /api/runs/{id}`, `GET /api/runs/{id}/export/{format}`: the visitor's own runs. `POST /api/runs/{id}/appointments`, `POST` and
 * `PATCH /api/runs/{id}/home`: what a signed-in person takes from a run into calendar and portfolio.
 */
export function runRoutes(services: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get("/:id", async (c) => {
    const { tool, run } = await ownRun(services, c.get("actor"), c.req.param("id"));
    return c.json(publicRun(tool, run));
  });

  routes.get("/:id/export/:format", async (c) => {
    const { tool, run } = await ownRun(services, c.get("actor"), c.req.param("id"));
    const format = c.req.param("format");
    if (!isExportFormat(format)) throw new AppError("NO_SUCH_EXPORT");
    const table = Number(c.req.query("tabla") ?? 0);
    const file = await exportRun(tool, run, format, {
      table,
      signer: await signerOf(services, c),
      mapTiles: services.mapTiles,
      ...(format === "pdf" && {
        photos: await photosOfRun(services, c.get("actor"), tool, run),
        pictures: {
          ...(await paperComparablePhotos(services, c.get("actor"), tool, run)),
          ...(await picturesOnPaper(services, c.get("actor"), tool, run)),
        },
      }),
      timeZone: await timeZoneOf(services, c.get("actor")),
    });
    return c.body(file.bytes, 200, {
      "content-type": file.mediaType,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      "cache-control": "private, no-store",
    });
  });

  /** Puts the result's proposals into the caller's calendar; the same again adds nothing. */
  routes.post("/:id/appointments", signedInOnly(), async (c) => {
    const actor = personOf(c);
    const { tool, run } = await ownRun(services, actor, c.req.param("id"));
    const { ids } = await readBody(c, chosenAppointments);
    const { database, now } = services;
    const added = await database.db.transaction((tx) => addAppointments(tx, actor, { tool, run, ids, now: now() }));
    return c.json({ added }, 201);
  });

  /** Puts the home that was typed into the portfolio; asked again it is the same home. */
  routes.post("/:id/home", signedInOnly(), async (c) => {
    const actor = personOf(c);
    const { run } = await ownRun(services, actor, c.req.param("id"));
    return c.json({ homeId: await saveHomeOfRun(services.database.db, actor, run, services.now()) }, 201);
  });

  /** Takes what was chosen over into the file of the home that the run is about. */
  routes.patch("/:id/home", signedInOnly(), async (c) => {
    const actor = personOf(c);
    const known = await ownRun(services, actor, c.req.param("id"));
    const chosen = await readBody(c, takenOver);
    await takeOverToHome(services.database.db, actor, known, chosen, services.now());
    return c.body(null, 204);
  });
  return routes;
}

/**
 * The run and its tool. UNKNOWN_RUN for another visitor's run or a tool that is gone; RUN_PURGED once its data are
 * erased.
 *
 * @param options.evenPurged for callers that show title and figure alone
 */
export async function ownRun(
  services: ToolServices,
  actor: Actor,
  id: string,
  { evenPurged = false } = {},
): Promise<{ tool: AnyTool; run: ToolRun }> {
  const known = readUuid(id);
  const run = known === undefined ? undefined : await findRun(services.database.db, actor, known);
  const tool = tools.find((tool) => tool.id === run?.toolId);
  if (!run || !tool) throw new AppError("UNKNOWN_RUN");
  if (run.purgedAt && !evenPurged) throw new AppError("RUN_PURGED");
  return { tool, run };
}

/** A run as callers see it. */
export function publicRun(tool: AnyTool, run: ToolRun) {
  const input = run.parsedInput;
  return {
    id: run.id,
    tool: slugOf(tool),
    version: run.toolVersion,
    engine: run.engine,
    title: run.title,
    name: run.name,
    folder: run.folder,
    tags: run.tags,
    isSaved: run.savedAt !== null,
    createdAt: run.createdAt.toISOString(),
    durationMs: run.durationMs,
    input: run.input,
    result: run.result,
    text: tool.textOf(run.result, input),
    message: tool.messageOf(run.result, input),
    sources: tool.sourcesOf(run.result, input),
    tables: tool.tablesOf(run.result, input).map(({ name }) => name),
    isWritten: Boolean(tool.writtenOf?.(run.result, input)),
  };
}

/**
 * Signer of a document: the signed-in person, with their agency's brand; for a visitor the name that they typed.
 */
async function signerOf(services: ToolServices, c: Context<AppEnv>): Promise<DocumentSigner | undefined> {
  const actor = c.get("actor");
  if (!actor.isAnonymous) return await agentCardOf(services, actor.ownerId);
  const name = c.req.query("agente")?.trim().slice(0, 100);
  return name ? typedSigner(name) : undefined;
}

/** The wall clock of the person's calendar; a visitor has none but the usual one. */
async function timeZoneOf({ database }: ToolServices, actor: Actor): Promise<string> {
  return actor.isAnonymous
    ? calendarSettingsOf({}).timeZone
    : (await settingsOfPerson(database.db, actor.ownerId)).timeZone;
}
