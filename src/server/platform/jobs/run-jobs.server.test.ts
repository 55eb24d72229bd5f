import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { connectDatabase, type Database } from "../db/connection.server.ts";
import type { Job } from "./job.server.ts";
import { openQueues } from "./queues.server.ts";
import { type Doing, queueOf, runJobs } from "./run-jobs.server.ts";

/** Queues over a database of each test's own, because queues are shared by all who work at them. */

const log = pino({ level: "silent" });
const HOUR_MS = 3_600_000;
const hears = { began() {}, ended() {} };

async function workers(database: Database, jobs: readonly Job[], given: Pick<Doing, "restMs" | "urgencyOf"> = {}) {
  const own = connectDatabase({ ...database.address, max: 3 });
  const queues = await openQueues({ database: own, log, keepsTime: false });
  const failed: string[] = [];
  const note = (name: string, error?: unknown) => error !== undefined && failed.push(name);
  const parts = testServices(own, {});
  const stop = await runJobs(jobs, parts, { queues, note, hears, ...given });
  onTestFinished(async () => {
    await stop();
    await own.close();
  });
  return { failed, stop, boss: queues.boss };
}

/** Waits for what is told to it. */
function heard() {
  const all: string[] = [];
  let tell = () => {};
  return {
    all,
    say(word: string) {
      all.push(word);
      tell();
    },
    async until(isSo: () => boolean) {
      while (!isSo()) await new Promise<void>((resolve) => (tell = resolve));
    },
  };
}

let made = 0;
/** A job of a queue that no other test has used. */
const quietJob = (): Job => ({ name: `quiet work ${++made}`, everyMs: HOUR_MS, round: async () => false });
const apart = async () => await openTestDatabase(onTestFinished as (close: () => Promise<void>) => void);

test("a job is done when its process begins, and again when somebody writes rows of its table", async () => {
  const database = await apart();
  const quiet = quietJob();
  const { all, say, until } = heard();
  await workers(database, [
    {
      ...quiet,
      wokenBy: ["news_sources"],
      round: async () => {
        say("round");
        return false;
      },
    },
  ]);
  await until(() => all.length === 1);
  await database.db.execute(
    sql`insert into news_sources (id, name, url) values (gen_random_uuid(), 'Una', 'https://a.example/rss')`,
  );
  await until(() => all.length === 2);
});

test("a round that leaves more to do is followed by another at once", async () => {
  const database = await apart();
  const quiet = quietJob();
  const { all, say, until } = heard();
  await workers(database, [
    {
      ...quiet,
      round: async () => {
        say("round");
        return all.length < 5;
      },
    },
  ]);
  await until(() => all.length === 5);
});

test("of several processes one does the round that all were woken for", async () => {
  const database = await apart();
  const quiet = quietJob();
  const { all, say, until } = heard();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const job = (name: string): Job => ({
    ...quiet,
    async round() {
      say(name);
      await held;
      return false;
    },
  });
  const { boss } = await workers(database, [job("one")]);
  await until(() => all.length === 1);
  await workers(database, [job("two")]);
  // The second process asked for a round when it began, and does it beside the first; a third reason finds it waiting.
  await until(() => all.includes("two"));
  expect(await boss.send(queueOf(quiet.name), null)).not.toBeNull();
  expect(await boss.send(queueOf(quiet.name), null)).toBeNull();
  letGo();
  await until(() => all.length === 3);
});

test("another process does at once the rounds that one leaves when it ends", async () => {
  const database = await apart();
  const quiet = quietJob();
  const { all, say, until } = heard();
  const held = Promise.withResolvers<void>();
  const job = (name: string): Job => ({
    ...quiet,
    async round() {
      say(name);
      if (name === "one") await held.promise;
      return name === "one";
    },
  });
  const one = await workers(database, [job("one")]);
  await until(() => all.includes("one"));
  await workers(database, [job("two")]);
  await until(() => all.includes("two"));
  const ended = one.stop();
  held.resolve();
  await ended;
  await until(() => all.filter((name) => name === "two").length === 2);
});

test("a round that fails is tried again after a pause that grows, and counts as failed", async () => {
  const database = await apart();
  const quiet = quietJob();
  const { say, all, until } = heard();
  const { failed, boss } = await workers(database, [
    {
      ...quiet,
      async round() {
        say("round");
        throw new Error("the other side is away");
      },
    },
  ]);
  await until(() => all.length === 1);
  const states = async () =>
    (await boss.findJobs(queueOf(quiet.name))).map(({ state, retryCount }) => ({ state, retryCount }));
  await expect.poll(states).toEqual([{ state: "retry", retryCount: 0 }]);
  expect(failed).toEqual([quiet.name]);
  const [job] = await boss.findJobs(queueOf(quiet.name));
  expect(job!.startAfter.getTime()).toBeGreaterThan(Date.now());
});

test("rows written while nobody could hear wake their job when the connection is back", async () => {
  const database = await apart();
  const quiet = quietJob();
  const { all, say, until } = heard();
  await workers(database, [
    {
      ...quiet,
      wokenBy: ["news_sources"],
      round: async () => {
        say("round");
        return false;
      },
    },
  ]);
  await until(() => all.length === 1);
  await database.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%'`);
  await until(() => all.length === 2);
});

test("a job that rests is left to other processes", async () => {
  const database = await apart();
  const quiet = quietJob();
  const { all, say, until } = heard();
  const job = (name: string): Job => ({
    ...quiet,
    round: async () => {
      say(name);
      return false;
    },
  });
  await workers(database, [job("rests")], { restMs: new Map([[quiet.name, HOUR_MS]]) });
  await workers(database, [job("works")]);
  await until(() => all.length === 1);
  expect(all).toEqual(["works"]);
});

test("as many rounds of a queue run beside each other as it has lanes", async () => {
  const database = await apart();
  const { all, say, until } = heard();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  let most = 0;
  let running = 0;
  const job: Job = {
    ...quietJob(),
    lanes: 2,
    async round() {
      running += 1;
      most = Math.max(most, running);
      say("round");
      await held;
      running -= 1;
      return false;
    },
  };
  const { boss } = await workers(database, [job]);
  await until(() => all.length === 1);
  await boss.send(queueOf(job.name), null);
  await until(() => all.length === 2);
  // A third waits for a lane.
  await boss.send(queueOf(job.name), null);
  letGo();
  await until(() => all.length === 3);
  expect(most).toBe(2);
});

test("work of the night begins when what a person waits for has ended", async () => {
  const database = await apart();
  const [photos, cleaning] = [quietJob(), quietJob()];
  const { all, say, until } = heard();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const urgencyOf = (name: string) => (name === photos.name ? "person" : "night");
  const round = (name: string, ends: Promise<void>) => async () => {
    say(`${name} began`);
    await ends;
    say(`${name} ended`);
    return false;
  };
  const { boss } = await workers(
    database,
    [
      { ...photos, round: round("photo", held) },
      { ...cleaning, round: round("cleaning", Promise.resolve()) },
    ],
    { urgencyOf },
  );
  await until(() => all.includes("photo began"));
  // The other round is taken up, and waits for its turn.
  const cleaningIsTaken = async () =>
    (await boss.findJobs(queueOf(cleaning.name))).some(({ state }) => state === "active");
  await expect.poll(cleaningIsTaken).toBe(true);
  expect(all).toEqual(["photo began"]);
  letGo();
  await until(() => all.length === 4);
  expect(all.slice(1)).toEqual(["photo ended", "cleaning began", "cleaning ended"]);
});
