import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { connectDatabase, migrateDatabase } from "#server/platform/db/connection.server.ts";
import { makeDatabaseServer } from "./faults/database-server.ts";
import { freePort, NO_SERVICES, root, startProcess } from "./faults/product.ts";
import { type Answered, callerOf } from "./load/caller.ts";
import { ACTS, type Call, chanceFrom, nextAct, pauseSeconds } from "./load/day.ts";
import { processorMs, processorMsWithChildren, residentMib } from "./load/processor-time.ts";
import { type SeededAgent, seedAgencies, USUAL } from "./load/seed.ts";

// npm run load [-- --agents N --minutes N --pause SECONDS --processes N]: signed-in agents who work through their day, on a PostgreSQL of the
// measurement's own, with processes for pages and one for jobs. First each kind of call alone: processor time of product and database. Then
// all agents at once: times of answers, faults, memory. The agents are played on the same machine and share its processors. Linux only.

const { values } = parseArgs({
  options: {
    agents: { type: "string", default: "1000" },
    minutes: { type: "string", default: "20" },
    pause: { type: "string", default: "30" },
    processes: { type: "string", default: "1" },
  },
});
const [agentCount, minutes, pause, processes] = [values.agents, values.minutes, values.pause, values.processes].map(
  Number,
) as [number, number, number, number];
const SECRET = "a secret of the measurement, 32 letters";
const TARGET_MS = 800;
const ALONE_CALLS = 30;
/** So often until code is compiled and statements are prepared on every connection. */
const WARM_CALLS = 60;
const LOOK_MS = 15_000;
/** Agents begin within so long, not all at once. */
const ARRIVAL_MS = 60_000;

const seconds = (ms: number): string => (ms / 1000).toFixed(0);

const database = await makeDatabaseServer(await freePort(), 200);
const running: ReturnType<typeof startProcess>[] = [];
try {
  const address = { connectionString: database.url(), max: 8 };
  await migrateDatabase(address, root);
  const own = connectDatabase(address, { connectMs: 15_000, lockMs: 60_000, statementMs: 300_000 });
  const began = performance.now();
  const agents = await seedAgencies(own, { secret: SECRET, sizes: { agents: agentCount, ...USUAL } });
  const { rows } = await own.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  );
  console.log(
    `${agents.length} agentes en ${Math.ceil(agents.length / USUAL.agentsOfAgency)} agencias, sembrado en ${seconds(performance.now() - began)} s`,
  );
  const env = {
    DATABASE_URL: database.url(),
    AUTH_SECRET: SECRET,
    ...NO_SERVICES,
  };
  const origins: string[] = [];
  for (let n = 0; n < processes; n++) {
    const port = String(await freePort());
    running.push(startProcess({ ...env, ROLE: "web", PORT: port }));
    origins.push(`http://127.0.0.1:${port}`);
  }
  running.push(startProcess({ ...env, ROLE: "jobs", PORT: String(await freePort()) }));
  for (const origin of origins) await untilReady(origin);
  // Homes of many agencies at once are work for minutes, which no day brings: the agents begin when it is done.
  const filling = performance.now();
  const unfinished =
    "select from market_pending union all select from market_homes where valued_on is null and merged_into_id is null limit 1";
  while (Number((await own.pool.query(unfinished)).rowCount) > 0) await sleep(1_000);
  await own.pool.query("vacuum analyze");
  await own.close();
  console.log(`Mercado al día tras ${seconds(performance.now() - filling)} s`);
  const web = running.slice(0, processes).map(({ child }) => child.pid!);
  const postmaster = parentOf(rows[0]!.pid);
  const home = await (await fetch(`${origins[0]}/`)).text();
  const callers = origins.map((origin) => callerOf(origin, /data-anon-key="([^"]+)"/.exec(home)?.[1] ?? ""));
  const alone = await measureAlone(callers[0]!, agents, { web: web[0]!, postmaster });
  await measureTogether(callers, agents, { web, postmaster, alone });
  for (const caller of callers) caller.end();
} finally {
  for (const { child, exited } of running) {
    child.kill("SIGTERM");
    await exited;
  }
  await database.remove();
}

interface Cost {
  product: number;
  database: number;
}

/** Each kind of call, one after another, so that processor time is that of the call alone. */
async function measureAlone(
  caller: ReturnType<typeof callerOf>,
  agents: readonly SeededAgent[],
  { web, postmaster }: { web: number; postmaster: number },
): Promise<Map<string, Cost>> {
  const any = chanceFrom(1);
  const kinds = new Map<string, () => [SeededAgent, Call]>();
  for (let i = 0; i < 50; i++) {
    for (const act of ACTS) {
      for (const { kind } of act.calls(agents[0]!, any)) {
        kinds.set(kind, () => {
          for (;;) {
            const by = any.of(agents);
            const call = act.calls(by, any).find((each) => each.kind === kind);
            if (call) return [by, call];
          }
        });
      }
    }
  }
  console.log(`\n${"Llamada, a solas".padEnd(34)} producto   base de datos   mediana   (ms de procesador; ms)`);
  const costs = new Map<string, Cost>();
  for (const [kind, make] of kinds) {
    const ask = async () => {
      const answered = await caller.send(...make());
      if (answered.status >= 400 || answered.status === 0) throw new Error(`${kind}: ${answered.status}`);
      return answered.ms;
    };
    for (let i = 0; i < WARM_CALLS; i++) await ask();
    const before = [processorMs(web), processorMsWithChildren(postmaster)];
    const times: number[] = [];
    for (let i = 0; i < ALONE_CALLS; i++) times.push(await ask());
    const cost = {
      product: (processorMs(web) - before[0]!) / ALONE_CALLS,
      database: (processorMsWithChildren(postmaster) - before[1]!) / ALONE_CALLS,
    };
    costs.set(kind, cost);
    console.log(
      `${kind.padEnd(34)} ${cost.product.toFixed(1).padStart(8)} ${cost.database.toFixed(1).padStart(15)} ${share(times, 0.5).toFixed(0).padStart(9)}`,
    );
  }
  return costs;
}

async function measureTogether(
  callers: readonly ReturnType<typeof callerOf>[],
  agents: readonly SeededAgent[],
  { web, postmaster, alone }: { web: readonly number[]; postmaster: number; alone: ReadonlyMap<string, Cost> },
): Promise<void> {
  const all: Answered[] = [];
  const memory: number[] = [];
  const until = performance.now() + ARRIVAL_MS + minutes * 60_000;
  const spent = () => web.reduce((sum, pid) => sum + processorMs(pid), 0);
  let lost = 0;
  const work = async (by: SeededAgent, n: number) => {
    const any = chanceFrom(n + 100);
    const caller = callers[n % callers.length]!;
    await sleep(any.next() * ARRIVAL_MS);
    const close = await caller.listen(by);
    while (performance.now() < until) {
      for (const call of nextAct(any).calls(by, any)) all.push(await caller.send(by, call));
      await sleep(Math.min(pauseSeconds(pause, any) * 1000, Math.max(0, until - performance.now())));
    }
    if (close()) lost += 1;
  };
  const underWay = Promise.all(agents.map(work));
  await sleep(ARRIVAL_MS);
  const before = { product: spent(), database: processorMsWithChildren(postmaster), calls: all.length };
  while (performance.now() < until) {
    memory.push(web.reduce((sum, pid) => sum + residentMib(pid), 0));
    await sleep(LOOK_MS);
  }
  const used = { product: spent() - before.product, database: processorMsWithChildren(postmaster) - before.database };
  await underWay;
  const steady = all.slice(before.calls);
  report(steady, lost, { memory, used, alone });
}

function report(
  answered: readonly Answered[],
  lost: number,
  { memory, used, alone }: { memory: readonly number[]; used: Cost; alone: ReadonlyMap<string, Cost> },
): void {
  const isWrong = ({ status }: Answered) => status === 0 || status >= 400;
  console.log(
    `\n${agentCount} agentes a la vez, ${minutes} min, un acto cada ${pause} s de media, ${processes} proceso(s) de páginas`,
  );
  console.log(`${"".padEnd(34)}   veces   mediana   p95   p99   fallos   (ms)`);
  for (const kind of [...alone.keys(), null]) {
    const of = answered.filter((each) => kind === null || each.kind === kind);
    if (of.length === 0) continue;
    const times = of.map(({ ms }) => ms);
    const shown = [0.5, 0.95, 0.99].map((part) => share(times, part).toFixed(0).padStart(6)).join("");
    console.log(
      `${(kind ?? "todas").padEnd(34)} ${String(of.length).padStart(7)}  ${shown}   ${of.filter(isWrong).length}`,
    );
  }
  const p99 = share(
    answered.map(({ ms }) => ms),
    0.99,
  );
  const third = Math.max(1, Math.floor(memory.length / 3));
  const mean = (of: readonly number[]) => of.reduce((sum, each) => sum + each, 0) / of.length;
  const perAgent = (ms: number) => (ms / agentCount / minutes).toFixed(1);
  console.log(
    `p99 ${p99.toFixed(0)} ms (${(p99 / TARGET_MS).toFixed(2)} de ${TARGET_MS}), ${answered.filter(isWrong).length} fallos, ${lost} páginas abiertas perdidas`,
  );
  console.log(
    `Memoria residente: ${mean(memory.slice(0, third)).toFixed(0)} MiB en el primer tercio, ${mean(memory.slice(-third)).toFixed(0)} en el último`,
  );
  console.log(
    `Procesador por agente y minuto: producto ${perAgent(used.product)} ms, base de datos ${perAgent(used.database)} ms`,
  );
}

/** The value that this share of them does not exceed. */
function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

async function untilReady(origin: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    const ended = running.find(({ child }) => child.exitCode !== null);
    if (ended) throw new Error(`a process ended: ${ended.output()}`);
    await sleep(200);
  }
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}
