import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { ERRORS } from "#content/errors.ts";
import { propertySchema } from "#domain/shared/listing/property.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { traces as tracesIn } from "../../../test/traces.ts";
import { personActor } from "../../accounts/access/actor.server.ts";
import { recordEvent } from "../../accounts/auth/audit.server.ts";
import { hashPassword } from "../../accounts/auth/passwords.server.ts";
import { amrOf, openSession, sessionJson } from "../../accounts/auth/sessions.server.ts";
import { openAccount } from "../../accounts/billing/accounts.server.ts";
import type { SessionRow } from "../../accounts/people/accounts.server.ts";
import { createApp } from "../../boot/app.server.ts";
import {
  authEvents,
  factors,
  identities,
  oneTimeTokens,
  recoveryCodes,
  sessions,
  userRoles,
  users,
} from "../../platform/db/tables/accounts.server.ts";
import { agencies, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { creditEntries } from "../../platform/db/tables/accounts-billing.server.ts";
import { mails, toolErrors } from "../../platform/db/tables/platform.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { demoRequests, leads } from "../../platform/db/tables/site-leads.server.ts";
import { shareLinks, toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { saveTypedHome } from "../../portfolio/homes/keep-home.server.ts";

const database = await openTestDatabase();
const { db } = database;
const dataDir = mkdtempSync(join(tmpdir(), "umbral-account-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const START = new Date("2026-11-21T10:00:00.000Z");
const PASSWORD = "puerta azul con luz";
const passwordHash = await hashPassword(PASSWORD);
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";
let now = START;
const services = { ...testServices(database, { DATA_DIR: dataDir }), now: () => now };
const app = createApp(services, async () => new Response("page"));

beforeEach(() => {
  now = START;
});

interface Person {
  userId: string;
  email: string;
  session: SessionRow;
  bearer: string;
}

async function person(
  name: string,
  { method = "password", hasPassword = true }: { method?: string; hasPassword?: boolean } = {},
): Promise<Person> {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@casa.example`;
  const metadata = { first_name: `Nombre ${name}`, last_name: `Apellido ${name}`, phone: "+34 699 888 777" };
  const [user] = await db
    .insert(users)
    .values({ email, emailConfirmedAt: now, passwordHash: hasPassword ? passwordHash : null, metadata })
    .returning();
  await db.insert(identities).values({ userId: user!.id, provider: "email", subject: user!.id, data: { email } });
  const { session, bearer } = await signIn(user!.id, method);
  return { userId: user!.id, email, session, bearer };
}

async function signIn(userId: string, method = "password", aal: "aal1" | "aal2" = "aal1") {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const caller = { ipAddress: "203.0.113.7", userAgent: FIREFOX };
  let session = await openSession(db, { user: user!, method, caller, now });
  if (aal === "aal2") {
    const amr = [amrOf("totp", now), ...session.amr];
    [session] = (await db.update(sessions).set({ aal, amr }).where(eq(sessions.id, session.id)).returning()) as [
      SessionRow,
    ];
  }
  return { session, bearer: (await sessionJson(services, db, session)).access_token };
}

function call(method: string, path: string, bearer?: string, body?: unknown, headers: Record<string, string> = {}) {
  return app.request(`/api/account${path}`, {
    method,
    headers: {
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function addRun(ownerId: string, title: string) {
  const [run] = await db
    .insert(toolRuns)
    .values({
      ownerId,
      toolId: "valuation",
      toolVersion: 1,
      engine: "embedded",
      title,
      input: { home: { address: title } },
      parsedInput: {},
      facts: {},
      result: { kind: "value" },
      durationMs: 1,
      inputHash: "x",
    })
    .returning();
  return run!;
}

const eventsOf = async (userId: string) =>
  (await db.select().from(authEvents).where(eq(authEvents.userId, userId))).map(({ kind }) => kind);

describe("people who may ask", () => {
  test.each([
    ["GET", "/sessions"],
    ["DELETE", `/sessions/${randomUUID()}`],
    ["DELETE", "/email-change"],
    ["GET", "/export"],
    ["POST", "/delete"],
  ])("nobody without a session: %s %s", async (method, path) => {
    const response = await call(method, path, undefined, method === "POST" ? {} : undefined);
    expect(response.status).toBe(401);
    expect((await response.json()).code).toBe("UNAUTHORIZED");
  });

  test("a forged bearer, and a session that was ended, are nobody", async () => {
    const ana = await person("forjada");
    expect((await call("GET", "/sessions", `${ana.bearer}x`)).status).toBe(401);
    await db.delete(sessions).where(eq(sessions.id, ana.session.id));
    expect((await call("GET", "/sessions", ana.bearer)).status).toBe(401);
  });

  test("the cookie serves too, but not for a call that another site makes", async () => {
    const ana = await person("cookie");
    const cookie = `umbral_session=${ana.session.id}.${services.auth.keys.mac("cookie", ana.session.id)}`;
    expect((await call("GET", "/sessions", undefined, undefined, { cookie })).status).toBe(200);
    const foreign = { cookie, "sec-fetch-site": "cross-site" };
    const response = await call("POST", "/delete", undefined, { email: ana.email, password: PASSWORD }, foreign);
    expect(response.status).toBe(403);
    expect(await db.$count(users, eq(users.id, ana.userId))).toBe(1);
  });
});

describe("sessions", () => {
  test("one's own, last used first, with device and which one asks", async () => {
    const ana = await person("sesiones");
    await person("otra");
    now = new Date(START.getTime() + 60_000);
    const other = await signIn(ana.userId);
    const response = await call("GET", "/sessions", ana.bearer);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { sessions: listed } = await response.json();
    expect(listed).toEqual([
      {
        id: other.session.id,
        device: { browser: "Firefox 132", system: "Linux", form: "desktop" },
        ipAddress: "203.0.113.7",
        createdAt: "2026-11-21T10:01:00.000Z",
        lastUsedAt: "2026-11-21T10:01:00.000Z",
        aal: "aal1",
        isCurrent: false,
      },
      expect.objectContaining({ id: ana.session.id, isCurrent: true }),
    ]);
  });

  test("ending one ends it at once and is written down; a stranger's is not there", async () => {
    const ana = await person("fin");
    const luis = await person("ajeno");
    const other = await signIn(ana.userId);
    expect((await call("DELETE", `/sessions/${other.session.id}`, ana.bearer)).status).toBe(204);
    expect((await call("GET", "/sessions", other.bearer)).status).toBe(401);
    expect(await eventsOf(ana.userId)).toContain("session_ended");
    for (const id of [luis.session.id, randomUUID(), "no-es-un-id", other.session.id]) {
      expect((await call("DELETE", `/sessions/${id}`, ana.bearer)).status, id).toBe(404);
    }
    expect((await call("GET", "/sessions", luis.bearer)).status).toBe(200);
  });
});

test("cancelling a change of address forgets it with its links, and only it", async () => {
  const ana = await person("cambio");
  await db.update(users).set({ newEmail: "otra@casa.example" }).where(eq(users.id, ana.userId));
  const token = { userId: ana.userId, email: ana.email, expiresAt: new Date(START.getTime() + 3_600_000) };
  await db.insert(oneTimeTokens).values([
    { ...token, type: "email_change_current", tokenHash: randomUUID() },
    { ...token, type: "email_change_new", tokenHash: randomUUID() },
    { ...token, type: "recovery", tokenHash: randomUUID() },
  ]);
  expect((await call("DELETE", "/email-change", ana.bearer)).status).toBe(204);
  const [user] = await db.select().from(users).where(eq(users.id, ana.userId));
  expect(user).toMatchObject({ newEmail: null, email: ana.email });
  const left = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, ana.userId));
  expect(left.map(({ type }) => type)).toEqual(["recovery"]);
});

/** A person with rows in every table. */
async function wellKnown(name: string) {
  const someone = await person(name);
  const { userId, email } = someone;
  const home = propertySchema.parse({
    address: `Calle de ${name}, 1`,
    builtAreaM2: 80,
    latitude: 41.4,
    longitude: 2.1,
  });
  await saveTypedHome(db, personActor(userId), home, services.now());
  await addRun(userId, `Piso de ${name}`);
  await addRun(userId, `Ático de ${name}`);
  await db.insert(files).values({
    ownerId: userId,
    name: `plano-${name}.pdf`,
    mediaType: "application/pdf",
    sizeBytes: 3,
    sha256: "0".repeat(64),
    storageKey: name,
  });
  mkdirSync(join(dataDir, "files"), { recursive: true });
  writeFileSync(join(dataDir, "files", name), "pdf");
  const mail = { subject: "Hola", text: `Hola, ${name}`, html: "", links: [] };
  await db.insert(mails).values([
    { ...mail, to: email },
    { ...mail, to: email, sentAt: now, nextAttemptAt: null },
    { ...mail, to: "negocio@umbral.example", replyTo: email },
    { ...mail, to: `vieja-${email}`, text: `Tu correo es ahora ${email}.` },
    { ...mail, to: `otra.${email}`, text: `${email}.example, x${email}` },
  ]);
  await db.insert(leads).values({
    email: email.toUpperCase(),
    fullName: name,
    phone: "+34 699 888 777",
    marketingConsent: false,
    source: "website",
    interestedIn: [],
    pagesVisited: [],
    timeOnSiteS: 1,
    lastVisitAt: now,
  });
  await db.insert(demoRequests).values({ name, email, phone: "+34 699 888 777" });
  await db.insert(toolErrors).values({
    userId,
    kind: "browser",
    fingerprint: "f",
    errorType: "UNKNOWN_ERROR",
    errorMessage: `fallo de ${name}`,
  });
  await db.insert(recoveryCodes).values({ userId, codeHash: randomUUID() });
  const caller = { ipAddress: "203.0.113.7", userAgent: FIREFOX };
  await recordEvent(db, { kind: "email_change_requested", userId, caller, detail: { email }, at: now });
  return someone;
}

describe("my data", () => {
  test("one document with everything of mine, nothing of others, and no secret", async () => {
    const ana = await wellKnown("Exporta");
    await wellKnown("Vecina");
    await db.insert(factors).values({
      userId: ana.userId,
      type: "totp",
      status: "verified",
      friendlyName: "Móvil",
      secret: "secreto-sellado",
    });
    await db.update(sessions).set({ aal: "aal2" }).where(eq(sessions.id, ana.session.id));
    const response = await call("GET", "/export", ana.bearer);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="umbral-mis-datos-2026-11-21.json"');
    const text = await response.text();
    const document = JSON.parse(text);
    expect(document.account).toMatchObject({ id: ana.userId, email: ana.email });
    expect(document.account.user_metadata.phone).toBe("+34 699 888 777");
    expect(document.identities).toHaveLength(1);
    expect(document.secondFactors).toEqual([expect.objectContaining({ friendly_name: "Móvil" })]);
    expect(document.sessions).toHaveLength(1);
    expect(document.events.map(({ kind }: { kind: string }) => kind)).toContain("data_downloaded");
    expect(document.forms.leads).toHaveLength(1);
    expect(document.forms.demoRequests).toHaveLength(1);
    expect(document.homes).toEqual([expect.objectContaining({ builtAreaM2: 80 })]);
    expect(document.files).toEqual([expect.objectContaining({ name: "plano-Exporta.pdf" })]);
    expect(document.results.map(({ title }: { title: string }) => title).sort()).toEqual([
      "Piso de Exporta",
      "Ático de Exporta",
    ]);
    for (const secret of ["Vecina", "argon2", "secreto-sellado", ana.bearer, passwordHash]) {
      expect(text).not.toContain(secret);
    }
  });

  test("their rows in an agency too: membership, work, credits, shared pages, contacts, the trash", async () => {
    const ana = await person("Agente");
    const of = { ownerId: ana.userId };
    const [agency] = await db.insert(agencies).values({ name: "Inmobiliaria Sol" }).returning();
    const agencyId = agency!.id;
    await db.insert(agencyMembers).values({ userId: ana.userId, agencyId, role: "agent" });
    const thrown = await addRun(ana.userId, "Tirado");
    await db
      .update(toolRuns)
      .set({ deletedAt: now, folder: "Clientes", tags: ["visita"] })
      .where(eq(toolRuns.id, thrown.id));
    const made = await addRun(ana.userId, "De la agencia");
    await db.update(toolRuns).set({ agencyId }).where(eq(toolRuns.id, made.id));
    const [link] = await db
      .insert(shareLinks)
      .values({
        ...of,
        agencyId,
        runId: made.id,
        label: "Para Eva",
        tokenHash: "hash-de-enlace",
        tokenSealed: "sellado",
      })
      .returning();
    const sent = { marketingConsent: false, source: "compartir", interestedIn: [], pagesVisited: [], timeOnSiteS: 1 };
    await db.insert(leads).values({
      ...sent,
      ...of,
      agencyId,
      shareLinkId: link!.id,
      lastVisitAt: now,
      email: "eva@casa.example",
      fullName: "Eva",
      ipAddress: "192.0.2.99",
    });
    const own = await openAccount(db, { userId: ana.userId }, now);
    const agencys = await openAccount(db, { agencyId }, now);
    await db.insert(creditEntries).values([
      { accountId: agencys.id, userId: ana.userId, delta: -2, balanceAfter: 498, reason: "run", key: "suyo" },
      { accountId: agencys.id, delta: -3, balanceAfter: 495, reason: "run", key: "de otra" },
    ]);

    const text = await (await call("GET", "/export", ana.bearer)).text();
    const document = JSON.parse(text);
    expect(document.agency).toMatchObject({ name: "Inmobiliaria Sol", role: "agent" });
    expect(document.results).toHaveLength(2);
    expect(document.results).toContainEqual(expect.objectContaining({ title: "De la agencia", agencyId }));
    expect(document.results).toContainEqual(
      expect.objectContaining({ title: "Tirado", folder: "Clientes", tags: ["visita"], deletedAt: now.toISOString() }),
    );
    expect(document.sharedPages).toEqual([expect.objectContaining({ label: "Para Eva", hasPassword: false })]);
    expect(document.receivedContacts).toEqual([
      expect.objectContaining({ fullName: "Eva", email: "eva@casa.example" }),
    ]);
    expect(document.credits.plan).toMatchObject({ plan: "prueba", balance: own.balance });
    expect(document.credits.movements.map(({ of, delta }: { of: string; delta: number }) => [of, delta])).toEqual([
      ["own", own.balance],
      ["agency", -2],
    ]);
    for (const secret of ["hash-de-enlace", "sellado", "192.0.2.99"]) expect(text).not.toContain(secret);
  });

  test("more results than one page of the database", async () => {
    const ana = await person("muchos");
    for (let n = 0; n < 103; n++) await addRun(ana.userId, `Piso ${n}`);
    const document = await (await call("GET", "/export", ana.bearer)).json();
    expect(new Set(document.results.map(({ title }: { title: string }) => title)).size).toBe(103);
  });
});

const traces = (...texts: string[]) => tracesIn(db, ...texts);

describe("deleting the account", () => {
  test("leaves no trace of the person in any table, and others' rows as they were", async () => {
    const ana = await wellKnown("Borrada");
    const luis = await wellKnown("Quedada");
    await db.update(users).set({ newEmail: "borrada-nueva@casa.example" }).where(eq(users.id, ana.userId));
    await db.delete(users).where(sql`${users.email} not in (${ana.email}, ${luis.email})`);
    await db
      .update(users)
      .set({ metadata: { first_name: "Luis" } })
      .where(eq(users.id, luis.userId));
    await db.update(leads).set({ phone: null }).where(eq(leads.fullName, "Quedada"));
    await db.update(demoRequests).set({ phone: null }).where(eq(demoRequests.name, "Quedada"));
    await db.delete(leads).where(sql`${leads.fullName} not in ('Borrada', 'Quedada')`);
    await db.delete(demoRequests).where(sql`${demoRequests.name} not in ('Borrada', 'Quedada')`);
    const gone = [
      ana.email,
      "borrada-nueva@casa.example",
      "Nombre Borrada",
      "Calle de Borrada",
      "699 888 777",
      ana.userId,
    ];
    expect((await traces(...gone)).length).toBeGreaterThan(8);

    const response = await call("POST", "/delete", ana.bearer, {
      email: ` ${ana.email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("set-cookie")).toContain("umbral_session=;");
    // Somebody else's address that only contains their stays.
    const alike = db
      .delete(mails)
      .where(eq(mails.to, `otra.${ana.email}`))
      .returning();
    expect(await alike).toHaveLength(1);
    expect(await traces(...gone)).toEqual([]);
    expect(await traces("Borrada")).toEqual(["tool_errors: Borrada"]);
    expect(readdirSync(join(dataDir, "files"))).not.toContain("Borrada");
    expect((await call("GET", "/sessions", ana.bearer)).status).toBe(401);

    const kept = await db.select().from(authEvents).where(eq(authEvents.kind, "account_deleted"));
    expect(kept).toEqual([
      expect.objectContaining({ userId: null, actorId: null, ipAddress: null, userAgent: null, detail: {} }),
    ]);
    expect((await call("GET", "/sessions", luis.bearer)).status).toBe(200);
    expect(await db.$count(toolRuns, eq(toolRuns.ownerId, luis.userId))).toBe(2);
    expect(await db.$count(properties, eq(properties.ownerId, luis.userId))).toBe(1);
    expect(await db.$count(mails, eq(mails.to, luis.email))).toBe(2);
    expect(readdirSync(join(dataDir, "files"))).toContain("Quedada");
  });

  test("an administrator's acts on others stay in their log, without the administrator's name", async () => {
    const boss = await person("jefa");
    const luis = await person("vecino");
    await db.insert(userRoles).values([
      { userId: boss.userId, role: "admin" },
      { userId: luis.userId, role: "admin" },
    ]);
    const caller = { ipAddress: "203.0.113.7", userAgent: FIREFOX };
    await recordEvent(db, { kind: "role_granted", userId: luis.userId, actorId: boss.userId, caller, at: now });
    expect((await call("POST", "/delete", boss.bearer, { email: boss.email, password: PASSWORD })).status).toBe(204);
    const granted = await db.select().from(authEvents).where(eq(authEvents.kind, "role_granted"));
    expect(granted).toEqual([
      expect.objectContaining({ userId: luis.userId, actorId: null, ipAddress: null, userAgent: null }),
    ]);
    // Now the other one is the last.
    const refused = await call("POST", "/delete", luis.bearer, { email: luis.email, password: PASSWORD });
    expect(refused.status).toBe(409);
    expect((await refused.json()).code).toBe("LAST_ADMIN");
    await db.delete(userRoles).where(eq(userRoles.userId, luis.userId));
  });

  test("two administrators who leave at once: one stays", async () => {
    const two = [await person("una"), await person("dos")];
    await db.insert(userRoles).values(two.map(({ userId }) => ({ userId, role: "admin" as const })));
    const answers = await Promise.all(
      two.map(({ bearer, email }) => call("POST", "/delete", bearer, { email, password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    await db.delete(userRoles);
  });

  test("another address, no proof and a wrong password do nothing", async () => {
    const ana = await person("cautelosa");
    const other = await call("POST", "/delete", ana.bearer, { email: "otra@casa.example", password: PASSWORD });
    expect(other.status).toBe(422);
    expect((await other.json()).issues).toEqual([{ path: "email", message: "No es el correo de esta cuenta" }]);
    const unproved = await call("POST", "/delete", ana.bearer, { email: ana.email });
    expect(unproved.status).toBe(ERRORS.PROOF_NEEDED.status);
    const wrong = await call("POST", "/delete", ana.bearer, { email: ana.email, password: "otra cosa" });
    expect(wrong.status).toBe(422);
    expect((await wrong.json()).issues[0].path).toBe("password");
    expect(await db.$count(users, eq(users.id, ana.userId))).toBe(1);
  });

  test("ten wrong passwords close the way, the right one too", async () => {
    const ana = await person("forzada");
    for (let n = 0; n < 10; n++) {
      expect((await call("POST", "/delete", ana.bearer, { email: ana.email, password: `no ${n}` })).status).toBe(422);
    }
    expect((await call("POST", "/delete", ana.bearer, { email: ana.email, password: PASSWORD })).status).toBe(429);
    expect(await db.$count(users, eq(users.id, ana.userId))).toBe(1);
  });

  test("with a second factor a code of the last quarter of an hour is enough, and later the password", async () => {
    const ana = await person("doble");
    await db.insert(factors).values({ userId: ana.userId, type: "totp", status: "verified", friendlyName: "Móvil" });
    const alone = await call("POST", "/delete", ana.bearer, { email: ana.email, password: PASSWORD });
    expect(alone.status).toBe(401);
    const raised = await signIn(ana.userId, "password", "aal2");
    now = new Date(START.getTime() + 15 * 60_000 + 1_000);
    const late = await call("POST", "/delete", raised.bearer, { email: ana.email });
    expect((await late.json()).code).toBe("PROOF_NEEDED");
    const wrong = await call("POST", "/delete", raised.bearer, { email: ana.email, password: "otra cosa" });
    expect(wrong.status).toBe(422);
    now = new Date(START.getTime() + 15 * 60_000);
    expect((await call("POST", "/delete", raised.bearer, { email: ana.email })).status).toBe(204);
  });

  test("a person with only a provider's account has just come from there", async () => {
    const ana = await person("google", { method: "oauth", hasPassword: false });
    now = new Date(START.getTime() + 16 * 60_000);
    expect((await call("POST", "/delete", ana.bearer, { email: ana.email })).status).toBe(403);
    now = START;
    expect((await call("POST", "/delete", ana.bearer, { email: ana.email })).status).toBe(204);
  });

  test.each([
    ["no JSON", "{", 400],
    ["a list", "[]", 422],
    ["numbers for texts", '{"email":1,"password":2}', 422],
    ["a NUL", '{"email":"a\\u0000@casa.example"}', 422],
    ["half a surrogate pair", '{"email":"\\ud800@casa.example"}', 422],
    ["a huge password", JSON.stringify({ email: "a@casa.example", password: "x".repeat(101) }), 422],
  ])("%s is refused", async (_name, body, status) => {
    const ana = await person("rara");
    const response = await app.request("/api/account/delete", {
      method: "POST",
      headers: { authorization: `Bearer ${ana.bearer}`, "content-type": "application/json" },
      body,
    });
    expect(response.status).toBe(status);
  });
});
