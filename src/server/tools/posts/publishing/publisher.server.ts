import type { AccountKind } from "#domain/tools/posts/publishing/social-accounts.ts";
import type { SocialConfig } from "../../../platform/env.server.ts";
import { facebookPublisher } from "./publish-facebook.server.ts";
import { instagramPublisher } from "./publish-instagram.server.ts";
import { linkedinPublisher } from "./publish-linkedin.server.ts";

/** How posts are handed to a network, in steps between which whoever sends writes down how far it came. */

export interface OutgoingPost {
  /** The account's id in its network, and the access to it. */
  account: string;
  token: string;
  text: string;
  pictures: readonly OutgoingPicture[];
}

export interface OutgoingPicture {
  jpeg: Uint8Array;
  alt: string;
  /** Where the network may fetch it, while the post waits. */
  url: string;
}

export interface Publisher {
  /** Brings everything there that nobody sees yet; doing it again harms nothing. @returns ids for the following steps */
  prepare(post: OutgoingPost): Promise<readonly string[]>;
  /** Whether the network has worked on what was brought. */
  isReady(post: OutgoingPost, prepared: readonly string[]): Promise<boolean>;
  /** Shows it. */
  publish(post: OutgoingPost, prepared: readonly string[]): Promise<PublishedPost>;
  /**
   * Whether it was shown, asked where no answer to `publish` came. Absent: the network cannot tell.
   *
   * @returns null where it was certainly not shown
   */
  findPublished?(post: OutgoingPost, prepared: readonly string[]): Promise<PublishedPost | null>;
}

export interface PublishedPost {
  id: string | null;
  url: string | null;
}

/** @returns undefined where the installation has no program at that network */
export function publisherOf(kind: AccountKind, { meta, linkedin }: SocialConfig): Publisher | undefined {
  if (kind === "linkedin") return linkedin && linkedinPublisher(linkedin);
  if (!meta) return undefined;
  return kind === "facebook" ? facebookPublisher(meta) : instagramPublisher(meta);
}
