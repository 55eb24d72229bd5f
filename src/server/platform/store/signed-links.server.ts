import { timingSafeEqual } from "node:crypto";
import { DOCUMENT_LINK_MINUTES } from "#domain/portfolio/homes/home-files.ts";
import { WEEK_MS } from "#domain/shared/time/durations.ts";
import type { AuthKeys } from "../secrets/keys.server.ts";

/**
 * Addresses of files that are their own permission: a person who was allowed to see a row gets one, and it is valid for
 * a while. Nothing is looked up to check it.
 */

/** Enough for a download to begin. */
const DOWNLOAD_MS = DOCUMENT_LINK_MINUTES * 60_000;
/** Photos keep their address for a week, so that browsers keep the photo. */
/** 128 bits of the signature: a page has up to sixty of these addresses. */
const SHORT_MAC = 22;
const LASTING = "0";

type Keys = Pick<AuthKeys, "mac">;

/**
 * Address of one size of a photo, for one to two weeks.
 *
 * @param key `photos/…` in the store
 */
export function photoPath(keys: Keys, key: string, now: Date): string {
  return photoPathUntil(keys, key, ((Math.floor(now.getTime() / WEEK_MS) + 2) * WEEK_MS).toString(36));
}

/** The same for readers that keep it, as portals do: it is valid as long as the photo exists. */
export const lastingPhotoPath = (keys: Keys, key: string) => photoPathUntil(keys, key, LASTING);

function photoPathUntil(keys: Keys, key: string, until: string): string {
  return `/archivos/fotos/${photoMac(keys, key, until)}/${until}/${key.replace(/^photos\//, "")}`;
}

const photoMac = (keys: Keys, key: string, until: string) =>
  keys.mac("file", `photo ${until} ${key}`).slice(0, SHORT_MAC);

/** `gone` after the link's time; null where the signature is not ours. */
export function readPhotoPath(
  keys: Keys,
  { mac, until, path }: { mac: string; until: string; path: string },
  now: Date,
): { key: string; isLasting: boolean } | "gone" | null {
  const key = `photos/${path}`;
  if (!isSame(mac, photoMac(keys, key, until))) return null;
  if (until === LASTING) return { key, isLasting: true };
  return Number.parseInt(until, 36) <= now.getTime() ? "gone" : { key, isLasting: false };
}

/** Address under which a file is downloaded, for a quarter of an hour. */
export function downloadPath(keys: Keys, fileId: string, now: Date): string {
  const until = (now.getTime() + DOWNLOAD_MS).toString(36);
  return `/archivos/${fileId}.${until}.${keys.mac("file", `download ${until} ${fileId}`)}`;
}

export function readDownloadToken(keys: Keys, token: string, now: Date): { fileId: string } | "gone" | null {
  const [fileId = "", until = "", mac = ""] = token.split(".");
  if (!isSame(mac, keys.mac("file", `download ${until} ${fileId}`))) return null;
  return Number.parseInt(until, 36) <= now.getTime() ? "gone" : { fileId };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
