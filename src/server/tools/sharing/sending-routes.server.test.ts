import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { NO_MARKET_FILTER } from "#domain/market/search/market-filter.ts";
import { addRow } from "../../../test/rows.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { bringPortfolios } from "../../market/store/portfolio-job.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { contactEvents, contactPoints, contacts, demands } from "../../platform/db/tables/crm-contacts.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { marketingSuppressions } from "../../platform/db/tables/site-outreach.server.ts";
import { emailHash } from "../../platform/mail/never-again.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));

async function opened({ consent = true, email = "marta@example.org" } = {}) {
  const { user, cookie } = await signedInPerson(services);
  const of = { ownerId: user.id, agencyId: null };
  const contactId = await addRow(services, "contact", of);
  await db
    .update(contacts)
    .set({ fullName: "Marta Ruiz", consentAt: consent ? new Date("2026-01-01") : null })
    .where(eq(contacts.id, contactId));
  await db.delete(contactPoints).where(eq(contactPoints.contactId, contactId));
  const point = { contactId, scope: user.id, kind: "email" as const, value: email, typed: email };
  if (email !== "") await db.insert(contactPoints).values(point);
  const newHome = async (title: string, priceCents = "20000000") => {
    const id = await addRow(services, "home", of);
    await db.update(properties).set({ title, priceCents, status: "disponible" }).where(eq(properties.id, id));
    return id;
  };
  const send = (body: object) =>
    app.request(`/api/matching/buyers/${contactId}/sendings`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const lines = () =>
    db
      .select({ homeId: contactEvents.homeId, kind: contactEvents.kind, text: contactEvents.text })
      .from(contactEvents)
      .where(eq(contactEvents.contactId, contactId));
  const list = (...ids: string[]) =>
    app.request(
      `/api/matching/buyers/${contactId}/list.pdf?${new URLSearchParams(ids.map((id) => ["vivienda", id])).toString()}`,
      { headers: { cookie } },
    );
  return { user, cookie, contactId, newHome, send, lines, list, email };
}

/** Mails to somebody, newest last. */
const mailsTo = (to: string) => db.select().from(mails).where(eq(mails.to, to));

describe("several homes in one sending", () => {
  test("by our sender are one mail that answers to the agent, and a line of the timeline for each", async () => {
    const { user, newHome, send, lines, email } = await opened({ email: "una@example.org" });
    const [first, second] = [await newHome("Piso con luz"), await newHome("Ático", "30000000")];
    expect((await send({ homeIds: [first, second], way: "umbral" })).status).toBe(204);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: "2 viviendas para ti", replyTo: user.email });
    expect(mail!.text).toContain("Hola, Marta:");
    expect(mail!.text).toContain("Piso con luz");
    expect(mail!.text.replaceAll("\u00a0", " ")).toContain("300.000 €");
    expect(mail!.text).toMatch(/No quiero recibir más viviendas: http\S+\/baja\//);
    expect((await lines()).map(({ homeId, kind }) => [homeId, kind]).sort()).toEqual(
      [
        [first, "correo"],
        [second, "correo"],
      ].sort(),
    );
  });

  test("bear the sender's name, say why each home fits, and lead to the selection that shows it", async () => {
    const { user, cookie, contactId, newHome, send, email } = await opened({ email: "siete@example.org" });
    const metadata = { first_name: "Amparo", last_name: "Ferrer" };
    await db.update(users).set({ metadata }).where(eq(users.id, user.id));
    const id = await newHome("Piso con luz");
    const facts = { operation: "venta", type: "piso", hasLift: true, country: "ES" } as const;
    await db.update(properties).set(facts).where(eq(properties.id, id));
    await db
      .insert(demands)
      .values({ contactId, operation: "venta", types: ["piso"], priceMaxCents: "25000000", musts: ["hasLift"] });
    await bringPortfolios(db, new Date());
    const call = async (path: string, body: object) => {
      const headers = { cookie, "content-type": "application/json" };
      return await (await app.request(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    };
    const filter = { ...NO_MARKET_FILTER, operation: "venta" };
    const { id: searchId } = await call("/api/market/searches", { name: "Pisos", filter, contactId });
    const { address } = await call(`/api/market/searches/${searchId}/share`, {});
    expect((await send({ homeIds: [id], way: "umbral" })).status).toBe(204);
    const [mail] = await mailsTo(email);
    expect(mail!.html).toContain('<p class="brand">Amparo Ferrer</p>');
    expect(mail!.text).toContain("Entra en tu presupuesto · Tiene ascensor");
    expect(mail!.text).toContain(`Ver tu selección y opinar: ${address}`);
    expect(mail!.links[0]).toBe(address);
  });

  test("are never sent again unchanged, unless the agent insists; a new price is news", async () => {
    const { newHome, send, lines, email } = await opened({ email: "dos@example.org" });
    const id = await newHome("Piso con luz");
    expect((await send({ homeIds: [id], way: "umbral" })).status).toBe(204);
    const again = await send({ homeIds: [id], way: "umbral" });
    expect(again.status).toBe(422);
    expect(JSON.stringify(await again.json())).toContain("no ha cambiado desde entonces");
    expect(await mailsTo(email)).toHaveLength(1);
    // Our sender never repeats itself; who insists writes by themselves.
    expect((await send({ homeIds: [id], way: "umbral", insists: true })).status).toBe(422);
    expect((await send({ homeIds: [id], way: "whatsapp", insists: true })).status).toBe(204);
    await db.update(properties).set({ priceCents: "19000000" }).where(eq(properties.id, id));
    expect((await send({ homeIds: [id], way: "umbral" })).status).toBe(204);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails[0]!.endHref).toMatch(/\/baja\//);
    expect(await lines()).toHaveLength(3);
  });

  test("go out by our sender three times a day to one person, and not at all to one who left", async () => {
    const { newHome, send, email } = await opened({ email: "cuatro@example.org" });
    for (const title of ["Una", "Dos", "Tres"])
      expect((await send({ homeIds: [await newHome(title)], way: "umbral" })).status).toBe(204);
    const fourth = await send({ homeIds: [await newHome("Cuatro")], way: "umbral" });
    expect(JSON.stringify(await fourth.json())).toContain("Hoy ya le hemos enviado varios correos");
    expect(await mailsTo(email)).toHaveLength(3);
    const gone = await opened({ email: "cinco@example.org" });
    await db
      .insert(marketingSuppressions)
      .values({ emailHash: emailHash("cinco@example.org"), reason: "baja", createdAt: new Date() });
    const refused = await gone.send({ homeIds: [await gone.newHome("Piso")], way: "umbral" });
    expect(JSON.stringify(await refused.json())).toContain("pidió no recibir más correos");
  });

  test("a title that looks like an address of somebody else is none in the mail", async () => {
    const { newHome, send, email } = await opened({ email: "seis@example.org" });
    await send({ homeIds: [await newHome("Tu cuenta: entra en https://estafa.example/ya")], way: "umbral" });
    const [mail] = await mailsTo(email);
    expect(mail!.subject).not.toContain("estafa");
    expect(mail!.text).not.toMatch(/https:\/\/estafa|estafa\.example/);
  });

  test("with one that is refused nothing at all is sent", async () => {
    const { newHome, send, lines, email } = await opened({ email: "tres@example.org" });
    const [known, news] = [await newHome("Ya la conoce"), await newHome("Nueva")];
    await send({ homeIds: [known], way: "copia" });
    expect((await send({ homeIds: [news, known], way: "umbral" })).status).toBe(422);
    expect(await mailsTo(email)).toEqual([]);
    expect(await lines()).toHaveLength(1);
  });

  test("need the person's permission, and by mail an address", async () => {
    const without = await opened({ consent: false });
    const home = await without.newHome("Piso");
    expect((await without.send({ homeIds: [home], way: "umbral" })).status).toBe(422);
    expect(await without.lines()).toEqual([]);
    const mute = await opened({ email: "" });
    const other = await mute.newHome("Piso");
    expect((await mute.send({ homeIds: [other], way: "umbral" })).status).toBe(422);
    expect((await mute.send({ homeIds: [other], way: "whatsapp" })).status).toBe(204);
  });

  test.each([
    [{ homeIds: [], way: "umbral" }, 422],
    [{ homeIds: ["0"], way: "umbral" }, 422],
    [{ homeIds: Array.from({ length: 11 }, () => crypto.randomUUID()), way: "umbral" }, 422],
    [{ homeIds: [crypto.randomUUID()], way: "paloma" }, 422],
    [{ homeIds: [crypto.randomUUID()], way: "umbral" }, 404],
  ])("%j is answered with %i", async (body, status) => {
    const { send } = await opened();
    expect((await send(body)).status).toBe(status);
  });
});

describe("the list on paper", () => {
  test("is a PDF that no cache keeps", async () => {
    const { newHome, list } = await opened();
    const answer = await list(await newHome("Piso con luz"), await newHome("Ático"));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(Buffer.from(await answer.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
  });

  test("of no home is refused, and of one that the agent does not see it is not there", async () => {
    const { list } = await opened();
    const stranger = await (await opened()).newHome("De otro");
    expect((await list()).status).toBe(422);
    expect((await list(stranger)).status).toBe(404);
    expect((await list("nada")).status).toBe(404);
  });
});
