import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { leadInput, leadTracking } from "#domain/site/lead/lead.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { passWithProof } from "../../accounts/proof/pass-with-proof.server.ts";
import { takeLead } from "../../crm/contacts/take-lead.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { redactPath } from "../../platform/failures/redact.server.ts";
import { knownAddress } from "../../platform/http/client-address.server.ts";
import { firstLanguage } from "../../platform/http/first-language.server.ts";
import { readUuid } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { askToConfirm } from "../newsletter/confirm-news.server.ts";
import { addLead, type CreatedRow, trackLead } from "./leads.server.ts";

/** An office shares an address; a person sends a handful of forms. */
const LEADS_PER_HOUR = 30;
/** A page reports every 30 seconds and when it is left. */
const REPORTS_PER_MINUTE = 120;
const MAX_BODY_BYTES = 100 * 1024;

/** `POST /api/leads`, `PATCH /api/leads/{id}`. */
export function leadRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const routes = new Hono<AppEnv>();
  const small = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => {
      throw new AppError("PAYLOAD_TOO_LARGE");
    },
  });

  const limit = passWithProof(
    services,
    limitCalls(config, { name: "lead", calls: LEADS_PER_HOUR, seconds: 3600, together: database.db }),
  );
  routes.post("/", limit, small, async (c) => {
    const lead = await readBody(c, leadInput);
    if (lead.website) return c.json(publicRow({ id: randomUUID(), createdAt: now() }), 201);
    const address = lead.ip_address && isIP(lead.ip_address) ? lead.ip_address : null;
    const at = now();
    const sent = {
      ...lead,
      // A visitor who came from a shared page has its token in their path.
      landing_page: lead.landing_page && redactPath(lead.landing_page),
      pages_visited: lead.pages_visited.map(redactPath),
      ip_address: address ?? knownAddress(c, config.trustedProxies) ?? undefined,
      user_agent: lead.user_agent ?? c.req.header("user-agent")?.slice(0, 500),
      locale: lead.locale ?? firstLanguage(c.req.header("accept-language")),
    };
    const row = await database.db.transaction(async (tx) => {
      const created = await addLead(tx, sent, at);
      await takeLead(tx, created.id, at);
      if (lead.marketing_consent) await askToConfirm(tx, services, lead.email, at);
      return created;
    });
    return c.json(publicRow(row), 201);
  });

  routes.patch(
    "/:id",
    limitCalls(config, { name: "leads patch /:id", calls: REPORTS_PER_MINUTE, seconds: 60 }),
    small,
    async (c) => {
      const id = readUuid(c.req.param("id"));
      const tracking = await readBody(c, leadTracking);
      const visit = {
        pagesVisited: tracking.pages_visited?.map(redactPath),
        timeOnSiteS: tracking.time_on_site,
        lastVisitAt: new Date(tracking.last_visit_at),
      };
      const isKept = id !== undefined && (await trackLead(database.db, id, visit, now()));
      if (!isKept) throw new AppError("NOT_FOUND");
      return c.body(null, 204);
    },
  );
  return routes;
}

/** The same for every form, whatever was kept before. */
export function publicRow({ id, createdAt }: CreatedRow) {
  return { id, created_at: createdAt.toISOString() };
}
