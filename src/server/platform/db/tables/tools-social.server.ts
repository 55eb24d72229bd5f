import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { ACCOUNT_KINDS, type AccountKind } from "#domain/tools/posts/publishing/social-accounts.ts";
import { SOCIAL_POST_STATES, type SocialPostState } from "#domain/tools/posts/publishing/social-post.ts";
import { givenUp, instant, literals } from "./columns.server.ts";
import { owned } from "./owner-columns.server.ts";
import { toolRuns } from "./tools-runs.server.ts";

/** Accounts of networks that people connected, and the posts that go out by them. */

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A page, a professional account or a person of a network, with the access that its service gave. */
export const socialAccounts = pgTable(
  "social_accounts",
  {
    ...owned,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    kind: text().$type<AccountKind>().notNull(),
    /** Its id in the network: a number, or a URN of LinkedIn. */
    remoteId: text("remote_id").notNull(),
    name: text().notNull(),
    tokenSealed: text("token_sealed").notNull(),
    /** Null where the service tells no end. */
    expiresAt: instant("expires_at"),
    /** Its people were told that the access ends soon, for the end that it has now. */
    expiryToldAt: instant("expiry_told_at"),
    /** Since when the service lets us in no more. */
    refusedAt: instant("refused_at"),
    lastSentAt: instant("last_sent_at"),
    lastError: text("last_error"),
  },
  (table) => [
    uniqueIndex("social_accounts_remote").on(
      sql`coalesce(${table.agencyId}, ${table.ownerId})`,
      table.kind,
      table.remoteId,
    ),
    index("social_accounts_owner").on(table.ownerId),
    index("social_accounts_agency").on(table.agencyId),
    index("social_accounts_expire").on(table.expiresAt).where(sql`${table.expiryToldAt} is null`),
    check("social_accounts_kind", sql`${table.kind} in (${literals(ACCOUNT_KINDS)})`),
  ],
);

/** A post of a week as it was scheduled: what is changed in the week afterwards goes out only once it is scheduled anew. */
export const socialPosts = pgTable(
  "social_posts",
  {
    ...owned,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => socialAccounts.id, { onDelete: "cascade" }),
    runId: uuid("run_id")
      .notNull()
      .references(() => toolRuns.id, { onDelete: "cascade" }),
    /** The id of the post in its week. */
    place: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** It offers the home, and so ends with the offer. */
    isAdvert: boolean("is_advert").notNull(),
    dueAt: instant("due_at").notNull(),
    state: text().$type<SocialPostState>().notNull().default("programada"),
    /** When it is looked at next; null once nothing more is done by itself. */
    nextAt: instant("next_at"),
    tries: smallint().notNull().default(0),
    /** Ids of what the network holds already, not yet shown to anybody. */
    prepared: jsonb().$type<readonly string[]>(),
    preparedAt: instant("prepared_at"),
    /** From here on it may stand in the network. */
    handedAt: instant("handed_at"),
    sentAt: instant("sent_at"),
    remoteId: text("remote_id"),
    remoteUrl: text("remote_url"),
    lastError: text("last_error"),
    ...givenUp,
  },
  (table) => [
    index("social_posts_given_up").on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    uniqueIndex("social_posts_place").on(table.runId, table.place),
    index("social_posts_due").on(table.nextAt).where(sql`${table.nextAt} is not null`),
    index("social_posts_owner").on(table.ownerId),
    index("social_posts_agency").on(table.agencyId),
    index("social_posts_account").on(table.accountId, table.dueAt),
    check("social_posts_state", sql`${table.state} in (${literals(SOCIAL_POST_STATES)})`),
  ],
);

/** Its pictures as they were when it was scheduled; they go once it has gone. */
export const socialPictures = pgTable(
  "social_pictures",
  {
    postId: uuid("post_id")
      .notNull()
      .references(() => socialPosts.id, { onDelete: "cascade" }),
    place: smallint().notNull(),
    jpeg: bytes().notNull(),
    /** For whoever does not see it. */
    alt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.place] })],
);
