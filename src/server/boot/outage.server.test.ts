import { createServer } from "node:net";
import { afterAll, expect, test } from "vitest";
import { testServices } from "../../test/test-services.ts";
import { connectDatabase } from "../platform/db/connection.server.ts";
import { createApp } from "./app.server.ts";

/** While the database is away, each request is answered in the form its client reads. */

const gone = createServer().listen(0, "127.0.0.1");
await new Promise((resolve) => gone.once("listening", resolve));
const { port } = gone.address() as { port: number };
await new Promise((resolve) => gone.close(resolve));

const database = connectDatabase({ host: "127.0.0.1", port, user: "nobody", max: 2 });
afterAll(() => database.close());
const ending = new AbortController();
const services = { ...testServices(database), ending: ending.signal };
const app = createApp(services, async () => new Response("page"));
/** Names a session, so that somebody must look it up. */
const { cookieName, signedValue } = await import("../platform/http/own-cookies.server.ts");
const { SESSION_COOKIE } = await import("../accounts/auth/session-cookie.server.ts");
const session = "0190a1b2-0000-7000-8000-000000000001";
const cookie = `${cookieName(services.config, SESSION_COOKIE.name)}=${signedValue(services.auth.keys, SESSION_COOKIE, session)}`;

test("a page says so in Spanish, with when to come again, and leads nowhere", async () => {
  const answer = await app.request("/dashboard", { headers: { accept: "text/html", cookie } });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(answer.headers.get("location")).toBeNull();
  expect(await answer.text()).toContain("Esta página no se puede abrir ahora mismo");
});

test("a page that a script changes to gets one sentence", async () => {
  const answer = await app.request("/dashboard.data", { headers: { cookie } });
  expect(answer.status).toBe(503);
  expect(await answer.text()).toMatch(/^Ahora mismo no llegamos a los datos/);
});

test("a call gets the catalogue's error", async () => {
  const answer = await app.request("/api/portfolio/homes", { headers: { cookie } });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(await answer.json()).toMatchObject({ code: "DATABASE_UNAVAILABLE", status: 503 });
});

test("nobody's password is called wrong", async () => {
  const answer = await app.request("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "ana@correo.example", password: "cuatro caballos medidos" }),
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(await answer.json()).toMatchObject({ error_code: "unexpected_failure" });
});

test("a page whose reader has gone is no failure: a load that a newer one replaces is aborted while it is made", async () => {
  const leaving = new AbortController();
  const slow = createApp(services, async () => {
    leaving.abort();
    return new Response("Unexpected Server Error", { status: 500 });
  });
  const request = new Request("http://localhost/contacto.data", { signal: leaving.signal });
  expect((await slow.request(request)).status).toBe(499);
  const broken = createApp(services, async () => new Response("Unexpected Server Error", { status: 500 }));
  expect((await broken.request("/contacto.data")).status).toBe(500);
});

test("the process lives, is not ready, and says so too when it is about to end", async () => {
  expect((await app.request("/healthz")).status).toBe(200);
  const away = await app.request("/readyz");
  expect([away.status, await away.json()]).toEqual([503, { status: "unavailable" }]);
  ending.abort();
  const ends = await app.request("/readyz");
  expect([ends.status, await ends.json()]).toEqual([503, { status: "ending" }]);
});
