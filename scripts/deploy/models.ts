import { Cluster } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster";
import { ScheduledBackup } from "@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup";
import { PodMonitor } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PodMonitor";
import { PrometheusRule } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/PrometheusRule";
import { ServiceMonitor } from "@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { StatefulSet } from "kubernetes-models/apps/v1/StatefulSet";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import { Job } from "kubernetes-models/batch/v1/Job";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { ConfigMap } from "kubernetes-models/v1/ConfigMap";
import { PersistentVolumeClaim } from "kubernetes-models/v1/PersistentVolumeClaim";
import { Service } from "kubernetes-models/v1/Service";
import * as z from "zod/mini";
import type { Manifest } from "./render.ts";

/**
 * Whether an object is one that Kubernetes takes: right types, nothing missing, and no field that its kind does not have.
 * The last the models themselves let pass, as a cluster does, which then ignores the field without a word.
 */

interface Validated {
  apiVersion: string;
  kind: string;
  prototype: { validate(): void };
}

const MODELS: readonly Validated[] = [
  Cluster,
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  PodMonitor,
  PrometheusRule,
  ScheduledBackup,
  Service,
  ServiceMonitor,
  StatefulSet,
];

const metadata = z.strictObject({
  name: z.string(),
  labels: z.optional(z.record(z.string(), z.string())),
  annotations: z.optional(z.record(z.string(), z.string())),
});
const keyOf = z.strictObject({ name: z.string(), key: z.string() });

/** The parts that we use of two kinds that no installed package has models of, after their documentation of 2026. */
const SHAPES: Readonly<Record<string, z.ZodMiniType>> = {
  "gateway.networking.k8s.io/v1 HTTPRoute": z.strictObject({
    apiVersion: z.string(),
    kind: z.string(),
    metadata,
    spec: z.strictObject({
      parentRefs: z.array(
        z.strictObject({ name: z.string(), namespace: z.optional(z.string()), sectionName: z.optional(z.string()) }),
      ),
      hostnames: z.array(z.string()),
      rules: z.array(
        z.strictObject({
          matches: z.array(z.strictObject({ path: z.strictObject({ type: z.string(), value: z.string() }) })),
          timeouts: z.strictObject({ request: z.string() }),
          backendRefs: z.array(z.strictObject({ name: z.string(), port: z.int() })),
        }),
      ),
    }),
  }),
  "barmancloud.cnpg.io/v1 ObjectStore": z.strictObject({
    apiVersion: z.string(),
    kind: z.string(),
    metadata,
    spec: z.strictObject({
      retentionPolicy: z.string(),
      configuration: z.strictObject({
        destinationPath: z.string(),
        endpointURL: z.optional(z.string()),
        s3Credentials: z.strictObject({ accessKeyId: keyOf, secretAccessKey: keyOf }),
        wal: z.strictObject({ compression: z.string(), maxParallel: z.int() }),
        data: z.strictObject({ compression: z.string(), jobs: z.int() }),
      }),
    }),
  }),
};

/** Faults of an object against the model of its kind; empty where it has none. */
export function faultsOfShape(manifest: Manifest): string[] {
  const name = `${manifest.apiVersion} ${manifest.kind}`;
  const shape = SHAPES[name];
  if (shape) {
    const parsed = shape.safeParse(manifest);
    return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  }
  const model = MODELS.find(({ apiVersion, kind }) => `${apiVersion} ${kind}` === name);
  if (!model) return [`no model of ${name}`];
  const unknown: string[] = [];
  const looks: (() => void)[] = [];
  try {
    model.prototype.validate.call(watched(manifest, "", { unknown, looks }));
  } catch (error) {
    return [(error as Error).message];
  }
  for (const look of looks) look();
  return unknown.map((path) => `unknown field ${path}`);
}

/**
 * The value as the model's check sees it, which asks for each field that it knows. An object of which nothing was asked may
 * hold anything, as an amount or a map does; of any other the fields that nobody asked for are unknown.
 */
function watched<Value>(value: Value, path: string, found: { unknown: string[]; looks: (() => void)[] }): Value {
  if (typeof value !== "object" || value === null) return value;
  const asked = new Set<string>();
  const inner = new Map<string, unknown>();
  let isMap = false;
  found.looks.push(() => {
    if (Array.isArray(value) || isMap || asked.size === 0) return;
    for (const key of Object.keys(value)) if (!asked.has(key)) found.unknown.push(`${path}.${key}`.slice(1));
  });
  return new Proxy(value, {
    get(target, key, receiver) {
      if (typeof key === "symbol") return Reflect.get(target, key, receiver);
      asked.add(key);
      if (!inner.has(key)) inner.set(key, watched(Reflect.get(target, key), `${path}.${key}`, found));
      return inner.get(key);
    },
    ownKeys(target) {
      isMap = true;
      return Reflect.ownKeys(target);
    },
  });
}
