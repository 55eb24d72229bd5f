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
  return photoPathUntil(keys, key, inWeeks(now));
}

const inWeeks = (now: Date) => ((Math.floor(now.getTime() / WEEK_MS) + 2) * WEEK_MS).toString(36);

/**
 * The same on the page of a shared link: it works as long as that link does, and at most for two weeks.
 *
 * @param linkId UUID of the link
 */
export function sharedPhotoPath(keys: Keys, key: string, { linkId, now }: { linkId: string; now: Date }): string {
  const short = Buffer.from(linkId.replaceAll("-", ""), "hex").toString("base64url");
  return photoPathUntil(keys, key, `${inWeeks(now)}.${short}`);
}

/** The same for readers that keep it, as portals do: it is valid as long as the photo exists. */
export const lastingPhotoPath = (keys: Keys, key: string) => photoPathUntil(keys, key, LASTING);

function photoPathUntil(keys: Keys, key: string, until: string): string {
  return `/archivos/fotos/${photoMac(keys, key, until)}/${until}/${key.replace(/^photos\//, "")}`;
}

const photoMac = (keys: Keys, key: string, until: string) =>
  keys.mac("file", `photo ${until} ${key}`).slice(0, SHORT_MAC);

interface PhotoLink {
  key: string;
  isLasting: boolean;
  /** The shared link that it lives and dies with; null for none. */
  linkId: string | null;
}

/** `gone` after the link's time; null where the signature is not ours. */
export function readPhotoPath(
  keys: Keys,
  { mac, until, path }: { mac: string; until: string; path: string },
  now: Date,
): PhotoLink | "gone" | null {
  const key = `photos/${path}`;
  if (!isSame(mac, photoMac(keys, key, until))) return null;
  if (until === LASTING) return { key, isLasting: true, linkId: null };
  const [end = "", link] = until.split(".");
  if (Number.parseInt(end, 36) <= now.getTime()) return "gone";
  return { key, isLasting: false, linkId: link === undefined ? null : uuidOfShort(link) };
}

function uuidOfShort(short: string): string {
  const hex = Buffer.from(short, "base64url").toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
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
