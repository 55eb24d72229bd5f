import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { podOf } from "./pods.ts";
import { CHART, type Manifest } from "./render.ts";

/** Whether objects that name each other fit: selectors, ports, Secrets and their keys, and connections to the database. */

interface SecretKey {
  key: string;
  required?: boolean;
  file?: boolean;
  when?: string;
}

/** Every key that the product's Secret may have. */
export const secretKeys = (): SecretKey[] => parse(readFileSync(join(CHART, "files/secret-keys.yaml"), "utf8"));

interface Pod {
  name: string;
  labels: Record<string, string>;
  /** Numbers by name. */
  ports: Map<string, number>;
}

const DATABASE_PORTS = { postgresql: 5432, status: 8000, metrics: 9187 };

/** Pods of these objects, those that the operator of the database makes among them. */
function podsOf(manifests: readonly Manifest[]): Pod[] {
  return manifests.flatMap((manifest): Pod[] => {
    const { name } = manifest.metadata;
    if (manifest.kind === "Cluster") {
      return [{ name, labels: { "cnpg.io/cluster": name }, ports: new Map(Object.entries(DATABASE_PORTS)) }];
    }
    const pod = podOf(manifest);
    if (!pod) return [];
    const ports = pod.containers.flatMap((container) => container.ports ?? []);
    return [{ name, labels: pod.labels, ports: new Map(ports.map((port) => [port.name, port.containerPort])) }];
  });
}

const matches = (selector: Record<string, string> | undefined, labels: Record<string, string>): boolean =>
  Object.entries(selector ?? {}).every(([key, value]) => labels[key] === value);

/** Faults between these objects, each as one line that names the object. */
export function faultsOfLinks(manifests: readonly Manifest[]): string[] {
  const pods = podsOf(manifests);
  const services = manifests.filter(({ kind }) => kind === "Service");
  return manifests.flatMap((manifest) => {
    const faults = [
      ...selectorFaults(manifest, pods),
      ...networkFaults(manifest, pods),
      ...serviceFaults(manifest, services, manifests),
      ...secretFaults(manifest, manifests),
      ...connectionFaults(manifest, manifests),
    ];
    return faults.map((fault) => `${manifest.kind} ${manifest.metadata.name}: ${fault}`);
  });
}

function selectorFaults({ kind, spec, metadata }: Manifest, pods: readonly Pod[]): string[] {
  if (["Deployment", "StatefulSet"].includes(kind)) {
    return matches(spec.selector.matchLabels, spec.template.metadata.labels) ? [] : ["does not select its own pods"];
  }
  const selector: Record<string, string> | undefined =
    kind === "Service"
      ? spec.selector
      : ["PodDisruptionBudget", "PodMonitor"].includes(kind)
        ? spec.selector.matchLabels
        : kind === "NetworkPolicy"
          ? spec.podSelector.matchLabels
          : undefined;
  if (!selector) return [];
  const chosen = pods.filter(({ labels }) => matches(selector, labels));
  if (chosen.length === 0) return ["selects no pod"];
  const names: string[] =
    kind === "Service"
      ? spec.ports.map(({ targetPort }: { targetPort: string }) => targetPort)
      : kind === "PodMonitor"
        ? spec.podMetricsEndpoints.map(({ port }: { port: string }) => port)
        : [];
  const faults = names
    .filter((name) => !chosen.every(({ ports }) => ports.has(name)))
    .map((name) => `a pod has no port ${name}`);
  const isOfOne = kind === "Service" || kind === "PodDisruptionBudget";
  if (isOfOne && chosen.length > 1) faults.push(`selects ${chosen.map(({ name }) => name).join(" and ")}`);
  if (!metadata.labels?.["app.kubernetes.io/instance"]) faults.push("does not say which release it belongs to");
  return faults;
}

/** A port that a policy opens is one that some pod behind it listens on. */
function networkFaults({ kind, spec }: Manifest, pods: readonly Pod[]): string[] {
  if (kind !== "NetworkPolicy") return [];
  const chosen = pods.filter(({ labels }) => matches(spec.podSelector.matchLabels, labels));
  const listened = new Set(chosen.flatMap(({ ports }) => [...ports.values()]));
  const opened: number[] = (spec.ingress ?? []).flatMap((rule: { ports: { port: number }[] }) =>
    rule.ports.map(({ port }) => port),
  );
  const faults = opened.filter((port) => !listened.has(port)).map((port) => `nobody listens on ${port}`);
  for (const rule of spec.egress ?? []) {
    const asked = (rule.to ?? []).flatMap(({ podSelector, namespaceSelector }: Record<string, Manifest>) =>
      podSelector && !namespaceSelector ? [podSelector.matchLabels] : [],
    );
    for (const selector of asked) {
      const behind = pods.filter(({ labels }) => matches(selector, labels));
      if (behind.length === 0) faults.push("lets requests out to pods that are not there");
      for (const { port } of rule.ports) {
        if (behind.some(({ ports }) => ![...ports.values()].includes(port))) faults.push(`nobody answers on ${port}`);
      }
    }
  }
  return faults;
}

function serviceFaults({ kind, spec }: Manifest, services: readonly Manifest[], all: readonly Manifest[]): string[] {
  const named = (name: string) => services.find(({ metadata }) => metadata.name === name);
  const hasPort = (service: Manifest | undefined, port: string | number) =>
    service?.spec.ports.some((one: { name: string; port: number }) => one.name === port || one.port === port);
  if (kind === "StatefulSet") return named(spec.serviceName) ? [] : [`no Service ${spec.serviceName}`];
  if (kind === "HorizontalPodAutoscaler") {
    const { kind: target, name } = spec.scaleTargetRef;
    const found = all.find((one) => one.kind === target && one.metadata.name === name);
    if (!found) return [`scales ${name}, which is not there`];
    return found.spec.replicas === undefined ? [] : ["scales what every roll-out sets back"];
  }
  if (kind === "ServiceMonitor") {
    const chosen = services.filter(({ metadata }) => matches(spec.selector.matchLabels, metadata.labels ?? {}));
    const ports = spec.endpoints.map(({ port }: { port: string }) => port);
    const faults = chosen.length === 0 ? ["selects no Service"] : [];
    return faults.concat(ports.filter((port: string) => !chosen.every((service) => hasPort(service, port))));
  }
  const backends: { name: string; port: string | number }[] =
    kind === "Ingress"
      ? spec.rules.flatMap(({ http }: Manifest) =>
          http.paths.map(({ backend }: Manifest) => ({ name: backend.service.name, port: backend.service.port.name })),
        )
      : kind === "HTTPRoute"
        ? spec.rules.flatMap(({ backendRefs }: Manifest) => backendRefs)
        : [];
  return backends
    .filter(({ name, port }) => !hasPort(named(name), port))
    .map(({ name, port }) => `leads to ${name}:${port}, which is not there`);
}

/** Most connections of a process of each role, and some for operators (docs/production.md, "Connections"). */
const CONNECTIONS = { web: 27, jobs: 56, operators: 20 };

/** A roll-out has one process of each role more for a moment. */
function connectionFaults({ kind, spec }: Manifest, all: readonly Manifest[]): string[] {
  if (kind !== "Cluster") return [];
  const replicas = (wanted: string): number => all.find((one) => one.kind === wanted)?.spec.replicas ?? 0;
  const scaled = all.find((one) => one.kind === "HorizontalPodAutoscaler")?.spec.maxReplicas;
  const needed =
    CONNECTIONS.web * ((scaled ?? replicas("Deployment")) + 1) +
    CONNECTIONS.jobs * (replicas("StatefulSet") + 1) +
    CONNECTIONS.operators;
  const given = Number(spec.postgresql.parameters.max_connections);
  return given >= needed ? [] : [`max_connections is ${given}, and the processes may open ${needed}`];
}

/** Secrets that the operator of the database makes, by the end of their names, with the keys that we read. */
const OF_OPERATOR: Readonly<Record<string, readonly string[]>> = { "-app": ["password"], "-ca": ["ca.crt"] };

/** Every key of a Secret is listed in `files/secret-keys.yaml`, made by the operator, or that of the archive. */
function secretFaults(manifest: Manifest, all: readonly Manifest[]): string[] {
  const cluster = all.find(({ kind }) => kind === "Cluster")?.metadata.name;
  const listed = new Set(secretKeys().map(({ key }) => key));
  const allowed = ({ name, key }: { name: string; key: string }): boolean => {
    const end = cluster && name.startsWith(cluster) ? name.slice(cluster.length) : "";
    return OF_OPERATOR[end]?.includes(key) ?? listed.has(key);
  };
  return manifest.kind === "ObjectStore"
    ? []
    : secretRefs(manifest)
        .filter((ref) => !allowed(ref))
        .map(({ name, key }) => `reads ${key} of ${name}, which no list has`);
}

/** Every key of a Secret that the object reads, as a variable, as a file, or as what it sends. */
export function secretRefs(value: unknown): { name: string; key: string; optional: boolean }[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(secretRefs);
  return Object.entries(value).flatMap(([field, inner]) => {
    if (field === "secretKeyRef" || field === "credentials") return [{ optional: false, ...inner }];
    if (field === "secret") {
      const items: { key: string }[] = inner.items;
      return items.map(({ key }) => ({ name: inner.secretName, key, optional: false }));
    }
    return secretRefs(inner);
  });
}
