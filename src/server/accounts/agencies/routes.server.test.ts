import { randomUUID } from "node:crypto";
import { and, eq, isNull, ne } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { AgencyRole } from "#domain/accounts/agency/roles.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { authEvents, users } from "../../platform/db/tables/accounts.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { billingAccounts } from "../../platform/db/tables/accounts-billing.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { accountOf } from "../billing/accounts.server.ts";
import { agentCardOf } from "./agent-card.server.ts";

const database = await openTestDatabase();
const { db } = database;
const START = new Date("2026-11-21T10:00:00.000Z");
let now = START;
const services = { ...testServices(database, { TRUSTED_PROXIES: "1" }), now: () => now };
const app = createApp(services, async () => new Response("page"));

beforeEach(() => {
  now = START;
});

interface Person {
  id: string;
  email: string;
  cookie: string;
}

async function person(name?: string): Promise<Person> {
  const { user, cookie } = await signedInPerson(services);
  if (name !== undefined) {
    const [first_name, last_name] = name.split(" ");
    await db.update(users).set({ metadata: { first_name, last_name } }).where(eq(users.id, user.id));
  }
  return { id: user.id, email: user.email, cookie };
}

let calls = 0;
async function call(who: Person, method: string, path: string, body?: unknown) {
  calls += 1;
  const response = await app.request(`/api/agency${path}`, {
    method,
    headers: {
      cookie: who.cookie,
      // Each from an address of its own: the limits are not what this is about.
      "x-forwarded-for": `10.0.${calls >> 8}.${calls & 255}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

/** An agency on trial (five seats) with these people beside its founder, who comes first. */
async function agencyOf(...roles: AgencyRole[]) {
  const owner = await person("Nuria Ferrer");
  const { body } = await call(owner, "POST", "", { name: "Casas Ferrer" });
  const members = [owner];
  for (const role of roles) {
    const member = await person();
    await db.insert(agencyMembers).values({ userId: member.id, agencyId: body.id, role, joinedAt: now });
    members.push(member);
  }
  return { id: body.id as string, members };
}

const read = async (who: Person) => (await call(who, "GET", "")).body;
const membersOf = async (who: Person) =>
  Object.fromEntries(
    (await read(who)).members.map(({ email, role }: { email: string; role: string }) => [email, role]),
  );

/** The newest mail to somebody. */
async function mailTo(to: string) {
  const found = await db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.createdAt);
  return found.at(-1);
}
const tokenOf = async (email: string) => new URL((await mailTo(email))!.links[0]!).searchParams.get("token")!;

async function invited(by: Person, role: "coordinator" | "agent" = "agent") {
  const guest = await person("Ana Soler");
  const { status } = await call(by, "POST", "/invitations", { email: guest.email, role });
  expect(status).toBe(201);
  return { guest, token: await tokenOf(guest.email) };
}

const accept = (who: Person, token: string) => call(who, "POST", "/invitations/accept", { token });
/** The entries of the security log about a person since they signed in. */
const eventsOf = async (userId: string) =>
  await db
    .select()
    .from(authEvents)
    .where(and(eq(authEvents.userId, userId), ne(authEvents.kind, "signed_in")));

describe("founding", () => {
  test("makes the founder its owner and their plan its plan", async () => {
    const ana = await person();
    const homeId = await addRow(services, "home", { ownerId: ana.id, agencyId: null });
    const { status, body } = await call(ana, "POST", "", { name: "  Casas Ferrer " });
    expect(status).toBe(201);
    expect(await read(ana)).toMatchObject({
      id: body.id,
      role: "owner",
      brand: { name: "Casas Ferrer", colour: null, logo: null },
      plan: { id: "prueba" },
      seats: { members: 1, invited: 0, total: 5 },
      members: [{ email: ana.email, role: "owner", isSelf: true }],
      invitations: [],
    });
    expect((await accountOf(db, { agencyId: body.id }))?.balance).toBe(500);
    expect(await accountOf(db, { userId: ana.id })).toBeUndefined();
    expect(await eventsOf(ana.id)).toMatchObject([{ kind: "agency_created", detail: { agency: "Casas Ferrer" } }]);
    // Homes that they had before stay theirs alone unless they choose otherwise.
    expect(await db.$count(properties, and(eq(properties.id, homeId), isNull(properties.agencyId)))).toBe(1);
  });

  test("takes along the founder's own rows, if they want", async () => {
    const ana = await person();
    const of = { ownerId: ana.id, agencyId: null };
    const ids = [await addRow(services, "home", of), await addRow(services, "home", of)];
    const { body } = await call(ana, "POST", "", { name: "Casas Ferrer", bringWork: true });
    const homes = await db.select().from(properties).where(eq(properties.ownerId, ana.id));
    expect(homes.map((home) => [home.id, home.agencyId]).sort()).toEqual(ids.map((id) => [id, body.id]).sort());
  });

  test("only one, also of two calls at once", async () => {
    const ana = await person();
    const answers = await Promise.all([1, 2].map(() => call(ana, "POST", "", { name: "Casas Ferrer" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("ALREADY_IN_AGENCY");
    const { id } = await read(ana);
    expect(await db.$count(billingAccounts, eq(billingAccounts.agencyId, id))).toBe(1);
  });
});

describe("invitations", () => {
  test("a mail says who invites, whom and as what; accepting joins, tells the owner, and is logged", async () => {
    const { id, members } = await agencyOf();
    const [nuria] = members as [Person];
    const { guest, token } = await invited(nuria, "coordinator");
    const mail = (await mailTo(guest.email))!;
    expect(mail.subject).toBe("Nuria Ferrer te invita a Casas Ferrer");
    expect(mail.replyTo).toBe(nuria.email);
    expect(mail.text).toContain("como coordinación");
    expect(mail.text).toContain("14\u00a0días");
    expect(mail.links).toEqual([`${services.config.publicUrl}/dashboard/invitacion?token=${token}`]);
    const before = await read(nuria);
    expect(before.seats).toEqual({ members: 1, invited: 1, total: 5 });
    expect(before.invitations).toMatchObject([{ email: guest.email, role: "coordinator", isExpired: false }]);
    expect(JSON.stringify(before)).not.toContain(token);

    expect((await accept(guest, token)).status).toBe(204);
    expect(await membersOf(guest)).toEqual({ [nuria.email]: "owner", [guest.email]: "coordinator" });
    const after = await read(nuria);
    expect(after.seats).toEqual({ members: 2, invited: 0, total: 5 });
    expect((await mailTo(nuria.email))?.subject).toBe("Ana Soler ya está en Casas Ferrer");
    expect(await eventsOf(guest.id)).toMatchObject([
      { kind: "agency_joined", detail: { agency: "Casas Ferrer", role: "coordinator" } },
    ]);
    expect((await agentCardOf({ ...services, now: () => now }, guest.id))?.brand?.name).toBe("Casas Ferrer");
    // It is used up.
    expect((await accept(guest, token)).body.code).toBe("UNKNOWN_INVITATION");
    expect(await db.$count(agencyMembers, eq(agencyMembers.agencyId, id))).toBe(2);
  });

  test("only the invited address may accept or refuse, and learns whose it is only half", async () => {
    const { members } = await agencyOf();
    const { guest, token } = await invited(members[0]!);
    const other = await person();
    for (const act of ["accept", "refuse"]) {
      const { status, body } = await call(other, "POST", `/invitations/${act}`, { token });
      expect(status).toBe(422);
      expect(body.issues[0].message).toMatch(/^Esta invitación es para p•••@agencia\.es\./);
      expect(JSON.stringify(body)).not.toContain(guest.email);
    }
    expect((await accept(guest, token)).status).toBe(204);
  });

  test("refused, withdrawn, expired and unknown ones open nothing", async () => {
    const { members } = await agencyOf();
    const [nuria] = members as [Person];
    const refused = await invited(nuria);
    expect((await call(refused.guest, "POST", "/invitations/refuse", { token: refused.token })).status).toBe(204);
    const withdrawn = await invited(nuria);
    const { invitations } = await read(nuria);
    expect((await call(nuria, "DELETE", `/invitations/${invitations[0].id}`)).status).toBe(204);
    const expired = await invited(nuria);
    now = new Date(START.getTime() + 14 * 24 * 3_600_000);
    for (const { guest, token } of [refused, withdrawn, expired]) {
      expect((await accept(guest, token)).body.code).toBe("UNKNOWN_INVITATION");
    }
    expect((await accept(expired.guest, "nothing")).body.code).toBe("UNKNOWN_INVITATION");
    expect((await read(nuria)).invitations).toMatchObject([{ email: expired.guest.email, isExpired: true }]);
  });

  test("inviting again and sending again replace the link", async () => {
    const { members } = await agencyOf();
    const [nuria] = members as [Person];
    const { guest, token: first } = await invited(nuria);
    now = new Date(START.getTime() + 60_000);
    await call(nuria, "POST", "/invitations", { email: guest.email.toUpperCase(), role: "coordinator" });
    const second = await tokenOf(guest.email);
    const { invitations } = await read(nuria);
    expect(invitations).toMatchObject([{ email: guest.email, role: "coordinator" }]);
    now = new Date(START.getTime() + 120_000);
    expect((await call(nuria, "POST", `/invitations/${invitations[0].id}/resend`)).status).toBe(204);
    const third = await tokenOf(guest.email);
    expect(new Set([first, second, third]).size).toBe(3);
    for (const old of [first, second]) expect((await accept(guest, old)).body.code).toBe("UNKNOWN_INVITATION");
    expect((await accept(guest, third)).status).toBe(204);
  });

  test("are twenty a day without a paid plan, a hundred with one, and ten to one address in all", async () => {
    const { id, members } = await agencyOf();
    const [nuria] = members as [Person];
    const inviteAgain = async (email: string) => {
      const { status, body } = await call(nuria, "POST", "/invitations", { email, role: "agent" });
      if (status === 201) await call(nuria, "DELETE", `/invitations/${body.id}`);
      return [status, body.code];
    };
    for (let n = 0; n < 20; n += 1) expect(await inviteAgain(`invitada${n}@casa.example`)).toEqual([201, undefined]);
    expect(await inviteAgain("una-mas@casa.example")).toEqual([429, "RATE_LIMIT"]);
    await db
      .update(billingAccounts)
      .set({ stripeSubscriptionId: `sub_${id}` })
      .where(eq(billingAccounts.agencyId, id));
    for (let n = 0; n < 10; n += 1) expect((await inviteAgain("siempre-yo@casa.example"))[0]).toBe(201);
    expect(await inviteAgain("siempre-yo@casa.example")).toEqual([429, "RATE_LIMIT"]);
    expect((await inviteAgain("otra@casa.example"))[0]).toBe(201);
  });

  test("carry no name that is an address: neither a new agency nor a changed one takes it", async () => {
    const founder = await person("Nuria Ferrer");
    const refused = await call(founder, "POST", "", { name: "Paga en malo.com" });
    expect([refused.status, refused.body.issues]).toEqual([
      422,
      [{ path: "name", message: "Escribe solo el nombre, sin direcciones de web ni de correo" }],
    ]);
    const { id, members } = await agencyOf();
    await db.update(agencies).set({ name: "Paga en malo.com" }).where(eq(agencies.id, id));
    const { guest } = await invited(members[0]!);
    const mail = (await mailTo(guest.email))!;
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toContain("malo.com");
  });

  test("a member is not invited again; a member of another agency leaves that one first", async () => {
    const { members } = await agencyOf("agent");
    const [nuria, luis] = members as [Person, Person];
    const own = await call(nuria, "POST", "/invitations", { email: luis.email, role: "agent" });
    expect(own.body.issues).toEqual([{ path: "email", message: "Ya está en la agencia" }]);
    const { guest, token } = await invited(nuria);
    await call(guest, "POST", "", { name: "La suya" });
    expect((await accept(guest, token)).body.code).toBe("ALREADY_IN_AGENCY");
    expect((await call(guest, "DELETE", "")).status).toBe(204);
    expect((await accept(guest, token)).status).toBe(204);
  });

  test("a coordinator invites agents and nobody else, and touches no other invitation; an agent sees none", async () => {
    const { members } = await agencyOf("coordinator", "agent");
    const [nuria, coordinator, agent] = members as [Person, Person, Person];
    const email = "otra@casa.example";
    expect((await call(coordinator, "POST", "/invitations", { email, role: "coordinator" })).status).toBe(403);
    await call(nuria, "POST", "/invitations", { email, role: "coordinator" });
    const { invitations } = await read(coordinator);
    const path = `/invitations/${invitations[0].id}`;
    expect((await call(coordinator, "POST", "/invitations", { email, role: "agent" })).status).toBe(403);
    expect((await call(coordinator, "POST", `${path}/resend`)).status).toBe(403);
    expect((await call(coordinator, "DELETE", path)).status).toBe(403);
    expect((await call(coordinator, "POST", "/invitations", { email: `x${email}`, role: "agent" })).status).toBe(201);
    expect((await call(agent, "POST", "/invitations", { email: `y${email}`, role: "agent" })).status).toBe(403);
    expect((await read(agent)).invitations).toEqual([]);
  });

  test("another agency's are not there", async () => {
    const [one, other] = [await agencyOf(), await agencyOf()];
    await invited(one.members[0]!);
    const [{ id }] = (await read(one.members[0]!)).invitations;
    const rival = other.members[0]!;
    expect((await call(rival, "POST", `/invitations/${id}/resend`)).status).toBe(404);
    expect((await call(rival, "DELETE", `/invitations/${id}`)).status).toBe(404);
    expect((await call(rival, "PATCH", `/members/${one.members[0]!.id}`, { role: "agent" })).status).toBe(404);
    expect((await call(rival, "DELETE", `/members/${one.members[0]!.id}`)).status).toBe(404);
  });
});

describe("seats", () => {
  test("members and open invitations take them; an expired one takes none", async () => {
    const { members } = await agencyOf("agent", "agent");
    const [nuria] = members as [Person];
    const emails = ["a", "b", "c"].map((name) => `${name}-${randomUUID()}@casa.example`);
    const invite = (email: string) => call(nuria, "POST", "/invitations", { email, role: "agent" });
    expect((await invite(emails[0]!)).status).toBe(201);
    expect((await invite(emails[1]!)).status).toBe(201);
    expect((await invite(emails[2]!)).body.code).toBe("SEATS_FULL");
    // Again to the same takes no further seat.
    expect((await invite(emails[0]!)).status).toBe(201);
  });

  test("if two are invited at once to the last seat, one is", async () => {
    const { members } = await agencyOf("agent", "agent", "agent");
    const answers = await Promise.all(
      ["a", "b"].map((name) =>
        call(members[0]!, "POST", "/invitations", { email: `${name}-${randomUUID()}@casa.example`, role: "agent" }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("if two accept the last seat at once, one joins", async () => {
    const { id, members } = await agencyOf("agent", "agent");
    const guests = [await invited(members[0]!), await invited(members[0]!)];
    const late = await person();
    await db.insert(agencyMembers).values({ userId: late.id, agencyId: id, role: "agent" });
    const answers = await Promise.all(guests.map(({ guest, token }) => accept(guest, token)));
    expect(answers.map(({ body }) => body?.code ?? "joined").sort()).toEqual(["AGENCY_FULL", "joined"]);
    expect(await db.$count(agencyMembers, eq(agencyMembers.agencyId, id))).toBe(5);
  });

  test("without a running plan there is one", async () => {
    const { members } = await agencyOf();
    now = new Date(START.getTime() + 15 * 24 * 3_600_000);
    expect((await read(members[0]!)).seats.total).toBe(1);
    const email = `${randomUUID()}@casa.example`;
    expect((await call(members[0]!, "POST", "/invitations", { email, role: "agent" })).body.code).toBe("SEATS_FULL");
  });
});

test("accepting twice at once joins once; accepting two agencies at once joins one", async () => {
  const [one, other] = [await agencyOf(), await agencyOf()];
  const { guest, token } = await invited(one.members[0]!);
  const twice = await Promise.all([1, 2].map(() => accept(guest, token)));
  expect(twice.map(({ status }) => status).sort()).toEqual([204, 404]);

  const both = await invited(one.members[0]!);
  await call(other.members[0]!, "POST", "/invitations", { email: both.guest.email, role: "agent" });
  const tokens = [both.token, await tokenOf(both.guest.email)];
  const answers = await Promise.all(tokens.map((each) => accept(both.guest, each)));
  expect(answers.map(({ body }) => body?.code ?? "joined").sort()).toEqual(["ALREADY_IN_AGENCY", "joined"]);
});

describe("roles", () => {
  test("an owner gives them, ownership included, and it is written down", async () => {
    const { members } = await agencyOf("agent");
    const [nuria, luis] = members as [Person, Person];
    expect((await call(nuria, "PATCH", `/members/${luis.id}`, { role: "owner" })).status).toBe(204);
    expect((await call(nuria, "PATCH", `/members/${nuria.id}`, { role: "agent" })).status).toBe(204);
    expect(await membersOf(luis)).toEqual({ [luis.email]: "owner", [nuria.email]: "agent" });
    expect(await eventsOf(luis.id)).toMatchObject([
      { kind: "agency_role_changed", actorId: nuria.id, detail: { agency: "Casas Ferrer", role: "owner" } },
    ]);
    expect((await call(nuria, "PATCH", `/members/${luis.id}`, { role: "agent" })).status).toBe(403);
  });

  test("the last owner stays one; if two step down at once, one stays", async () => {
    const { members } = await agencyOf("owner");
    const answers = await Promise.all(
      members.map((member) => call(member, "PATCH", `/members/${member.id}`, { role: "agent" })),
    );
    expect(answers.map(({ body }) => body?.code ?? "done").sort()).toEqual(["LAST_OWNER", "done"]);
  });

  test("if two owners demote each other, one remains", async () => {
    const { members } = await agencyOf("owner");
    const [a, b] = members as [Person, Person];
    const answers = await Promise.all([
      call(a, "PATCH", `/members/${b.id}`, { role: "agent" }),
      call(b, "PATCH", `/members/${a.id}`, { role: "agent" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
  });
});

describe("going", () => {
  test("a removed agent's homes pass on; the agent is told, and sees nothing of the agency", async () => {
    const { id, members } = await agencyOf("agent", "agent");
    const [nuria, ana, luis] = members as [Person, Person, Person];
    const homeId = await addRow(services, "home", { ownerId: ana.id, agencyId: id });
    const stranger = await person();
    const wrong = await call(nuria, "DELETE", `/members/${ana.id}?successorId=${stranger.id}`);
    expect(wrong.body.issues[0].path).toBe("successorId");
    expect((await call(nuria, "DELETE", `/members/${ana.id}?successorId=${luis.id}`)).status).toBe(204);
    const [home] = await db.select().from(properties).where(eq(properties.id, homeId));
    expect(home).toMatchObject({ ownerId: luis.id, agencyId: id });
    expect((await mailTo(ana.email))?.subject).toBe("Ya no estás en Casas Ferrer");
    expect((await call(ana, "GET", "")).status).toBe(404);
    expect(await eventsOf(ana.id)).toMatchObject([{ kind: "agency_removed", actorId: nuria.id }]);
  });

  test("a coordinator removes agents, not another coordinator nor the owner; nobody removes themselves", async () => {
    const { members } = await agencyOf("coordinator", "coordinator", "agent");
    const [nuria, ana, luis, agent] = members as [Person, Person, Person, Person];
    const remove = (by: Person, who: Person) => call(by, "DELETE", `/members/${who.id}`);
    expect((await remove(ana, luis)).status).toBe(403);
    expect((await remove(ana, nuria)).status).toBe(403);
    expect((await remove(agent, ana)).status).toBe(403);
    expect((await remove(ana, ana)).status).toBe(404);
    expect((await remove(ana, agent)).status).toBe(204);
    expect((await remove(nuria, luis)).status).toBe(204);
  });

  test("leaving and dissolving", async () => {
    const { id, members } = await agencyOf("agent");
    const [nuria, ana] = members as [Person, Person];
    expect((await call(nuria, "DELETE", "")).body.code).toBe("AGENCY_NOT_EMPTY");
    expect((await call(nuria, "POST", "/leave", {})).body.code).toBe("LAST_OWNER");
    expect((await call(ana, "POST", "/leave", {})).status).toBe(204);
    // An owner who is alone cannot end the agency by a slip.
    expect((await call(nuria, "POST", "/leave", {})).body.code).toBe("LAST_OWNER");
    expect((await call(nuria, "DELETE", "")).status).toBe(204);
    expect(await db.$count(agencies, eq(agencies.id, id))).toBe(0);
    expect((await accountOf(db, { userId: nuria.id }))?.balance).toBe(500);
    expect((await eventsOf(nuria.id)).map(({ kind }) => kind)).toEqual(["agency_created", "agency_dissolved"]);
  });
});

describe("the brand", () => {
  test("stands on documents; a bad field is named and nothing changes", async () => {
    const { members } = await agencyOf();
    const [nuria] = members as [Person];
    const brand = {
      name: "Ferrer Hogar",
      licenceNumber: "AICAT 1234",
      colour: "#0A6B4B",
      signature: "Ferrer Hogar, S. L.",
      phone: "963 000 000",
      email: "hola@ferrer.example",
      website: "ferrer.example",
    };
    const bad = await call(nuria, "PATCH", "", { ...brand, colour: "verde" });
    expect(bad.body.issues).toEqual([{ path: "colour", message: "Escribe el color como #1443a1" }]);
    expect((await call(nuria, "PATCH", "", brand)).status).toBe(204);
    expect(await agentCardOf({ ...services, now: () => now }, nuria.id)).toEqual({
      name: "Nuria Ferrer",
      phone: null,
      email: nuria.email,
      brand: { ...brand, colour: "#0a6b4b", website: "https://ferrer.example/", logo: null },
      hasWhiteLabel: true,
    });
  });
});
