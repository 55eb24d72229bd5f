import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { envSchema, readConfig } from "#server/platform/env.server.ts";

interface Service {
  image: string;
  environment?: Record<string, string>;
  command?: string[];
  depends_on?: Record<string, { condition: string }>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  restart?: string;
  ports?: string[];
  volumes?: string[];
  mem_limit?: string;
  cpus?: number;
  healthcheck?: { test?: string[] };
}

const root = join(import.meta.dirname, "../..");
const text = readFileSync(join(root, "compose.yaml"), "utf8");
const compose = parse(text, { merge: true }) as { services: Record<string, Service>; volumes: object };
const services = Object.entries(compose.services);
const product = services.filter(([, { image }]) => image.startsWith("umbral:"));
const ROLES: Record<string, string | undefined> = { "web-a": "web", "web-b": "web", jobs: "jobs", migrate: undefined };

/** The text that Compose puts in place of `${NAME}`, `${NAME:-otherwise}` and `${NAME:?must be given}`. */
function filled(value: string, given: Record<string, string | undefined>): string {
  return value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, rest: string) => {
    const found = given[name] || (kind === "-" ? rest : undefined);
    if (found === undefined) throw new Error(`${name} is not given`);
    return found;
  });
}

describe("compose.yaml", () => {
  const folder = mkdtempSync(join(tmpdir(), "umbral-env-"));
  const env = join(folder, "env");
  execFileSync("sh", [join(root, "deploy/compose/make-env.sh"), env]);
  const given = parseEnv(readFileSync(env, "utf8"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("two processes answer pages, one works behind, one migrates before them", () => {
    expect(Object.fromEntries(product.map(([name, { environment }]) => [name, environment?.ROLE]))).toEqual(ROLES);
    expect(compose.services.migrate!.command).toEqual(["scripts/migrate.ts"]);
  });

  test.each(product)("%s starts with the written .env: the configuration is whole", (_, { environment = {} }) => {
    const passed = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, filled(String(value), given)]),
    );
    expect(Object.keys(passed).filter((name) => !(name in envSchema.shape))).toEqual([]);
    const config = readConfig(passed, root);
    expect(config).toMatchObject({ mode: "production", host: "0.0.0.0", dataDir: "/data", trustedProxies: 1 });
    expect(config.objectStore).toMatchObject({ url: "http://store:8333/umbral", accessKey: "umbral" });
  });

  test("every secret is drawn, and anew each time; an existing file is left alone", () => {
    const again = join(folder, "again");
    execFileSync("sh", [join(root, "deploy/compose/make-env.sh"), again]);
    const other = parseEnv(readFileSync(again, "utf8"));
    for (const name of ["POSTGRES_PASSWORD", "STORE_SECRET_KEY", "AUTH_SECRET", "METRICS_TOKEN", "ADMIN_PASSWORD"]) {
      expect(given[name]).toMatch(/^[\da-f]{48}$/);
      expect(other[name]).not.toBe(given[name]);
    }
    expect(() => execFileSync("sh", [join(root, "deploy/compose/make-env.sh"), again], { stdio: "pipe" })).toThrow(
      /ya existe/,
    );
  });

  test("every variable that the file asks for is in the example", () => {
    const asked = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
    expect([...asked].filter((name) => !(name! in given))).toEqual([]);
  });

  test.each(services)("%s may write only where it must, and has limits", (_, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.cpus).toBeGreaterThan(0);
    expect(["unless-stopped", "no"]).toContain(service.restart);
    expect(service.image).toMatch(/^[\w./-]+:(?!latest$)\S+$/);
  });

  test("nobody waits for a service that cannot tell that it is well", () => {
    for (const [, { depends_on = {} }] of services) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        const needed = compose.services[name]!;
        if (condition === "service_completed_successfully") expect(needed.restart).toBe("no");
        // The product's own is in the Dockerfile.
        else expect(needed.healthcheck ?? needed.image.startsWith("umbral:")).toBeTruthy();
      }
    }
    for (const name of ["web-a", "web-b", "jobs"])
      expect(compose.services[name]!.depends_on).toMatchObject({
        migrate: { condition: "service_completed_successfully" },
        database: { condition: "service_healthy" },
      });
  });

  test("only the proxy is open to others, and the mail catcher to this machine", () => {
    const open = Object.fromEntries(services.flatMap(([name, { ports }]) => (ports ? [[name, ports]] : [])));
    expect(Object.keys(open)).toEqual(["proxy", "mail"]);
    expect(open.mail).toEqual(["127.0.0.1:8025:8025"]);
  });

  test("volumes are named, or files that are there", () => {
    for (const [source] of services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(":")))) {
      expect(source!.startsWith(".") ? existsSync(join(root, source!)) : source! in compose.volumes).toBe(true);
    }
  });
});

describe("Dockerfile", () => {
  const lines = readFileSync(join(root, "Dockerfile"), "utf8").replaceAll("\\\n", " ").split("\n");
  const linesOf = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  test("all that the build takes from the project is there, and let through by .dockerignore", () => {
    const copied = linesOf("COPY")
      .filter((line) => !line.startsWith("--from"))
      .flatMap((line) => line.split(/\s+/).slice(0, -1))
      .map((path) => path.replace(/^\.\//, ""));
    const allowed = readFileSync(join(root, ".dockerignore"), "utf8").split("\n");
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(copied.filter((path) => !allowed.includes(`!${path}`))).toEqual([]);
  });

  test("its programs are there, its user has no rights, its base is no moving target", () => {
    expect(linesOf("USER")).toEqual(["65532:65532"]);
    expect(linesOf("STOPSIGNAL")).toEqual(["SIGTERM"]);
    const named = lines.join("\n").match(/(?:src|scripts)\/[\w./-]+\.ts/g) ?? [];
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    for (const base of linesOf("ARG").filter((line) => line.includes("_BASE=")))
      expect(base).toMatch(/:(?!latest)[\w.-]+$/);
  });

  test("its environment is of the configuration, or Node's own", () => {
    const names = linesOf("ENV").flatMap((line) => [...line.matchAll(/(?:^|\s)([A-Z_]+)=/g)].map(([, name]) => name!));
    expect(names).toContain("ROLE");
    expect(names.filter((name) => !(name in envSchema.shape))).toEqual(["NODE_ENV", "NODE_OPTIONS"]);
  });
});
