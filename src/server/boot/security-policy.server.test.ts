import { describe, expect, test } from "vitest";
import { openTestDatabase } from "../../test/test-database.ts";
import { testServices, withoutCalls } from "../../test/test-services.ts";
import { createApp } from "./app.server.ts";
import { STRICT_TRANSPORT_SECURITY, securityHeaders } from "./security-policy.server.ts";

const database = await openTestDatabase();
const services = testServices(database, { PUBLIC_URL: "https://umbral.example", METRICS_TOKEN: "0123456789abcdef" });
const app = createApp(withoutCalls(services), async (request) => {
  if (request.url.endsWith("/rota")) throw new Error("broken");
  return new Response("page", { status: request.url.endsWith("/no-existe") ? 404 : 200 });
});

const tooMany = async () => {
  const own = createApp(withoutCalls(services), async () => new Response("page"));
  for (let i = 0; i < 600; i++) await own.request("/precios");
  return await own.request("/precios");
};

describe("every answer carries its headers", () => {
  test.each<[string, number, () => Response | Promise<Response>]>([
    ["a page", 200, () => app.request("/precios")],
    ["a page that is not there", 404, () => app.request("/no-existe")],
    ["a page that fails", 500, () => app.request("/rota")],
    ["a call", 200, () => app.request("/api/geo")],
    ["a call that is not there", 404, () => app.request("/api/no-existe")],
    ["a call without a session", 401, () => app.request("/api/portfolio/homes")],
    ["a method that nobody knows", 405, () => app.request("/precios", { method: "PROPFIND" })],
    ["a question about methods", 405, () => app.request("/precios", { method: "OPTIONS" })],
    [
      "a body that is too large",
      413,
      () =>
        app.request("/api/leads", {
          method: "POST",
          headers: { "content-length": "3000000" },
          body: "x".repeat(3_000_000),
        }),
    ],
    ["a form of another type", 415, () => app.request("/api/leads", { method: "POST", body: "a=1" })],
    ["one too many", 429, tooMany],
    ["a file that is not there", 404, () => app.request("/archivos/no-es-nada")],
    ["accounts", 401, () => app.request("/auth/v1/user")],
    ["the metrics", 401, () => app.request("/metrics")],
  ])("%s", async (_what, status, ask) => {
    const response = await ask();
    expect(response.status).toBe(status);
    const { "reporting-endpoints": _reports, ...all } = securityHeaders({ isSecure: true });
    for (const [name, value] of Object.entries(all)) expect(response.headers.get(name), name).toBe(value);
    expect(response.headers.get("content-security-policy")).toMatch(/default-src '(self|none)'/);
    expect(response.headers.get("x-powered-by")).toBeNull();
    expect(response.headers.get("server")).toBeNull();
  });

  test("transport security lasts for a year, and only where there is https", async () => {
    expect(STRICT_TRANSPORT_SECURITY).toBe("max-age=31536000; includeSubDomains");
    const plain = createApp(testServices(database), async () => new Response("page"));
    expect((await plain.request("/")).headers.get("strict-transport-security")).toBeNull();
  });

  test("only scripts named by the page's own policy become code", async () => {
    const { headers } = await app.request("/");
    expect(headers.get("content-security-policy")).toContain(
      "; require-trusted-types-for 'script'; trusted-types default;",
    );
  });

  test("each page has a nonce of its own", async () => {
    const nonceOf = async () =>
      /'nonce-([^']+)'/.exec((await app.request("/")).headers.get("content-security-policy")!)![1]!;
    const [one, other] = [await nonceOf(), await nonceOf()];
    expect(Buffer.from(one, "base64")).toHaveLength(16);
    expect(one).not.toBe(other);
  });
});

test("the metrics open to the whole token alone", async () => {
  const ask = async (authorization: string) => (await app.request("/metrics", { headers: { authorization } })).status;
  expect(await ask("Bearer 0123456789abcdef")).toBe(200);
  for (const wrong of [
    "Bearer 0123456789abcdeg",
    "Bearer 0123456789abcde",
    "Bearer 0123456789abcdeff",
    "Bearer ",
    "",
  ]) {
    expect(await ask(wrong), wrong).toBe(401);
  }
});
