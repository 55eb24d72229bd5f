import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PROOF_HEADER, PROOF_WANTED_HEADER } from "#domain/accounts/proof/proof.ts";
import type { FormDraft } from "#domain/site/forms/form-definition.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { proofFor } from "../../../test/solve-proof.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { limits, mails } from "../../platform/db/tables/platform.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { formSubmissions, forms, formVersions } from "../../platform/db/tables/site-outreach.server.ts";
import { listAnswers } from "./form-answers.server.ts";
import { formFigures, historyOf, listForms, versionsOf } from "./forms.server.ts";
import { listedForms, publicForm } from "./public-form.server.ts";
import { formStamp } from "./submit-form.server.ts";

const database = await openTestDatabase();
const { db } = database;
let now = new Date("2026-11-21T10:00:00.000Z");
const services = { ...testServices(database, { TRUSTED_PROXIES: "1" }), now: () => now };
const app = createApp(services, async () => new Response("page"));
afterAll(() => services.changes.close());

/** Each call comes from another network address, because the server counts calls by network. */
let network = 0;
let cookie = "";
let staff = { id: "", email: "" };
beforeAll(async () => {
  const person = await signedInPerson(services, ["manager"]);
  cookie = person.cookie;
  staff = person.user;
});
beforeEach(async () => {
  for (const table of [forms, leads, contacts, mails, limits]) await db.delete(table);
  now = new Date("2026-11-21T10:00:00.000Z");
});

async function call(method: string, path: string, body?: unknown) {
  const response = await app.request(`/api/admin/forms${path}`, {
    method,
    headers: {
      cookie,
      "x-forwarded-for": `192.0.2.${network++ % 250}`,
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    json: (text.startsWith("{") ? JSON.parse(text) : {}) as Record<string, unknown>,
  };
}
const rowOf = async (id: string) => (await db.select().from(forms).where(eq(forms.id, id)))[0]!;
const seenOf = async (id: string) => (await rowOf(id)).updatedAt.toISOString();

async function make(slug = "visita", change: (draft: FormDraft) => FormDraft = (draft) => draft) {
  const { json } = await call("POST", "", { name: "Visita", slug });
  const id = String(json.id);
  await save(id, change, slug);
  return id;
}
async function save(id: string, change: (draft: FormDraft) => FormDraft, slug?: string, seen?: string) {
  const row = await rowOf(id);
  const draft = change(row.draft as unknown as FormDraft);
  return await call("PATCH", `/${id}`, {
    name: row.name,
    slug: slug ?? row.slug,
    draft,
    seen: seen ?? row.updatedAt.toISOString(),
  });
}
const publish = async (id: string) => await call("POST", `/${id}/publish`, { seen: await seenOf(id) });

const GOOD = { "campo.c1": "Ana Ruiz", "campo.c2": "Ana@Casa.es", "campo.c3": "Quiero verla", "campo.c4": "si" };
async function submit(
  slug: string,
  typed: Record<string, string> = GOOD,
  {
    id = randomUUID(),
    wait = 5_000,
    stamp = formStamp(services),
    from = `198.51.100.${network++ % 250}`,
    proof = "",
  } = {},
) {
  const sent = new FormData();
  const all = {
    envio: id,
    sello: stamp,
    version: "1",
    desde: "casas.example",
    utm_source: "cartel",
    website: "",
    ...typed,
  };
  for (const [name, value] of Object.entries(all)) sent.append(name, value);
  now = new Date(now.getTime() + wait);
  const response = await app.request(`/api/forms/${slug}/answers`, {
    method: "POST",
    body: sent,
    headers: { "x-forwarded-for": from, "accept-language": "es-ES", ...(proof ? { [PROOF_HEADER]: proof } : {}) },
  });
  return {
    status: response.status,
    wanted: response.headers.get(PROOF_WANTED_HEADER),
    ...((await response.json()) as { state: string; errors?: Record<string, string>; failure?: string | null }),
  };
}

describe("building", () => {
  test("a draft is saved by a person who has seen the newest one", async () => {
    const id = await make();
    const seen = await seenOf(id);
    const title = (text: string) => (draft: FormDraft) => ({ ...draft, title: text });
    const answers = await Promise.all([
      save(id, title("Uno"), undefined, seen),
      save(id, title("Dos"), undefined, seen),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.json.code).toBe("FORM_CHANGED");
    const kept = answers.find(({ status }) => status === 200)!;
    expect(kept.json.seen).toBe(await seenOf(id));
  });

  test("if two want one address at once, one has it", async () => {
    const both = await Promise.all(["A", "B"].map((name) => call("POST", "", { name, slug: "feria" })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  test("an incomplete draft is not published", async () => {
    const id = await make("visita", (draft) => ({ ...draft, fields: [] }));
    expect(await publish(id)).toMatchObject({ status: 409, json: { code: "FORM_INCOMPLETE" } });
    expect(await publicForm(db, "visita")).toBeNull();
  });

  test("a published text stays word for word; another text of a consent is named", async () => {
    const id = await make();
    expect((await publish(id)).json.version).toBe(1);
    const first = await versionsOf(db, id);
    await save(id, (draft) => ({
      ...draft,
      fields: draft.fields.map((field) => (field.id === "c4" ? { ...field, label: "Acepto otra cosa." } : field)),
    }));
    expect(await publicForm(db, "visita")).toMatchObject({ version: 1, definition: first[0]!.definition });
    expect((await publish(id)).json).toMatchObject({
      version: 2,
      differences: [{ isConsent: true, after: "Acepto otra cosa." }],
    });
    const versions = await versionsOf(db, id);
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(versions[1]).toEqual(first[0]);
    expect(historyOf(versions)[0]!.differences).toHaveLength(1);
    // The same again is no new version.
    expect((await publish(id)).json.version).toBe(2);
  });

  test("two who publish at once make one version", async () => {
    const id = await make();
    const seen = await seenOf(id);
    const both = await Promise.all([1, 2].map(() => call("POST", `/${id}/publish`, { seen })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await db.$count(formVersions)).toBe(1);
  });

  test("a published address stays; a copy has its own", async () => {
    const id = await make();
    await publish(id);
    expect((await save(id, (draft) => draft, "otra")).json).toMatchObject({ issues: [{ path: "slug" }] });
    expect((await call("DELETE", `/${id}`)).json.code).toBe("FORM_IN_USE");
    const copies = await Promise.all([1, 2].map(() => call("POST", `/${id}/duplicate`)));
    expect(copies.map(({ status }) => status).sort()).toEqual([201, 201]);
    const slugs = (await db.select({ slug: forms.slug }).from(forms)).map(({ slug }) => slug);
    expect(slugs.sort()).toEqual(["visita", "visita-2", "visita-3"]);
    expect((await call("DELETE", `/${copies[0]!.json.id}`)).status).toBe(204);
  });

  test("a withdrawn one is gone, an archived one out of the list, and both come back", async () => {
    const id = await make("visita", (draft) => ({ ...draft, isIndexed: true }));
    await publish(id);
    expect(await listedForms(db)).toMatchObject([{ path: "/formulario/visita" }]);
    await call("POST", `/${id}/withdraw`);
    expect(await publicForm(db, "visita")).toBe("gone");
    expect(await listedForms(db)).toEqual([]);
    expect((await listForms(db, { isArchived: false }))[0]).toMatchObject({ state: "retirado" });
    await call("PUT", `/${id}/archived`, { isArchived: true });
    expect(await listForms(db, { isArchived: false })).toEqual([]);
    await call("PUT", `/${id}/archived`, { isArchived: false });
    await publish(id);
    expect((await listForms(db, { isArchived: false }))[0]).toMatchObject({ state: "publicado" });
  });
});

describe("answering", () => {
  test("an answer is kept with its version and becomes a lead and a contact of Umbral's", async () => {
    const id = await make("visita", (draft) => ({
      ...draft,
      interest: "visitas",
      notify: [staff.id, randomUUID()],
      fields: [
        ...draft.fields,
        { ...draft.fields[3]!, id: "c5", label: "Quiero novedades.", purpose: "novedades" as const, required: false },
      ],
    }));
    await publish(id);
    expect(await submit("visita", { ...GOOD, "campo.c5": "si" })).toMatchObject({ status: 200, state: "done" });
    const [lead] = await db.select().from(leads);
    expect(lead).toMatchObject({
      email: "ana@casa.es",
      fullName: "Ana Ruiz",
      message: "Quiero verla",
      source: "formulario_visita",
      interestedIn: ["visitas"],
      marketingConsent: true,
      consentDate: now,
      utmSource: "cartel",
      locale: "es-ES",
    });
    expect(lead!.contactId).not.toBeNull();
    const { answers } = await listAnswers(db, id, {});
    expect(answers).toMatchObject([
      {
        version: 1,
        email: "ana@casa.es",
        embeddedOn: "casas.example",
        consentAt: now,
        consents: ["Acepto que Umbral trate estos datos para responderme.", "Quiero novedades."],
        contactId: lead!.contactId,
      },
    ]);
    const shown = (await db.select().from(mails)).filter(({ subject }) => subject === "Respuesta nueva: Visita");
    expect(shown.map(({ to }) => to)).toEqual([staff.email]);
    expect(await formFigures(db, { id, slug: "visita" }, now)).toEqual({
      total: 1,
      submissions: 1,
      embedded: 1,
      views: 0,
    });
  });

  test("without the box of news nobody consents to them", async () => {
    await publish(await make());
    await submit("visita");
    expect((await db.select().from(leads))[0]).toMatchObject({ marketingConsent: false, consentDate: null });
  });

  test("sent twice at once it is one", async () => {
    await publish(await make());
    const id = randomUUID();
    const both = await Promise.all([submit("visita", GOOD, { id }), submit("visita", GOOD, { id })]);
    expect(both.map(({ state }) => state)).toEqual(["done", "done"]);
    expect([await db.$count(formSubmissions), await db.$count(leads)]).toEqual([1, 1]);
  });

  test("an error is told at its field, and nothing is kept", async () => {
    await publish(await make());
    expect(await submit("visita", { ...GOOD, "campo.c2": "ana", "campo.c4": "" })).toMatchObject({
      state: "refused",
      errors: { "campo.c2": expect.any(String), "campo.c4": expect.any(String) },
    });
    expect(await db.$count(formSubmissions)).toBe(0);
  });

  test("a visitor with an older version on screen sends that one", async () => {
    const id = await make();
    await publish(id);
    await save(id, (draft) => ({ ...draft, fields: draft.fields.filter((field) => field.id !== "c3") }));
    await publish(id);
    expect(await submit("visita")).toMatchObject({ state: "done" });
    expect((await listAnswers(db, id, {})).answers).toMatchObject([
      { version: 1, answers: [{}, {}, { text: "Quiero verla" }] },
    ]);
    const { text } = await call("GET", `/${id}/answers.csv`);
    expect(text).toContain("Quiero verla");
  });

  test("programs get no refusal, and too quick senders are asked to wait", async () => {
    await publish(await make());
    expect(await submit("visita", { ...GOOD, website: "https://spam.example" })).toMatchObject({ state: "done" });
    expect(await submit("visita", GOOD, { wait: 500 })).toMatchObject({
      state: "refused",
      failure: expect.stringContaining("deprisa"),
    });
    expect(await submit("visita", GOOD, { stamp: "kuxyz.forged" })).toMatchObject({ state: "refused" });
    expect(await db.$count(formSubmissions)).toBe(0);
  });

  test("one network sends so many an hour, and again afterwards", async () => {
    await publish(await make());
    const from = "203.0.113.77";
    await Promise.all(
      Array.from({ length: 30 }, () => submit("visita", GOOD, { from, wait: 0, stamp: stampBefore() })),
    );
    expect(await db.$count(formSubmissions)).toBe(30);
    expect(await submit("visita", GOOD, { from })).toMatchObject({
      state: "refused",
      failure: expect.stringContaining("tu red"),
    });
    now = new Date(now.getTime() + 3_600_000);
    expect(await submit("visita", GOOD, { from })).toMatchObject({ state: "done" });
    const keys = (await db.select().from(limits)).map(({ key }) => key);
    expect(keys.join()).not.toContain(from);
  });

  test("beyond the limit of a network, a person is let through by a proof", async () => {
    await publish(await make());
    const from = "203.0.113.78";
    await Promise.all(
      Array.from({ length: 30 }, () => submit("visita", GOOD, { from, wait: 0, stamp: stampBefore() })),
    );
    const answer = { ...GOOD, "campo.c1": "Luz" };
    expect(await submit("visita", answer, { from })).toMatchObject({ state: "refused", wanted: "form" });
    const proof = proofFor(services, "form", from);
    expect(await submit("visita", answer, { from, proof })).toMatchObject({ state: "done", wanted: null });
    expect(await submit("visita", answer, { from, proof })).toMatchObject({ state: "refused", wanted: "form" });
  });

  test("a closed form takes nothing", async () => {
    const id = await make();
    await publish(id);
    await call("POST", `/${id}/withdraw`);
    expect(await submit("visita")).toMatchObject({ state: "refused", failure: expect.stringContaining("cerrado") });
    expect(await submit("no-existe")).toMatchObject({ state: "refused" });
  });

  test("hostile input stays text", async () => {
    const id = await make();
    await publish(id);
    const name = "=HYPERLINK(1)<script>alert(1)</script>\u0000";
    await submit("visita", { ...GOOD, "campo.c1": name, desde: "<script>", "campo.zz": "x" });
    const { answers } = await listAnswers(db, id, {});
    expect(answers[0]).toMatchObject({
      embeddedOn: null,
      answers: [{ text: "=HYPERLINK(1)<script>alert(1)</script>" }, {}, {}],
    });
    expect((await call("GET", `/${id}/answers.csv`)).text).toContain("'=HYPERLINK");
  });

  test("one answer is deleted, and the contact stays", async () => {
    const id = await make();
    await publish(id);
    await submit("visita");
    const [answer] = (await listAnswers(db, id, {})).answers;
    expect((await call("DELETE", `/${id}/answers/${answer!.id}`)).status).toBe(204);
    expect((await call("DELETE", `/${id}/answers/${answer!.id}`)).status).toBe(404);
    expect(await db.$count(contacts)).toBe(1);
  });

  test("the list goes on page after page", async () => {
    const id = await make();
    await publish(id);
    for (let i = 0; i < 5; i += 1) await submit("visita", { ...GOOD, "campo.c2": `p${i}@casa.es` });
    const first = await listAnswers(db, id, { limit: 3 });
    const second = await listAnswers(db, id, { limit: 3, before: first.next! });
    expect([...first.answers, ...second.answers].map(({ email }) => email?.slice(0, 2))).toEqual([
      "p4",
      "p3",
      "p2",
      "p1",
      "p0",
    ]);
    expect(second.next).toBeNull();
  });
});

function stampBefore(): string {
  const then = new Date(now.getTime() - 10_000);
  return formStamp({ ...services, now: () => then });
}

describe("frames", () => {
  test("only the embedded form opens to others' frames", async () => {
    const framed = await app.request("/formulario/visita/incrustado");
    expect(framed.headers.get("content-security-policy")).toContain("frame-ancestors *");
    expect(framed.headers.get("x-frame-options")).toBeNull();
    expect(framed.headers.get("x-robots-tag")).toBe("noindex");
    for (const path of ["/formulario/visita", "/", "/formulario/visita/incrustado/x", "/admin/formularios"]) {
      const closed = await app.request(path);
      expect(closed.headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
      expect(closed.headers.get("x-frame-options"), path).not.toBeNull();
    }
  });

  test("its script may be loaded from anywhere", async () => {
    const script = await app.request("/formularios.js");
    expect(script.headers.get("content-type")).toContain("text/javascript");
    expect(script.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });
});
