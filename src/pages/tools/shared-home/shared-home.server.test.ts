import { eq } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { personActor } from "../../../server/accounts/access/actor.server.ts";
import { createApp } from "../../../server/boot/app.server.ts";
import { chatChannels } from "../../../server/platform/db/tables/assistant-threads.server.ts";
import { contacts } from "../../../server/platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../../server/platform/db/tables/crm-deals.server.ts";
import { properties } from "../../../server/platform/db/tables/portfolio-homes.server.ts";
import { leads } from "../../../server/platform/db/tables/site-leads.server.ts";
import { shareLinks } from "../../../server/platform/db/tables/tools-runs.server.ts";
import { type ListedLink, openPageOf } from "../../../server/tools/sharing/share-links.server.ts";
import { addRow } from "../../../test/rows.ts";
import { callerOn } from "../../../test/shared-page.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { type OpenHomePage, readSharedPage } from "../shared-result/shared-page.server.ts";
import { HomePage } from "./home-page.tsx";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));
const call = callerOn(app);

/** Data that no stranger may read, in words that can be recognised. */
const PRIVATE = {
  notes: "Se separan y tienen prisa",
  mandateKind: "exclusiva" as const,
  mandateEndsOn: "2031-07-17",
  closedPriceCents: "31234500",
  address: "Calle Sueca 12",
  cadastralReference: "5427802YJ2752H0001FP",
  latitude: 39.46097531,
  longitude: -0.37354642,
  externalId: "CRM-998877",
};
const WORDS = [
  "separan", "exclusiva", "2031-07-17", "312345", "Sueca", "5427802YJ", "39.46097531", "0.37354642", "998877", "Amparo",
]; // biome-ignore format: a list of words

async function sharedHome({ home = {}, wanted = {} }: { home?: object; wanted?: object } = {}) {
  const agent = await signedInPerson(services);
  const homeId = await addRow(services, "home", { ownerId: agent.user.id, agencyId: null });
  const ownerContactId = await addRow(services, "contact", { ownerId: agent.user.id, agencyId: null });
  await db.update(contacts).set({ fullName: "Amparo Gil" }).where(eq(contacts.id, ownerContactId));
  const values = { ...PRIVATE, title: "Piso con luz", reference: "V-102", priceCents: "34990000", operation: "venta" };
  await db
    .update(properties)
    .set({ ...values, sourceId: null, externalId: PRIVATE.externalId, ownerContactId, ...home })
    .where(eq(properties.id, homeId));
  const answer = await call("POST", "/api/share-links", { cookie: agent.cookie, body: { homeId, ...wanted } });
  if (answer.status !== 201) throw new Error(`no link: ${answer.status} ${await answer.text()}`);
  const link = (await answer.json()) as ListedLink;
  return { agent, homeId, link, token: link.address!.split("/").at(-1)! };
}

const read = (token: string) =>
  readSharedPage(services, token, new Request(`http://localhost/compartir/${token}`)) as Promise<OpenHomePage>;

describe("the page of a home", () => {
  test("shows the home as it is today, and nothing that colleagues keep", async () => {
    const { token, homeId, agent, link } = await sharedHome({ wanted: { label: "Los Vidal" } });
    await db.update(properties).set({ priceCents: "33000000" }).where(eq(properties.id, homeId));
    const page = await read(token);
    expect(page).toMatchObject({
      state: "home",
      home: { title: "Piso con luz", reference: "V-102", price: 330_000 },
      isOffered: true,
    });
    const sent = JSON.stringify(page);
    const ids = [homeId, agent.user.id, link.id, "Los Vidal"];
    expect([...WORDS, ...ids].filter((words) => sent.includes(words))).toEqual([]);
    // Its square from 39.46 to 39.465 and from −0.375 to −0.37.
    expect(page.place).toEqual({ latitude: 39.4625, longitude: -0.3725, radiusM: 400 });
  });

  test("offers the agency's own assistant where it is switched on, and nobody else's", async () => {
    const { token, agent } = await sharedHome();
    expect((await read(token)).assistant).toBeNull();
    const channel = { scope: agent.user.id, ownerId: agent.user.id, code: `c${agent.user.id.slice(0, 8)}` };
    await db.insert(chatChannels).values(channel);
    expect((await read(token)).assistant).toBe(channel.code);
    await db.update(chatChannels).set({ isOpen: false }).where(eq(chatChannels.scope, agent.user.id));
    expect((await read(token)).assistant).toBeNull();
  });

  test("shows the street and its point where the agent does, and never the cadastral reference", async () => {
    const { token } = await sharedHome({ home: { showsAddress: true } });
    const sent = JSON.stringify(await read(token));
    expect(WORDS.filter((words) => sent.includes(words))).toEqual(["Sueca", "39.46097531", "0.37354642"]);
  });

  test("has a map only where the home has a point that is more than the middle of its quarter", async () => {
    const precise = { precision: "exacto", asked: "a", latitude: 39.46097531, longitude: -0.37354642 };
    const rough = { ...precise, precision: "barrio" };
    const found = await sharedHome({ home: { located: precise, showsAddress: true } });
    expect((await read(found.token)).place).toEqual({ latitude: 39.46097531, longitude: -0.37354642, radiusM: null });
    const guessed = await sharedHome({ home: { located: rough, showsAddress: true } });
    expect((await read(guessed.token)).place).toBeNull();
    const nowhere = await sharedHome({ home: { latitude: null, longitude: null } });
    expect((await read(nowhere.token)).place).toBeNull();
  });

  test("reads complete without a script: title, price, letter of energy, form for a visit", async () => {
    const { token } = await sharedHome({ home: { energyRating: "D", rooms: 3 } });
    const page = await read(token);
    const draw = () => createElement(HomePage, { page, token });
    const router = createMemoryRouter([{ path: "*", Component: draw }], { initialEntries: [`/compartir/${token}`] });
    const markup = renderToStaticMarkup(createElement(RouterProvider, { router }));
    for (const part of [
      "Piso con luz",
      "349.900\u00a0€",
      "habitaciones",
      "Letra D de la A a la G",
      "Pide una visita",
    ]) {
      expect(markup).toContain(part);
    }
    expect(WORDS.filter((words) => markup.includes(words))).toEqual([]);
  });

  test("of a home that was sold stays and says so, one in the trash is gone and comes back with it", async () => {
    const { token, homeId } = await sharedHome({ home: { status: "cerrado", closedOn: "2026-01-02" } });
    expect(await read(token)).toMatchObject({ state: "home", isOffered: false });
    await db.update(properties).set({ deletedAt: new Date() }).where(eq(properties.id, homeId));
    expect(await read(token)).toEqual({ state: "gone" });
    await db.update(properties).set({ deletedAt: null }).where(eq(properties.id, homeId));
    expect(await read(token)).toMatchObject({ state: "home" });
  });

  test("follows a home that was merged into another, because its code may hang in a window", async () => {
    const { token, homeId, agent } = await sharedHome();
    const keptId = await addRow(services, "home", { ownerId: agent.user.id, agencyId: null });
    await db.update(properties).set({ title: "La que queda" }).where(eq(properties.id, keptId));
    await db.update(properties).set({ mergedIntoId: keptId }).where(eq(properties.id, homeId));
    expect((await read(token)).home.title).toBe("La que queda");
  });

  test("asks for its password before it sends anything", async () => {
    const { token } = await sharedHome({ wanted: { password: "seis gatos" } });
    expect(await read(token)).toEqual({ state: "locked", failure: null });
    expect((await call("GET", `/api/shared/${token}/export/pdf`)).status).toBe(403);
  });

  test("counts a browser once a day, and gives the home's sheet", async () => {
    const { token, link } = await sharedHome();
    for (let i = 0; i < 2; i++) expect((await call("POST", `/api/shared/${token}/views`)).status).toBe(204);
    expect((await db.select().from(shareLinks).where(eq(shareLinks.id, link.id)))[0]!.views).toBe(1);
    const sheet = await call("GET", `/api/shared/${token}/export/pdf`);
    expect(sheet.headers.get("content-disposition")).toContain("Ficha%20V-102.pdf");
    expect(Buffer.from(await sheet.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
  });
});

describe("somebody who asks for a visit", () => {
  const form = {
    full_name: "Julia Vidal",
    email: "julia@casa.example",
    message: "El jueves por la tarde",
    privacy: true,
    form_id: "11111111-1111-4111-8111-111111111111",
  };

  test.each([
    ["venta", "comprador"],
    ["alquiler", "inquilino"],
  ])("of a home in %s becomes a deal with a %s about that home", async (operation, kind) => {
    const { token, homeId, agent, link } = await sharedHome({ home: { operation } });
    expect((await call("POST", `/api/shared/${token}/leads`, { body: form })).status).toBe(204);
    const [lead] = await db.select().from(leads).where(eq(leads.shareLinkId, link.id));
    expect(lead).toMatchObject({ ownerId: agent.user.id, interestedIn: ["vivienda"] });
    const [deal] = await db.select().from(deals).where(eq(deals.contactId, lead!.contactId!));
    expect(deal).toMatchObject({ kind, homeId, title: "Piso con luz" });
    const listed = await call("GET", "/api/share-links/contacts", { cookie: agent.cookie });
    expect((await listed.json()).contacts[0]).toMatchObject({ name: "Julia Vidal", about: "Piso con luz" });
  });
});

describe("the code on its papers", () => {
  const codeOf = async (agent: Awaited<ReturnType<typeof signedInPerson>>, homeId: string) =>
    (
      await openPageOf(db, personActor(agent.user.id), homeId, {
        keys: services.auth.keys,
        publicUrl: services.config.publicUrl,
        now: services.now(),
      })
    )?.address ?? null;

  test("opens the page without an end before one that ends, and none that asks for a password or was revoked", async () => {
    const { agent, homeId, link } = await sharedHome({ wanted: { password: "seis gatos" } });
    expect(await codeOf(agent, homeId)).toBeNull();
    const make = async (body: object) =>
      (await (
        await call("POST", "/api/share-links", { cookie: agent.cookie, body: { homeId, ...body } })
      ).json()) as ListedLink;
    const month = await make({ expiresInDays: 30 });
    expect(await codeOf(agent, homeId)).toBe(month.address);
    const endless = await make({});
    await make({ expiresInDays: 90 });
    expect(await codeOf(agent, homeId)).toBe(endless.address);
    await call("POST", `/api/share-links/${endless.id}/revoke`, { cookie: agent.cookie });
    expect(await codeOf(agent, homeId)).not.toBe(endless.address);
    expect(await codeOf(await signedInPerson(services), homeId)).toBeNull();
    expect(link.hasPassword).toBe(true);
  });
});

describe("a link", () => {
  test("needs a result or a home, and not both; another's home is not there", async () => {
    const { agent, homeId } = await sharedHome();
    const stranger = await signedInPerson(services);
    const make = async (body: object, cookie = agent.cookie) =>
      (await call("POST", "/api/share-links", { cookie, body })).status;
    expect(await make({})).toBe(422);
    expect(await make({ homeId, runId: homeId })).toBe(422);
    expect(await make({ homeId }, stranger.cookie)).toBe(404);
  });

  test("to a home is listed with its name", async () => {
    const { agent, homeId } = await sharedHome();
    const { links } = await (await call("GET", "/api/share-links", { cookie: agent.cookie })).json();
    expect(links[0]).toMatchObject({
      homeId,
      runId: null,
      title: "Piso con luz",
      toolTitle: "Vivienda",
      state: "active",
    });
  });
});
