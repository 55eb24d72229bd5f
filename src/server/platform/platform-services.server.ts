import type { Logger } from "pino";
import type { Database } from "./db/connection.server.ts";
import type { Config } from "./env.server.ts";
import type { FailureLog } from "./failures/failure-log.server.ts";
import type { Metrics } from "./metrics/metrics.server.ts";
import type { RequestMeter } from "./metrics/request-meter.server.ts";
import type { ChangeFeed } from "./realtime/change-feed.server.ts";
import type { ObjectStore } from "./store/object-store.server.ts";

/** What every area may use, made once at the start and handed down; no module keeps state of its own. */
export interface PlatformServices {
  config: Config;
  database: Database;
  /** Bytes of photos, documents and imported files. */
  store: ObjectStore;
  log: Logger;
  metrics: Metrics;
  /** What this process is asked for, minute by minute. */
  meter: RequestMeter;
  failures: FailureLog;
  /** What has changed in the database, whichever process did it. */
  changes: ChangeFeed;
  now(): Date;
}
