import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { catchMails } from "../../../src/test/mail-catcher.ts";
import { makeDatabaseServer } from "../../faults/database-server.ts";
import { ADMIN, freePort } from "../../faults/product.ts";
import { type Ask, askOf, checksOf } from "./asks.ts";
import { assembleBase, NONROOT } from "./base-root.ts";
import { tryBuiltImage } from "./built-image.ts";
import { type Inside, startInside } from "./clean-root.ts";
import { proxyChecks, startProxy } from "./proxied.ts";

const SECRET = "a-secret-of-the-trial-that-opens-nothing";
/** Unpacked, with the base; folders count as `du` counts them. */
const MOST_MB = 350;
/** Of what a process said before something failed. */
const MOST_SHOWN = 4_000;
/** As the Dockerfile sets them, without the place of the data. */
const NODE_OPTIONS = "--import=file:///app/src/server/platform/jobs/resolve-once.server.ts";
const MAIN = "/app/src/server/boot/main.server.ts";

/**
 * Stands in for a container engine, which may not be had: a root file system of Debian's packages with the collected folder in it, nothing
 * of it writable but /data and /tmp, a user without rights; in it the migration, a process for pages and one for jobs. Ends with an
 * error where one of the checks does not hold. Needs root on Debian.
 *
 * @param root absolute folder of the project
 * @param app the collected folder
 */
export async function tryImage(root: string, app: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "umbral-image-"));
  const places = { root: join(folder, "root"), data: join(folder, "data") };
  const database = await makeDatabaseServer(await freePort(), 100);
  const mails = await catchMails();
  const running: Inside[] = [];
  try {
    assembleBase(places.root);
    console.log(`${sizeOf(places.root)} MB  base of Debian's packages`);
    const built = tryBuiltImage(root, join(folder, "buildah"), places.root, app);
    console.log(built === undefined ? "--  no image is built: there is no buildah" : `ok  image built: ${built}`);
    cpSync(app, join(places.root, "app"), { recursive: true, preserveTimestamps: true });
    const size = sizeOf(places.root);
    console.log(`${size} MB  in all, unpacked`);
    if (size > MOST_MB) throw new Error(`the image is larger than ${MOST_MB} MB`);
    mkdirSync(places.data);
    chownSync(places.data, NONROOT, NONROOT);
    const [port, otherPort, jobsPort, tlsPort] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const site = `https://localhost:${tlsPort}`;
    const env = productionEnv(database.url(), mails.port, site);
    const migration = startInside(places, env, ["/app/scripts/migrate.ts"]);
    if ((await migration.exited) !== 0) throw new Error(`the migration failed: ${migration.output()}`);
    const jobs = startInside(places, { ...env, ROLE: "jobs", PORT: String(jobsPort) }, [MAIN]);
    running.push(jobs);
    const web = startInside(places, { ...env, ROLE: "web", PORT: String(port) }, [MAIN]);
    running.push(web);
    const [ask, askJobs] = [askOf(port), askOf(jobsPort)];
    await Promise.all([started(web, ask), started(jobs, askJobs)]);
    await unwritable(places, env);
    for (const { name, run } of await checksOf(ask, askJobs)) console.log(`ok  ${name}: ${await run()}`);
    const health = startInside(places, { ...env, PORT: String(jobsPort) }, ["/app/scripts/image/health.ts"]);
    if ((await health.exited) !== 0) throw new Error(`the health check fails: ${health.output()}`);
    console.log("ok  health check");
    await tryProxy(root, { folder, site: tlsPort, ports: [port, otherPort] }, async () => {
      const other = startInside(places, { ...env, ROLE: "web", PORT: String(otherPort) }, [MAIN]);
      running.push(other);
      await started(other, askOf(otherPort));
      return other;
    });
    for (const one of [web, jobs]) {
      const code = await one.end();
      if (code !== 0) throw new Error(`after SIGTERM a process ends with ${code}: ${one.output()}`);
    }
    console.log("ok  both end by SIGTERM with code 0");
  } catch (error) {
    for (const one of running) console.error(one.output().slice(-MOST_SHOWN));
    throw error;
  } finally {
    await Promise.all(running.map((one) => one.end("SIGKILL")));
    await mails.close();
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The proxy of compose.yaml before two processes, one of which is killed; where there is no Caddy, that is said. */
async function tryProxy(
  root: string,
  at: { folder: string; site: number; ports: number[] },
  startOther: () => Promise<Inside>,
): Promise<void> {
  if (spawnSync("caddy", ["version"]).status !== 0) {
    console.log("--  the proxy is not tried: there is no caddy (Debian's package of that name)");
    return;
  }
  const other = await startOther();
  const proxy = await startProxy(root, { folder: at.folder, port: at.site, upstreams: at.ports });
  try {
    for (const { name, run } of proxyChecks(proxy, other)) console.log(`ok  ${name}: ${await run()}`);
  } finally {
    proxy.end();
  }
}

/** A process of production with everything that it asks for, all of it invented. */
const productionEnv = (databaseUrl: string, mailPort: number, site: string): Record<string, string> => ({
  NODE_OPTIONS,
  NODE_ENV: "production",
  MODE: "production",
  HOST: "127.0.0.1",
  DATA_DIR: "/data",
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: site,
  TRUSTED_PROXIES: "1",
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  AUTH_SECRET: SECRET,
  METRICS_TOKEN: SECRET,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  COMPANY_NAME: "Inmobiliaria Inventada, S. L.",
  COMPANY_TAX_ID: "B00000000",
  COMPANY_REGISTRY: "Registro Mercantil de Ninguna Parte",
  COMPANY_ADDRESS: "Calle Inventada, 1",
  COMPANY_INTERMEDIARY: "Ninguna: es una prueba",
  CONTACT_EMAIL: "hola@umbral.example",
  CONTACT_PHONE: "+34 900 000 000",
  DATA_PROTECTION_EMAIL: "privacidad@umbral.example",
  LOG_LEVEL: "warn",
  // Nothing outside is asked.
  OFFICIAL_SERIES: "off",
  GEOCODING: "off",
  MAP_TILES: "off",
});

async function started(process: Inside, ask: Ask): Promise<void> {
  let ended: number | string | undefined;
  process.exited.then((how) => {
    ended = how;
  });
  for (;;) {
    if (ended !== undefined) throw new Error(`a process ended with ${ended}: ${process.output()}`);
    const ready = await ask("/readyz").catch(() => null);
    if (ready?.status === 200) return;
    await sleep(100);
  }
}

/** That a program of the image can write where its data are, and nowhere else. */
async function unwritable(places: { root: string; data: string }, env: Record<string, string>): Promise<void> {
  const tried = ["/app/x", "/etc/x", "/x", "/app/bin/node", "/data/x", "/tmp/x"];
  const script = `const fs = require("fs");
    for (const path of ${JSON.stringify(tried)}) try { fs.appendFileSync(path, ""); console.log(path) } catch {}`;
  const writer = startInside(places, { ...env, NODE_OPTIONS: "" }, ["-e", script]);
  await writer.exited;
  const written = writer.output().trim().split("\n").join(", ");
  if (written !== "/data/x, /tmp/x") throw new Error(`writable: ${written}`);
  console.log(`ok  of ${tried.join(", ")} only these can be written: ${written}`);
}

/** Bytes of the files, in MB. */
function sizeOf(folder: string): number {
  const bytes = execFileSync("du", ["--apparent-size", "--summarize", "--bytes", folder], { encoding: "utf8" });
  return Math.round(Number.parseInt(bytes, 10) / 1_000_000);
}
