import type { Channel } from "../networks.ts";

/** Accounts of networks that an agency connects, so that posts of a week go out at their hour by themselves. */

/** The services that give access: one asks its people for Facebook and Instagram together. */
export const SOCIAL_SERVICES = ["meta", "linkedin"] as const;
export type SocialService = (typeof SOCIAL_SERVICES)[number];

export const SERVICE_NAMES: Readonly<Record<SocialService, string>> = {
  meta: "Facebook e Instagram",
  linkedin: "LinkedIn",
};

export const ACCOUNT_KINDS = ["facebook", "instagram", "linkedin"] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export const ACCOUNT_NAMES: Readonly<Record<AccountKind, string>> = {
  facebook: "Página de Facebook",
  instagram: "Cuenta de Instagram",
  linkedin: "LinkedIn",
};

export const serviceOf = (kind: AccountKind): SocialService => (kind === "linkedin" ? "linkedin" : "meta");

/**
 * The kind of account that a channel's posts go out by; null where nothing is sent and the export is the way. A story of Instagram carries its
 * link in a sticker, which its interface for programs does not set.
 */
export function accountKindOf(channel: Channel): AccountKind | null {
  if (channel === "instagram" || channel === "carousel") return "instagram";
  if (channel === "facebook" || channel === "linkedin") return channel;
  return null;
}

/** The part of it that the account's people see. */
export interface ShownAccount {
  id: string;
  kind: AccountKind;
  name: string;
  /** When the access ends, as far as the service told; ISO instant. */
  expiresAt: string | null;
  /** The service lets us in no more: somebody has to connect it anew. */
  isExpired: boolean;
  lastSentAt: string | null;
  lastError: string | null;
}
