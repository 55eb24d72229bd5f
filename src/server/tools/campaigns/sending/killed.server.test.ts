import { fork } from "node:child_process";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { addCampaign, addContacts, addSenderRow } from "../../../../test/campaign-rows.ts";
import { type Caught, catchMails } from "../../../../test/mail-catcher.ts";
import { insertUser } from "../../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";

/** A process that sends is killed again and again: nobody gets a mail twice, and nobody is forgotten. */

const database = await openTestDatabase();
const { db } = database;
const server = await catchMails();
afterAll(() => server.close());

const PEOPLE = 2_000;

/** Lets a process send, and kills it after so many mails more; false once it had nothing left. */
async function sendUntil(mails: number): Promise<boolean> {
  const before = server.caught.length;
  const child = fork(join("src", "test", "campaign-child.ts"), {
    env: { ...process.env, TEST_DATABASE: JSON.stringify(database.address) },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return await new Promise<boolean>((resolve) => {
    let isDone = false;
    const watch = setInterval(() => {
      if (server.caught.length - before >= mails) child.kill("SIGKILL");
    }, 3);
    child.on("message", (message) => {
      isDone ||= message === "done";
    });
    child.on("exit", () => {
      clearInterval(watch);
      resolve(!isDone);
    });
  });
}

/** The time passes after which somebody else looks at what a dead process had in hand. */
const passLeases = () =>
  db.execute(sql`
    with rows as (update campaign_recipients set due_at = now() where state = 'tomado')
    update campaigns set next_at = now(), tries = 0 where state in ('preparando', 'enviando')`);

test("killed at many points, nobody gets it twice and nobody is missing", { timeout: 300_000 }, async () => {
  const { id: ownerId } = await insertUser(db);
  await addContacts(db, ownerId, { many: PEOPLE, domains: 7 });
  const senderId = await addSenderRow(db, ownerId, server);
  await addCampaign(db, ownerId, senderId, { state: "preparando", nextAt: new Date() });
  let kills = 0;
  for (const mails of [0, 1, 40, 90, 130, 61, 200, 17, 150, 83, 5, 230, 77, 111]) {
    if (await sendUntil(mails)) kills += 1;
    await passLeases();
  }
  while (await sendUntil(Number.POSITIVE_INFINITY)) await passLeases();

  const { rows } = await db.execute<{ id: string; state: string; email: string }>(
    sql`select id, state, email from campaign_recipients`,
  );
  expect(rows).toHaveLength(PEOPLE);
  const times = Map.groupBy(server.caught, ({ to }: Caught) => to);
  expect([...times.values()].filter((mails) => mails.length > 1)).toEqual([]);
  const sent = rows.filter(({ state }) => state === "enviado");
  const unanswered = rows.filter(({ state }) => state === "sin-respuesta");
  expect(sent.length + unanswered.length).toBe(PEOPLE);
  expect(sent.filter(({ email }) => !times.has(email))).toEqual([]);
  // At most what the lines of a killed process had behind the mark.
  expect(kills).toBeGreaterThan(10);
  expect(unanswered.length).toBeLessThanOrEqual(kills * 4);
  // Everybody who is missing is told, and nobody else.
  const missing = rows.filter(({ email }) => !times.has(email));
  expect(missing.filter(({ state }) => state !== "sin-respuesta")).toEqual([]);
});
