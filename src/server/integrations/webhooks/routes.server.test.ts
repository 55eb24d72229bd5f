import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MOST_WEBHOOKS } from "#domain/integrations/api/webhook-form.ts";
import { type Cast, openCast } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { authEvents } from "../../platform/db/tables/accounts.server.ts";
import { billingAccounts } from "../../platform/db/tables/accounts-billing.server.ts";
import { webhookDeliveries, webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import { queueWebhooks } from "../../platform/webhook-outbox/queue-webhooks.server.ts";

/** People's acts on their webhooks. */

const database = await openTestDatabase();
const { db } = database;
let ahead = 0;
const services = { ...testServices(database, { TRUSTED_PROXIES: "1" }), now: () => new Date(Date.now() + ahead) };
const app = createApp(services, async () => new Response("page"));
let cast: Cast;
let calls = 0;

beforeAll(async () => {
  cast = await openCast(services);
});
beforeEach(async () => {
  ahead = 0;
  await db.delete(webhookEndpoints);
});

async function call(method: string, path: string, body?: unknown, who: "user" | "otherUser" | "author" = "user") {
  calls += 1;
  const response = await app.request(`/api/webhooks${path}`, {
    method,
    headers: {
      cookie: cast[who].cookie,
      "x-forwarded-for": `10.2.${calls >> 8}.${calls & 255}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : null };
}
const wanted = {
  name: " Mi CRM ",
  url: "https://crm.example/umbral",
  events: ["lead.created", "home.created", "lead.created"],
};
const create = async (more: object = {}) => (await call("POST", "", { ...wanted, ...more })).body;
const notify = (count = 1) =>
  db.transaction((tx) =>
    queueWebhooks(
      tx,
      cast.user.of,
      "home.created",
      Array.from({ length: count }, (_, n) => ({ homeId: `h${n}` })),
      services.now(),
    ),
  );

describe("a webhook", () => {
  test("is made with a secret, listed without, and counted", async () => {
    const made = await call("POST", "", wanted);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: "Mi CRM", events: ["home.created", "lead.created"], state: "activo" });
    expect(made.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await notify(2);
    const { body } = await call("GET", "");
    expect(body).toMatchObject({
      isInPlan: true,
      webhooks: [{ id: made.body.id, lastDay: { entregada: 0, pendiente: 2, fallida: 0 }, lastError: null }],
    });
    expect(JSON.stringify(body)).not.toContain("whsec_");
    const events = await db
      .select({ kind: authEvents.kind })
      .from(authEvents)
      .where(eq(authEvents.userId, cast.user.id));
    expect(events.map(({ kind }) => kind)).toContain("webhook_created");
  });

  test.each([
    [{ url: "http://crm.example/" }, "url", "Escribe una dirección completa que empiece por https://"],
    [{ url: "ftp://crm.example/" }, "url", "Escribe una dirección completa que empiece por https://"],
    [{ url: "crm" }, "url", "Escribe una dirección completa que empiece por https://"],
    [
      { url: "https://ana:clave@crm.example/" },
      "url",
      "Quita el usuario y la contraseña: la firma dice que somos nosotros",
    ],
    [{ url: "http://localhost:8080/" }, "url", "Umbral no llama a su propia máquina: escribe una dirección pública"],
    [{ name: "  " }, "name", "Escribe un nombre"],
    [{ events: [] }, "events", "Elige al menos un aviso"],
    [{ events: ["todo"] }, "events.0", "Elige avisos de la lista"],
  ])("with %j names the fault", async (more, path, message) => {
    const { status, body } = await call("POST", "", { ...wanted, ...more });
    expect(status).toBe(422);
    expect(body.issues).toContainEqual({ path, message });
  });

  test("is changed, paused and deleted; another's is not there", async () => {
    const { id } = await create();
    expect((await call("PATCH", `/${id}`, { name: "Otro", state: "pausado" })).body).toMatchObject({
      name: "Otro",
      state: "pausado",
      url: wanted.url,
    });
    expect((await call("PATCH", `/${id}`, { state: "detenido" })).status).toBe(422);
    expect((await call("PATCH", `/${id}`, { name: "x" }, "otherUser")).body.code).toBe("UNKNOWN_WEBHOOK");
    expect((await call("DELETE", `/${id}`, undefined, "otherUser")).status).toBe(404);
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
    expect((await call("GET", "")).body.webhooks).toEqual([]);
  });

  test("that had stopped begins anew", async () => {
    const { id } = await create();
    const stopped = { state: "detenido" as const, failingSince: new Date(0) };
    await db.update(webhookEndpoints).set(stopped).where(eq(webhookEndpoints.id, id));
    expect((await call("PATCH", `/${id}`, { state: "activo" })).body).toMatchObject({
      state: "activo",
      failingSince: null,
    });
  });

  test("shows its secret again and gets another", async () => {
    const { id, secret } = await create();
    expect((await call("GET", `/${id}/secret`)).body).toEqual({ secret });
    const rotated = (await call("POST", `/${id}/secret`)).body.secret;
    expect(rotated).not.toBe(secret);
    expect((await call("GET", `/${id}/secret`)).body).toEqual({ secret: rotated });
  });

  test("needs a plan with the API, and there are twenty at most, also at once", async () => {
    const isHis = eq(billingAccounts.userId, cast.user.id);
    await db.update(billingAccounts).set({ plan: "agente" }).where(isHis);
    expect((await call("POST", "", wanted)).body.code).toBe("API_NOT_IN_PLAN");
    await db.update(billingAccounts).set({ plan: "prueba" }).where(isHis);
    const made = await Promise.all(Array.from({ length: MOST_WEBHOOKS + 3 }, () => call("POST", "", wanted)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(MOST_WEBHOOKS);
    expect(made.filter(({ body }) => body.code === "TOO_MANY_WEBHOOKS")).toHaveLength(3);
  });
});

describe("the log", () => {
  test("is read page by page and by state, and each line with its message", async () => {
    const { id } = await create();
    await notify(60);
    const [first] = await db.select().from(webhookDeliveries).limit(1);
    const arrived = { deliveredAt: services.now(), nextAttemptAt: null, answerStart: "gracias" };
    await db.update(webhookDeliveries).set(arrived).where(eq(webhookDeliveries.id, first!.id));
    const one = (await call("GET", `/${id}/deliveries`)).body;
    const two = (await call("GET", `/${id}/deliveries?cursor=${one.next}`)).body;
    expect([one.deliveries.length, two.deliveries.length, two.next]).toEqual([50, 10, null]);
    const ids = [...one.deliveries, ...two.deliveries].map((delivery: { id: string }) => delivery.id);
    expect(new Set(ids).size).toBe(60);
    const delivered = (await call("GET", `/${id}/deliveries?state=entregada`)).body.deliveries;
    expect(delivered).toMatchObject([{ id: first!.id, state: "entregada" }]);
    expect((await call("GET", `/${id}/deliveries?state=fallida`)).body.deliveries).toEqual([]);
    expect((await call("GET", `/${id}/deliveries/${first!.id}`)).body).toMatchObject({
      payload: first!.payload,
      answerStart: "gracias",
    });
    const { id: other } = await create();
    expect((await call("GET", `/${other}/deliveries/${first!.id}`)).body.code).toBe("UNKNOWN_DELIVERY");
    expect((await call("GET", `/${id}/deliveries`, undefined, "otherUser")).status).toBe(404);
  });

  test("sends something again, once for all who ask at once, as the same message", async () => {
    const { id } = await create();
    await notify();
    const [first] = await db.select().from(webhookDeliveries);
    await db.update(webhookDeliveries).set({ nextAttemptAt: null, lastError: "Responde 500" });
    const replay = () => call("POST", `/${id}/deliveries/${first!.id}/replay`);
    const answers = await Promise.all([replay(), replay(), replay()]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers[0]!.body).toMatchObject({ eventId: first!.eventId, replayOf: first!.id, state: "pendiente" });
    expect(await db.$count(webhookDeliveries)).toBe(2);
  });

  test("shows a test at once, also one that failed, which stops nothing", async () => {
    const { id } = await create();
    await db.update(webhookEndpoints).set({ url: "https://127.0.0.1/" }).where(eq(webhookEndpoints.id, id));
    const { status, body } = await call("POST", `/${id}/test`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: "webhook.test",
      state: "fallida",
      attempts: 1,
      lastStatus: null,
      lastError: "La dirección no es pública",
    });
    expect((await call("GET", "")).body.webhooks).toMatchObject([
      { state: "activo", failingSince: null, lastError: "La dirección no es pública", lastDay: { fallida: 1 } },
    ]);
    expect((await call("POST", `/${id}/test`, undefined, "otherUser")).status).toBe(404);
  });
});
