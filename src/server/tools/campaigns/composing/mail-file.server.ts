import MailComposer from "nodemailer/lib/mail-composer/index.js";

interface MailFile {
  from: { name: string; address: string } | null;
  /** Nobody where the mail is a pattern. */
  to: string | null;
  subject: string;
  html: string;
  text: string;
}

/** A mail as a file that mail programs open. */
export async function mailFile({ from, to, subject, html, text }: MailFile): Promise<Buffer> {
  const composer = new MailComposer({
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    subject,
    html,
    text,
    headers: { "X-Unsent": "1" },
  });
  return await composer.compile().build();
}
