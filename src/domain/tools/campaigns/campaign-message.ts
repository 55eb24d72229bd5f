import * as z from "zod/mini";
import { line, list, text } from "../../shared/schema/text.ts";
import { CAMPAIGN_MESSAGES_MAX } from "./campaign-states.ts";
import { emailBlock } from "./email-block.ts";

export const SUBJECT_MAX = 150;
const PREHEADER_MAX = 200;
export const BLOCKS_MAX = 40;
/** A year. */
const LONGEST_WAIT_HOURS = 24 * 366;

/** The contents of one mail of a campaign, as its author keeps it; a draft may lack everything. */
export const campaignMessage = z.object({
  /** Hours after the message before it; the first one's are 0. */
  afterHours: z.int().check(z.minimum(0), z.maximum(LONGEST_WAIT_HOURS)),
  subject: line({ max: SUBJECT_MAX, tooLong: `El asunto tiene como mucho ${SUBJECT_MAX} caracteres` }),
  /** A second subject to be tried against the first. */
  otherSubject: z.optional(line({ max: SUBJECT_MAX, tooLong: `El asunto tiene como mucho ${SUBJECT_MAX} caracteres` })),
  preheader: z.optional(text({ max: PREHEADER_MAX })),
  blocks: list(emailBlock, { max: BLOCKS_MAX }),
});
export type CampaignMessage = z.output<typeof campaignMessage>;

export const campaignMessages = list(campaignMessage, { max: CAMPAIGN_MESSAGES_MAX });
