import type { Logger } from "pino";
import { createAuthServices } from "./auth/auth-services.server.ts";
import type { Database } from "./db/connection.server.ts";
import type { Config } from "./env.server.ts";
import { createFactProviders } from "./facts/providers.server.ts";
import { createFailureLog } from "./failures/failure-log.server.ts";
import { createCountryLookup } from "./geo/country-lookup.server.ts";
import { createMetrics } from "./metrics.server.ts";
import { createProxyWatch } from "./monitoring/proxy-watch.server.ts";
import type { RequestMeter } from "./monitoring/request-meter.server.ts";
import type { ChangeFeed } from "./realtime/change-feed.server.ts";
import { createEventHub } from "./realtime/event-hub.server.ts";
import type { Services } from "./services.server.ts";
import { openStore } from "./store/open-store.server.ts";

export function createServices(parts: {
  config: Config;
  database: Database;
  log: Logger;
  changes: ChangeFeed;
  meter: RequestMeter;
}): Services {
  const { db } = parts.database;
  const now = () => new Date();
  const auth = createAuthServices(parts.config, db);
  return {
    ...parts,
    store: openStore(parts.config),
    metrics: createMetrics(parts.meter),
    facts: createFactProviders(db, { keys: auth.keys, now }),
    failures: createFailureLog({ db, log: parts.log, now }),
    countries: createCountryLookup(parts.config, parts.log),
    proxies: createProxyWatch(parts.config, parts.log),
    auth,
    events: createEventHub({ db, changes: parts.changes, log: parts.log, meter: parts.meter, now }),
    now,
  };
}
