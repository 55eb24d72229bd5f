import { expect, test } from "vitest";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { waysToWrite } from "./ways-to-write.server.ts";

const database = await openTestDatabase();
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));
const { user, cookie } = await signedInPerson(services);
const actor = personActor(user.id);

async function newContact(body: object): Promise<string> {
  const response = await app.request("/api/crm/contacts", {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

test("a person has the first number and address of their file, and the reason why nobody may write to them", async () => {
  const asked = await newContact({
    fullName: "Marta Ríos",
    emails: ["marta@example.com"],
    phones: ["611 222 333"],
    hasConsent: true,
    consentText: "Me lo pidió por teléfono",
  });
  const silent = await newContact({ fullName: "Luis Vega", phones: ["622 333 444"] });
  const ways = await waysToWrite(database.db, { actor, keys: services.auth.keys }, [asked, silent]);
  expect(ways.get(asked)).toEqual({ email: "marta@example.com", phone: "+34611222333", refusal: null });
  expect(ways.get(silent)).toEqual({
    email: null,
    phone: "+34622333444",
    refusal: "No consta su permiso para enviarle viviendas",
  });
  expect(await waysToWrite(database.db, { actor, keys: services.auth.keys }, [])).toEqual(new Map());
});
