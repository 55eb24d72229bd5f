import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { refusal, refusals } from "../../shared/schema/refusals.test-data.ts";
import { contactListQuery, contactPatchBody, newContactBody, publicContact } from "./contact-resource.ts";
import { homeListQuery, homePatchBody, newHomeBody, publicHome } from "./home-resource.ts";
import { KEY_DAYS, MOST_KEYS, newKeySchema } from "./key-form.ts";
import { scopeOfCall } from "./key-scopes.ts";
import { leadListQuery, newLeadBody, publicLead } from "./lead-resource.ts";
import { publicMe } from "./me-resource.ts";
import { flag, MOST_ROWS, pageOf, pageQuery, someId, someText, trashedRow, USUAL_ROWS } from "./paging.ts";
import { optionalFields } from "./patch.ts";
import { publicRunLine, publicRunResult, runListQuery, runPatchBody } from "./run-resource.ts";
import { API_KEY_PREFIX, API_SCOPE_NAMES, API_SCOPES } from "./scopes.ts";
import { deliveryTypeName, TEST_EVENT_TYPE, WEBHOOK_EVENT_NAMES, WEBHOOK_EVENT_TYPES } from "./webhook-events.ts";
import {
  isOwnMachine,
  MOST_ANNOUNCED_CHANGES,
  MOST_WEBHOOKS,
  newWebhook,
  WEBHOOK_PAUSES_MINUTES,
  WEBHOOK_STOPS_AFTER_DAYS,
  WEBHOOK_TIMEOUT_SECONDS,
  webhookChange,
} from "./webhook-form.ts";

const ID = "5f0c7a52-0000-4000-8000-000000000001";

test.each([
  ["POST", "/api/tools/valorador/runs", "tools:run"],
  ["GET", "/api/tools/valorador/runs", undefined],
  ["GET", "/api/tools", "any"],
  ["GET", "/api/tools/valorador", "any"],
  ["POST", "/api/tools/valorador", undefined],
  ["GET", "/api/openapi.json", "any"],
  ["GET", "/api/places", "any"],
  ["GET", "/api/runs/7", "runs:read"],
  ["GET", "/api/runs/7/export/pdf", "runs:read"],
  ["DELETE", "/api/runs/7", undefined],
  ["GET", "/api/v1/runs", "runs:read"],
  ["GET", "/api/v1/runs/7", "runs:read"],
  ["POST", "/api/v1/runs/7/rerun", "tools:run"],
  ["PATCH", "/api/v1/runs/7", "runs:write"],
  ["POST", "/api/v1/runs", undefined],
  ["GET", "/api/v1/homes", "homes:read"],
  ["PUT", "/api/v1/homes/7", "homes:write"],
  ["GET", "/api/v1/contacts/7", "contacts:read"],
  ["DELETE", "/api/v1/contacts/7", "contacts:write"],
  ["GET", "/api/v1/leads", "leads:read"],
  ["POST", "/api/v1/leads", "leads:write"],
  ["GET", "/api/v1/me", "any"],
  ["GET", "/api/v1/me/keys", undefined],
  ["POST", "/mcp", "any"],
  ["PUT", "/mcp", undefined],
  ["GET", "/api/v1/homeset", undefined],
  ["GET", "/api/account/export", undefined],
  ["POST", "/api/keys", undefined],
])("%s %s asks a key for %s", (method, path, scope) => expect(scopeOfCall(method, path)).toBe(scope));

test("each right of a key has a name, and a key says what it is", () => {
  expect(Object.keys(API_SCOPE_NAMES)).toEqual([...API_SCOPES]);
  expect([API_KEY_PREFIX, MOST_KEYS, KEY_DAYS]).toEqual(["umb_", 20, [30, 90, 365]]);
});

describe("a new key", () => {
  const key = { name: " Web ", scopes: ["leads:write", "homes:read", "leads:write"] };

  test("has its scopes in the order of the list, each once, and ends when it is said or never", () => {
    expect(newKeySchema.parse(key)).toEqual({ name: "Web", scopes: ["homes:read", "leads:write"], days: null });
    expect(["90", "", 30, null].map((days) => newKeySchema.parse({ ...key, days }).days)).toEqual([90, null, 30, null]);
  });

  test.each<[object, Record<string, string>]>([
    [{ name: " " }, { name: "Escribe para qué es la clave" }],
    [{ name: undefined }, { name: "Escribe para qué es la clave" }],
    // Characters that nobody sees are taken out.
    [{ name: "a\0b" }, {}],
    [{ name: "\0" }, { name: "Escribe para qué es la clave" }],
    [{ name: "a".repeat(80) }, {}],
    [{ name: "a" }, {}],
    [{ name: "a".repeat(81) }, { name: "Usa como mucho 80 caracteres" }],
    [{ scopes: [] }, { scopes: "Elige al menos un permiso" }],
    [{ scopes: undefined }, { scopes: "Elige al menos un permiso" }],
    [{ scopes: ["todo"] }, { "scopes.0": "Elige de la lista" }],
    [{ scopes: Array.from({ length: 100 }, () => "tools:run") }, {}],
    [{ scopes: Array.from({ length: 101 }, () => "tools:run") }, { scopes: "Elige de la lista" }],
    [{ days: 31 }, { days: "Elige cuándo caduca" }],
    [{ password: "a".repeat(100) }, {}],
  ])("%j", (fields, expected) => expect(refusals(newKeySchema, { ...key, ...fields })).toEqual(expected));

  test("a password has a hundred letters at most", () =>
    expect(Object.keys(refusals(newKeySchema, { ...key, password: "a".repeat(101) }))).toEqual(["password"]));
});

describe("a page of a list", () => {
  const query = z.object(pageQuery);

  test("has 25 rows where nothing is said, the newest first", () => {
    expect(query.parse({})).toEqual({ limit: USUAL_ROWS, order: "newest" });
    expect([USUAL_ROWS, MOST_ROWS]).toEqual([25, 100]);
    expect(query.parse({ limit: "7", cursor: "", order: "oldest" })).toEqual({ limit: 7, order: "oldest" });
  });

  test.each<[object, string | null]>([
    [{ limit: "1" }, null],
    [{ limit: "100" }, null],
    [{ limit: "0" }, "Pide de 1 a 100 filas"],
    [{ limit: "101" }, "Pide de 1 a 100 filas"],
    [{ limit: "1.5" }, "Pide de 1 a 100 filas"],
    [{ limit: "" }, "Pide de 1 a 100 filas"],
    [{ limit: ["7"] }, "Pide de 1 a 100 filas"],
    [{ order: "random" }, "Usa newest u oldest"],
    [{ cursor: "a".repeat(600) }, null],
    [{ cursor: "a".repeat(601) }, "Usa como mucho 600 caracteres"],
    [{ cursor: "a\0" }, "Contiene signos que no se admiten"],
  ])("%j: %s", (given, message) => expect(refusal(query, given)).toBe(message));

  test("blank is nothing asked for", () => {
    const yes = flag("Usa true o false");
    expect([yes.parse("true"), yes.parse("false"), yes.parse(""), yes.parse(undefined)]).toEqual([
      true,
      false,
      undefined,
      undefined,
    ]);
    expect(refusal(yes, "1")).toBe("Usa true o false");
    expect([someText(3).parse(" a "), someText(3).parse("")]).toEqual(["a", undefined]);
    expect(refusal(someText(3), "abcd")).toBe("Usa como mucho 3 caracteres");
    expect([someId.parse(ID), someId.parse(""), refusal(someId, "7")]).toEqual([ID, undefined, "No es un id"]);
  });

  test("ends where there is no cursor; a row that was thrown away is an id", () => {
    expect(refusals(pageOf(z.object({ id: z.uuid() })), { data: [{ id: ID }], nextCursor: null })).toEqual({});
    expect(refusals(trashedRow, { id: ID, deleted: true })).toEqual({});
    expect(Object.keys(refusals(trashedRow, { id: ID, deleted: false }))).toEqual(["deleted"]);
  });
});

describe("queries of lists", () => {
  test.each<[string, z.core.$ZodType, object, object]>([
    [
      "contacts",
      contactListQuery,
      { text: "a".repeat(100), role: "inversor", tag: "a".repeat(40), updatedSince: "2026-11-21T10:00:00+02:00" },
      {},
    ],
    ["contacts", contactListQuery, { text: "a".repeat(101) }, { text: "Usa como mucho 100 caracteres" }],
    ["contacts", contactListQuery, { tag: "a".repeat(41) }, { tag: "Usa como mucho 40 caracteres" }],
    [
      "contacts",
      contactListQuery,
      { role: "rey" },
      { role: "Usa comprador, propietario, inquilino, inversor, profesional, otro" },
    ],
    [
      "contacts",
      contactListQuery,
      { updatedSince: "ayer" },
      { updatedSince: "Usa una fecha y hora como 2026-11-21T10:00:00Z" },
    ],
    ["homes", homeListQuery, { operation: "venta", text: "a".repeat(100), updatedSince: "" }, {}],
    [
      "homes",
      homeListQuery,
      { operation: "permuta", text: "a".repeat(101) },
      { operation: "Usa venta, alquiler", text: "Usa como mucho 100 caracteres" },
    ],
    ["leads", leadListQuery, { source: "a".repeat(60) }, {}],
    ["leads", leadListQuery, { source: "a".repeat(61) }, { source: "Usa como mucho 60 caracteres" }],
    [
      "runs",
      runListQuery,
      { tool: "a".repeat(80), saved: "true", folder: "a".repeat(60), tag: "a".repeat(40), homeId: ID },
      {},
    ],
    [
      "runs",
      runListQuery,
      { tool: "a".repeat(81), folder: "a".repeat(61), tag: "a".repeat(41) },
      {
        tool: "Usa como mucho 80 caracteres",
        folder: "Usa como mucho 60 caracteres",
        tag: "Usa como mucho 40 caracteres",
      },
    ],
  ])("%s", (_, schema, query, expected) => expect(refusals(schema, query)).toEqual(expected));

  test("take nothing that they do not know", () =>
    expect(contactListQuery.safeParse({ color: "rojo" }).success).toBe(false));
});

describe("requests of a program", () => {
  test("a change has only what it changes: no default slips in", () => {
    expect(contactPatchBody.parse({})).toEqual({});
    expect(homePatchBody.parse({ ownerContactId: null })).toEqual({ ownerContactId: null });
    expect(newContactBody.parse({ fullName: "Ana" })).toMatchObject({ tags: [], roles: [], hasConsent: false });
    expect(newContactBody.safeParse({ fullName: "Ana", color: "rojo" }).success).toBe(false);
    expect(refusal(newHomeBody, { ownerContactId: "Ana" })).not.toBeNull();
    const fields = optionalFields({ a: z._default(z.number(), 5), b: z.string() });
    expect(z.object(fields).parse({})).toEqual({});
    expect(Object.keys(refusals(z.object(fields), { a: "x" }))).toEqual(["a"]);
  });

  const lead = { email: "ana@casa.example" };
  test("a lead is a buyer of the program's own source where nothing else is said", () => {
    expect(newLeadBody.parse(lead)).toMatchObject({ kind: "comprador", source: "api", hasConsent: false });
  });

  test.each<[object, string | null]>([
    [{ source: "feria-2026_b" }, null],
    [{ source: "a".repeat(60) }, null],
    [{ source: "a".repeat(61) }, "Usa letras minúsculas, cifras, guiones y guiones bajos"],
    [{ source: "Feria" }, "Usa letras minúsculas, cifras, guiones y guiones bajos"],
    [{ source: "-a" }, "Usa letras minúsculas, cifras, guiones y guiones bajos"],
    [{ source: 7 }, "Usa letras minúsculas, cifras, guiones y guiones bajos"],
    [{ source: "compartir" }, "Ese origen es de los resultados compartidos"],
    [{ kind: "inversor" }, "Elige comprador, propietario o inquilino"],
    [{ homeId: "7" }, "No es una vivienda"],
    [{ homeId: null }, null],
    [{ hasConsent: "sí" }, "Elige sí o no"],
    [{ email: "ana" }, "Email inválido"],
  ])("%j: %s", (fields, message) => expect(refusal(newLeadBody, { ...lead, ...fields })).toBe(message));

  test.each<[string, number]>([
    ["fullName", 200],
    ["phone", 40],
    ["company", 200],
    ["position", 100],
    ["message", 2000],
    ["consentText", 500],
    ["language", 35],
    ["utmSource", 200],
    ["utmMedium", 200],
    ["utmCampaign", 200],
    ["utmContent", 200],
    ["utmTerm", 200],
    ["landingPage", 500],
  ])("a lead's %s has %d letters at most", (field, most) => {
    expect(refusal(newLeadBody, { ...lead, [field]: "a".repeat(most) })).toBeNull();
    expect(refusal(newLeadBody, { ...lead, [field]: "a".repeat(most + 1) })).toMatch(/^Usa como mucho/);
  });
});

describe("answers to a program", () => {
  test("a home begins as it always has: who and when, then status, operation and kind", () => {
    expect(Object.keys(publicHome.shape).slice(0, 12)).toEqual([
      "id",
      "createdAt",
      "updatedAt",
      "deletedAt",
      "status",
      "operation",
      "type",
      "reference",
      "title",
      "price",
      "currency",
      "address",
    ]);
    expect(Object.keys(publicHome.shape).slice(-2)).toEqual(["ownerId", "ownerContactId"]);
  });

  const at = "2026-11-21T10:00:00.000Z";

  test("a contact, whose unknown fields are null", () => {
    const contact = {
      id: ID,
      createdAt: at,
      updatedAt: at,
      deletedAt: null,
      lastActivityAt: at,
      fullName: "Ana",
      company: null,
      position: null,
      roles: ["comprador"],
      tags: [],
      language: null,
      notes: null,
      emails: ["ana@casa.example"],
      phones: ["+34612345678"],
      source: "api",
      hasConsent: false,
      consentAt: null,
      consentText: null,
      ownerId: null,
    };
    expect(refusals(publicContact, contact)).toEqual({});
    expect(Object.keys(publicContact.shape)).toEqual(Object.keys(contact));
    expect(Object.keys(refusals(publicContact, { ...contact, roles: ["rey"], createdAt: "ayer" }))).toEqual([
      "createdAt",
      "roles.0",
    ]);
  });

  test("a lead says how it came, and a line of results what it cost", () => {
    const unknown = { fullName: null, phone: null, company: null, position: null, message: null, consentAt: null };
    const utm = { utmSource: null, utmMedium: null, utmCampaign: null, utmContent: null, utmTerm: null };
    const rest = { landingPage: null, language: null, ownerId: null, contactId: null };
    const lead = { id: ID, createdAt: at, email: "ana@casa.example", source: "api", hasConsent: true };
    expect(refusals(publicLead, { ...lead, ...unknown, ...utm, ...rest })).toEqual({});
    expect(Object.keys(refusals(publicLead, lead))).toHaveLength(15);
    const run = {
      id: ID,
      createdAt: at,
      tool: null,
      toolTitle: "Valorador",
      version: 1,
      title: "Piso",
      name: null,
      folder: null,
    };
    const more = { tags: [], isSaved: false, figure: null, credits: 1, homeId: null, ownerId: ID, isPurged: false };
    expect(refusals(publicRunLine, { ...run, ...more })).toEqual({});
    const figure = { label: "Valor", value: 1, range80: { low: 0, high: 2 }, currency: "EUR" };
    expect(refusals(publicRunLine, { ...run, ...more, figure })).toEqual({});
    expect(Object.keys(refusals(publicRunLine, { ...run, ...more, credits: 1.5 }))).toEqual(["credits"]);
    expect(runPatchBody.safeParse({ color: "rojo" }).success).toBe(false);
  });

  test("a message of a result has 700 letters at most, and nobody's key is null", () => {
    const { message } = publicRunResult.shape;
    expect([refusal(message, "a".repeat(700)), refusal(message, "a".repeat(701)) === null]).toEqual([null, false]);
    expect(
      refusals(publicMe, { user: { id: ID, name: "Ana" }, agency: null, key: null, plan: null, credits: 5 }),
    ).toEqual({});
  });
});

describe("webhooks", () => {
  const hook = {
    name: "CRM",
    url: "https://crm.example/aviso",
    events: ["run.created", "home.created", "run.created"],
  };

  test("are told of what was chosen, in the order of the list", () => {
    expect(newWebhook.parse(hook).events).toEqual(["home.created", "run.created"]);
    expect(webhookChange.parse({ state: "pausado" })).toEqual({ state: "pausado" });
    expect(refusal(webhookChange, { state: "detenido" })).toBe("Elige activo o pausado");
  });

  test.each<[object, string | null]>([
    [{ url: "http://localhost:3000/x" }, null],
    [{ url: "http://127.0.0.1/" }, null],
    [{ url: "http://[::1]/" }, null],
    [{ url: "http://crm.example/" }, "Escribe una dirección completa que empiece por https://"],
    [{ url: "ftp://localhost/" }, "Escribe una dirección completa que empiece por https://"],
    [{ url: "crm.example" }, "Escribe una dirección completa que empiece por https://"],
    [{ url: "https://ana@crm.example/" }, "Quita el usuario y la contraseña: la firma dice que somos nosotros"],
    [{ url: "https://:clave@crm.example/" }, "Quita el usuario y la contraseña: la firma dice que somos nosotros"],
    [{ url: `https://crm.example/${"a".repeat(2000)}` }, "Usa como mucho 2.000 caracteres"],
    [{ url: undefined }, "Escribe una dirección"],
    [{ name: "" }, "Escribe un nombre"],
    [{ name: "a" }, null],
    [{ name: "a".repeat(120) }, null],
    [{ name: "a".repeat(121) }, "Usa como mucho 120 caracteres"],
    [{ events: [] }, "Elige al menos un aviso"],
    [{ events: ["home.created"] }, null],
    [{ events: ["home.sold"] }, "Elige avisos de la lista"],
    [{ events: Array.from({ length: 100 }, () => "home.created") }, null],
    [{ events: Array.from({ length: 101 }, () => "home.created") }, "Elige avisos de la lista"],
  ])("%j: %s", (fields, message) => expect(refusal(newWebhook, { ...hook, ...fields })).toBe(message));

  test("have names that people read", () => {
    expect(Object.keys(WEBHOOK_EVENT_NAMES)).toEqual([...WEBHOOK_EVENT_TYPES]);
    expect([TEST_EVENT_TYPE, "deal.stage_changed", "otra"].map(deliveryTypeName)).toEqual([
      "Prueba",
      "Un trato cambia de etapa",
      "otra",
    ]);
  });

  test("are tried again for 46 hours, and stop after five days of nothing", () => {
    // 0.5 + 2 + 10 + 60 + 180 + 360 + 720 + 1,440 minutes are 2,772.5.
    expect(WEBHOOK_PAUSES_MINUTES.reduce((sum, minutes) => sum + minutes, 0)).toBe(2772.5);
    expect(WEBHOOK_PAUSES_MINUTES).toEqual([0.5, 2, 10, 60, 180, 360, 720, 1440]);
    expect([MOST_WEBHOOKS, MOST_ANNOUNCED_CHANGES, WEBHOOK_TIMEOUT_SECONDS, WEBHOOK_STOPS_AFTER_DAYS]).toEqual([
      20, 1000, 10, 5,
    ]);
    expect(isOwnMachine(new URL("http://localhost.example"))).toBe(false);
  });
});
