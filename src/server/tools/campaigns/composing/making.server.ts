import type { CompiledMessage } from "#domain/tools/campaigns/compiled-message.ts";
import { readerWords } from "#domain/tools/campaigns/composing/reader-words.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { actorOfCampaign, type CampaignRow } from "./campaign-rows.server.ts";
import { compileCampaign } from "./compile.server.ts";
import type { MailSources } from "./mail-parts.server.ts";
import { recipientsOf } from "./segments.server.ts";

/** What the sending of campaigns needs of their composing, as it asks for it. */
export function campaignMaking(parts: Omit<MailSources, "database">) {
  return {
    compile: async (db: Db, campaign: CampaignRow): Promise<CompiledMessage[]> =>
      await compileCampaign({ ...parts, database: { db } }, campaign),
    contactsOf: async (db: Db, campaign: CampaignRow): Promise<readonly string[]> =>
      await recipientsOf(db, await actorOfCampaign(db, campaign), campaign.segment, parts.now()),
    wordsFor: readerWords,
  };
}
