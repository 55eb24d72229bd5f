import type { Engine } from "mrml";
import { counted } from "#domain/shared/format/counted.ts";
import { type CompiledMessage, MOST_LINKS } from "#domain/tools/campaigns/compiled-message.ts";
import { composeMail } from "#domain/tools/campaigns/composing/compose-mail.ts";
import type { MailParts } from "#domain/tools/campaigns/composing/mail-parts.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { campaigns } from "../../../platform/db/tables/tools-campaigns.server.ts";
import { type MailSources, mailPartsOf } from "./mail-parts.server.ts";

/** Messages of campaigns as they are sent. */

type CampaignRow = typeof campaigns.$inferSelect;

/** Loaded for the first mail, as it takes a quarter of a second; then a mail takes one millisecond. It holds no state of a mail. */
let loading: Promise<Engine> | undefined;

/** Room for those that a sequence gets while it runs. */
const LINKS_MAX = MOST_LINKS - 1;

/**
 * One message, ready to be filled for its readers. The same parts always give the same letters.
 *
 * @throws AppError INVALID_INPUT with more links than have numbers
 */
export async function compileMessage(parts: MailParts): Promise<CompiledMessage> {
  const { subject, otherSubject, mjml, text, links, homeIds } = composeMail(parts);
  if (links.length > LINKS_MAX) {
    const told = `El mensaje tiene ${counted(links.length, "enlace", "enlaces")}: caben ${LINKS_MAX}`;
    throw new AppError("INVALID_INPUT", [{ path: "messages", message: told }]);
  }
  loading ??= import("mrml").then((mrml) => new mrml.Engine());
  const drawn = (await loading).toHtml(mjml);
  // Typed text is escaped, so nothing that a person writes can lead here.
  if (drawn.type === "error") throw new Error(`MJML: ${JSON.stringify(drawn)}`);
  return { subject, otherSubject, html: drawn.content, text, links, homeIds };
}

/** Between two messages: a long one takes a tenth of a second, and others wait for it. */
export const letOthersWork = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** All messages of a campaign, in order, with homes, brand and sender as they are now. */
export async function compileCampaign(
  services: MailSources,
  row: Pick<CampaignRow, "ownerId" | "agencyId" | "senderId" | "messages">,
): Promise<CompiledMessage[]> {
  const parts = await mailPartsOf(services, row);
  const compiled: CompiledMessage[] = [];
  for (const message of row.messages) {
    compiled.push(await compileMessage({ ...parts, message }));
    await letOthersWork();
  }
  return compiled;
}
