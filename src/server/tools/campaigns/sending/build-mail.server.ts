import DKIM from "nodemailer/lib/dkim";
import MailComposer from "nodemailer/lib/mail-composer";
import { type CompiledMessage, fillMessage } from "#domain/tools/campaigns/compiled-message.ts";
import type { mailSenders } from "../../../platform/db/tables/tools-campaigns.server.ts";
import type { AuthKeys } from "../../../platform/secrets/keys.server.ts";
import { recipientToken, stopToken } from "./mail-tokens.server.ts";

/** One mail of a campaign as the bytes that go to a server, or into a file. */

export type SenderRow = typeof mailSenders.$inferSelect;

/** The parts that are the same for every mail of a sender. */
export interface MailPaper {
  sender: Pick<SenderRow, "id" | "scope" | "fromName" | "fromEmail" | "replyTo" | "bounceEmail">;
  /** The key that mails are signed with; null where the sender has none. */
  dkim: { selector: string; privateKey: string } | null;
  keys: Pick<AuthKeys, "mac">;
  publicUrl: string;
}

export interface Reader {
  /** The id of the recipient's row, from which the mail's own id is made: the same at every try. */
  id: string;
  campaignId: string;
  email: string;
  takesOther: boolean;
  /** How they are greeted: both have a value, whatever is known of them. */
  words: { nombre: string; saludo: string };
}

/** Where the pages and links of mails lie. */
export const MAIL_PATH = "/correo";

/** RFC 8058 asks that the signature covers the two headers of unsubscribing. */
const SIGNED_HEADERS =
  "From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Id:List-Unsubscribe:List-Unsubscribe-Post:Feedback-ID";

const domainOf = (email: string) => email.slice(email.lastIndexOf("@") + 1);

/** Where the mail comes back to that cannot be delivered: its own form of the address, so that it is known which one it was. */
export function returnPath(
  { bounceEmail, fromEmail }: Pick<SenderRow, "bounceEmail" | "fromEmail">,
  id: string,
): string {
  if (bounceEmail === null) return fromEmail;
  const at = bounceEmail.lastIndexOf("@");
  return `${bounceEmail.slice(0, at)}+${id.replaceAll("-", "")}${bounceEmail.slice(at)}`;
}

export const messageIdOf = ({ fromEmail }: Pick<SenderRow, "fromEmail">, id: string): string =>
  `<${id}@${domainOf(fromEmail)}>`;

export async function buildMail(
  paper: MailPaper,
  message: CompiledMessage,
  { id, campaignId, email, takesOther, words }: Reader,
): Promise<Buffer> {
  const { sender, keys, publicUrl, dkim } = paper;
  const base = `${publicUrl}${MAIL_PATH}`;
  const token = recipientToken(keys, id);
  const stop = stopToken(keys, { scope: sender.scope, email, recipientId: id });
  const stopHref = `${base}/baja/${stop}`;
  const marks = { ...words, baja: stopHref, preferencias: stopHref };
  const links = message.links.map((_, nth) => `${base}/e/${token}/${nth}`);
  const { subject, html, text } = fillMessage(message, marks, links, takesOther);
  const domain = domainOf(sender.fromEmail);
  const composed = new MailComposer({
    from: { name: sender.fromName, address: sender.fromEmail },
    to: email,
    ...(sender.replyTo !== null && { replyTo: sender.replyTo }),
    subject,
    text,
    html: withPicture(html, `${base}/i/${token}`),
    messageId: messageIdOf(sender, id),
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      // Header values are ASCII; one line each, however long, so that programs read the address whole.
      "List-Unsubscribe": {
        prepared: true,
        foldLines: false,
        value: `<${stopHref}>, <mailto:${sender.replyTo ?? sender.fromEmail}?subject=baja%20${stop}>`,
      },
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "List-Id": `<${sender.id}.${domain}>`,
      Precedence: "bulk",
      "Feedback-ID": `${campaignId}:${sender.id}:campana:umbral`,
      "X-Auto-Response-Suppress": "OOF, AutoReply",
    },
  });
  return await signed(await composed.compile().build(), sender, dkim);
}

/** A mail with the signature of its sender's domain, where there is a key. */
export async function signed(
  raw: Buffer,
  { fromEmail }: Pick<SenderRow, "fromEmail">,
  dkim: MailPaper["dkim"],
): Promise<Buffer> {
  if (!dkim) return raw;
  const signer = new DKIM({
    domainName: domainOf(fromEmail),
    keySelector: dkim.selector,
    privateKey: dkim.privateKey,
    headerFieldNames: SIGNED_HEADERS,
  });
  const parts: Buffer[] = [];
  for await (const part of signer.sign(raw) as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** The picture by which an opened mail is counted, as the last thing in it: whoever loads no pictures misses nothing. */
function withPicture(html: string, href: string): string {
  const picture = `<img src="${href}" width="1" height="1" alt="" style="display:block;width:1px;height:1px;border:0">`;
  const end = html.lastIndexOf("</body>");
  return end < 0 ? html + picture : html.slice(0, end) + picture + html.slice(end);
}
