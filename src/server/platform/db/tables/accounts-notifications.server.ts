import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { NOTIFICATION_TYPES, type NotificationType } from "#domain/accounts/account/notices.ts";
import { users } from "./accounts.server.ts";
import { instant, literals, stamped } from "./columns.server.ts";

/** Notices that an account's bell shows. */

/** Notices of the product to one person. The names of the fields are those of the public contract. */
export const userNotifications = pgTable(
  "user_notifications",
  {
    ...stamped,
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    message: text().notNull(),
    type: text().$type<NotificationType>().notNull(),
    /** A path of this site. */
    link: text(),
    readAt: instant("read_at"),
    /** Notices of one cause while the first is unread: they are one row that counts. */
    cause: text(),
    times: integer().notNull().default(1),
    /** Time of the last event counted here. */
    lastAt: instant("last_at").notNull().defaultNow(),
  },
  (table) => [
    index("user_notifications_newest").on(table.userId, table.lastAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("user_notifications_unread").on(table.userId).where(sql`${table.readAt} is null`),
    uniqueIndex("user_notifications_cause").on(table.userId, table.cause).where(sql`${table.readAt} is null`),
    check("user_notifications_type", sql`${table.type} in (${literals(NOTIFICATION_TYPES)})`),
    check("user_notifications_times", sql`${table.times} >= 1`),
    check("user_notifications_link", sql`${table.link} ~ '^/([^/]|$)'`),
  ],
);
