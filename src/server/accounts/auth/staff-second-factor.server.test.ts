import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { factors, sessions } from "../../platform/db/tables/accounts.server.ts";

const database = await openTestDatabase();
const { db } = database;
const open = (env: Record<string, string>) => {
  const services = testServices(database, env);
  return { services, app: createApp(services, async () => new Response("page")) };
};
const required = open({ STAFF_SECOND_FACTOR: "required" });

async function ask({ app }: typeof required, path: string, cookie: string) {
  const answer = await app.request(path, { headers: { cookie } });
  return answer.status === 200 ? [200] : [answer.status, (await answer.json()).code];
}

test.each(["admin", "manager"] as const)(
  "a %s without a second factor administers nothing, and is told why",
  async (role) => {
    const { services } = required;
    const { user, sessionId, cookie } = await signedInPerson(services, [role]);
    expect(await ask(required, "/api/admin/errors", cookie)).toEqual([403, "SECOND_FACTOR_NEEDED"]);
    // Their own account is open: there they set it up.
    expect(await ask(required, "/api/account/sessions", cookie)).toEqual([200]);
    expect(await ask(open({}), "/api/admin/errors", cookie)).toEqual([200]);
    await db.insert(factors).values({ userId: user.id, type: "totp", status: "verified" });
    expect(await ask(required, "/api/admin/errors", cookie)).toEqual([401, "UNAUTHORIZED"]);
    await db.update(sessions).set({ aal: "aal2" }).where(eq(sessions.id, sessionId));
    expect(await ask(required, "/api/admin/errors", cookie)).toEqual([200]);
  },
);

test("nobody else learns that there is an administration", async () => {
  const { cookie } = await signedInPerson(required.services);
  expect(await ask(required, "/api/admin/errors", cookie)).toEqual([404, "NOT_FOUND"]);
});
