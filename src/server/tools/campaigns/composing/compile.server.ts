import type { Engine } from "mrml";
import type { CompiledMessage } from "#domain/tools/campaigns/compiled-message.ts";
import { composeMail } from "#domain/tools/campaigns/composing/compose-mail.ts";
import type { MailParts } from "#domain/tools/campaigns/composing/mail-parts.ts";
import type { campaigns } from "../../../platform/db/tables/tools-campaigns.server.ts";
import { type MailSources, mailPartsOf } from "./mail-parts.server.ts";

/** Messages of campaigns as they are sent. */

type CampaignRow = typeof campaigns.$inferSelect;

/** Loaded for the first mail, as it takes a quarter of a second; then a mail takes one millisecond. It holds no state of a mail. */
let loading: Promise<Engine> | undefined;

/** One message, ready to be filled for its readers. The same parts always give the same letters. */
export async function compileMessage(parts: MailParts): Promise<CompiledMessage> {
  const { subject, otherSubject, mjml, text, links, homeIds } = composeMail(parts);
  loading ??= import("mrml").then((mrml) => new mrml.Engine());
  const drawn = (await loading).toHtml(mjml);
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
  return await Promise.all(row.messages.map((message) => compileMessage({ ...parts, message })));
}
