import type { Logger } from "pino";
import type { Db } from "../db/connection.server.ts";
import { handling, livesOn } from "../jobs/in-hand.server.ts";
import { traced } from "../telemetry/tracing.server.ts";
import { claimMail, keepMail, markFailed, markSent, type StoredMail } from "./mails.server.ts";

/** If the process dies while it sends a mail, the mail is tried again after so long. */
const LEASE_MS = 5 * 60_000;
/** A mail server may take minutes to answer: meanwhile the claim is renewed, so that nobody else sends the same mail. */
const RENEW_MS = 60_000;
/** A server that has not come to an end by now is given up: the claim runs out, and the thread is ended. */
const LONGEST_MS = 20 * 60_000;
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
  /** How often the claim is renewed while a mail is under way. */
  renewMs?: number;
}

/**
 * Sends due mails, one after another, until none is due or `isStopped` says so. Several processes may do so at once: a
 * mail is claimed before it is sent, in a statement of its own, so that no transaction waits for a mail server. A
 * process that dies between sending and noting it sends that mail twice; it has the same id both times.
 *
 * @returns how many were taken by the server
 */
export async function deliverMails(
  { db, log, send, now, forgetsText = false, renewMs = RENEW_MS }: DeliveryParts,
  isStopped: () => boolean = () => false,
): Promise<number> {
  /** Sends while the claim is renewed. */
  const kept = async (mail: StoredMail, sends: () => Promise<unknown>) => {
    const until = now().getTime() + LONGEST_MS;
    const timer = setInterval(() => {
      if (now().getTime() > until) return clearInterval(timer);
      livesOn();
      keepMail(db, mail, new Date(now().getTime() + LEASE_MS)).catch((err) => {
        log.warn({ err, mailId: mail.id }, "the claim on a mail was not renewed");
      });
    }, renewMs);
    try {
      await sends();
    } finally {
      clearInterval(timer);
    }
  };
  let sent = 0;
  while (!isStopped()) {
    const mail = await claimMail(db, { now: now(), leaseMs: LEASE_MS });
    if (!mail) break;
    try {
      await handling(mail.id, () => kept(mail, () => traced({ name: "mail send", isCall: true }, () => send(mail))));
      await markSent(db, mail.id, { now: now(), forgetsText });
      sent += 1;
    } catch (error) {
      const gaveUp = mail.attempts >= MAX_ATTEMPTS;
      const wait = Math.min(FIRST_WAIT_MS * 2 ** (mail.attempts - 1), LONGEST_WAIT_MS);
      await markFailed(db, mail, {
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
