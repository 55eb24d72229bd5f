import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { EVERYBODY } from "#domain/site/marketing-contacts/filter.ts";
import { signedInPerson } from "../../../test/signed-in-person.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { authEvents } from "../../platform/db/tables/accounts.server.ts";
import { contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import {
  formSubmissions,
  forms,
  formVersions,
  marketingConfirmations,
  marketingSuppressions,
} from "../../platform/db/tables/site-outreach.server.ts";
import { emailHash, hashOfToken, unsubscribeLink } from "../../platform/mail/never-again.server.ts";
import { countMarketingPeople, listMarketingPeople, reachablePeople, readMarketingPerson } from "./people.server.ts";
import { listSegments } from "./segments.server.ts";

const database = await openTestDatabase();
const { db } = database;
const now = new Date("2026-11-22T10:00:00.000Z");
const services = { ...testServices(database, { TRUSTED_PROXIES: "1" }), now: () => now };
const app = createApp(services, async () => new Response("page"));

const day = (n: number) => new Date(`2026-11-${String(n).padStart(2, "0")}T09:00:00.000Z`);

async function lead(email: string, values: Partial<typeof leads.$inferInsert> = {}) {
  const [row] = await db
    .insert(leads)
    .values({
      email,
      marketingConsent: true,
      consentDate: day(10),
      source: "contacto",
      interestedIn: [],
      pagesVisited: [],
      timeOnSiteS: 0,
      lastVisitAt: day(10),
      ...values,
    })
    .returning();
  // As everybody who is not about this here, they have confirmed it.
  await db
    .insert(marketingConfirmations)
    .values({ emailHash: emailHash(email), askedAt: day(10), confirmedAt: day(10) })
    .onConflictDoNothing();
  return row!;
}

async function contact(email: string, values: Partial<typeof contacts.$inferInsert> = {}) {
  const scope = values.scope ?? HOUSE_AGENCY_ID;
  const [row] = await db
    .insert(contacts)
    .values({
      agencyId: HOUSE_AGENCY_ID,
      scope,
      fullName: "Del CRM",
      source: "mano",
      consentAt: day(12),
      consentText: "Lo dijo de palabra",
      ...values,
    })
    .returning();
  await db.insert(contactPoints).values({ contactId: row!.id, scope, kind: "email", value: email, typed: email });
  return row!;
}

const emailsOf = async (filter: Partial<typeof EVERYBODY> = {}) =>
  (await listMarketingPeople(db, { ...EVERYBODY, ...filter }, 1)).people.map(({ email }) => email);

let calls = 0;
function call(cookie: string, method: string, path: string, body?: unknown) {
  calls += 1;
  return app.request(path, {
    method,
    headers: { cookie, "x-forwarded-for": `10.9.0.${calls}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

beforeEach(async () => {
  await db.delete(formSubmissions);
  await db.delete(forms);
  await db.delete(leads);
  await db.delete(contacts);
  await db.delete(marketingSuppressions);
  await db.delete(marketingConfirmations);
});

test("one person once, by their address in lower case, and only people who accepted Umbral's own news", async () => {
  await lead("Nuria@Casa.es", { fullName: "Nuria", interestedIn: ["demo_rapida"], landingPage: "/latam/precios" });
  await lead("nuria@casa.es", { consentDate: day(14), source: "chat", interestedIn: ["trial_premium"] });
  await lead("sin@casa.es", { marketingConsent: false, consentDate: null });
  const agent = await signedInPerson(services);
  await lead("de-un-agente@casa.es", { ownerId: agent.user.id });
  await contact("crm@casa.es");
  await contact("de-otro@casa.es", { agencyId: null, ownerId: agent.user.id, scope: agent.user.id });
  await contact("sin-permiso@casa.es", { consentAt: null, consentText: null });
  await contact("papelera@casa.es", { deletedAt: day(13) });
  const { people, total } = await listMarketingPeople(db, EVERYBODY, 1);
  expect(total).toBe(2);
  expect(people).toMatchObject([
    {
      email: "nuria@casa.es",
      name: "Nuria",
      source: "chat",
      region: "latam",
      interests: ["demo_rapida", "trial_premium"],
      firstAt: day(10),
      lastAt: day(14),
      proofs: 2,
      suppression: null,
    },
    { email: "crm@casa.es", kind: "crm", proofs: 1 },
  ]);
});

test("the proof says the words, the version and the date; one act is one proof", async () => {
  const [form] = await db.insert(forms).values({ slug: "puertas", name: "Puertas abiertas", draft: {} }).returning();
  const label = "Acepto recibir novedades de Umbral por correo.";
  const fields = [{ id: "c1", kind: "consentimiento", purpose: "novedades", label }];
  await db.insert(formVersions).values({ formId: form!.id, version: 2, definition: { fields } });
  const made = await contact("ana@casa.es", { consentAt: day(11) });
  const row = await lead("ana@casa.es", { contactId: made.id, consentDate: day(11), fullName: "Ana" });
  await db.insert(formSubmissions).values({
    formId: form!.id,
    version: 2,
    values: { c1: true },
    email: "ana@casa.es",
    consentAt: day(11),
    leadId: row.id,
  });
  const found = await readMarketingPerson(db, emailHash("ANA@casa.es "));
  expect(found?.person).toMatchObject({ name: "Ana", proofs: 1, kind: "formulario_propio" });
  expect(found?.proofs).toEqual([
    {
      kind: "formulario_propio",
      source: "puertas",
      at: day(11),
      words: label,
      version: 2,
      formName: "Puertas abiertas",
    },
  ]);
  expect(await readMarketingPerson(db, emailHash("nadie@casa.es"))).toBeUndefined();
});

test("filters: words without marks, way, source, interest, region, days of Spain", async () => {
  await lead("a@casa.es", {
    fullName: "Íñigo Peña",
    interestedIn: ["calculadora_roi"],
    landingPage: "https://u.es/es/x",
  });
  await lead("b@casa.es", { source: "chat", consentDate: new Date("2026-11-14T23:30:00.000Z") });
  await contact("c@casa.es");
  expect(await emailsOf({ search: "pena inigo" })).toEqual(["a@casa.es"]);
  expect(await emailsOf({ kind: "crm" })).toEqual(["c@casa.es"]);
  expect(await emailsOf({ source: "chat" })).toEqual(["b@casa.es"]);
  expect(await emailsOf({ interest: "calculadora_roi" })).toEqual(["a@casa.es"]);
  expect(await emailsOf({ region: "es" })).toEqual(["a@casa.es"]);
  // Half past eleven at night in London is the next day in Madrid.
  expect(await emailsOf({ from: "2026-11-15", until: "2026-11-15" })).toEqual(["b@casa.es"]);
  expect(await emailsOf({ until: "2026-11-12" })).toEqual(["c@casa.es", "a@casa.es"]);
});

test("an excluded person does not count, is in no file, and comes back only by the rule", async () => {
  const { cookie } = await signedInPerson(services, ["manager"]);
  await lead("fuera@casa.es");
  await lead("dentro@casa.es");
  const base = "/api/admin/marketing-contacts";
  expect(
    (await call(cookie, "POST", `${base}/suppressions`, { email: " Fuera@casa.es", reason: "manual" })).status,
  ).toBe(204);
  expect(await emailsOf()).toEqual(["dentro@casa.es"]);
  expect(await emailsOf({ reach: "excluidos" })).toEqual(["fuera@casa.es"]);
  expect(await countMarketingPeople(db, { ...EVERYBODY, reach: "todos" })).toBe(2);
  // Also who asks for all gets nobody of them in a file.
  const file = await reachablePeople(db, { ...EVERYBODY, reach: "todos" }, "", 10);
  expect(file.map(({ email }) => email)).toEqual(["dentro@casa.es"]);
  const hash = emailHash("fuera@casa.es");
  // They say so themselves: from then on the team cannot take them back.
  await call(cookie, "POST", `${base}/suppressions`, { email: "fuera@casa.es", reason: "baja" });
  const refused = await call(cookie, "DELETE", `${base}/suppressions/${hash}`);
  expect([refused.status, (await refused.json()).code]).toEqual([409, "CONSENT_NEEDED"]);
  // A box ticked anew may have been ticked by anybody; what the team noted of them counts.
  await lead("fuera@casa.es", { consentDate: new Date(now.getTime() + 1_000) });
  expect((await call(cookie, "DELETE", `${base}/suppressions/${hash}`)).status).toBe(409);
  await contact("fuera@casa.es", { consentAt: new Date(now.getTime() + 1_000) });
  expect((await call(cookie, "DELETE", `${base}/suppressions/${hash}`)).status).toBe(204);
  expect(await emailsOf()).toEqual(["fuera@casa.es", "dentro@casa.es"]);
  expect((await call(cookie, "DELETE", `${base}/suppressions/${hash}`)).status).toBe(404);
  const kinds = (await db.select().from(authEvents))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith("marketing"));
  expect(kinds.toSorted()).toEqual(["marketing_suppressed", "marketing_suppressed", "marketing_unsuppressed"]);
});

test("a segment counts anew each time", async () => {
  const { cookie } = await signedInPerson(services, ["manager"]);
  await lead("uno@casa.es", { source: "chat" });
  const base = "/api/admin/marketing-contacts/segments";
  const filter = { ...EVERYBODY, source: "chat" };
  expect((await call(cookie, "POST", base, { name: " ", filter })).status).toBe(422);
  const { id } = (await (await call(cookie, "POST", base, { name: "Del chat", filter })).json()) as { id: string };
  expect(await listSegments(db)).toEqual([{ id, name: "Del chat", filter, count: 1 }]);
  await lead("dos@casa.es", { source: "chat" });
  expect((await call(cookie, "PUT", `${base}/${id}`, { name: "Chat", filter })).status).toBe(204);
  expect(await listSegments(db)).toMatchObject([{ name: "Chat", count: 2 }]);
  expect((await call(cookie, "DELETE", `${base}/${id}`)).status).toBe(204);
  expect((await call(cookie, "DELETE", `${base}/${id}`)).status).toBe(404);
});

test("a signed link takes off whom it names, with one click or a button, as often as it is used", async () => {
  await lead("vete@casa.es");
  const link = new URL(unsubscribeLink(services.auth.keys, "https://umbral.example", "Vete@casa.es"));
  expect(link.href).not.toContain("vete");
  const token = link.pathname.split("/")[2]!;
  expect(hashOfToken(services.auth.keys, token)).toBe(emailHash("vete@casa.es"));
  // Opening it does nothing: programs look at links before people do.
  expect((await app.request(link.pathname)).status).toBe(200);
  expect(await emailsOf()).toEqual(["vete@casa.es"]);
  const oneClick = () =>
    app.request(link.pathname, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
  expect((await Promise.all([oneClick(), oneClick()])).map(({ status }) => status)).toEqual([200, 200]);
  expect(await emailsOf()).toEqual([]);
  const button = await app.request(link.pathname, { method: "POST", body: new URLSearchParams() });
  expect([button.status, button.headers.get("location")]).toEqual([303, link.pathname]);
  const rows = await db.select().from(marketingSuppressions).where(eq(marketingSuppressions.reason, "baja"));
  expect(rows).toHaveLength(1);
});

test("a link that nobody signed takes nobody off", async () => {
  const token = unsubscribeLink(services.auth.keys, "", "otra@casa.es").split("/")[2]!;
  const [hash, mac] = token.split(".") as [string, string];
  for (const forged of [`${hash}.${mac.slice(0, -1)}A`, hash, `.${mac}`, "x.y", `${hash}.${mac}x`]) {
    expect((await app.request(`/baja/${forged}`, { method: "POST" })).status, forged).toBe(404);
  }
  expect(await db.$count(marketingSuppressions)).toBe(0);
});
