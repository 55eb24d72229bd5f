import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { addRow } from "../../../test/rows.ts";
import { callerOn } from "../../../test/shared-page.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { inboundMails } from "../../platform/db/tables/crm-inbox.server.ts";
import { apiAnswers, webhookEndpoints } from "../../platform/db/tables/integrations.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { homePublications } from "../../platform/db/tables/portfolio-publications.server.ts";
import { shareLinks } from "../../platform/db/tables/tools-runs.server.ts";
import { openAccount } from "../billing/accounts.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const call = callerOn(createApp(services, async () => new Response("page")));
const person = await signedInPerson(services);
// With an account of its own the person is in the trial, whose plan lets programs in.
await openAccount(db, { userId: person.user.id }, services.now());
const homeId = await addRow(services, "home", { ownerId: person.user.id, agencyId: null });

const HOME = { values: { operation: "venta", type: "piso", price: "200.000" } };
const VISIT = {
  kind: "visita",
  title: "Visita",
  startsLocal: "2026-12-20T18:00:00",
  durationMinutes: 60,
  isAllDay: false,
};
const WEBHOOK = { name: "Mi programa", url: "https://programa.example/avisos", events: ["home.created"] };
const NOTICE = "idealista\nNombre: Marta Soler\nTeléfono: 612 34 00 01\nReferencia: V-102\nMensaje: Quiero verlo";

test.each([
  ["/api/portfolio/homes", properties, HOME, { values: { ...HOME.values, price: "1" } }],
  ["/api/calendar/events", calendarEvents, VISIT, { ...VISIT, title: "Otra" }],
  ["/api/crm/inbox", inboundMails, { text: NOTICE }, { text: `${NOTICE}.` }],
  [
    "/api/share-links",
    shareLinks,
    { homeId, label: "Para Marta", password: "una puerta" },
    { homeId, label: "Para Pau" },
  ],
  ["/api/webhooks", webhookEndpoints, WEBHOOK, { ...WEBHOOK, name: "Otra" }],
  [`/api/portfolio/homes/${homeId}/publications`, homePublications, { portal: "pisos" }, { portal: "fotocasa" }],
])("%s is done once for a key, answers the same, and refuses another body", async (path, table, body, other) => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const send = async (sent: object) => {
    const answer = await call("POST", path, { cookie: person.cookie, headers, body: sent });
    return { status: answer.status, json: await answer.json(), replayed: answer.headers.get("idempotent-replayed") };
  };
  const before = await db.$count(table);
  const first = await send(body);
  expect(first, JSON.stringify(first.json)).toMatchObject({ status: 201, replayed: null });
  expect(await send(body)).toEqual({ ...first, replayed: "true" });
  expect(await send(other)).toMatchObject({ status: 422, json: { code: "IDEMPOTENCY_CONFLICT" } });
  expect(await db.$count(table)).toBe(before + 1);
});

test("a secret that was lost on the way is handed out once more, and the database alone does not give it away", async () => {
  const send = (path: string, body: object) =>
    call("POST", path, { cookie: person.cookie, headers: { "idempotency-key": path }, body });
  const link = (await (await send("/api/share-links", { homeId, password: "una puerta azul" })).json()) as {
    address: string;
  };
  const webhook = (await (await send("/api/webhooks", WEBHOOK)).json()) as { secret: string };
  expect(await (await send("/api/webhooks", WEBHOOK)).json()).toMatchObject({ secret: webhook.secret });
  const kept = JSON.stringify(await db.select().from(apiAnswers));
  for (const secret of [link.address.split("/").at(-1)!, webhook.secret]) {
    expect(secret.length).toBeGreaterThan(20);
    expect(kept).not.toContain(secret);
  }
  // Nor can the password be tried out against what was asked.
  const asked = JSON.stringify(["POST", "/api/share-links", JSON.stringify({ homeId, password: "una puerta azul" })]);
  expect(kept).not.toContain(createHash("sha256").update(asked).digest("hex"));
});

test("a call that fails leaves nothing behind its key, and a key of nothing or of 201 letters is refused", async () => {
  const key = crypto.randomUUID();
  const send = (idempotencyKey: string, body: object) =>
    call("POST", "/api/portfolio/homes", {
      cookie: person.cookie,
      headers: { "idempotency-key": idempotencyKey },
      body,
    });
  expect((await send(key, { values: { operation: "venta", type: "castillo" } })).status).toBe(422);
  expect((await send(key, HOME)).status).toBe(201);
  expect((await send("", HOME)).status).toBe(422);
  expect((await send("k".repeat(201), HOME)).status).toBe(422);
});
