import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { callerOn, sharedBy } from "../../../test/shared-page.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { contactEvents, contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals, routingRules } from "../../platform/db/tables/crm-deals.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { demoRequests, leads } from "../../platform/db/tables/site-leads.server.ts";
import { notifyLateAnswers } from "./notify-late-answers.server.ts";
import { takeLead, takeWaiting } from "./take-lead.server.ts";
import { addEvent } from "./write-contact.server.ts";

const database = await openTestDatabase();
const { db } = database;
/** A Monday at ten in Madrid. */
let now = new Date("2026-11-23T09:00:00.000Z");
const services = { ...testServices(database, { TRUSTED_PROXIES: "1" }), now: () => now };
let app = createApp(services, async () => new Response("page"));
let call = callerOn(app);
let nth = 0;

beforeEach(() => {
  now = new Date("2026-11-23T09:00:00.000Z");
  app = createApp(services, async () => new Response("page"));
  call = callerOn(app);
  nth += 1;
});

const form = (more: object = {}) => ({
  email: `persona${nth}@casa.example`,
  full_name: "Ana Ruiz",
  source: "contacto",
  interested_in: [],
  ...more,
});
const sendLead = async (more: object = {}) => {
  const answer = await call("POST", "/api/leads", { body: form(more) });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
};
const contactOf = async (email = `persona${nth}@casa.example`) => {
  const [row] = await db
    .select({ contact: contacts })
    .from(contactPoints)
    .innerJoin(contacts, eq(contacts.id, contactPoints.contactId))
    .where(eq(contactPoints.value, email));
  return row!.contact;
};
const dealsOf = (contactId: string) => db.select().from(deals).where(eq(deals.contactId, contactId));
const eventsOf = (contactId: string) =>
  db.select().from(contactEvents).where(eq(contactEvents.contactId, contactId)).orderBy(asc(contactEvents.at));

describe("a form of the site", () => {
  test("becomes a contact of the house with a deal that waits for an answer", async () => {
    const id = await sendLead({ phone: "612 34 00 01", message: "Llamadme", company: "Casa Uno", locale: "es-ES" });
    const contact = await contactOf();
    expect(contact).toMatchObject({
      scope: HOUSE_AGENCY_ID,
      fullName: "Ana Ruiz",
      company: "Casa Uno",
      language: "es",
      source: "contacto",
      consentAt: null,
    });
    const [deal] = await dealsOf(contact.id);
    expect(deal).toMatchObject({ kind: "plataforma", stage: "nuevo", leadId: id, answeredAt: null });
    expect(deal!.answerDueAt?.toISOString()).toBe("2026-11-23T10:00:00.000Z");
    const [lead] = await db.select().from(leads).where(eq(leads.id, id));
    expect(lead).toMatchObject({ contactId: contact.id, takenAt: now });
    const kinds = (await eventsOf(contact.id)).map(({ kind, text }) => [kind, text]);
    expect(kinds).toEqual(
      expect.arrayContaining([
        ["formulario", "Llamadme"],
        ["asignacion", null],
      ]),
    );
  });

  test("keeps the news that were asked for as a request, with its date and where: anybody may have typed the address", async () => {
    await sendLead();
    expect((await contactOf()).consentAskedAt).toBeNull();
    now = new Date("2026-11-23T09:30:00.000Z");
    await sendLead({ marketing_consent: true });
    const contact = await contactOf();
    expect([contact.consentAt, contact.consentText]).toEqual([null, null]);
    expect(contact.consentAskedAt?.toISOString()).toBe("2026-11-23T09:30:00.000Z");
    expect(contact.consentAskedText).toContain("Formulario de contacto");
  });

  test("changes neither a consent nor its withdrawal, and fills nothing into the file of somebody known", async () => {
    await sendLead();
    const { id } = await contactOf();
    const withdrawn = { consentAt: null, consentWithdrawnAt: new Date("2026-11-01T09:00:00.000Z") };
    await db.update(contacts).set(withdrawn).where(eq(contacts.id, id));
    await sendLead({ marketing_consent: true, full_name: "Otro", company: "La suya", locale: "en-GB" });
    expect(await contactOf()).toMatchObject({ ...withdrawn, fullName: "Ana Ruiz", company: null, language: null });
    const given = {
      consentAt: new Date("2026-10-01T09:00:00.000Z"),
      consentText: "En la oficina",
      consentAskedAt: null,
    };
    await db.update(contacts).set(given).where(eq(contacts.id, id));
    await sendLead({ marketing_consent: true });
    expect(await contactOf()).toMatchObject(given);
  });

  test("two of one person at once are one contact and one deal", async () => {
    const phone = `+3461234${String(1000 + nth)}`;
    await Promise.all(
      Array.from({ length: 6 }, (_, i) => sendLead(i % 2 ? { phone } : { phone, email: `otra${nth}@casa.example` })),
    );
    const contact = await contactOf(phone);
    const points = await db.select().from(contactPoints).where(eq(contactPoints.contactId, contact.id));
    // The address of the first form is theirs; the other one was typed by somebody whom nobody knows to be them.
    const [own, other] = points.some(({ value }) => value.startsWith("otra"))
      ? ["otra", "persona"]
      : ["persona", "otra"];
    expect(points.map(({ value }) => value).sort()).toEqual([phone, `${own}${nth}@casa.example`]);
    expect(await dealsOf(contact.id)).toHaveLength(1);
    const forms = (await eventsOf(contact.id)).filter(({ kind }) => kind === "formulario");
    const others = forms.flatMap(({ data }) => (data as { otherPoints?: string[] }).otherPoints ?? []);
    expect([forms.length, others]).toEqual([6, Array(3).fill(`${other}${nth}@casa.example`)]);
  });

  test("with the number written three ways is one contact", async () => {
    for (const phone of ["612 900 678", "0034612900678", "+34 612900678"]) {
      await sendLead({ phone, email: `via${phone.length}${nth}@casa.example` });
    }
    const contact = await contactOf(`via11${nth}@casa.example`);
    expect((await eventsOf(contact.id)).filter(({ kind }) => kind === "formulario")).toHaveLength(3);
  });

  test("puts no number of a stranger into the file of somebody whose address they know", async () => {
    await sendLead({ phone: "612 34 00 77" });
    const contact = await contactOf();
    await sendLead({ full_name: "Ladrón", phone: "699 66 66 66" });
    const points = await db.select().from(contactPoints).where(eq(contactPoints.contactId, contact.id));
    expect(points.map(({ typed }) => typed)).toEqual([`persona${nth}@casa.example`, "612 34 00 77"]);
    // Both forms bear the same instant, so nothing says which of the two lines comes first.
    const forms = (await eventsOf(contact.id)).filter(({ kind }) => kind === "formulario");
    const others = forms.map(({ data }) => data).filter(({ otherName }) => otherName !== undefined);
    expect(others).toMatchObject([{ otherPoints: ["699 66 66 66"], otherName: "Ladrón" }]);
    expect(forms).toHaveLength(2);
  });

  test("one that was answered waits again; one that was not goes on waiting since the first time", async () => {
    await sendLead();
    const contact = await contactOf();
    const due = async () => (await dealsOf(contact.id))[0]!.answerDueAt?.toISOString();
    now = new Date("2026-11-23T09:30:00.000Z");
    await sendLead();
    expect(await due()).toBe("2026-11-23T10:00:00.000Z");
    await db.update(deals).set({ answeredAt: now }).where(eq(deals.contactId, contact.id));
    await sendLead();
    expect(await due()).toBe("2026-11-23T10:30:00.000Z");
    expect((await dealsOf(contact.id))[0]!.answeredAt).toBeNull();
  });

  test("brings who was thrown away back", async () => {
    await sendLead();
    const { id } = await contactOf();
    await db.update(contacts).set({ deletedAt: now }).where(eq(contacts.id, id));
    await sendLead();
    expect((await contactOf()).deletedAt).toBeNull();
  });

  test("goes in turn to the person the rules name, and tells them", async () => {
    const [ana, bea] = [await signedInPerson(services, ["manager"]), await signedInPerson(services, ["admin"])];
    const [rule] = await db
      .insert(routingRules)
      .values({
        agencyId: HOUSE_AGENCY_ID,
        name: "Chat",
        position: 1,
        conditions: { sources: ["chat"] },
        assignees: [ana.user.id, bea.user.id],
      })
      .returning();
    await sendLead({ source: "chat" });
    await sendLead({ source: "chat", email: `segunda${nth}@casa.example` });
    const owners = [(await contactOf()).ownerId, (await contactOf(`segunda${nth}@casa.example`)).ownerId];
    expect(owners).toEqual([ana.user.id, bea.user.id]);
    const assigned = (await eventsOf((await contactOf()).id)).find(({ kind }) => kind === "asignacion");
    expect(assigned?.data).toMatchObject({ ruleName: "Chat", reasons: ["Viene de Chat"], toId: ana.user.id });
    const notices = await db.select().from(userNotifications).where(eq(userNotifications.userId, ana.user.id));
    expect(notices).toMatchObject([{ title: "Tienes un contacto nuevo", times: 1 }]);
    await db.delete(routingRules).where(eq(routingRules.id, rule!.id));
  });
});

test("a demo request becomes a contact too", async () => {
  const body = { name: "Luis Soler", email: `demo${nth}@casa.example`, message: "Quiero verlo" };
  expect((await call("POST", "/functions/v1/request-demo", { body })).status).toBe(201);
  const contact = await contactOf(`demo${nth}@casa.example`);
  expect(contact).toMatchObject({ fullName: "Luis Soler", source: "demo" });
  expect((await dealsOf(contact.id))[0]).toMatchObject({ title: "Petición de demo" });
});

test("a visitor who writes from a shared page becomes a contact of the person who shared it", async () => {
  const agent = await signedInPerson(services);
  const [agency] = await db.insert(agencies).values({ name: "Casas del Puerto" }).returning();
  const link = await sharedBy(services, app, agent);
  const write = (form_id: string) =>
    call("POST", `/api/shared/${link.token}/leads`, {
      body: { full_name: "Marta Gil", email: `marta${nth}@casa.example`, privacy: true, form_id },
    });
  const formId = crypto.randomUUID();
  expect((await write(formId)).status).toBe(204);
  expect((await write(formId)).status).toBe(204);
  const contact = await contactOf(`marta${nth}@casa.example`);
  expect(contact).toMatchObject({ scope: agent.user.id, ownerId: agent.user.id, agencyId: null, source: "compartir" });
  expect((await eventsOf(contact.id)).map(({ kind }) => kind)).toEqual(["resultado_compartido"]);
  expect((await dealsOf(contact.id))[0]).toMatchObject({ kind: "comprador", ownerId: agent.user.id });
  expect(agency).toBeDefined();
});

describe("the sweep", () => {
  test("takes forms from before there were contacts, without hurry, once", async () => {
    const [lead] = await db
      .insert(leads)
      .values({
        email: `vieja${nth}@casa.example`,
        marketingConsent: false,
        source: "website",
        interestedIn: [],
        pagesVisited: [],
        timeOnSiteS: 1,
        lastVisitAt: now,
        createdAt: new Date("2026-01-01T10:00:00Z"),
      })
      .returning();
    const twoHoursAgo = new Date(now.getTime() - 2 * 3_600_000);
    await db.insert(demoRequests).values({ name: "Otra", email: `vieja2${nth}@casa.example`, createdAt: twoHoursAgo });
    const parts = { ...services, store: services.store, isStopped: () => false };
    const notices = await db.$count(userNotifications);
    await Promise.all([takeWaiting(parts), takeWaiting(parts)]);
    const contact = await contactOf(`vieja${nth}@casa.example`);
    expect(contact.createdAt.toISOString()).toBe("2026-01-01T10:00:00.000Z");
    expect(await dealsOf(contact.id)).toMatchObject([{ answerDueAt: null, leadId: lead!.id }]);
    expect(await contactOf(`vieja2${nth}@casa.example`)).toBeDefined();
    expect(await db.$count(userNotifications)).toBe(notices);
    expect(await db.transaction((tx) => takeLead(tx, lead!.id, now))).toBeNull();
  });
});

describe("a late answer", () => {
  test("is told once to its owner and to the coordinators; an answer in time is not", async () => {
    const [head, agent, other] = [
      await signedInPerson(services),
      await signedInPerson(services),
      await signedInPerson(services),
    ];
    const [agency] = await db.insert(agencies).values({ name: "Casas del Puerto" }).returning();
    await db.insert(agencyMembers).values([
      { userId: head.user.id, agencyId: agency!.id, role: "owner" },
      { userId: agent.user.id, agencyId: agency!.id, role: "agent" },
      { userId: other.user.id, agencyId: agency!.id, role: "agent" },
    ]);
    const incoming = async (email: string) => {
      const [lead] = await db
        .insert(leads)
        .values({
          email,
          marketingConsent: false,
          source: "compartir",
          interestedIn: [],
          pagesVisited: [],
          timeOnSiteS: 1,
          lastVisitAt: now,
          createdAt: now,
          ownerId: agent.user.id,
          agencyId: agency!.id,
        })
        .returning();
      return (await db.transaction((tx) => takeLead(tx, lead!.id, now)))!.contactId;
    };
    await incoming(`tarde${nth}@casa.example`);
    const answered = await incoming(`pronto${nth}@casa.example`);
    const actor = {
      ownerId: agent.user.id,
      isAnonymous: false as const,
      agency: { id: agency!.id, role: "agent" as const },
    };
    now = new Date("2026-11-23T09:20:00.000Z");
    const spoken = { kind: "llamada", text: "Hablamos", direction: "saliente", dealId: null, homeId: null } as const;
    await db.transaction((tx) => addEvent(tx, { actor, now }, answered, { ...spoken, at: undefined }));
    const notify = () => notifyLateAnswers(db, services.config, now);
    await notify();
    const shown = async () =>
      (await db.select().from(mails))
        .filter(({ subject }) => subject.includes("sin respuesta"))
        .map(({ to }) => to)
        .sort();
    expect(await shown()).toEqual([]);
    now = new Date("2026-11-23T10:00:01.000Z");
    await Promise.all([notify(), notify()]);
    await notify();
    const mine = (await shown()).filter((to) => [head, agent, other].some(({ user }) => user.email === to));
    expect(mine).toEqual([agent.user.email, head.user.email].sort());
    const [mail] = (await db.select().from(mails)).filter(({ to }) => to === agent.user.email);
    expect(mail!.text).toContain(`tarde${nth}@casa.example`);
    expect(mail!.text).not.toContain(`pronto${nth}@casa.example`);
  });
});
