import * as z from "zod/mini";
import { counted } from "../../shared/format/counted.ts";
import { line, list, text } from "../../shared/schema/text.ts";
import { CAMPAIGN_MESSAGES_MAX } from "./campaign-states.ts";
import { type EmailBlock, emailBlock } from "./email-block.ts";

export const SUBJECT_MAX = 150;
const PREHEADER_MAX = 200;
export const BLOCKS_MAX = 40;
/** Letters of all blocks of a mail together: one that Gmail does not cut off has far fewer. */
export const LETTERS_MAX = 60_000;
/** A year. */
const LONGEST_WAIT_HOURS = 24 * 366;

const lettersOf = (block: EmailBlock): number =>
  Object.values(block).reduce((letters, value) => letters + (typeof value === "string" ? value.length : 0), 0);

/** The contents of one mail of a campaign, as its author keeps it; a draft may lack everything. */
export const campaignMessage = z.object({
  /** Hours after the message before it; the first one's are 0. */
  afterHours: z.int().check(z.minimum(0), z.maximum(LONGEST_WAIT_HOURS)),
  subject: line({ max: SUBJECT_MAX, tooLong: `El asunto tiene como mucho ${SUBJECT_MAX} caracteres` }),
  /** A second subject to be tried against the first. */
  otherSubject: z.optional(line({ max: SUBJECT_MAX, tooLong: `El asunto tiene como mucho ${SUBJECT_MAX} caracteres` })),
  preheader: z.optional(text({ max: PREHEADER_MAX })),
  blocks: list(emailBlock, { max: BLOCKS_MAX }).check(
    z.refine(
      (blocks) => blocks.reduce((letters, block) => letters + lettersOf(block), 0) <= LETTERS_MAX,
      `El mensaje pasa de ${counted(LETTERS_MAX, "letra", "letras")}: acórtalo o repártelo en varios`,
    ),
  ),
});
export type CampaignMessage = z.output<typeof campaignMessage>;

export const campaignMessages = list(campaignMessage, { max: CAMPAIGN_MESSAGES_MAX });
