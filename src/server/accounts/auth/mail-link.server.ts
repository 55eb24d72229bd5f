import type { Db } from "../../platform/db/connection.server.ts";
import type { OneTimeTokenType, TokenPayload } from "../../platform/db/tables/accounts.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { type LinkMailType, linkMail } from "../mails/account-mails.server.ts";
import type { UserRow } from "../people/accounts.server.ts";
import { confirmationLink, issueToken } from "./links.server.ts";

/** Wishes that the asking browser sent with its request. */
export interface LinkWishes {
  redirectTo: string;
  codeChallenge: string | null;
}

/**
 * Kinds of mail that are counted apart: a person who has just confirmed their address may have forgotten their
 * password.
 */
type MailKind = "signup" | "recovery" | "magiclink" | "email_change" | "reauthentication";

/** Counts a mail to an address, whether or not anybody lives there. @throws AuthError 429 */
export async function takeMail({ auth }: AccountServices, kind: MailKind, email: string): Promise<void> {
  await auth.limits.take("mail", sha256(`${kind} ${email}`));
}

/** Makes the token of a link and queues its mail, both or neither. */
export async function mailLink(
  tx: Db,
  { config, now }: AccountServices,
  parts: LinkWishes & { user: UserRow; type: LinkMailType; to: string; payload?: TokenPayload },
): Promise<void> {
  const { user, type, to, redirectTo, codeChallenge, payload = {} } = parts;
  const seconds = config.auth.linkSeconds;
  const token = await issueToken(tx, { userId: user.id, type, email: to, payload, codeChallenge, now: now(), seconds });
  const href = confirmationLink(config.publicUrl, { token, type: WIRE_TYPES[type] ?? type, redirectTo });
  await queueMail(tx, linkMail(type, { to, href, seconds, newEmail: user.newEmail ?? undefined }), now());
}

/** Both halves of an e-mail change have one name outside. */
const WIRE_TYPES: Partial<Record<OneTimeTokenType, string>> = {
  email_change_current: "email_change",
  email_change_new: "email_change",
};
