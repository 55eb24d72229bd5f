import { expect, test } from "vitest";
import { NO_MARKET_FILTER } from "#domain/market/search/market-filter.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";

/** A name that a call does not know is a slip in the form or the program: it is refused and named, whoever sends it. */

const services = testServices(await openTestDatabase());
const app = createApp(services, async () => new Response("page"));
const { cookie } = await signedInPerson(services);

async function call(method: string, path: string, body: object) {
  const response = await app.request(path, {
    method,
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

const refused = (name: string, path = "") => ({
  status: 422,
  body: { issues: [{ path, message: `No conozco «${name}»` }] },
});

const form = { name: "Pisos en Valencia", filter: NO_MARKET_FILTER };

test("a new search, its filter and a change of it name what they do not know, and change nothing", async () => {
  expect(await call("POST", "/api/market/searches", { ...form, foo: 1 })).toMatchObject(refused("foo"));
  const typo = { name: form.name, filter: Object.assign({ habitaciones: 3 }, NO_MARKET_FILTER) };
  expect(await call("POST", "/api/market/searches", typo)).toMatchObject(refused("habitaciones", "filter"));
  const { body } = await call("POST", "/api/market/searches", form);
  const path = `/api/market/searches/${body.id}`;
  const change = { name: "Otra", ownerId: body.id };
  expect(await call("PATCH", path, change)).toMatchObject(refused("ownerId"));
  expect((await call("PATCH", path, { isPaused: true })).body).toMatchObject({ name: form.name, isPaused: true });
});

test("so do an answer of a client, a report of a zone and its readers", async () => {
  const { body } = await call("POST", "/api/market/searches", form);
  const shared = await call("POST", `/api/market/searches/${body.id}/share`, {});
  const token = shared.body.address.split("/").at(-1);
  const answer = { homeId: body.id, verdict: "no", extra: 1 };
  expect(await call("POST", `/api/shared-searches/${token}/answers`, answer)).toMatchObject(refused("extra"));
  const report = { name: "Valencia", query: "?lugar=municipio:46250:Valencia" };
  expect(await call("POST", "/api/market-reports", { ...report, mes: 1 })).toMatchObject(refused("mes"));
  const kept = await call("POST", "/api/market-reports", report);
  const reader = { email: "lector@example.com", hasAsked: true, nombre: "Ana" };
  expect(await call("POST", `/api/market-reports/${kept.body.id}/readers`, reader)).toMatchObject(refused("nombre"));
});
