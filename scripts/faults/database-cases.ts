import { setTimeout as sleep } from "node:timers/promises";
import { type FaultCase, must, tally } from "./case.ts";
import type { DatabaseServer } from "./database-server.ts";
import {
  BACK_MS,
  notify,
  openStream,
  requests,
  seconds,
  signedIn,
  traffic,
  untilWell,
  wrongWhileAway,
} from "./outage-traffic.ts";
import { type Answer, type Product, startProcess, startProduct } from "./product.ts";
import type { Relay } from "./relay.ts";

export interface Surroundings {
  database: DatabaseServer;
  relay: Relay;
  /** The one that these cases share; it is started when the first of them asks. */
  common(): Promise<Product>;
}

/** No request waits longer for an answer while a table is locked or the network is silent. */
const LONGEST_MS = 10_000;

export function databaseCases({ database, relay, common }: Surroundings): FaultCase[] {
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
        const product = await common();
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
        const product = await common();
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
        const product = await common();
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
        const product = await common();
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
