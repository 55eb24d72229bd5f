import { mkdtempSync, rmSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { serverMetric, startBenchServer } from "./bench-server.ts";

// npm run bench, a part of its own: open pages. 1,000 streams of GET /api/events, or `--streams N`, of people who all receive new
// errors: their memory, and the time of a change from the call that makes it until the last page has received it.

const { values } = parseArgs({ options: { streams: { type: "string", default: "1000" } } });
const STREAMS = Number(values.streams);
/** The limit of one person. */
const STREAMS_OF_A_PERSON = 12;
const CHANGES = 20;
const TARGET_MIB = 150;
const TARGET_MS = 500;
const ADMIN = { email: "admin@umbral.example", password: "puerta azul del patio" };

interface Listener {
  /** Times at which a page received a count of at least as many errors as the key. */
  heardAt: Map<number, number>;
  close(): void;
}

const folder = mkdtempSync(join(tmpdir(), "umbral-bench-events-"));
const env = {
  DATA_DIR: folder,
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  // Each call comes from an address of its own, because limits are not measured here.
  TRUSTED_PROXIES: "1",
};
const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
let callers = 0;
let server = await startBenchServer(env);
try {
  const people = await signUpStaff(Math.ceil(STREAMS / STREAMS_OF_A_PERSON));
  // Another process on the same data: hashing passwords leaves memory behind that streams would hide in.
  await server.stop();
  server = await startBenchServer(env);
  await (await call("GET", "/dashboard", { cookie: people[0]! })).arrayBuffer();
  const idle = await memory();
  const listeners: Listener[] = [];
  for (let i = 0; i < STREAMS; i++) {
    listeners.push(await listen(people[Math.floor(i / STREAMS_OF_A_PERSON)]!));
  }
  await until(() => listeners.every(({ heardAt }) => heardAt.has(0)), "the first state of every page");
  const open = await memory();
  const times: number[] = [];
  for (let change = 1; change <= CHANGES; change++) {
    const begin = performance.now();
    await fail(change);
    await until(() => listeners.every(({ heardAt }) => heardAt.has(change)), `change ${change} at every page`);
    times.push(...listeners.map(({ heardAt }) => heardAt.get(change)! - begin));
  }
  for (const { close } of listeners) close();
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)]!;
  console.log(`\nPáginas abiertas: ${STREAMS} a la vez, de ${people.length} personas`);
  const used = open.used - idle.used;
  console.log(
    `  Memoria por encima del reposo: ${used.toFixed(0)} MiB en uso (${(used / TARGET_MIB).toFixed(2)} de ${TARGET_MIB}), ${(open.resident - idle.resident).toFixed(0)} MiB residentes (de ${idle.resident.toFixed(0)} a ${open.resident.toFixed(0)}); por página ${((used / STREAMS) * 1_024).toFixed(0)} KiB en uso y ${(((open.resident - idle.resident) / STREAMS) * 1_024).toFixed(0)} KiB residentes`,
  );
  console.log(
    `  Un cambio llega a todas: mediana ${times[times.length >> 1]!.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (${(p99 / TARGET_MS).toFixed(2)} de ${TARGET_MS}; ${CHANGES} cambios; el cliente comparte los núcleos)`,
  );
} finally {
  agent.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Managers with a confirmed address; gives their cookies. */
async function signUpStaff(count: number): Promise<string[]> {
  const admin = await cookieOf("token?grant_type=password", ADMIN);
  const cookies: string[] = [];
  for (let i = 0; i < count; i++) {
    const email = `gestora${i}@umbral.example`;
    await call("POST", "/auth/v1/signup", { body: { email, password: ADMIN.password, data: {} } });
    const mails = (await (await call("GET", "/dev/mailbox.json")).json()) as { to: string; links: string[] }[];
    const link = mails.find(({ to }) => to === email)!.links.find((address) => address.includes("token_hash="))!;
    const verified = await call("POST", "/auth/v1/verify", {
      body: { type: "signup", token_hash: new URL(link).searchParams.get("token_hash") },
    });
    const { user } = (await verified.json()) as { user: { id: string } };
    await call("PUT", `/api/admin/users/${user.id}/roles/manager`, { cookie: admin });
    cookies.push(sessionIn(verified));
  }
  return cookies;
}

async function cookieOf(path: string, body: object): Promise<string> {
  return sessionIn(await call("POST", `/auth/v1/${path}`, { body }));
}

function sessionIn(response: Response): string {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!);
  return cookies.find((cookie) => cookie.startsWith("umbral_session="))!;
}

async function call(method: string, path: string, { body, cookie }: { body?: object; cookie?: string } = {}) {
  const response = await fetch(server.origin + path, {
    method,
    headers: {
      "x-forwarded-for": nextAddress(),
      ...(body ? { "content-type": "application/json" } : {}),
      ...(cookie ? { cookie } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

function nextAddress(): string {
  callers += 1;
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
}

/** An error that nobody has seen yet: the count of every list grows. */
async function fail(number: number): Promise<void> {
  const report = { tool_name: "bench", error_type: "UNKNOWN_ERROR", request_data: { path: "/" } };
  await call("POST", "/api/errors", { body: { ...report, error_message: `fallo ${number}` } });
}

async function listen(cookie: string): Promise<Listener> {
  const heardAt = new Map<number, number>();
  const headers = { cookie, "x-forwarded-for": nextAddress() };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${server.origin}/api/events`, { agent, headers }, resolve).once("error", reject).end();
  });
  if (response.statusCode !== 200) throw new Error(`/api/events: ${response.statusCode}`);
  response.setEncoding("utf8");
  response.on("data", (text: string) => {
    const now = performance.now();
    for (const [, count] of text.matchAll(/"unresolved":(\d+)/g)) {
      // The last state stands for those that it overtook.
      for (let n = Number(count); n >= 0 && !heardAt.has(n); n--) heardAt.set(n, now);
    }
  });
  response.on("error", () => {}); // ended by us
  return { heardAt, close: () => response.destroy() };
}

/**
 * In MiB: the process's memory, and the part of it in use, the minimum of some seconds, because garbage comes and goes.
 */
async function memory(): Promise<{ resident: number; used: number }> {
  const used: number[] = [];
  for (let i = 0; i < 20; i++) {
    const [heap, external] = await Promise.all([
      mib("nodejs_heap_size_used_bytes"),
      mib("nodejs_external_memory_bytes"),
    ]);
    used.push(heap + external);
    await sleep(250);
  }
  return { resident: await mib("process_resident_memory_bytes"), used: Math.min(...used) };
}

async function mib(metric: string): Promise<number> {
  return (await serverMetric(server.origin, metric)) / 2 ** 20;
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  const end = performance.now() + 30_000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`waited too long for ${what}`);
    await sleep(5);
  }
}
