import { ConfigError, envSchema, readConfig } from "#server/platform/env.server.ts";
import type { Manifest } from "./render.ts";

/** Whether a pod of the chart has no right that it does not need, states what it takes, and starts the product by its variables. */

/** Variables that only other variables of the same pod read. */
const READ_BY_OTHERS: ReadonlySet<string> = new Set(["CLUSTER_PASSWORD"]);
/** Stand for what a Secret holds, each in the shape that its variable asks for. */
const SECRET_VALUES: Readonly<Record<string, string>> = {
  DATABASE_URL: "postgresql://umbral:word@database.example/umbral",
  DATABASE_REPLICA_URL: "postgresql://umbral:word@reader.example/umbral",
  SMTP_URL: "smtps://umbral:word@mail.example",
};
const ANY_SECRET = "0123456789abcdefghijklmnopqrstuvwxyz-";

interface EnvEntry {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string; optional?: boolean } };
}

export interface Container {
  image: string;
  ports?: { name: string; containerPort: number }[];
  env: EnvEntry[];
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
  resources?: Record<"limits" | "requests", Record<string, string> | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: the model has checked the shape of the rest.
  [field: string]: any;
}

/** The pod that an object makes many of, or one of. @returns undefined for objects that make none */
export function podOf(
  manifest: Manifest,
): { labels: Record<string, string>; containers: Container[]; manifest: Manifest } | undefined {
  if (!["Deployment", "StatefulSet", "Job"].includes(manifest.kind)) return undefined;
  const { metadata, spec } = manifest.spec.template;
  return { labels: metadata.labels, containers: [...(spec.initContainers ?? []), ...spec.containers], manifest };
}

/** Faults of an object's pods, each as one line; none for an object without pods. */
export function faultsOfPods(manifest: Manifest): string[] {
  if (manifest.kind === "Cluster")
    return [...imageFaults(manifest.spec.imageName), ...amountFaults(manifest.spec.resources)];
  const pod = podOf(manifest);
  if (!pod) return [];
  const { spec } = manifest.spec.template;
  const faults = pod.containers.flatMap((container) => [
    ...imageFaults(container.image),
    ...amountFaults(container.resources),
    ...rightFaults(container),
    ...placeFaults(container, manifest),
    ...environmentFaults(container.env),
  ]);
  if (spec.automountServiceAccountToken !== false) faults.push("has a token of the cluster");
  if (spec.securityContext?.runAsNonRoot !== true) faults.push("may run as root");
  if (spec.securityContext?.seccompProfile?.type !== "RuntimeDefault") faults.push("has all calls of the system");
  return faults;
}

function imageFaults(image: string): string[] {
  const isPinned = /@sha256:[0-9a-f]{64}$/.test(image) || /:[\w][\w.-]*$/.test(image.split("/").at(-1)!);
  return isPinned && !image.endsWith(":latest") ? [] : [`image ${image} is not pinned`];
}

function amountFaults(resources: Container["resources"]): string[] {
  const wanted = (["requests", "limits"] as const).flatMap((kind) => ["cpu", "memory"].map((what) => ({ kind, what })));
  return wanted
    .filter(({ kind, what }) => resources?.[kind]?.[what] === undefined)
    .map(({ kind, what }) => `has no ${what} in its ${kind}`);
}

function rightFaults({ securityContext: rights = {} }: Container): string[] {
  const faults: string[] = [];
  if (rights.readOnlyRootFilesystem !== true) faults.push("may write to its image");
  if (rights.allowPrivilegeEscalation !== false) faults.push("may gain rights");
  if (rights.privileged) faults.push("is privileged");
  if (!rights.capabilities?.drop?.includes("ALL")) faults.push("keeps capabilities");
  return faults;
}

/** A root that is read alone needs places to write, and each mount its volume. */
function placeFaults({ volumeMounts, env }: Container, { spec }: Manifest): string[] {
  const volumes = new Set([
    ...(spec.template.spec.volumes ?? []).map(({ name }: { name: string }) => name),
    ...(spec.volumeClaimTemplates ?? []).map(({ metadata }: Manifest) => metadata.name),
  ]);
  const faults = volumeMounts.filter(({ name }) => !volumes.has(name)).map(({ name }) => `no volume ${name}`);
  const dataDir = env.find(({ name }) => name === "DATA_DIR")?.value;
  for (const place of ["/tmp", dataDir]) {
    if (!volumeMounts.some(({ mountPath, readOnly }) => mountPath === place && !readOnly)) {
      faults.push(`cannot write to ${place}`);
    }
  }
  return faults;
}

/** The complaints that the product would have of these variables, and names among them that it does not know. */
export function environmentFaults(env: readonly EnvEntry[]): string[] {
  const faults: string[] = [];
  const given: Record<string, string> = {};
  for (const { name, value, valueFrom } of env) {
    if (name in given) faults.push(`${name} is given twice`);
    given[name] = value ?? SECRET_VALUES[name] ?? ANY_SECRET;
    if (!(name in envSchema.shape) && !READ_BY_OTHERS.has(name)) {
      faults.push(`the product has no variable ${name}`);
    }
    if (value === undefined && !valueFrom) faults.push(`${name} has no value`);
    for (const [, other] of (value ?? "").matchAll(/\$\((\w+)\)/g)) {
      if (!(other! in given)) faults.push(`${name} reads ${other}, which does not stand before it`);
      given[name] = given[name]!.replace(`$(${other})`, given[other!] ?? "");
    }
  }
  // A key that the Secret need not have would otherwise be taken for given, and ask for the one it goes with.
  for (const { name, valueFrom } of env) if (valueFrom?.secretKeyRef.optional) delete given[name];
  try {
    readConfig(given, "/");
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    faults.push(error.message);
  }
  return faults;
}
