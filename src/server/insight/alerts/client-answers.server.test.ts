import { expect, test } from "vitest";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { markRead, ringBells } from "../../accounts/notifications/notifications.server.ts";
import { ANSWER_CAUSE } from "../../market/saved-searches/client-answers.server.ts";
import { unreadAnswers } from "./client-answers.server.ts";

const database = await openTestDatabase();
const { db } = database;

test("answers of clients stand among the alerts until the bell is read: the last three, and no other notice", async () => {
  const { user } = await signedInPerson(testServices(database));
  const actor = personActor(user.id);
  const ring = (cause: string, message: string, minute: number) =>
    ringBells(
      db,
      [user.id],
      { title: "Marta ha mirado «Pisos»", message, link: "/dashboard/contactos/1", cause },
      new Date(Date.UTC(2026, 10, 26, 9, minute)),
    );
  await ring("lector:1", "Ha confirmado", 9);
  for (const minute of [1, 2, 3, 4])
    await ring(`${ANSWER_CAUSE}${minute === 3 ? "pregunta" : "no"}:1:${minute}`, `Casa ${minute}`, minute);
  expect((await unreadAnswers(db, actor)).map(({ message, kind }) => [message, kind])).toEqual([
    ["Casa 4", "no"],
    ["Casa 3", "pregunta"],
    ["Casa 2", "no"],
  ]);
  const other = await signedInPerson(testServices(database));
  expect(await unreadAnswers(db, personActor(other.user.id))).toEqual([]);
  await markRead(db, user.id, "all", new Date());
  expect(await unreadAnswers(db, actor)).toEqual([]);
});
