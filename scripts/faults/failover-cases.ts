import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Acts, idIn, signedInActs } from "./acts.ts";
import { type FaultCase, must, tally, until } from "./case.ts";
import { type DatabaseServer, makeDatabaseServer, newFolder } from "./database-server.ts";
import { BACK_MS, notify, openStream, seconds, signedIn, traffic, untilWell } from "./outage-traffic.ts";
import { freePort, startProduct } from "./product.ts";
import { makeRelay } from "./relay.ts";

/** Of each server. */
const CONNECTIONS = 120;
/** How long nobody is the primary: an operator that watches both needs some seconds. */
const AWAY_MS = 3_000;
const WRITERS = 3;
const IMPORTS = 3;

interface Pair {
  primary: DatabaseServer;
  replica: DatabaseServer;
}

/** A primary, and a replica that follows it by streaming: a commit is acknowledged when both have it on disk. */
async function makePair(): Promise<Pair> {
  const settings = { wal_level: "replica", max_wal_senders: "4", hot_standby: "on" };
  const primary = await makeDatabaseServer(await freePort(), CONNECTIONS, { settings });
  // The data of a server that ended well are what a base backup of it would be.
  await primary.end("fast");
  const folder = newFolder();
  execFileSync("cp", ["-a", join(primary.folder, "postgres"), folder]);
  writeFileSync(join(folder, "postgres/standby.signal"), "");
  await primary.start();
  const replica = await makeDatabaseServer(await freePort(), CONNECTIONS, {
    folder,
    settings: {
      ...settings,
      primary_conninfo: `host=127.0.0.1 port=${primary.port} user=umbral password=${primary.password}`,
    },
  });
  const client = await primary.connect();
  await client.query("alter system set synchronous_standby_names = '*'");
  await client.query("select pg_reload_conf()");
  await until(async () => {
    const { rows } = await client.query("select from pg_stat_replication where sync_state = 'sync'");
    return rows.length === 1;
  }, "the replica does not follow");
  await client.end();
  return { primary, replica };
}

/** Homes written one after another by several agents. @returns the ids that were acknowledged, and every other answer */
function writing(acts: Acts) {
  const made: string[] = [];
  const others: (string | number)[] = [];
  let isOver = false;
  const lanes = Array.from({ length: WRITERS }, async () => {
    while (!isOver) {
      const answer = await acts.home().catch((error: Error) => error.message);
      if (typeof answer === "string") others.push(answer);
      else if (answer.status === 201) made.push(idIn(answer));
      else others.push(answer.status);
      await sleep(20);
    }
  });
  return {
    made,
    others,
    async end() {
      isOver = true;
      await Promise.all(lanes);
      return { made, others };
    },
  };
}

async function mustBeKept(database: DatabaseServer, made: readonly string[]): Promise<void> {
  const client = await database.connect();
  const { rows } = await client.query<{ found: number; twice: number }>(
    `select count(*) filter (where id = any($1::uuid[]))::int as found, (count(*) - count(distinct address))::int as twice
     from properties where address ~ '^Calle [0-9]+$'`,
    [made],
  );
  await client.end();
  must(rows[0]!.found === made.length, `${rows[0]!.found} of ${made.length} acknowledged homes are there`);
  must(rows[0]!.twice === 0, `${rows[0]!.twice} homes are there twice`);
}

/** A primary that dies, and a replica that takes its place. */
export function failoverCases(): FaultCase[] {
  return [
    {
      name: "fail-over: the primary is killed under traffic and its replica promoted: nothing acknowledged is lost, all goes on",
      async run() {
        const { primary, replica } = await makePair();
        const relay = await makeRelay(primary.port);
        const product = await startProduct({ DATABASE_URL: primary.url(relay.port) });
        await product.ask("/");
        const who = await signedIn(product);
        const acts = await signedInActs(product);
        const stream = await openStream(product, who);
        const busy = traffic(product, who);
        const homes = writing(acts);
        const written = (count: number) =>
          until(
            () => homes.made.length > count,
            () => `${homes.made.length} homes are written, others are answered ${tally(homes.others)}`,
            30_000,
          );
        await written(10);
        // They are under way, or wait for their turn, when the primary dies.
        const imports = await Promise.all(Array.from({ length: IMPORTS }, async () => idIn(await acts.bring())));
        await primary.end("killed");
        await sleep(AWAY_MS);
        const client = await replica.connect();
        await client.query("select pg_promote(true)");
        await client.end();
        relay.pointTo(replica.port);
        const ms = await untilWell(product, who).finally(busy.end);
        const { wrong, statuses } = await busy.end();
        await written(homes.made.length);
        const { made, others } = await homes.end();
        must(product.isAlive(), `the process ended: ${product.output().slice(-300)}`);
        must(wrong.length === 0, tally(wrong));
        must(
          others.every((other) => other === 503),
          `homes were answered ${tally(others)}`,
        );
        must(ms < BACK_MS, `well again only after ${seconds(ms)}`);
        must(!stream.hasEnded(), "the stream ended");
        const before = stream.heard().length;
        for (let tries = 0; stream.heard().length === before; tries++) {
          must(tries < 50, "the open page hears nothing");
          await notify(replica);
          await sleep(100);
        }
        stream.close();
        const from = performance.now();
        for (const id of [...imports, idIn(await acts.bring())]) {
          const { state, error } = await acts.importRead(id);
          must(state === "vista_previa", `an import is ${state}: ${error}`);
        }
        const jobsMs = performance.now() - from;
        await mustBeKept(replica, made);
        await product.end("SIGTERM");
        relay.close();
        await Promise.all([primary, replica].map((server) => server.remove()));
        return `${tally(statuses)}; ${made.length} homes acknowledged, kept once each, ${others.length} × 503; well ${seconds(ms)} after the promotion, ${imports.length} imports of before and one of after read within ${seconds(jobsMs)}`;
      },
    },
  ];
}
