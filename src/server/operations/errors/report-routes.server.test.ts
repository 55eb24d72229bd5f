import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { toolErrors } from "../../platform/db/tables/platform.server.ts";
import { cookieConsents, pageViews } from "../../platform/db/tables/site-visits.server.ts";

const database = await openTestDatabase();
const { db } = database;
let app = newApp();

function newApp(renderPage = async () => new Response("page")) {
  return createApp(testServices(database, { PUBLIC_URL: "https://umbral.example" }), renderPage);
}

beforeEach(async () => {
  app = newApp();
  await db.delete(toolErrors);
});

function post(path: string, body: unknown) {
  return app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": "es-MX,es;q=0.9" },
    body: JSON.stringify(body),
  });
}

/** Errors are kept beside the answer: wait until the row is there. */
async function keptFailures(count: number) {
  for (let tries = 0; tries < 100; tries++) {
    const rows = await db.select().from(toolErrors).orderBy(desc(toolErrors.createdAt));
    if (rows.length >= count) return rows;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`fewer than ${count} failures were kept`);
}

describe("POST /api/page-views", () => {
  const newest = async () => (await db.select().from(pageViews).orderBy(desc(pageViews.createdAt)).limit(1))[0]!;

  test("keeps path, campaign, referring site and language; nothing that identifies a person", async () => {
    const response = await post("/api/page-views", {
      path: "/es/precios",
      query: "?utm_source=boletin&email=ana@agencia.es&utm_campaign=ana@agencia.es&resultado=1",
      referrer: "https://buscador.example/q?s=ana+ruiz",
      locale: "es-ES",
    });
    expect(response.status).toBe(204);
    expect(response.headers.has("set-cookie")).toBe(false);
    const { id: _, createdAt: __, ...view } = await newest();
    expect(view).toEqual({
      path: "/es/precios",
      query: "utm_source=boletin&utm_campaign=%5Boculto%5D",
      referrerHost: "buscador.example",
      locale: "es-ES",
    });
  });

  test("our own pages and invalid addresses are no referrer; the browser's language is read", async () => {
    await post("/api/page-views", { path: "/faq", referrer: "https://umbral.example/precios" });
    expect(await newest()).toMatchObject({ path: "/faq", query: null, referrerHost: null, locale: "es-MX" });
    await post("/api/page-views", { path: "/compartir/abcdef", referrer: "android-app://com.x" });
    expect(await newest()).toMatchObject({ path: "/compartir/[oculto]", referrerHost: null });
  });

  test.each([{}, { path: "precios" }, { path: "//otro.example" }, { path: "/x", query: "x".repeat(3_000) }])(
    "%j is refused",
    async (body) => expect((await post("/api/page-views", body)).status).toBe(422),
  );

  test("is bounded", async () => {
    expect((await post("/api/page-views", { path: "/", more: "x".repeat(20_000) })).status).toBe(413);
    const statuses = [];
    for (let call = 0; call < 121; call++) statuses.push((await post("/api/page-views", {})).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("POST /api/cookie-consents", () => {
  const id = "0b0f7f0e-5a3c-4c57-9a53-1f5a1f7f0001";

  test("keeps every choice of an id as a proof of its own", async () => {
    const choice = { id, version: 1, analytics: true, marketing: false, choice: "custom" };
    // Other members of the browser's own record are ignored.
    expect((await post("/api/cookie-consents", { ...choice, necessary: true, timestamp: "x" })).status).toBe(204);
    await post("/api/cookie-consents", { ...choice, analytics: false, choice: "only_necessary" });
    const rows = await db
      .select()
      .from(cookieConsents)
      .where(eq(cookieConsents.consentId, id))
      .orderBy(cookieConsents.createdAt);
    expect(rows).toMatchObject([
      { version: "1", necessary: true, analytics: true, marketing: false, choice: "custom" },
      { version: "1", necessary: true, analytics: false, marketing: false, choice: "only_necessary" },
    ]);
  });

  test.each([
    { id: "1", version: 1, analytics: true, marketing: true, choice: "accept_all" },
    { id, version: 1, analytics: "true", marketing: true, choice: "accept_all" },
    { id, version: 1, analytics: true, marketing: true, choice: "<b>" },
  ])("%j is refused", async (body) => expect((await post("/api/cookie-consents", body)).status).toBe(422));
});

describe("POST /api/errors", () => {
  const report = {
    tool_name: "lead_form",
    error_type: "NETWORK_ERROR",
    error_message: "No llega: ana@agencia.es, 612 345 678",
    error_stack: "at enviar (https://umbral.example/assets/a.js?token=abc:1:2)",
    request_data: { path: "/contacto?email=ana@agencia.es", status: 0 },
  };

  test("keeps a visitor's error without anything that names a person", async () => {
    expect((await post("/api/errors", report)).status).toBe(204);
    const [row] = await keptFailures(1);
    expect(row).toMatchObject({
      userId: null,
      kind: "browser",
      toolName: "lead_form",
      errorType: "NETWORK_ERROR",
      errorMessage: "No llega: [oculto], [oculto]",
      errorStack: "at enviar (https://umbral.example/assets/a.js?token=[oculto]",
      path: "/contacto",
      requestData: { status: 0 },
      resolved: false,
    });
  });

  test("too long texts are cut, an unknown type is UNKNOWN_ERROR", async () => {
    const long = { error_type: "OTRO", error_message: "a ".repeat(2_000), error_stack: "b ".repeat(5_000) };
    expect((await post("/api/errors", { ...report, ...long })).status).toBe(204);
    const [row] = await keptFailures(1);
    expect(row).toMatchObject({ errorType: "UNKNOWN_ERROR" });
    expect(row!.errorMessage).toHaveLength(500);
    expect(row!.errorStack).toHaveLength(4_000);
  });

  test("the same error again and floods are answered alike and not kept", async () => {
    for (let call = 0; call < 15; call++) expect((await post("/api/errors", report)).status).toBe(204);
    expect(await db.$count(toolErrors)).toBe(1);
    const statuses = [];
    for (let call = 0; call < 10; call++) statuses.push((await post("/api/errors", report)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test.each([{}, { ...report, tool_name: "<b>" }, { ...report, request_data: { path: "contacto" } }])(
    "%j is refused",
    async (body) => expect((await post("/api/errors", body)).status).toBe(422),
  );
});

describe("errors of the server itself", () => {
  test("a missing path is kept as a kind of its own", async () => {
    app = newApp(async () => new Response("no", { status: 404 }));
    expect((await app.request("/no-existe?email=ana@agencia.es")).status).toBe(404);
    expect(await keptFailures(1)).toMatchObject([
      { kind: "missing_path", path: "/no-existe", errorType: "UNKNOWN_ERROR", userId: null, toolName: null },
    ]);
  });

  test("a scanner of paths fills ten rows a minute, and leaves room for real errors", async () => {
    app = newApp(async () => new Response("no", { status: 404 }));
    for (let path = 0; path < 40; path++) await app.request(`/wp-${path}`);
    await post("/api/errors", { error_type: "SERVER_ERROR", error_message: "x", request_data: { path: "/" } });
    const rows = await keptFailures(11);
    expect(rows.filter(({ kind }) => kind === "missing_path")).toHaveLength(10);
  });

  test("a bug is kept with its place, a database error without the row it quotes", async () => {
    app = newApp(async () => {
      throw new Error("falló con ana@agencia.es");
    });
    expect((await app.request("/precios")).status).toBe(500);
    const [row] = await keptFailures(1);
    expect(row).toMatchObject({
      kind: "server",
      errorType: "SERVER_ERROR",
      errorMessage: "Error: falló con [oculto]",
      path: "/precios",
      requestData: { method: "GET", requestId: expect.any(String) },
    });
    expect(row!.errorStack).toMatch(/^\s*at /);

    const broken = testServices(database);
    broken.config.salesEmail = null as unknown as string;
    app = createApp(broken, async () => new Response("page"));
    await post("/functions/v1/request-demo", { name: "Ana Ruiz", email: "ana@agencia.es" });
    const rows = await keptFailures(2);
    expect(rows[0]!.errorMessage).toBe("Error: database query failed");
    expect(JSON.stringify(rows[0])).not.toMatch(/ana|Ruiz/i);
  });

  test("a caller's mistake is no error of ours", async () => {
    await post("/api/leads", {});
    await app.request("/api/nada");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await db.$count(toolErrors)).toBe(0);
  });

  test("an error that cannot be kept changes no answer", async () => {
    const unreachable = {
      insert() {
        throw new Error("down");
      },
    };
    const services = testServices({ ...database, db: unreachable as never });
    app = createApp(services, async () => new Response("no", { status: 404 }));
    expect((await app.request("/no-existe")).status).toBe(404);
    const report = { error_type: "SERVER_ERROR", error_message: "x", request_data: { path: "/" } };
    expect((await post("/api/errors", report)).status).toBe(204);
  });
});
