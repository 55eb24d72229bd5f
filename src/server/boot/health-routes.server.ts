import { Hono } from "hono";
import type { AppEnv } from "../accounts/access/app-env.server.ts";
import { serverVersion } from "../platform/db/connection.server.ts";
import type { Services } from "./services.server.ts";

/** Shortest time between two questions to the database, however often a balancer calls. */
const FRESH_MS = 500;

/**
 * The calls of a balancer. They come from the address that everybody behind it seems to have, so no limit of an address
 * applies here: a caller who uses up theirs must not make the process look dead.
 */
export function healthRoutes({ database, ending, now }: Pick<Services, "database" | "ending" | "now">): Hono<AppEnv> {
  let asked: { at: number; answers: Promise<boolean> } | undefined;
  const answers = () => {
    const at = now().getTime();
    if (!asked || Math.abs(at - asked.at) > FRESH_MS) {
      const ready = serverVersion(database.db).then(
        () => true,
        () => false,
      );
      asked = { at, answers: ready };
    }
    return asked.answers;
  };
  const routes = new Hono<AppEnv>();
  /** The process is up. */
  routes.get("/healthz", (c) => c.json({ status: "ok" }, 200, NOT_KEPT));
  /** The process can do its work: the database answers, and it is not about to end. */
  routes.get("/readyz", async (c) => {
    if (ending.aborted) return c.json({ status: "ending" }, 503, NOT_KEPT);
    return (await answers())
      ? c.json({ status: "ok" }, 200, NOT_KEPT)
      : c.json({ status: "unavailable" }, 503, NOT_KEPT);
  });
  return routes;
}

const NOT_KEPT = { "cache-control": "no-store" };
