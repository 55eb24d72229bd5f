import { expect, test } from "vitest";
import { addRow } from "../../../test/rows.ts";
import { callerOn } from "../../../test/shared-page.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { inboundMails } from "../../platform/db/tables/crm-inbox.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { homePublications } from "../../platform/db/tables/portfolio-publications.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const call = callerOn(createApp(services, async () => new Response("page")));
const person = await signedInPerson(services);
const homeId = await addRow(services, "home", { ownerId: person.user.id, agencyId: null });

const HOME = { values: { operation: "venta", type: "piso", price: "200.000" } };
const VISIT = {
  kind: "visita",
  title: "Visita",
  startsLocal: "2026-12-20T18:00:00",
  durationMinutes: 60,
  isAllDay: false,
};
const NOTICE = "idealista\nNombre: Marta Soler\nTeléfono: 612 34 00 01\nReferencia: V-102\nMensaje: Quiero verlo";

test.each([
  ["/api/portfolio/homes", properties, HOME, { values: { ...HOME.values, price: "1" } }],
  ["/api/calendar/events", calendarEvents, VISIT, { ...VISIT, title: "Otra" }],
  ["/api/crm/inbox", inboundMails, { text: NOTICE }, { text: `${NOTICE}.` }],
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
  expect(await send(other)).toMatchObject({ status: 409, json: { code: "IDEMPOTENCY_CONFLICT" } });
  expect(await db.$count(table)).toBe(before + 1);
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
