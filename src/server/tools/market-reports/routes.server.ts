import { Hono } from "hono";
import { CONFIRM_REPORT_PATH, STOP_PATH } from "#domain/market/figures/centre-address.ts";
import { readerForm, reportForm } from "#domain/market/figures/report-forms.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { madeOnce } from "../../accounts/answers/answered-once.server.ts";
import { viewMark } from "../../accounts/limits/daily-views.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { pdfAnswer } from "../exports/homes/draw-papers.server.ts";
import { drawMarketReport } from "../exports/homes/market-report.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import {
  addMarketReport,
  addReader,
  confirmReader,
  countReportView,
  deleteMarketReport,
  removeReader,
  reportByToken,
  stopReader,
} from "./market-reports.server.ts";
import { openReport } from "./report-page.server.ts";

const PAPERS_PER_HOUR = 120;
const ADDITIONS_PER_HOUR = 60;

/** `/api/market-reports`: reports of zones, the people who get them, and their papers. */
export function marketReportRoutes(services: ToolServices): Hono<AppEnv> {
  const { auth, config, database, now } = services;
  const routes = new Hono<AppEnv>();

  // The address is the proof: these need no session.
  const papers = limitCalls(config, { name: "market-reports papers", calls: PAPERS_PER_HOUR, seconds: 3600 });
  routes.get("/shared/:token/pdf", papers, async (c) => {
    const opened = await openReport(services, c.req.param("token"));
    if (!opened) throw new AppError("NOT_FOUND");
    if (opened.outcome.kind === "loading") throw new AppError("MARKET_LOADING");
    const paper = await drawMarketReport(services, opened);
    return pdfAnswer(c, paper, `Mercado ${opened.report.name.replace(/[^\p{L}\p{N} .,-]+/gu, " ").trim()}.pdf`);
  });

  /** Sent by the page when a browser shows it: robots and link previews fetch it and send nothing. */
  routes.post("/shared/:token/views", async (c) => {
    const found = await reportByToken(database.db, c.req.param("token"));
    if (!found) throw new AppError("NOT_FOUND");
    const { report } = found;
    const mark = viewMark(c, report, services);
    if (mark !== null) await database.db.transaction((tx) => countReportView(tx, report.id, mark, now()));
    return c.body(null, 204);
  });

  routes.use("*", signedInOnly());
  routes.post("/", async (c) => {
    const form = await readBody(c, reportForm);
    const parts = { keys: auth.keys, now: now() };
    return await madeOnce(c, { db: database.db, now }, (tx) => addMarketReport(tx, personOf(c), form, parts));
  });
  routes.delete("/:id", async (c) => {
    const id = uuidOf(c, "id");
    await database.db.transaction((tx) => deleteMarketReport(tx, personOf(c), id));
    return c.body(null, 204);
  });
  // Each sends a mail to an address that nobody has confirmed yet.
  const additions = limitCalls(config, { name: "market-reports additions", calls: ADDITIONS_PER_HOUR, seconds: 3600 });
  routes.post("/:id/readers", additions, async (c) => {
    const reportId = uuidOf(c, "id");
    const { email } = await readBody(c, readerForm);
    const parts = { keys: auth.keys, now: now(), publicUrl: config.publicUrl };
    return await madeOnce(c, { db: database.db, now }, (tx) => addReader(tx, personOf(c), { reportId, email }, parts));
  });
  return routes.delete("/:id/readers/:readerId", async (c) => {
    const which = { reportId: uuidOf(c, "id"), readerId: uuidOf(c, "readerId") };
    await database.db.transaction((tx) => removeReader(tx, personOf(c), which));
    return c.body(null, 204);
  });
}

/** `POST /informe-mercado-baja/{token}`: the button of the page that ends a report. No session: the token is the proof. */
export function stopReportRoutes({ database, now }: ToolServices): Hono<AppEnv> {
  return new Hono<AppEnv>().post("/:token", async (c) => {
    const token = c.req.param("token");
    if (!(await stopReader(database.db, token, now()))) throw new AppError("NOT_FOUND");
    return c.redirect(`${STOP_PATH}/${token}`, 303);
  });
}

/** `POST /informe-mercado-alta/{token}`: the button of the page on which a reader confirms. No session: the token is the proof. */
export function confirmReportRoutes({ database, now }: ToolServices): Hono<AppEnv> {
  return new Hono<AppEnv>().post("/:token", async (c) => {
    const token = c.req.param("token");
    if (!(await database.db.transaction((tx) => confirmReader(tx, token, now())))) throw new AppError("NOT_FOUND");
    return c.redirect(`${CONFIRM_REPORT_PATH}/${token}`, 303);
  });
}
