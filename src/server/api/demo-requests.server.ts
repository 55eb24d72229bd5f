import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { demoRequest } from "#domain/lead/lead.ts";
import type { AppEnv } from "../app.server.ts";
import { takeDemoRequest } from "../contacts/take-lead.server.ts";
import { demoRequestMail } from "../mail/demo-request-mail.server.ts";
import { passWithProof } from "../proof/pass-with-proof.server.ts";
import { addDemoRequest } from "../queries/leads.server.ts";
import { queueMail } from "../queries/mails.server.ts";
import { limitCalls } from "../rate-limit.server.ts";
import type { Services } from "../services.server.ts";
import { publicRow } from "./leads.server.ts";
import { readBody } from "./read-body.server.ts";

const REQUESTS_PER_HOUR = 20;

/** `POST /functions/v1/request-demo`: the request, its contact and the mail about it, all or none. */
export function demoRequestRoutes(services: Services): Hono<AppEnv> {
  const { config, database, now } = services;
  const limit = passWithProof(services, limitCalls(config, { calls: REQUESTS_PER_HOUR, seconds: 3600 }));
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
