import { and, eq, inArray, sql } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import type { PauseReason } from "#domain/tools/campaigns/sending/left-out.ts";
import { pauseWords } from "#domain/tools/campaigns/sending/pause-words.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { mayChange } from "../../../accounts/access/policies.server.ts";
import { ringBells } from "../../../accounts/notifications/notifications.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { users } from "../../../platform/db/tables/accounts.server.ts";
import { campaigns, mailSenders } from "../../../platform/db/tables/tools-campaigns.server.ts";
import type { Config } from "../../../platform/env.server.ts";
import type { CampaignRow } from "./rows.server.ts";
import { canSend } from "./senders.server.ts";

/** Starting, pausing, going on and cancelling, by a person; and pausing by a brake. */

/** A campaign that the actor may change, locked. @throws AppError NOT_FOUND */
async function locked(tx: Db, actor: PersonActor, id: string): Promise<CampaignRow> {
  const [row] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), mayChange(actor, "campaign"), sql`${campaigns.deletedAt} is null`))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

async function mustHaveSender(
  tx: Db,
  config: Pick<Config, "smtpUrl">,
  { senderId, scope }: CampaignRow,
): Promise<void> {
  const [sender] = senderId === null ? [] : await tx.select().from(mailSenders).where(eq(mailSenders.id, senderId));
  if (!sender || sender.scope !== scope || !canSend(sender, config)) throw new AppError("NO_MAIL_SERVER");
}

/**
 * Starts a draft, or at the time that is given. Its people are written down and its mails sent by the background. Whether the message itself
 * may go is its author's room to say, before.
 *
 * @throws AppError NOT_FOUND, CAMPAIGN_STATE where it is no draft, NO_MAIL_SERVER
 */
export async function startCampaign(
  tx: Db,
  config: Pick<Config, "smtpUrl">,
  actor: PersonActor,
  id: string,
  { now, scheduledAt = null }: { now: Date; scheduledAt?: Date | null },
): Promise<void> {
  const row = await locked(tx, actor, id);
  if (row.state !== "borrador" && row.state !== "programada") throw new AppError("CAMPAIGN_STATE");
  await mustHaveSender(tx, config, row);
  await tx
    .update(campaigns)
    .set({
      state: scheduledAt === null ? "preparando" : "programada",
      scheduledAt,
      nextAt: scheduledAt ?? now,
      stateReason: null,
      stateDetail: null,
      tries: 0,
      updatedAt: now,
    })
    .where(eq(campaigns.id, id));
}

/** @throws AppError NOT_FOUND, CAMPAIGN_STATE */
export async function pauseCampaign(tx: Db, actor: PersonActor, id: string, now: Date): Promise<void> {
  const row = await locked(tx, actor, id);
  if (!["programada", "preparando", "enviando"].includes(row.state)) throw new AppError("CAMPAIGN_STATE");
  await tx
    .update(campaigns)
    .set({ state: "pausada", stateReason: "a-mano", stateDetail: null, nextAt: null, updatedAt: now })
    .where(eq(campaigns.id, id));
}

/**
 * A paused campaign goes on where it stopped: who has been written down is not written down again, and nobody gets a mail twice.
 *
 * @throws AppError NOT_FOUND, CAMPAIGN_STATE, NO_MAIL_SERVER
 */
export async function resumeCampaign(
  tx: Db,
  config: Pick<Config, "smtpUrl">,
  actor: PersonActor,
  id: string,
  now: Date,
): Promise<void> {
  const row = await locked(tx, actor, id);
  if (row.state !== "pausada") throw new AppError("CAMPAIGN_STATE");
  await mustHaveSender(tx, config, row);
  await goOnWith(tx, row, now);
}

/** The campaign is paused, and locked. */
export async function goOnWith(tx: Db, row: CampaignRow, now: Date): Promise<void> {
  const waitsFor = row.startedAt === null && row.scheduledAt !== null && row.scheduledAt > now ? row.scheduledAt : null;
  const state = waitsFor !== null ? "programada" : row.startedAt === null ? "preparando" : "enviando";
  await tx
    .update(campaigns)
    .set({
      state,
      stateReason: null,
      stateDetail: null,
      nextAt: waitsFor ?? now,
      tries: 0,
      givenUpAt: null,
      updatedAt: now,
    })
    .where(eq(campaigns.id, row.id));
}

/** Ends it for good: whoever waits gets nothing. @throws AppError NOT_FOUND, CAMPAIGN_STATE */
export async function cancelCampaign(tx: Db, actor: PersonActor, id: string, now: Date): Promise<void> {
  const row = await locked(tx, actor, id);
  if (["borrador", "terminada", "cancelada"].includes(row.state)) throw new AppError("CAMPAIGN_STATE");
  await tx
    .update(campaigns)
    .set({ state: "cancelada", stateReason: null, stateDetail: null, nextAt: null, endedAt: now, updatedAt: now })
    .where(eq(campaigns.id, id));
  // A mail that somebody has in hand is held back too, unless its end is on its way already.
  await tx.execute(sql`
    update campaign_recipients set state = 'omitido', reason = 'cancelada', due_at = null
    where campaign_id = ${id} and (state = 'pendiente' or (state = 'tomado' and handed_at is null))`);
}

/** Sends the mails again whose server never said whether it has them: by the word of a person, who has seen that they may arrive twice. */
export async function sendUnansweredAgain(tx: Db, actor: PersonActor, id: string, now: Date): Promise<number> {
  const row = await locked(tx, actor, id);
  if (row.state !== "enviando" && row.state !== "terminada") throw new AppError("CAMPAIGN_STATE");
  const { rowCount } = await tx.execute(sql`
    update campaign_recipients set state = 'pendiente', handed_at = null, due_at = ${now.toISOString()}
    where campaign_id = ${id} and state = 'sin-respuesta'`);
  if (rowCount) {
    await tx
      .update(campaigns)
      .set({ state: "enviando", endedAt: null, nextAt: now, updatedAt: now })
      .where(eq(campaigns.id, id));
  }
  return rowCount ?? 0;
}

/** The brake: pauses a campaign that runs and rings its owner's bell. @param how.isGivenUp the machine could not go on with it */
export async function stopCampaign(
  db: Db,
  { id, name, ownerId, agencyId }: Pick<CampaignRow, "id" | "name" | "ownerId" | "agencyId">,
  reason: PauseReason,
  { detail = null, now, isGivenUp = false }: { detail?: string | null; now: Date; isGivenUp?: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const stopped = await tx
      .update(campaigns)
      .set({
        state: "pausada",
        stateReason: reason,
        stateDetail: detail?.slice(0, 300) ?? null,
        nextAt: null,
        givenUpAt: isGivenUp ? now : null,
        updatedAt: now,
      })
      .where(and(eq(campaigns.id, id), inArray(campaigns.state, ["preparando", "enviando", "programada"])))
      .returning({ id: campaigns.id });
    if (stopped.length === 0 || (await tx.$count(users, eq(users.id, ownerId))) === 0) return;
    const link = `${agencyId === HOUSE_AGENCY_ID ? "/admin" : "/dashboard"}/campanas-email/${id}/resultados`;
    const notice = {
      title: `«${name.slice(0, 80)}» está en pausa`,
      message: pauseWords(reason, detail?.slice(0, 300) ?? null),
      link,
      cause: `campaña ${id} ${reason}`,
      type: "warning" as const,
    };
    await ringBells(tx, [ownerId], notice, now);
  });
}
