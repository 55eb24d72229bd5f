import { sql } from "drizzle-orm";
import type { CompiledMessage } from "#domain/tools/campaigns/compiled-message.ts";
import type { Db } from "../../../platform/db/connection.server.ts";

/** Links and pictures of mails that were opened. Nothing counts before the mail has left. */

/** The address that a link of a mail leads to; undefined where the mail or the link is gone. */
export async function linkOf(db: Db, recipientId: string, nth: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ compiled: CompiledMessage[] | null; message: number }>(sql`
    select k.compiled, r.message_number as message from campaign_recipients r join campaigns k on k.id = r.campaign_id
    where r.id = ${recipientId}`);
  const [row] = rows;
  return row?.compiled?.[row.message]?.links[nth];
}

export async function noteClick(db: Db, recipientId: string, nth: number, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    with clicked as (
      update campaign_recipients set clicked_at = coalesce(clicked_at, ${at})
      where id = ${recipientId} and handed_at is not null returning id)
    insert into campaign_clicks (recipient_id, link, first_at) select id, ${nth}, ${at} from clicked
    on conflict (recipient_id, link) do update set times = least(campaign_clicks.times + 1, 1000000)`);
}

/** Its picture was loaded, by a program: this proves no reader. */
export async function noteOpened(db: Db, recipientId: string, now: Date): Promise<void> {
  await db.execute(sql`
    update campaign_recipients set opened_at = ${now.toISOString()}
    where id = ${recipientId} and opened_at is null and handed_at is not null`);
}
