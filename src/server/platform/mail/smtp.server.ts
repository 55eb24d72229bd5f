import nodemailer from "nodemailer";
import type { StoredMail } from "./mails.server.ts";

/** A connection to the mail server. */
export interface MailServer {
  /** Rejects when the server did not take the mail. */
  send(mail: StoredMail): Promise<unknown>;
  close(): void;
}

export function connectMailServer(smtpUrl: string, from: string): MailServer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 30_000,
    // The least that RFC 5321 (4.5.3.2) asks a client to wait for a greeting, and for the word that a mail was taken: who leaves
    // sooner sends a mail again that was taken.
    greetingTimeout: 5 * 60_000,
    socketTimeout: 10 * 60_000,
    // Content is ours: it never names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return {
    send: ({ id, to, replyTo, subject, text, html, endHref }) =>
      transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        // The same at every try: a mail program shows a mail once that came twice.
        messageId: `<${id}@${domain}>`,
        ...(replyTo === null ? {} : { replyTo }),
        ...(endHref === null ? {} : { headers: endHeaders(endHref) }),
      }),
    close: () => transport.close(),
  };
}

/** By these, mail programs show a button of their own that ends the mails. */
const endHeaders = (href: string) => ({
  "List-Unsubscribe": `<${href}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
