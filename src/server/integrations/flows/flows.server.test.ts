import { and, eq, isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import type { EventValues } from "#domain/crm/contacts/contact-forms.ts";
import type { FlowDocument, Step } from "#domain/integrations/flows/flow-document.ts";
import { MOST_RUNS_OF_ONE } from "#domain/integrations/flows/flow-limits.ts";
import { findRecipe } from "#domain/integrations/flows/flow-recipes.ts";
import { homeSchema } from "#domain/portfolio/homes/home.ts";
import { type Cast, openCast, type Persona } from "../../../test/cast.ts";
import { addRow } from "../../../test/rows.ts";
import { callerOn } from "../../../test/shared-page.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { addEndpoint, payloadsTo } from "../../../test/webhook-rows.ts";
import { houseActor, type PersonActor } from "../../accounts/access/actor.server.ts";
import { createApp } from "../../boot/app.server.ts";
import { mergeContacts } from "../../crm/contacts/merge-contacts.server.ts";
import { contactMoves } from "../../crm/contacts/move-contacts.server.ts";
import { HOUSE_SCOPE } from "../../crm/contacts/scopes.server.ts";
import { type Incoming, takeIn } from "../../crm/contacts/take-in.server.ts";
import { addContact, addEvent, deleteContactForever, trashContact } from "../../crm/contacts/write-contact.server.ts";
import { tellChanges } from "../../platform/changes/tell-changes.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import { contactEvents, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { flowEvents, flowRunLines, flowRuns, flows } from "../../platform/db/tables/integrations-flows.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { homeDocuments } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { createTurns } from "../../platform/jobs/turns.server.ts";
import { createHome, updateHome } from "../../portfolio/homes/change-homes.server.ts";
import { actorOfFlow } from "./flow-actor.server.ts";
import { takeEvents } from "./take-events.server.ts";
import { findTimedEvents } from "./timed-events.server.ts";
import { workAtDueRun } from "./work-at-runs.server.ts";

/** Flows from the change that begins them to what they leave behind. */

const database = await openTestDatabase();
const { db } = database;
/** A Monday at ten in Madrid. */
const MONDAY = new Date("2026-11-23T09:00:00.000Z");
let now = MONDAY;
const services = { ...testServices(database, { TRUSTED_PROXIES: "1" }), now: () => now };
const app = createApp(services, async () => new Response("page"));
let cast: Cast;
let agent: PersonActor;
let scope: { scope: string; agencyId: string; personId: null; isHouse: false };

beforeEach(async () => {
  now = MONDAY;
  for (const table of [flows, flowEvents, calendarEvents, contacts, properties, mails]) await db.delete(table);
  cast = await openCast(services);
  const { agencyId } = cast;
  agent = { ownerId: cast.author.id, isAnonymous: false, agency: { id: agencyId, role: "agent" } };
  scope = { scope: agencyId, agencyId, personId: null, isHouse: false };
});

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const DAY = 24 * 60;

let calls = 0;
async function call<T>(who: Persona, method: string, path: string, body?: object) {
  calls += 1;
  // Each from an address of its own: the limits are not what this is about.
  const headers = { "x-forwarded-for": `10.7.${calls >> 8}.${calls & 255}` };
  const response = await callerOn(app)(method, path, { body, cookie: cast[who].cookie, headers });
  const text = await response.text();
  return { status: response.status, json: (text === "" ? null : JSON.parse(text)) as T };
}

/** Brings the background up to date. */
async function settle(): Promise<void> {
  const parts = { config: services.config, keys: services.auth.keys };
  for (let round = 0; round < 20; round++) {
    await takeEvents(db, now);
    let did = false;
    while (await workAtDueRun(db, { ...parts, now })) did = true;
    if (!did && (await db.$count(flowEvents, eq(flowEvents.isDue, true))) === 0) return;
  }
  throw new Error("flows do not come to rest");
}

const note = (id: string, text = "Hola"): Step => ({ id, kind: "accion", action: { do: "nota", text } });
const on = (event: FlowDocument["trigger"]["event"], steps: Step[], days: number | null = null): FlowDocument => ({
  trigger: { event, days, match: "todas", conditions: [] },
  steps,
});

async function publish(document: FlowDocument, who: Persona = "owner", base = "/api/flows"): Promise<string> {
  const { id } = (await call<{ id: string }>(who, "POST", base, { name: "Prueba" })).json;
  const { revision } = (await call<{ revision: number }>(who, "PUT", `${base}/${id}/draft`, { revision: 1, document }))
    .json;
  const published = await call(who, "POST", `${base}/${id}/publish`, { revision });
  expect(published).toMatchObject({ status: 200 });
  pass(1);
  return id;
}

const lead = (more: Partial<Incoming> = {}): Promise<{ contactId: string; dealId: string }> =>
  db.transaction((tx) =>
    takeIn(tx, scope, {
      name: "Marta Soler",
      email: "marta@casa.example",
      phone: null,
      source: "idealista",
      consent: null,
      event: { kind: "correo_portal", text: "¿Sigue disponible?", data: {} },
      deal: { kind: "comprador", title: "Piso en Ruzafa" },
      ownerId: cast.author.id,
      at: now,
      ...more,
    }),
  );

const runsOf = (flowId: string) =>
  db.select().from(flowRuns).where(eq(flowRuns.flowId, flowId)).orderBy(flowRuns.startedAt);
const linesOf = async (runId: string) =>
  (await db.select().from(flowRunLines).where(eq(flowRunLines.runId, runId)).orderBy(flowRunLines.number)).map(
    ({ stepId, outcome }) => `${stepId} ${outcome}`,
  );
const tasks = () => db.select().from(calendarEvents).where(eq(calendarEvents.kind, "tarea"));
const answer = (contactId: string) =>
  db.transaction((tx) =>
    addEvent(tx, { actor: agent, now }, contactId, { kind: "llamada", text: "Llama él", direction: "entrante" }),
  );

describe("a lead of a portal", () => {
  const { document } = findRecipe("saludo-portal")!;
  const [wait, mail, task, pause] = document.steps.map(({ id }) => id);

  test("is greeted after ten minutes, gives its agent a task, and is let go once it answers", async () => {
    const flowId = await publish(document);
    const { contactId } = await lead();
    await settle();
    expect(await runsOf(flowId)).toMatchObject([{ phase: "espera", stepId: wait, version: 1 }]);
    pass(9);
    await settle();
    expect(await tasks()).toEqual([]);
    pass(1);
    await settle();
    expect(await tasks()).toMatchObject([
      { title: "Llamar a Marta Soler", ownerId: cast.author.id, agencyId: cast.agencyId, contactId },
    ]);
    const [sent] = await db.select().from(mails).where(eq(mails.to, "marta@casa.example"));
    expect(sent).toMatchObject({ subject: "Hemos recibido tu mensaje sobre la vivienda" });
    expect(sent!.text).toContain("porque nos escribiste");
    const [run] = await runsOf(flowId);
    expect(run).toMatchObject({ phase: "espera", stepId: pause, waitsFor: "contact.heard" });
    pass(60);
    await answer(contactId);
    await settle();
    expect(await runsOf(flowId)).toMatchObject([{ phase: "terminado", reason: null }]);
    expect((await linesOf(run!.id)).slice(1)).toEqual([
      `${wait} vence`,
      `${mail} hecho`,
      `${task} hecho`,
      `${pause} espera`,
      `${pause} llega`,
      expect.stringMatching(/ no$/),
    ]);
    expect(await db.select().from(contacts).where(eq(contacts.id, contactId))).toMatchObject([{ tags: [] }]);
  });

  test("that stays silent is tagged after two days, and its agent hears of it", async () => {
    const flowId = await publish(document);
    const { contactId } = await lead();
    await settle();
    pass(10);
    await settle();
    pass(2 * DAY);
    await settle();
    expect(await runsOf(flowId)).toMatchObject([{ phase: "terminado" }]);
    expect(await db.select().from(contacts).where(eq(contacts.id, contactId))).toMatchObject([{ tags: ["frío"] }]);
  });

  test("from elsewhere begins nothing, nor does one of before it was published", async () => {
    await lead();
    pass(1);
    const flowId = await publish(document);
    await lead({ email: "otro@casa.example", source: "chat" });
    await settle();
    expect(await runsOf(flowId)).toEqual([]);
  });
});

describe("a wait", () => {
  const pausing = on("lead.created", [
    { id: "a", kind: "espera", wait: { for: "tiempo", amount: 30, unit: "dias", openOnly: false } },
    note("b", "Versión uno"),
  ]);

  test("of thirty days goes on by its own version, whatever the flow says by then", async () => {
    const flowId = await publish(pausing);
    const { contactId } = await lead();
    await settle();
    const { revision } = (
      await call<{ revision: number }>("owner", "PUT", `/api/flows/${flowId}/draft`, {
        revision: 2,
        document: on("lead.created", [note("c", "Versión dos")]),
      })
    ).json;
    expect((await call("owner", "POST", `/api/flows/${flowId}/publish`, { revision })).json).toEqual({ number: 2 });
    pass(30 * DAY);
    await settle();
    const written = await db
      .select()
      .from(contactEvents)
      .where(and(eq(contactEvents.contactId, contactId), eq(contactEvents.kind, "nota")));
    expect(written).toMatchObject([{ text: "Versión uno", data: { flow: "Prueba" }, actorId: null }]);
  });

  test("of a stopped flow is held, also when its time comes, and goes on with the flow", async () => {
    const flowId = await publish(pausing);
    await lead();
    await settle();
    expect(await call("owner", "POST", `/api/flows/${flowId}/stop`)).toMatchObject({ status: 204 });
    pass(40 * DAY);
    await settle();
    expect(await runsOf(flowId)).toMatchObject([{ phase: "espera", isHeld: true }]);
    await lead({ email: "nueva@casa.example" });
    await settle();
    expect(await runsOf(flowId)).toHaveLength(1);
    await call("owner", "POST", `/api/flows/${flowId}/resume`);
    await settle();
    expect(await runsOf(flowId)).toMatchObject([{ phase: "terminado", isHeld: false }]);
  });

  test("ends with its reason when the contact is thrown away, and leaves nothing when it is erased", async () => {
    const flowId = await publish(pausing);
    const { contactId } = await lead();
    await settle();
    const head: PersonActor = {
      ownerId: cast.owner.id,
      isAnonymous: false,
      agency: { id: cast.agencyId, role: "owner" },
    };
    await db.transaction((tx) => trashContact(tx, { actor: head, now }, contactId, true));
    pass(30 * DAY);
    await settle();
    expect(await runsOf(flowId)).toMatchObject([{ phase: "terminado", reason: "El contacto está en la papelera" }]);
    await db.transaction((tx) => deleteContactForever(tx, { actor: head, now }, contactId));
    expect(await runsOf(flowId)).toEqual([]);
  });

  test("goes along when two contacts turn out to be one", async () => {
    const flowId = await publish(pausing);
    const { contactId } = await lead();
    await settle();
    const keptId = await db.transaction((tx) =>
      addContact(tx, { actor: agent, now }, {
        fullName: "Marta S.",
        emails: [],
        phones: [],
        roles: [],
        tags: [],
      } as never),
    );
    await db.transaction((tx) =>
      mergeContacts(tx, { actor: agent, now }, { keptId, removedId: contactId, choices: {} }),
    );
    expect(await runsOf(flowId)).toMatchObject([{ contactId: keptId }]);
  });
});

describe("a process that dies", () => {
  test("between an act and its note has done neither; the next one does it once", async () => {
    const flowId = await publish(on("lead.created", [note("a"), note("b")]));
    await lead();
    await takeEvents(db, now);
    const parts = { config: services.config, keys: services.auth.keys, now };
    const dying = db.transaction(async (tx) => {
      // The transaction in which a process works is the one that ends with it.
      await workAtDueRun(tx, parts);
      expect(await tx.$count(contactEvents, eq(contactEvents.kind, "nota"))).toBe(2);
      throw new Error("killed");
    });
    await expect(dying).rejects.toThrow("killed");
    expect(await runsOf(flowId)).toMatchObject([{ phase: "sigue", lines: 0 }]);
    await settle();
    expect(await db.$count(contactEvents, eq(contactEvents.kind, "nota"))).toBe(2);
    expect(await runsOf(flowId)).toMatchObject([{ phase: "terminado", lines: 2 }]);
  });

  test("two processes at once take a run up once", async () => {
    await publish(on("lead.created", [note("a")]));
    await lead();
    await takeEvents(db, now);
    const parts = { config: services.config, keys: services.auth.keys, now };
    const took = await Promise.all([workAtDueRun(db, parts), workAtDueRun(db, parts), workAtDueRun(db, parts)]);
    expect(took.filter(Boolean)).toHaveLength(1);
    expect(await db.$count(contactEvents, eq(contactEvents.kind, "nota"))).toBe(1);
  });

  test("an event that is read twice begins one run", async () => {
    const flowId = await publish(on("lead.created", [note("a")]));
    await lead();
    await settle();
    await db.update(flowEvents).set({ isDue: true });
    await settle();
    expect(await runsOf(flowId)).toHaveLength(1);
  });
});

describe("a ban", () => {
  const ban = (id: string) =>
    db
      .update(users)
      .set({ bannedUntil: new Date("2099-01-01T00:00:00Z") })
      .where(eq(users.id, id));
  const waiting = on("contact.created", [
    { id: "a", kind: "espera", wait: { for: "tiempo", amount: 1, unit: "dias", openOnly: false } },
    note("b"),
  ]);

  test("ends what a person's own flow had under way", async () => {
    const flowId = await publish(waiting, "user");
    const own: PersonActor = { ownerId: cast.user.id, isAnonymous: false, agency: null };
    await db.transaction((tx) =>
      addContact(tx, { actor: own, now }, {
        fullName: "Nuria Gil",
        emails: [],
        phones: [],
        roles: [],
        tags: [],
      } as never),
    );
    await settle();
    expect(await runsOf(flowId)).toMatchObject([{ phase: "espera" }]);
    await ban(cast.user.id);
    pass(DAY);
    await settle();
    expect(await runsOf(flowId)).toMatchObject([{ phase: "terminado", reason: "Su cuenta está suspendida" }]);
    expect(await db.$count(contactEvents, eq(contactEvents.kind, "nota"))).toBe(0);
  });

  test("lets another who leads the agency, or another of Umbral's staff, act in their place", async () => {
    const ofAgency = { agencyId: cast.agencyId, ownerId: cast.owner.id };
    expect(await actorOfFlow(db, ofAgency, now)).toMatchObject({ ownerId: cast.owner.id });
    await ban(cast.owner.id);
    expect(await actorOfFlow(db, ofAgency, now)).toMatchObject({ ownerId: cast.coordinator.id });
    const ofHouse = { agencyId: HOUSE_AGENCY_ID, ownerId: cast.admin.id };
    expect((await actorOfFlow(db, ofHouse, now))?.ownerId).toBe(cast.admin.id);
    await ban(cast.admin.id);
    expect((await actorOfFlow(db, ofHouse, now))?.ownerId).not.toBe(cast.admin.id);
  });
});

describe("limits", () => {
  const tagging = (tag: string, mode: "pone" | "quita"): Step => ({
    id: mode,
    kind: "accion",
    action: { do: "etiqueta", mode, tag },
  });

  test("a flow that wakes itself is stopped after a few links, and says so", async () => {
    const flowId = await publish(on("contact.tagged", [tagging("vuelta", "quita"), tagging("vuelta", "pone")]));
    const contactId = await db.transaction((tx) =>
      addContact(tx, { actor: agent, now }, {
        fullName: "Nuria Gil",
        emails: [],
        phones: [],
        roles: [],
        tags: [],
      } as never),
    );
    await call("author", "PATCH", `/api/crm/contacts/${contactId}`, { tags: ["vuelta"] });
    await settle();
    const runs = await runsOf(flowId);
    expect(runs.map(({ depth, phase }) => `${depth} ${phase}`).sort()).toEqual([
      "0 terminado",
      "1 terminado",
      "2 terminado",
      "3 terminado",
      "4 frenado",
    ]);
    expect(runs.find(({ phase }) => phase === "frenado")?.reason).toContain("la cadena se corta aquí");
  });

  test("the same contact begins a flow so many times a day", async () => {
    const flowId = await publish(on("lead.created", [note("a")]));
    for (let nth = 0; nth < MOST_RUNS_OF_ONE + 3; nth++) {
      await lead();
      pass(1);
    }
    await settle();
    const phases = (await runsOf(flowId)).map(({ phase }) => phase);
    expect(phases.filter((phase) => phase === "terminado")).toHaveLength(MOST_RUNS_OF_ONE);
    // The others are counted with the first that was held back.
    expect((await runsOf(flowId)).filter(({ phase }) => phase === "frenado")).toMatchObject([{ tries: 2 }]);
    expect(phases).toHaveLength(MOST_RUNS_OF_ONE + 1);
  });

  test("a run is repeated as seldom as events may begin one", async () => {
    const flowId = await publish(on("lead.created", [note("a")]));
    await lead();
    await settle();
    const [run] = await runsOf(flowId);
    const repeat = () => call("owner", "POST", `/api/flows/runs/${run!.id}/repeat`, { stepId: "a" });
    for (let nth = 1; nth < MOST_RUNS_OF_ONE; nth++) expect(await repeat()).toMatchObject({ status: 201 });
    expect(await repeat()).toMatchObject({ status: 422, json: { code: "INVALID_INPUT" } });
    expect(await runsOf(flowId)).toHaveLength(MOST_RUNS_OF_ONE);
  });
});

describe("turns", () => {
  test("one account's many runs and events do not make another's wait", async () => {
    await publish(on("lead.created", [note("a")]));
    const mine = await publish(on("contact.created", [note("b")]), "user");
    for (let nth = 0; nth < 3; nth++) await lead({ email: `muchos${nth}@casa.example` });
    await takeEvents(db, now);
    const others = { scope: cast.agencyId, type: "contact.tagged", at: now, isDue: true } as const;
    await db.insert(flowEvents).values(Array.from({ length: 60 }, () => others));
    pass(1);
    const own: PersonActor = { ownerId: cast.user.id, isAnonymous: false, agency: null };
    await db.transaction((tx) =>
      addContact(tx, { actor: own, now }, {
        fullName: "Nuria Gil",
        emails: [],
        phones: [],
        roles: [],
        tags: [],
      } as never),
    );
    const turns = createTurns();
    await takeEvents(db, now, turns);
    expect(await runsOf(mine)).toEqual([]);
    await takeEvents(db, now, turns);
    const parts = { config: services.config, keys: services.auth.keys, now, turns };
    await workAtDueRun(db, parts);
    await workAtDueRun(db, parts);
    expect(await runsOf(mine)).toMatchObject([{ phase: "terminado" }]);
  });
});

describe("a mail", () => {
  const writing = (event: FlowDocument["trigger"]["event"]) =>
    on(event, [
      {
        id: "m",
        kind: "accion",
        action: { do: "correo", subject: "Hola, {nombre}", text: "Visita http://casa.example, {agencia}" },
      },
    ]);
  const noteOf = async (flowId: string) => {
    const [run] = await runsOf(flowId);
    const [line] = await db.select().from(flowRunLines).where(eq(flowRunLines.runId, run!.id));
    return `${line!.outcome}: ${line!.note}`;
  };

  test("goes to nobody without a basis", async () => {
    const flowId = await publish(writing("contact.created"));
    await lead();
    await settle();
    expect(await noteOf(flowId)).toMatch(/^omitido: No hay base/);
    expect(await db.$count(mails, eq(mails.to, "marta@casa.example"))).toBe(0);
  });

  test("goes to whoever asked, once a day, with no address in its words", async () => {
    const flowId = await publish(writing("lead.created"));
    await lead();
    await settle();
    pass(5);
    await lead();
    await settle();
    const sent = await db.select().from(mails).where(eq(mails.to, "marta@casa.example"));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ subject: "Hola, Marta", endHref: expect.stringContaining("/baja/") });
    expect(sent[0]!.text).not.toContain("http://casa.example");
    const [, second] = await runsOf(flowId);
    expect(await db.select().from(flowRunLines).where(eq(flowRunLines.runId, second!.id))).toMatchObject([
      { outcome: "omitido", note: "Ya recibió hoy un correo de un flujo" },
    ]);
    // A robot's greeting is nobody's answer.
    expect(await db.select().from(deals)).toMatchObject([{ answeredAt: null }]);
  });

  test("goes to nobody because a colleague noted something as received", async () => {
    const flowId = await publish(writing("contact.heard"));
    const contactId = await db.transaction((tx) =>
      addContact(tx, { actor: agent, now }, {
        fullName: "Nuria Gil",
        emails: ["nuria@casa.example"],
        phones: [],
        roles: [],
        tags: [],
      } as never),
    );
    const added = (more: Pick<EventValues, "kind"> & { at?: string }) =>
      db.transaction((tx) =>
        addEvent(tx, { actor: agent, now }, contactId, { text: "Apuntado", direction: "entrante", ...more }),
      );
    await added({ kind: "nota" });
    await added({ kind: "llamada", at: "2019-01-01T10:00:00+01:00" });
    await settle();
    expect(await runsOf(flowId)).toEqual([]);
    // A flow that has been there for long hears nothing of last month either.
    pass(60 * DAY);
    await added({ kind: "llamada", at: new Date(now.getTime() - 30 * DAY * 60_000).toISOString() });
    await settle();
    expect(await runsOf(flowId)).toEqual([]);
    await added({ kind: "llamada" });
    await settle();
    expect(await noteOf(flowId)).toMatch(/^omitido: No hay base/);
    expect(await db.$count(mails, eq(mails.to, "nuria@casa.example"))).toBe(0);
  });

  test("thanks for a visit of today, and for none of years ago that is ticked now", async () => {
    const flowId = await publish(writing("visit.done"));
    const { contactId } = await lead({ email: "visita@casa.example" });
    const tick = async (startsLocal: string) => {
      const event = { kind: "visita", title: "Visita", startsLocal, contactId };
      const { json } = await call<{ id: string }>("author", "POST", "/api/calendar/events", event);
      expect(await call("author", "POST", `/api/calendar/events/${json.id}/done`, { done: true })).toMatchObject({
        status: 200,
      });
      await settle();
    };
    await tick("2019-01-01T10:00:00");
    expect(await runsOf(flowId)).toEqual([]);
    await tick("2026-11-23T09:30:00");
    expect(await noteOf(flowId)).toBe("hecho: Correo enviado, porque viniste a ver una vivienda con nosotros");
  });

  test("about a visit goes to no one who left", async () => {
    const flowId = await publish(writing("visit.done"));
    const { contactId } = await lead({ email: "visita@casa.example" });
    const { suppress } = await import("../../tools/campaigns/sending/leave.server.ts");
    const { emailHash } = await import("../../platform/mail/never-again.server.ts");
    const hash = emailHash("visita@casa.example");
    await suppress(db, { scope: cast.agencyId, emailHash: hash, campaignId: null }, "baja", now);
    await tellChanges(db, { agencyId: cast.agencyId, ownerId: null }, "visit.done", [{ contactId }], now);
    await settle();
    expect(await noteOf(flowId)).toBe("omitido: Pidió no recibir más correos");
  });

  test("greets a lead of the agency's own program only with the permission that it states", async () => {
    const flowId = await publish(findRecipe("saludo-portal")!.document);
    const fromProgram = async (email: string, consent: Incoming["consent"]) => {
      const event = { kind: "formulario" as const, text: "Quiere vender", data: { by: "programa" } };
      await lead({ email, source: "idealista", event, consent });
      await settle();
      pass(11);
      await settle();
    };
    await fromProgram("sin@casa.example", null);
    expect(await db.select().from(mails)).toEqual([]);
    await fromProgram("con@casa.example", { at: now, text: "Casilla de la web", isVouchedFor: true });
    const sent = await db.select().from(mails);
    expect(sent.map(({ to }) => to)).toEqual(["con@casa.example"]);
    expect(sent[0]!.text).toContain("porque nos diste permiso");
    expect(await runsOf(flowId)).toHaveLength(2);
  });

  test("answers a known contact who wrote again", async () => {
    const flowId = await publish(writing("contact.heard"));
    await lead();
    pass(1);
    await lead();
    await settle();
    expect(await noteOf(flowId)).toBe("hecho: Correo enviado, porque nos escribiste");
  });

  test("goes to no one who left", async () => {
    const flowId = await publish(writing("lead.created"));
    await lead({ email: "fuera@casa.example" });
    const { marketingSuppressions } = await import("../../platform/db/tables/site-outreach.server.ts");
    const { emailHash } = await import("../../platform/mail/never-again.server.ts");
    await db
      .insert(marketingSuppressions)
      .values({ emailHash: emailHash("fuera@casa.example"), reason: "baja", createdAt: now } as never)
      .onConflictDoNothing();
    await settle();
    expect(await noteOf(flowId)).toBe("omitido: Pidió no recibir más correos");
  });

  test("goes to no client who left this agency's campaigns, and answers one who asks", async () => {
    const [welcome, answer] = [await publish(writing("contact.created")), await publish(writing("lead.created"))];
    await lead({ email: "socia@casa.example" });
    await db.update(contacts).set({ consentAt: now });
    const { suppress } = await import("../../tools/campaigns/sending/leave.server.ts");
    const { emailHash } = await import("../../platform/mail/never-again.server.ts");
    const [{ scope } = { scope: "" }] = await db.select({ scope: contacts.scope }).from(contacts);
    await suppress(db, { scope, emailHash: emailHash("socia@casa.example"), campaignId: null }, "baja", now);
    await settle();
    expect(await noteOf(welcome)).toBe("omitido: Pidió no recibir más correos");
    expect(await noteOf(answer)).toBe("hecho: Correo enviado, porque nos escribiste");
  });
});

describe("homes", () => {
  const head = (): PersonActor => ({
    ownerId: cast.owner.id,
    isAnonymous: false,
    agency: { id: cast.agencyId, role: "owner" },
  });
  const values = homeSchema.parse({
    operation: "venta",
    type: "piso",
    title: "Piso en Ruzafa",
    price: 240_000,
    builtAreaM2: 80,
    status: "disponible",
    country: "ES",
    town: "Valencia",
  });

  test("that become cheaper tell so, with by how much", async () => {
    const flowId = await publish(findRecipe("baja-de-precio")!.document);
    const homeId = await createHome(db, head(), { values } as never, now);
    pass(1);
    await updateHome(db, head(), homeId, { values: { price: 228_000 } } as never, now);
    await settle();
    expect(await runsOf(flowId)).toMatchObject([{ homeId, phase: "terminado", data: { drop: 0.05 } }]);
    pass(1);
    await updateHome(db, head(), homeId, { values: { price: 230_000 } } as never, now);
    await settle();
    expect(await runsOf(flowId)).toHaveLength(1);
  });

  test("with a mandate that ends soon are told once", async () => {
    const flowId = await publish(findRecipe("encargo-vence")!.document);
    const homeId = await createHome(db, head(), { values } as never, now);
    await db.update(properties).set({ mandateEndsOn: "2026-12-20" }).where(eq(properties.id, homeId));
    expect(await findTimedEvents(db, now)).toBe(1);
    expect(await findTimedEvents(db, now)).toBe(0);
    await settle();
    expect(await runsOf(flowId)).toMatchObject([{ homeId, phase: "espera" }]);
    expect(await tasks()).toMatchObject([{ title: "Preparar la renovación del encargo de Piso en Ruzafa", homeId }]);
  });
});

test("a document that expires is told once for each end, to the home's owner, and not of a home that is gone", async () => {
  const flowId = await publish(on("document.expiring", [note("a", "Renovar")], 30));
  const homes = [await addRow(services, "home", cast.owner.of), await addRow(services, "home", cast.owner.of)];
  const { contactId } = await lead();
  await db.update(properties).set({ ownerContactId: contactId });
  await db.update(properties).set({ status: "retirado" }).where(eq(properties.id, homes[1]!));
  const ends = ["2026-12-23", "2026-12-24", "2026-11-22"];
  for (const homeId of homes) {
    for (const validUntil of ends) {
      const fileId = await addRow(services, "file", cast.owner.of);
      await db.insert(homeDocuments).values({ homeId, fileId, kind: "certificado_energetico", validUntil });
    }
  }
  // Within thirty days of the 23rd of November: one ends on the last day, one a day later, one ended yesterday.
  expect(await findTimedEvents(db, now)).toBe(1);
  expect(await findTimedEvents(db, now)).toBe(0);
  await settle();
  expect(await runsOf(flowId)).toMatchObject([
    { contactId, homeId: homes[0], data: { documentKind: "certificado_energetico" }, phase: "terminado" },
  ]);
  pass(DAY);
  expect(await findTimedEvents(db, now)).toBe(1);
  // The same paper with another end is another end.
  await db.update(homeDocuments).set({ validUntil: "2026-12-20" }).where(eq(homeDocuments.validUntil, "2026-12-23"));
  expect(await findTimedEvents(db, now)).toBe(1);
});

test("silence for thirty days, and an anniversary, are told once", async () => {
  const cold = await publish(on("contact.cold", [note("a")], 30));
  const year = await publish(on("purchase.anniversary", [note("a")]));
  const { contactId, dealId } = await lead({ at: new Date("2026-10-24T09:00:00Z") });
  await db.update(contacts).set({ lastActivityAt: new Date("2026-10-24T09:00:00Z") });
  const other = await lead({ email: "compro@casa.example" });
  await db
    .update(deals)
    .set({ stage: "firmado", closedAt: new Date("2024-11-22T12:00:00Z") })
    .where(eq(deals.id, other.dealId));
  for (let nth = 0; nth < 2; nth++) await findTimedEvents(db, now);
  await settle();
  expect(await runsOf(cold)).toMatchObject([{ contactId, dealId }]);
  expect(await runsOf(year)).toMatchObject([{ contactId: other.contactId }]);
});

test("a webhook gets a message of the step, and a stage that asks for data is left alone", async () => {
  const endpointId = await addEndpoint(services, cast.owner.of);
  const flowId = await publish(
    on("lead.created", [
      { id: "w", kind: "accion", action: { do: "webhook", endpointId } },
      { id: "e", kind: "accion", action: { do: "etapa", stage: "oferta", lossReason: null } },
      { id: "p", kind: "accion", action: { do: "etapa", stage: "perdido", lossReason: "sin_respuesta" } },
    ]),
  );
  const { contactId, dealId } = await lead();
  await settle();
  const told = (await payloadsTo(services, endpointId)).find(({ type }) => (type as string) === "flow.message");
  expect(told?.data).toMatchObject({ flowId, contactId, dealId });
  const [run] = await runsOf(flowId);
  expect(await linesOf(run!.id)).toEqual(["w hecho", "e omitido", "p hecho"]);
  expect(await db.select().from(deals)).toMatchObject([{ stage: "perdido", lossReason: "sin_respuesta" }]);
});

test("a run is repeated from a step, by its own version", async () => {
  const flowId = await publish(on("lead.created", [note("a", "uno"), note("b", "dos")]));
  await lead();
  await settle();
  const [run] = await runsOf(flowId);
  pass(1);
  const again = await call<{ id: string }>("owner", "POST", `/api/flows/runs/${run!.id}/repeat`, { stepId: "b" });
  expect(again.status).toBe(201);
  await settle();
  expect(await linesOf(again.json.id)).toEqual(["b hecho"]);
  expect(await call("owner", "POST", `/api/flows/runs/${run!.id}/repeat`, { stepId: "zz" })).toMatchObject({
    status: 404,
  });
});

test("a dry run says what yesterday would have begun, and does nothing", async () => {
  await lead();
  await lead({ email: "chat@casa.example", source: "chat" });
  pass(600);
  const { document } = findRecipe("saludo-portal")!;
  const { status, json } = await call<{
    looked: number;
    runs: { contact: string; lines: { outcome: string; note: string }[] | null }[];
  }>("owner", "POST", "/api/flows/dry-run", { document, days: 1 });
  expect(status).toBe(200);
  expect(json.looked).toBe(2);
  const begun = json.runs.filter(({ lines }) => lines !== null);
  expect(begun).toHaveLength(1);
  expect(begun[0]!.lines!.map(({ outcome }) => outcome)).toEqual([
    "espera",
    "vence",
    "hecho",
    "hecho",
    "espera",
    "vence",
    "si",
    "hecho",
    "hecho",
  ]);
  expect(await db.$count(flowRuns)).toBe(0);
  expect(await tasks()).toEqual([]);
});

test("agents make none, nobody reaches another agency's, and an older page is told", async () => {
  expect(await call("author", "POST", "/api/flows", {})).toMatchObject({ status: 403 });
  expect(await call("anonymous", "POST", "/api/flows", {})).toMatchObject({ status: 401 });
  const flowId = await publish(on("lead.created", [note("a")]));
  expect(await call("rival", "POST", `/api/flows/${flowId}/stop`)).toMatchObject({ status: 404 });
  const draft = { revision: 1, document: on("lead.created", [note("b")]) };
  expect(await call("coordinator", "PUT", `/api/flows/${flowId}/draft`, draft)).toMatchObject({
    status: 409,
    json: { code: "FLOW_CHANGED" },
  });
  const gaps = { revision: 2, document: on("lead.created", [note("b", "")]) };
  const { revision } = (await call<{ revision: number }>("coordinator", "PUT", `/api/flows/${flowId}/draft`, gaps))
    .json;
  expect(await call("coordinator", "POST", `/api/flows/${flowId}/publish`, { revision })).toMatchObject({
    status: 409,
    json: { code: "FLOW_INCOMPLETE" },
  });
});

test("Umbral's own flows hear Umbral's own leads", async () => {
  const flowId = await publish(on("lead.created", [note("a")]), "admin", "/api/admin/flows");
  await db.transaction((tx) =>
    takeIn(tx, HOUSE_SCOPE, {
      name: "Inmobiliaria Sol",
      email: "sol@casa.example",
      phone: null,
      source: "demo",
      consent: null,
      event: { kind: "formulario", text: "Quiero verlo", data: {} },
      deal: { kind: "plataforma", title: "Demo" },
      at: now,
    }),
  );
  await settle();
  expect(await runsOf(flowId)).toMatchObject([{ scope: HOUSE_AGENCY_ID, phase: "terminado" }]);
  expect(houseActor({ userId: cast.admin.id }).agency?.id).toBe(HOUSE_AGENCY_ID);
});

test("flows of a person without an agency go along into the one that they found", async () => {
  const flowId = await publish(on("lead.created", [note("a")]), "user");
  await db.transaction((tx) => contactMoves.bring(tx, { agencyId: cast.agencyId, userId: cast.user.id }));
  await lead();
  await settle();
  expect(await runsOf(flowId)).toMatchObject([{ scope: cast.agencyId, phase: "terminado" }]);
});

test("where nobody has a flow, events wait for nobody", async () => {
  await lead();
  expect(await db.$count(flowEvents, eq(flowEvents.isDue, true))).toBe(0);
  expect(await db.$count(flowEvents, isNotNull(flowEvents.contactId))).toBeGreaterThan(0);
});
