import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { type Database, openDatabase } from "#server/platform/db/connection.server.ts";
import { readConfig } from "#server/platform/env.server.ts";
import type { JobParts } from "#server/platform/jobs/job.server.ts";
import { allowPrivate } from "#server/platform/outgoing/connect.server.ts";
import { campaignsJob } from "#server/tools/campaigns/sending/campaigns-job.server.ts";
import { addCampaign, addContacts, addSenderRow, plainMaking } from "../src/test/campaign-rows.ts";
import { catchMails } from "../src/test/mail-catcher.ts";

// npm run bench: a campaign to 100,000 people is written down, on a fresh embedded database or the empty one of BENCH_DATABASE_URL; then
// 2,000 mails of it go to a mail server of this machine, each with both its commits; then 10,000 sequences wait, each for somebody's
// next mail in a month, and the sender looks whether something is due.

const PEOPLE = 100_000;
/** People that are sown at once. */
const PORTION = 5_000;
const MAILS = 2_000;
const WAITING = 10_000;
const TARGET_S = 60;
const LOOKS = 200;
const OWNER = "22222222-2222-4222-8222-222222222222";

const folder = mkdtempSync(join(tmpdir(), "umbral-bench-campaigns-"));
const root = join(import.meta.dirname, "..");
const database = await openDatabase({ databaseUrl: process.env.BENCH_DATABASE_URL, dataDir: folder, root });
const server = await catchMails();
allowPrivate(true);
try {
  await measure(database);
} finally {
  await server.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measure({ db, pool }: Database): Promise<void> {
  await pool.query(
    "insert into users (id, email, metadata) values ($1, 'ana@casas.example', '{}') on conflict do nothing",
    [OWNER],
  );
  for (let from = 1; from <= PEOPLE; from += PORTION) {
    await addContacts(db, OWNER, { many: PORTION, from, domains: 40, withoutConsent: 5 });
  }
  await pool.query("analyze");
  const senderId = await addSenderRow(db, OWNER, server);
  await addCampaign(db, OWNER, senderId, { state: "preparando", nextAt: new Date(0) });
  const job = campaignsJob(plainMaking());
  const parts = {
    database,
    config: readConfig({ AUTH_SECRET: "a secret of the measure, 32 letters long" }, process.cwd()),
    log: pino({ level: "silent" }),
    now: () => new Date(),
    isStopped: () => server.caught.length >= MAILS,
  } as unknown as JobParts;

  const preparing = await seconds(() => job.round(parts));
  const { rows } = await pool.query(
    "select count(*)::int as people, count(due_at)::int as due from campaign_recipients",
  );
  console.log(`\nCampaña a ${PEOPLE} contactos, uno de cada cinco sin consentimiento`);
  console.log(
    `  preparada en ${preparing.toFixed(1)} s (objetivo ≤ ${TARGET_S}): ${rows[0].people} filas, ${rows[0].due} que reciben`,
  );

  const sending = await seconds(() => job.round(parts));
  const mails = server.caught.length;
  console.log(
    `  ${mails} correos entregados en ${sending.toFixed(1)} s: ${Math.round((mails / sending) * 3600)} por hora en esta máquina`,
  );

  await db.execute(sql`update campaigns set state = 'pausada', next_at = null`);
  const idle = await looks(job, parts);
  await db.execute(sql`
    with c as (
      insert into campaigns (owner_id, scope, sender_id, name, kind, state, messages, segment, next_at, started_at)
      select ${OWNER}, ${OWNER}, ${senderId}, 'Secuencia ' || n, 'secuencia', 'enviando', '[]', '{}', now() + interval '30 days', now()
      from generate_series(1, ${WAITING}) n returning id)
    insert into campaign_recipients (campaign_id, message_number, email, domain, due_at)
    select id, 1, 'a@d1.example', 'd1.example', now() + interval '30 days' from c`);
  await pool.query("analyze campaigns");
  const waiting = await looks(job, parts);
  console.log(
    `  mirar si hay algo que enviar: ${idle.toFixed(2)} ms sin secuencias, ${waiting.toFixed(2)} ms con ${WAITING} que esperan`,
  );
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** Milliseconds of one look, the median of many. */
async function looks(job: ReturnType<typeof campaignsJob>, parts: JobParts): Promise<number> {
  const times: number[] = [];
  for (let look = 0; look < LOOKS; look++) times.push((await seconds(() => job.round(parts))) * 1000);
  return times.sort((a, b) => a - b)[LOOKS / 2]!;
}
