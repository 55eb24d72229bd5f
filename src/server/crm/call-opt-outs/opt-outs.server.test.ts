import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { type PersonActor, visitorActor } from "../../accounts/access/actor.server.ts";
import { leaveAgency } from "../../accounts/agencies/hand-over.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { authEvents } from "../../platform/db/tables/accounts.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { callOptOuts } from "../../platform/db/tables/crm-contacts.server.ts";
import { eraseAccount } from "../../privacy/personal-data/erase-account.server.ts";
import { contactMoves } from "../contacts/move-contacts.server.ts";
import { listOptOuts, noteOptOut, optedOutOf } from "./opt-outs.server.ts";

const database = await openTestDatabase();
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));
const { db } = database;
const { keys } = services.auth;

const alone = (ownerId: string): PersonActor => ({ ownerId, isAnonymous: false, agency: null });
const member = (ownerId: string, agencyId: string): PersonActor => ({
  ownerId,
  isAnonymous: false,
  agency: { id: agencyId, role: "agent" },
});

async function agencyOf(...ids: string[]): Promise<string> {
  const [agency] = await db.insert(agencies).values({ name: "Inmobiliaria Sol" }).returning();
  for (const [i, userId] of ids.entries())
    await db.insert(agencyMembers).values({ userId, agencyId: agency!.id, role: i === 0 ? "owner" : "agent" });
  return agency!.id;
}

const note = (actor: PersonActor, phone: string) =>
  db.transaction((tx) => noteOptOut(tx, { actor, keys, now: services.now() }, { phone, reason: "lo-pide" }));
const asked = (actor: PersonActor, ...phones: string[]) => optedOutOf(db, { actor, keys }, phones);

beforeEach(async () => {
  await db.delete(callOptOuts);
});

describe("the ledger", () => {
  test("a number is one however it is typed, and stands once; nobody can read it", async () => {
    const { user } = await signedInPerson(services);
    const me = alone(user.id);
    const first = await note(me, "612 345 678");
    expect(first.isNew).toBe(true);
    expect(await note(me, "0034612345678")).toEqual({ id: first.id, isNew: false });
    expect(await asked(me, "+34 612 345 678", "612345678", "613 345 678", "nada")).toEqual([
      "+34 612 345 678",
      "612345678",
    ]);
    const rows = await db.select().from(callOptOuts);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("612345678");
    expect(rows[0]!.masked).toBe("··· ··· 678");
  });

  test("if many note it at once, one adds it", async () => {
    const { user } = await signedInPerson(services);
    const all = await Promise.all(Array.from({ length: 5 }, () => note(alone(user.id), "612 345 678")));
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  });

  test("a stranger's is not known; an agency's every member knows", async () => {
    const [one, two, stranger] = [
      await signedInPerson(services),
      await signedInPerson(services),
      await signedInPerson(services),
    ].map(({ user }) => user.id) as [string, string, string];
    const agencyId = await agencyOf(one, two);
    await note(member(one, agencyId), "612 345 678");
    expect(await asked(member(two, agencyId), "612345678")).toEqual(["612345678"]);
    expect((await listOptOuts(db, member(two, agencyId), { limit: 5 })).optOuts).toHaveLength(1);
    expect(await asked(alone(stranger), "612345678")).toEqual([]);
    // A person who noted a number and leaves the agency does not keep it; the agency does.
    await db.transaction((tx) => leaveAgency(tx, { userId: two, now: services.now(), contactMoves }));
    await db.transaction((tx) => leaveAgency(tx, { userId: one, now: services.now(), contactMoves }));
    // Alone at last, they took it along.
    expect(await asked(alone(one), "612345678")).toEqual(["612345678"]);
    expect(await asked(alone(two), "612345678")).toEqual([]);
  });

  test("an agency that ends leaves its numbers to the last one, each once", async () => {
    const { user } = await signedInPerson(services);
    await note(alone(user.id), "612 345 678");
    const agencyId = await agencyOf(user.id);
    await note(member(user.id, agencyId), "612 345 678");
    await note(member(user.id, agencyId), "613 345 678");
    await db.transaction((tx) => leaveAgency(tx, { userId: user.id, now: services.now(), contactMoves }));
    const rows = await db.select().from(callOptOuts);
    expect(rows.map(({ masked, agencyId: of }) => [masked, of])).toEqual([
      ["··· ··· 678", null],
      ["··· ··· 678", null],
    ]);
  });

  test("an erased account's own go; its agency's stay as a colleague's", async () => {
    const [gone, stays] = [await signedInPerson(services), await signedInPerson(services)].map(
      ({ user }) => user.id,
    ) as [string, string];
    await note(alone(gone), "611 111 111");
    const agencyId = await agencyOf(stays, gone);
    await note(member(gone, agencyId), "612 345 678");
    await db.transaction((tx) => eraseAccount(services, tx, { id: gone, now: services.now() }));
    expect((await db.select().from(callOptOuts)).map(({ ownerId, agencyId: of }) => [ownerId, of])).toEqual([
      [stays, agencyId],
    ]);
  });

  test("the fact that tools ask for: a person has a list, a visitor has none", async () => {
    const { user } = await signedInPerson(services);
    await note(alone(user.id), "612 345 678");
    const phones = ["612-345-678"];
    expect(await services.facts.optedOut({ phones }, { actor: alone(user.id) })).toEqual(phones);
    expect(await services.facts.optedOut({ phones }, null)).toEqual([]);
    expect(await services.facts.optedOut({ phones }, { actor: visitorActor(user.id) })).toEqual([]);
  });
});

describe("/api/opt-outs", () => {
  const call = (cookie: string, method: string, path: string, body?: unknown) =>
    app.request(path, {
      method,
      headers: { cookie, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  test("added, listed, asked for, taken out; each act stands in the log", async () => {
    const { user, cookie } = await signedInPerson(services);
    const added = await call(cookie, "POST", "/api/opt-outs", { phone: "612 345 678", reason: "robinson" });
    expect(added.status).toBe(201);
    const { id } = (await added.json()) as { id: string };
    expect((await call(cookie, "POST", "/api/opt-outs", { phone: "612345678", reason: "otro" })).status).toBe(200);
    const list = (await (await call(cookie, "GET", "/api/opt-outs")).json()) as { optOuts: unknown[] };
    expect(list.optOuts).toMatchObject([{ id, masked: "··· ··· 678", reason: "robinson" }]);
    const check = await call(cookie, "POST", "/api/opt-outs/check", { phones: ["0034 612345678", "600 000 001"] });
    expect(await check.json()).toEqual({ phones: ["0034 612345678"] });
    expect((await call(cookie, "DELETE", `/api/opt-outs/${id}`)).status).toBe(204);
    expect((await call(cookie, "DELETE", `/api/opt-outs/${id}`)).status).toBe(404);
    for (const kind of ["opt_out_added", "opt_out_removed"] as const)
      expect(
        await db
          .select()
          .from(authEvents)
          .where(and(eq(authEvents.userId, user.id), eq(authEvents.kind, kind))),
      ).toHaveLength(1);
  });

  test("text that is no number is refused at the field", async () => {
    const { cookie } = await signedInPerson(services);
    for (const phone of ["", "doce", "+999999"]) {
      const answer = await call(cookie, "POST", "/api/opt-outs", { phone, reason: "lo-pide" });
      expect(answer.status, phone).toBe(422);
      expect(JSON.stringify(await answer.json())).toContain("teléfono");
    }
  });
});
