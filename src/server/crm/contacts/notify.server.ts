import { isNull, sql } from "drizzle-orm";
import type { NoticeKind } from "#domain/accounts/account/notices.ts";
import { whoWants } from "../../accounts/preferences/preferences.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import type { CrmScope } from "./scopes.server.ts";

interface Notice {
  kind: NoticeKind;
  title: string;
  message: string;
  link: string;
  cause: string;
}

/** Notifies the people who want to hear of it; unread notices of one cause are merged into one. */
export async function notifyPeople(
  tx: Db,
  userIds: readonly string[],
  { kind, ...notice }: Notice,
  at: Date,
): Promise<void> {
  const recipients = await whoWants(tx, userIds, kind, "campana");
  if (recipients.size === 0) return;
  const row = { ...notice, type: "warning" as const, createdAt: at, lastAt: at };
  await tx
    .insert(userNotifications)
    .values([...recipients].map((userId) => ({ ...row, userId })))
    .onConflictDoUpdate({
      target: [userNotifications.userId, userNotifications.cause],
      targetWhere: isNull(userNotifications.readAt),
      set: { times: sql`${userNotifications.times} + 1`, lastAt: at, message: notice.message, link: notice.link },
    });
}

/** The page of a contact, of the house's or of somebody's own. */
export const contactPath = ({ isHouse }: Pick<CrmScope, "isHouse">, contactId: string): string =>
  isHouse ? `/admin/crm-leads/contactos/${contactId}` : `/dashboard/contactos/${contactId}`;
