import { join } from "node:path";
import type { Config } from "../env.server.ts";
import { tracedStore } from "../telemetry/traced-store.server.ts";
import { createDiskStore } from "./disk-store.server.ts";
import type { ObjectStore } from "./object-store.server.ts";
import { createS3Store } from "./s3-store.server.ts";

/** The store that the configuration names. */
export function openStore({ dataDir, objectStore }: Pick<Config, "dataDir" | "objectStore">): ObjectStore {
  return objectStore
    ? tracedStore(createS3Store(objectStore), "s3")
    : tracedStore(createDiskStore(join(dataDir, "files")), "disk");
}
