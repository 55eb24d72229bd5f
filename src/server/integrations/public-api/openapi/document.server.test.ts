import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { fromJSONSchema } from "zod";
import { ERRORS } from "#content/errors.ts";
import { API_SCOPES } from "#domain/integrations/api/scopes.ts";
import { WEBHOOK_EVENT_TYPES } from "#domain/integrations/api/webhook-events.ts";
import { scopeOfCall } from "../../../../domain/integrations/api/key-scopes.ts";
import { addRow } from "../../../../test/rows.ts";
import { TEST_CALLER } from "../../../../test/signed-in-client.ts";
import { signedInPerson } from "../../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../../test/test-database.ts";
import { testServices } from "../../../../test/test-services.ts";
import { personActor } from "../../../accounts/access/actor.server.ts";
import { openAccount } from "../../../accounts/billing/accounts.server.ts";
import { createKey } from "../../../accounts/keys/keys.server.ts";
import { createApp } from "../../../boot/app.server.ts";
import { contacts } from "../../../platform/db/tables/crm-contacts.server.ts";
import { webhookDeliveries, webhookEndpoints } from "../../../platform/db/tables/integrations.server.ts";
import { marketHomes } from "../../../platform/db/tables/market.server.ts";
import { properties } from "../../../platform/db/tables/portfolio-homes.server.ts";
import { leads } from "../../../platform/db/tables/site-leads.server.ts";
import { toolRuns } from "../../../platform/db/tables/tools-runs.server.ts";
import { openApiDocument } from "./document.server.ts";
import { EXAMPLE_IDS } from "./examples.server.ts";

/** The document is true: its structure is valid, and every example of it is called on rows that exist. */

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database);
const app = createApp(services, async () => new Response("page"));
const document = await openApiDocument(services);

type Json = Record<string, unknown>;
interface Call {
  path: string;
  method: string;
  operationId: string;
  summary: string;
  "x-scope"?: string;
  security?: object[];
  parameters: { name: string; in: string; required?: boolean; example?: string; schema: Json }[];
  requestBody?: { content: { "application/json": { schema: Json; example: unknown } } };
  responses: Record<string, { description: string; content: Record<string, { schema?: Json; example?: unknown }> }>;
}

const CALLS: Call[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ ...(call as unknown as Call), path, method })),
);
const LINES = CALLS.map((call) => ({ id: call.operationId, call }));

/**
 * The schema with every reference replaced by its target. @param isClosed a field that it does not name is a mistake
 */
function whole(schema: unknown, isClosed: boolean): unknown {
  if (Array.isArray(schema)) return schema.map((item) => whole(item, isClosed));
  if (typeof schema !== "object" || schema === null) return schema;
  const { $ref } = schema as { $ref?: string };
  if ($ref !== undefined) {
    const name = $ref.replace("#/components/schemas/", "");
    const named = (document.components.schemas as Json)[name];
    expect(named, $ref).toBeDefined();
    return whole(named, isClosed);
  }
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, whole(value, isClosed)]));
  if (isClosed && copy.type === "object" && copy.properties && !("additionalProperties" in copy)) {
    copy.additionalProperties = false;
  }
  return copy;
}

function mismatch(schema: unknown, value: unknown, isClosed = false): unknown {
  const parsed = fromJSONSchema(whole(schema, isClosed) as Parameters<typeof fromJSONSchema>[0]).safeParse(value);
  return parsed.success ? null : parsed.error.issues;
}

let key = "";
let ownerId = "";

beforeAll(async () => {
  const { user } = await signedInPerson(services);
  ownerId = user.id;
  await openAccount(db, { userId: user.id }, services.now());
  const wanted = { name: "Ejemplos", scopes: [...API_SCOPES], days: null };
  key = (await createKey(services, personActor(user.id), wanted, TEST_CALLER)).key;
  await db.insert(webhookEndpoints).values({
    ownerId,
    name: "Programa",
    url: "https://programa.example/avisos",
    events: [...WEBHOOK_EVENT_TYPES],
    secretSealed: services.auth.keys.seal("x"),
  });
});

/** The rows of the examples, as if nothing had been done with them. */
async function makeRows(): Promise<void> {
  const of = { ownerId, agencyId: null };
  for (const [entity, table, id] of [
    ["run", toolRuns, EXAMPLE_IDS.run],
    ["lead", leads, EXAMPLE_IDS.lead],
    ["contact", contacts, EXAMPLE_IDS.contact],
    ["home", properties, EXAMPLE_IDS.home],
  ] as const) {
    await db.delete(table).where(eq(table.ownerId, ownerId));
    const made = await addRow(services, entity, of);
    await db.update(table).set({ id }).where(eq(table.id, made));
  }
  await db.delete(marketHomes).where(eq(marketHomes.pool, ownerId));
  await db.insert(marketHomes).values({
    id: EXAMPLE_IDS.marketHome,
    pool: ownerId,
    operation: "venta",
    type: "piso",
    status: "activo",
    country: "ES",
    currency: "EUR",
    priceCents: 285_000_00,
    previousPriceCents: 299_000_00,
    priceChangedOn: "2026-11-20",
    listedOn: "2026-10-02",
    seenOn: "2026-11-21",
  });
}

describe("the document", () => {
  test("names every call once, with its group, its scope and an answer", () => {
    const ids = CALLS.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const call of CALLS) {
      expect(call.summary).not.toBe("");
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(call.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name)).toEqual(inPath);
      const success = Object.keys(call.responses).filter((status) => status.startsWith("2"));
      expect(success, call.operationId).toHaveLength(1);
      const asked = scopeOfCall(call.method.toUpperCase(), call.path.replace(/\{\w+\}/g, EXAMPLE_IDS.home));
      expect(asked, call.operationId).toBe(call["x-scope"] ?? "any");
      expect(call.method !== "get").toBe(call.parameters.some(({ name }) => name === "Idempotency-Key"));
    }
  });

  test("shows examples that its own schemas take", () => {
    for (const { operationId, requestBody, responses } of CALLS) {
      const body = requestBody?.content["application/json"];
      if (body) expect(mismatch(body.schema, body.example), `body of ${operationId}`).toBeNull();
      for (const [status, { content }] of Object.entries(responses)) {
        for (const { schema, example } of Object.values(content)) {
          if (!schema) continue;
          expect(example, `${operationId} ${status}`).toBeDefined();
          expect(mismatch(schema, example, true), `${status} of ${operationId}`).toBeNull();
        }
      }
    }
    for (const [type, { post }] of Object.entries(document.webhooks)) {
      const { schema, example } = post.requestBody.content["application/json"];
      expect(mismatch(schema, example), type).toBeNull();
    }
    expect(Object.keys(document.webhooks)).toEqual([...WEBHOOK_EVENT_TYPES]);
  });

  test("names errors of the catalogue alone, each at its status", () => {
    for (const { operationId, responses } of CALLS) {
      for (const [status, { description }] of Object.entries(responses)) {
        for (const [, code] of description.matchAll(/^([A-Z_]+): /gm)) {
          expect(`${operationId} ${code} ${ERRORS[code as keyof typeof ERRORS].status}`).toBe(
            `${operationId} ${code} ${status}`,
          );
        }
      }
    }
  });
});

test.each(LINES)("the example of $id works", async ({ call }) => {
  await makeRows();
  const values = Object.fromEntries(call.parameters.map((parameter) => [parameter.name, parameter.example]));
  const query = new URLSearchParams(
    call.parameters.flatMap(({ name, in: where, example }) =>
      where === "query" && example !== undefined ? [[name, example]] : [],
    ),
  );
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);
  const body = call.requestBody?.content["application/json"].example;
  const response = await app.request(query.size > 0 ? `${path}?${query}` : path, {
    method: call.method.toUpperCase(),
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const [status, { content }] = Object.entries(call.responses).find(([one]) => one.startsWith("2"))!;
  expect({ status: String(response.status), text: response.ok ? "" : await response.text() }).toEqual({
    status,
    text: "",
  });
  expect(response.headers.get("ratelimit-remaining")).toMatch(/^\d+$/);
  const type = response.headers.get("content-type")!.split(";")[0]!;
  expect(Object.keys(content)).toContain(type);
  const json = content["application/json"]?.schema;
  if (json) expect(mismatch(json, await response.json(), true)).toBeNull();
});

test("the events sent to addresses are those of the document", async () => {
  const sent = await db.select().from(webhookDeliveries);
  const types = new Set(sent.map(({ type }) => type));
  for (const type of [
    "home.created",
    "home.updated",
    "home.deleted",
    "contact.created",
    "lead.created",
    "run.created",
  ]) {
    expect([...types]).toContain(type);
  }
  for (const { type, payload } of sent) {
    const { schema } = document.webhooks[type]!.post.requestBody.content["application/json"];
    expect(mismatch(schema, payload), type).toBeNull();
  }
});
