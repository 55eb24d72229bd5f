import { Hono } from "hono";
import * as z from "zod/mini";
import type { KnownContact } from "#domain/crm/contacts/known-contact.ts";
import { type AnyTool, slugOf } from "#tools/define-tool.ts";
import { fillOfContact } from "#tools/offered-figures.ts";
import { findTool, tools } from "#tools/registry.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly } from "../../accounts/access/who-may.server.ts";
import { networkOf } from "../../accounts/auth/auth-limits.server.ts";
import { rememberVisitor } from "../../accounts/visitor/visitor.server.ts";
import { offeredContacts } from "../../crm/contacts/known-contact.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { knownAddress } from "../../platform/http/client-address.server.ts";
import { readJson } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import { publicRun } from "./routes.server.ts";
import { runTool } from "./run-tool.server.ts";
import { unknownFields } from "./unknown-fields.server.ts";

const MAX_KEY_LENGTH = 200;
const LONGEST_SEARCH = 100;
/** Fields that an answer names, of those that a call has and the tool does not. */
const MOST_UNKNOWN = 20;
const LONGEST_PATH = 100;
const CONTACTS_OFFERED = 8;

/** `GET /api/tools`, `POST /api/tools/{slug}/runs`, `GET /api/tools/{slug}/contacts`. */
export function toolRoutes(services: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get("/", (c) =>
    c.json({
      tools: tools.map((tool) => ({
        slug: slugOf(tool),
        title: tool.title,
        summary: tool.summary,
        module: tool.module,
        version: tool.version,
        credits: tool.credits,
        page: tool.path,
      })),
    }),
  );

  routes.post("/:slug/runs", async (c) => {
    const tool = findTool(c.req.param("slug"));
    if (!tool) throw new AppError("UNKNOWN_TOOL");
    const raw = await readJson(c);
    const unknown = c.get("keyCaller") ? unknownFields(tool, raw) : [];
    if (unknown.length > 0) {
      throw new AppError(
        "INVALID_INPUT",
        unknown
          .slice(0, MOST_UNKNOWN)
          .map((path) => ({ path: path.slice(0, LONGEST_PATH), message: "Este campo no existe" })),
      );
    }
    const run = await runTool(services, tool, raw, {
      actor: c.get("actor"),
      network: networkOf(knownAddress(c, services.config.trustedProxies)),
      idempotencyKey: c.req.header("idempotency-key")?.slice(0, MAX_KEY_LENGTH),
      homeId: z.uuid().safeParse(c.req.query("vivienda")).data,
      correctionOf: z.uuid().safeParse(c.req.query("corrige")).data,
      contactId: z.uuid().safeParse(c.req.query("contacto")).data,
    });
    rememberVisitor(c, services);
    return c.json(publicRun(tool, run), 201);
  });

  /** Contacts by their words, each with the part of the form that it fills in. */
  routes.get("/:slug/contacts", signedInOnly(), async (c) => {
    const tool = findTool(c.req.param("slug"));
    if (!tool?.fillFromContact) throw new AppError("UNKNOWN_TOOL");
    const text = (c.req.query("buscar") ?? "").replaceAll("\0", "").trim().slice(0, LONGEST_SEARCH);
    const known = await offeredContacts(services.database.db, personOf(c), { text, limit: CONTACTS_OFFERED });
    return c.json({ contacts: known.map((contact) => offered(contact, tool)) });
  });
  return routes;
}

/** Data of a contact that the browser needs to offer it. */
function offered(contact: KnownContact, tool: AnyTool) {
  const { id, fullName, email, phone } = contact;
  return { id, name: fullName, detail: email ?? phone, ...fillOfContact(tool, contact) };
}
