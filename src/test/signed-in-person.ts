import { SESSION_COOKIE } from "#server/accounts/auth/session-cookie.server.ts";
import { openSession } from "#server/accounts/auth/sessions.server.ts";
import type { Role } from "#server/accounts/people/accounts.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { userRoles } from "#server/platform/db/tables/accounts.server.ts";
import { cookieName, signedValue } from "#server/platform/http/own-cookies.server.ts";
import { insertUser, TEST_CALLER } from "./signed-in-client.ts";

/** Somebody whose browser is signed in: an account, a session, the cookie that names it. */
export async function signedInPerson(services: Services, roles: readonly Role[] = []) {
  const { db } = services.database;
  const user = await insertUser(db);
  for (const role of roles) await db.insert(userRoles).values({ userId: user.id, role });
  const session = await openSession(db, { user, method: "password", caller: TEST_CALLER, now: services.now() });
  const cookie = `${cookieName(services.config, SESSION_COOKIE.name)}=${signedValue(services.auth.keys, SESSION_COOKIE, session.id)}`;
  return { user, sessionId: session.id, cookie };
}
