import { CONSENT_VERSION } from "#content/cookies.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { activateAnalytics, deactivateAnalytics } from "../tracking/analytics.ts";
import { readStored, writeStored } from "../tracking/browser-store.ts";
import { postQuietly } from "../tracking/post-quietly.ts";

/** The visitor's choice about cookies: read, checked, kept, proved. */

export const CONSENT_KEY = "cookie_consent";
/** The data protection agency's guide: ask again after 24 months. */
const VALID_MONTHS = 24;

export interface ConsentChoice {
  analytics: boolean;
  marketing: boolean;
}

/** The pressed button. */
export type ConsentAction = "accept_all" | "only_necessary" | "custom" | "close";

interface ConsentRecord extends ConsentChoice {
  necessary: true;
  /** ISO time. */
  timestamp: string;
  /** Version of the purposes that were shown. */
  version: number;
  /** Random; ties the kept choice to its proof on the server, and to nothing else. */
  id: string;
}

/** @returns null where nothing valid is kept: absent, corrupt, of other purposes, or too old */
export function parseConsent(text: string | null, now: Date): ConsentRecord | null {
  const raw = parseObject(text);
  if (raw?.necessary !== true || typeof raw.analytics !== "boolean" || typeof raw.marketing !== "boolean") return null;
  // The first version did not have to name itself.
  const { version = 1, id = "" } = raw;
  if (version !== CONSENT_VERSION || typeof id !== "string" || typeof raw.timestamp !== "string") return null;
  const given = new Date(raw.timestamp);
  const expires = new Date(given);
  expires.setMonth(expires.getMonth() + VALID_MONTHS);
  const isCurrent = given.getTime() <= now.getTime() + DAY_MS && now < expires;
  if (!isCurrent) return null;
  const { analytics, marketing, timestamp } = raw;
  return { necessary: true, analytics, marketing, timestamp, version, id };
}

function parseObject(text: string | null): Record<string, unknown> | null {
  try {
    const raw: unknown = text === null ? null : JSON.parse(text);
    return typeof raw === "object" && raw !== null ? (raw as Record<string, unknown>) : null;
  } catch {
    return null; // a value by another program or a hand: asked again
  }
}

export const storedConsent = (): ConsentRecord | null =>
  parseConsent(readStored("localStorage", CONSENT_KEY), new Date());

/** The browser says for its user: do not sell or share. It is a refusal, given before anyone asked. */
const refusesGlobally = (): boolean => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Takes up the earlier choice. @returns whether the banner has to ask */
export function resumeConsent(): boolean {
  const consent = storedConsent();
  if (consent?.analytics) activateAnalytics();
  else deactivateAnalytics();
  return consent === null && !refusesGlobally();
}

/** Keeps a choice, puts it into effect and sends its proof. */
export function keepConsent({ analytics, marketing }: ConsentChoice, action: ConsentAction): void {
  const id = storedConsent()?.id || crypto.randomUUID();
  const record: ConsentRecord = {
    necessary: true,
    analytics,
    marketing,
    timestamp: new Date().toISOString(),
    version: CONSENT_VERSION,
    id,
  };
  writeStored("localStorage", CONSENT_KEY, JSON.stringify(record));
  if (analytics) activateAnalytics();
  else deactivateAnalytics();
  void postQuietly("/api/cookie-consents", { ...record, choice: action });
}
