import type { Db } from "../../platform/db/connection.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { type WayInChange, wayInMail } from "../mails/sign-in-mails.server.ts";
import type { UserRow } from "../people/accounts.server.ts";

/** Mails the owner that the ways into their account changed, in the transaction of the change. */
export async function notifyOwner(
  tx: Db,
  { config, now }: AccountServices,
  user: Pick<UserRow, "email">,
  change: WayInChange,
): Promise<void> {
  const at = now();
  const { publicUrl: site } = config;
  const contactEmail = config.site.identity.email;
  await queueMail(tx, wayInMail(change, { to: user.email, at, site, contactEmail }), at);
}
