import { eq } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { MailProblem } from "#domain/tools/campaigns/composing/lint-mail.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { campaigns } from "../../../platform/db/tables/tools-campaigns.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { startCampaign } from "../sending/change-state.server.ts";
import { findCampaign, lockCampaign, tellCampaignChanged } from "./campaign-rows.server.ts";
import { checkCampaign } from "./check-campaign.server.ts";
import { lockDraft } from "./write-campaigns.server.ts";

/** Longest time ahead; farther away nobody knows what will be sold. */
const LATEST_DAYS = 366;

/**
 * Starts a draft that nothing stands in the way of.
 *
 * @throws AppError as `lockDraft` and `startCampaign`; INVALID_INPUT with each problem at its block, or for a time that has passed
 */
export async function startChecked(
  services: Pick<ToolServices, "database" | "auth" | "config" | "now">,
  actor: PersonActor,
  { id, revision, scheduledAt }: { id: string; revision: number; scheduledAt: Date | null },
): Promise<void> {
  const now = services.now();
  if (scheduledAt !== null && (scheduledAt <= now || scheduledAt.getTime() - now.getTime() > LATEST_DAYS * DAY_MS)) {
    throw new AppError("INVALID_INPUT", [
      { path: "at", message: "Elige un momento que no haya pasado, dentro de un año" },
    ]);
  }
  const { db } = services.database;
  const row = await findCampaign(db, actor, id);
  if (!row) throw new AppError("NOT_FOUND");
  const { problems } = await checkCampaign(services, actor, row);
  const blocking = problems.filter(({ level }) => level === "bloquea");
  if (blocking.length > 0) throw new AppError("INVALID_INPUT", blocking.map(issueOf));
  await db.transaction(async (tx) => {
    // The draft that was looked at is the one that starts: a change since then has raised the revision.
    if (row.revision !== revision) throw new AppError("CAMPAIGN_CHANGED");
    await lockDraft(tx, actor, id, revision);
    await startCampaign(tx, services.config, actor, id, { now, scheduledAt });
    await tx
      .update(campaigns)
      .set({ revision: revision + 1 })
      .where(eq(campaigns.id, id));
    await tellCampaignChanged(tx, row);
  });
}

const issueOf = ({ message, blockId, field, title, fix }: MailProblem) => ({
  path: message === null ? field : `messages.${message}.${blockId ?? field}`,
  message: `${title}. ${fix}`,
});

/** One that waits for its time can be changed again. A repeated call changes nothing. @throws AppError NOT_FOUND, CAMPAIGN_STARTED */
export async function backToDraft(tx: Db, actor: PersonActor, id: string, now: Date): Promise<void> {
  const row = await lockCampaign(tx, actor, id);
  if (row.state === "borrador") return;
  if (row.state !== "programada") throw new AppError("CAMPAIGN_STARTED");
  await tx
    .update(campaigns)
    .set({ state: "borrador", scheduledAt: null, nextAt: null, revision: row.revision + 1, updatedAt: now })
    .where(eq(campaigns.id, id));
  await tellCampaignChanged(tx, row);
}
