import { join } from "node:path";
import type { Config } from "../env.server.ts";
import { createDiskStore } from "./disk-store.server.ts";
import type { ObjectStore } from "./object-store.server.ts";

/** The store that the configuration names. */
export function openStore(config: Pick<Config, "dataDir">): ObjectStore {
  return createDiskStore(join(config.dataDir, "files"));
}
