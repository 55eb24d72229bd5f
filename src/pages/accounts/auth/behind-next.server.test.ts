import { expect, test } from "vitest";
import { agencies, agencyInvitations } from "../../../server/platform/db/tables/accounts-agencies.server.ts";
import { sha256 } from "../../../server/platform/secrets/keys.server.ts";
import { insertUser } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { comesFor } from "./behind-next.server.ts";

const database = await openTestDatabase();
const NOW = new Date("2026-11-26T10:00:00.000Z");
const services = { database, now: () => NOW };

test("an invited person is met with the agency's name and the address of the invitation, as long as it is open", async () => {
  const [agency] = await database.db.insert(agencies).values({ name: "Casas del Puerto" }).returning();
  const { id: invitedBy } = await insertUser(database.db);
  await database.db.insert(agencyInvitations).values({
    agencyId: agency!.id,
    email: "nueva@casa.example",
    role: "agent",
    tokenHash: sha256("abc"),
    invitedBy,
    createdAt: NOW,
    expiresAt: new Date(NOW.getTime() + 1000),
  });
  const at = (next: string, now = NOW) => comesFor({ ...services, now: () => now }, next, null);
  const known = { kind: "invitation", agency: "Casas del Puerto", email: "nueva@casa.example" };
  expect(await at("/dashboard/invitacion?token=abc")).toEqual(known);
  expect(await at("/dashboard/invitacion?token=abc", new Date(NOW.getTime() + 1000))).toBeNull();
  // Nobody learns whose it is by guessing, or by another page's address.
  expect(await at("/dashboard/invitacion?token=abd")).toBeNull();
  expect(await at("/dashboard/invitacion")).toBeNull();
  expect(await at("/dashboard?token=abc")).toBeNull();
});

test("somebody who wanted to share or to keep a result is told so; other words say nothing", async () => {
  const next = "/calculadora-capacidad?resultado=1";
  expect(await comesFor(services, next, "compartir")).toEqual({ kind: "share" });
  expect(await comesFor(services, next, "guardar")).toEqual({ kind: "save" });
  expect(await comesFor(services, next, "otra cosa")).toBeNull();
});
