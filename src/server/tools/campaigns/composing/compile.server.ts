import { Engine } from "mrml";
import type { CompiledMessage } from "#domain/tools/campaigns/compiled-message.ts";
import { composeMail } from "#domain/tools/campaigns/composing/compose-mail.ts";
import type { MailParts } from "#domain/tools/campaigns/composing/mail-parts.ts";
import type { campaigns } from "../../../platform/db/tables/tools-campaigns.server.ts";
import { type MailSources, mailPartsOf } from "./mail-parts.server.ts";

/** Messages of campaigns as they are sent. */

type CampaignRow = typeof campaigns.$inferSelect;

/** Kept: it holds no state of a mail, and making one costs more than a mail. */
let engine: Engine | undefined;

/** One message, ready to be filled for its readers. The same parts always give the same letters. */
export function compileMessage(parts: MailParts): CompiledMessage {
  const { subject, otherSubject, mjml, text, links, homeIds } = composeMail(parts);
  engine ??= new Engine();
  const drawn = engine.toHtml(mjml);
  // Typed text is escaped, so nothing that a person writes can lead here.
  if (drawn.type === "error") throw new Error(`MJML: ${JSON.stringify(drawn)}`);
  return { subject, otherSubject, html: drawn.content, text, links, homeIds };
}

/** All messages of a campaign, in order, with homes, brand and sender as they are now. */
export async function compileCampaign(
  services: MailSources,
  row: Pick<CampaignRow, "ownerId" | "agencyId" | "senderId" | "messages">,
): Promise<CompiledMessage[]> {
  const parts = await mailPartsOf(services, row);
  return row.messages.map((message) => compileMessage({ ...parts, message }));
}
