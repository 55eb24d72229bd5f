import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { fullNameExpression } from "../person-name.server.ts";
import { MARKED_LETTERS, PLAIN_LETTERS } from "../search-text.server.ts";
import { instant, stamped } from "./columns.server.ts";

/**
 * Accounts: people, their proofs and their sessions. Secrets are hashed or sealed, never plain.
 */

const ofUser = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const users = pgTable(
  "users",
  {
    ...stamped,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    /** Lower case: how addresses are compared. */
    email: text().notNull(),
    emailConfirmedAt: instant("email_confirmed_at"),
    /** argon2id in PHC form; null for a person who only signs in through a provider. */
    passwordHash: text("password_hash"),
    /** The person's own data: first_name, last_name, phone, user_type. */
    metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The address that is to replace `email` once it is confirmed. */
    newEmail: text("new_email"),
    confirmationSentAt: instant("confirmation_sent_at"),
    recoverySentAt: instant("recovery_sent_at"),
    emailChangeSentAt: instant("email_change_sent_at"),
    reauthenticationSentAt: instant("reauthentication_sent_at"),
    lastSignInAt: instant("last_sign_in_at"),
    bannedUntil: instant("banned_until"),
    /** A person has one trial, whatever became of it. */
    trialStartedAt: instant("trial_started_at"),
    /**
     * True: after any other way of signing in a passkey is asked for too. Without effect for people who have none
     * (`hasVerifiedFactor`).
     */
    asksForPasskey: boolean("asks_for_passkey").notNull().default(false),
    /**
     * Name and address without marks, for the search and order of administrators. Cut, because an index does not take
     * text of any length.
     */
    searchText: text("search_text").generatedAlwaysAs(
      sql.raw(
        `translate(lower(left(${fullNameExpression("metadata")} || ' ' || email, 400)), '${MARKED_LETTERS}', '${PLAIN_LETTERS}')`,
      ),
    ),
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    index("users_newest").on(table.createdAt.desc()),
    index("users_search").on(table.searchText),
    index("users_last_sign_in").on(table.lastSignInAt.desc().nullsLast(), table.createdAt.desc()),
    check("users_email_length", sql`length(${table.email}) between 3 and 255`),
    check("users_email_case", sql`${table.email} = lower(${table.email})`),
  ],
);

/** Rights beyond those of every account. */
export const userRoles = pgTable(
  "user_roles",
  {
    userId: ofUser(),
    role: text().$type<"admin" | "manager">().notNull(),
    grantedBy: uuid("granted_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    check("user_roles_role", sql`${table.role} in ('admin', 'manager')`),
  ],
);

/** A way in: the address with its password (`email`), or an account at a provider. */
export const identities = pgTable(
  "identities",
  {
    ...stamped,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    userId: ofUser(),
    provider: text().notNull(),
    /** The provider's id of the person; for `email` the user's own id. */
    subject: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    lastSignInAt: instant("last_sign_in_at"),
  },
  (table) => [
    uniqueIndex("identities_subject").on(table.provider, table.subject),
    index("identities_user").on(table.userId),
  ],
);

export interface AuthMethod {
  method: string;
  /** Epoch seconds. */
  timestamp: number;
}

/**
 * One signed-in browser. Its refresh token is calculated from `id` and `counter`, so there is nothing here to steal.
 */
export const sessions = pgTable(
  "sessions",
  {
    ...stamped,
    userId: ofUser(),
    aal: text().$type<"aal1" | "aal2">().notNull().default("aal1"),
    /** How the person proved who they are, newest first. */
    amr: jsonb().$type<AuthMethod[]>().notNull(),
    /** The second factor that raised the session. */
    factorId: uuid("factor_id").references(() => factors.id, { onDelete: "set null" }),
    /** The passkey that opened or raised the session; `removePasskey` decides what happens without it. */
    passkeyId: uuid("passkey_id"),
    /** Number of the current refresh token. */
    counter: integer().notNull().default(0),
    /** Tokens below it are dead even within the interval of reuse. */
    floor: integer().notNull().default(0),
    refreshedAt: instant("refreshed_at").notNull().defaultNow(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** An administrator who looks at the product as this person does; ends with their own account. */
    impersonatorId: uuid("impersonator_id").references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("sessions_impersonator").on(table.impersonatorId).where(sql`${table.impersonatorId} is not null`),
    index("sessions_user").on(table.userId, table.createdAt.desc()),
    check("sessions_aal", sql`${table.aal} in ('aal1', 'aal2')`),
    check("sessions_floor", sql`${table.floor} between 0 and ${table.counter}`),
  ],
);

export const ONE_TIME_TOKEN_TYPES = [
  "signup",
  "recovery",
  "email_change_current",
  "email_change_new",
  "magiclink",
  "invite",
  "reauthentication",
] as const;

export type OneTimeTokenType = (typeof ONE_TIME_TOKEN_TYPES)[number];

/** Change that a mailed link may apply once it is opened. */
/** Choices of a person who signed up. */
export interface SignUpAttempt {
  passwordHash: string;
  metadata: Record<string, unknown>;
}

export interface TokenPayload {
  /**
   * Set where a sign-up was repeated before the first was confirmed, so that nobody else's attempt is confirmed by it.
   */
  passwordHash?: string;
  metadata?: Record<string, unknown>;
  /**
   * Every sign-up of the address that waits for this link, by the mark of its browser (`attemptOf`): whichever of them
   * mailed the link, a browser confirms its own.
   */
  attempts?: Record<string, SignUpAttempt>;
  /** In an e-mail change: the other address has already agreed. */
  isOtherConfirmed?: boolean;
}

/** Links and codes that were mailed. Using one deletes its row; a newer one of the same type replaces the older. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    ...stamped,
    userId: ofUser(),
    type: text().$type<OneTimeTokenType>().notNull(),
    /** SHA-256, hexadecimal. */
    tokenHash: text("token_hash").notNull(),
    /** Address it was sent to. */
    email: text().notNull(),
    payload: jsonb().$type<TokenPayload>().notNull().default({}),
    /** Given when the browser that asked wants a code back (PKCE, S256). */
    codeChallenge: text("code_challenge"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("one_time_tokens_hash").on(table.tokenHash),
    uniqueIndex("one_time_tokens_user").on(table.userId, table.type),
  ],
);

/** Codes that a browser changes for a session with its verifier (PKCE); the first try deletes the row. */
export const flowStates = pgTable(
  "flow_states",
  {
    ...stamped,
    userId: ofUser(),
    codeHash: text("code_hash").notNull(),
    codeChallenge: text("code_challenge").notNull(),
    /** How the person proved who they are: `otp`, `recovery`, `oauth`. */
    method: text().notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [uniqueIndex("flow_states_code").on(table.codeHash)],
);

/** A way to a provider and back; the return deletes the row. */
export const oauthStates = pgTable(
  "oauth_states",
  {
    ...stamped,
    stateHash: text("state_hash").notNull(),
    provider: text().notNull(),
    /** Sealed: nonce and verifier of our own exchange with the provider. */
    secrets: text().notNull(),
    redirectTo: text("redirect_to").notNull(),
    codeChallenge: text("code_challenge"),
    /** Set when a signed-in person adds the identity to their account. */
    linkingUserId: uuid("linking_user_id").references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [uniqueIndex("oauth_states_state").on(table.stateHash)],
);

/** Second factors. */
export const factors = pgTable(
  "mfa_factors",
  {
    ...stamped,
    updatedAt: instant("updated_at").notNull().defaultNow(),
    userId: ofUser(),
    type: text().$type<"totp" | "phone">().notNull(),
    status: text().$type<"unverified" | "verified">().notNull().default("unverified"),
    friendlyName: text("friendly_name").notNull().default(""),
    /** Sealed TOTP secret. */
    secret: text(),
    phone: text(),
    /** The last 30-second step whose code was taken: a code works once. */
    lastUsedStep: bigint("last_used_step", { mode: "number" }),
  },
  (table) => [
    index("mfa_factors_user").on(table.userId),
    uniqueIndex("mfa_factors_name").on(table.userId, table.friendlyName).where(sql`${table.friendlyName} <> ''`),
    check("mfa_factors_type", sql`${table.type} in ('totp', 'phone')`),
    check("mfa_factors_status", sql`${table.status} in ('unverified', 'verified')`),
  ],
);

export const factorChallenges = pgTable(
  "mfa_challenges",
  {
    ...stamped,
    factorId: uuid("factor_id")
      .notNull()
      .references(() => factors.id, { onDelete: "cascade" }),
    /** HMAC of a code sent by message; TOTP needs none. */
    codeHash: text("code_hash"),
    attempts: integer().notNull().default(0),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("mfa_challenges_factor").on(table.factorId)],
);

/** Ten codes for people who have lost their second factor; each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    ...stamped,
    userId: ofUser(),
    codeHash: text("code_hash").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [uniqueIndex("recovery_codes_hash").on(table.userId, table.codeHash)],
);

/** Every security event, of any person; rows outlive the account they concern. */
export const authEvents = pgTable(
  "auth_events",
  {
    ...stamped,
    kind: text().notNull(),
    /** Account that the event concerns; null for an unknown address. */
    userId: uuid("user_id"),
    /** Person who acted; the account's own person unless an administrator acted. */
    actorId: uuid("actor_id"),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index("auth_events_user").on(table.userId, table.createdAt.desc()),
    index("auth_events_newest").on(table.createdAt.desc(), table.id.desc()),
    index("auth_events_actor").on(table.actorId, table.createdAt.desc()),
    index("auth_events_kind").on(table.kind, table.createdAt.desc()),
  ],
);
