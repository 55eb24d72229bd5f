import { SESSION_COOKIE } from "../server/auth/session-cookie.server.ts";
import { openSession } from "../server/auth/sessions.server.ts";
import { userRoles } from "../server/db/account-schema.server.ts";
import { cookieName, signedValue } from "../server/own-cookies.server.ts";
import type { Role } from "../server/queries/accounts.server.ts";
import type { Services } from "../server/services.server.ts";
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
