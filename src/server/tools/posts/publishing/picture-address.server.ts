import { timingSafeEqual } from "node:crypto";
import type { Config } from "../../../platform/env.server.ts";
import type { AuthKeys } from "../../../platform/secrets/keys.server.ts";

/** Addresses at which a network fetches a picture of a post that waits: signed, so that nobody guesses one. */

const signed = (keys: Pick<AuthKeys, "mac">, postId: string, place: number) =>
  keys.mac("file", `publicación ${postId} ${place}`);

export const pictureUrl = (
  keys: Pick<AuthKeys, "mac">,
  { publicUrl }: Pick<Config, "publicUrl">,
  postId: string,
  place: number,
): string => `${publicUrl}/api/social/pictures/${postId}/${place}/${signed(keys, postId, place)}.jpg`;

export function isSignedPicture(keys: Pick<AuthKeys, "mac">, postId: string, place: number, given: string): boolean {
  const [own, theirs] = [Buffer.from(signed(keys, postId, place)), Buffer.from(given)];
  return own.length === theirs.length && timingSafeEqual(own, theirs);
}
