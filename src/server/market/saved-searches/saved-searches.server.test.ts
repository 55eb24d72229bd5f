import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { AdvertRow } from "#domain/market/adverts/advert.ts";
import { NO_MARKET_FILTER } from "#domain/market/search/market-filter.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { COMMON_POOL } from "../../accounts/access/pools.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { listWaiting } from "../../crm/contacts/list-waiting.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { contactEvents, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import {
  marketEvents,
  marketSearchAnswers,
  marketSearches,
  marketSearchHits,
} from "../../platform/db/tables/market-searches.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { joinDwellings, separateDwelling } from "../store/join-dwellings.server.ts";
import { keepAdverts } from "../store/keep-adverts.server.ts";
import { noteNews } from "./note-news.server.ts";
import { countSearches, listSearches } from "./saved-searches.server.ts";
import { searchesOfContact, seenInSelections } from "./searches-of-contact.server.ts";
import { findSharedSearch, sharedHomes } from "./shared-search.server.ts";
import { tellNews } from "./tell-news.server.ts";

/** Saved searches over the real database: the market's own writers, the jobs, mails, notices and calls. */

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));
const person = await signedInPerson(services);
const MINE = person.user.id;
const SITE = "https://umbral.example";
/** Thursday, 10:00 in Madrid. */
const NOW = new Date("2026-11-26T09:00:00.000Z");
const EIGHT_TOMORROW = new Date("2026-11-27T07:00:00.000Z");
const today = new Date().toISOString().slice(0, 10);

beforeEach(async () => {
  for (const table of [marketSearches, marketHomes, marketEvents, contacts, mails, userNotifications]) {
    await db.delete(table);
  }
});

async function call(method: string, path: string, body?: unknown, cookie = person.cookie) {
  const response = await app.request(path, {
    method,
    headers: {
      cookie,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

const VALENCIA = { kind: "municipio", code: "46250", name: "València" } as const;
const FLATS = { ...NO_MARKET_FILTER, operation: "venta", places: [VALENCIA], price: { min: null, max: 250_000 } };

async function save(form: object = {}): Promise<string> {
  const { status, body } = await call("POST", "/api/market/searches", {
    name: "Pisos en Valencia",
    filter: FLATS,
    ...form,
  });
  expect(status).toBe(201);
  return body.id;
}

/** An advert as a sender brings it into the common pool, or into another one. */
async function bring(
  name: string,
  priceCents: number,
  more: Partial<AdvertRow> = {},
  sender = "portal",
  pool = COMMON_POOL,
) {
  const row: AdvertRow = {
    externalId: name,
    status: "activo",
    priceCents,
    currency: "EUR",
    listedOn: null,
    closedOn: null,
    agencyName: null,
    phone: null,
    url: null,
    photoHashes: [],
    described: {
      operation: "venta",
      type: "piso",
      country: "ES",
      municipalityCode: "46250",
      town: "València",
      quarter: "Russafa",
      title: `Calle Cuba, 20: ${name}`,
      builtAreaM2: 90,
      rooms: 3,
    },
    ...more,
  };
  await db.transaction((tx) => keepAdverts(tx, pool, { key: sender }, [row], { today }));
}

const note = () => noteNews(db, NOW);
const tell = (at: Date) => tellNews(db, SITE, at);
const hits = () =>
  db
    .select({
      kind: marketSearchHits.kind,
      priceCents: marketSearchHits.priceCents,
      previousPriceCents: marketSearchHits.previousPriceCents,
    })
    .from(marketSearchHits)
    .orderBy(marketSearchHits.priceCents);

test("a dwelling that two agencies offer is told once, whichever comes first; another price of one of them is news", async () => {
  await save();
  const at = { latitude: 39.46, longitude: -0.37 };
  const described = {
    operation: "venta",
    type: "piso",
    country: "ES",
    municipalityCode: "46250",
    builtAreaM2: 90,
    rooms: 3,
    ...at,
  } as const;
  await bring("a", 200_000_00, { described });
  await note();
  await bring("b", 200_000_00, { described }, "other", MINE);
  await note();
  expect(await hits()).toEqual([{ kind: "nueva", priceCents: 200_000_00, previousPriceCents: null }]);
  // Both at once.
  const upstairs = { ...described, floor: 4 };
  await bring("c", 210_000_00, { described: upstairs });
  await bring("d", 210_000_00, { described: upstairs }, "other", MINE);
  await note();
  expect((await hits()).map(({ priceCents }) => priceCents)).toEqual([200_000_00, 210_000_00]);
  await bring("d", 190_000_00, { described: upstairs }, "other", MINE);
  await note();
  expect((await hits()).map(({ priceCents }) => priceCents)).toEqual([190_000_00, 200_000_00, 210_000_00]);
});

describe("an answer of a client to a home that is joined to another", () => {
  const answers = async () =>
    (await db.select().from(marketSearchAnswers).orderBy(marketSearchAnswers.at)).map(({ homeId, comment }) => [
      homeId,
      comment,
    ]);
  const joined = (ids: [string, string]) => db.transaction((tx) => joinDwellings(tx, COMMON_POOL, ids));

  test("goes along with it, and comes back once they are separated", async () => {
    const searchId = await save();
    await bring("first", 240_000_00, { listedOn: "2026-01-10" });
    await bring("second", 230_000_00, { listedOn: "2026-02-10" });
    const homes = await db.select({ id: marketHomes.id }).from(marketHomes).orderBy(marketHomes.listedOn);
    const [first, second] = [homes[0]!.id, homes[1]!.id];
    await db.insert(marketSearchAnswers).values({ searchId, homeId: second, comment: "Nos encanta", at: NOW });
    await joined([first, second]);
    expect(await answers()).toEqual([[first, "Nos encanta"]]);
    await db.transaction((tx) => separateDwelling(tx, COMMON_POOL, second));
    expect(await answers()).toEqual([[second, "Nos encanta"]]);
  });

  test("stays with each where they spoke of both: neither answer is lost", async () => {
    const searchId = await save();
    await bring("first", 240_000_00, { listedOn: "2026-01-10" });
    await bring("second", 230_000_00, { listedOn: "2026-02-10" });
    const homes = await db.select({ id: marketHomes.id }).from(marketHomes).orderBy(marketHomes.listedOn);
    const [first, second] = [homes[0]!.id, homes[1]!.id];
    const later = new Date(NOW.getTime() + 1000);
    await db.insert(marketSearchAnswers).values([
      { searchId, homeId: first, comment: "Cara", at: NOW },
      { searchId, homeId: second, comment: "Esta sí", at: later },
    ]);
    const both = [
      [first, "Cara"],
      [second, "Esta sí"],
    ];
    await joined([first, second]);
    expect(await answers()).toEqual(both);
    await db.transaction((tx) => separateDwelling(tx, COMMON_POOL, second));
    expect(await answers()).toEqual(both);
  });
});

describe("news", () => {
  test("homes that the market held when the search was saved are none; one that comes afterwards is, once", async () => {
    await bring("before", 200_000_00);
    await save();
    await note();
    expect(await hits()).toEqual([]);
    await bring("after", 240_000_00);
    await bring("too dear", 260_000_00);
    await note();
    await note();
    expect(await hits()).toEqual([{ kind: "nueva", priceCents: 240_000_00, previousPriceCents: null }]);
    expect(await db.$count(marketEvents)).toBe(0);
  });

  test("a home that was committed before, and that the job had not come to, is none either", async () => {
    await save({ name: "Somebody's, so that events are noted" });
    await bring("before", 200_000_00);
    await save();
    await note();
    const [second] = await db.select().from(marketSearches).where(eq(marketSearches.name, "Pisos en Valencia"));
    expect(await db.$count(marketSearchHits, eq(marketSearchHits.searchId, second!.id))).toBe(0);
    expect(await db.$count(marketSearchHits)).toBe(1);
  });

  test("a reduction into the price that is asked for, from 260,000 to 245,000, tells both prices", async () => {
    await bring("home", 260_000_00);
    await save();
    await bring("home", 245_000_00);
    await note();
    expect(await hits()).toEqual([{ kind: "bajada", priceCents: 245_000_00, previousPriceCents: 260_000_00 }]);
  });

  test("another agency's cheaper advert of the same home is no reduction; that this advert becomes cheaper is one", async () => {
    const listedOn = "2026-01-10";
    await bring("dear", 240_000_00, { listedOn });
    await bring("cheap", 230_000_00, { listedOn });
    await save();
    const homes = await db.select({ id: marketHomes.id }).from(marketHomes).orderBy(marketHomes.priceCents);
    await db.transaction((tx) => joinDwellings(tx, COMMON_POOL, [homes[0]!.id, homes[1]!.id]));
    await note();
    expect(await hits()).toEqual([]);
    await bring("cheap", 225_000_00, { listedOn });
    await note();
    expect(await hits()).toEqual([{ kind: "bajada", priceCents: 225_000_00, previousPriceCents: 230_000_00 }]);
  });

  test("a home that comes back is told as such, one that goes, is dearer or says something else is not", async () => {
    await bring("home", 240_000_00);
    await save();
    await bring("home", 240_000_00, { status: "retirado" });
    await note();
    expect(await hits()).toEqual([]);
    await bring("home", 240_000_00);
    await note();
    expect(await hits()).toEqual([{ kind: "vuelta", priceCents: 240_000_00, previousPriceCents: 240_000_00 }]);
    await db.delete(marketSearchHits);
    await bring("home", 245_000_00);
    await bring("home", 245_000_00, { phone: "+34612345678" });
    await note();
    expect(await hits()).toEqual([]);
  });

  test("kinds that the search does not want are left out", async () => {
    await save({ kinds: ["bajada"] });
    await bring("home", 240_000_00);
    await note();
    expect(await hits()).toEqual([]);
    await bring("home", 230_000_00);
    await note();
    expect(await hits()).toEqual([{ kind: "bajada", priceCents: 230_000_00, previousPriceCents: 240_000_00 }]);
  });

  test("new and reduced before anybody was told is one piece of news, at the price of now", async () => {
    await save();
    await bring("home", 240_000_00);
    await note();
    await bring("home", 230_000_00);
    await note();
    expect(await hits()).toEqual([{ kind: "nueva", priceCents: 230_000_00, previousPriceCents: null }]);
  });

  test("a home of a pool that the owner does not see is none", async () => {
    await save();
    await db.insert(marketHomes).values({
      pool: "99999999-9999-4999-8999-999999999999",
      operation: "venta",
      type: "piso",
      status: "activo",
      country: "ES",
      municipalityCode: "46250",
      currency: "EUR",
      priceCents: 100_000_00,
      listedOn: today,
      seenOn: today,
    });
    await note();
    expect(await hits()).toEqual([]);
  });

  test("while it is paused nothing is noted, and what happened meanwhile is no news afterwards", async () => {
    const id = await save();
    await save({ name: "Another, so that events are noted", filter: { ...FLATS, operation: "alquiler" } });
    await call("PATCH", `/api/market/searches/${id}`, { isPaused: true });
    await bring("meanwhile", 240_000_00);
    await call("PATCH", `/api/market/searches/${id}`, { isPaused: false });
    await note();
    expect(await hits()).toEqual([]);
    await bring("later", 240_000_00);
    await note();
    expect(await hits()).toHaveLength(1);
  });
});

describe("telling", () => {
  test("a daily digest at eight of the next morning, with both prices and without the address; then never again", async () => {
    await save();
    await bring("home", 240_000_00);
    await note();
    await tell(new Date(EIGHT_TOMORROW.getTime() - 1));
    expect(await db.$count(mails)).toBe(0);
    await tell(EIGHT_TOMORROW);
    await tell(new Date(EIGHT_TOMORROW.getTime() + 86_400_000));
    const sent = await db.select().from(mails);
    expect(sent).toHaveLength(1);
    const [search] = await db.select().from(marketSearches);
    const endHref = `${SITE}/avisos-busqueda/${search!.endToken}`;
    expect(sent[0]).toMatchObject({ to: person.user.email, subject: "1 vivienda nueva: Pisos en Valencia", endHref });
    expect(sent[0]!.text).toContain("Buscas: Compra · hasta 250.000 · València");
    expect(sent[0]!.text).toMatch(/Nueva: Piso en Russafa, València: 240\.000\s€ · 90\sm² · 3 hab\./);
    expect(sent[0]!.text).toContain(endHref);
    expect(sent[0]!.text).not.toContain("Calle Cuba");
    const bell = await db.select().from(userNotifications);
    expect(bell).toMatchObject([
      { title: "Pisos en Valencia", message: "1 vivienda nueva", link: "/dashboard/busquedas" },
    ]);
  });

  test("at once it waits for the end of the quiet hours; what happens again afterwards is told again", async () => {
    await save({ frequency: "al-momento", quiet: { from: 9, to: 12 } });
    await bring("home", 240_000_00);
    await note();
    // 10:00 in Madrid is quiet until 12:00, which is 11:00 in UTC.
    await tell(new Date("2026-11-26T10:59:00Z"));
    expect(await db.$count(mails)).toBe(0);
    await tell(new Date("2026-11-26T11:00:00Z"));
    expect(await db.$count(mails)).toBe(1);
    await bring("home", 230_000_00);
    await noteNews(db, new Date("2026-11-26T11:04:00Z"));
    await tell(new Date("2026-11-26T11:09:00Z"));
    expect(await db.$count(mails)).toBe(1);
    await tell(new Date("2026-11-26T11:10:00Z"));
    const subjects = (await db.select({ subject: mails.subject }).from(mails)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(["1 bajada de precio: Pisos en Valencia", "1 vivienda nueva: Pisos en Valencia"]);
  });

  test("a home that is gone by then is not told, and nobody is written to for nothing", async () => {
    await save();
    await bring("home", 240_000_00);
    await note();
    await bring("home", 240_000_00, { status: "retirado" });
    await note();
    await tell(EIGHT_TOMORROW);
    expect(await db.$count(mails)).toBe(0);
    const [search] = await db.select().from(marketSearches);
    expect(search).toMatchObject({ dueAt: null, lastToldAt: null });
  });

  test("whoever does not want these mails gets the notice alone", async () => {
    await db
      .update(users)
      .set({ metadata: { notices: { off: ["busquedas:correo"] } } })
      .where(eq(users.id, MINE));
    await save();
    await bring("home", 240_000_00);
    await note();
    await tell(EIGHT_TOMORROW);
    expect(await db.$count(mails)).toBe(0);
    expect(await db.$count(userNotifications)).toBe(1);
    await db.update(users).set({ metadata: {} }).where(eq(users.id, MINE));
  });

  test("201 new homes in a day: the first twenty are kept, all are counted, and the mail asks to narrow", async () => {
    await save();
    await db.insert(marketHomes).values(
      Array.from({ length: 201 }, () => ({
        pool: COMMON_POOL,
        operation: "venta",
        type: "piso",
        status: "activo" as const,
        country: "ES",
        municipalityCode: "46250",
        currency: "EUR",
        priceCents: 240_000_00,
        listedOn: today,
        seenOn: today,
      })),
    );
    await note();
    expect(await db.$count(marketSearchHits)).toBe(20);
    const { body } = await call("GET", "/api/market/searches");
    expect(body.searches[0]).toMatchObject({ news: 20 });
    await tell(EIGHT_TOMORROW);
    const [mail] = await db.select().from(mails);
    expect(mail!.text).toContain("en un día han salido 201 viviendas nuevas");
    expect(mail!.subject).toBe("201 viviendas nuevas: Pisos en Valencia");
    // Ten of them stand in the mail.
    expect(mail!.text).toContain("191 más");
  });

  test("the link of a mail ends the alerts by one click and without a session, and a stranger's token ends nothing", async () => {
    await save();
    await bring("home", 240_000_00);
    await note();
    const [search] = await db.select().from(marketSearches);
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const response = await app.request(`/avisos-busqueda/${search!.endToken}`, { method: "POST", body });
    expect(response.status).toBe(200);
    await tell(EIGHT_TOMORROW);
    expect(await db.$count(mails)).toBe(0);
    const { body: kept } = await call("GET", `/api/market/searches/${search!.id}`);
    expect(kept.isPaused).toBe(true);
    expect((await app.request(`/avisos-busqueda/${search!.id}`, { method: "POST", body })).status).toBe(404);
  });
});

describe("calls", () => {
  test("each wrong value is a sentence at its place", async () => {
    const { status, body } = await call("POST", "/api/market/searches", {
      name: " ",
      filter: { ...FLATS, price: { min: 2, max: 1 } },
      kinds: [],
      frequency: "cada-hora",
      quiet: { from: 24, to: 8 },
      timeZone: "Europa/Madrid",
      contactId: "x",
    });
    expect(status).toBe(422);
    const messages = Object.fromEntries(
      body.issues.map(({ path, message }: { path: string; message: string }) => [path, message]),
    );
    expect(messages).toEqual({
      name: "Ponle un nombre a la búsqueda",
      "filter.price": "El mínimo pasa del máximo",
      kinds: "Elige al menos un aviso",
      frequency: "Elige cada cuánto avisarte",
      "quiet.from": "Elige una hora de 0 a 23",
      timeZone: "Elige una zona horaria",
      contactId: "Elige un contacto de la lista",
    });
  });

  test("a contact of somebody else is no choice", async () => {
    const other = await signedInPerson(services);
    const [contact] = await db
      .insert(contacts)
      .values({ ownerId: other.user.id, scope: other.user.id, fullName: "Marta", source: "mano" })
      .returning();
    const { status } = await call("POST", "/api/market/searches", {
      name: "Para Marta",
      filter: FLATS,
      contactId: contact!.id,
    });
    expect(status).toBe(422);
  });

  test("sent again with its key it is one search, and the answer is the same", async () => {
    const form = { name: "Pisos", filter: FLATS, kinds: ["nueva"], frequency: "diaria" };
    const send = () =>
      app.request("/api/market/searches", {
        method: "POST",
        headers: { "content-type": "application/json", cookie: person.cookie, "idempotency-key": "one try" },
        body: JSON.stringify(form),
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
    expect(await db.$count(marketSearches)).toBe(1);
  });

  test("a part of the list, and how many there are in all and with news", async () => {
    await save({ filter: Object.assign({}, FLATS, { operation: "alquiler" }) });
    await save();
    await bring("home", 240_000_00);
    await note();
    expect(await countSearches(db, personActor(MINE))).toEqual({ total: 2, withNews: 1 });
    const [first] = await listSearches(db, personActor(MINE), NOW, { limit: 1, offset: 0 });
    const [second] = await listSearches(db, personActor(MINE), NOW, { limit: 1, offset: 1 });
    expect([first!.news, second!.news]).toEqual([1, 0]);
  });
});

describe("the page that is shared with a client", () => {
  async function shareForMarta() {
    const [contact] = await db
      .insert(contacts)
      .values({ ownerId: MINE, scope: MINE, fullName: "Marta Ríos", source: "mano" })
      .returning();
    const id = await save({ contactId: contact!.id });
    await bring("home", 240_000_00);
    const { body } = await call("POST", `/api/market/searches/${id}/share`, {});
    const token = body.address.split("/").at(-1) as string;
    const [home] = await db.select({ id: marketHomes.id }).from(marketHomes);
    const answer = (said: object) =>
      call("POST", `/api/shared-searches/${token}/answers`, { homeId: home!.id, ...said }, "");
    const timeline = async () =>
      (await db.select({ text: contactEvents.text }).from(contactEvents)).map(({ text }) => text);
    return { id, contactId: contact!.id, token, answer, timeline };
  }

  test("a heart and a comment stand once in the contact's timeline, as they were said last, and in the agent's bell", async () => {
    const { id, answer, timeline, contactId } = await shareForMarta();
    expect((await answer({ verdict: "me-gusta" })).status).toBe(204);
    expect(await timeline()).toEqual(["Le gusta: Piso en Russafa, València, 240.000\u00a0€."]);
    await answer({ comment: "¿Tiene balcón?" });
    expect(await timeline()).toEqual(["Le gusta: Piso en Russafa, València, 240.000\u00a0€. «¿Tiene balcón?»"]);
    const bell = await db.select().from(userNotifications);
    expect(bell.map(({ title, message, link, type }) => [title, message, link, type]).sort()).toEqual([
      [
        "A Marta Ríos le gusta: Piso en Russafa, València",
        "En «Pisos en Valencia».",
        `/dashboard/contactos/${contactId}`,
        "info",
      ],
      [
        "Marta Ríos pregunta por: Piso en Russafa, València",
        "«¿Tiene balcón?»",
        `/dashboard/busquedas?busqueda=${id}`,
        "question",
      ],
    ]);
    await answer({ verdict: null, comment: null });
    expect(await timeline()).toEqual([]);
  });

  test("words about two homes are two lines in the bell: no word is lost among the others", async () => {
    const { answer } = await shareForMarta();
    await bring("other", 230_000_00);
    const [, other] = await db.select({ id: marketHomes.id }).from(marketHomes).orderBy(marketHomes.number);
    await answer({ comment: "¿Tiene balcón?" });
    await answer({ homeId: other!.id, verdict: "me-gusta" });
    const bell = await db.select({ title: userNotifications.title }).from(userNotifications);
    expect(bell.map(({ title }) => title).sort()).toEqual([
      "A Marta Ríos le gusta: Piso en Russafa, València",
      "Marta Ríos pregunta por: Piso en Russafa, València",
    ]);
  });

  test("a question waits in the contact's deal, goes to the agent by one mail, and the answer to it stands on the client's page", async () => {
    const { id, contactId, token, answer, timeline } = await shareForMarta();
    await answer({ verdict: "me-gusta" });
    const waiting = () => listWaiting(db, personActor(MINE), { limit: 5, now: NOW });
    expect([await waiting(), await db.select().from(mails)]).toEqual([[], []]);
    await answer({ comment: "¿Podemos verlo el sábado?" });
    expect(await waiting()).toMatchObject([
      { contact: { id: contactId }, kind: "comprador", title: "Pisos en Valencia", owner: { id: MINE } },
    ]);
    await answer({ comment: "¿Podemos verlo el sábado por la mañana?" });
    expect(await waiting()).toHaveLength(1);
    expect(await db.select({ subject: mails.subject, links: mails.links }).from(mails)).toEqual([
      {
        subject: "Marta Ríos pregunta por «Piso en Russafa, València, 240.000 €»",
        links: [`${services.config.publicUrl}/dashboard/busquedas?busqueda=${id}`],
      },
    ]);
    const [home] = await db.select({ id: marketHomes.id }).from(marketHomes);
    const path = `/api/market/searches/${id}/answers/${home!.id}/reply`;
    expect((await call("PUT", path, { text: " " })).status).toBe(422);
    expect((await call("PUT", path, { text: "Sí, a las 11:00." })).status).toBe(204);
    expect(await waiting()).toEqual([]);
    expect((await timeline()).sort()).toEqual([
      "Le gusta: Piso en Russafa, València, 240.000\u00a0€. «¿Podemos verlo el sábado por la mañana?»",
      "Sí, a las 11:00.",
    ]);
    const shared = await findSharedSearch(services, token);
    if (shared.state !== "here") throw new Error("the link must open");
    expect((await sharedHomes(services, shared))?.homes[0]?.reply?.text).toBe("Sí, a las 11:00.");
  });

  test("a home of the own portfolio goes into deal and timeline, that of another agency into neither", async () => {
    const { id, answer } = await shareForMarta();
    const [home] = await db.select({ id: marketHomes.id }).from(marketHomes);
    const other = await signedInPerson(services);
    const theirs = await addRow(services, "home", { ownerId: other.user.id, agencyId: null });
    await db.update(marketHomes).set({ homeId: theirs }).where(eq(marketHomes.id, home!.id));
    const named = async () => [
      ...(await db.select({ homeId: deals.homeId }).from(deals)),
      ...(await db.select({ homeId: contactEvents.homeId }).from(contactEvents)),
    ];
    const reply = () => call("PUT", `/api/market/searches/${id}/answers/${home!.id}/reply`, { text: "Sí" });
    expect((await answer({ comment: "¿Tiene balcón?" })).status).toBe(204);
    expect((await reply()).status).toBe(204);
    expect(await named()).toEqual([{ homeId: null }, { homeId: null }, { homeId: null }]);
    const own = await addRow(services, "home", { ownerId: MINE, agencyId: null });
    await db.update(marketHomes).set({ homeId: own, pool: MINE }).where(eq(marketHomes.id, home!.id));
    await db.delete(deals);
    await db.delete(contactEvents);
    expect((await answer({ comment: "¿Y trastero?" })).status).toBe(204);
    expect((await reply()).status).toBe(204);
    expect(await named()).toEqual([{ homeId: own }, { homeId: own }, { homeId: own }]);
  });

  test("an agent answers where the client wrote something, and a stranger nowhere", async () => {
    const { id, answer } = await shareForMarta();
    const [home] = await db.select({ id: marketHomes.id }).from(marketHomes);
    const path = `/api/market/searches/${id}/answers/${home!.id}/reply`;
    await answer({ verdict: "me-gusta" });
    expect((await call("PUT", path, { text: "Hola" })).status).toBe(404);
    await answer({ comment: "¿Tiene balcón?" });
    const other = await signedInPerson(services);
    expect((await call("PUT", path, { text: "Hola" }, other.cookie)).status).toBe(404);
  });

  test("a refusal may say why, takes the place of an unread liking, and its reason goes with it", async () => {
    const { id, answer, timeline } = await shareForMarta();
    await answer({ verdict: "me-gusta" });
    await answer({ verdict: "no", reason: "precio" });
    expect(await timeline()).toEqual(["No le interesa: Piso en Russafa, València, 240.000\u00a0€. Por el precio."]);
    const bell = await db.select().from(userNotifications);
    expect(bell.map(({ title, message }) => [title, message])).toEqual([
      ["A Marta Ríos no le interesa: Piso en Russafa, València", "Por el precio."],
    ]);
    await answer({ verdict: "me-gusta" });
    const [kept] = await db.select().from(marketSearchAnswers).where(eq(marketSearchAnswers.searchId, id));
    expect(kept).toMatchObject({ verdict: "me-gusta", reason: null });
  });

  test("the client is told what nobody has confirmed of a home", async () => {
    const { id, token } = await shareForMarta();
    const filter = { ...FLATS, features: ["hasLift" as const] };
    expect((await call("PATCH", `/api/market/searches/${id}`, { filter })).status).toBe(200);
    await services.market.refresh();
    const shared = await findSharedSearch(services, token);
    if (shared.state !== "here") throw new Error("the link must open");
    const shown = await sharedHomes(services, shared);
    expect(shown?.homes.map(({ unconfirmed }) => unconfirmed)).toEqual([["Ascensor"]]);
    // A home to be renovated says so to the client as well: it is the reason of its price.
    await db.update(marketHomes).set({ condition: "a_reformar" });
    expect((await sharedHomes(services, shared))?.homes.map(({ condition }) => condition)).toEqual(["a_reformar"]);
  });

  test("a home that the search does not find takes no answer, though its owner sees it; one that left it may be taken back", async () => {
    const { answer, timeline } = await shareForMarta();
    await bring("dear", 900_000_00);
    const [home, dear] = await db.select({ id: marketHomes.id }).from(marketHomes).orderBy(marketHomes.number);
    expect((await answer({ homeId: dear!.id, verdict: "me-gusta" })).status).toBe(404);
    await answer({ verdict: "me-gusta" });
    await db.update(marketHomes).set({ status: "retirado" }).where(eq(marketHomes.id, home!.id));
    expect((await answer({ verdict: null })).status).toBe(204);
    expect(await timeline()).toEqual([]);
  });

  test("the contact's file has the search, and the matching knows what its page shows and what was said there", async () => {
    const { contactId, answer } = await shareForMarta();
    const [home] = await db.select({ id: marketHomes.id }).from(marketHomes);
    expect(await searchesOfContact(db, personActor(MINE), contactId)).toMatchObject([
      { name: "Pisos en Valencia", answers: 0, isShared: true, isPaused: false },
    ]);
    const seen = () => seenInSelections(db, personActor(MINE), { contactId, homeIds: [home!.id], today });
    expect((await seen()).get(home!.id)).toMatchObject({
      search: "Pisos en Valencia",
      isShown: true,
      verdict: null,
      comment: null,
    });
    await answer({ verdict: "no" });
    expect((await seen()).get(home!.id)).toMatchObject({ verdict: "no" });
    // A home of the own portfolio is known by its own id.
    const ownId = await addRow(services, "home", { ownerId: MINE, agencyId: null });
    await db.update(marketHomes).set({ homeId: ownId }).where(eq(marketHomes.id, home!.id));
    const own = await seenInSelections(db, personActor(MINE), { contactId, homeIds: [ownId], today });
    expect([...own.keys(), own.get(ownId)?.verdict]).toEqual([ownId, "no"]);
    const other = await signedInPerson(services);
    expect(await searchesOfContact(db, personActor(other.user.id), contactId)).toEqual([]);
  });

  test("its opens are counted for the agent and the contact's file, but not those of the agent and of robots", async () => {
    const { id, contactId, token } = await shareForMarta();
    const open = async (headers: Record<string, string>, at = token) =>
      (await app.request(`/api/shared-searches/${at}/views`, { method: "POST", headers })).status;
    const browser = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15" };
    const opens = async () => (await call("GET", `/api/market/searches/${id}`)).body.opens;
    expect(await opens()).toEqual({ views: 0, lastViewAt: null });
    expect(await open({ ...browser, cookie: person.cookie })).toBe(204);
    expect(await open({ "user-agent": "WhatsApp/2.23.20.0" })).toBe(204);
    expect(await opens()).toEqual({ views: 0, lastViewAt: null });
    await open(browser);
    await open(browser);
    await open({ "user-agent": "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15" });
    expect(await opens()).toEqual({ views: 2, lastViewAt: expect.any(String) });
    expect(await searchesOfContact(db, personActor(MINE), contactId)).toMatchObject([{ opens: { views: 2 } }]);
    const { body } = await call("POST", `/api/market/searches/${id}/share`, {});
    expect(await opens()).toEqual({ views: 0, lastViewAt: null });
    expect(await open(browser)).toBe(404);
    await call("DELETE", `/api/market/searches/${id}/share`);
    expect(await open(browser, body.address.split("/").at(-1))).toBe(410);
  });

  test("an ended link takes no answers, a new one replaces the old one, and a home of a stranger's pool is not found", async () => {
    const { id, answer, token } = await shareForMarta();
    expect((await answer({ homeId: "99999999-9999-4999-8999-999999999999", verdict: "no" })).status).toBe(404);
    const { body } = await call("POST", `/api/market/searches/${id}/share`, {});
    expect(body.address).not.toContain(token);
    expect((await answer({ verdict: "no" })).status).toBe(404);
    await call("DELETE", `/api/market/searches/${id}/share`);
    const newToken = body.address.split("/").at(-1);
    const ended = await call("POST", `/api/shared-searches/${newToken}/answers`, { homeId: MINE, verdict: "no" }, "");
    expect(ended.status).toBe(410);
  });
});
