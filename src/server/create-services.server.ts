import type { Logger } from "pino";
import type { Database } from "./db/connection.server.ts";
import type { Config } from "./env.server.ts";
import { createFactProviders } from "./facts/providers.server.ts";
import { createMetrics } from "./metrics.server.ts";
import type { Services } from "./services.server.ts";

export function createServices(parts: { config: Config; database: Database; log: Logger }): Services {
  return { ...parts, metrics: createMetrics(), facts: createFactProviders(parts.database.db), now: () => new Date() };
}
