import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { sessions, users } from "./accounts.server.ts";
import { instant, stamped } from "./columns.server.ts";

/** Passkeys (WebAuthn): public halves of key pairs whose other half never leaves the person's device. Nothing here is secret. */

export const passkeys = pgTable(
  "passkeys",
  {
    ...stamped,
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The device's own name for the credential, base64url. */
    credentialId: text("credential_id").notNull(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** Uses that the device has counted; stays 0 where devices share the key. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How a browser reaches it: `internal`, `hybrid`, `usb`. */
    transports: text().array().notNull().default(sql`'{}'`),
    /** Whether the key may exist on several devices, and whether it does. */
    deviceType: text("device_type").$type<"singleDevice" | "multiDevice">().notNull(),
    isBackedUp: boolean("is_backed_up").notNull(),
    name: text().notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    uniqueIndex("passkeys_credential").on(table.credentialId),
    index("passkeys_user").on(table.userId, table.createdAt),
    check("passkeys_device_type", sql`${table.deviceType} in ('singleDevice', 'multiDevice')`),
    check("passkeys_name", sql`length(${table.name}) between 1 and 60`),
  ],
);

export type PasskeyPurpose = "register" | "raise" | "sign-in";

/** Challenge that a device is asked to sign; the first try deletes the row. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    ...stamped,
    purpose: text().$type<PasskeyPurpose>().notNull(),
    challenge: text().notNull(),
    /** The session that asked; null while nobody is signed in. */
    sessionId: uuid("session_id").references(() => sessions.id, { onDelete: "cascade" }),
    /** SHA-256 of the mark that the asking browser got while nobody was signed in. */
    browserHash: text("browser_hash"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("passkey_challenges_session").on(table.sessionId),
    index("passkey_challenges_expiry").on(table.expiresAt),
    check("passkey_challenges_purpose", sql`${table.purpose} in ('register', 'raise', 'sign-in')`),
    // Bound to a session or to a browser, and never to both.
    check(
      "passkey_challenges_bound",
      sql`(${table.purpose} = 'sign-in') = (${table.browserHash} is not null) and (${table.sessionId} is null) = (${table.browserHash} is not null)`,
    ),
  ],
);
