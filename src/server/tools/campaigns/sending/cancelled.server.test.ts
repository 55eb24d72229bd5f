import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { addCampaign, addContacts, addSenderRow, plainMaking } from "../../../../test/campaign-rows.ts";
import { catchMails } from "../../../../test/mail-catcher.ts";
import { insertUser } from "../../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { testServices } from "../../../../test/test-services.ts";
import { personActor } from "../../../accounts/access/actor.server.ts";
import type { JobParts } from "../../../platform/jobs/job.server.ts";
import { allowPrivate } from "../../../platform/outgoing/connect.server.ts";
import { type CampaignMaking, campaignsJob } from "./campaigns-job.server.ts";
import { cancelCampaign, startCampaign } from "./change-state.server.ts";

/** Campaigns that their person ends while the background is at them. */

const database = await openTestDatabase();
const { db } = database;
const now = new Date("2026-11-27T10:59:00Z");
const services = Object.assign(testServices(database), { now: () => now });
const log = pino({ level: "silent" });
allowPrivate(true);
afterAll(() => allowPrivate(false));

async function work(making: CampaignMaking): Promise<void> {
  const job = campaignsJob(making);
  const parts = { database, config: services.config, log, now: () => now, isStopped: () => false };
  while (await job.round(parts as unknown as JobParts));
}

async function states(id: string): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ what: string; people: number }>(sql`
    select concat_ws(' ', state, reason) as what, count(*)::int as people from campaign_recipients
    where campaign_id = ${id} group by 1`);
  return Object.fromEntries(rows.map(({ what, people }) => [what, people]));
}

test("one that is cancelled while mails are in hand writes to nobody else, and nobody waits", async () => {
  const { id: ownerId } = await insertUser(db);
  const actor = personActor(ownerId);
  let id = "";
  let asked = 0;
  const server = await catchMails({
    async onRcptTo(_address, _session, done) {
      asked += 1;
      if (asked === 4) await db.transaction((tx) => cancelCampaign(tx, actor, id, now));
      done();
    },
  });
  onTestFinished(server.close);
  await addContacts(db, ownerId, { many: 10 });
  id = await addCampaign(db, ownerId, await addSenderRow(db, ownerId, server));
  await startCampaign(db, services.config, actor, id, { now });
  await work(plainMaking());
  const found = await states(id);
  expect(Object.keys(found).sort()).toEqual(["enviado", "omitido cancelada"]);
  expect(found.enviado! + found["omitido cancelada"]!).toBe(10);
  expect(server.caught).toHaveLength(found.enviado!);
});

test("one that is cancelled while its people are written down writes down nobody more", async () => {
  const { id: ownerId } = await insertUser(db);
  const actor = personActor(ownerId);
  const server = await catchMails();
  onTestFinished(server.close);
  await addContacts(db, ownerId, { many: 10 });
  const id = await addCampaign(db, ownerId, await addSenderRow(db, ownerId, server));
  await startCampaign(db, services.config, actor, id, { now });
  const making = plainMaking();
  await work({
    ...making,
    async contactsOf(tx, campaign) {
      const ids = await making.contactsOf(tx, campaign);
      await db.transaction((tx) => cancelCampaign(tx, actor, id, now));
      return ids;
    },
  });
  expect(await states(id)).toEqual({});
  expect(server.caught).toEqual([]);
});
