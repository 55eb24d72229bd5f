import { Hono } from "hono";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { signedInOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import type { Services } from "../services.server.ts";

/**
 * `GET /api/events`: server-sent events for signed-in people, by cookie or bearer token. `notifications` carries the
 * person's own notices; `error_notifications` goes to administrators and managers. `?missed=` says for how many milliseconds the page
 * could not be told of changes.
 */
export function eventRoutes({ events }: Services): Hono<AppEnv> {
  return new Hono<AppEnv>().get("/events", signedInOnly(), (c) => {
    const missed = /^\d{1,9}$/.exec(c.req.query("missed") ?? "");
    return c.body(events.open(viewerOf(c), missed ? Number(missed[0]) : undefined), 200, {
      "content-type": "text/event-stream; charset=utf-8",
      // Otherwise a proxy in between would hold events back to compress or buffer them.
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
  });
}
