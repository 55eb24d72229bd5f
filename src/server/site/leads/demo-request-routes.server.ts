import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { demoRequest } from "#domain/site/lead/lead.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { passWithProof } from "../../accounts/proof/pass-with-proof.server.ts";
import { takeDemoRequest } from "../../crm/contacts/take-lead.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { demoRequestMail } from "./demo-request-mail.server.ts";
import { publicRow } from "./lead-routes.server.ts";
import { addDemoRequest } from "./leads.server.ts";

const REQUESTS_PER_HOUR = 20;

/** `POST /functions/v1/request-demo`: the request, its contact and the mail about it, all or none. */
export function demoRequestRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const limit = passWithProof(
    services,
    limitCalls(config, { name: "demo request", calls: REQUESTS_PER_HOUR, seconds: 3600, together: database.db }),
  );
  return new Hono<AppEnv>().post("/request-demo", limit, async (c) => {
    const { website, ...request } = await readBody(c, demoRequest);
    const at = now();
    if (website) return c.json(publicRow({ id: randomUUID(), createdAt: at }), 201);
    const row = await database.db.transaction(async (tx) => {
      await queueMail(tx, demoRequestMail(request, config.salesEmail), at);
      const created = await addDemoRequest(tx, { ...request, createdAt: at });
      await takeDemoRequest(tx, created.id, at);
      return created;
    });
    return c.json(publicRow(row), 201);
  });
}
