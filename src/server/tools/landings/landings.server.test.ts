import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import type { LandingDocument } from "#domain/tools/landings/landing-document.ts";
import { blankSection } from "#domain/tools/landings/landing-sections.ts";
import { photoWithPosition } from "../../../test/photo-bytes.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { deletePhoto, setPhoto } from "../../accounts/agencies/person-card.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { contactEvents, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { landingDays, landings } from "../../platform/db/tables/tools-landings.server.ts";
import type { JobParts } from "../../platform/jobs/job.server.ts";
import { addPhoto } from "../../portfolio/photos/add-photo.server.ts";
import { photoJob } from "../../portfolio/photos/photo-work.server.ts";
import { listedLandings } from "./landing-rows.server.ts";
import { stampOf } from "./landing-stamp.server.ts";
import { landingResults } from "./read-results.server.ts";

/** Landing pages over the real database: made from a home, published, read without a script, and what bad input does. */

const dataDir = mkdtempSync(join(tmpdir(), "umbral-landings-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const database = await openTestDatabase();
const { db } = database;
let at = Date.parse("2026-11-27T10:00:00.000Z");
const services = Object.assign(testServices(database, { DATA_DIR: dataDir, TRUSTED_PROXIES: "1" }), {
  now: () => new Date(at),
});
const later = (ms: number) => {
  at += ms;
};
const app = createApp(services, async () => new Response("page of the site", { status: 404 }));
const person = await signedInPerson(services);
const stranger = await signedInPerson(services);
// A page is signed with a name.
const NAMED = { first_name: "Nuria", last_name: "Ferrer" };
await db.update(users).set({ metadata: NAMED });
const isPerson = eq(users.id, person.user.id);
const owned = { ownerId: person.user.id, agencyId: null };
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const act = (method: string, path: string, body?: object, who = person) =>
  app.request(`/api/landings${path}`, {
    method,
    headers: { cookie: who.cookie, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

let networks = 0;
const network = () => `198.51.100.${++networks}`;
const look = (path: string, { agent = BROWSER, from = network(), cookie = "" } = {}) =>
  app.request(path, { headers: { "user-agent": agent, "x-forwarded-for": from, cookie } });
const send = (path: string, fields: Record<string, string>, from = network()) =>
  app.request(path, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "user-agent": BROWSER,
      "x-forwarded-for": from,
    },
    body: new URLSearchParams(fields).toString(),
  });

async function newHome(values: Partial<typeof properties.$inferInsert> = {}) {
  const id = await addRow(services, "home", owned);
  const known = {
    title: "Ático en Ruzafa",
    placeName: "Ruzafa",
    priceCents: "34200000",
    energyRating: "D",
    rooms: 3,
    status: "disponible",
    address: "Calle Sueca 12",
    descriptions: { es: "Un ático con terraza al sur." },
  } as const;
  await db
    .update(properties)
    .set({ ...known, ...values })
    .where(eq(properties.id, id));
  return id;
}

async function newPage(homeIds: string[], purpose = "vivienda") {
  const made = await act("POST", "", { purpose, homeIds });
  expect(made.status, await made.clone().text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  return id;
}
const rowOf = async (id: string) => (await db.select().from(landings).where(eq(landings.id, id)))[0]!;

async function change(id: string, by: (document: LandingDocument) => LandingDocument) {
  const { revision, document } = await rowOf(id);
  return await act("PUT", `/${id}`, { revision, document: by(document) });
}
async function publish(id: string) {
  const { revision } = await rowOf(id);
  return await act("POST", `/${id}/publish`, { revision });
}
async function published(values: Parameters<typeof newHome>[0] = {}) {
  const homeId = await newHome(values);
  const id = await newPage([homeId]);
  const done = await publish(id);
  expect(done.status, await done.clone().text()).toBe(200);
  const { slug } = await rowOf(id);
  return { id, homeId, slug, path: `/p/${slug}` };
}
const hiddenOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"\/>/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
const VISITOR = {
  nombre: "Lucía Marín",
  email: "lucia@casa.example",
  telefono: "612345678",
  mensaje: "¿El sábado?",
  website: "",
};

test("a page is read without a script, in less than 40 KB, and follows its home", async () => {
  const { path, homeId } = await published();
  const page = await look(path);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html.length).toBeLessThan(40_000);
  expect(html).toContain("342.000");
  expect(html).toContain("Ático en Ruzafa");
  expect(html).not.toContain("Calle Sueca");
  expect([...html.matchAll(/<script/g)]).toHaveLength(1);
  expect(html).toContain('<script type="application/ld+json">');
  expect(html).not.toMatch(/\son\w+=|style="/);
  expect(page.headers.get("set-cookie")).toBeNull();
  const policy = page.headers.get("content-security-policy")!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("script-src");
  const ld = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)![1]!);
  expect(ld).toMatchObject({ "@type": "RealEstateListing", offers: { price: 342000, priceCurrency: "EUR" } });

  await db.update(properties).set({ priceCents: "32900000" }).where(eq(properties.id, homeId));
  expect(await (await look(path)).text()).toContain("329.000");
  await db.update(properties).set({ status: "reservado" }).where(eq(properties.id, homeId));
  expect(await (await look(path)).text()).toContain("Reservada");
});

test("a sold home says so, tells no price and offers others", async () => {
  const { path, homeId } = await published();
  await newHome({ title: "Piso con balcón en Benimaclet" });
  await db.update(properties).set({ status: "cerrado", closedOn: "2026-11-20" }).where(eq(properties.id, homeId));
  const html = await (await look(path)).text();
  expect(html).toContain("Vendida");
  expect(html).toContain("ya no está disponible");
  expect(html).toContain("Piso con balcón en Benimaclet");
  expect(html).toContain("SoldOut");
  await db.update(properties).set({ deletedAt: services.now() }).where(eq(properties.id, homeId));
  const gone = await look(path);
  expect(gone.status).toBe(200);
  expect(await gone.text()).toContain("ya no está disponible");
});

test("typed words stay, whatever the home says later", async () => {
  const { path, id, homeId } = await published();
  await change(id, (document) => ({
    ...document,
    sections: document.sections.map((section) =>
      section.kind === "portada" ? { ...section, title: "Vive sobre los tejados" } : section,
    ),
  }));
  await publish(id);
  await db.update(properties).set({ title: "Otro título" }).where(eq(properties.id, homeId));
  const html = await (await look(path)).text();
  expect(html).toContain("Vive sobre los tejados</h1>");
});

test("a visitor's message becomes a contact with its deal, source and campaign", async () => {
  const { path, id, homeId } = await published();
  const html = await (await look(`${path}?utm_campaign=otono&utm_source=instagram`)).text();
  later(4_000);
  const answer = await send(path, { ...hiddenOf(html), ...VISITOR, privacidad: "on", novedades: "on" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${path}/gracias`);
  expect(await (await look(`${path}/gracias`)).text()).toContain("Mensaje enviado");
  await db
    .update(users)
    .set({ metadata: { ...NAMED, phone: "+34 600 111 222" } })
    .where(isPerson);
  const thanks = await (await look(`${path}/gracias`)).text();
  expect(thanks).toContain('Si tienes prisa, llama al <a href="tel:+34600111222">');
  await db.update(users).set({ metadata: NAMED }).where(isPerson);

  const [lead] = await db.select().from(leads).where(eq(leads.email, VISITOR.email));
  expect(lead).toMatchObject({
    source: "landing",
    utmCampaign: "otono",
    utmSource: "instagram",
    marketingConsent: true,
    landingPage: path,
    timeOnSiteS: 4,
    ownerId: person.user.id,
  });
  const [contact] = await db.select().from(contacts).where(eq(contacts.id, lead!.contactId!));
  expect(contact).toMatchObject({ fullName: "Lucía Marín", ownerId: person.user.id });
  const words = "Casilla de novedades de la página de captación: Ático en Ruzafa";
  expect(JSON.stringify(contact)).toContain(words);
  const [deal] = await db.select().from(deals).where(eq(deals.contactId, contact!.id));
  expect(deal).toMatchObject({ kind: "comprador", homeId, title: "Ático en Ruzafa" });
  const [event] = await db.select().from(contactEvents).where(eq(contactEvents.contactId, contact!.id));
  expect(event).toMatchObject({ kind: "formulario", text: "¿El sábado?" });
  const sent = await db.select().from(mails).where(eq(mails.replyTo, VISITOR.email));
  expect(sent.map(({ to }) => to)).toContain(person.user.email);
  const list = `${services.config.publicUrl}/dashboard/contactos?q=lucia%40casa.example`;
  expect(sent.map(({ text }) => text).join()).toContain(list);

  const again = await send(path, { ...hiddenOf(html), ...VISITOR, privacidad: "on" });
  expect(again.status).toBe(303);
  expect(await db.$count(leads, eq(leads.email, VISITOR.email))).toBe(1);

  const csv = await (await act("GET", `/${id}/leads.csv`)).text();
  expect(csv).toContain("Lucía Marín;lucia@casa.example;612345678");
});

test("without permission it is refused in Spanish at its field, and what was typed stays", async () => {
  const { path } = await published();
  const html = await (await look(path)).text();
  expect(html).not.toMatch(/name="privacidad"[^>]*checked/);
  later(4_000);
  const refused = await send(path, { ...hiddenOf(html), ...VISITOR, email: "sin-permiso@casa.example" });
  expect(refused.status).toBe(422);
  const back = await refused.text();
  expect(back).toContain("Marca la casilla");
  expect(back).toContain('id="e-privacidad"');
  expect(back).toContain('value="Lucía Marín"');
  expect(back).toContain("¿El sábado?</textarea>");
  const wrong = await send(path, { ...hiddenOf(html), ...VISITOR, email: "nadie", privacidad: "on" });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('id="e-email"');
  expect(await db.$count(leads, eq(leads.email, "sin-permiso@casa.example"))).toBe(0);
});

test("programs are kept out: too quick, a made-up stamp, the field that nobody sees", async () => {
  const { path } = await published();
  const hidden = hiddenOf(await (await look(path)).text());
  const sent = { ...hidden, ...VISITOR, email: "robot@casa.example", privacidad: "on" };
  const quick = await send(path, sent);
  expect(quick.status).toBe(422);
  expect(await quick.text()).toContain("demasiado deprisa");
  later(4_000);
  expect((await send(path, { ...sent, sello: "abc.a.def" })).status).toBe(422);
  expect((await send(path, { ...sent, website: "https://spam.example" })).status).toBe(303);
  expect(await db.$count(leads, eq(leads.email, "robot@casa.example"))).toBe(0);
  const from = network();
  for (let i = 0; i < 30; i++) {
    const one = { ...sent, email: `otro-${i}@casa.example`, envio: crypto.randomUUID() };
    expect((await send(path, one, from)).status).toBe(303);
  }
  const crowded = await send(path, { ...sent, email: "otro-31@casa.example", envio: crypto.randomUUID() }, from);
  expect(crowded.status).toBe(429);
  expect(await crowded.text()).toContain("Espera una hora");
  later(3_600_000);
});

test("withdrawn it is gone and says so; an unknown address is the site's", async () => {
  const { path, id } = await published();
  expect((await act("DELETE", `/${id}/publish`)).status).toBe(204);
  const gone = await look(path);
  expect(gone.status).toBe(410);
  expect(await gone.text()).toContain("ya no está publicada");
  expect((await send(path, { ...VISITOR, privacidad: "on" })).status).toBe(410);
  expect((await look(`${path}/og.jpg`)).status).toBe(404);
  expect((await look("/p/nadie-la-hizo")).status).toBe(404);
  const draft = await newPage([await newHome()]);
  expect((await look(`/p/${(await rowOf(draft)).slug}`)).status).toBe(404);
  await publish(id);
  expect((await look(path)).status).toBe(200);
  await db
    .update(users)
    .set({ metadata: { ...NAMED, phone: "+34 600 333 444" } })
    .where(isPerson);
  await act("DELETE", `/${id}/publish`);
  expect(await (await look(path)).text()).toContain("600 333 444");
  await act("DELETE", `/${id}`);
  const thrown = await look(path);
  expect(thrown.status).toBe(410);
  expect(await thrown.text()).not.toContain("600 333 444");
  await db.update(users).set({ metadata: NAMED }).where(isPerson);
});

test("a page that is not published answers no logo and no portrait, and a maker who was shut out leaves the sitemap", async () => {
  const { path, id } = await published();
  const photo = await photoWithPosition({ width: 640, height: 640, shade: 90 });
  await setPhoto(services, person.user.id, photo);
  expect((await look(`${path}/agente.jpg`)).status).toBe(200);
  const isListed = async () => (await listedLandings(db, services.now())).some((one) => one.path === path);
  await change(id, (document) => ({ ...document, isIndexable: true }));
  await publish(id);
  expect(await isListed()).toBe(true);
  const banned = (until: Date | null) =>
    db.update(users).set({ bannedUntil: until }).where(eq(users.id, person.user.id));
  await banned(new Date(at + 86_400_000));
  expect(await isListed()).toBe(false);
  expect((await look(`${path}/agente.jpg`)).status).toBe(404);
  expect((await look(path)).status).toBe(410);
  await banned(new Date(at - 1));
  expect(await isListed()).toBe(true);
  await act("DELETE", `/${id}/publish`);
  expect((await look(`${path}/agente.jpg`)).status).toBe(404);
  expect((await look(`${path}/logo.png`)).status).toBe(404);
  await deletePhoto(services, person.user.id);
});

test("zone and town are both said, also where the title names the zone", async () => {
  const { path } = await published({ title: "Piso en Chamberí", placeName: "Chamberí", town: "Madrid" });
  const html = await (await look(path)).text();
  expect(html).toContain('<p class="where">Chamberí, Madrid</p>');
  expect(html).toContain('<p class="address">Chamberí, Madrid</p>');
  expect(html).toContain("Piso en venta en Chamberí, Madrid");
});

test("the price is not said twice where no costs are known", async () => {
  const { path, id } = await published();
  const html = async () => await (await look(path)).text();
  expect(await html()).not.toContain('class="big-price"');
  const hidden = (document: LandingDocument): LandingDocument => ({
    ...document,
    sections: document.sections.map((one) => (one.kind === "portada" ? { ...one, showsPrice: false } : one)),
  });
  await change(id, hidden);
  await publish(id);
  expect(await html()).toMatch(/<h2[^>]*>Precio<\/h2>/);
  expect(await html()).toContain('class="big-price"');
});

test("a long word of the title is set smaller", async () => {
  const { path } = await published({ title: "Departamento en la Condesa" });
  expect(await (await look(path)).text()).toContain('<h1 class="title wordy">Departamento en la Condesa</h1>');
  const short = await published({ title: "Piso en la Condesa" });
  expect(await (await look(short.path)).text()).toContain('<h1 class="title">Piso en la Condesa</h1>');
});

test("nobody has more than two hundred pages", async () => {
  const homeId = await newHome();
  const first = await rowOf(await newPage([homeId]));
  const { document, ownerId } = first;
  const isTheirs = eq(landings.ownerId, ownerId);
  const missing = 200 - (await db.$count(landings, isTheirs));
  const rows = Array.from({ length: missing }, (_, i) => ({ ownerId, title: "Lleno", slug: `lleno-${i}`, document }));
  await db.insert(landings).values(rows);
  const refused = await act("POST", "", { purpose: "vivienda", homeIds: [homeId] });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("TOO_MANY_LANDINGS");
  await db.delete(landings).where(eq(landings.title, "Lleno"));
  await newPage([homeId]);
});

test("markup in any field is text, and no address but of the web is linked", async () => {
  const { path, id } = await published({ title: "</title><script>alert(1)</script>" });
  const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const everywhere = (document: LandingDocument): LandingDocument => ({
    ...document,
    description: evil,
    legal: { responsible: evil, text: evil, privacyUrl: "" },
    sections: [
      ...document.sections.map((section) => ({ ...section, title: evil })),
      { ...blankSection("preguntas", "q1"), items: [{ id: "i", question: evil, answer: evil }] },
    ] as LandingDocument["sections"],
  });
  expect((await change(id, everywhere)).status).toBe(200);
  await publish(id);
  const html = await (await look(path)).text();
  expect([...html.matchAll(/<script/g)]).toHaveLength(1);
  expect(html).not.toContain("<img src=x");
  const sent = await send(path, { ...VISITOR, nombre: evil, email: evil, mensaje: `</textarea>${evil}` });
  expect([...(await sent.text()).matchAll(/<script/g)]).toHaveLength(1);

  for (const url of [
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "https://user:pass@evil.example/",
    "vbscript:x",
  ]) {
    const refused = await change(id, (document) => ({
      ...document,
      sections: [...document.sections, { ...blankSection("recorrido", "r1"), url }] as LandingDocument["sections"],
    }));
    expect(refused.status, url).toBe(422);
  }
});

test("words that exclude and a missing energy rating keep a page from being published, with what mends it", async () => {
  const id = await newPage([await newHome({ energyRating: null })]);
  const refused = await publish(id);
  expect(refused.status).toBe(422);
  expect(JSON.stringify(await refused.json())).toContain("Pon la letra");
  const other = await newPage([await newHome()]);
  await change(other, (document) => ({
    ...document,
    sections: document.sections.map((section) =>
      section.kind === "texto" ? { ...section, text: "Solo españoles. Muy luminoso." } : section,
    ),
  }));
  const section = (await rowOf(other)).document.sections.find(({ kind }) => kind === "texto")!;
  const words = (await (await publish(other)).json()) as { errors: { path: string; message: string }[] };
  expect(JSON.stringify(words)).toContain(`seccion.${section.id}`);
  expect(JSON.stringify(words)).toContain("Quita la frase");
});

test("nobody's page is signed with their address: whoever has no name is asked for one", async () => {
  const named = { first_name: "Nuria", last_name: "Ferrer" };
  await db.update(users).set({ metadata: {} }).where(eq(users.id, person.user.id));
  const id = await newPage([await newHome()]);
  const refused = await publish(id);
  await db.update(users).set({ metadata: named }).where(eq(users.id, person.user.id));
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Falta tu nombre");
  expect((await publish(id)).status).toBe(200);
});

test("other people's homes and pages are refused", async () => {
  const homeId = await newHome();
  expect((await act("POST", "", { purpose: "vivienda", homeIds: [homeId] }, stranger)).status).toBe(422);
  const id = await newPage([homeId]);
  expect((await act("GET", `/${id}/page.zip`, undefined, stranger)).status).toBe(404);
  const theirs = await addRow(services, "home", { ownerId: stranger.user.id, agencyId: null });
  const taken = await change(id, (document) => ({ ...document, homes: [...document.homes, theirs] }));
  expect(taken.status).toBe(422);
});

test("two pages do not overwrite each other", async () => {
  const id = await newPage([await newHome()]);
  const { revision, document } = await rowOf(id);
  expect((await act("PUT", `/${id}`, { revision, document })).status).toBe(200);
  expect((await act("PUT", `/${id}`, { revision, document })).status).toBe(409);
});

test("an address that is taken offers others, and a reserved word is refused", async () => {
  const one = await published();
  const other = await published();
  expect(other.slug).toBe(`${one.slug.replace(/-\d+$/, "")}-${Number(/-(\d+)$/.exec(one.slug)?.[1] ?? 1) + 1}`);
  const clash = await act("PUT", `/${other.id}/slug`, { slug: one.slug });
  expect(clash.status).toBe(422);
  expect(JSON.stringify(await clash.json())).toContain("Puedes usar «");
  for (const slug of ["api", "umbral", "gracias", "ab", "Con Espacios", "../etc"]) {
    expect((await act("PUT", `/${other.id}/slug`, { slug })).status, slug).toBe(422);
  }
  expect((await act("PUT", `/${other.id}/slug`, { slug: "atico-del-mercado" })).status).toBe(204);
  expect((await look("/p/atico-del-mercado")).status).toBe(200);
});

test("looks are counted once for each browser and day; robots and its own people are not", async () => {
  const { path, id } = await published();
  const from = network();
  for (let i = 0; i < 3; i++) await look(path, { from });
  await look(path, { agent: "Googlebot/2.1 (+http://www.google.com/bot.html)" });
  await look(path, { cookie: person.cookie });
  const { views, visitors } = await landingResults(db, id);
  expect({ views, visitors }).toEqual({ views: 3, visitors: 1 });
});

test("two first screens are shared out by browser, counted apart, and settled by one call", async () => {
  const { path, id } = await published();
  await change(id, (document) => ({
    ...document,
    test: { isOn: true, title: "Desayuna al sol", subtitle: "", photoId: null },
  }));
  await publish(id);
  const seen = new Map<string, number>();
  for (let i = 0; i < 40; i++) {
    const from = `203.0.113.${i}`;
    const [first, second] = [await (await look(path, { from })).text(), await (await look(path, { from })).text()];
    const title = /<h1[^>]*>([^<]+)</.exec(first)![1]!;
    expect(second).toContain(`>${title}</h1>`);
    seen.set(title, (seen.get(title) ?? 0) + 1);
  }
  expect(seen.size).toBe(2);
  expect(Math.min(...seen.values())).toBeGreaterThan(8);
  const { test: compared } = await landingResults(db, id);
  expect(compared.a.visitors + compared.b.visitors).toBe(40);
  expect(compared.outcome.kind).toBe("few");
  await db.insert(landingDays).values(
    (["a", "b"] as const).map((variant) => ({
      landingId: id,
      day: "2026-11-01",
      variant,
      isTest: true,
      visitors: 1000,
      leads: variant === "a" ? 20 : 60,
    })),
  );
  expect((await landingResults(db, id)).test.outcome).toMatchObject({ kind: "different", winner: "b" });
  const { revision } = await rowOf(id);
  later(60_000);
  expect((await act("POST", `/${id}/winner`, { revision, winner: "b" })).status).toBe(200);
  // Nothing waits to be published: the version that won is what everybody reads.
  const settled = await rowOf(id);
  expect(settled.updatedAt).toEqual(settled.publishedAt);
  for (let i = 0; i < 10; i++) expect(await (await look(path)).text()).toContain("Desayuna al sol</h1>");
});

/** The folder as any server gives it out: each file that page and style sheet ask for, asked for over HTTP. */
async function servedAlone(zip: Uint8Array, slug: string) {
  const unpacked = unzipSync(zip);
  const server = createServer((request, response) => {
    const bytes = unpacked[`${slug}${request.url === "/" ? "/index.html" : request.url}`];
    response.writeHead(bytes ? 200 : 404).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const html = await (await fetch(`${origin}/`)).text();
  const css = await (await fetch(`${origin}/estilos.css`)).text();
  // Links are followed by people; what a browser asks for by itself stands in these.
  const asked = [
    ...[...html.matchAll(/<(?:img|script|iframe|source)[^>]* src="([^"]+)"/g)].map(([, url]) => url!),
    ...[...html.matchAll(/srcSet="([^"]+)"/gi)].flatMap(([, set]) => set!.split(", ").map((one) => one.split(" ")[0]!)),
    ...[...html.matchAll(/<link[^>]* href="([^"]+)"/g)].map(([, url]) => url!),
    ...[...html.matchAll(/<a href="(fotos[^"]+)"/g)].map(([, url]) => url!),
    ...[...css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url!),
  ];
  const elsewhere = asked.filter((url) => /^(?:[a-z]+:|\/)/i.test(url));
  const missing: string[] = [];
  for (const url of new Set(asked)) if ((await fetch(`${origin}/${url}`)).status !== 200) missing.push(url);
  server.closeAllConnections();
  server.close();
  return { html, elsewhere, missing, files: Object.keys(unpacked).map((name) => name.slice(slug.length + 1)) };
}

test("photos come in AVIF and WebP from addresses that live and die with the page", async () => {
  const homeId = await newHome();
  const actor = personActor(person.user.id);
  for (let i = 0; i < 3; i++) {
    const bytes = await photoWithPosition({ width: 1200, height: 900, shade: 40 + i * 60 });
    await addPhoto(services, actor, homeId, { name: `foto-${i}.jpg`, bytes });
  }
  const parts: JobParts = { ...services, isStopped: () => false };
  while (await photoJob.round(parts));
  const id = await newPage([homeId]);
  await publish(id);
  const path = `/p/${(await rowOf(id)).slug}`;
  const html = await (await look(path)).text();
  const photos = [...html.matchAll(/\/foto\/[\da-f-]+\/480\.avif/g)];
  expect(photos.length).toBeGreaterThanOrEqual(3);
  const photo = await look(`${path}${photos[0]![0]}`);
  expect([photo.status, photo.headers.get("content-type")]).toEqual([200, "image/avif"]);
  const picture = await look(`${path}/og.jpg`);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  expect((await picture.arrayBuffer()).byteLength).toBeLessThan(300_000);

  const zip = await act("GET", `/${id}/page.zip`);
  expect(zip.headers.get("content-type")).toBe("application/zip");
  const folder = await servedAlone(new Uint8Array(await zip.arrayBuffer()), path.slice(3));
  expect(folder.files).toEqual(expect.arrayContaining(["index.html", "estilos.css", "LEEME.txt"]));
  expect(folder.missing).toEqual([]);
  expect(folder.elsewhere).toEqual([]);
  expect(folder.files.filter((name) => name.endsWith(".avif")).length).toBeGreaterThanOrEqual(6);
  const sent = hiddenOf(folder.html);
  const answer = await send(/<form [^>]*action="([^"]+)"/.exec(folder.html)![1]!, {
    ...VISITOR,
    ...sent,
    email: "carpeta@casa.example",
    privacidad: "on",
  });
  expect(answer.status).toBe(422);
  later(30 * 86_400_000);
  const kept = await send(path, { ...VISITOR, ...sent, email: "carpeta@casa.example", privacidad: "on" });
  expect(kept.status).toBe(303);
  expect(await db.$count(leads, eq(leads.email, "carpeta@casa.example"))).toBe(1);
  await act("DELETE", `/${id}/publish`);
  expect((await look(`${path}${photos[0]![0]}`)).status).toBe(404);
});

test("a version that was published can be taken back into the draft", async () => {
  const { id } = await published();
  await change(id, (document) => ({ ...document, look: "noche" }));
  await publish(id);
  const { revision } = await rowOf(id);
  expect((await act("POST", `/${id}/version`, { revision, number: 1 })).status).toBe(200);
  expect((await rowOf(id)).document.look).toBe("cal");
  expect((await act("POST", `/${id}/version`, { revision: revision + 1, number: 99 })).status).toBe(404);
});

test("forty photos at most, and none at all is a page of words", async () => {
  const { path, id } = await published();
  const html = await (await look(path)).text();
  expect(html).toContain('class="hero bare"');
  expect(html).not.toContain("<picture");
  const refused = await change(id, (document) => ({
    ...document,
    sections: document.sections.map((section) =>
      section.kind === "fotos"
        ? { ...section, photoIds: Array.from({ length: 41 }, () => crypto.randomUUID()) }
        : section,
    ),
  }));
  expect(refused.status).toBe(422);
  expect(JSON.stringify(await refused.json())).toContain("40 fotos");
});

test("the page of thanks shows other homes that are on offer, where there are any", async () => {
  await db.delete(properties);
  const { path } = await published({ title: "Ático con jardín" });
  expect(await (await look(`${path}/gracias`)).text()).not.toContain("Mientras tanto");
  await newHome({ title: "Bajo con patio" });
  await newHome({ title: "Piso vendido", status: "cerrado" });
  const thanks = await (await look(`${path}/gracias`)).text();
  expect(thanks).toContain("Mientras tanto, mira también");
  expect(thanks).toContain("Bajo con patio");
  expect(thanks).not.toContain("Piso vendido");
});

test("the form of a folder is taken for a year; then the visitor gets the page of today with what they typed", async () => {
  const { path, id } = await published();
  const sello = stampOf(services.auth.keys, id, { at: new Date(at), variant: "a", isFolder: true });
  const sent = { nombre: "Lucía Marín", email: "lucia@casa.example", privacidad: "on", sello };
  const made = at;
  later(365 * 24 * 3_600_000);
  expect((await send(path, sent)).status).toBe(303);
  later(2 * 24 * 3_600_000);
  const answer = await send(path, sent);
  const text = await answer.text();
  expect(answer.status).toBe(422);
  expect(text).toContain("tiene más de un año");
  expect(text).toContain("Lucía Marín");
  expect(text).not.toContain(sello);
  at = made;
});
