import { type Context, Hono } from "hono";
import { isWeek, reportChange } from "#domain/portfolio/homes/owner-report.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { findHomeRow, type HomeRow } from "../../portfolio/homes/lock-homes.server.ts";
import { drawReport, paperName, pdfAnswer } from "../exports/homes/draw-papers.server.ts";
import { reportPaper } from "../exports/homes/report-paper.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { lastWeek, measureWeek } from "./measure-week.server.ts";
import { changeReport, findReport, keepReport } from "./reports.server.ts";

const PAPERS_PER_HOUR = 240;

/** `/api/portfolio/homes/:id/reports`: the weekly reports of a home to its owner. Nothing is sent here. */
export function ownerReportRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const { db } = database;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  /** @throws AppError UNKNOWN_HOME for a home that the actor does not see, or that is in the trash */
  async function homeOf(actor: PersonActor, id: string): Promise<HomeRow> {
    const home = await findHomeRow(db, actor, id);
    if (!home || home.deletedAt) throw new AppError("UNKNOWN_HOME");
    return home;
  }

  /** Prepares the report of the week that is over, or measures its draft anew. */
  routes.post("/:id/reports", async (c) => {
    const home = await homeOf(personOf(c), uuidOf(c, "id", "UNKNOWN_HOME"));
    const week = lastWeek(now());
    const figures = await measureWeek(db, home, week);
    const isNew = await keepReport(db, { homeId: home.id, week, figures }, now());
    return c.json({ week }, isNew ? 201 : 200);
  });

  routes.patch("/:id/reports/:week", async (c) => {
    const change = await readBody(c, reportChange);
    const which = { homeId: uuidOf(c, "id", "UNKNOWN_HOME"), week: weekOf(c) };
    await db.transaction((tx) => changeReport(tx, personOf(c), which, change, now()));
    return c.body(null, 204);
  });

  const limited = limitCalls(config, { name: "reports", calls: PAPERS_PER_HOUR, seconds: 3600 });
  routes.get("/:id/reports/:week/pdf", limited, async (c) => {
    const actor = personOf(c);
    const home = await homeOf(actor, uuidOf(c, "id", "UNKNOWN_HOME"));
    const report = await findReport(db, home.id, { week: weekOf(c) });
    if (!report) throw new AppError("NOT_FOUND");
    const paper = await reportPaper(services, home, report, actor.ownerId);
    return pdfAnswer(c, await drawReport(paper), paperName("Informe", paper));
  });

  return routes;
}

/** @throws AppError NOT_FOUND for what is no Monday */
function weekOf(c: Context): string {
  const week = c.req.param("week") ?? "";
  if (!isWeek(week)) throw new AppError("NOT_FOUND");
  return week;
}
