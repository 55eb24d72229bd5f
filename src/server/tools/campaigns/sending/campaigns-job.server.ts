import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { type CompiledMessage, withKnownLinks } from "#domain/tools/campaigns/compiled-message.ts";
import { testVerdict } from "#domain/tools/campaigns/sending/ab-test.ts";
import { BRAKE_DAYS, BRAKE_WINDOW, brakeOf } from "#domain/tools/campaigns/sending/brake.ts";
import { isBanned } from "../../../accounts/auth/sessions.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { users } from "../../../platform/db/tables/accounts.server.ts";
import { campaigns, mailSenders } from "../../../platform/db/tables/tools-campaigns.server.ts";
import { handling, livesOn } from "../../../platform/jobs/in-hand.server.ts";
import type { Job, JobParts } from "../../../platform/jobs/job.server.ts";
import type { JobItems } from "../../../platform/jobs/tries.server.ts";
import { inTurn } from "../../../platform/jobs/turns.server.ts";
import { authSecret } from "../../../platform/secrets/auth-secret.server.ts";
import { type AuthKeys, createAuthKeys } from "../../../platform/secrets/keys.server.ts";
import { actorOfCampaign } from "../composing/campaign-rows.server.ts";
import type { Reader } from "./build-mail.server.ts";
import { campaignsGivenUp } from "./campaigns-given-up.server.ts";
import { stopCampaign } from "./change-state.server.ts";
import { prepareSlice, SLICE } from "./prepare.server.ts";
import { type CampaignRow, settleLapsed, withdrawnHomes } from "./rows.server.ts";
import { type SendingParts, sendPortion } from "./send-portion.server.ts";
import { readRests } from "./sender-pace.server.ts";
import { canSend, dkimOf, serverOf } from "./senders.server.ts";
import { openLine } from "./smtp-line.server.ts";

/** The part of the room that composes campaigns, handed to the one that sends them. */
export interface CampaignMaking {
  /** The messages as they are sent today. Rejects where they cannot be written. */
  compile(db: Db, campaign: CampaignRow): Promise<CompiledMessage[]>;
  /** Ids of the contacts of the campaign's segment, whether they may be written to or not. */
  contactsOf(db: Db, campaign: CampaignRow): Promise<readonly string[]>;
  wordsFor(fullName: string): Reader["words"];
}

const NAME = "campaigns";
/** A round looks again after it, where nobody ended it. */
const LEASE_MS = 5 * 60_000;
/** Time for which one campaign is served before another gets its turn. */
const TURN_MS = 20_000;
/** Messages of a sequence tell of their homes as they are on the day. */
const COMPILED_FOR_MS = 12 * 3_600_000;
const SERVER_RESTS_MS = 5 * 60_000;

const items: JobItems = {
  async letGo(db, id, now) {
    await db
      .update(campaigns)
      .set({ nextAt: now })
      .where(and(eq(campaigns.id, id), sql`${campaigns.nextAt} is not null`));
  },
  async failed(db, id, reason, now) {
    const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
    if (row && row.tries >= 3) await stopCampaign(db, row, "no-se-compone", { detail: reason, now, isGivenUp: true });
  },
};

/** Writes down the people of campaigns that begin, and sends what is due of those that run. */
export function campaignsJob(making: CampaignMaking): Job {
  let keys: AuthKeys | undefined;
  return {
    name: NAME,
    everyMs: MINUTE_MS,
    wokenBy: ["campaigns"],
    lanes: 2,
    items,
    givenUp: campaignsGivenUp,
    async round(parts) {
      keys ??= createAuthKeys(authSecret(parts.config));
      const campaign = await takeCampaign(parts);
      if (!campaign) return false;
      parts.turns?.took(NAME, campaign.scope);
      const given = { ...parts, making, keys };
      await handling(campaign.id, async () => {
        const fault = await makerFault(parts.database.db, campaign, parts.now());
        if (fault) return await stopCampaign(parts.database.db, campaign, fault, { now: parts.now() });
        return await (campaign.state === "enviando" ? send(given, campaign) : prepare(given, campaign));
      });
      return true;
    },
  };
}

type Given = JobParts & { making: CampaignMaking; keys: AuthKeys };

async function takeCampaign({ database: { db }, turns, now }: JobParts): Promise<CampaignRow | undefined> {
  const at = now();
  const due = db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(lte(campaigns.nextAt, at), isNull(campaigns.deletedAt)))
    .orderBy(inTurn(turns, NAME, sql`${campaigns.scope}`), asc(campaigns.nextAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [row] = await db
    .update(campaigns)
    .set({ nextAt: new Date(at.getTime() + LEASE_MS), tries: sql`least(${campaigns.tries} + 1, 100)`, givenUpAt: null })
    .where(eq(campaigns.id, sql`(${due})`))
    .returning();
  return row;
}

/** Why nobody may act for the maker of a campaign any more; null where they may themselves. */
async function makerFault(db: Db, { ownerId, agencyId }: CampaignRow, now: Date) {
  const [owner] = await db.select({ bannedUntil: users.bannedUntil }).from(users).where(eq(users.id, ownerId));
  if (owner && isBanned(owner, now)) return "cuenta-suspendida" as const;
  return (await actorOfCampaign(db, { ownerId, agencyId })) === null ? ("autor-fuera" as const) : null;
}

/** Compiles the messages and writes everybody down; afterwards the sending begins. */
async function prepare({ database: { db }, making, now }: Given, campaign: CampaignRow): Promise<void> {
  const compiled = await compiledNow({ db, making, now }, campaign);
  if (!compiled) return;
  const ids = await making.contactsOf(db, campaign);
  const dueAt = new Date(now().getTime() + (campaign.messages[0]?.afterHours ?? 0) * 3_600_000);
  const isTested = campaign.kind === "envio" && compiled[0]?.otherSubject != null;
  const testShare = isTested ? campaign.testShare : null;
  for (let from = 0; from < ids.length; from += SLICE) {
    livesOn();
    const slice = ids.slice(from, from + SLICE);
    if (!(await prepareWhileWanted(db, campaign, { slice, testShare, dueAt, now: now() }))) return;
  }
  const at = now();
  await db
    .update(campaigns)
    .set({
      state: "enviando",
      startedAt: sql`coalesce(${campaigns.startedAt}, ${at.toISOString()}::timestamptz)`,
      testEndsAt: testShare === null ? null : new Date(at.getTime() + (campaign.testHours ?? 4) * 3_600_000),
      nextAt: at,
      tries: 0,
    })
    .where(and(eq(campaigns.id, campaign.id), eq(campaigns.state, campaign.state)));
}

/**
 * Writes a slice of the people down. Whoever holds or ends the campaign meanwhile waits for its end, and sees these people.
 *
 * @returns false where the campaign is held or has ended
 */
async function prepareWhileWanted(
  db: Db,
  { id, scope, state }: CampaignRow,
  { slice, testShare, dueAt, now }: { slice: readonly string[]; testShare: number | null; dueAt: Date; now: Date },
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const held = await tx
      .update(campaigns)
      .set({ nextAt: new Date(now.getTime() + LEASE_MS) })
      .where(and(eq(campaigns.id, id), eq(campaigns.state, state), isNull(campaigns.deletedAt)))
      .returning({ id: campaigns.id });
    if (held.length === 0) return false;
    await prepareSlice(tx, { campaignId: id, scope, testShare, dueAt }, slice);
    return true;
  });
}

/** The compiled messages, written anew where they are not of today. Null: they cannot be written, and the campaign stopped. */
async function compiledNow(
  { db, making, now }: Pick<Given, "making" | "now"> & { db: Db },
  campaign: CampaignRow,
): Promise<CompiledMessage[] | null> {
  try {
    const fresh = await making.compile(db, campaign);
    const compiled = fresh.map((message, number) => withKnownLinks(campaign.compiled?.[number], message));
    if (compiled.length === 0) throw new RangeError("No hay ningún mensaje");
    await db.update(campaigns).set({ compiled, compiledAt: now() }).where(eq(campaigns.id, campaign.id));
    return compiled;
  } catch (error) {
    await stopCampaign(db, campaign, "no-se-compone", {
      detail: error instanceof Error ? error.message : null,
      now: now(),
    });
    return null;
  }
}

async function send(given: Given, campaign: CampaignRow): Promise<void> {
  const { database, config, log, keys, making, now, isStopped } = given;
  const { db } = database;
  const [sender] =
    campaign.senderId === null ? [] : await db.select().from(mailSenders).where(eq(mailSenders.id, campaign.senderId));
  if (!sender || sender.scope !== campaign.scope || !canSend(sender, config)) {
    return await stopCampaign(db, campaign, "sin-remitente", { now: now() });
  }
  const isStale =
    campaign.compiledAt === null ||
    (campaign.kind === "secuencia" && now().getTime() - campaign.compiledAt.getTime() > COMPILED_FOR_MS);
  await settleLapsed(db, campaign.id, now());
  await decideTest(db, campaign, now());
  const [gone] = await withdrawn(db, campaign.compiled ?? []);
  if (gone !== undefined) return await stopCampaign(db, campaign, "vivienda-retirada", { detail: gone, now: now() });
  const messages = (isStale ? null : campaign.compiled) ?? (await compiledNow({ db, making, now }, campaign));
  if (!messages) return;
  const before = await senderBrake(db, sender.id, now());
  if (before) return await stopCampaign(db, campaign, before, { now: now() });
  const until = performance.now() + TURN_MS;
  const parts: SendingParts = {
    db,
    log,
    sender,
    messages,
    paper: { sender, dkim: dkimOf(keys, sender), keys, publicUrl: config.publicUrl },
    wordsFor: making.wordsFor,
    openLine: () => openLine(serverOf(keys, sender, config)),
    now,
    isStopped,
    isTurnOver: () => performance.now() > until,
  };
  let moreAt: Date | null = null;
  while (!isStopped()) {
    livesOn();
    const portion = await sendPortion(parts, campaign);
    moreAt = portion.moreAt;
    if (portion.fault) {
      if (portion.fault.kind !== "connection") {
        return await stopCampaign(db, campaign, "remitente-rechazado", { detail: portion.fault.words, now: now() });
      }
      moreAt = new Date(now().getTime() + SERVER_RESTS_MS);
      await db
        .update(mailSenders)
        .set({ lastError: portion.fault.words, restsUntil: moreAt })
        .where(eq(mailSenders.id, sender.id));
      break;
    }
    if (portion.sent > 0 && sender.lastError !== null) {
      await db.update(mailSenders).set({ lastError: null, restsUntil: null }).where(eq(mailSenders.id, sender.id));
      sender.lastError = null;
    }
    const brake = (await brakeNow(db, campaign.id)) ?? (await senderBrake(db, sender.id, now()));
    if (brake) return await stopCampaign(db, campaign, brake, { now: now() });
    if (!portion.mayGoOn || parts.isTurnOver()) break;
  }
  await lookAgain(db, campaign, { senderId: sender.id, notBefore: moreAt, now: now() });
}

async function withdrawn(db: Db, messages: readonly CompiledMessage[]): Promise<string[]> {
  const ids = [...new Set(messages.flatMap(({ homeIds }) => homeIds))];
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ name: string }>(sql`${withdrawnHomes(ids)} limit 1`);
  return rows.map(({ name }) => name);
}

async function brakeNow(db: Db, campaignId: string) {
  const { rows } = await db.execute<{ mails: number; bounced: number; complained: number }>(sql`
    select count(*)::int as mails, count(*) filter (where bounced_at is not null)::int as bounced,
      count(*) filter (where complained_at is not null)::int as complained
    from (
      select bounced_at, complained_at from campaign_recipients
      where campaign_id = ${campaignId} and settled_at is not null order by settled_at desc limit ${BRAKE_WINDOW}) last`);
  return brakeOf(rows[0]!);
}

/** Campaigns of a sender whose mails are looked at: those that run, and the last ones that ended. */
const BRAKED_CAMPAIGNS = 100;

/** The same over the newest mails of all campaigns of a sender, so that many small ones are no way around it. */
async function senderBrake(db: Db, senderId: string, now: Date) {
  const since = new Date(now.getTime() - BRAKE_DAYS * 24 * 3_600_000).toISOString();
  const { rows } = await db.execute<{ mails: number; bounced: number; complained: number }>(sql`
    select count(*)::int as mails, count(*) filter (where bounced_at is not null)::int as bounced,
      count(*) filter (where complained_at is not null)::int as complained
    from (
      select r.bounced_at, r.complained_at
      from (
        select id from campaigns where sender_id = ${senderId} and started_at is not null
        order by ended_at desc nulls first limit ${BRAKED_CAMPAIGNS}) k
      cross join lateral (
        select bounced_at, complained_at, settled_at from campaign_recipients
        where campaign_id = k.id and settled_at > ${since}::timestamptz order by settled_at desc limit ${BRAKE_WINDOW}) r
      order by r.settled_at desc limit ${BRAKE_WINDOW}) last`);
  return brakeOf(rows[0]!);
}

/** The test of two subjects ends: whoever waited gets the one that more people opened a link of. */
async function decideTest(db: Db, campaign: CampaignRow, now: Date): Promise<void> {
  if (campaign.testEndsAt === null || campaign.testVerdict !== null || campaign.testEndsAt > now) return;
  const { rows } = await db.execute<{ takesOther: boolean; sent: number; clicked: number }>(sql`
    select takes_other as "takesOther", count(*)::int as sent, count(clicked_at)::int as clicked from campaign_recipients
    where campaign_id = ${campaign.id} and is_in_test and state = 'enviado' group by takes_other`);
  const side = (takesOther: boolean) => {
    const row = rows.find((one) => one.takesOther === takesOther);
    return { sent: row?.sent ?? 0, clicked: row?.clicked ?? 0 };
  };
  const verdict = testVerdict(side(false), side(true));
  await db.transaction(async (tx) => {
    const decided = await tx
      .update(campaigns)
      .set({ testVerdict: verdict })
      .where(and(eq(campaigns.id, campaign.id), sql`${campaigns.testVerdict} is null`))
      .returning({ id: campaigns.id });
    if (decided.length === 0) return;
    await tx.execute(sql`
      update campaign_recipients set takes_other = ${verdict.winner === "segundo"}, due_at = ${now.toISOString()}
      where campaign_id = ${campaign.id} and state = 'pendiente' and due_at is null and not is_in_test`);
  });
}

/** Writes down when the campaign is looked at again, or that it is over. */
async function lookAgain(
  db: Db,
  { id, kind }: CampaignRow,
  { senderId, notBefore, now }: { senderId: string; notBefore: Date | null; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Behind the lock whoever put somebody into the sequence meanwhile has committed.
    const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for("update");
    if (row?.state !== "enviando") return;
    const { resting } = await readRests(tx, senderId, now);
    // Mails to a receiver that rests wait for the end of its rest, whenever they are due.
    const due =
      resting.length === 0
        ? sql`select min(due_at) from campaign_recipients where campaign_id = ${id} and due_at is not null`
        : sql`
          select min(greatest(r.due_at, d.rests_until)) from campaign_recipients r
          left join mail_sender_domains d on d.sender_id = ${senderId} and d.domain = r.domain
          where r.campaign_id = ${id} and r.due_at is not null`;
    const { rows } = await tx.execute<{ due: string | null }>(sql`select (${due}) as due`);
    const { due: next } = rows[0]!;
    const test = row.testVerdict === null ? row.testEndsAt : null;
    const times = [...(next === null ? [] : [new Date(next)]), ...(test === null ? [] : [test])].map(Number);
    if (times.length === 0) {
      const isOver = kind === "envio";
      await tx
        .update(campaigns)
        .set(isOver ? { state: "terminada", endedAt: now, nextAt: null, tries: 0 } : { nextAt: null, tries: 0 })
        .where(eq(campaigns.id, id));
      return;
    }
    const nextAt = new Date(Math.max(Math.min(...times), Number(notBefore ?? 0)));
    await tx.update(campaigns).set({ nextAt, tries: 0 }).where(eq(campaigns.id, id));
  });
}
