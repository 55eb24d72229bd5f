import { readerWords } from "#domain/tools/campaigns/composing/reader-words.ts";
import type { Job } from "../../../platform/jobs/job.server.ts";
import { authSecret } from "../../../platform/secrets/auth-secret.server.ts";
import { createAuthKeys } from "../../../platform/secrets/keys.server.ts";
import { type CampaignMaking, campaignsJob } from "../sending/campaigns-job.server.ts";
import { actorOfCampaign } from "./campaign-rows.server.ts";
import { compileCampaign } from "./compile.server.ts";
import type { MailSources } from "./mail-parts.server.ts";
import { recipientsOf } from "./segments.server.ts";

/** The part of composing that the sending of campaigns needs. @param parts asked for when something is made */
export function campaignMaking(parts: () => Omit<MailSources, "database">): CampaignMaking {
  return {
    compile: async (db, campaign) => await compileCampaign({ ...parts(), database: { db } }, campaign),
    contactsOf: async (db, campaign) => {
      const actor = await actorOfCampaign(db, campaign);
      return actor === null ? [] : await recipientsOf(db, actor, campaign.segment, parts().now());
    },
    wordsFor: readerWords,
  };
}

/** The sending of campaigns, with what it sends. */
export function campaignWork(): Job {
  let given: Omit<MailSources, "database"> | undefined;
  const job = campaignsJob(
    campaignMaking(() => {
      if (!given) throw new Error("No round has begun.");
      return given;
    }),
  );
  return {
    ...job,
    async round(parts) {
      given ??= { auth: { keys: createAuthKeys(authSecret(parts.config)) }, config: parts.config, now: parts.now };
      return await job.round(parts);
    },
  };
}
