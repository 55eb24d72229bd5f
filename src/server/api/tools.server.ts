import { Hono } from "hono";
import * as z from "zod/mini";
import { slugOf } from "#tools/define-tool.ts";
import { findTool, tools } from "#tools/registry.ts";
import type { AppEnv } from "../app.server.ts";
import { AppError } from "../app-error.server.ts";
import { networkOf } from "../auth/auth-limits.server.ts";
import { knownAddress } from "../client-address.server.ts";
import { runTool } from "../run-tool.server.ts";
import type { Services } from "../services.server.ts";
import { rememberVisitor } from "../visitor.server.ts";
import { readJson } from "./read-body.server.ts";
import { publicRun } from "./runs.server.ts";

const MAX_KEY_LENGTH = 200;

/** `GET /api/tools`, `POST /api/tools/{slug}/runs`. */
export function toolRoutes(services: Services): Hono<AppEnv> {
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
    const run = await runTool(services, tool, await readJson(c), {
      actor: c.get("actor"),
      network: networkOf(knownAddress(c, services.config.trustedProxies)),
      idempotencyKey: c.req.header("idempotency-key")?.slice(0, MAX_KEY_LENGTH),
      homeId: z.uuid().safeParse(c.req.query("vivienda")).data,
    });
    rememberVisitor(c, services.config);
    return c.json(publicRun(tool, run), 201);
  });
  return routes;
}
