import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type {
  Board,
  ContactFile,
  ContactsPage,
  DealCard,
  Forecast,
  Funnel,
  ImportDone,
  TakenNotice,
  TimelinePage,
} from "#domain/crm/contacts/dto.ts";
import { crmCallers, type Person } from "../../../test/crm-callers.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { handOverWork } from "../../accounts/agencies/hand-over.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { doneIn } from "../../insight/goals/measure-goals.server.ts";
import { dealShares, dealSteps, deals } from "../../platform/db/tables/crm-deals.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { placeDeals } from "./place-deals.server.ts";

const database = await openTestDatabase();
const { db } = database;
/** A Monday at ten in Madrid. */
let now = new Date("2026-11-23T09:00:00.000Z");
const services = { ...testServices(database, { TRUSTED_PROXIES: "1" }), now: () => now };
const app = createApp(services, async () => new Response("page"));
const { agencyOf, call } = crmCallers(services, () => app);

let agencyId = "";
let [head, ana, luis]: Person[] = [];
beforeAll(async () => {
  const team = await agencyOf("Casas del Puerto", "owner", "agent", "agent");
  agencyId = team.agencyId;
  [head, ana, luis] = team.members;
});

let nth = 0;
async function newContact(more: object = {}, who = ana): Promise<string> {
  nth += 1;
  // Of two contacts one is always the newer one.
  now = new Date(now.getTime() + 1000);
  const body = { fullName: `Persona ${nth}`, emails: [`p${nth}@casa.example`], ...more };
  const { status, json } = await call<{ id: string }>(who, "POST", "/contacts", body);
  expect(status, JSON.stringify(json)).toBe(201);
  return json.id;
}
async function newDeal(more: object = {}, who = ana): Promise<string> {
  const contactId = await newContact({}, who);
  const body = { contactId, kind: "comprador", title: "Busca piso", ...more };
  const { status, json } = await call<{ id: string }>(who, "POST", "/deals", body);
  expect(status, JSON.stringify(json)).toBe(201);
  return json.id;
}
const rowOf = async (id: string) => (await db.select().from(deals).where(eq(deals.id, id)))[0]!;
const homeOf = async (more: object = {}) =>
  (
    await db
      .insert(properties)
      .values({
        ownerId: ana!.user.id,
        agencyId,
        operation: "venta",
        type: "atico",
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
const linesOf = async (contactId: string) =>
  (await call<TimelinePage>(ana, "GET", `/contacts/${contactId}/events`)).json.events;

describe("a deal", () => {
  test("of a mandate passes its own stages, and gives the home the mandate that was signed", async () => {
    const home = await homeOf({ status: "captacion" });
    const id = await newDeal({ kind: "propietario", homeId: home.id, title: "Ático de la calle Cádiz" });
    const move = (stage: string, evidence: object) => call(ana, "POST", `/deals/${id}/stage`, { stage, evidence });
    expect((await move("arras", { arras: { amount: 5000, on: "2026-11-23" } })).json).toMatchObject({
      issues: [
        { path: "evidence.contactado.how" },
        { path: "evidence.valoracion.amount" },
        { path: "evidence.valoracion.on" },
        { path: "evidence.propuesta.price" },
      ],
    });
    const proven = {
      contactado: { how: "Me llamó" },
      valoracion: { amount: 250_000, on: "2026-11-20" },
      propuesta: { price: 245_000, feePercent: 3 },
    };
    expect((await move("propuesta", proven)).status).toBe(204);
    expect(await rowOf(id)).toMatchObject({ stage: "propuesta", amountCents: "24500000" });
    const signed = { firmado: { on: "2026-11-23", mandate: "exclusiva", months: 6, why: "valoracion" } };
    expect((await move("firmado", signed)).status).toBe(204);
    const [after] = await db.select().from(properties).where(eq(properties.id, home.id));
    // Six months from the 23rd of November.
    expect(after).toMatchObject({ mandateKind: "exclusiva", mandateEndsOn: "2027-05-23", status: "captacion" });
    // The proposed fee is what the sale of the home begins with.
    expect(after!.feePercent).toBe(3);
    expect(after!.ownerContactId).toBe((await rowOf(id)).contactId);
    const { won, rows } = (await call<Funnel>(head, "GET", "/funnel?tipo=propietario")).json;
    expect(won).toEqual([{ reason: "valoracion", count: 1 }]);
    expect(rows.map(({ stage }) => stage)).toEqual(["nuevo", "contactado", "valoracion", "propuesta", "firmado"]);
  });

  test("takes price and currency from its home, opened by hand or by a notice", async () => {
    const home = await homeOf({ reference: "REF-77", priceCents: "31000000", currency: "USD" });
    expect(await rowOf(await newDeal({ homeId: home.id }))).toMatchObject({
      amountCents: "31000000",
      currency: "USD",
    });
    expect(await rowOf(await newDeal({ homeId: home.id, amount: 300_000 }))).toMatchObject({
      amountCents: "30000000",
      currency: "USD",
    });
    const text =
      "De: idealista <noresponder@avisos.idealista.com>\nReferencia: REF-77\nNombre: Carla Roig\nTeléfono: 611 222 333\nMensaje: Me interesa";
    const { json } = await call<TakenNotice>(ana, "POST", "/inbox", { text });
    expect(json.home).toMatchObject({ id: home.id, title: "Ático en Valencia" });
    expect(await rowOf(json.taken!.dealId)).toMatchObject({
      homeId: home.id,
      amountCents: "31000000",
      currency: "USD",
    });
  });

  test("stands on the board of its trade alone, and every trade says how many are open", async () => {
    const id = await newDeal({ kind: "inquilino", title: "Alquiler en Ruzafa" });
    const boardOf = async (kind: string) => (await call<Board>(ana, "GET", `/board?tipo=${kind}`)).json;
    const rental = await boardOf("inquilino");
    expect(rental.stages.map(({ stage }) => stage)).toEqual([
      "nuevo",
      "contactado",
      "visita",
      "solvencia",
      "reserva",
      "firmado",
      "perdido",
    ]);
    expect(rental.stages[0]!.cards.map((card) => card.id)).toContain(id);
    expect(rental.open.find(({ kind }) => kind === "inquilino")?.count).toBe(1);
    const purchase = await boardOf("comprador");
    expect(purchase.stages.flatMap(({ cards }) => cards.map((card) => card.id))).not.toContain(id);
    expect(purchase.open).toEqual(rental.open);
    // Programs that name no trade get the stages of all.
    expect((await call<Board>(ana, "GET", "/board")).json.stages[0]!.cards.map((card) => card.id)).toContain(id);
  });

  test("moves where programs of before say, to the stage of its own trade", async () => {
    const id = await newDeal({ kind: "inquilino", title: "Alquiler en Ruzafa" });
    const evidence = { contactado: { how: "Llamada" } };
    expect((await call(ana, "POST", `/deals/${id}/stage`, { stage: "cualificado", evidence })).status).toBe(204);
    expect((await rowOf(id)).stage).toBe("contactado");
  });
});

describe("deals of the time when all trades passed the stages of a purchase", () => {
  test("come to their place with their steps, once", async () => {
    const sale = await newDeal({ kind: "propietario", title: "Vende su casa" });
    const sought = await newDeal({ kind: "propietario", title: "Quiere valorar" });
    const bought = await newDeal({ title: "Compra" });
    const put = async (id: string, stage: "oferta" | "visita", evidence: object) => {
      await db
        .update(deals)
        .set({ stage, evidence: { ...evidence } })
        .where(eq(deals.id, id));
      await db.insert(dealSteps).values({ dealId: id, fromStage: "cualificado", toStage: stage, at: now });
    };
    await put(sale, "oferta", { oferta: { amount: 200_000 } });
    await put(sought, "visita", { visita: { on: "2026-11-20" } });
    await put(bought, "visita", { visita: { on: "2026-11-20" } });
    expect(await placeDeals(db)).toBe(false);
    expect(await rowOf(sale)).toMatchObject({ kind: "vendedor", stage: "oferta" });
    expect(await rowOf(sought)).toMatchObject({ kind: "propietario", stage: "valoracion" });
    expect(await rowOf(bought)).toMatchObject({ kind: "comprador", stage: "visita" });
    const steps = await db
      .select({ from: dealSteps.fromStage, to: dealSteps.toStage })
      .from(dealSteps)
      .where(and(eq(dealSteps.dealId, sought), eq(dealSteps.toStage, "valoracion")));
    expect(steps).toEqual([{ from: "contactado", to: "valoracion" }]);
    const before = await rowOf(sale);
    await placeDeals(db);
    expect(await rowOf(sale)).toEqual(before);
  });
});

describe("a fee", () => {
  test("is shared by seniors alone, in parts that add up, with a line for each change", async () => {
    const id = await newDeal({ amount: 300_000, feePercent: 3 });
    const { contactId } = await rowOf(id);
    const share = (who: Person | undefined, shares: object[]) => call(who, "PATCH", `/deals/${id}`, { shares });
    const halves = [
      { personId: ana!.user.id, percent: 60 },
      { personId: luis!.user.id, percent: 40 },
    ];
    expect((await share(ana, halves)).status).toBe(403);
    expect((await share(head, halves.slice(0, 1))).json).toMatchObject({
      issues: [{ path: "shares", message: "Las partes tienen que sumar 100 %" }],
    });
    const stranger = await signedInPerson(services);
    expect((await share(head, [{ personId: stranger.user.id, percent: 100 }])).json).toMatchObject({
      issues: [{ path: "shares", message: "Elige a gente del equipo" }],
    });
    expect((await share(head, halves)).status).toBe(204);
    expect((await share(head, halves)).status).toBe(204);
    const lines = (await linesOf(contactId)).filter(({ kind }) => kind === "reparto");
    expect(lines).toHaveLength(1);
    expect(lines[0]!.data.shares).toMatchObject([{ percent: 60 }, { percent: 40 }]);
    // Everybody sees their own part; seniors see all of them.
    const partsOf = async (who: Person | undefined) =>
      (await call<ContactFile>(who, "GET", `/contacts/${contactId}`)).json.deals[0]!.shares.map(
        ({ percent }) => percent,
      );
    expect(await partsOf(head)).toEqual([60, 40]);
    expect(await partsOf(ana)).toEqual([60]);
  });

  test("counts by part in the forecast: 5 % of 9,000 euros, 60 to 40, are 270 and 180", async () => {
    const { agencyId: teamId, members } = await agencyOf("Dos", "owner", "agent");
    const [boss, eva] = members as [Person, Person];
    const id = await newDeal({ amount: 300_000, feePercent: 3, title: "Piso en Ruzafa" }, boss);
    await newDeal({ kind: "propietario", amount: 500_000 }, boss);
    const rental = await newDeal({ kind: "inquilino", amount: 1000 }, boss);
    const shares = [
      { personId: boss.user.id, percent: 60 },
      { personId: eva.user.id, percent: 40 },
    ];
    await call(boss, "PATCH", `/deals/${id}`, { shares });
    const forecast = (await call<Forecast>(boss, "GET", "/forecast?tipo=comprador")).json;
    // 450 of the purchase, and a tenth of a month's rent of 1,000; the mandate brings nothing by itself.
    expect(forecast.tradeCents).toBe(45_000);
    expect(forecast.totalCents).toBe(55_000);
    expect(forecast.agents).toEqual([
      { person: expect.objectContaining({ id: boss.user.id }), deals: 3, expectedCents: 27_000 + 10_000 },
      { person: expect.objectContaining({ id: eva.user.id }), deals: 1, expectedCents: 18_000 },
    ]);
    const sought = (await call<Forecast>(boss, "GET", "/forecast?tipo=propietario")).json;
    // 5 % of 3 % of 500,000.
    expect(sought.tradeCents).toBe(75_000);
    const own = (await call<Forecast>(eva, "GET", "/forecast")).json;
    expect(own.totalCents).toBe(0);
    expect(own.agents).toEqual([
      { person: expect.objectContaining({ id: eva.user.id }), deals: 1, expectedCents: 18_000 },
    ]);
    expect(own.ownParts).toEqual([
      { dealId: id, title: "Piso en Ruzafa", kind: "comprador", stage: "nuevo", percent: 40, partCents: 360_000 },
    ]);
    expect(JSON.stringify(own.ownParts)).not.toContain(rental);
    // Signed, each has reached their own part of a goal.
    await db
      .update(deals)
      .set({ stage: "firmado", commissionCents: "900000", closedAt: now, evidence: { firmado: { on: "2026-11-20" } } })
      .where(eq(deals.id, id));
    const incomeOf = async (person: Person) => {
      const actor = {
        ownerId: person.user.id,
        isAnonymous: false as const,
        agency: { id: teamId, role: person === boss ? ("owner" as const) : ("agent" as const) },
      };
      return (await doneIn(db, { actor, of: "mio" }, 2026)).income;
    };
    expect(await incomeOf(boss)).toEqual([{ day: "2026-11-20", amount: 5400 }]);
    expect(await incomeOf(eva)).toEqual([{ day: "2026-11-20", amount: 3600 }]);
  });

  test("of a sale is what the home's owner agreed to, unless the deal says another", async () => {
    const { agencyId: teamId, members } = await agencyOf("Tres", "owner");
    const boss = members[0]!;
    const of = { ownerId: boss.user.id, agencyId: teamId, type: "piso", country: "ES", currency: "EUR" };
    const [agreed] = await db
      .insert(properties)
      .values({ ...of, operation: "venta", feePercent: 5 })
      .returning();
    const feeOf = async (more: object) => {
      const id = await newDeal({ kind: "vendedor", amount: 200_000, homeId: agreed!.id, ...more }, boss);
      const { rows } = (await call<Forecast>(boss, "GET", "/forecast?tipo=vendedor")).json;
      await db.delete(deals).where(eq(deals.id, id));
      return rows[0]!.commissionCents;
    };
    // 5 and 4 % of 200,000 euros.
    expect([await feeOf({}), await feeOf({ feePercent: 4 })]).toEqual([1_000_000, 800_000]);
  });

  test("of one home counts once: in its sale, and in the purchase only where it was typed there", async () => {
    const { agencyId: id, members } = await agencyOf("Cuatro", "owner");
    const boss = members[0]!;
    const [home] = await db
      .insert(properties)
      .values({ ownerId: boss.user.id, agencyId: id, type: "piso", operation: "venta", country: "ES", currency: "EUR" })
      .returning();
    const about = { amount: 200_000, homeId: home!.id };
    const feesOf = async (trade: string) =>
      (await call<Forecast>(boss, "GET", `/forecast?tipo=${trade}`)).json.rows.reduce(
        (sum, row) => sum + row.commissionCents,
        0,
      );
    const purchase = await newDeal({ kind: "comprador", ...about }, boss);
    // The usual 3 % of 200,000 euros.
    expect(await feesOf("comprador")).toBe(600_000);
    const sale = await newDeal({ kind: "vendedor", ...about }, boss);
    expect([await feesOf("comprador"), await feesOf("vendedor")]).toEqual([0, 600_000]);
    await call(boss, "PATCH", `/deals/${purchase}`, { feePercent: 1 });
    expect([await feesOf("comprador"), await feesOf("vendedor")]).toEqual([200_000, 600_000]);
    await call(boss, "PATCH", `/deals/${purchase}`, { feePercent: null });
    await db.update(deals).set({ stage: "perdido", lossReason: "precio" }).where(eq(deals.id, sale));
    expect(await feesOf("comprador")).toBe(600_000);
  });

  test("agreed with a home's owner is shown with its deals, for the forms that ask for it", async () => {
    const home = await homeOf({ feePercent: 4, operation: "venta" });
    const id = await newDeal({ kind: "vendedor", homeId: home.id });
    const card = (await call<DealCard>(ana, "GET", `/deals/${id}`)).json;
    expect(card.homeFee).toEqual({ percent: 4, amountCents: null });
    const bare = (await call<DealCard>(ana, "GET", `/deals/${await newDeal()}`)).json;
    expect(bare.homeFee).toBeNull();
  });

  test("of somebody who leaves goes to the successor while the deal is open, and stays theirs once it is signed", async () => {
    const [open, signed] = [await newDeal(), await newDeal()];
    await db.update(deals).set({ stage: "firmado", closedAt: now }).where(eq(deals.id, signed));
    const parts = (dealId: string) => [
      { dealId, personId: ana!.user.id, shareBps: 7000 },
      { dealId, personId: luis!.user.id, shareBps: 3000 },
    ];
    await db.insert(dealShares).values([...parts(open), ...parts(signed)]);
    await db.transaction((tx) => handOverWork(tx, { agencyId, fromUserId: luis!.user.id, toUserId: ana!.user.id }));
    const sharesOf = async (id: string) =>
      (await db.select().from(dealShares).where(eq(dealShares.dealId, id)))
        .map(({ personId, shareBps }) => [personId === ana!.user.id ? "ana" : "luis", shareBps])
        .sort();
    expect(await sharesOf(open)).toEqual([["ana", 10_000]]);
    expect(await sharesOf(signed)).toEqual([
      ["ana", 7000],
      ["luis", 3000],
    ]);
  });
});

describe("two people with one telephone", () => {
  const phones = ["600 111 222"];

  test("are two contacts where somebody says so, and are not proposed as one", async () => {
    const first = await newContact({ fullName: "Marta Sanchis", phones });
    const again = { fullName: "Marta Sanchis Peris", emails: [], phones };
    const refused = await call(ana, "POST", "/contacts", again);
    expect(refused.json).toMatchObject({
      issues: [{ path: "phones.0", message: "Ese teléfono ya es de Marta Sanchis" }],
    });
    const second = (await call<{ id: string }>(ana, "POST", "/contacts", { ...again, sharesPhone: true })).json.id;
    expect(second).not.toBe(first);
    const file = (await call<ContactFile>(ana, "GET", `/contacts/${second}`)).json;
    expect(file.points.map(({ value }) => value)).toEqual(["+34600111222"]);
    expect(file.duplicates).toEqual([]);
    // Shares that they have already are no reason to refuse another change.
    expect((await call(ana, "PATCH", `/contacts/${second}`, { phones, company: "Casa" })).status).toBe(204);
    expect(
      (await call(ana, "PATCH", `/contacts/${second}`, { emails: ["p1@casa.example"], sharesPhone: true })).status,
    ).toBe(422);
  });

  test("get their own messages by the name, else the newest gets it, and the timeline says so", async () => {
    const [marta] = (
      await call<{ contacts: { id: string; fullName: string }[] }>(ana, "GET", "/contacts?q=600111222")
    ).json.contacts.filter(({ fullName }) => fullName === "Marta Sanchis");
    const luisId = await newContact({ fullName: "Luis Ferrer", phones, sharesPhone: true });
    const notice = (name: string) =>
      `De: idealista <noresponder@avisos.idealista.com>\nNombre: ${name}\nTeléfono: 600 111 222\nMensaje: Me interesa`;
    const taken = async (name: string) =>
      (await call<TakenNotice>(ana, "POST", "/inbox", { text: notice(name) })).json.taken!;
    expect((await taken("Marta Sanchis")).contactId).toBe(marta!.id);
    const other = await taken("Carmen Gil");
    expect(other.contactId).toBe(luisId);
    const line = (await linesOf(luisId)).find(({ kind }) => kind === "correo_portal");
    expect(line!.data.sharing).toMatchObject({ by: "reciente" });
    expect((line!.data.sharing as { names: string[] }).names).toContain("Marta Sanchis");
  });

  test("are two rows of a file, each of its own person", async () => {
    const text = "Nombre,Teléfono,Empresa\nMarta Sanchis,600111222,Notaría\nLuis Ferrer,600111222,Taller\n";
    const form = new FormData();
    form.set("file", new File([text], "contactos.csv"));
    form.set("choice", "{}");
    const headers = { cookie: head!.cookie, "x-forwarded-for": "192.0.2.8" };
    const answer = await app.request("/api/crm/import", { method: "POST", headers, body: form });
    expect((await answer.json()) as ImportDone).toMatchObject({ added: 0, changed: 2, bad: [] });
    const { contacts } = (await call<ContactsPage>(ana, "GET", "/contacts?q=600111222")).json;
    const companyOf = (name: string) => contacts.find(({ fullName }) => fullName === name)?.company;
    expect([companyOf("Marta Sanchis"), companyOf("Luis Ferrer")]).toEqual(["Notaría", "Taller"]);
  });

  test("are merged and told apart again, and both have the number then", async () => {
    const [one, other] = [
      await newContact({ phones: ["600 333 444"] }),
      await newContact({ phones: ["600 333 444"], sharesPhone: true }),
    ];
    const merged = await call<{ id: string }>(ana, "POST", "/merges", { keptId: one, removedId: other });
    expect(merged.status, JSON.stringify(merged.json)).toBeLessThan(300);
    const phonesOf = async (id: string) =>
      (await call<ContactFile>(ana, "GET", `/contacts/${id}`)).json.points
        .filter(({ kind }) => kind === "telefono")
        .map(({ value }) => value);
    expect(await phonesOf(one)).toEqual(["+34600333444"]);
    const { merges } = (await call<ContactFile>(ana, "GET", `/contacts/${one}`)).json;
    expect((await call(ana, "POST", `/merges/${merges[0]!.id}/undo`)).status).toBeLessThan(300);
    expect([await phonesOf(one), await phonesOf(other)]).toEqual([["+34600333444"], ["+34600333444"]]);
  });
});
