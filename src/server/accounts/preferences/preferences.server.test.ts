import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { hidesFirstSteps } from "#domain/accounts/account/first-steps.ts";
import { NOTICES, unwantedNotices } from "#domain/accounts/account/notices.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { settingsOfPerson } from "../../crm/calendar/people.server.ts";
import { notifyPeople } from "../../crm/contacts/notify.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { notifyOwner } from "../../portfolio/imports/notify-owner.server.ts";
import { countryOfPerson, whoWants } from "./preferences.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));
const NOW = new Date("2026-11-22T10:00:00Z");
let cast: Cast;
beforeAll(async () => {
  cast = await openCast(services);
});
beforeEach(async () => {
  await db.update(users).set({ metadata: { first_name: "Ana" } });
  await db.delete(userNotifications);
});

const put = (path: string, body: unknown) =>
  app.request(`/api/preferences/${path}`, {
    method: "PUT",
    headers: { cookie: cast.user.cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const metadata = async () => (await db.select().from(users).where(eq(users.id, cast.user.id)))[0]!.metadata;
const noticed = async () => (await db.select().from(userNotifications)).map(({ userId }) => userId);

test("a person without settings gets every notice", async () => {
  for (const { kind, channels } of NOTICES) {
    for (const channel of channels) {
      expect([...(await whoWants(db, [cast.user.id], kind, channel))]).toEqual([cast.user.id]);
    }
  }
});

test("a notice that is switched off is not sent there, to that person alone", async () => {
  expect((await put("notices", { off: ["contactos:campana", "respuestas:correo"] })).status).toBe(204);
  const people = [cast.user.id, cast.otherUser.id];
  const notice = { title: "Tienes un contacto nuevo", message: "x", link: "/dashboard", cause: "c" };
  await notifyPeople(db, people, { ...notice, kind: "contactos" }, NOW);
  expect(await noticed()).toEqual([cast.otherUser.id]);
  await notifyPeople(db, people, { ...notice, kind: "respuestas", cause: "d" }, NOW);
  expect(await noticed()).toHaveLength(3);
  expect([...(await whoWants(db, people, "respuestas", "correo"))]).toEqual([cast.otherUser.id]);
});

test("neither are those of imports", async () => {
  const notice = { title: "x", message: "x", type: "error" as const, link: "/dashboard", cause: "c" };
  await put("notices", { off: ["importaciones:campana"] });
  await notifyOwner(db, cast.user.id, { ...notice, kind: "importaciones" }, NOW);
  expect(await noticed()).toEqual([]);
  await notifyOwner(db, cast.user.id, { ...notice, kind: "webhooks" }, NOW);
  expect(await noticed()).toEqual([cast.user.id]);
});

test("mail of the calendar is one answer, here and in the calendar's own settings", async () => {
  await put("place", { region: "latam", timeZone: "America/Bogota" });
  await put("notices", { off: ["agenda:correo"] });
  expect(await settingsOfPerson(db, cast.user.id)).toMatchObject({ mails: false, timeZone: "America/Bogota" });
  await app.request("/api/calendar/settings", {
    method: "PUT",
    headers: { cookie: cast.user.cookie, "content-type": "application/json" },
    body: JSON.stringify({ mails: true, timeZone: "America/Lima", reminders: [30] }),
  });
  expect(unwantedNotices(await metadata())).toEqual([]);
  expect(await metadata()).toMatchObject({ first_name: "Ana", region: "latam" });
});

test("the first steps are put away, and come back", async () => {
  for (const isHidden of [true, false]) {
    expect((await put("first-steps", { isHidden })).status).toBe(204);
    expect(hidesFirstSteps(await metadata())).toBe(isHidden);
  }
  expect(await metadata()).toMatchObject({ first_name: "Ana" });
  expect((await put("first-steps", { isHidden: "sí" })).status).toBe(422);
});

test("an unknown notice or place is refused", async () => {
  expect((await put("notices", { off: ["seguridad:correo"] })).status).toBe(422);
  expect((await put("notices", { off: ["importaciones:correo"] })).status).toBe(422);
  expect((await put("place", { region: "marte", timeZone: "Europe/Madrid" })).status).toBe(422);
  expect((await put("place", { region: "es", timeZone: "Europa/Nada" })).status).toBe(422);
});

test("two changes at once are both kept", async () => {
  const answers = await Promise.all([
    put("notices", { off: ["contactos:correo"] }),
    put("place", { region: "latam", timeZone: "America/Lima" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await metadata()).toMatchObject({
    notices: { off: ["contactos:correo"] },
    region: "latam",
    calendar: { timeZone: "America/Lima" },
  });
});

test("the country of a person is the one that they chose, and unknown where they chose none or are gone", async () => {
  expect(await countryOfPerson(db, cast.user.id)).toBeNull();
  await db
    .update(users)
    .set({ metadata: { country: "AR" } })
    .where(eq(users.id, cast.user.id));
  expect(await countryOfPerson(db, cast.user.id)).toBe("AR");
  expect(await countryOfPerson(db, "99999999-9999-4999-8999-999999999999")).toBeNull();
});
