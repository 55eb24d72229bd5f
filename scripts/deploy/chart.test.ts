import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { envSchema } from "#server/platform/env.server.ts";
import { checkChart } from "./check-chart.ts";
import { findHelm } from "./helm.ts";
import { secretKeys } from "./links.ts";
import { render } from "./render.ts";
import { configNames, namesOfSchema } from "./variables.ts";

const helm = findHelm();
const NO_HELM = "helm is not on this machine; `npm run chart` fetches it on Linux";

test("the values may hold exactly the variables of the product that are neither secret nor set by the chart", () => {
  expect(namesOfSchema(), "bring it up to date with: npm run chart -- --write").toEqual(configNames());
});

test("every key of the Secret is a variable of the product, or a file", () => {
  expect(
    secretKeys()
      .filter(({ key, file }) => !file && !(key in envSchema.shape))
      .map(({ key }) => key),
  ).toEqual([]);
});

test("a variable that looks like a secret is a key of the Secret and not a value that anybody reads", () => {
  const secret = new Set(secretKeys().map(({ key }) => key));
  // Lives and limits in seconds, and the public keys that pages show.
  const harmless = ["AUTH_ACCESS_TOKEN_SECONDS", "STORE_ACCESS_KEY", "CAPTCHA_SITE_KEY", "ANON_KEY"];
  const looksSecret = Object.keys(envSchema.shape).filter((name) => /SECRET|PASSWORD|TOKEN|HEADERS$|_KEY$/.test(name));
  expect(looksSecret.filter((name) => !secret.has(name) && !harmless.includes(name))).toEqual([]);
});

test("the longest end of the product, after the wait before its signal, fits into what a pod is given", async ({
  skip,
}) => {
  if (!helm) return skip(NO_HELM);
  const source = readFileSync("src/server/boot/main.server.ts", "utf8");
  const seconds = (name: string) =>
    Number(new RegExp(`const ${name} = ([\\d_]+);`).exec(source)![1]!.replaceAll("_", "")) / 1000;
  const longest = seconds("GRACE_MS") + seconds("LAST_BACKUP_MS");
  const pods = (await render(helm, "given.yaml")).filter(({ kind }) => ["Deployment", "StatefulSet"].includes(kind));
  expect(pods).toHaveLength(2);
  for (const { spec } of pods) {
    const { terminationGracePeriodSeconds, containers } = spec.template.spec;
    const waits = containers[0].lifecycle?.preStop.sleep.seconds ?? 0;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(longest + waits);
  }
});

test.for(["given.yaml", "cluster.yaml"])("nothing is wrong with the chart under %s", async (values, { skip }) => {
  if (!helm) return skip(NO_HELM);
  expect((await checkChart(helm, values)).faults).toEqual([]);
});

test("a migration runs before the roll-out, and keeps its backup where there may be rows", async ({ skip }) => {
  if (!helm) return skip(NO_HELM);
  const migrations = async (isUpgrade: boolean) =>
    (await render(helm, "given.yaml", { isUpgrade })).find(({ kind }) => kind === "Job")!;
  const [install, upgrade] = await Promise.all([migrations(false), migrations(true)]);
  expect(upgrade.metadata.annotations!["helm.sh/hook"]).toBe("pre-install,pre-upgrade");
  const dataOf = ({ spec }: typeof install) =>
    spec.template.spec.volumes.find(({ name }: { name: string }) => name === "data");
  expect(dataOf(install)).toHaveProperty("emptyDir");
  expect(dataOf(upgrade)).toEqual({ name: "data", persistentVolumeClaim: { claimName: "umbral-migration-backups" } });
});

test("helm refuses wrong values and names the place of each", async ({ skip }) => {
  if (!helm) return skip(NO_HELM);
  const wrong = {
    "config.COMPANY_NAMES=x": "invalid propertyName 'COMPANY_NAMES'",
    "config.AUTH_SECRET=x": "invalid propertyName 'AUTH_SECRET'",
    "image.tag=latest": "/image/tag'",
    "publicUrl=http://umbral.example": "/publicUrl'",
    "web.replica=3": "additional properties 'replica' not allowed",
    "web.replicas=1": "/web/replicas'",
    "web.resources.limits.memory=2GB": "/web/resources/limits/memory'",
    "database.kind=cluster": "/database/cluster/backup/destination'",
    "gateway.enabled=true": "/gateway/parentRefs'",
  };
  const refused = await render(helm, "given.yaml", { set: Object.keys(wrong) }).then(
    () => "",
    ({ message }: Error) => message,
  );
  expect(Object.values(wrong).filter((place) => !refused.includes(place))).toEqual([]);
});
