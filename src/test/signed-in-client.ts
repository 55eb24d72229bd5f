import { AuthClient } from "@supabase/auth-js";
import type { Hono } from "hono";
import type { AppEnv } from "#server/accounts/access/app-env.server.ts";
import { openSession, sessionJson } from "#server/accounts/auth/sessions.server.ts";
import type { UserRow } from "#server/accounts/people/accounts.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import type { Db } from "#server/platform/db/connection.server.ts";
import { identities, users } from "#server/platform/db/tables/accounts.server.ts";

export const TEST_CALLER = { ipAddress: "203.0.113.9", userAgent: "Navegador/1" };

let number = 0;

/** A confirmed account with an address of its own. */
export async function insertUser(db: Db, values: Partial<UserRow> = {}): Promise<UserRow> {
  const email = values.email ?? `persona${number++}@agencia.es`;
  const [row] = await db
    .insert(users)
    .values({ emailConfirmedAt: new Date(), ...values, email })
    .returning();
  // Long before whatever the test adds: the order tells the first way in.
  const createdAt = new Date("2026-01-01T00:00:00.000Z");
  const own = { userId: row!.id, provider: "email", subject: row!.id, data: { email }, createdAt };
  await db.insert(identities).values(own);
  return row!;
}

export type TestClient = InstanceType<typeof AuthClient>;

/** The unmodified client of a browser, with calls that reach the app without a network. */
export function clientOf(app: () => Hono<AppEnv>, stored = new Map<string, string>()): TestClient {
  return new AuthClient({
    url: "http://127.0.0.1:3000/auth/v1",
    storageKey: "session",
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    autoRefreshToken: false,
    flowType: "pkce",
    fetch: async (input, init) => await app().request(String(input), init),
  });
}

/** A client that is signed in with a password. */
export async function signedInClient(app: () => Hono<AppEnv>, services: Services, user: UserRow) {
  const { db } = services.database;
  const session = await db.transaction((tx) =>
    openSession(tx, { user, method: "password", caller: TEST_CALLER, now: services.now() }),
  );
  const stored = new Map([["session", JSON.stringify(await sessionJson(services, db, session))]]);
  return { client: clientOf(app, stored), sessionId: session.id };
}
