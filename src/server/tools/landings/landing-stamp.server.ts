import { timingSafeEqual } from "node:crypto";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { VARIANTS, type Variant } from "#domain/tools/landings/landing-document.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";

/** Signed proof of when and in which version a form was shown, which nobody can invent. */

/** No person reads and fills in a form within this time. */
const LEAST_MS = 2_000;
const MOST_MS = 72 * HOUR_MS;
/** The form of a folder on another server ends a year after it was made; its price and state are as old. */
const FOLDER_MOST_MS = 366 * 24 * HOUR_MS;

/** When the form of a folder that is made now stops being taken. */
export const folderEnd = (at: Date): Date => new Date(at.getTime() + FOLDER_MOST_MS);

interface Shown {
  at: Date;
  variant: Variant;
  /** Of a folder on another server: its forms carry the time at which the folder was made. */
  isFolder: boolean;
}

export function stampOf(keys: Pick<AuthKeys, "mac">, landingId: string, { at, variant, isFolder }: Shown): string {
  const said = `${at.getTime().toString(36)}.${variant}${isFolder ? "z" : ""}`;
  return `${said}.${keys.mac("code", `landing ${landingId} ${said}`)}`;
}

/** @returns how it was shown; null where it is not ours, "early" where nobody can have filled it in, "late" after days, "old-folder" a year after its folder was made */
export function readStamp(
  keys: Pick<AuthKeys, "mac">,
  landingId: string,
  stamp: string,
  now: Date,
): Shown | "early" | "late" | "old-folder" | null {
  const [at = "", version = "", mac = ""] = stamp.split(".");
  const expected = Buffer.from(keys.mac("code", `landing ${landingId} ${at}.${version}`));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const variant = VARIANTS.find((one) => version.startsWith(one));
  if (!variant) return null;
  const isFolder = version.endsWith("z");
  const age = now.getTime() - Number.parseInt(at, 36);
  if (age < LEAST_MS) return "early";
  if (isFolder && age > FOLDER_MOST_MS) return "old-folder";
  if (!isFolder && age > MOST_MS) return "late";
  return { at: new Date(now.getTime() - age), variant, isFolder };
}
