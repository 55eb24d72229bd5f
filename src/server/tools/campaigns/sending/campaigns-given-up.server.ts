import { and, eq, isNull, sql } from "drizzle-orm";
import { counted } from "#domain/shared/format/counted.ts";
import { campaignRecipients, campaigns } from "../../../platform/db/tables/tools-campaigns.server.ts";
import { givenUpRows } from "../../../platform/jobs/given-up.server.ts";
import { goOnWith } from "./change-state.server.ts";

/** Campaigns at which the machine stopped three times: they stand paused. */
export const campaignsGivenUp = givenUpRows<number>({
  table: campaigns,
  // One that its person has paused since is theirs.
  stands: and(eq(campaigns.state, "pausada"), eq(campaigns.stateReason, "no-se-compone"), isNull(campaigns.deletedAt)),
  reason: campaigns.stateDetail,
  scope: campaigns.scope,
  about: sql`(select count(*)::int from campaign_recipients r where r.campaign_id = ${campaigns.id})`,
  subject: (people) =>
    people === 0 ? "Campaña de correo" : `Campaña de correo a ${counted(people, "persona", "personas")}`,
  async renew(tx, id, now) {
    const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id));
    await goOnWith(tx, row!, now);
  },
});

/** Mails of campaigns that no mail server took in about three days. */
export const campaignMailsGivenUp = givenUpRows<number>({
  table: campaignRecipients,
  joins: sql`left join campaigns on campaigns.id = ${campaignRecipients.campaignId}`,
  stands: and(
    eq(campaignRecipients.state, "fallido"),
    sql`${campaigns.state} in ('enviando', 'terminada')`,
    isNull(campaigns.deletedAt),
  ),
  reason: campaignRecipients.answer,
  scope: campaigns.scope,
  about: campaignRecipients.tries,
  subject: (tries) => `Correo de una campaña, intentado ${tries} veces`,
  enter: (tx, id) =>
    tx.execute(
      sql`select from campaigns where id = (select campaign_id from campaign_recipients where id = ${id}) for update`,
    ),
  async renew(tx, id, now) {
    const [mail] = await tx
      .update(campaignRecipients)
      .set({ state: "pendiente", dueAt: now, tries: 0, handedAt: null, settledAt: null, givenUpAt: null })
      .where(eq(campaignRecipients.id, id))
      .returning({ campaignId: campaignRecipients.campaignId });
    await tx
      .update(campaigns)
      .set({ state: "enviando", endedAt: null, nextAt: now, tries: 0, updatedAt: now })
      .where(eq(campaigns.id, mail!.campaignId));
  },
});
