import { pino } from "pino";
import { createServices } from "../server/create-services.server.ts";
import type { Database } from "../server/db/connection.server.ts";
import { DEMO_FOR_ANYBODY, readConfig } from "../server/env.server.ts";
import { createRequestMeter } from "../server/monitoring/request-meter.server.ts";
import { createChangeFeed } from "../server/realtime/change-feed.server.ts";
import type { Services } from "../server/services.server.ts";

/** A site of the tests may have any address: nobody reaches it. */
const OF_TESTS = {
  AUTH_SECRET: "a secret of the tests, 32 letters long",
  DEMO_ON_PUBLIC_ADDRESS: DEMO_FOR_ANYBODY,
};

/** Services over a test database, with the configuration of a demonstration unless told otherwise. */
export function testServices(database: Database, env: Record<string, string> = {}): Services {
  const log = pino({ level: "silent" });
  return createServices({
    config: readConfig({ ...OF_TESTS, ...env }, process.cwd()),
    database,
    log,
    // Listens only where a test opens a stream; that test closes it.
    changes: createChangeFeed(database, log),
    meter: createRequestMeter(),
  });
}
