import type { NoticeKind } from "#domain/accounts/account/notices.ts";
import { type BellNotice, ringBells } from "../../accounts/notifications/notifications.server.ts";
import { whoWants } from "../../accounts/preferences/preferences.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { CrmScope } from "./scopes.server.ts";

interface Notice extends BellNotice {
  kind: NoticeKind;
}

/** Notifies the people who want to hear of it; unread notices of one cause are merged into one. */
export async function notifyPeople(
  tx: Db,
  userIds: readonly string[],
  { kind, ...notice }: Notice,
  at: Date,
): Promise<void> {
  const recipients = await whoWants(tx, userIds, kind, "campana");
  await ringBells(tx, [...recipients], notice, at);
}

/** The page of a contact, of the house's or of somebody's own. */
export const contactPath = ({ isHouse }: Pick<CrmScope, "isHouse">, contactId: string): string =>
  isHouse ? `/admin/crm-leads/contactos/${contactId}` : `/dashboard/contactos/${contactId}`;
