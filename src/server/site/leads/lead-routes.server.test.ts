import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { ERRORS } from "#content/errors.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { demoRequests, leads } from "../../platform/db/tables/site-leads.server.ts";

const database = await openTestDatabase();
const { db } = database;
let now = new Date("2026-11-21T10:00:00.000Z");
let app = newApp();

function newApp(env: Record<string, string> = {}) {
  return createApp({ ...testServices(database, env), now: () => now }, async () => new Response("page"));
}

beforeEach(() => {
  now = new Date("2026-11-21T10:00:00.000Z");
  app = newApp();
});

function send(method: "POST" | "PATCH", path: string, body: unknown, headers: Record<string, string> = {}) {
  return app.request(path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

const least = { email: "ana@agencia.es", source: "website", interested_in: ["demo_rapida"] };
const leadOf = async (id: string) => (await db.select().from(leads).where(eq(leads.id, id)))[0]!;

describe("POST /api/leads", () => {
  test("keeps all that the form knows and answers the public part alone", async () => {
    const full = {
      ...least,
      email: " ana@agencia.es ",
      full_name: "Ana Ruiz",
      phone: "612 345 678",
      company: "Casa Uno",
      position: "Gerente",
      message: "Llamadme\npor la tarde",
      marketing_consent: true,
      source: "lead_magnet_ebook",
      interested_in: ["ebook_ia_ventas"],
      utm_source: "boletin",
      utm_medium: "correo",
      utm_campaign: "otono",
      utm_content: "a",
      utm_term: "pisos",
      referrer: "https://otro.example/",
      landing_page: "/agencias",
      pages_visited: ["/agencias", "/precios"],
      time_on_site: 42,
      ip_address: "203.0.113.9",
      user_agent: "Navegador/1",
      locale: "es-ES",
    };
    const response = await send("POST", "/api/leads", full);
    expect(response.status).toBe(201);
    expect(response.headers.has("set-cookie")).toBe(false);
    const answer = await response.json();
    expect(answer).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), created_at: now.toISOString() });
    expect(await leadOf(answer.id)).toEqual({
      id: answer.id,
      contactId: expect.any(String),
      takenAt: now,
      createdAt: now,
      // The site's own forms are no agent's.
      ownerId: null,
      agencyId: null,
      shareLinkId: null,
      email: "ana@agencia.es",
      fullName: "Ana Ruiz",
      phone: "612 345 678",
      company: "Casa Uno",
      position: "Gerente",
      message: "Llamadme\npor la tarde",
      marketingConsent: true,
      source: "lead_magnet_ebook",
      interestedIn: ["ebook_ia_ventas"],
      utmSource: "boletin",
      utmMedium: "correo",
      utmCampaign: "otono",
      utmContent: "a",
      utmTerm: "pisos",
      referrer: "https://otro.example/",
      landingPage: "/agencias",
      pagesVisited: ["/agencias", "/precios"],
      timeOnSiteS: 42,
      ipAddress: "203.0.113.9",
      userAgent: "Navegador/1",
      locale: "es-ES",
      consentDate: now,
      lastVisitAt: now,
    });
  });

  test("without consent there is no date of it", async () => {
    const { id } = await (await send("POST", "/api/leads", least)).json();
    expect(await leadOf(id)).toMatchObject({ marketingConsent: false, consentDate: null, fullName: null });
  });

  test("fields that the browser left out are read from the request", async () => {
    app = newApp({ TRUSTED_PROXIES: "1" });
    const { id } = await (
      await send(
        "POST",
        "/api/leads",
        { ...least, ip_address: "no es una dirección" },
        {
          "x-forwarded-for": "198.51.100.7",
          "user-agent": "x".repeat(900),
          "accept-language": "es-MX,es;q=0.9",
        },
      )
    ).json();
    expect(await leadOf(id)).toMatchObject({
      ipAddress: "198.51.100.7",
      userAgent: "x".repeat(500),
      locale: "es-MX",
    });
  });

  test("an address seen before makes another row, and the answer does not reveal it", async () => {
    const before = await db.$count(leads);
    const first = await (await send("POST", "/api/leads", least)).json();
    const second = await (await send("POST", "/api/leads", least)).json();
    expect(await db.$count(leads)).toBe(before + 2);
    expect(second.id).not.toBe(first.id);
    expect(Object.keys(second)).toEqual(Object.keys(first));
  });

  test("a sender who fills in the hidden field is answered alike and not kept", async () => {
    const before = await db.$count(leads);
    const response = await send("POST", "/api/leads", { ...least, website: "https://spam.example" });
    expect(response.status).toBe(201);
    expect(Object.keys(await response.json())).toEqual(["id", "created_at"]);
    expect(await db.$count(leads)).toBe(before);
  });

  test.each([
    ["email", { ...least, email: "ana@" }, "Email inválido"],
    ["email", { ...least, email: undefined }, "Email inválido"],
    ["source", { ...least, source: "otro" }, "Origen desconocido"],
    ["full_name", { ...least, full_name: "x".repeat(201) }, "Usa como mucho 200 caracteres"],
  ])("a wrong %s is named with its message", async (path, body, message) => {
    const response = await send("POST", "/api/leads", body);
    expect(response.status).toBe(422);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    expect(await response.json()).toMatchObject({ code: "INVALID_INPUT", issues: [{ path, message }] });
  });

  test("every message of a wrong call is Spanish", async () => {
    const { issues } = await (await send("POST", "/api/leads", {})).json();
    for (const { message } of issues) expect(message).not.toMatch(/invalid|expected|required/i);
    expect((await send("POST", "/api/leads", [])).status).toBe(422);
  });

  test("a value that the database cannot keep is refused at its field", async () => {
    for (const company of ["Casa\0 Uno", "Casa \ud800"]) {
      const answer = await send("POST", "/api/leads", { ...least, company });
      expect(answer.status).toBe(422);
      expect((await answer.json()).issues).toEqual([
        { path: "company", message: "Contiene signos que no se pueden guardar" },
      ]);
    }
  });

  test("a foreign page, a form post and an endless body are refused", async () => {
    expect((await send("POST", "/api/leads", least, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await send("POST", "/api/leads", "a=1", { "content-type": "text/plain" })).status).toBe(415);
    expect((await send("POST", "/api/leads", "{")).status).toBe(400);
    const long = JSON.stringify({ ...least, more: "x".repeat(150_000) });
    const response = await send("POST", "/api/leads", long, { "content-length": String(long.length) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  });

  test("too many from one address get the catalogue's answer; another address still gets through", async () => {
    app = newApp({ TRUSTED_PROXIES: "1" });
    const from = (address: string) => send("POST", "/api/leads", least, { "x-forwarded-for": address });
    const statuses: number[] = [];
    for (let call = 0; call < 31; call++) statuses.push((await from("198.51.100.1")).status);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([201]));
    const refused = await from("198.51.100.1");
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: "RATE_LIMIT", title: ERRORS.RATE_LIMIT.message });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await from("198.51.100.2")).status).toBe(201);
  });
});

describe("PATCH /api/leads/{id}", () => {
  const report = (changes: object = {}) => ({
    pages_visited: ["/", "/precios"],
    time_on_site: 60,
    last_visit_at: now.toISOString(),
    ...changes,
  });
  const made = async () => (await (await send("POST", "/api/leads", least)).json()).id as string;
  const later = (hours: number) => {
    now = new Date(now.getTime() + hours * 3_600_000);
  };

  test("follows the visit and nothing else", async () => {
    const id = await made();
    const before = await leadOf(id);
    later(0.01);
    const response = await send("PATCH", `/api/leads/${id}`, report());
    expect(response.status).toBe(204);
    expect(await leadOf(id)).toEqual({
      ...before,
      pagesVisited: ["/", "/precios"],
      timeOnSiteS: 60,
      lastVisitAt: now,
    });
  });

  test("pages that the browser no longer knows leave the kept ones", async () => {
    const id = await made();
    await send("PATCH", `/api/leads/${id}`, report());
    expect((await send("PATCH", `/api/leads/${id}`, report({ pages_visited: undefined }))).status).toBe(204);
    expect((await leadOf(id)).pagesVisited).toEqual(["/", "/precios"]);
  });

  test.each([{ email: "otro@agencia.es" }, { time_on_site: -1 }, { last_visit_at: "ayer" }, { pages_visited: "/" }])(
    "%j is refused and changes nothing",
    async (changes) => {
      const id = await made();
      const before = await leadOf(id);
      expect((await send("PATCH", `/api/leads/${id}`, report(changes))).status).toBe(422);
      expect(await leadOf(id)).toEqual(before);
    },
  );

  test("24 hours count from the last visit, and then it is as if unknown", async () => {
    const id = await made();
    later(23);
    expect((await send("PATCH", `/api/leads/${id}`, report())).status).toBe(204);
    later(23);
    expect((await send("PATCH", `/api/leads/${id}`, report())).status).toBe(204);
    later(24.1);
    const response = await send("PATCH", `/api/leads/${id}`, report());
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
  });

  test("a browser's wrong clock neither prolongs the day nor turns it back", async () => {
    const id = await made();
    const started = now;
    await send("PATCH", `/api/leads/${id}`, report({ last_visit_at: "2030-01-01T00:00:00Z" }));
    expect((await leadOf(id)).lastVisitAt).toEqual(started);
    await send("PATCH", `/api/leads/${id}`, report({ last_visit_at: "2020-01-01T00:00:00+01:00" }));
    expect((await leadOf(id)).lastVisitAt).toEqual(started);
  });

  test.each(["0b0f7f0e-5a3c-4c57-9a53-1f5a1f7f0001", "no-es-un-id"])("%s is not found", async (id) => {
    expect((await send("PATCH", `/api/leads/${id}`, report())).status).toBe(404);
  });
});

describe("POST /functions/v1/request-demo", () => {
  const request = { name: "Ana <Ruiz>", email: "ana@agencia.es", company: "Casa\r\nUno", phone: "", message: "Martes" };

  test("keeps the request and queues one mail to sales that answers the person", async () => {
    app = newApp({ SALES_EMAIL: "equipo@umbral.example" });
    const response = await send("POST", "/functions/v1/request-demo", request);
    expect(response.status).toBe(201);
    const { id } = await response.json();
    const [row] = await db.select().from(demoRequests).where(eq(demoRequests.id, id));
    expect(row).toMatchObject({ name: "Ana <Ruiz>", email: "ana@agencia.es", phone: null, message: "Martes" });
    const [mail] = await db.select().from(mails).where(eq(mails.to, "equipo@umbral.example"));
    expect(mail).toMatchObject({
      replyTo: "ana@agencia.es",
      subject: "Demo para Ana <Ruiz> (Casa Uno)",
      links: ["mailto:ana@agencia.es"],
      attempts: 0,
      sentAt: null,
    });
    expect(mail!.text).toContain("Mensaje: Martes");
    expect(mail!.html).toContain("Ana &lt;Ruiz&gt;");
    expect(mail!.html).not.toContain("<Ruiz>");
  });

  test("without the mail there is no request either", async () => {
    const before = await db.$count(demoRequests);
    const broken = testServices(database);
    // A recipient that the outbox refuses.
    broken.config.salesEmail = null as unknown as string;
    app = createApp(broken, async () => new Response("page"));
    expect((await send("POST", "/functions/v1/request-demo", request)).status).toBe(500);
    expect(await db.$count(demoRequests)).toBe(before);
  });

  test("bounds and messages of the fields", async () => {
    const first = async (body: object) =>
      (await (await send("POST", "/functions/v1/request-demo", body)).json()).issues[0].message;
    expect(await first({ ...request, name: "A" })).toBe("El nombre debe tener al menos 2 caracteres");
    expect(await first({ ...request, email: "a" })).toBe("Email inválido");
    expect(await first({ ...request, message: "x".repeat(501) })).toBe("Usa como mucho 500 caracteres");
  });

  test("a filled hidden field keeps nothing and mails nobody", async () => {
    const before = [await db.$count(demoRequests), await db.$count(mails)];
    expect((await send("POST", "/functions/v1/request-demo", { ...request, website: "x" })).status).toBe(201);
    expect([await db.$count(demoRequests), await db.$count(mails)]).toEqual(before);
  });

  test("an unknown function is a catalogued 404", async () => {
    const response = await send("POST", "/functions/v1/otra", {});
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "NOT_FOUND" });
  });
});
