import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { asc, eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Cast, openCast } from "../../../test/cast.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { addEndpoint } from "../../../test/webhook-rows.ts";
import { billingAccounts } from "../../platform/db/tables/accounts-billing.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { webhookDeliveries, webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { type PostAnswer, postPublic } from "../../platform/outgoing/post-public.server.ts";
import { queueWebhooks } from "../../platform/webhook-outbox/queue-webhooks.server.ts";
import { nextTry } from "./note-attempt.server.ts";
import type { Post } from "./send-message.server.ts";
import { sendDue } from "./webhook-job.server.ts";
import { openSecret, sealRotated, signedHeaders } from "./webhook-secret.server.ts";

/**
 * Due messages are sent, signed; failed ones are tried again, and an address that has failed for days is left in peace.
 */

const database = await openTestDatabase();
const { db } = database;
const START = new Date("2026-11-23T09:00:00.000Z");
let at = START.getTime();
const services = { ...testServices(database), now: () => new Date(at) };
const { config } = services;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let cast: Cast;

beforeAll(async () => {
  cast = await openCast(services);
  // Weeks pass in these tests; the plan does not end.
  await db.update(billingAccounts).set({ planUntil: null });
});
beforeEach(async () => {
  at = START.getTime();
  await db.delete(webhookEndpoints);
  await db.delete(mails);
  await db.delete(userNotifications);
});

const answer = (status: number, more: Partial<PostAnswer> = {}): PostAnswer => ({
  status,
  text: "",
  retryAfterSeconds: null,
  ...more,
});
const send = (post: Post) => sendDue({ config, database, now: services.now, isStopped: () => false, post });
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
const deliveries = (endpointId: string) =>
  db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(asc(webhookDeliveries.createdAt));
const endpointRow = async (id: string) =>
  (await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)))[0]!;

describe("a message", () => {
  test("is signed as Standard Webhooks says: this secret, these words, this signature", () => {
    // The example that the libraries of Standard Webhooks use in their own tests.
    const sealed = JSON.stringify({ secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" });
    const keys = { open: (text: string) => text };
    const message = {
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      body: '{"test": 2432232314}',
      at: new Date(1_614_265_330_000),
    };
    expect(signedHeaders(keys, sealed, message)).toEqual({
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    });
  });

  test("is signed with both secrets for a day after they changed", () => {
    const { keys } = services.auth;
    const first = keys.seal(JSON.stringify({ secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" }));
    const rotated = sealRotated(keys, first, START);
    const signaturesAt = (ms: number) => {
      const message = { id: "a", body: "{}", at: new Date(START.getTime() + ms) };
      return signedHeaders(keys, rotated, message)!["webhook-signature"]!.split(" ");
    };
    expect(openSecret(keys, rotated)).not.toBe(openSecret(keys, first));
    expect(signaturesAt(DAY - MINUTE)).toHaveLength(2);
    expect(signaturesAt(DAY)).toHaveLength(1);
  });

  test("arrives once, with its event, and is kept with how it went", async () => {
    const id = await addEndpoint(services, cast.user.of);
    await notify();
    const sent: { url: string; body: string; headers: Record<string, string> }[] = [];
    await send(async (url, options) => {
      sent.push({ url, ...options });
      return answer(200, { text: "ok\0" });
    });
    await send(async () => answer(500));
    const [delivery] = await deliveries(id);
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0]!.body)).toEqual({
      id: delivery!.eventId,
      type: "home.created",
      timestamp: START.toISOString(),
      data: { homeId: "h0" },
    });
    expect(sent[0]!.headers["webhook-id"]).toBe(delivery!.eventId);
    expect(delivery).toMatchObject({ attempts: 1, lastStatus: 200, answerStart: "ok", nextAttemptAt: null });
    expect(delivery!.deliveredAt).toEqual(START);
    expect(await endpointRow(id)).toMatchObject({ lastSuccessAt: START, failingSince: null });
  });
});

describe("failures", () => {
  test("is tried again after ever longer pauses, and given up after the last", async () => {
    const id = await addEndpoint(services, cast.user.of);
    await notify();
    const pauses: number[] = [];
    for (let tries = 0; tries < 20; tries++) {
      await send(async () => answer(500));
      const [{ nextAttemptAt } = {}] = await deliveries(id);
      if (!nextAttemptAt) break;
      pauses.push((nextAttemptAt.getTime() - at) / MINUTE);
      at = nextAttemptAt.getTime();
    }
    const expected = [0.5, 2, 10, 60, 180, 360, 720, 1440];
    expect(pauses).toHaveLength(expected.length);
    pauses.forEach((pause, n) => {
      expect(pause).toBeGreaterThanOrEqual(expected[n]!);
      expect(pause).toBeLessThanOrEqual(expected[n]! * 1.2 + 0.01);
    });
    expect((await deliveries(id))[0]).toMatchObject({ attempts: 9, deliveredAt: null, lastError: "Responde 500" });
  });

  test("waits as long as the other side asks, a day at most", () => {
    const attempt = { at: START, retryAfterSeconds: 600 };
    expect(nextTry(1, attempt, 0)).toEqual(new Date(START.getTime() + 10 * MINUTE));
    expect(nextTry(1, { ...attempt, retryAfterSeconds: 1e9 }, 0)).toEqual(new Date(START.getTime() + DAY));
    expect(nextTry(5, attempt, 0)).toEqual(new Date(START.getTime() + 180 * MINUTE));
  });

  test("says why: a redirect is no arrival, and where it leads nobody asks", async () => {
    const id = await addEndpoint(services, cast.user.of);
    await notify();
    await send(async () => answer(302));
    expect((await deliveries(id))[0]!.lastError).toBe("Redirige (302): escribe la dirección final");
  });

  test("keeps others of a dead address waiting, not those of a live one", async () => {
    const dead = await addEndpoint(services, cast.user.of, { url: "https://muerta.example/" });
    const live = await addEndpoint(services, cast.user.of, { url: "https://viva.example/" });
    await notify(5);
    const asked: string[] = [];
    await send(async (url) => {
      asked.push(url);
      return answer(url.includes("muerta") ? 503 : 204);
    });
    expect(asked.filter((url) => url.includes("muerta"))).toHaveLength(1);
    expect((await deliveries(live)).every(({ deliveredAt }) => deliveredAt)).toBe(true);
    const waiting = await deliveries(dead);
    expect(waiting.every(({ nextAttemptAt }) => nextAttemptAt! > START)).toBe(true);
    expect(waiting.map(({ attempts }) => attempts).sort()).toEqual([0, 0, 0, 0, 1]);
  });

  test("for five days stops the address, and its owner is notified here and by mail", async () => {
    const id = await addEndpoint(services, cast.user.of);
    const tryOnce = async () => {
      await notify();
      await send(async () => answer(404));
    };
    await tryOnce();
    at += 5 * DAY - MINUTE;
    await tryOnce();
    expect((await endpointRow(id)).state).toBe("activo");
    at += MINUTE;
    await tryOnce();
    expect((await endpointRow(id)).state).toBe("detenido");
    expect((await deliveries(id)).every(({ nextAttemptAt }) => nextAttemptAt === null)).toBe(true);
    const [notice] = await db.select().from(userNotifications);
    expect(notice).toMatchObject({ userId: cast.user.id, title: "Detenemos los avisos a «CRM»" });
    const [mail] = await db.select().from(mails);
    expect(mail!.text).toContain("lleva cinco días sin recibir nada");
    await notify();
    await send(async () => {
      throw new Error("nobody is asked");
    });
    expect(await deliveries(id)).toHaveLength(4);
  });

  test("with 410 stops the address at once; one success in between forgets the days before", async () => {
    const id = await addEndpoint(services, cast.user.of, { failingSince: new Date(START.getTime() - 6 * DAY) });
    await notify();
    await send(async () => answer(200));
    expect((await endpointRow(id)).failingSince).toBeNull();
    await notify();
    await send(async () => answer(410));
    expect((await endpointRow(id)).state).toBe("detenido");
  });
});

describe("senders", () => {
  test("sends one after another to each address, and to several at once", async () => {
    for (let n = 0; n < 3; n++) await addEndpoint(services, cast.user.of, { url: `https://p${n}.example/` });
    await notify(4);
    const open = new Map<string, number>();
    let together = 0;
    let most = 0;
    const sent = new Map<string, number>();
    const post: Post = async (url) => {
      expect(open.get(url) ?? 0).toBe(0);
      open.set(url, 1);
      most = Math.max(most, ++together);
      await new Promise((resolve) => setTimeout(resolve, 20));
      open.set(url, 0);
      together -= 1;
      sent.set(url, (sent.get(url) ?? 0) + 1);
      return answer(200);
    };
    // Two processes at once.
    await Promise.all([send(post), send(post)]);
    await send(post);
    expect([...sent.values()]).toEqual([4, 4, 4]);
    expect(most).toBeGreaterThan(1);
  });

  test("sends again, as the same message, one that a process was sending when it died", async () => {
    const id = await addEndpoint(services, cast.user.of);
    await notify();
    const ids: string[] = [];
    await expect(
      send(async (_url, { headers }) => {
        ids.push(headers["webhook-id"]!);
        throw new Error("killed");
      }),
    ).rejects.toThrow("killed");
    await send(async () => answer(500));
    expect((await deliveries(id))[0]!.attempts).toBe(0);
    at += 2 * MINUTE;
    await send(async (_url, { headers }) => {
      ids.push(headers["webhook-id"]!);
      return answer(200);
    });
    expect(ids[0]).toBe(ids[1]);
    expect((await deliveries(id))[0]!.deliveredAt).not.toBeNull();
  });

  test("sends nothing for a plan without the API, nor for a paused owner", async () => {
    const paused = await addEndpoint(services, cast.user.of);
    const lapsed = await addEndpoint(services, cast.rival.of);
    await notify();
    await db.update(webhookEndpoints).set({ state: "pausado" }).where(eq(webhookEndpoints.id, paused));
    await db.transaction((tx) => queueWebhooks(tx, cast.rival.of, "home.created", [{ homeId: "h" }], services.now()));
    const isRivals = eq(billingAccounts.agencyId, cast.rivalAgencyId);
    await db.update(billingAccounts).set({ plan: "agente" }).where(isRivals);
    await send(async () => {
      throw new Error("nobody is asked");
    });
    await db.update(billingAccounts).set({ plan: "prueba" }).where(isRivals);
    expect((await deliveries(lapsed))[0]).toMatchObject({
      nextAttemptAt: null,
      lastError: "El plan ya no incluye la API",
    });
    expect((await deliveries(paused))[0]!.nextAttemptAt).not.toBeNull();
  });

  test("writes nothing of an address that was deleted meanwhile", async () => {
    const id = await addEndpoint(services, cast.user.of);
    await notify();
    await send(async () => {
      await db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
      return answer(200);
    });
    expect(await db.$count(webhookDeliveries, sql`true`)).toBe(0);
  });
});

describe("over the network", () => {
  const servers: Server[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
  async function serve(listener: RequestListener): Promise<string> {
    const server = createServer(listener);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }
  const limits = { body: "{}", headers: {}, timeoutMs: 2_000, maxAnswerBytes: 1_000, allowPrivate: true };

  test("of a long answer the beginning is read, and one that never ends has arrived", async () => {
    const long = await serve((_request, response) => response.end("a".repeat(1_000_000)));
    expect((await postPublic(long, limits)).text).toHaveLength(1_000);
    const endless = await serve((_request, response) => {
      response.writeHead(200);
      response.write("hola");
    });
    expect(await postPublic(endless, { ...limits, timeoutMs: 300 })).toMatchObject({ status: 200, text: "hola" });
  });

  test("nobody follows a redirect, waits for ever, or asks a private address", async () => {
    const paths: (string | undefined)[] = [];
    const redirecting = await serve((request, response) => {
      paths.push(request.url);
      response.writeHead(307, { location: "/otra" }).end();
    });
    expect((await postPublic(redirecting, limits)).status).toBe(307);
    expect(paths).toEqual(["/"]);
    const silent = await serve(() => {});
    await expect(postPublic(silent, { ...limits, timeoutMs: 200 })).rejects.toThrow("No responde");
    await expect(postPublic(silent, { ...limits, allowPrivate: false })).rejects.toThrow("La dirección no es pública");
    for (const url of ["https://127.0.0.1/", "http://169.254.169.254/latest", "https://[::1]/", "https://10.0.0.1/"]) {
      await expect(postPublic(url, { ...limits, allowPrivate: false })).rejects.toThrow("La dirección no es pública");
    }
  });
});
