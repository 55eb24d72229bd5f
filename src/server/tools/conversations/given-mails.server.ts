import PostalMime, { type Address } from "postal-mime";
import { toText } from "#domain/crm/contacts/portal-notices.ts";
import type { ReadMail } from "#domain/tools/conversations/mail-thread.ts";

/** Mails of one thread; more are an archive and no conversation. */
const MOST_MAILS = 2_000;

/** The mails of one file: a mail alone, or a mailbox. Null for more than a conversation has, or more levels than the reader takes on. */
export async function mailsOf(bytes: Buffer, isMailbox: boolean): Promise<ReadMail[] | null> {
  const raw = isMailbox ? mailsOfBox(bytes) : [bytes];
  if (raw.length > MOST_MAILS) return null;
  const mails: ReadMail[] = [];
  for (const one of raw) {
    const mail = await readMail(one);
    if (mail === null) return null;
    mails.push(mail);
  }
  return mails;
}

async function readMail(bytes: Buffer): Promise<ReadMail | null> {
  const mail = await new PostalMime().parse(new Uint8Array(bytes)).catch((error: unknown) => {
    // The reader refuses a mail with more parts or levels than it takes on: that is the sender's fault, not a bug.
    if (error instanceof Error && /^Maximum /.test(error.message)) return null;
    throw error;
  });
  if (mail === null) return null;
  const sentMs = Date.parse(mail.date ?? "");
  return {
    from: personOf(mail.from),
    to: (mail.to ?? []).map(personOf),
    date: Number.isNaN(sentMs) ? null : new Date(sentMs).toISOString(),
    subject: mail.subject ?? "",
    text: mail.text?.trim() ? mail.text : toText(mail.html ?? ""),
    attachments: mail.attachments.map(({ filename }) => filename ?? "archivo"),
  };
}

const personOf = (given: Address | undefined) => ({ name: given?.name ?? "", address: given?.address ?? "" });

/** A mailbox is its mails one after another, each behind a line `From …` that follows an empty one (RFC 4155). */
function mailsOfBox(bytes: Buffer): Buffer[] {
  const mark = Buffer.from("\nFrom ");
  const starts: number[] = bytes.subarray(0, 5).toString("latin1") === "From " ? [0] : [];
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + mark.length)) {
    const before = bytes.subarray(Math.max(0, at - 2), at).toString("latin1");
    if (before.endsWith("\n") || before === "\n\r") starts.push(at + 1);
    if (starts.length > MOST_MAILS) break;
  }
  return starts.map((start, i) => {
    const whole = bytes.subarray(start, starts[i + 1] ?? bytes.length);
    const body = whole.subarray(whole.indexOf("\n") + 1).toString("latin1");
    // Lines of the text that begin like the mark were written with a sign before them.
    return Buffer.from(body.replace(/^>(>*From )/gm, "$1"), "latin1");
  });
}
