import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { connectDatabase } from "../db/connection.server.ts";
import { queueFigures } from "./queue-figures.server.ts";
import { openQueues } from "./queues.server.ts";

const { db, pool, address } = await openTestDatabase();
const own = connectDatabase({ ...address, max: 3 });
const { boss, close } = await openQueues({ database: own, log: pino({ level: "silent" }), keepsTime: false });
afterAll(async () => {
  await boss.stop({ graceful: false });
  await close();
  await own.close();
});

const figuresOf = async (queue: string) => (await queueFigures(db)).find((one) => one.queue === queue);
const take = async (queue: string) => (await boss.fetch(queue))[0]!.id;

test("rounds that wait, run, ended and failed are counted by queue, the oldest with its time", async () => {
  expect(await figuresOf("counted-photos")).toBeUndefined();
  await boss.createQueue("counted-photos", { policy: "standard", retryLimit: 2, retryDelay: 60 });
  await boss.createQueue("counted-mails");
  // One ends well, one fails and waits for its next try, one is under way, two wait, one is for later, and one is of another queue.
  for (let i = 0; i < 5; i++) await boss.send("counted-photos", null);
  await boss.complete("counted-photos", await take("counted-photos"));
  await boss.fail("counted-photos", await take("counted-photos"));
  await take("counted-photos");
  await boss.send("counted-photos", null, { startAfter: 3600 });
  await boss.send("counted-mails", null);
  const photos = (await figuresOf("counted-photos"))!;
  expect(photos).toMatchObject({ waiting: 2, running: 1, done: 1, failed: 1 });
  expect(await figuresOf("counted-mails")).toMatchObject({
    waiting: 1,
    running: 0,
    done: 0,
    failed: 0,
    runsSince: null,
  });
  const { rows } = await pool.query<{ now: Date }>("select now()");
  const sinceMs = (at: Date | null) => rows[0]!.now.getTime() - at!.getTime();
  expect(sinceMs(photos.waitsSince)).toBeGreaterThanOrEqual(sinceMs(photos.runsSince));
  expect(sinceMs(photos.runsSince)).toBeGreaterThanOrEqual(0);
});

test("a failed try counts when its round went well later, and what is over for an hour does not", async () => {
  await boss.createQueue("counted-feeds", { policy: "standard", retryLimit: 2, retryDelay: 0 });
  await boss.send("counted-feeds", null);
  await boss.fail("counted-feeds", await take("counted-feeds"));
  await boss.complete("counted-feeds", await take("counted-feeds"));
  expect(await figuresOf("counted-feeds")).toMatchObject({ waiting: 0, waitsSince: null, done: 1, failed: 1 });
  await pool.query("update jobs.job set completed_on = now() - interval '61 minutes' where name = 'counted-feeds'");
  expect(await figuresOf("counted-feeds")).toBeUndefined();
});
