import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { AppError } from "../../platform/app-error.server.ts";
import type { Config } from "../../platform/env.server.ts";
import type { Metrics } from "../../platform/metrics/metrics.server.ts";

/** The figures of this process for Prometheus, behind a token where one is configured. */
export function metricsRoutes({
  config,
  metrics,
}: {
  config: Pick<Config, "metricsToken">;
  metrics: Pick<Metrics, "registry">;
}): Hono {
  const routes = new Hono();
  routes.get("/metrics", async (c) => {
    if (config.metricsToken && !isSameSecret(c.req.header("authorization") ?? "", `Bearer ${config.metricsToken}`))
      throw new AppError("UNAUTHORIZED");
    return c.body(await metrics.registry.metrics(), 200, { "content-type": metrics.registry.contentType });
  });
  return routes;
}

/** Compares hashes, which are of one length: the time that it takes says nothing of how much was right. */
const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(createHash("sha256").update(given).digest(), createHash("sha256").update(expected).digest());
