import type { Logger } from "pino";
import type { Db } from "../db/connection.server.ts";
import { traced } from "../telemetry/tracing.server.ts";
import { claimMail, markFailed, markSent, type StoredMail } from "./mails.server.ts";

/** Longest time that one try may take: if the process dies in it, the mail is tried again afterwards. */
const LEASE_MS = 5 * 60_000;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
/** About two days of trying; then the mail stays in the outbox with its last error. */
const MAX_ATTEMPTS = 16;

export interface DeliveryParts {
  db: Db;
  log: Logger;
  /** Hands a mail to the server; rejects when it did not take it. */
  send: (mail: StoredMail) => Promise<unknown>;
  now: () => Date;
  /** Whether only recipient, time and subject of a mail are kept once it was accepted. */
  forgetsText?: boolean;
}

/**
 * Sends due mails, one after another, until none is due or `isStopped` says so. Several processes may do so at once: a
 * mail is claimed before it is sent, in a statement of its own, so that no transaction waits for a mail server. A
 * process that dies between sending and noting it sends that mail twice; it has the same id both times.
 *
 * @returns how many were taken by the server
 */
export async function deliverMails(
  { db, log, send, now, forgetsText = false }: DeliveryParts,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let sent = 0;
  while (!isStopped()) {
    const mail = await claimMail(db, { now: now(), leaseMs: LEASE_MS });
    if (!mail) break;
    try {
      await traced({ name: "mail send", isCall: true, beginsTrace: true }, () => send(mail));
      await markSent(db, mail.id, { now: now(), forgetsText });
      sent += 1;
    } catch (error) {
      const gaveUp = mail.attempts >= MAX_ATTEMPTS;
      const wait = Math.min(FIRST_WAIT_MS * 2 ** (mail.attempts - 1), LONGEST_WAIT_MS);
      await markFailed(db, mail.id, {
        error: messageOf(error),
        now: now(),
        nextAttemptAt: gaveUp ? null : new Date(now().getTime() + wait),
      });
      log.warn({ mailId: mail.id, attempts: mail.attempts, gaveUp, code: codeOf(error) }, "mail not sent");
    }
  }
  return sent;
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}
