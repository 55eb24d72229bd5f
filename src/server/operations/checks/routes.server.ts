import { Hono } from "hono";
import * as z from "zod/mini";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { staffOnly } from "../../accounts/access/who-may.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { doChecks } from "./run-checks.server.ts";

const wanted = z.object({ ids: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(500))) });

/**
 * `/api/admin/checks`: runs the checks now and sends each result as it is known, a line of JSON each. For staff alone.
 */
export function adminCheckRoutes(services: ToolServices): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use("*", staffOnly());

  routes.post("/", async (c) => {
    const { ids } = await readBody(c, wanted);
    const results = doChecks(services, ids && new Set(ids));
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { value, done } = await results.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
      },
      cancel: () => void results.return(undefined),
    });
    return c.body(body, 200, {
      "content-type": "application/x-ndjson; charset=utf-8",
      // Otherwise a proxy in between would hold lines back to compress them.
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
  });
  return routes;
}
