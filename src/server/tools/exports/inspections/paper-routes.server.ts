import { Hono } from "hono";
import * as z from "zod/mini";
import { homeBody, reportQuery, signatureBody } from "#domain/crm/inspections/inspection-calls.ts";
import type { AppEnv } from "../../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../../accounts/access/who-may.server.ts";
import { limitCalls } from "../../../accounts/limits/rate-limit.server.ts";
import { findInspection } from "../../../crm/inspections/read-inspections.server.ts";
import { AppError, fieldIssues } from "../../../platform/app-error.server.ts";
import { uuidOf } from "../../../platform/http/path-id.server.ts";
import { readBody } from "../../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { pdfAnswer } from "../homes/draw-papers.server.ts";
import { askSignature } from "./ask-signature.server.ts";
import { drawInspection, reportName } from "./inspection-paper.server.ts";
import { keepVisitedHome } from "./keep-visited-home.server.ts";

/** Drawing one takes a second or two of a core. */
const PAPERS_PER_HOUR = 240;
const SIGNATURES_PER_HOUR = 60;

/** `/api/inspections/:id/…`: what is made of a visit. */
export function inspectionPaperRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database } = services;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());
  const papers = limitCalls(config, { name: "inspections paper papers", calls: PAPERS_PER_HOUR, seconds: 3600 });

  /** `?para=agencia` says what the owner told, too. */
  routes.get("/:id/report.pdf", papers, async (c) => {
    const query = z.safeParse(reportQuery, c.req.query());
    const row = await findInspection(database.db, personOf(c), uuidOf(c, "id"));
    if (!query.success) throw new AppError("INVALID_INPUT", fieldIssues(query.error.issues));
    return pdfAnswer(c, await drawInspection(services, row, query.data.para), reportName(row));
  });

  routes.post(
    "/:id/signature",
    limitCalls(config, { name: "inspections paper post /:id/signature", calls: SIGNATURES_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const row = await findInspection(database.db, personOf(c), uuidOf(c, "id"));
      const signer = await readBody(c, signatureBody);
      return c.json({ id: await askSignature(services, personOf(c), row, signer) }, 201);
    },
  );

  routes.post("/:id/home", papers, async (c) => {
    const id = uuidOf(c, "id");
    await findInspection(database.db, personOf(c), id);
    const { takesPhotos } = await readBody(c, homeBody);
    return c.json(await keepVisitedHome(services, personOf(c), id, { takesPhotos }));
  });

  return routes;
}
