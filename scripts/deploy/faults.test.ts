import { expect, test } from "vitest";
import { faultsOfLinks } from "./links.ts";
import { faultsOfShape } from "./models.ts";
import { environmentFaults, faultsOfPods } from "./pods.ts";
import type { Manifest } from "./render.ts";

/** Objects as small as they may be, each right until a test breaks it. */
const LABELS = { "app.kubernetes.io/instance": "u", part: "web" };

const deployment = (): Manifest => ({
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: { name: "web", labels: LABELS },
  spec: {
    selector: { matchLabels: { part: "web" } },
    template: {
      metadata: { labels: LABELS },
      spec: {
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } },
        containers: [
          {
            name: "umbral",
            image: "registry.example:5000/umbral:1.0",
            ports: [{ name: "http", containerPort: 3000 }],
            env: [
              { name: "DATA_DIR", value: "/data" },
              { name: "DATABASE_URL", valueFrom: { secretKeyRef: { name: "umbral", key: "DATABASE_URL" } } },
            ],
            securityContext: {
              readOnlyRootFilesystem: true,
              allowPrivilegeEscalation: false,
              capabilities: { drop: ["ALL"] },
            },
            resources: { requests: { cpu: "1", memory: "1Gi" }, limits: { cpu: "1", memory: "1Gi" } },
            volumeMounts: [
              { name: "data", mountPath: "/data" },
              { name: "tmp", mountPath: "/tmp" },
            ],
          },
        ],
        volumes: [
          { name: "data", emptyDir: {} },
          { name: "tmp", emptyDir: {} },
        ],
      },
    },
  },
});

const service = (): Manifest => ({
  apiVersion: "v1",
  kind: "Service",
  metadata: { name: "web", labels: LABELS },
  spec: { selector: { part: "web" }, ports: [{ name: "http", port: 80, targetPort: "http" }] },
});

const policy = (port: number): Manifest => ({
  apiVersion: "networking.k8s.io/v1",
  kind: "NetworkPolicy",
  metadata: { name: "requests", labels: LABELS },
  spec: { podSelector: { matchLabels: { part: "web" } }, policyTypes: ["Ingress"], ingress: [{ ports: [{ port }] }] },
});

const container = (manifest: Manifest) => manifest.spec.template.spec.containers[0];

/** The object after a change. */
function changed(change: (manifest: Manifest) => void): Manifest {
  const manifest = deployment();
  change(manifest);
  return manifest;
}

test("a right object has no fault", () => {
  expect(faultsOfShape(deployment())).toEqual([]);
  expect(faultsOfPods(deployment())).toEqual([]);
  expect(faultsOfLinks([deployment(), service(), policy(3000)])).toEqual([]);
});

test.each<[string, (manifest: Manifest) => void]>([
  ["unknown field spec.template.spec.containers.0.imagePullpolicy", (m) => (container(m).imagePullpolicy = "Always")],
  ["unknown field spec.replica", (m) => (m.spec.replica = 2)],
  ["unknown field spek", (m) => (m.spek = {})],
  ["data/spec/replicas must be integer", (m) => (m.spec.replicas = "2")],
  ["data/spec must have required property selector", (m) => delete m.spec.selector],
])("its model says: %s", (fault, change) => {
  expect(faultsOfShape(changed(change)).join()).toContain(fault);
});

test("labels and annotations may have any name", () => {
  expect(faultsOfShape(changed((m) => (m.metadata.annotations = { "any/name": "x" })))).toEqual([]);
});

test("a kind without a model is a fault", () => {
  expect(faultsOfShape({ ...service(), kind: "Servise" })).toEqual(["no model of v1 Servise"]);
});

test.each<[string, (manifest: Manifest) => void]>([
  ["image umbral:latest is not pinned", (m) => (container(m).image = "umbral:latest")],
  ["image registry.example:5000/umbral is not pinned", (m) => (container(m).image = "registry.example:5000/umbral")],
  ["has no memory in its limits", (m) => delete container(m).resources.limits.memory],
  ["may write to its image", (m) => (container(m).securityContext.readOnlyRootFilesystem = false)],
  ["keeps capabilities", (m) => delete container(m).securityContext.capabilities],
  ["cannot write to /tmp", (m) => container(m).volumeMounts.pop()],
  ["no volume tmp", (m) => m.spec.template.spec.volumes.pop()],
  ["has a token of the cluster", (m) => delete m.spec.template.spec.automountServiceAccountToken],
  ["may run as root", (m) => (m.spec.template.spec.securityContext.runAsNonRoot = false)],
  ["the product has no variable ROLES", (m) => container(m).env.push({ name: "ROLES", value: "web" })],
  ["Configuración: ROLE debe ser all, web o jobs.", (m) => container(m).env.push({ name: "ROLE", value: "batch" })],
  [
    "Configuración: falta PUBLIC_URL, obligatoria con MODE=production.",
    (m) => container(m).env.push({ name: "MODE", value: "production" }),
  ],
])("a pod has one fault: %s", (fault, change) => {
  expect(faultsOfPods(changed(change))).toEqual([fault]);
});

test("a variable may read one that stands before it, and no other", () => {
  const password = { name: "CLUSTER_PASSWORD", value: "word" };
  const address = { name: "DATABASE_URL", value: "postgresql://u:$(CLUSTER_PASSWORD)@db/umbral" };
  expect(environmentFaults([password, address])).toEqual([]);
  expect(environmentFaults([address, password])).toEqual([
    "DATABASE_URL reads CLUSTER_PASSWORD, which does not stand before it",
  ]);
});

test("a database that takes fewer connections than the processes may open is a fault", () => {
  // Two web processes and one more: 3 · 27; no jobs but one more: 56; 20 for operators.
  const cluster = (connections: string): Manifest => ({
    apiVersion: "postgresql.cnpg.io/v1",
    kind: "Cluster",
    metadata: { name: "db", labels: LABELS },
    spec: { instances: 1, storage: { size: "1Gi" }, postgresql: { parameters: { max_connections: connections } } },
  });
  const two = changed((m) => (m.spec.replicas = 2));
  expect(faultsOfLinks([two, cluster("157")])).toEqual([]);
  expect(faultsOfLinks([two, cluster("156")])).toEqual([
    "Cluster db: max_connections is 156, and the processes may open 157",
  ]);
});

test("selectors, ports and keys lead to what is there", () => {
  const faults = (...manifests: Manifest[]) => faultsOfLinks(manifests);
  expect(faults(policy(3001), deployment())).toEqual(["NetworkPolicy requests: nobody listens on 3001"]);
  expect(faults({ ...service(), spec: { ...service().spec, selector: { part: "wep" } } }, deployment())).toEqual([
    "Service web: selects no pod",
  ]);
  const namesPort = service();
  namesPort.spec.ports[0].targetPort = "web";
  expect(faults(namesPort, deployment())).toEqual(["Service web: a pod has no port web"]);
  expect(faults(changed((m) => (m.spec.selector.matchLabels.part = "jobs")))).toEqual([
    "Deployment web: does not select its own pods",
  ]);
  expect(faults(changed((m) => (container(m).env[1].valueFrom.secretKeyRef.key = "DATABASE")))).toEqual([
    "Deployment web: reads DATABASE of umbral, which no list has",
  ]);
});
