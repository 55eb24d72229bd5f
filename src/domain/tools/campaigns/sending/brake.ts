import type { PauseReason } from "./left-out.ts";

/** When a campaign stops by itself, before the mail programs stop all mails of its sender. */

/** Mails before which a share says nothing. */
export const BRAKE_FROM = 200;
/** Newest mails that are looked at. */
export const BRAKE_WINDOW = 1_000;
/** Days for which a sender's mails count in all its campaigns: afterwards it may try again. */
export const BRAKE_DAYS = 7;
/**
 * Gmail and Yahoo ask senders of many mails to stay below 0.3 % of complaints (Email sender guidelines, in force since February 2024). The share of
 * bounces is our own: nobody publishes one.
 */
export const COMPLAINT_LIMIT = 0.003;
export const BOUNCE_LIMIT = 0.05;

export interface LastMails {
  mails: number;
  bounced: number;
  complained: number;
}

export function brakeOf({ mails, bounced, complained }: LastMails): Extract<PauseReason, "quejas" | "rebotes"> | null {
  if (mails < BRAKE_FROM) return null;
  if (complained / mails >= COMPLAINT_LIMIT) return "quejas";
  return bounced / mails >= BOUNCE_LIMIT ? "rebotes" : null;
}
