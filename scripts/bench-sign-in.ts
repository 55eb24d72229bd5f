import { performance } from "node:perf_hooks";
import { hash, verify } from "@node-rs/argon2";
import { startBenchServer } from "./bench-server.ts";

// npm run bench: waiting times at the built server: a sign-in by password, the renewal of a session, the account's own
// row, and a page of the account, one after another. Each line is the median and the 95th percentile. The reference of
// a sign-in is its unavoidable part: one check of a password by argon2id with OWASP's first setting.

const PERSON = { email: "medida@umbral.example", password: "cuatro-caballos-medidos-7" };
const CALLS = Number(process.env.BENCH_CALLS ?? 200);
const PAGES = ["/dashboard", "/dashboard/cartera", "/dashboard/contactos"];
const COOKIE = /^([^=]+=[^;]+)/;

// Each sign-in comes from another address, as those of many people do: the limit of one address is not measured here.
const { origin, stop } = await startBenchServer({
  ADMIN_EMAIL: PERSON.email,
  ADMIN_PASSWORD: PERSON.password,
  TRUSTED_PROXIES: "1",
});
let caller = 0;
const newCaller = () => `203.0.${113 + (caller >> 8)}.${caller++ & 255}`;

interface Signed {
  access_token: string;
  refresh_token: string;
}

console.log("\nLa entrada de una persona");
try {
  let signed = await signIn();
  const referenceMs = await passwordCheckMs();
  line("Entrar con contraseña", await times(CALLS, signIn), referenceMs);
  const renewing = await times(CALLS, async () => {
    signed = await post("refresh_token", { refresh_token: signed.refresh_token });
  });
  line("Renovar la sesión", renewing);
  const authorization = { authorization: `Bearer ${signed.access_token}`, "x-forwarded-for": newCaller() };
  line("Leer la cuenta", await times(CALLS, () => get("/auth/v1/user", authorization)));

  const opened = await call("/auth/v1/token?grant_type=password", PERSON, newCaller());
  const cookie = opened.headers.getSetCookie().map((line) => COOKIE.exec(line)![1]!);
  await opened.arrayBuffer();
  for (const path of PAGES) {
    const headers = { cookie: cookie.join("; "), "x-forwarded-for": newCaller() };
    await get(path, headers);
    line(`Página ${path}`, await times(CALLS, () => get(path, headers)));
  }
} finally {
  await stop();
}

async function call(path: string, body: unknown, address: string): Promise<Response> {
  return await fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify(body),
  });
}

async function post(grant: string, body: unknown): Promise<Signed> {
  const response = await call(`/auth/v1/token?grant_type=${grant}`, body, newCaller());
  if (!response.ok) throw new Error(`${grant}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Signed;
}

async function signIn(): Promise<Signed> {
  return await post("password", PERSON);
}

async function get(path: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(origin + path, { headers, redirect: "manual" });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${response.headers.get("location") ?? ""}`);
}

async function passwordCheckMs(): Promise<number> {
  const stored = await hash(PERSON.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  return (await times(CALLS, () => verify(stored, PERSON.password))).sort((a, b) => a - b)[CALLS >> 1]!;
}

async function times(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < count; index++) {
    const started = performance.now();
    await work();
    taken.push(performance.now() - started);
  }
  return taken;
}

function line(name: string, taken: number[], referenceMs?: number): void {
  const sorted = [...taken].sort((a, b) => a - b);
  const median = sorted[sorted.length >> 1]!;
  const late = sorted[Math.floor(sorted.length * 0.95)]!;
  const ratio = referenceMs
    ? `, ${(median / referenceMs).toFixed(2)} de una comprobación de contraseña (${referenceMs.toFixed(1)} ms)`
    : "";
  console.log(
    `  ${name.padEnd(28)} ${median.toFixed(1).padStart(6)} ms de mediana, ${late.toFixed(1)} ms el 95 %${ratio}`,
  );
}
