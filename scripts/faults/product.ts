import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** The product as a process of its own, as somebody runs it. */
export interface Product {
  origin: string;
  /** Number of its process, which the machine gave it. */
  pid: number;
  /** Whether the process lives. */
  isAlive(): boolean;
  /** Everything that it has said. */
  output(): string;
  /** Ends it and waits. @returns its code, or the signal's name */
  end(signal: NodeJS.Signals): Promise<number | string>;
  /** Signs in the administrator of the demonstration. */
  signIn(): Promise<Answer>;
  ask(path: string, init?: RequestInit & { json?: unknown }): Promise<Answer>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  ms: number;
}

export const ADMIN = { email: "admin@umbral.example", password: "cuatro-caballos-medidos-7" };
export const root = join(import.meta.dirname, "../..");

/** Below the ports from which systems take those of outgoing calls: such a call could take the port before its process does. */
const PORTS = { from: 20_000, count: 12_000 };

export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer()
        .once("error", () => resolve(false))
        .listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

/** The services of others that the product asks by itself, left alone. */
export const NO_SERVICES = { OFFICIAL_SERIES: "off", GEOCODING: "off", MAP_TILES: "off" };

const anyNetwork = (): string => `9.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join(".")}`;

export interface Started {
  child: ChildProcess;
  output(): string;
  exited: Promise<number | string>;
  folder: string;
}

/** Processes that live must not outlive the cases, however these end. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

/** Settings of Node that `scripts/run` makes for every process of the product. */
const OF_STARTS = Object.fromEntries(
  ["NODE_OPTIONS", "NODE_COMPILE_CACHE"].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

/** Ends what a case that failed has left running, so that the next one has its memory and its connections to the database. */
export async function endOthers(kept: Product | undefined): Promise<void> {
  for (const child of running) {
    if (child.pid === kept?.pid) continue;
    child.kill("SIGKILL");
    await once(child, "close");
  }
}

/** Whether this user may give a process a view of the disk of its own. */
export const mayMount = spawnSync("unshare", ["-m", "true"]).status === 0;

/**
 * Starts the process without waiting for it. Its data folder is removed when it has ended, unless one was given.
 *
 * @param mounts lines of a shell that change how the process alone sees the disk; needs `mayMount`
 * @param program and its arguments, for Node
 */
export function startProcess(
  env: Record<string, string>,
  mounts?: string,
  program: readonly string[] = ["src/server/boot/main.server.ts"],
): Started {
  const folder = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "umbral-faults-"));
  const start = [process.execPath, ...program];
  const [file, ...args] = mounts
    ? ["unshare", "-m", "sh", "-c", `set -e\n${mounts}\ncd ${root}\nexec "$@"`, "sh", ...start]
    : start;
  const child = spawn(file!, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      // The settings of `npm start`, so that it starts as quickly as there.
      ...OF_STARTS,
      MODE: "demo",
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      // Every call comes from another network, unless it names one, because the cases are not about limits of an
      // address.
      TRUSTED_PROXIES: "1",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const exited = new Promise<number | string>((resolve) => {
    child.once("close", (code, signal) => {
      running.delete(child);
      if (!env.DATA_DIR) rmSync(folder, { recursive: true, force: true });
      resolve(code ?? signal!);
    });
  });
  return { child, output: () => output, exited, folder };
}

/** Calls to an address as a browser makes them, each from another network. */
export function callsTo(origin: string): Pick<Product, "ask" | "signIn"> {
  const ask: Product["ask"] = async (path, { json, ...init } = {}) => {
    const from = performance.now();
    const response = await fetch(`${origin}${path}`, {
      redirect: "manual",
      signal: AbortSignal.timeout(60_000),
      ...init,
      ...(json === undefined ? {} : { method: "POST", body: JSON.stringify(json) }),
      headers: {
        "x-forwarded-for": anyNetwork(),
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        origin,
        ...init.headers,
      },
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, ms: performance.now() - from };
  };
  return { ask, signIn: () => ask("/auth/v1/token?grant_type=password", { json: ADMIN }) };
}

/** @throws Error with its output, where it ends instead of starting */
export async function startProduct(env: Record<string, string>, mounts?: string): Promise<Product> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { child, output, exited } = startProcess({ PORT: String(port), ...env }, mounts);
  let isAlive = true;
  exited.then(() => {
    isAlive = false;
  });
  const { ask, signIn } = callsTo(origin);
  for (;;) {
    if (!isAlive) throw new Error(`the product ended: ${output()}`);
    const ready = await ask("/readyz").catch(() => null);
    if (ready?.status === 200) break;
    await sleep(50);
  }
  return {
    origin,
    pid: child.pid!,
    isAlive: () => isAlive,
    output,
    async end(signal) {
      child.kill(signal);
      return await exited;
    },
    signIn,
    ask,
  };
}
