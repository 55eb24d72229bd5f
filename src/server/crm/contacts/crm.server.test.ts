import { and, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type {
  Board,
  ContactFile,
  ContactLine,
  ContactsPage,
  Forecast,
  ImportDone,
  ImportPreview,
  InboxAddress,
  RoutingRule,
  TakenNotice,
  TimelinePage,
} from "#domain/crm/contacts/dto.ts";
import { crmCallers, type Person } from "../../../test/crm-callers.ts";
import { callerOn } from "../../../test/shared-page.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { openAccount } from "../../accounts/billing/accounts.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { contactMerges, contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { dealSteps, deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { writeMissingWords } from "./contact-points.server.ts";

const database = await openTestDatabase();
const { db } = database;
/** A Monday at ten in Madrid. */
let now = new Date("2026-11-23T09:00:00.000Z");
const services = {
  ...testServices(database, { TRUSTED_PROXIES: "1", INBOUND_MAIL_DOMAIN: "correo.umbral.example" }),
  now: () => now,
};
let app = createApp(services, async () => new Response("page"));
let agencyId = "";
let [head, agent, other]: Person[] = [];
const { agencyOf, call } = crmCallers(services, () => app);

beforeAll(async () => {
  const team = await agencyOf("Casas del Puerto", "owner", "agent", "agent");
  agencyId = team.agencyId;
  [head, agent, other] = team.members;
});
beforeEach(() => {
  now = new Date("2026-11-23T09:00:00.000Z");
  app = createApp(services, async () => new Response("page"));
});

const issues = (json: unknown) => (json as { issues: { path: string; message: string }[] }).issues;
let nth = 0;
async function newContact(more: object = {}, who = agent): Promise<string> {
  nth += 1;
  const body = { fullName: `Persona ${nth}`, emails: [`p${nth}@casa.example`], ...more };
  const { status, json } = await call<{ id: string }>(who, "POST", "/contacts", body);
  expect(status, JSON.stringify(json)).toBe(201);
  return json.id;
}
const read = async (id: string, who = agent) => (await call<ContactFile>(who, "GET", `/contacts/${id}`)).json;
async function newDeal(contactId: string, more: object = {}, who = agent): Promise<string> {
  const body = { contactId, kind: "comprador", title: "Busca piso", ...more };
  return (await call<{ id: string }>(who, "POST", "/deals", body)).json.id;
}
const newHome = async (more: object = {}) =>
  (
    await db
      .insert(properties)
      .values({
        ownerId: other!.user.id,
        agencyId,
        operation: "venta",
        type: "piso",
        country: "ES",
        currency: "EUR",
        status: "disponible" as const,
        builtAreaM2: 80,
        priceCents: "24000000",
        town: "Valencia",
        ...more,
      })
      .returning()
  )[0]!;

describe("a contact", () => {
  test("is written, read, changed field by field, thrown away, brought back and deleted", async () => {
    const id = await newContact({ phones: ["612 000 111"], tags: ["vip"], hasConsent: true, company: "Casa Uno" });
    const contact = await read(id);
    expect(contact).toMatchObject({
      company: "Casa Uno",
      tags: ["vip"],
      source: "mano",
      owner: { id: agent!.user.id },
    });
    expect(contact.points.map(({ kind, value }) => [kind, value])).toContainEqual(["telefono", "+34612000111"]);
    expect(contact.consentAt).toBe(now.toISOString());

    expect((await call(agent, "PATCH", `/contacts/${id}`, { position: "Gerente" })).status).toBe(204);
    expect(await read(id)).toMatchObject({
      position: "Gerente",
      company: "Casa Uno",
      tags: ["vip"],
      points: contact.points,
    });
    expect((await call(agent, "PATCH", `/contacts/${id}`, { company: "", phones: [], hasConsent: false })).status).toBe(
      204,
    );
    expect(await read(id)).toMatchObject({ company: null, consentAt: null, points: [{ kind: "email" }] });

    expect((await call(agent, "DELETE", `/contacts/${id}/forever`)).status).toBe(404);
    expect((await call(agent, "DELETE", `/contacts/${id}`)).status).toBe(204);
    const trash = (await call<ContactsPage>(agent, "GET", "/contacts?papelera=1")).json;
    expect(trash.contacts.map((one) => one.id)).toContain(id);
    expect((await call(agent, "POST", `/contacts/${id}/restore`)).status).toBe(204);
    expect((await read(id)).deletedAt).toBeNull();
    await call(agent, "DELETE", `/contacts/${id}`);
    expect((await call(agent, "DELETE", `/contacts/${id}/forever`)).status).toBe(204);
    expect((await call(agent, "GET", `/contacts/${id}`)).status).toBe(404);
  });

  test("one with another contact's number or address is refused at its field", async () => {
    const id = await newContact({ fullName: "Ana Ruiz", phones: ["613 000 222"] });
    const { status, json } = await call(agent, "POST", "/contacts", {
      fullName: "Otra",
      phones: ["0034613000222", "xx"],
    });
    expect(status).toBe(422);
    expect(issues(json)).toEqual([{ path: "phones.1", message: expect.stringContaining("No reconozco") }]);
    const again = await call(agent, "POST", "/contacts", { fullName: "Otra", phones: ["0034613000222"] });
    expect(issues(again.json)).toEqual([{ path: "phones.0", message: "Ese teléfono ya es de Ana Ruiz" }]);
    // A person who may not see the other contact does not learn their name.
    const stranger = await call(other, "POST", "/contacts", { fullName: "Otra", phones: ["0034613000222"] });
    expect(issues(stranger.json)[0]!.message).toBe("Ese teléfono ya es de otro contacto de la agencia");
    expect((await call(agent, "PATCH", `/contacts/${id}`, { phones: ["613 000 222"] })).status).toBe(204);
  });

  test("made by two calls with one key, at once, is one", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const make = () =>
      callerOn(app)("POST", "/api/crm/contacts", {
        cookie: agent!.cookie,
        headers,
        body: { fullName: "Doble", emails: ["doble@casa.example"] },
      });
    const ids = await Promise.all(
      [make(), make(), make()].map(async (answer) => ((await (await answer).json()) as { id: string }).id),
    );
    expect(new Set(ids).size).toBe(1);
  });

  test.each([
    ["/contacts", () => ({ fullName: "Uno" }), { fullName: "Dos" }],
    ["/deals", (contactId: string) => ({ contactId, kind: "comprador", title: "Uno" }), { title: "Dos" }],
    ["/contacts/:id/events", () => ({ kind: "nota", text: "Uno" }), { text: "Dos" }],
    ["/contacts/:id/demands", () => ({ operation: "venta" }), { operation: "alquiler" }],
  ] as const)(
    "made at %s with a key that came with another body is refused, and the same body finds the first",
    async (path, bodyOf, other) => {
      const id = await newContact();
      const headers = { "idempotency-key": crypto.randomUUID() };
      const send = async (body: object) => {
        const made = await callerOn(app)("POST", `/api/crm${path.replace(":id", id)}`, {
          cookie: agent!.cookie,
          headers,
          body,
        });
        return { status: made.status, json: (await made.json()) as { id?: string; code?: string } };
      };
      const body = bodyOf(id);
      const first = await send(body);
      expect(first.status).toBe(201);
      expect(await send(body)).toEqual(first);
      expect(await send({ ...body, ...other })).toMatchObject({ status: 422, json: { code: "IDEMPOTENCY_CONFLICT" } });
    },
  );

  test("is seen by its agent and by members who see all work; others do not find it", async () => {
    const id = await newContact();
    for (const [who, status] of [
      [agent, 200],
      [head, 200],
      [other, 404],
      [await signedInPerson(services), 404],
      [await signedInPerson(services, ["admin"]), 404],
    ] as const) {
      expect((await call(who, "GET", `/contacts/${id}`)).status).toBe(status);
    }
    expect((await call(agent, "POST", `/contacts/${id}/assign`, { ownerId: other!.user.id })).status).toBe(204);
    expect((await call(agent, "GET", `/contacts/${id}`)).status).toBe(404);
    expect((await call(other, "GET", `/contacts/${id}`)).status).toBe(200);
    const outsider = (await signedInPerson(services)).user.id;
    expect((await call(other, "POST", `/contacts/${id}/assign`, { ownerId: outsider })).status).toBe(422);
  });
});

describe("the list", () => {
  test("reads finished words as whole and the last as begun; where nobody has them so, each as begun", async () => {
    const owner = await signedInPerson(services);
    for (const fullName of ["Mar Lozano", "Marta Lozano", "Martín Lobo"]) await newContact({ fullName }, owner);
    const names = async (query: string) =>
      (await call<ContactsPage>(owner, "GET", `/contacts?orden=nombre&q=${query}`)).json.contacts.map(
        ({ fullName }) => fullName,
      );
    expect(await names("mar")).toEqual(["Mar Lozano", "Marta Lozano", "Martín Lobo"]);
    expect(await names("mar loz")).toEqual(["Mar Lozano"]);
    expect(await names("mart lo")).toEqual(["Marta Lozano", "Martín Lobo"]);
    expect(await names("loz mart")).toEqual(["Marta Lozano"]);
    expect(await names("mart x")).toEqual([]);
  });

  test("finds by every filter, turns pages both ways, and counts", async () => {
    const owner = await signedInPerson(services);
    for (let i = 0; i < 7; i++) {
      now = new Date(Date.UTC(2026, 10, 23, 9, i));
      await newContact(
        {
          fullName: `Núria Vidal ${i}`,
          phones: [`6140001${10 + i}`],
          tags: i % 2 ? ["Zona norte"] : [],
          roles: i < 3 ? ["comprador"] : ["propietario"],
        },
        owner,
      );
    }
    const list = async (query: string) => (await call<ContactsPage>(owner, "GET", `/contacts?${query}`)).json;
    const names = (page: ContactsPage) => page.contacts.map(({ fullName }) => fullName.slice(-1)).join("");
    expect(names(await list(""))).toBe("6543210");
    expect(names(await list("orden=nombre"))).toBe("0123456");
    expect(names(await list("q=nuria vid"))).toBe("6543210");
    expect(names(await list("q=614 000 112"))).toBe("2");
    expect(names(await list("q=%26%7C!"))).toBe("");
    expect(names(await list("etiqueta=zona norte"))).toBe("531");
    expect(names(await list("rol=comprador&etiqueta=zona norte"))).toBe("1");
    expect(names(await list("consentimiento=si"))).toBe("");
    const one = (await list("q=614 000 112")).contacts[0]!;
    expect(one).toMatchObject({
      phone: "+34614000112",
      email: expect.stringContaining("@casa.example"),
      openDeals: 0,
      stage: null,
    });
    await newDeal(one.id, {}, owner);
    const [busy] = (await list("etapa=nuevo")).contacts;
    expect(busy).toMatchObject({ id: one.id, openDeals: 1, stage: "nuevo", answerDueAt: null });
    expect((await list("q=nuria")).total).toEqual({ count: 7, isCapped: false });
    await db
      .update(contacts)
      .set({ lastActivityAt: new Date(Date.UTC(2026, 10, 23, 9, 2)) })
      .where(eq(contacts.id, one.id));
    const first = await list("limite=3");
    expect([names(first), first.previous]).toEqual(["654", null]);
    const second = await list(`limite=3&cursor=${first.next}`);
    expect(names(second)).toBe("321");
    const third = await list(`limite=3&cursor=${second.next}`);
    expect([names(third), third.next]).toEqual(["0", null]);
    expect(names(await list(`limite=3&cursor=${third.previous}`))).toBe("321");
    const start = await list(`limite=3&cursor=${second.previous}`);
    expect([names(start), start.previous]).toEqual(["654", null]);
    expect((await call(owner, "GET", "/contacts?cursor=f'--")).status).toBe(400);
  });

  test("finds names of every script, also as Spanish keyboards type them, and turns pages of them", async () => {
    const owner = await signedInPerson(services);
    for (const [fullName, tags] of [
      ["Łukasz Bjørnsen", ["ВИП"]],
      ["Олена Коваль", ["Друг"]],
      ["李小龙", []],
    ] as const) {
      await newContact({ fullName, tags }, owner);
    }
    const list = async (query: string) => (await call<ContactsPage>(owner, "GET", `/contacts?${query}`)).json;
    const names = (page: ContactsPage) => page.contacts.map(({ fullName }) => fullName);
    const check = async () => {
      expect(names(await list("q=lukasz bjorn"))).toEqual(["Łukasz Bjørnsen"]);
      expect(names(await list("q=bjørnsen"))).toEqual(["Łukasz Bjørnsen"]);
      expect(names(await list(`q=${encodeURIComponent("КОВАЛЬ")}`))).toEqual(["Олена Коваль"]);
      expect(names(await list(`q=${encodeURIComponent("李")}`))).toEqual(["李小龙"]);
      expect(names(await list(`etiqueta=${encodeURIComponent("ВИП")}`))).toEqual(["Łukasz Bjørnsen"]);
    };
    await check();
    const first = await list("orden=nombre&limite=2");
    const second = await list(`orden=nombre&limite=2&cursor=${first.next}`);
    expect([...names(first), ...names(second)]).toEqual(["Łukasz Bjørnsen", "Олена Коваль", "李小龙"]);
    // As after a migration that changes the splitting of words.
    await db.update(contacts).set({ searchText: "" }).where(eq(contacts.scope, owner.user.id));
    expect(names(await list("q=lukasz"))).toEqual([]);
    expect(await writeMissingWords(db)).toBe(false);
    await check();
    await newContact({ fullName: "lukasz bjornsen" }, owner);
    const { pairs } = (
      await call<{ pairs: { first: ContactLine; second: ContactLine }[] }>(owner, "GET", "/duplicates")
    ).json;
    expect(pairs.map(({ first, second }) => [first.fullName, second.fullName].sort())).toEqual([
      ["lukasz bjornsen", "Łukasz Bjørnsen"],
    ]);
  });

  test("contacts at a stage turn pages both ways, however far back they stand", async () => {
    const [senior, junior] = [await signedInPerson(services), await signedInPerson(services)];
    const [id, seniorId, juniorId] = [crypto.randomUUID(), senior.user.id, junior.user.id];
    await db.insert(agencies).values({ id, name: "Casas del Río" });
    await db.insert(agencyMembers).values([
      { userId: seniorId, agencyId: id, role: "owner" },
      { userId: juniorId, agencyId: id, role: "agent" },
    ]);
    const at = (second: number) => new Date(Date.UTC(2026, 10, 23, 9, 0, second));
    const person = (second: number, ownerId: string, isBefore = false) => ({
      id: crypto.randomUUID(),
      fullName: `Persona ${second}`,
      searchText: `persona ${second}`,
      source: "mano",
      ownerId,
      lastActivityAt: at(second),
      ...(isBefore ? { scope: ownerId, agencyId: null } : { scope: id, agencyId: id }),
    });
    // Contacts that a member had before joining are listed among the agency's. The last one is in the trash.
    const people = [
      person(1, seniorId),
      person(2, seniorId, true),
      person(3, juniorId),
      person(4, juniorId),
      person(5, seniorId, true),
      person(6, seniorId),
      { ...person(7, juniorId), deletedAt: at(8) },
    ];
    await db.insert(contacts).values([...people, person(9, seniorId)]);
    const asked = people.map(({ id: contactId, scope, agencyId: of, ownerId }) => ({
      contactId,
      scope,
      agencyId: of,
      ownerId,
      kind: "comprador" as const,
      title: "Busca",
      source: "mano",
      stage: "visita" as const,
    }));
    await db.insert(deals).values([...asked, { ...asked[2]!, title: "Busca otro" }]);
    const names = (page: ContactsPage) => page.contacts.map(({ fullName }) => fullName.slice(-1)).join("");
    const pages = async (who: Person) => {
      const list = async (cursor: string) =>
        (await call<ContactsPage>(who, "GET", `/contacts?etapa=visita&limite=2${cursor}`)).json;
      const way = [await list("")];
      while (way.at(-1)!.next) way.push(await list(`&cursor=${way.at(-1)!.next}`));
      const back = [way.at(-1)!];
      while (back[0]!.previous) back.unshift(await list(`&cursor=${back[0]!.previous}`));
      expect(back.map(names)).toEqual(way.map(names));
      return [way.map(names).join(" "), way[0]!.total.count];
    };
    expect(await pages(senior)).toEqual(["65 43 21", 6]);
    expect(await pages(junior)).toEqual(["43", 2]);
    const byName = async (cursor: string) =>
      (await call<ContactsPage>(senior, "GET", `/contacts?orden=nombre&limite=2${cursor}`)).json;
    const { order, next } = await byName("");
    expect(order).toBe("nombre");
    await db.execute(sql`insert into contacts (id, scope, agency_id, owner_id, full_name, search_text, source, last_activity_at)
      select gen_random_uuid(), ${id}, ${id}, ${seniorId}, 'Nadie ' || i, 'nadie ' || i, 'mano', now()
      from generate_series(1, 10000) as i`);
    expect(await pages(senior)).toEqual(["65 43 21", 6]);
    // Many hits are counted first when they are asked for again, and met among the newest: the same page, the same number.
    const nobody = async () => (await call<ContactsPage>(senior, "GET", "/contacts?q=nadie&limite=3")).json;
    const found = await nobody();
    expect(found.total).toEqual({ count: 10_000, isCapped: false });
    expect(await nobody()).toEqual(found);
    // More contacts than are counted are sorted by their activity: from the beginning, where the place was one of
    // names.
    expect(await byName(`&cursor=${next}`)).toMatchObject({ order: "actividad", previous: null });
  });

  test("of a member also includes contacts from before they joined", async () => {
    const person = await signedInPerson(services);
    const id = await newContact({}, person);
    await db.insert(agencyMembers).values({ userId: person.user.id, agencyId, role: "agent" });
    const page = (await call<ContactsPage>(person, "GET", "/contacts")).json;
    expect(page.contacts.map((one) => one.id)).toEqual([id]);
  });
});

describe("a deal", () => {
  test("to oferta without amount is blocked at its field and stays where it was", async () => {
    const contactId = await newContact();
    const id = await newDeal(contactId);
    const evidence = { contactado: { how: "Llamó" }, cualificado: { need: "Piso" }, visita: { on: "2026-11-20" } };
    const blocked = await call(agent, "POST", `/deals/${id}/stage`, { stage: "oferta", evidence });
    expect(blocked.status).toBe(422);
    expect(issues(blocked.json)).toEqual([
      { path: "evidence.oferta.amount", message: "Indica el importe de la oferta" },
    ]);
    expect((await db.select().from(deals).where(eq(deals.id, id)))[0]!.stage).toBe("nuevo");
    const offered = { ...evidence, oferta: { amount: "240.000,50" } };
    expect((await call(agent, "POST", `/deals/${id}/stage`, { stage: "oferta", evidence: offered })).status).toBe(204);
    const [deal] = await db.select().from(deals).where(eq(deals.id, id));
    expect(deal).toMatchObject({ stage: "oferta", amountCents: "24000050" });
    // Back, and forward again without proving it twice.
    expect((await call(agent, "POST", `/deals/${id}/stage`, { stage: "contactado" })).status).toBe(204);
    expect((await call(agent, "POST", `/deals/${id}/stage`, { stage: "oferta" })).status).toBe(204);
    const steps = await db.select().from(dealSteps).where(eq(dealSteps.dealId, id)).orderBy(dealSteps.at);
    expect(steps.map(({ toStage }) => toStage).sort()).toEqual(["contactado", "nuevo", "oferta", "oferta"]);
  });

  test("that is lost says why, and lives again", async () => {
    const id = await newDeal(await newContact());
    expect((await call(agent, "POST", `/deals/${id}/stage`, { stage: "perdido" })).status).toBe(422);
    const lost = { stage: "perdido", lossReason: "precio", lossNote: "Muy caro" };
    expect((await call(agent, "POST", `/deals/${id}/stage`, lost)).status).toBe(204);
    const row = async () => (await db.select().from(deals).where(eq(deals.id, id)))[0]!;
    expect(await row()).toMatchObject({ stage: "perdido", lossReason: "precio", lossNote: "Muy caro", closedAt: now });
    expect((await call(agent, "POST", `/deals/${id}/stage`, { stage: "nuevo" })).status).toBe(204);
    expect(await row()).toMatchObject({ stage: "nuevo", lossReason: null, lossNote: null, closedAt: null });
  });

  test("evidence points at rows that are there", async () => {
    const id = await newDeal(await newContact());
    const foreign = await newContact();
    const { json } = await call<{ id: string }>(agent, "POST", `/contacts/${foreign}/events`, {
      kind: "llamada",
      text: "Hola",
    });
    const evidence = { contactado: { eventId: json.id } };
    expect(
      issues((await call(agent, "POST", `/deals/${id}/stage`, { stage: "contactado", evidence })).json)[0]!.path,
    ).toBe("evidence.contactado.eventId");
  });

  test("appears on the boards of those who may see it, who all ask at once", async () => {
    const team = await agencyOf("Casas del Faro", "owner", "coordinator", "agent", "agent");
    const [heads, agents] = [team.members.slice(0, 2), team.members.slice(2)];
    for (const [i, who] of [...heads, ...agents].entries()) {
      await newDeal(await newContact({}, who), { title: `De ${i}`, amount: i + 1 }, who);
    }
    const asked = [...heads, ...agents, ...heads, ...agents].map(async (who) => {
      const { cards, count, sumCents } = (await call<Board>(who, "GET", "/board")).json.stages[0]!;
      return [cards.map(({ title }) => title).sort(), count, sumCents] as const;
    });
    const all = [["De 0", "De 1", "De 2", "De 3"], 4, 1000];
    const own = [
      [["De 2"], 1, 300],
      [["De 3"], 1, 400],
    ];
    expect(await Promise.all(asked)).toEqual([all, all, ...own, all, all, ...own]);
  });

  test("stands on the board where somebody put it, even if several move at once", async () => {
    const owner = await signedInPerson(services);
    const contactId = await newContact({}, owner);
    const ids: string[] = [];
    for (const title of ["a", "b", "c", "d"]) ids.push(await newDeal(contactId, { title, amount: 1000 }, owner));
    const [a, b, c, d] = ids as [string, string, string, string];
    const board = async () => {
      const { stages, wait } = (await call<Board>(owner, "GET", "/board")).json;
      const column = stages.find(({ stage }) => stage === "nuevo")!;
      return { order: column.cards.map(({ title }) => title).join(""), ...column, wait };
    };
    expect(await board()).toMatchObject({
      order: "dcba",
      count: 4,
      sumCents: 400_000,
      next: null,
      wait: { breaches: 0 },
    });
    expect((await call(owner, "POST", `/deals/${a}/move`, { beforeId: c })).status).toBe(204);
    expect((await board()).order).toBe("dacb");
    expect((await call(owner, "POST", `/deals/${d}/move`, { afterId: b })).status).toBe(204);
    expect((await board()).order).toBe("acbd");
    // Moved so often between the same two cards that no position is left between them.
    for (let i = 0; i < 60; i++) await call(owner, "POST", `/deals/${i % 2 ? b : c}/move`, { beforeId: i % 2 ? c : b });
    await Promise.all([
      call(owner, "POST", `/deals/${a}/move`, { afterId: d }),
      call(owner, "POST", `/deals/${d}/move`, { beforeId: c }),
    ]);
    expect([...(await board()).order].sort().join("")).toBe("abcd");
    expect((await call(owner, "POST", `/deals/${a}/move`, {})).status).toBe(422);
    expect((await call(owner, "POST", `/deals/${a}/move`, { beforeId: a })).status).toBe(422);
  });

  test("is forecast by its own finished deals, and by assumptions before there are any", async () => {
    const owner = await signedInPerson(services);
    const contactId = await newContact({}, owner);
    const proofs = {
      contactado: { how: "x" },
      cualificado: { need: "x" },
      visita: { on: "2026-11-20" },
      oferta: { amount: 200_000 },
      arras: { amount: 20_000, on: "2026-11-20" },
    };
    for (const [stage, commission] of [
      ["contactado", 8000],
      ["oferta", 6000],
      ["arras", 7000],
    ] as const) {
      const id = await newDeal(contactId, { commission }, owner);
      expect((await call(owner, "POST", `/deals/${id}/stage`, { stage, evidence: proofs })).status).toBe(204);
    }
    const forecast = (await call<Forecast>(owner, "GET", "/forecast")).json;
    expect(forecast.totalCents).toBe(1_010_000);
    expect(forecast.rows.find(({ stage }) => stage === "oferta")).toMatchObject({
      n: 1,
      p: 0.5,
      observed: 0,
      expectedCents: 300_000,
    });
    const lost = await newDeal(contactId, {}, owner);
    await call(owner, "POST", `/deals/${lost}/stage`, { stage: "contactado", evidence: proofs });
    await call(owner, "POST", `/deals/${lost}/stage`, { stage: "perdido", lossReason: "otro" });
    const after = (await call<Forecast>(owner, "GET", "/forecast")).json;
    expect(after.rows.find(({ stage }) => stage === "contactado")).toMatchObject({ observed: 1, won: 0, p: 0.2 / 3 });
    const funnel = (
      await call<{ rows: { stage: string; reached: number }[]; lost: unknown[] }>(owner, "GET", "/funnel")
    ).json;
    expect(funnel.rows.find(({ stage }) => stage === "contactado")!.reached).toBe(4);
    expect(funnel.lost).toEqual([{ reason: "otro", count: 1 }]);
  });
});

describe("duplicates", () => {
  test("are proposed with reasons, merged, and separated again exactly, also after later changes", async () => {
    const kept = await newContact({ fullName: "Joana Ferrer", tags: ["uno"], company: "Casa Uno" });
    const removed = await newContact({
      fullName: "Joana Ferrer",
      company: "casa uno",
      tags: ["dos"],
      position: "Gerente",
      phones: ["615 000 333"],
    });
    const dealId = await newDeal(removed);
    await call(agent, "POST", `/contacts/${removed}/events`, { kind: "nota", text: "De la segunda" });
    const before = await read(kept);
    expect(before.duplicates).toMatchObject([
      { id: removed, phone: "+34615000333", reasons: ["Se llama igual", "Es de la misma empresa"] },
    ]);
    const other = await read(removed);

    const merge = await call<{ id: string }>(agent, "POST", "/merges", { keptId: kept, removedId: removed });
    expect(merge.status).toBe(201);
    expect((await call(agent, "GET", `/contacts/${removed}`)).status).toBe(404);
    const merged = await read(kept);
    expect(merged).toMatchObject({ tags: ["uno", "dos"], position: "Gerente", company: "Casa Uno", duplicates: [] });
    expect(merged.points).toHaveLength(3);
    expect(merged.deals.map(({ id }) => id)).toEqual([dealId]);
    const found = (await call<ContactsPage>(agent, "GET", "/contacts?q=615 000 333")).json;
    expect(found.contacts.map(({ id }) => id)).toEqual([kept]);

    now = new Date("2026-11-23T10:00:00.000Z");
    await call(agent, "PATCH", `/contacts/${kept}`, { notes: "Después", tags: ["uno", "dos", "tres"] });
    await call(agent, "POST", `/contacts/${kept}/events`, { kind: "nota", text: "Después de unir" });
    const undo = () => call(agent, "POST", `/merges/${merge.json.id}/undo`);
    const ends = await Promise.all([undo(), undo()]);
    expect(ends.map(({ status }) => status).sort()).toEqual([204, 409]);

    const again = await read(removed);
    expect({ ...again, updatedAt: "" }).toEqual({ ...other, updatedAt: "", duplicates: again.duplicates });
    const back = await read(kept);
    expect(back).toMatchObject({
      notes: "Después",
      tags: ["uno", "tres"],
      position: null,
      points: before.points,
      deals: [],
    });
    const lines = (await call<TimelinePage>(agent, "GET", `/contacts/${kept}/events`)).json.events;
    expect(lines.map(({ text }) => text)).toContain("Después de unir");
    expect(lines.map(({ text }) => text)).not.toContain("De la segunda");
  });

  test("that are two people are not proposed again", async () => {
    const one = await newContact({ fullName: "Laia Pons" });
    const two = await newContact({ fullName: "Laia Pons" });
    const pairs = async () =>
      (await call<{ pairs: { first: { id: string } }[] }>(agent, "GET", "/duplicates")).json.pairs;
    expect((await pairs()).length).toBeGreaterThan(0);
    expect((await call(agent, "POST", "/distinct", { firstId: one, secondId: two })).status).toBe(204);
    expect((await read(one)).duplicates).toEqual([]);
    expect((await pairs()).filter(({ first }) => [one, two].includes(first.id))).toEqual([]);
  });

  test("merged into each other at once: one of the two is done", async () => {
    const [one, two] = [await newContact(), await newContact()];
    const ends = await Promise.all([
      call(agent, "POST", "/merges", { keptId: one, removedId: two }),
      call(agent, "POST", "/merges", { keptId: two, removedId: one }),
    ]);
    expect(ends.map(({ status }) => status).sort()).toEqual([201, 404]);
    expect((await call(other, "POST", "/merges", { keptId: one, removedId: two })).status).toBe(404);
  });
});

describe("demands", () => {
  test("noted twice it stands once, in whatever order its lists are; another room or price is another demand", async () => {
    const contactId = await newContact();
    const body = {
      types: ["piso", "atico"],
      places: ["Ruzafa"],
      priceMax: 250_000.5,
      roomsMin: 3,
      roomsMax: 3,
      musts: ["hasLift"],
    };
    const add = async (more: object = {}) =>
      (await call<{ id: string }>(agent, "POST", `/contacts/${contactId}/demands`, { ...body, ...more })).json.id;
    const first = await add();
    expect(await add({ types: ["atico", "piso"] })).toBe(first);
    expect(await add({ roomsMax: 4 })).not.toBe(first);
    expect(await add({ priceMax: 250_000 })).not.toBe(first);
    const kept = (await read(contactId)).demands;
    expect(kept.map(({ roomsMin, roomsMax, priceMaxCents }) => [roomsMin, roomsMax, priceMaxCents])).toEqual(
      expect.arrayContaining([
        [3, 3, 250_000_50],
        [3, 4, 250_000_50],
        [3, 3, 250_000_00],
      ]),
    );
    expect(kept).toHaveLength(3);
    // One that is over is asked for anew.
    await call(agent, "PUT", `/contacts/${contactId}/demands/${first}`, { ...body, isActive: false });
    expect(await add()).not.toBe(first);
  });

  test("fewer rooms at most than at least are refused at their field", async () => {
    const contactId = await newContact();
    const wrong = await call(agent, "POST", `/contacts/${contactId}/demands`, { roomsMin: 3, roomsMax: 2 });
    expect(wrong.status).toBe(422);
    expect(issues(wrong.json)).toMatchObject([{ path: "roomsMax" }]);
  });

  test("find homes of the portfolio and say why", async () => {
    const contactId = await newContact();
    const home = await newHome({ placeName: "Ruzafa", hasLift: true, rooms: 3, title: "Piso luminoso" });
    await newHome({ placeName: "Ruzafa", hasLift: false });
    await newHome({ placeName: "Benimaclet", hasLift: true });
    await newHome({ placeName: "Ruzafa", hasLift: true, status: "retirado" as const });
    const body = { places: ["ruzafa"], priceMax: "250.000", musts: ["hasLift"], roomsMin: 2 };
    const { json } = await call<{ id: string }>(agent, "POST", `/contacts/${contactId}/demands`, body);
    expect((await read(contactId)).demands).toMatchObject([
      { id: json.id, priceMaxCents: 25_000_000, matching: { count: 1, isCapped: false } },
    ]);
    const homes = await call<{ homes: unknown[] }>(agent, "GET", `/demands/${json.id}/homes`);
    expect(homes.json.homes).toMatchObject([
      {
        id: home.id,
        title: "Piso luminoso",
        reasons: [
          "Entra en su presupuesto",
          "Está en Russafa, Valencia",
          "Tiene las habitaciones que pide",
          "Tiene ascensor",
        ],
        unknown: [],
      },
    ]);
    const wrong = await call(agent, "POST", `/contacts/${contactId}/demands`, { priceMin: 3, priceMax: 2 });
    expect(issues(wrong.json)[0]!.path).toBe("priceMax");
  });
});

describe("rules and settings", () => {
  test("are the seniors'; the one that catches all stays", async () => {
    const rules = async () => (await call<{ rules: RoutingRule[] }>(agent, "GET", "/rules")).json.rules;
    expect(await rules()).toMatchObject([{ isCatchAll: true, name: "Todo lo demás" }]);
    const rule = { name: "Portales", conditions: { sources: ["idealista"] }, assignees: [agent!.user.id] };
    expect((await call(agent, "POST", "/rules", rule)).status).toBe(403);
    const first = (await call<{ id: string }>(head, "POST", "/rules", rule)).json.id;
    const second = (await call<{ id: string }>(head, "POST", "/rules", { ...rule, name: "Otra" })).json.id;
    expect((await call(head, "PUT", "/rules", { ids: [second, first] })).status).toBe(204);
    expect((await rules()).map(({ name }) => name)).toEqual(["Otra", "Portales", "Todo lo demás"]);
    expect((await call(head, "PATCH", `/rules/${first}`, { isActive: false })).status).toBe(204);
    expect((await rules())[1]).toMatchObject({ isActive: false, conditions: { sources: ["idealista"] } });
    const rest = (await rules())[2]!.id;
    expect((await call(head, "DELETE", `/rules/${rest}`)).status).toBe(409);
    expect((await call(head, "PATCH", `/rules/${rest}`, { isActive: false })).status).toBe(409);
    expect((await call(head, "PATCH", `/rules/${rest}`, { assignees: [other!.user.id] })).status).toBe(204);
    expect((await call(head, "POST", "/rules", { ...rule, conditions: { nationality: ["x"] } })).status).toBe(422);
    const stranger = { ...rule, assignees: [(await signedInPerson(services)).user.id] };
    expect(issues((await call(head, "POST", "/rules", stranger)).json)[0]!.path).toBe("assignees");
    for (const id of [first, second]) expect((await call(head, "DELETE", `/rules/${id}`)).status).toBe(204);
    await call(head, "PATCH", `/rules/${rest}`, { assignees: [] });
  });

  test("hours are checked, and change due times", async () => {
    const usual = (await call<object>(head, "GET", "/settings")).json;
    expect(usual).toMatchObject({
      answerMinutes: 60,
      commissionRate: 0.03,
      mayChange: true,
      timeZone: "Europe/Madrid",
    });
    expect((await call(agent, "PUT", "/settings", usual)).status).toBe(403);
    const crossed = { ...usual, openingHours: [[[600, 540]], [], [], [], [], [], []] };
    expect(issues((await call(head, "PUT", "/settings", crossed)).json)[0]!.path).toContain("openingHours");
    expect((await call(head, "PUT", "/settings", { ...usual, answerMinutes: "30" })).status).toBe(204);
    expect((await call<{ answerMinutes: number }>(agent, "GET", "/settings")).json.answerMinutes).toBe(30);
  });
});

const NOTICE = (name: string, email: string, ref = "RZ-7") =>
  `De: idealista <noresponder@avisos.idealista.com>\nReferencia: ${ref}\nNombre: ${name}\nEmail: ${email}\nMensaje: Me interesa`;

describe("notices of portals", () => {
  test("pasted become a contact with a deal about the home, once", async () => {
    const home = await newHome({ reference: "RZ-7", title: "Piso en Ruzafa", priceCents: "31500000" });
    const text = NOTICE("Pau Mas", "pau@correo.example");
    const shown = await call<TakenNotice>(head, "POST", "/inbox", { text, dryRun: true });
    expect(shown.json).toMatchObject({
      notice: { name: "Pau Mas", portal: "idealista" },
      home: { id: home.id },
      taken: null,
    });
    expect(await db.$count(contactPoints, eq(contactPoints.value, "pau@correo.example"))).toBe(0);
    const ends = await Promise.all([
      call<TakenNotice>(head, "POST", "/inbox", { text }),
      call<TakenNotice>(head, "POST", "/inbox", { text }),
    ]);
    expect(ends.map(({ json }) => json.taken!.isRepeated).sort()).toEqual([false, true]);
    const { contactId, dealId } = ends[0]!.json.taken!;
    const contact = await read(contactId, head);
    expect(contact).toMatchObject({ fullName: "Pau Mas", source: "idealista", roles: ["comprador"], owner: null });
    expect(contact.deals).toMatchObject([
      {
        id: dealId,
        title: "Piso en Ruzafa",
        home: { id: home.id },
        wait: { isOverdue: false },
        amountCents: 31_500_000,
        currency: "EUR",
      },
    ]);
    const inbox = (await call<{ notices: { contact: unknown }[] }>(head, "GET", "/inbox")).json.notices;
    expect(inbox).toMatchObject([{ contact: { fullName: "Pau Mas" } }]);
    expect((await call<{ notices: unknown[] }>(agent, "GET", "/inbox")).json.notices).toEqual([]);
  });

  test("forwarded to the address come in by its token, once for each mail", async () => {
    const { address, webhook } = (await call<InboxAddress>(head, "GET", "/inbox/address")).json;
    expect((await call(agent, "GET", "/inbox/address")).status).toBe(403);
    expect(address).toMatch(/^[a-z0-9]{40}@correo\.umbral\.example$/);
    const path = new URL(webhook!).pathname;
    const mime = (id: string, email: string) =>
      `From: Bea <bea@agencia.example>\r\nSubject: =?utf-8?q?RV=3A_Nuevo_mensaje_de_N=C3=BAria?=\r\nMessage-ID: <${id}@x.example>\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>idealista</p><table><tr><td>Nombre</td><td>Núria Gil</td></tr><tr><td>Email</td><td>${email}</td></tr></table>`;
    const send = (body: string, type = "message/rfc822") =>
      app.request(path, { method: "POST", headers: { "content-type": type, "x-forwarded-for": "192.0.2.9" }, body });
    expect((await send(mime("1", "nuria1@correo.example"))).status).toBe(202);
    expect((await send(mime("1", "nuria1@correo.example"))).status).toBe(202);
    expect((await send(JSON.stringify({ raw: mime("2", "nuria2@correo.example") }), "application/json")).status).toBe(
      202,
    );
    expect(
      (
        await send(
          JSON.stringify({ text: NOTICE("Eva", "eva@correo.example", "X-1"), subject: "s" }),
          "application/json",
        )
      ).status,
    ).toBe(202);
    expect((await send("{}", "application/json")).status).toBe(422);
    const of = async (email: string) =>
      await db.$count(contactPoints, and(eq(contactPoints.value, email), eq(contactPoints.scope, agencyId)));
    expect([
      await of("nuria1@correo.example"),
      await of("nuria2@correo.example"),
      await of("eva@correo.example"),
    ]).toEqual([1, 1, 1]);
    expect((await call(head, "POST", "/inbox/address")).status).toBe(200);
    expect((await send(mime("3", "nuria3@correo.example"))).status).toBe(404);
  });
});

describe("files", () => {
  async function upload<T>(
    path: string,
    text: string | Uint8Array<ArrayBuffer>,
    { name = "contactos.csv", choice = {} } = {},
    who = agent,
  ) {
    const form = new FormData();
    form.set("file", new File([text], name));
    form.set("choice", JSON.stringify(choice));
    const answer = await app.request(`/api/crm${path}`, {
      method: "POST",
      headers: { cookie: who!.cookie, "x-forwarded-for": "192.0.2.8" },
      body: form,
    });
    return { status: answer.status, json: (await answer.json()) as T };
  }
  const exported = async (who: Person, format: string) =>
    await (await callerOn(app)("GET", `/api/crm/export?format=${format}`, { cookie: who.cookie })).text();

  test("come in after a preview; the same one again changes nothing; the chosen action happens", async () => {
    const who = await signedInPerson(services);
    const csv =
      "Nombre;Correo;Teléfono;Notas\nAna Vila;ana.vila@casa.example;616 000 444;Hola\nLuis Vila;luis.vila@casa.example;;\n;no es;;\nEva Vila;eva.vila@casa.example;;";
    const preview = (await upload<ImportPreview>("/import/preview", csv, {}, who)).json;
    expect(preview.counts).toEqual({ nuevo: 3, cambiado: 0, igual: 0, malo: 1 });
    expect(preview.rows[2]).toMatchObject({ line: 4, state: "malo", reason: "El correo «no es» no es válido" });
    expect(await db.$count(contacts, eq(contacts.ownerId, who.user.id))).toBe(0);
    const done = (await upload<ImportDone>("/import", csv, { choice: { lines: [2, 3] } }, who)).json;
    expect(done).toEqual({
      added: 2,
      changed: 0,
      same: 0,
      bad: [{ line: 4, reason: "El correo «no es» no es válido" }],
    });
    const again = (await upload<ImportPreview>("/import/preview", csv, {}, who)).json;
    expect(again.counts).toEqual({ nuevo: 1, cambiado: 0, igual: 2, malo: 1 });
    const both = await Promise.all([
      upload<ImportDone>("/import", csv, {}, who),
      upload<ImportDone>("/import", csv, {}, who),
    ]);
    expect(both.map(({ json }) => json.added).sort()).toEqual([0, 1]);
    expect(await db.$count(contacts, eq(contacts.ownerId, who.user.id))).toBe(3);
    const changed = csv.replace("Hola", "Adiós");
    expect((await upload<ImportDone>("/import", changed, {}, who)).json).toMatchObject({
      added: 0,
      changed: 1,
      same: 2,
    });
    const page = (await call<ContactsPage>(who, "GET", "/contacts?q=616 000 444")).json;
    expect((await read(page.contacts[0]!.id, who)).notes).toBe("Adiós");
  });

  test("go out and come in at another's identical, in both formats", async () => {
    const who = await signedInPerson(services);
    await newContact(
      {
        fullName: "Ana; «Núñez»",
        phones: ["617 000 555"],
        tags: ["a, b"],
        roles: ["inversor"],
        notes: "=1+1\nfin",
        hasConsent: true,
      },
      who,
    );
    await newContact({ fullName: "Luis", emails: ["l@casa.example", "l2@casa.example"] }, who);
    for (const [format, name] of [
      ["csv", "contactos.csv"],
      ["vcf", "contactos.vcf"],
    ] as const) {
      const file = await exported(who, format);
      const second = await signedInPerson(services);
      expect((await upload<ImportDone>("/import", file, { name }, second)).json).toMatchObject({ added: 2, bad: [] });
      const sorted = (text: string) =>
        text
          .replace(/^(UID|REV):.*$/gm, "")
          .split(format === "csv" ? "\r\n" : "BEGIN:")
          .sort();
      expect(sorted(await exported(second, format))).toEqual(sorted(file));
    }
  });

  test("in Windows-1252 are read; one without contacts says so", async () => {
    const who = await signedInPerson(services);
    const latin = Uint8Array.from(
      [..."Nombre;Correo\nN\u00fa\u00f1ez;n@casa.example"].map((sign) => sign.charCodeAt(0)),
    );
    expect((await upload<ImportPreview>("/import/preview", latin, {}, who)).json.rows[0]!.fullName).toBe("Núñez");
    for (const text of ["", "Nombre;Correo", 'Nombre\n"abierto']) {
      expect((await upload("/import/preview", text, {}, who)).status).toBe(422);
    }
    expect((await upload("/import/preview", "x", { choice: { lines: "no" } as object }, who)).status).toBe(422);
  });
});

test("an agency's contacts that go to its last member are one list, without duplicates", async () => {
  const person = await signedInPerson(services);
  const mine = await newContact({ fullName: "Marc Riu", emails: ["marc@casa.example"], notes: "Mío" }, person);
  const [agency] = await db.insert(agencies).values({ name: "De uno" }).returning();
  await db.insert(agencyMembers).values({ userId: person.user.id, agencyId: agency!.id, role: "owner" });
  const theirs = await newContact(
    { fullName: "Marc Riu", emails: ["marc@casa.example"], phones: ["618 000 666"], tags: ["agencia"] },
    person,
  );
  const alone = await newContact({ fullName: "Sola" }, person);
  const dealId = await newDeal(theirs, {}, person);
  expect((await callerOn(app)("DELETE", "/api/agency", { cookie: person.cookie })).status).toBe(204);
  const page = (await call<ContactsPage>(person, "GET", "/contacts")).json;
  expect(page.contacts.map(({ id }) => id).sort()).toEqual([mine, alone].sort());
  const contact = await read(mine, person);
  expect(contact).toMatchObject({ notes: "Mío", tags: ["agencia"] });
  expect(contact.points.map(({ value }) => value).sort()).toEqual(["+34618000666", "marc@casa.example"]);
  expect(contact.deals.map(({ id }) => id)).toEqual([dealId]);
  const scopes = await db
    .selectDistinct({ scope: contactPoints.scope })
    .from(contactPoints)
    .where(eq(contactPoints.contactId, mine));
  expect(scopes).toEqual([{ scope: person.user.id }]);
  const found = (await call<ContactsPage>(person, "GET", "/contacts?q=618 000 666")).json;
  expect(found.contacts.map(({ id }) => id)).toEqual([mine]);
  const [merge] = await db.select().from(contactMerges).where(eq(contactMerges.keptId, mine));
  expect((await call(person, "POST", `/merges/${merge!.id}/undo`)).status).toBe(204);
  expect((await read(theirs, person)).points.map(({ value }) => value)).toEqual(["+34618000666"]);
});

test("the founder of an agency brings their contacts along, if they agree", async () => {
  const person = await signedInPerson(services);
  await openAccount(db, { userId: person.user.id }, now);
  const id = await newContact({ fullName: "Viene Conmigo", phones: ["619 000 777"] }, person);
  const dealId = await newDeal(id, {}, person);
  const founded = await callerOn(app)("POST", "/api/agency", {
    cookie: person.cookie,
    body: { name: "Nueva", bringWork: true },
  });
  expect(founded.status).toBe(201);
  const [row] = await db.select().from(contacts).where(eq(contacts.id, id));
  expect(row!.scope).toBe(row!.agencyId);
  const found = (await call<ContactsPage>(person, "GET", "/contacts?q=619 000 777")).json;
  expect(found.contacts.map((one) => one.id)).toEqual([id]);
  expect((await read(id, person)).deals.map((deal) => deal.id)).toEqual([dealId]);
  const taken = await call(person, "POST", "/contacts", { fullName: "Otra", phones: ["619000777"] });
  expect(taken.status).toBe(422);
});
