import type { ObjectStore } from "../store/object-store.server.ts";
import { traced } from "./tracing.server.ts";

/** A store whose calls are spans; keys of objects are not said. */
export function tracedStore(store: ObjectStore, kind: "disk" | "s3"): ObjectStore {
  const about = (operation: string) => ({
    name: `store ${operation}`,
    attributes: { "umbral.store": kind },
    isCall: true,
  });
  return {
    put: (key, bytes, options) => traced(about("put"), () => store.put(key, bytes, options)),
    get: (key, range) => traced(about("get"), () => store.get(key, range)),
    remove: (keys) => traced(about("remove"), () => store.remove(keys)),
    identity: () => store.identity(),
  };
}
