import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { AppError } from "../../platform/app-error.server.ts";
import type { Config } from "../../platform/env.server.ts";
import type { PlatformServices } from "../../platform/platform-services.server.ts";
import { backupVerifiedAt } from "../backup/backup-checks.server.ts";
import { givenUpCounts } from "../given-up/count-given-up.server.ts";
import { addSharedGauges } from "./shared-gauges.server.ts";

/** The figures of this process, and those of all, for Prometheus, behind a token where one is configured. */
export function metricsRoutes({
  config,
  metrics,
  database,
  now,
}: { config: Pick<Config, "metricsToken" | "dataDir"> } & Pick<
  PlatformServices,
  "metrics" | "database" | "now"
>): Hono {
  const later = {
    givenUp: () => givenUpCounts(database.reads),
    verifiedBackupAt: () => backupVerifiedAt(database.reads),
  };
  addSharedGauges(metrics.registry, { config, database, now }, later);
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
