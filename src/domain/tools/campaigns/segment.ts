import * as z from "zod/mini";
import { line, list } from "../../shared/schema/text.ts";

/** Who is written to: all of these hold. People without a basis are left out whatever it says. */
export const campaignSegment = z.object({
  roles: z.optional(list(line({ max: 40 }), { max: 20 })),
  tags: z.optional(list(line({ max: 60 }), { max: 20 })),
});
export type CampaignSegment = z.output<typeof campaignSegment>;
