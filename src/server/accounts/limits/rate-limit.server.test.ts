import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { accountHarness, PASSWORD } from "../../../test/account-harness.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { Viewer } from "../access/viewer.server.ts";
import { networkOf } from "../auth/auth-limits.server.ts";
import { createRateLimits } from "./rate-limit.server.ts";

const database = await openTestDatabase();
const newApp = () => createApp(testServices(database, { TRUSTED_PROXIES: "1" }), async () => new Response("page"));
const OFFICE = "198.51.100.7";

// A minute of counting stays one, however slow the machine is.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date() }));
afterAll(() => void vi.useRealTimers());

async function times(count: number, ask: (index: number) => Response | Promise<Response>): Promise<Response[]> {
  const answers: Response[] = [];
  for (let i = 0; i < count; i++) answers.push(await ask(i));
  return answers;
}
const refused = (answers: readonly Response[]) => answers.filter(({ status }) => status === 429).length;

test("limits that protect an account or cost money are counted for all processes together", async () => {
  const apps = [newApp(), newApp()];
  const tryToUnlock = (index: number) =>
    apps[index % 2]!.request(`/api/shared/${"y".repeat(22)}/unlock`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "198.51.100.90" },
      body: JSON.stringify({ password: "x" }),
    });
  const answers = await times(40, tryToUnlock);
  expect(refused(answers)).toBe(10);
  expect(Number(answers.at(-1)!.headers.get("retry-after"))).toBeGreaterThan(0);
});

describe("the network that a call comes from", () => {
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::FFFF:cb00:7109", "203.0.113.9"],
    ["0:0:0:0:0:ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["2001:db8::5", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    [null, "unknown"],
  ])("%s counts as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  const lead = JSON.stringify({ email: "ana@agencia.es", source: "website", interested_in: ["demo_rapida"] });
  test.each([
    ["forms", 31, "/api/leads", lead],
    ["unlocking what is shared", 40, `/api/shared/${"x".repeat(22)}/unlock`, JSON.stringify({ password: "x" })],
    ["calls in general", 61, "/api/tools/calculadora-capacidad/runs", "{"],
  ])("%s: all addresses of one /64 are one", async (_what, calls, path, body) => {
    const app = newApp();
    const from = (address: string) =>
      app.request(path, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": address },
        body,
      });
    const answers = await times(calls, (i) => from(`2001:db8:1:2:${i.toString(16)}::${i.toString(16)}`));
    expect(answers.at(-1)!.status).toBe(429);
    expect((await from("2001:db8:1:3::1")).status).not.toBe(429);
    // An IPv4 address is the same in either clothes.
    await times(calls, () => from("192.0.2.200"));
    expect((await from("::ffff:192.0.2.200")).status).toBe(429);
  });

  test("a proxy that writes the port makes no new address of each connection", async () => {
    const app = newApp();
    const answers = await times(61, (i) =>
      app.request("/api/tools/calculadora-capacidad/runs", {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": `192.0.2.9:${40_000 + i}` },
        body: "{",
      }),
    );
    expect(answers.at(-1)!.status).toBe(429);
  });
});

describe("an office behind one address", () => {
  test("its people's pages count for each of them, and nobody is signed out by them", async () => {
    const harness = accountHarness(database);
    const { services, post, app } = harness;
    const client = await harness.member("oficina@agencia.es");
    const { data } = await client.getSession();
    const one = await signedInPerson(services);
    const other = await signedInPerson(services);
    const page = (cookie?: string) =>
      app.request("/dashboard", {
        headers: { "x-forwarded-for": OFFICE, accept: "text/html", ...(cookie && { cookie }) },
      });
    // A visitor and a colleague use up all that they have.
    expect(refused(await times(601, () => page()))).toBe(1);
    expect(refused(await times(601, () => page(one.cookie)))).toBe(1);
    expect((await page(other.cookie)).status).toBe(200);
    const renewed = await post(
      "/token?grant_type=refresh_token",
      { refresh_token: data.session!.refresh_token },
      {},
      OFFICE,
    );
    expect(renewed.status).toBe(200);
    expect(
      (await post("/token?grant_type=password", { email: "oficina@agencia.es", password: PASSWORD }, {}, OFFICE))
        .status,
    ).toBe(200);
  });

  test("sessions are renewed although the network has tried all passwords that it may", async () => {
    const harness = accountHarness(database, {
      AUTH_LIMITS: JSON.stringify({ signup: 60, token: 3, verify: 60, recover: 60 }),
    });
    const { post, forgetLimits } = harness;
    const client = await harness.member("renueva@agencia.es");
    let token = (await client.getSession()).data.session!.refresh_token;
    const renew = async () => {
      const answer = await post("/token?grant_type=refresh_token", { refresh_token: token }, {}, OFFICE);
      if (answer.status === 200) token = (await answer.json()).refresh_token;
      return answer.status;
    };
    const wrong = () =>
      post("/token?grant_type=password", { email: "x@agencia.es", password: "no es esta" }, {}, OFFICE);
    expect((await times(4, wrong)).at(-1)!.status).toBe(429);
    expect(await renew()).toBe(200);
    for (let i = 0; i < 10; i++) expect(await renew()).toBe(200);
    // Made-up tokens count with tried passwords.
    await forgetLimits();
    const made = () => post("/token?grant_type=refresh_token", { refresh_token: "v1.made.up" }, {}, OFFICE);
    expect((await times(4, made)).at(-1)!.status).toBe(429);
    await forgetLimits();
  });

  test("a storm of renewals is answered so that the client keeps its session and tries again", async () => {
    const { app } = accountHarness(database);
    const ask = () =>
      app.request("/auth/v1/token?grant_type=refresh_token", {
        method: "POST",
        headers: { "x-forwarded-for": "192.0.2.66" },
        body: "",
      });
    const answers = await times(3_001, ask);
    const last = answers.at(-1)!;
    expect(last.status).toBe(503);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    // The network's sign-ins are not its renewals.
    expect((await app.request("/auth/v1/settings", { headers: { "x-forwarded-for": "192.0.2.66" } })).status).toBe(200);
  });

  test("background calls of open pages take nothing from the limit of pages, nor the other way round", async () => {
    const app = newApp();
    const get = (path: string) => app.request(path, { headers: { "x-forwarded-for": OFFICE, accept: "text/html" } });
    expect(refused(await times(601, () => get("/api/geo")))).toBe(1);
    expect((await get("/precios")).status).toBe(200);
    expect(refused(await times(601, () => get("/precios")))).toBe(2);
    const reported = await app.request("/api/page-views", {
      method: "POST",
      headers: { "x-forwarded-for": OFFICE, "content-type": "application/json" },
      body: JSON.stringify({ path: "/precios" }),
    });
    expect(reported.status).toBe(429);
    expect((await get("/archivos/no-es-nada")).status).toBe(404);
  });

  test("tiles of the tour that somebody edits take nothing from their pages", async () => {
    const limits = createRateLimits(testServices(database, { TRUSTED_PROXIES: "1" }));
    const viewer = {
      userId: "ana",
      sessionId: "s",
      email: "",
      name: "",
      region: null,
      aal: "aal1",
      roles: [],
      agency: null,
    } as const;
    const app = new Hono<AppEnv>();
    app.use("*", async (c, next) => {
      c.set("viewer", { ...viewer, roles: [] });
      await next();
    });
    app.use("*", limits.byCaller);
    app.get("*", (c) => c.text("here"));
    const get = (path: string) => app.request(path, { headers: { "x-forwarded-for": OFFICE } });
    expect(refused(await times(700, () => get("/api/tours/a/panoramas/b/v1/3/14-7.webp")))).toBe(0);
    expect(refused(await times(601, () => get("/api/tours/a/panoramas/b")))).toBe(1);
  });

  test("an account is bounded from however many networks it calls, and so is a network before anybody is known", async () => {
    const services = testServices(database, { TRUSTED_PROXIES: "1" });
    const limits = createRateLimits(services, { floodCalls: 20 });
    const { user, sessionId } = await signedInPerson(services);
    const viewer: Viewer = {
      userId: user.id,
      sessionId,
      email: user.email,
      name: "",
      region: null,
      aal: "aal1",
      roles: [],
      agency: null,
    };
    const app = new Hono<AppEnv>();
    app.use("*", limits.byNetwork);
    app.use("*", async (c, next) => {
      c.set("viewer", c.req.header("cookie") ? viewer : null);
      await next();
    });
    app.use("*", limits.byCaller);
    app.get("*", (c) => c.text("page"));
    const roaming = (i: number) =>
      app.request("/dashboard", { headers: { cookie: "x", "x-forwarded-for": `10.0.0.${i}` } });
    expect(refused(await times(21, roaming))).toBe(1);
    const still = () => app.request("/precios", { headers: { "x-forwarded-for": OFFICE } });
    expect(refused(await times(21, still))).toBe(1);
  });

  test("a call's own limit counts an account wherever it calls from, and many accounts of one network count together", async () => {
    const services = testServices(database, { TRUSTED_PROXIES: "1" });
    const app = createApp(services, async () => new Response("page"));
    const { cookie } = await signedInPerson(services);
    const vote = (i: number, who = cookie, from = `192.0.2.${i % 200}`) =>
      app.request("/api/articles/votes", {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": from, cookie: who },
        body: "{}",
      });
    const answers = await times(300, (i) => vote(i));
    const allowed = answers.length - refused(answers);
    expect(allowed).toBe(Number(answers[0]!.headers.get("ratelimit-limit")));
    const people = await Promise.all(Array.from({ length: 11 }, () => signedInPerson(services)));
    let together = 0;
    for (const person of people) {
      const own = await times(allowed, (i) => vote(i, person.cookie, OFFICE));
      together += own.length - refused(own);
    }
    expect(together).toBe(allowed * 10);
  });
});

describe("addresses that somebody was sent", () => {
  const post = (app: ReturnType<typeof newApp>, path: string) =>
    app.request(path, { method: "POST", headers: { "x-forwarded-for": OFFICE }, body: new FormData() });
  const answers = (token: string) => `/api/shared-searches/${token.repeat(43)}/answers`;

  test("sixty answers on one client's page leave another client's page, and the end of a mail, as free as before", async () => {
    const app = newApp();
    expect(refused(await times(61, () => post(app, answers("a"))))).toBe(1);
    expect((await post(app, answers("b"))).status).toBe(404);
    expect((await post(app, "/informe-mercado-baja/nobody")).status).toBe(404);
    expect((await post(app, "/avisos-busqueda/nobody")).status).toBe(404);
    // Forms of visitors have a budget of their own.
    expect((await post(app, "/api/leads")).status).not.toBe(429);
  });

  test("one click of a mail program ends six hundred mails a minute, and guesses no more", async () => {
    const app = newApp();
    expect(refused(await times(601, (i) => post(app, `/baja/${i}`)))).toBe(1);
    expect((await post(app, "/informe-mercado-alta/nobody")).status).toBe(429);
  });
});

describe("a refusal", () => {
  const get = (app: ReturnType<typeof newApp>, path: string, accept: string) =>
    app.request(path, { headers: { "x-forwarded-for": OFFICE, accept } });

  test("for a page is a page in Spanish that says when to come back, with all its headers", async () => {
    const app = newApp();
    await times(600, () => get(app, "/precios", "text/html"));
    const response = await get(app, "/precios", "text/html,application/xhtml+xml");
    expect(response.status).toBe(429);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const text = await response.text();
    const seconds = response.headers.get("retry-after");
    expect(text).toContain('<html lang="es-ES">');
    expect(text).toMatch(new RegExp(`Puedes volver a probar dentro de ${seconds} segundos?\\.`));
    expect(text).not.toMatch(/<script/);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("for a page that a script changes to is a text that the router hands on", async () => {
    const app = newApp();
    await times(600, () => get(app, "/precios.data", "*/*"));
    const response = await get(app, "/precios.data", "*/*");
    expect(response.status).toBe(429);
    // The router reads an answer without this header as the page's error, in any format.
    expect(response.headers.get("x-remix-response")).toBeNull();
    expect(await response.text()).toMatch(
      /^Límite de peticiones excedido\..* Vuelve a probar dentro de \d+ segundos?\.$/,
    );
  });

  test("for a call is a problem, also where a browser opens its address", async () => {
    const app = newApp();
    await times(600, () => get(app, "/api/places?q=madrid", "text/html"));
    const response = await get(app, "/api/places?q=madrid", "text/html");
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: "RATE_LIMIT", status: 429 });
  });

  test("has the right headers, and so do permitted calls", async () => {
    const app = newApp();
    const [first, ...rest] = await times(601, () => get(app, "/precios", "text/html"));
    const shown = ({ headers }: Response) => [headers.get("ratelimit-limit"), headers.get("ratelimit-remaining")];
    expect(shown(first!)).toEqual(["600", "599"]);
    expect(shown(rest.at(-2)!)).toEqual(["600", "0"]);
    expect(shown(rest.at(-1)!)).toEqual(["600", "0"]);
    expect(rest.at(-1)!.headers.get("ratelimit-reset")).toBe(rest.at(-1)!.headers.get("retry-after"));
    // A limit of the call's own is the nearer one.
    const lead = await app.request("/api/leads", {
      method: "POST",
      headers: { "x-forwarded-for": OFFICE, "content-type": "application/json" },
      body: "{}",
    });
    expect(shown(lead)).toEqual(["30", "29"]);
  });

  test("guards files and made-up keys before anything is looked up", async () => {
    const app = newApp();
    const file = () => app.request("/archivos/no-es-nada", { headers: { "x-forwarded-for": OFFICE } });
    expect(refused(await times(6_001, file))).toBe(1);
    const last = await file();
    expect(last.headers.get("x-content-type-options")).toBe("nosniff");
    expect(last.headers.get("content-security-policy")).toContain("sandbox");
    const key = () =>
      app.request("/api/v1/me", { headers: { "x-forwarded-for": OFFICE, authorization: "Bearer umb_made_up" } });
    expect(refused(await times(1_801, key))).toBe(1);
  });
});
