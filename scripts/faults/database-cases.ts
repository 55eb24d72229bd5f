import { setTimeout as sleep } from "node:timers/promises";
import { type FaultCase, must, tally } from "./case.ts";
import type { DatabaseServer } from "./database-server.ts";
import { type Answer, type Product, startProcess, startProduct } from "./product.ts";
import type { Relay } from "./relay.ts";

export interface Surroundings {
  database: DatabaseServer;
  relay: Relay;
  product: Product;
}

/** How soon everything is well again. */
const BACK_MS = 5_000;
/** No request waits longer for an answer while a table is locked or the network is silent. */
const LONGEST_MS = 10_000;

const PAGE = { accept: "text/html" };
const LEAD = { email: "ana@correo.example", full_name: "Ana Ruiz", source: "contacto", interested_in: [] };

/** Cookies and headers of a signed-in person, as a browser sends them. */
async function signedIn(product: Product): Promise<Record<string, string>> {
  const answer = await product.signIn();
  must(answer.status === 200, `the administrator cannot sign in: ${answer.status} ${answer.text}`);
  const { access_token } = JSON.parse(answer.text) as { access_token: string };
  const cookie = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  return { authorization: `Bearer ${access_token}`, cookie: cookie.join("; ") };
}

/** Pause between two cases of a kind under traffic, because an account may sign in only a few times a minute. */
const PAUSE_MS: Readonly<Record<string, number>> = { "sign-in": 2_000, write: 1_000 };

/** Everything that is asked for while the surroundings fail, by name. */
function requests(product: Product, who: Record<string, string>): Record<string, () => Promise<Answer>> {
  return {
    stored: () => product.ask("/", { headers: PAGE }),
    page: () => product.ask("/dashboard", { headers: { ...PAGE, ...who } }),
    data: () => product.ask("/dashboard.data", { headers: who }),
    list: () => product.ask("/api/portfolio/homes", { headers: who }),
    write: () => product.ask("/api/leads", { json: LEAD }),
    "sign-in": () => product.signIn(),
    user: () => product.ask("/auth/v1/user", { headers: who }),
  };
}

/** The fault of an answer that was given while the database was away; null where there is none. */
function wrongWhileAway(name: string, { status, headers, text }: Answer): string | null {
  if (status < 400) return null;
  if (name === "stored") return `stored page ${status}`;
  if (status !== 503) return `${name} ${status} ${text.slice(0, 80)}`;
  if (!headers.has("retry-after")) return `${name} has no Retry-After`;
  if (name === "page" && !/<html lang="es/.test(text)) return "the page is no page";
  if (/invalid_credentials/.test(text)) return "the password is said to be wrong";
  return null;
}

/** Asks for everything again and again until it is stopped. @returns the faults, and the number of answers */
function traffic(product: Product, who: Record<string, string>) {
  const wrong: string[] = [];
  const statuses: (string | number)[] = [];
  let isOver = false;
  const lanes = Object.entries(requests(product, who)).map(async ([name, ask]) => {
    const pauseMs = PAUSE_MS[name] ?? 100;
    while (!isOver) {
      const answer = await ask().catch((error: Error) => `${name} had no answer: ${error.message}`);
      if (typeof answer === "string") wrong.push(answer);
      else {
        statuses.push(answer.status);
        const fault = wrongWhileAway(name, answer);
        if (fault) wrong.push(fault);
      }
      await sleep(pauseMs);
    }
  });
  return {
    async end() {
      isOver = true;
      await Promise.all(lanes);
      return { wrong, statuses };
    },
  };
}

/** @returns how long it took until each request was answered as usual again, in milliseconds */
async function untilWell(product: Product, who: Record<string, string>): Promise<number> {
  const from = performance.now();
  for (;;) {
    const answers = await Promise.all(Object.values(requests(product, who)).map((ask) => ask().catch(() => null)));
    if (answers.every((answer) => answer !== null && answer.status < 400)) return performance.now() - from;
    must(performance.now() - from < 30_000, `still ${tally(answers.map((answer) => answer?.status ?? "nothing"))}`);
    await sleep(250);
  }
}

/** Follows the event stream of an open page. */
async function openStream(product: Product, who: Record<string, string>) {
  const abort = new AbortController();
  const response = await fetch(`${product.origin}/api/events`, { headers: who, signal: abort.signal });
  let heard = "";
  let hasEnded = false;
  const decoder = new TextDecoder();
  (async () => {
    for await (const bytes of response.body!) heard += decoder.decode(bytes as Uint8Array, { stream: true });
  })()
    .catch(() => {})
    .finally(() => {
      hasEnded = true;
    });
  return { heard: () => heard, hasEnded: () => hasEnded, close: () => abort.abort() };
}

/** Adds a notice to the administrator's inbox, which every open page of theirs hears of. */
async function notify(database: DatabaseServer): Promise<void> {
  const client = await database.connect();
  await client.query("select pg_notify('umbral_changes', 'errors')");
  await client.end();
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export function databaseCases({ database, relay, product }: Surroundings): FaultCase[] {
  const restart = (how: "fast" | "immediate"): FaultCase => ({
    name: `PostgreSQL restarts (${how}) under traffic, and an open page hears changes again`,
    async run() {
      // Without the relay, which still listens while the database does not.
      const product = await startProduct({ DATABASE_URL: database.url() });
      await product.ask("/");
      const who = await signedIn(product);
      const stream = await openStream(product, who);
      const busy = traffic(product, who);
      await sleep(1_000);
      await database.end(how);
      await sleep(3_000);
      await database.start();
      const ms = await untilWell(product, who).finally(busy.end);
      const { wrong, statuses } = await busy.end();
      must(product.isAlive(), `the process ended: ${product.output().slice(-300)}`);
      must(wrong.length === 0, tally(wrong));
      must(ms < BACK_MS, `well again only after ${seconds(ms)}`);
      must(!stream.hasEnded(), "the stream ended");
      const before = stream.heard().length;
      for (let tries = 0; stream.heard().length === before; tries++) {
        must(tries < 50, "the open page hears nothing");
        await notify(database);
        await sleep(100);
      }
      stream.close();
      await product.end("SIGTERM");
      return `${tally(statuses)}; well after ${seconds(ms)}`;
    },
  });

  return [
    restart("fast"),
    restart("immediate"),
    {
      name: "every connection is ended in the middle of its work",
      async run() {
        const who = await signedIn(product);
        const busy = traffic(product, who);
        const client = await database.connect();
        for (let times = 0; times < 20; times++) {
          await client.query("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()");
          await sleep(100);
        }
        await client.end();
        const ms = await untilWell(product, who).finally(busy.end);
        const { wrong, statuses } = await busy.end();
        must(product.isAlive(), `the process ended: ${product.output().slice(-300)}`);
        must(wrong.length === 0, tally(wrong));
        return `${tally(statuses)}; well after ${seconds(ms)}`;
      },
    },
    {
      name: "PostgreSQL admits no more connections",
      async run() {
        const who = await signedIn(product);
        // The product's own are given up first, so that it needs new ones.
        const client = await database.connect();
        const taken = [client];
        await client.query("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()");
        for (;;) {
          const another = await database.connect().catch(() => null);
          if (!another) break;
          taken.push(another);
        }
        const answers = await Promise.all(
          Object.entries(requests(product, who)).map(async ([name, ask]) => wrongWhileAway(name, await ask())),
        );
        for (const one of taken) await one.end();
        const ms = await untilWell(product, who);
        const wrong = answers.filter((one) => one !== null);
        must(wrong.length === 0, tally(wrong));
        must(ms < BACK_MS, `well again only after ${seconds(ms)}`);
        return `${taken.length} taken; well after ${seconds(ms)}`;
      },
    },
    {
      name: "a table is locked for 20 s: who needs it is told, others are served",
      async run() {
        const who = await signedIn(product);
        const client = await database.connect();
        await client.query("begin; lock table properties in access exclusive mode");
        const until = performance.now() + 20_000;
        const blocked: Answer[] = [];
        const others: Answer[] = [];
        const lane = async (into: Answer[], ask: () => Promise<Answer>) => {
          while (performance.now() < until - 1_000) {
            into.push(await ask());
            await sleep(1_000);
          }
        };
        const { list, "sign-in": signIn, user } = requests(product, who);
        const notices = () => product.ask("/api/notifications", { headers: who });
        await Promise.all([
          ...Array.from({ length: 12 }, () => lane(blocked, list!)),
          ...[() => product.ask("/readyz"), signIn!, user!, notices].map((ask) => lane(others, ask)),
        ]);
        await client.query("rollback");
        await client.end();
        const slowest = (answers: readonly Answer[]) => Math.max(...answers.map(({ ms }) => ms));
        must(
          blocked.every(({ status }) => status === 503),
          `blocked: ${tally(blocked.map(({ status }) => status))}`,
        );
        must(slowest(blocked) < LONGEST_MS, `who needs it waited ${seconds(slowest(blocked))}`);
        const failed = others.filter(({ status }) => status >= 500);
        must(
          failed.length === 0,
          `others: ${tally(others.map(({ status, ms }) => (status < 500 ? status : `${status} after ${seconds(ms)}`)))}`,
        );
        must(slowest(others) < LONGEST_MS / 2, `others waited ${seconds(slowest(others))}`);
        return `blocked ≤ ${seconds(slowest(blocked))}, others ≤ ${seconds(slowest(others))}`;
      },
    },
    {
      name: "the network swallows packets for 12 s",
      async run() {
        const who = await signedIn(product);
        relay.swallow(true);
        const answers = await Promise.all(
          Object.entries(requests(product, who)).map(async ([name, ask]) => ({ name, answer: await ask() })),
        );
        await sleep(2_000);
        relay.swallow(false);
        const ms = await untilWell(product, who);
        const slowest = Math.max(...answers.map(({ answer }) => answer.ms));
        const wrong = answers
          .map(({ name, answer }) => wrongWhileAway(name, answer))
          .filter((fault): fault is string => fault !== null);
        must(product.isAlive(), `the process ended: ${product.output().slice(-300)}`);
        must(wrong.length === 0, tally(wrong));
        must(slowest < LONGEST_MS, `an answer took ${seconds(slowest)}`);
        must(ms < BACK_MS, `well again only after ${seconds(ms)}`);
        return `answers ≤ ${seconds(slowest)}; well after ${seconds(ms)}`;
      },
    },
    {
      name: "who cannot be reached at the start is said in one line",
      async run() {
        const lines: string[] = [];
        for (const [given, expected] of [
          ["postgres://umbral:x@127.0.0.1:1/postgres", "nadie escucha"],
          ["postgres://umbral:x@nowhere.invalid/postgres", "no existe|no se puede resolver"],
          [database.url().replace(/:[^:@]+@/, ":wrong@"), "contraseña"],
          [database.url().replace(/postgres$/, "another"), "no existe"],
          ["no-address", "DATABASE_URL"],
        ] as const) {
          const { exited, output } = startProcess({ DATABASE_URL: given, PORT: "0" });
          must((await exited) === 1, `${given} did not end with 1: ${output()}`);
          const stated = output().trim();
          must(!stated.includes("\n"), `more than one line: ${stated}`);
          must(stated.includes("DATABASE_URL") && new RegExp(expected).test(stated), `said: ${stated}`);
          lines.push(stated);
        }
        return `${lines.length} starts`;
      },
    },
  ];
}
