import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connectDatabase } from "#server/platform/db/connection.server.ts";
import { type SeededAgent, seedAgencies, USUAL } from "../load/seed.ts";
import { type FaultCase, must, tally, until } from "./case.ts";
import type { DatabaseServer } from "./database-server.ts";
import { DEPLOYMENT_SECRET, type Deployment, deploy, served } from "./deployment.ts";
import { type Answer, mayMount, type Product, root, startProcess, startProduct } from "./product.ts";

/** The traffic that the product must carry; a machine that others use meanwhile may carry less, and the case's name then says how much. */
const PER_SECOND = Number(process.env.FAULTS_PER_SECOND ?? 60);
const AGENTS = 40;
/** Kinds of requests that take turns. */
const KINDS = 10;
/**
 * Small agencies: the case is about requests that fail, not about long lists; nor about how many contacts one agency can write down in a second,
 * since those of an agency are written one after another.
 */
const SIZES = { ...USUAL, agents: AGENTS, agentsOfAgency: 2, homesOfAgency: 30, contactsOfAgency: 60 };
/** Judging the homes of new agencies, and whatever else a first start brings. */
const SETTLED_MS = 180_000;
const STREAMS = 20;
const WARM_REQUESTS = 400;
/** Traffic before the roll-out begins and after it has ended. */
const AROUND_MS = 10_000;
/** A browser opens its stream again so long after it has ended, as the stream itself says. */
const RECONNECT_MS = 1_500;

const MIGRATIONS = "src/server/platform/db/migrations";
const WHEN = 4_000_000_000_000;
/** It changes two tables that the traffic reads and writes, and makes an index of one of them. */
const EXPANDING = `ALTER TABLE "properties" ADD COLUMN "trial_note" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "trial_rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "properties_trial_note" ON "properties" USING btree ("trial_note") WHERE "properties"."trial_note" is not null;`;

/** A copy of the migrations with one more, as the next version would bring them. */
function nextVersion(): string {
  const folder = mkdtempSync(join(tmpdir(), "umbral-next-version-"));
  cpSync(join(root, MIGRATIONS), folder, { recursive: true });
  const journal = join(folder, "meta/_journal.json");
  const stated = JSON.parse(readFileSync(journal, "utf8")) as { entries: object[] };
  const tag = "9999_trial";
  stated.entries.push({ idx: stated.entries.length, version: "7", when: WHEN, tag, breakpoints: true });
  writeFileSync(journal, JSON.stringify(stated));
  writeFileSync(join(folder, `${tag}.sql`), EXPANDING);
  return folder;
}

interface Asked {
  name: string;
  expected: number;
  send(): Promise<Answer>;
}

/** Mixed pages, calls and writes of signed-in agents and visitors; every fifth request writes. */
function requestsOf(
  { front }: Deployment,
  agents: readonly SeededAgent[],
  wrote: (kind: string, text: string) => void,
) {
  let number = 0;
  return (): Asked => {
    const turn = number++;
    // Each agent comes to each kind of request: a number that both share would leave all that is written to a tenth of them.
    const agent = agents[(turn + Math.floor(turn / KINDS)) % agents.length]!;
    const headers = { cookie: agent.cookie, "x-forwarded-for": agent.address };
    const get = (path: string, expected = 200): Asked => ({
      name: path.replace(/[\da-f-]{36}/, ":id"),
      expected,
      send: () => front.ask(path, { headers: { accept: "text/html, */*", ...headers } }),
    });
    const write = (kind: string, path: string, json: unknown): Asked => ({
      name: `POST ${path}`,
      expected: 201,
      async send() {
        const answer = await front.ask(path, { json, headers });
        if (answer.status === 201) wrote(kind, answer.text);
        return answer;
      },
    });
    const values = { operation: "venta", type: "piso", address: `Calle de la prueba ${turn}`, town: "Valencia" };
    const kinds: (() => Asked)[] = [
      () => get("/"),
      () => get("/api/portfolio/homes"),
      () => get("/precios"),
      () => get(`/api/portfolio/homes/${agent.homes[turn % agent.homes.length]}`),
      () => write("homes", "/api/portfolio/homes", { values }),
      () => get("/dashboard.data"),
      () => get("/api/notifications"),
      () => get("/herramientas"),
      () => get("/api/crm/contacts"),
      () =>
        write("contacts", "/api/crm/contacts", {
          fullName: `Persona ${turn}`,
          emails: [`persona-${turn}@prueba.example`],
        }),
    ];
    must(kinds.length === KINDS, "the number of kinds is stated wrongly");
    return kinds[turn % KINDS]!();
  };
}

/** Sends so many requests a second, whether or not earlier ones are answered, until it is ended. */
function steadyTraffic(next: () => Asked) {
  const faults: string[] = [];
  const times: number[] = [];
  let part = "before";
  const under = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;
  const send = async ({ name, expected, send }: Asked) => {
    const sentIn = part;
    const fail = (text: string) => faults.push(`(sent: ${sentIn}, answered: ${part}) ${name} ${text}`);
    try {
      const { status, text, ms } = await send();
      times.push(ms);
      if (status !== expected) fail(`${status} ${text.slice(0, 120)}`);
    } catch (error) {
      const { message, cause } = error as Error;
      fail(`${message} ${cause instanceof Error ? cause.message : ""}`);
    }
  };
  const timer = setInterval(() => {
    while (sent < ((performance.now() - began) / 1000) * PER_SECOND) {
      sent++;
      const asked = send(next());
      under.add(asked);
      void asked.finally(() => under.delete(asked));
    }
  }, 5);
  return {
    /** Names the part of the roll-out that begins, so that each fault says when it happened. */
    enter(name: string) {
      part = name;
    },
    /** How many have failed or are under way. */
    state: () => ({ failed: faults.length, waiting: under.size }),
    async end() {
      clearInterval(timer);
      const seconds = (performance.now() - began) / 1000;
      await Promise.all(under);
      times.sort((a, b) => a - b);
      return { sent, faults, times, seconds };
    },
  };
}

/** Open pages whose streams are opened again when they end, as browsers do. */
function openPages({ proxy }: Deployment, agents: readonly SeededAgent[]) {
  const stop = new AbortController();
  const pages = Array.from({ length: STREAMS }, (_, n) => ({
    agent: agents[n % agents.length]!,
    isOpen: false,
    opened: 0,
    refused: 0,
    heard: "",
  }));
  const running = pages.map(async (page) => {
    const headers = { cookie: page.agent.cookie, "x-forwarded-for": page.agent.address };
    while (!stop.signal.aborted) {
      try {
        const answer = await fetch(`${proxy.origin}/api/events`, { headers, signal: stop.signal });
        if (answer.status === 200) {
          page.opened++;
          page.isOpen = true;
          for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) page.heard += text;
        } else {
          page.refused++;
          await answer.body?.cancel();
        }
      } catch {
        // The stream was cut: it is opened again below.
      }
      page.isOpen = false;
      await sleep(RECONNECT_MS, undefined, { signal: stop.signal }).catch(() => {}); // the case has ended
    }
  });
  return {
    pages,
    async close() {
      stop.abort();
      await Promise.all(running);
    },
  };
}

/** Runs the migrations of the next version, as the step before a roll-out. */
async function migrateAhead(env: Record<string, string>, mounts: string): Promise<number> {
  const from = performance.now();
  const { exited, output } = startProcess(env, mounts, ["scripts/migrate.ts"]);
  const code = await exited;
  must(code === 0, `the migration ended with ${code}: ${output()}`);
  return performance.now() - from;
}

/** One new process is ready, then an old one is asked to end, as Kubernetes does it; the balancer is told nothing. */
async function rollOver(deployment: Deployment, mounts: string, enter: (part: string) => void): Promise<void> {
  for (const [number, old] of [...deployment.web].entries()) {
    enter(`process ${number + 1} starts`);
    const fresh = await startProduct({ ...deployment.env, ROLE: "web" }, mounts);
    deployment.web.push(fresh);
    await served(deployment);
    enter(`process ${number + 1} ends`);
    const code = await old.end("SIGTERM");
    must(code === 0, `an old process ended with ${code}: ${old.output().slice(-300)}`);
    deployment.web.splice(deployment.web.indexOf(old), 1);
    await served(deployment);
  }
  enter("process of jobs");
  const jobs = await startProduct({ ...deployment.env, ROLE: "jobs" }, mounts);
  must((await deployment.jobs.end("SIGTERM")) === 0, "the process of jobs does not end well");
  deployment.jobs = jobs;
}

/** Every row that was acknowledged is there, once. */
async function allThere(database: DatabaseServer, written: Record<string, string[]>): Promise<void> {
  const client = await database.connect();
  for (const [kind, ids] of Object.entries(written)) {
    const table = kind === "homes" ? "properties" : "contacts";
    const name = kind === "homes" ? "address" : "full_name";
    const like = kind === "homes" ? "Calle de la prueba %" : "Persona %";
    const { rows } = await client.query<{ found: number; twice: number }>(
      `select count(*) filter (where id = any($1::uuid[]))::int as found, (count(*) - count(distinct ${name}))::int as twice
       from ${table} where ${name} like $2`,
      [ids, like],
    );
    must(rows[0]!.found === ids.length, `${rows[0]!.found} of ${ids.length} ${kind} that were acknowledged`);
    must(rows[0]!.twice === 0, `${rows[0]!.twice} ${kind} are there twice`);
  }
  await client.end();
}

/** Deploys under load, without an interruption. */
export function rollingCases(newDatabase: () => Promise<DatabaseServer>): FaultCase[] {
  return [
    {
      name: `deploy under load: two processes are replaced with a migration in between, at ${PER_SECOND} requests a second: none fails`,
      async run() {
        if (!mayMount) return "not tried: this user may not show a process other migrations";
        const database = await newDatabase();
        const folder = nextVersion();
        const mounts = `mount --bind ${folder} ${join(root, MIGRATIONS)}`;
        const deployment = await deploy(database, 2);
        try {
          return await underTraffic(database, deployment, mounts);
        } finally {
          await deployment.end();
          await database.remove();
          rmSync(folder, { recursive: true });
        }
      },
    },
  ];
}

/** Faults of the database that a process has logged, the last ones. */
const databaseFaults = (product: Product): string =>
  product
    .output()
    .split("\n")
    .filter((line) => line.includes("fault of the database") || line.includes("page without a database"))
    .map((line) => line.slice(0, 600))
    .slice(-3)
    .join("\n");

async function underTraffic(database: DatabaseServer, deployment: Deployment, mounts: string): Promise<string> {
  const own = connectDatabase({ connectionString: database.url(), max: 4 });
  const agents = await seedAgencies(own, { secret: DEPLOYMENT_SECRET, sizes: SIZES });
  await until(
    async () => (await own.pool.query("select from market_pending limit 1")).rowCount === 0,
    "the jobs do not come to an end",
    SETTLED_MS,
  );
  await own.close();
  const written: Record<string, string[]> = { homes: [], contacts: [] };
  const next = requestsOf(deployment, agents, (kind, text) => {
    written[kind]!.push((JSON.parse(text) as { id: string }).id);
  });
  await warmed(next);
  const { pages, close } = openPages(deployment, agents);
  await until(() => pages.every(({ isOpen }) => isOpen), "the pages' streams are not open");
  const traffic = steadyTraffic(next);

  await sleep(AROUND_MS);
  const { failed, waiting } = traffic.state();
  // A machine that falls behind without a roll-out says nothing about one.
  if (failed > 0 || waiting > PER_SECOND) {
    const { faults } = await traffic.end();
    throw new Error(`before the roll-out ${failed} failed and ${waiting} wait: ${tally(faults).slice(0, 500)}`);
  }
  const before = new Set(deployment.web);
  traffic.enter("migration");
  const migrationMs = await migrateAhead(deployment.env, mounts);
  await rollOver(deployment, mounts, traffic.enter);
  must(
    deployment.web.every((one) => !before.has(one)),
    "an old process is still there",
  );
  traffic.enter("after");
  await sleep(AROUND_MS);
  const { sent, faults, times, seconds } = await traffic.end();
  for (const page of pages) page.heard = "";
  await until(() => pages.every(({ isOpen }) => isOpen), "a stream was not opened again");
  const headers = { cookie: pages[0]!.agent.cookie, "x-forwarded-for": pages[0]!.agent.address };
  const json = { values: { operation: "venta", type: "piso", address: "Calle de la noticia", town: "Valencia" } };
  await deployment.front.ask("/api/portfolio/homes", { json, headers });
  const colleagues = pages.slice(0, SIZES.agentsOfAgency);
  await until(() => colleagues.every(({ heard }) => heard.includes("work_homes")), "an open page hears nothing");
  await close();
  await allThere(database, written);
  must(
    faults.length === 0,
    `${faults.length} of ${sent} failed: ${tally(faults).slice(0, 1_500)}\n${deployment.web.map(databaseFaults).join("\n")}`,
  );
  must(
    pages.every(({ opened }) => opened >= 2),
    "a stream was never cut, so that its return was not tried",
  );
  const refused = pages.reduce((sum, page) => sum + page.refused, 0);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)]!);
  return `0 of ${sent} failed in ${Math.round(seconds)} s (${(sent / seconds).toFixed(0)} a second), median ${at(0.5)} ms, p99 ${at(0.99)} ms; migration ${(migrationMs / 1000).toFixed(1)} s; ${written.homes!.length} homes and ${written.contacts!.length} contacts once each; ${pages.length} streams open again, ${refused} refused meanwhile`;
}

/** The first requests of a kind load and compile what the later ones share. */
async function warmed(next: () => Asked): Promise<void> {
  for (let turn = 0; turn < WARM_REQUESTS; turn += 4) await Promise.all(Array.from({ length: 4 }, () => next().send()));
}
