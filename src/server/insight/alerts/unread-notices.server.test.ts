import { expect, test } from "vitest";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { markRead, ringBells } from "../../accounts/notifications/notifications.server.ts";
import { ANSWER_CAUSE } from "../../market/saved-searches/client-answers.server.ts";
import { unreadNotices } from "./unread-notices.server.ts";

const database = await openTestDatabase();
const { db } = database;

test("a notice that needs care stands among the alerts until it is read, and plain news are counted", async () => {
  const { user } = await signedInPerson(testServices(database));
  const actor = personActor(user.id);
  const ring = (title: string, more: { type?: "warning"; cause?: string }, minute: number) =>
    ringBells(
      db,
      [user.id],
      { title, message: "Hazlo tú a mano.", link: "/dashboard/firmas", cause: `firma:${minute}`, ...more },
      new Date(Date.UTC(2026, 10, 27, 9, minute)),
    );
  await ring("Firmado por todos", {}, 1);
  await ring("El trato no ha pasado", { type: "warning" }, 2);
  await ring("Marta pregunta", { cause: `${ANSWER_CAUSE}pregunta:1` }, 3);
  const found = await unreadNotices(db, actor);
  expect(found.notices.map(({ title, type, link }) => [title, type, link])).toEqual([
    ["El trato no ha pasado", "warning", "/dashboard/firmas"],
  ]);
  expect(found.others).toBe(1);
  await markRead(db, user.id, "all", new Date());
  expect(await unreadNotices(db, actor)).toEqual({ notices: [], others: 0 });
});
