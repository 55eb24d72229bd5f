import { desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { toolErrors } from "../../platform/db/tables/platform.server.ts";

const database = await openTestDatabase();
const { db } = database;
let app = newApp();

function newApp() {
  return createApp(testServices(database, { TRUSTED_PROXIES: "1" }), async () => new Response("page"));
}
beforeEach(async () => {
  app = newApp();
  await db.delete(toolErrors);
});

const send = (type: string, body: unknown, ip = "192.0.2.1") =>
  app.request("/api/csp-reports", {
    method: "POST",
    headers: { "content-type": type, "x-forwarded-for": ip },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const oldReport = (values: Record<string, unknown> = {}) =>
  send("application/csp-report", {
    "csp-report": {
      "document-uri": "https://umbral.example/dashboard/contactos?buscar=ana@agencia.es",
      "blocked-uri": "https://malo.example/x.js?token=abc",
      "effective-directive": "script-src-elem",
      "violated-directive": "script-src-elem",
      "original-policy": "default-src 'self'",
      disposition: "enforce",
      ...values,
    },
  });
const newReport = (...bodies: Record<string, unknown>[]) =>
  send(
    "application/reports+json",
    bodies.map((body) => ({
      type: "csp-violation",
      age: 10,
      url: "https://umbral.example/precios",
      user_agent: "Navegador/1",
      body: {
        documentURL: "https://umbral.example/precios",
        blockedURL: "inline",
        effectiveDirective: "style-src-attr",
        disposition: "report",
        ...body,
      },
    })),
  );
const kept = () =>
  db.select().from(toolErrors).where(eq(toolErrors.toolName, "csp")).orderBy(desc(toolErrors.createdAt));

describe("a browser's reports", () => {
  test("in the old form is kept without queries and addresses, and shown among the errors", async () => {
    expect((await oldReport()).status).toBe(204);
    const [row, ...others] = await kept();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      kind: "browser",
      path: "/dashboard/contactos",
      errorMessage: "CSP: script-src-elem ha parado malo.example/x.js",
      requestData: { disposition: "enforce" },
    });
    // Random ids may contain these letters.
    expect(JSON.stringify({ ...row, id: null, fingerprint: null })).not.toMatch(/ana|token|abc/);
  });

  test("in the new form is kept too, several at once", async () => {
    const answer = await newReport({}, { blockedURL: "wss://otro.example/canal" }, { blockedURL: "data:text/html,x" });
    expect(answer.status).toBe(204);
    expect((await kept()).map(({ errorMessage }) => errorMessage).sort()).toEqual([
      "CSP: style-src-attr ha parado data:",
      "CSP: style-src-attr ha parado inline",
      "CSP: style-src-attr ha parado otro.example/canal",
    ]);
  });

  test("hides the token of a shared page", async () => {
    const token = "Zx81aKq07TtBv3Lm55Pw9C";
    await oldReport({ "document-uri": `https://umbral.example/compartir/${token}` });
    expect(JSON.stringify(await kept())).not.toContain(token);
  });

  test("again and again is kept once", async () => {
    for (let i = 0; i < 5; i++) await oldReport();
    expect(await kept()).toHaveLength(1);
  });

  test("of an extension, and of another kind, is ignored", async () => {
    await oldReport({ "blocked-uri": "chrome-extension://abcdef/inject.js" });
    await oldReport({ "blocked-uri": "moz-extension" });
    await send("application/reports+json", [
      { type: "deprecation", body: { id: "x" } },
      { type: "crash", body: null },
    ]);
    expect((await kept()).filter(({ errorMessage }) => /extension|deprec/.test(errorMessage))).toEqual([]);
  });
});

describe("invented reports", () => {
  test.each([
    ["no JSON", "application/csp-report", "{", 400],
    ["no report", "application/csp-report", { a: 1 }, 400],
    ["a number", "application/json", "7", 400],
    ["another type", "text/plain", "{}", 415],
    ["too long", "application/csp-report", "x".repeat(20_000), 413],
    ["deeply nested", "application/reports+json", `${"[".repeat(5_000)}${"]".repeat(5_000)}`, 400],
    [
      "lone surrogates",
      "application/csp-report",
      '{"csp-report":{"document-uri":"https://a.example/\\ud800","blocked-uri":"\\u0000"}}',
      204,
    ],
  ])("%s is refused or passed over", async (_what, type, body, status) => {
    const headers = typeof body === "string" && body.length > 16_384 ? { "content-length": String(body.length) } : {};
    const answer = await app.request("/api/csp-reports", {
      method: "POST",
      headers: { "content-type": type, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    expect(answer.status).toBe(status);
  });

  test("drowns nothing: a network is limited, and so are all together", async () => {
    let refused = 0;
    for (let i = 0; i < 40; i++) {
      const answer = await send("application/reports+json", [
        {
          type: "csp-violation",
          body: { documentURL: `https://umbral.example/p${i}`, blockedURL: "inline", effectiveDirective: "script-src" },
        },
      ]);
      if (answer.status === 429) refused += 1;
    }
    expect(refused).toBe(10);
    expect((await kept()).length).toBeLessThanOrEqual(10);
  });
});

test("every page says where to report; in the new way where there is https, without which browsers do not", async () => {
  const of = async (env: Record<string, string>) =>
    (await createApp(testServices(database, env), async () => new Response("page")).request("/")).headers;
  const secure = await of({ PUBLIC_URL: "https://umbral.example" });
  expect(secure.get("reporting-endpoints")).toBe('csp="/api/csp-reports"');
  expect(secure.get("content-security-policy")).toMatch(/; report-uri \/api\/csp-reports; report-to csp$/);
  const plain = await of({});
  expect(plain.get("reporting-endpoints")).toBeNull();
  expect(plain.get("content-security-policy")).toMatch(/; report-uri \/api\/csp-reports$/);
});
