import { randomUUID } from "node:crypto";
import type { TracerProviderOptions } from "@opentelemetry/sdk-trace";

type Resource = NonNullable<TracerProviderOptions["resource"]>;

/** One name for each process or thread while it lives; that of a machine would say who runs it. */
const INSTANCE = randomUUID();

/**
 * Names the sender of traces and figures.
 *
 * @param part of the product: `web`, `jobs`, a thread
 */
export function resourceOf(serviceName: string, part: string): Resource {
  const attributes = { "service.name": serviceName, "service.instance.id": INSTANCE, "umbral.part": part };
  const resource: Resource = {
    attributes,
    merge: () => resource,
    getRawAttributes: () => Object.entries(attributes),
  };
  return resource;
}
