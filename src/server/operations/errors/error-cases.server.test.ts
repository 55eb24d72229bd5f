import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { errorCases } from "../../platform/db/tables/operations.server.ts";
import { toolErrors } from "../../platform/db/tables/platform.server.ts";
import { RULES } from "../../privacy/retention/rules.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));
const CAUSE = "0123456789abcdef0123";
let admin: Awaited<ReturnType<typeof signedInPerson>>;
let manager: Awaited<ReturnType<typeof signedInPerson>>;

beforeEach(async () => {
  for (const table of [errorCases, toolErrors, users]) await db.delete(table);
  admin = await signedInPerson(services, ["admin"]);
  manager = await signedInPerson(services, ["manager"]);
  await db.insert(toolErrors).values({
    kind: "server",
    fingerprint: CAUSE,
    errorType: "SERVER_ERROR",
    errorMessage: "x".repeat(150),
  });
});

const send = (body: object, cookie = admin.cookie, cause = CAUSE) =>
  app.request(`/api/admin/errors/${cause}`, {
    method: "PATCH",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
const shown = async () =>
  (await app.request(`/api/admin/errors/${CAUSE}`, { headers: { cookie: admin.cookie } })).json();
const noticesOf = (userId: string) => db.select().from(userNotifications).where(eq(userNotifications.userId, userId));

test("a note and its person are kept apart: omitted fields stay", async () => {
  expect(await shown()).toMatchObject({ note: null, assignee_id: null, noted_at: null });
  expect((await send({ note: "  El radio bajó a 300 m.  " })).status).toBe(204);
  expect((await send({ assignee_id: manager.user.id }, manager.cookie)).status).toBe(204);
  const detail = await shown();
  expect(detail).toMatchObject({ note: "El radio bajó a 300 m.", assignee_id: manager.user.id });
  expect(detail.noted_by).toBe(detail.staff.find(({ id }: { id: string }) => id === manager.user.id).name);
  expect(detail.staff).toHaveLength(2);
  await send({ note: "", assignee_id: "" });
  expect(await shown()).toMatchObject({ note: null, assignee_id: null });
});

test("a person who is assigned a case is told once; one who takes it themselves is not", async () => {
  await send({ assignee_id: admin.user.id });
  expect(await noticesOf(admin.user.id)).toEqual([]);
  await send({ assignee_id: manager.user.id });
  await send({ assignee_id: "" });
  await send({ assignee_id: manager.user.id });
  const notices = await noticesOf(manager.user.id);
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({
    title: "Te han asignado un error",
    message: `SERVER_ERROR: ${"x".repeat(100)}`,
    type: "warning",
    link: `/admin/errores?error=${CAUSE}`,
  });
});

test("only people who repair errors and may sign in can be assigned, and only to a known cause", async () => {
  const somebody = await signedInPerson(services);
  for (const id of [somebody.user.id, crypto.randomUUID(), "nadie"]) {
    const response = await send({ assignee_id: id });
    expect(response.status).toBe(422);
    expect((await response.json()).issues[0].path).toBe("assignee_id");
  }
  await db
    .update(users)
    .set({ bannedUntil: new Date("2999-01-01") })
    .where(eq(users.id, manager.user.id));
  expect((await send({ assignee_id: manager.user.id })).status).toBe(422);
  expect((await send({ note: "n".repeat(2_001) })).status).toBe(422);
  expect((await send({ note: "n" }, admin.cookie, "f".repeat(20))).status).toBe(404);
  expect(await db.$count(errorCases)).toBe(0);
});

test("a cause whose errors are forgotten keeps no note", async () => {
  await send({ note: "una nota" });
  const portion = { now: new Date(), limit: 10, onFiles: async () => {} };
  await RULES.errors(db, { ...portion, before: new Date("2020-01-01") });
  expect(await db.$count(errorCases)).toBe(1);
  await RULES.errors(db, { ...portion, before: new Date("2999-01-01") });
  expect(await db.$count(errorCases)).toBe(0);
});
