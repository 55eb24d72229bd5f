import type { Db } from "../db/connection.server.ts";
import { type WayInChange, wayInMail } from "../mail/way-in-mails.server.ts";
import type { UserRow } from "../queries/accounts.server.ts";
import { queueMail } from "../queries/mails.server.ts";
import type { Services } from "../services.server.ts";

/** Mails the owner that the ways into his account changed, in the transaction of the change. */
export async function tellOwner(
  tx: Db,
  { config, now }: Services,
  user: Pick<UserRow, "email">,
  change: WayInChange,
): Promise<void> {
  const at = now();
  const { publicUrl: site } = config;
  const contactEmail = config.site.identity.email;
  await queueMail(tx, wayInMail(change, { to: user.email, at, site, contactEmail }), at);
}
