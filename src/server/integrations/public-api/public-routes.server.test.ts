import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { publicHome } from "#domain/integrations/api/home-resource.ts";
import { API_SCOPES } from "#domain/integrations/api/scopes.ts";
import { homeSchema } from "#domain/portfolio/homes/home.ts";
import { borrowingCapacity } from "#tools/borrowing-capacity/tool.ts";
import { type Cast, openCast, type Persona } from "../../../test/cast.ts";
import { addRow } from "../../../test/rows.ts";
import { TEST_CALLER } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices, withoutCalls } from "../../../test/test-services.ts";
import { type PersonActor, personActor } from "../../accounts/access/actor.server.ts";
import { KEY_CALLS_A_MINUTE } from "../../accounts/keys/key-limit.server.ts";
import { createKey } from "../../accounts/keys/keys.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { contactEvents, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals, routingRules } from "../../platform/db/tables/crm-deals.server.ts";
import { apiAnswers } from "../../platform/db/tables/integrations.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";

const database = await openTestDatabase();
const { db } = database;
const services = testServices(database, { TRUSTED_PROXIES: "1" });

let cast: Cast;
/** A person's, and an agent's and the head's of an agency. */
const keys = {} as Record<"user" | "author" | "owner", string>;

const actorOf = (who: Persona, role: "owner" | "agent"): PersonActor => ({
  ...personActor(cast[who].id),
  agency: cast[who].of.agencyId === null ? null : { id: cast[who].of.agencyId, role },
});

beforeAll(async () => {
  cast = await openCast(services);
  const wanted = { name: "Programa", scopes: [...API_SCOPES], days: null };
  for (const who of ["user", "author", "owner"] as const) {
    const actor = actorOf(who, who === "owner" ? "owner" : "agent");
    keys[who] = (await createKey(services, actor, wanted, TEST_CALLER)).key;
  }
});

type Headers = Record<string, string>;

/** A server of its own: its limits begin anew. */
function program(key: string) {
  const app = createApp(withoutCalls(services), async () => new Response("page"));
  return async (method: string, path: string, body?: unknown, headers: Headers = {}) => {
    const response = await app.request(`/api/v1${path}`, {
      method,
      headers: {
        "x-forwarded-for": "203.0.113.7",
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
}

const FLAT = { operation: "venta", type: "piso", builtAreaM2: 90, price: 250_000.5, reference: "V-1" };

describe("homes", () => {
  test("have every field of the portfolio", () => {
    for (const field of Object.keys(homeSchema.shape)) expect(Object.keys(publicHome.shape)).toContain(field);
  });

  test("are added, read, changed and thrown away as by hand, with their history", async () => {
    const call = program(keys.user);
    const made = await call("POST", "/homes", { ...FLAT, hasLift: true });
    expect(made).toMatchObject({
      status: 201,
      body: { price: 250_000.5, hasLift: true, status: "disponible", rooms: null },
    });
    const { id } = made.body;
    expect((await call("GET", `/homes/${id}`)).body).toEqual(made.body);
    const changed = await call("PATCH", `/homes/${id}`, { price: 240_000, hasLift: null });
    expect(changed.body).toMatchObject({ price: 240_000, hasLift: null, reference: "V-1" });
    const closed = await call("PATCH", `/homes/${id}`, {
      status: "cerrado",
      closedOn: "2026-11-20",
      closedPrice: 239_000,
    });
    expect(closed.body).toMatchObject({ status: "cerrado", closedPrice: 239_000 });
    // Offered again, nothing closed it.
    const again = await call("PATCH", `/homes/${id}`, { status: "disponible" });
    expect(again.body).toMatchObject({ status: "disponible", closedOn: null, closedPrice: null });
    expect((await call("DELETE", `/homes/${id}`)).body).toEqual({ id, deleted: true });
    expect(await call("DELETE", `/homes/${id}`)).toMatchObject({ status: 404, body: { code: "UNKNOWN_HOME" } });
    expect((await call("GET", `/homes/${id}`)).body.deletedAt).not.toBeNull();
    const events = await db.select().from(homeEvents).where(eq(homeEvents.homeId, id));
    expect(events.map(({ kind }) => kind).sort()).toEqual(["alta", "cambio", "cambio", "cambio", "papelera"]);
    expect(new Set(events.map(({ actorId }) => actorId))).toEqual(new Set([cast.user.id]));
  });

  test.each([
    [{ ...FLAT, rooms: -1 }, "rooms"],
    [{ ...FLAT, bedrooms: 3 }, ""],
    [{ ...FLAT, status: "cerrado" }, "closedOn"],
    [{ ...FLAT, ownerContactId: "3f2504e0-4f89-41d3-9a0c-0305e82c3301" }, "ownerContactId"],
  ])("name the fault at its field: %j", async (body, path) => {
    const answer = await program(keys.user)("POST", "/homes", body);
    expect(answer).toMatchObject({ status: 422, body: { code: "INVALID_INPUT", issues: [{ path }] } });
  });

  test("are narrowed by status, operation, type, words and time", async () => {
    const call = program(keys.owner);
    const made = async (more: object) => (await call("POST", "/homes", { ...FLAT, ...more })).body.id as string;
    const [flat, house, let_] = [
      await made({ town: "Gandia" }),
      await made({ type: "casa", status: "captacion", town: "Gandia" }),
      await made({ operation: "alquiler", town: "Dénia" }),
    ];
    const ids = async (query: string) =>
      (await call("GET", `/homes?${query}`)).body.data.map(({ id }: { id: string }) => id);
    expect((await ids("text=gandia")).sort()).toEqual([flat, house].sort());
    expect(await ids("text=gandia&status=captacion")).toEqual([house]);
    expect(await ids("type=casa")).toEqual([house]);
    expect(await ids("operation=alquiler")).toEqual([let_]);
    expect(await ids("text=...")).toEqual([]);
    expect(await ids("updatedSince=2999-01-01T00:00:00Z")).toEqual([]);
    expect(await ids("updatedSince=2020-01-01T00:00:00%2B02:00&order=oldest")).toEqual([flat, house, let_]);
    for (const wrong of ["status=vendida", "limit=0", "limit=101", "estado=x", "updatedSince=ayer"]) {
      expect((await call("GET", `/homes?${wrong}`)).status, wrong).toBe(422);
    }
  });

  test("are the agency's for every member, and nobody else's", async () => {
    const { body } = await program(keys.owner)("POST", "/homes", { ...FLAT, reference: "A-1" });
    expect((await program(keys.author)("GET", `/homes/${body.id}`)).status).toBe(200);
    expect((await program(keys.user)("GET", `/homes/${body.id}`)).status).toBe(404);
  });
});

describe("pages", () => {
  /** Reads a list to its end. @param between done after each page */
  async function readAll(path: string, limit: number, between?: (page: number) => Promise<unknown>): Promise<string[]> {
    const call = program(keys.user);
    const ids: string[] = [];
    let cursor: string | null = "";
    for (let page = 1; cursor !== null; page += 1) {
      const { body } = await call("GET", `${path}&limit=${limit}${cursor ? `&cursor=${cursor}` : ""}`);
      ids.push(...body.data.map(({ id }: { id: string }) => id));
      expect(body.data.length).toBeLessThanOrEqual(limit);
      cursor = body.nextCursor;
      await between?.(page);
    }
    return ids;
  }

  /** Rows of one instant and of several, of two statuses. */
  async function makeHomes(count: number): Promise<string[]> {
    await db.delete(properties).where(eq(properties.ownerId, cast.user.id));
    const ids: string[] = [];
    for (let i = 0; i < count; i += 1) {
      const id = await addRow(services, "home", cast.user.of);
      const updatedAt = new Date(Date.UTC(2026, 0, 1 + Math.floor(i / 3)));
      await db
        .update(properties)
        .set({ updatedAt, status: i % 2 ? "disponible" : "captacion" })
        .where(eq(properties.id, id));
      ids.push(id);
    }
    return ids;
  }

  test("show every row once, in both orders", async () => {
    const made = await makeHomes(11);
    const newest = await readAll("/homes?order=newest", 4);
    const oldest = await readAll("/homes?order=oldest", 3);
    expect([...newest].sort()).toEqual([...made].sort());
    expect(oldest).toEqual([...newest].reverse());
  });

  test("neither repeat nor lose a row when others come meanwhile", async () => {
    const made = await makeHomes(9);
    const seen = await readAll("/homes?order=newest", 4, async (page) => {
      if (page === 1) await addRow(services, "home", cast.user.of);
    });
    expect([...seen].sort()).toEqual([...made].sort());
  });

  test("from the oldest on, rows that change meanwhile are met again at the end", async () => {
    const made = await makeHomes(6);
    const [first, last] = [made[0]!, made[5]!];
    const seen = await readAll("/homes?order=oldest", 3, async (page) => {
      if (page !== 1) return;
      for (const id of [first, last]) {
        await db.update(properties).set({ updatedAt: new Date() }).where(eq(properties.id, id));
      }
    });
    expect(seen.filter((id) => id === first)).toHaveLength(2);
    expect(seen.filter((id) => id === last)).toHaveLength(1);
    expect(new Set(seen)).toEqual(new Set(made));
  });

  test("refuse a cursor of another order", async () => {
    await makeHomes(3);
    const call = program(keys.user);
    const { body } = await call("GET", "/homes?limit=1");
    const answer = await call("GET", `/homes?limit=1&order=oldest&cursor=${body.nextCursor}`);
    expect(answer).toMatchObject({ status: 400, body: { code: "INVALID_CURSOR" } });
    expect(await call("GET", "/homes?cursor=x")).toMatchObject({ status: 400, body: { code: "INVALID_CURSOR" } });
  });
});

describe("contacts", () => {
  test("are added, found, changed and thrown away; an address is one contact's", async () => {
    const call = program(keys.user);
    const form = {
      fullName: "Marta Soler",
      emails: ["Marta@Correo.example"],
      phones: ["600 123 456"],
      tags: ["ruzafa"],
    };
    const made = await call("POST", "/contacts", { ...form, hasConsent: true, consentText: "Casilla de la web" });
    expect(made).toMatchObject({
      status: 201,
      body: { emails: ["marta@correo.example"], phones: ["+34600123456"], consentText: "Casilla de la web" },
    });
    const { id } = made.body;
    expect(await call("POST", "/contacts", { fullName: "Otra", emails: ["marta@correo.example"] })).toMatchObject({
      status: 422,
      body: { issues: [{ path: "emails.0" }] },
    });
    for (const query of ["text=marta sol", "text=600123456", "tag=ruzafa", "text=soler&tag=ruzafa"]) {
      const { body } = await call("GET", `/contacts?${query}`);
      expect(
        body.data.map((row: { id: string }) => row.id),
        query,
      ).toEqual([id]);
    }
    expect((await call("GET", "/contacts?role=comprador")).body.data).toEqual([]);
    const changed = await call("PATCH", `/contacts/${id}`, { company: "Soler", phones: [], hasConsent: false });
    expect(changed.body).toMatchObject({ company: "Soler", phones: [], hasConsent: false, consentAt: null });
    expect((await call("PATCH", `/contacts/${id}`, { company: null })).body.company).toBeNull();
    expect((await call("DELETE", `/contacts/${id}`)).body).toEqual({ id, deleted: true });
    expect((await call("DELETE", `/contacts/${id}`)).status).toBe(404);
    expect((await call("PATCH", `/contacts/${id}`, { company: "x" })).status).toBe(404);
    expect((await call("GET", "/contacts?text=marta")).body.data).toEqual([]);
  });

  test("a colleague's are not an agent's, but the head's", async () => {
    const id = await addRow(services, "contact", cast.colleague.of);
    expect((await program(keys.author)("GET", `/contacts/${id}`)).status).toBe(404);
    expect((await program(keys.author)("GET", "/contacts")).body.data).toEqual([]);
    expect((await program(keys.owner)("GET", `/contacts/${id}`)).status).toBe(200);
    const listed = (await program(keys.owner)("GET", "/contacts")).body.data;
    expect(listed.map((row: { id: string }) => row.id)).toContain(id);
  });
});

describe("leads", () => {
  const LEAD = {
    email: "Jorge@Correo.example",
    fullName: "Jorge Peris",
    message: "Quiero verlo",
    source: "web-propia",
  };

  test("become a contact with a deal, and the agency's rules say whose", async () => {
    await db.insert(routingRules).values({
      agencyId: cast.agencyId,
      name: "Web",
      position: -1,
      conditions: { sources: ["web-propia"] },
      assignees: [cast.colleague.id],
    });
    const home = await program(keys.owner)("POST", "/homes", { ...FLAT, title: "Piso en Ruzafa", reference: "L-1" });
    const call = program(keys.author);
    const lead = await call("POST", "/leads", { ...LEAD, homeId: home.body.id, hasConsent: true });
    expect(lead).toMatchObject({
      status: 201,
      body: { source: "web-propia", ownerId: cast.colleague.id, hasConsent: true },
    });
    const { contactId } = lead.body;
    const [contact] = await db.select().from(contacts).where(eq(contacts.id, contactId));
    expect(contact).toMatchObject({ fullName: "Jorge Peris", ownerId: cast.colleague.id, source: "web-propia" });
    const [deal] = await db.select().from(deals).where(eq(deals.contactId, contactId));
    expect(deal).toMatchObject({ kind: "comprador", title: "Pregunta por Piso en Ruzafa", homeId: home.body.id });
    expect(deal!.answerDueAt).toBeInstanceOf(Date);
    const kinds = await db
      .select()
      .from(contactEvents)
      .where(and(eq(contactEvents.contactId, contactId), eq(contactEvents.kind, "formulario")));
    expect(kinds).toHaveLength(1);
    // The head sees what everybody received; the agent whom it was not given to does not.
    const listed = (await program(keys.owner)("GET", "/leads?source=web-propia")).body.data;
    expect(listed).toEqual([lead.body]);
    expect((await call("GET", `/leads/${lead.body.id}`)).status).toBe(404);
  });

  test("those of a person without an agency are theirs, and the same address is the same contact", async () => {
    const call = program(keys.user);
    const [one, two] = [
      await call("POST", "/leads", LEAD),
      await call("POST", "/leads", { ...LEAD, kind: "propietario" }),
    ];
    expect(one.body.ownerId).toBe(cast.user.id);
    expect(two.body.contactId).toBe(one.body.contactId);
    expect((await call("GET", `/leads/${one.body.id}`)).body).toEqual(one.body);
  });

  test.each([
    [{ ...LEAD, email: "jorge" }, "email"],
    [{ ...LEAD, source: "compartir" }, "source"],
    [{ ...LEAD, kind: "plataforma" }, "kind"],
    [{ ...LEAD, homeId: "7c9e6679-7425-40de-944b-e07fc1f90ae7" }, "homeId"],
  ])("name the fault at its field: %j", async (body, path) => {
    expect(await program(keys.user)("POST", "/leads", body)).toMatchObject({
      status: 422,
      body: { issues: [{ path }] },
    });
  });
});

describe("results", () => {
  test("are listed, read, kept, thrown away and calculated anew", async () => {
    const call = program(keys.user);
    const id = await addRow(services, "run", cast.user.of);
    expect((await call("GET", "/runs?tool=calculadora-capacidad")).body.data).toMatchObject([{ id, isSaved: false }]);
    expect((await call("GET", "/runs?tool=no-existe")).body.code).toBe("UNKNOWN_TOOL");
    const kept = await call("PATCH", `/runs/${id}`, { folder: "Soler", tags: ["ruzafa"] });
    expect(kept.body).toMatchObject({ id, folder: "Soler", isSaved: true });
    expect((await call("GET", "/runs?folder=Soler&tag=ruzafa&saved=true")).body.data).toHaveLength(1);
    expect((await call("GET", "/runs?saved=false")).body.data).toEqual([]);
    const { body: whole } = await call("GET", `/runs/${id}`);
    expect(whole.description.headline).toMatchObject({
      name: "Precio máximo",
      value: { amount: whole.result.price, text: expect.stringMatching(/^\d{3}\.\d{3}\u00a0€$/) },
    });
    const headers = { "idempotency-key": "otra vez" };
    const again = await call("POST", `/runs/${id}/rerun`, undefined, headers);
    expect(again).toMatchObject({ status: 201, body: { tool: "calculadora-capacidad" } });
    expect((await call("POST", `/runs/${id}/rerun`, undefined, headers)).body.id).toBe(again.body.id);
    expect(await db.$count(toolRuns, eq(toolRuns.rerunOf, id))).toBe(1);
    expect((await call("DELETE", `/runs/${id}`)).body).toEqual({ id, deleted: true });
    expect((await call("GET", `/runs/${id}`)).body.code).toBe("UNKNOWN_RUN");
    expect((await call("GET", "/runs/x")).body.code).toBe("UNKNOWN_RUN");
  });

  test("are not read through calculating them anew: that asks for the right to read them too", async () => {
    const id = await addRow(services, "run", cast.user.of);
    const only = { name: "Solo calcular", scopes: ["tools:run"] as const, days: null };
    const { key } = await createKey(
      services,
      actorOf("user", "agent"),
      { ...only, scopes: [...only.scopes] },
      TEST_CALLER,
    );
    expect(await program(key)("POST", `/runs/${id}/rerun`)).toMatchObject({
      status: 403,
      body: { code: "SCOPE_MISSING" },
    });
    expect(await db.$count(toolRuns, eq(toolRuns.rerunOf, id))).toBe(0);
  });
});

describe("a call that is sent again with its key", () => {
  const again = (key: string) => ({ "idempotency-key": key });
  const count = () => db.$count(properties, eq(properties.ownerId, cast.user.id));

  test("is done once and answered the same", async () => {
    const call = program(keys.user);
    const before = await count();
    const first = await call("POST", "/homes", FLAT, again("alta 1"));
    const second = await call("POST", "/homes", FLAT, again("alta 1"));
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect([first, second].map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, "true"]);
    expect(await count()).toBe(before + 1);
    // Thrown away meanwhile, the first answer is repeated all the same.
    const gone = await call("DELETE", `/homes/${first.body.id}`, undefined, again("baja 1"));
    expect((await call("DELETE", `/homes/${first.body.id}`, undefined, again("baja 1"))).body).toEqual(gone.body);
    expect((await call("POST", "/homes", FLAT, again("alta 1"))).body).toEqual(first.body);
  });

  test("many at once do it once", async () => {
    const call = program(keys.user);
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 6 }, () => call("POST", "/homes", FLAT, again("a la vez"))));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  test("is refused with other data, another address or an invalid key", async () => {
    const call = program(keys.user);
    const { body } = await call("POST", "/homes", FLAT, again("alta 2"));
    const conflict = { status: 422, body: { code: "IDEMPOTENCY_CONFLICT" } };
    expect(await call("POST", "/homes", { ...FLAT, price: 1 }, again("alta 2"))).toMatchObject(conflict);
    expect(await call("PATCH", `/homes/${body.id}`, FLAT, again("alta 2"))).toMatchObject(conflict);
    expect((await call("POST", "/homes", FLAT, again("x".repeat(201)))).status).toBe(422);
    // Another's key of the same name is another.
    expect((await program(keys.owner)("POST", "/homes", FLAT, again("alta 2"))).status).toBe(201);
  });

  test("leaves nothing where it fails, and may be tried again", async () => {
    const call = program(keys.user);
    const wrong = { email: "x@correo.example", homeId: "7c9e6679-7425-40de-944b-e07fc1f90ae7" };
    expect((await call("POST", "/leads", wrong, again("lead"))).status).toBe(422);
    expect(await db.$count(leads, eq(leads.email, "x@correo.example"))).toBe(0);
    expect((await call("POST", "/leads", { email: "x@correo.example" }, again("lead"))).status).toBe(201);
  });

  test("is forgotten after a day", async () => {
    const call = program(keys.user);
    const first = await call("POST", "/homes", FLAT, again("ayer"));
    const yesterday = new Date(Date.now() - 86_400_001);
    await db.update(apiAnswers).set({ createdAt: yesterday }).where(eq(apiAnswers.idempotencyKey, "ayer"));
    const second = await call("POST", "/homes", FLAT, again("ayer"));
    expect(second.body.id).not.toBe(first.body.id);
  });
});

describe("limits", () => {
  test("are the agency's whole, from one address, and each answer says where they stand", async () => {
    const call = program(keys.author);
    const first = await call("GET", "/me");
    expect(first.headers.get("ratelimit-limit")).toBe("120");
    expect(first.headers.get("ratelimit-remaining")).toBe("119");
    expect(Number(first.headers.get("ratelimit-reset"))).toBeGreaterThan(0);
    for (let i = 1; i < KEY_CALLS_A_MINUTE.write; i += 1)
      await call("POST", "/homes", {}, { "content-type": "text/plain" });
    // Reads do not count as writes.
    expect((await call("POST", "/homes", { rooms: -1 })).status).toBe(422);
    const refused = await call("POST", "/homes", FLAT);
    expect(refused).toMatchObject({ status: 429, body: { code: "RATE_LIMIT" } });
    expect(refused.headers.get("ratelimit-remaining")).toBe("0");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await call("GET", "/me")).status).toBe(200);
  });
});

test("a tool refuses a program's misspelt field by its name, and calculates without it", async () => {
  const app = createApp(services, async () => new Response("page"));
  const run = (input: object) =>
    app.request("/api/tools/calculadora-capacidad/runs", {
      method: "POST",
      headers: { authorization: `Bearer ${keys.user}`, "content-type": "application/json" },
      body: JSON.stringify(input),
    });
  const example = borrowingCapacity.example as Record<string, unknown>;
  const refused = await run({ ...example, saving: 40_000 });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ issues: [{ path: "saving", message: "Este campo no existe" }] });
  expect((await run(example)).status).toBe(201);
});

test("a signed-in browser calls the same, without a key's limits", async () => {
  const app = createApp(services, async () => new Response("page"));
  const response = await app.request("/api/v1/me", { headers: { cookie: cast.owner.cookie } });
  expect(await response.json()).toMatchObject({
    user: { id: cast.owner.id },
    key: null,
    plan: { id: "prueba" },
    credits: 500,
    agency: { id: cast.agencyId, name: "Casas del Puerto", role: "owner" },
  });
  expect(response.headers.get("cache-control")).toBe("no-store");
});
