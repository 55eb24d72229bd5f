import PostalMime from "postal-mime";
import type { GivenNotice } from "../contacts/take-notice.server.ts";

/** Characters of a mail's text, or of its HTML, in which a notice is looked for. */
export const LONGEST_TEXT = 400_000;

/**
 * The content of a whole mail (RFC 5322). Reading takes 2 to 4 µs for each byte, whatever the mail is made of.
 *
 * @returns "too much" for a mail whose parts or headings are beyond the reader's limits
 */
export async function readMail(raw: string | Uint8Array<ArrayBuffer>): Promise<GivenNotice | "too much"> {
  const mail = await new PostalMime().parse(raw).catch((error: unknown) => {
    if (error instanceof Error && /^Maximum /.test(error.message)) return undefined;
    throw error;
  });
  if (!mail) return "too much";
  const from = mail.from && "address" in mail.from ? `${mail.from.name} <${mail.from.address ?? ""}>` : "";
  const text = mail.text?.slice(0, LONGEST_TEXT);
  return {
    text: (text?.trim() ? text : (mail.html ?? "").slice(0, LONGEST_TEXT)).replaceAll("\0", ""),
    subject: mail.subject?.slice(0, 2000).replaceAll("\0", ""),
    from: from.slice(0, 2000).replaceAll("\0", ""),
    messageId: mail.messageId?.slice(0, 1000).replaceAll("\0", ""),
  };
}
