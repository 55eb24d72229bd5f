import { Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { signedInOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import type { Services } from "../services.server.ts";

/**
 * `GET /api/events`: server-sent events for signed-in people, by cookie or bearer token. `notifications` carries the
 * person's own notices; `error_notifications` goes to administrators and managers.
 */
export function eventRoutes({ events }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/events", signedInOnly(), (c) => {
    return c.body(events.open(viewerOf(c)), 200, {
      "content-type": "text/event-stream; charset=utf-8",
      // Otherwise a proxy in between would hold events back to compress or buffer them.
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
  });
}
