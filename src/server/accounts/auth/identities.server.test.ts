import { and, asc, eq } from "drizzle-orm";
import { decodeJwt } from "jose";
import { beforeEach, describe, expect, test } from "vitest";
import { OIDC_CLIENT, openOidcIssuer, travel } from "../../../test/oidc-issuer.ts";
import { clientOf, insertUser, signedInClient, type TestClient } from "../../../test/signed-in-client.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { visitorCookie } from "../../../test/visitor-cookie.ts";
import { createApp } from "../../boot/app.server.ts";
import {
  authEvents,
  factors,
  identities,
  oauthStates,
  oneTimeTokens,
  sessions,
  userRoles,
  users,
} from "../../platform/db/tables/accounts.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { issueToken } from "./links.server.ts";
import { hashPassword } from "./passwords.server.ts";

const SITE = "http://127.0.0.1:3000";
const database = await openTestDatabase();
const { db } = database;
const issuer = await openOidcIssuer(`${SITE}/auth/v1/callback`);
const GOOGLE = {
  OIDC_GOOGLE_ISSUER: issuer.url,
  OIDC_GOOGLE_CLIENT_ID: OIDC_CLIENT.id,
  OIDC_GOOGLE_CLIENT_SECRET: OIDC_CLIENT.secret,
};

let now = new Date();
let { app, services } = open();
let number = 0;

function open(env: Record<string, string> = {}) {
  const services = { ...testServices(database, { ...GOOGLE, ...env }), now: () => now };
  return { services, app: createApp(services, async () => new Response("page")) };
}

beforeEach(() => {
  now = new Date();
  ({ app, services } = open());
  issuer.isDown = false;
  number++;
  issuer.person = {
    sub: `person-${number}`,
    email: `Ana${number}@Casa.es`,
    email_verified: true,
    given_name: "Ana",
    family_name: "Ruiz Gil",
  };
});

const email = () => issuer.person.email!.toLowerCase();
const userOf = async (address = email()) => (await db.select().from(users).where(eq(users.email, address)))[0];
const identitiesOf = (userId: string) => db.select().from(identities).where(eq(identities.userId, userId));
const subjectsOf = async (address: string) =>
  (await db.select().from(mails).where(eq(mails.to, address)).orderBy(asc(mails.createdAt))).map(
    ({ subject }) => subject,
  );
const eventsOf = async (userId: string) =>
  (await db.select().from(authEvents).where(eq(authEvents.userId, userId))).map(({ kind }) => kind);

/** The first step: our redirect to the issuer. */
async function leave(client: TestClient, redirectTo = `${SITE}/panel`) {
  const { data, error } = await client.signInWithOAuth({
    provider: "google",
    options: { redirectTo, skipBrowserRedirect: true },
  });
  if (error) throw error;
  return await follow(data.url!);
}

async function follow(url: string) {
  const response = await app.request(url);
  expect(response.status).toBe(302);
  const cookie = response.headers.get("set-cookie")!.split(";")[0]!;
  return { url: new URL(response.headers.get("location")!), cookie };
}

/** The last step: the issuer's redirect to us. */
async function comeBack(url: URL, headers: Record<string, string> = {}) {
  const response = await app.request(url.href, { headers });
  expect(response.status).toBe(302);
  const target = new URL(response.headers.get("location")!);
  return { response, target, error: target.searchParams.get("error_code") };
}

async function signIn(client: TestClient = clientOf(() => app), redirectTo?: string) {
  const { url } = await leave(client, redirectTo);
  return await comeBack(await travel(url.href));
}

/** A result of the visitor, as little as the table takes. */
const RUN = {
  toolId: "valoracion",
  toolVersion: 1,
  engine: "embedded",
  title: "Piso",
  input: {},
  parsedInput: {},
  facts: {},
  result: {},
  durationMs: 1,
  inputHash: "0",
};

/** A sign-in without PKCE: the session is returned in the fragment. */
const IMPLICIT = `${SITE}/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(`${SITE}/panel`)}`;

async function signInImplicitly(headers: Record<string, string> = {}) {
  const { url } = await follow(IMPLICIT);
  const { response, target } = await comeBack(await travel(url.href), headers);
  return { response, target, fragment: new URLSearchParams(target.hash.slice(1)) };
}

describe("signing in through the provider", () => {
  test("makes the account at the first time and finds it again", async () => {
    const client = clientOf(() => app);
    const { url } = await leave(client);
    expect(url.origin).toBe(issuer.url);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: "code",
      client_id: OIDC_CLIENT.id,
      scope: "openid email profile",
      code_challenge_method: "S256",
      redirect_uri: `${SITE}/auth/v1/callback`,
    });
    const { target } = await comeBack(await travel(url.href));
    expect(target.href).toMatch(/^http:\/\/127\.0\.0\.1:3000\/panel\?code=[\w-]{43}$/);
    const { data, error } = await client.exchangeCodeForSession(target.searchParams.get("code")!);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: email(),
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: "google", providers: ["google"] },
      user_metadata: { first_name: "Ana", last_name: "Ruiz Gil" },
      identities: [
        { provider: "google", id: issuer.person.sub, identity_data: { email: email(), email_verified: true } },
      ],
    });
    expect(decodeJwt(data.session!.access_token)).toMatchObject({ aal: "aal1", amr: [{ method: "oauth" }] });
    expect(await eventsOf(data.user!.id)).toEqual(expect.arrayContaining(["signup", "identity_linked", "signed_in"]));

    const again = clientOf(() => app);
    const second = await signIn(again);
    const { data: session } = await again.exchangeCodeForSession(second.target.searchParams.get("code")!);
    expect(session.user!.id).toBe(data.user!.id);
    expect(await identitiesOf(data.user!.id)).toHaveLength(1);
    expect(await subjectsOf(email())).toEqual([]);
  });

  test("without PKCE answers the session in the fragment, with its cookie, and leaves the visitor's things where they are", async () => {
    const visitorId = crypto.randomUUID();
    await db.insert(toolRuns).values({ visitorId, ...RUN });
    const cookie = visitorCookie(services, visitorId);
    const { response, target, fragment } = await signInImplicitly({ cookie });
    expect(target.origin + target.pathname + target.search).toBe(`${SITE}/panel`);
    expect(Object.fromEntries(fragment)).toMatchObject({ token_type: "bearer", expires_in: "3600" });
    expect(decodeJwt(fragment.get("access_token")!)).toMatchObject({ email: email() });
    expect(response.headers.get("set-cookie")).toContain("umbral_session=");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const user = (await userOf())!;
    // Following a link is no gesture: somebody else may have sent it.
    expect(await db.$count(toolRuns, eq(toolRuns.ownerId, user.id))).toBe(0);
    expect(await db.$count(toolRuns, eq(toolRuns.visitorId, visitorId))).toBe(1);
  });

  test("joins the confirmed account with the same address", async () => {
    const passwordHash = await hashPassword("una clave larga");
    const user = await insertUser(db, { email: email(), passwordHash, metadata: { first_name: "Anita" } });
    expect((await signIn()).error).toBeNull();
    expect((await userOf())!).toMatchObject({ id: user.id, passwordHash, metadata: { first_name: "Anita" } });
    expect((await identitiesOf(user.id)).map(({ provider }) => provider).sort()).toEqual(["email", "google"]);
    expect(await subjectsOf(email())).toEqual(["Tu cuenta se abre también con Google"]);
  });

  test("empties an account that nobody had confirmed before it joins it", async () => {
    const user = await insertUser(db, {
      email: email(),
      emailConfirmedAt: null,
      passwordHash: await hashPassword("la clave del ladrón"),
      metadata: { first_name: "Ladrón", phone: "600000000" },
    });
    await issueToken(db, { userId: user.id, type: "signup", email: email(), now, seconds: 3600 });
    await db.insert(sessions).values({ userId: user.id, amr: [] });
    await db.insert(factors).values({ userId: user.id, type: "totp", status: "verified", secret: "x" });
    const client = clientOf(() => app);
    const { target } = await signIn(client);
    expect(await userOf()).toMatchObject({
      id: user.id,
      passwordHash: null,
      emailConfirmedAt: now,
      metadata: { first_name: "Ana", last_name: "Ruiz Gil" },
    });
    expect(await db.$count(oneTimeTokens, eq(oneTimeTokens.userId, user.id))).toBe(0);
    expect(await db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
    expect(await db.$count(factors, eq(factors.userId, user.id))).toBe(0);
    expect((await identitiesOf(user.id)).map(({ provider }) => provider)).toEqual(["google"]);
    const { data } = await client.exchangeCodeForSession(target.searchParams.get("code")!);
    expect(data.user!.id).toBe(user.id);
  });

  test.each([false, undefined, "true"])("an address that is verified %o signs nobody in", async (email_verified) => {
    issuer.person.email_verified = email_verified;
    const user = await insertUser(db, { email: email() });
    const { error, target } = await signIn();
    expect(error).toBe("provider_email_needs_verification");
    expect(new URLSearchParams(target.hash.slice(1)).get("error_code")).toBe("provider_email_needs_verification");
    expect(target.searchParams.has("code")).toBe(false);
    expect((await identitiesOf(user.id)).map(({ provider }) => provider)).toEqual(["email"]);
  });

  test("nor does it when the identity is known", async () => {
    await signIn();
    issuer.person.email_verified = false;
    expect((await signIn()).error).toBe("provider_email_needs_verification");
  });

  test("a closed sign-up lets known people in and nobody else", async () => {
    ({ app, services } = open({ AUTH_SIGNUP: "closed" }));
    expect((await signIn()).error).toBe("signup_disabled");
    expect(await userOf()).toBeUndefined();
    await insertUser(db, { email: email() });
    expect((await signIn()).error).toBeNull();
  });

  test("a banned person stays out, with the identity and without", async () => {
    const bannedUntil = new Date(now.getTime() + 60_000);
    const user = await insertUser(db, { email: email(), bannedUntil });
    expect((await signIn()).error).toBe("user_banned");
    await db.insert(identities).values({ userId: user.id, provider: "google", subject: issuer.person.sub, data: {} });
    expect((await signIn()).error).toBe("user_banned");
    const { fragment, response } = await signInImplicitly();
    expect(fragment.get("error_code")).toBe("user_banned");
    expect(fragment.get("error")).toBe("access_denied");
    expect(response.headers.get("set-cookie") ?? "").not.toContain("umbral_session");
  });

  test("two first arrivals at once make one account", async () => {
    const ways = await Promise.all(
      [1, 2, 3].map(async () => await travel((await leave(clientOf(() => app))).url.href)),
    );
    const targets = await Promise.all(ways.map((way) => comeBack(way)));
    expect(targets.map(({ error }) => error)).toEqual([null, null, null]);
    expect(await identitiesOf((await userOf())!.id)).toHaveLength(1);
  });

  test("takes the name as a whole where the parts are missing, and never rights", async () => {
    issuer.person = { ...issuer.person, given_name: "", family_name: "", name: "Ana María Ruiz" };
    Object.assign(issuer.person, { role: "admin", app_metadata: { roles: ["admin"] } });
    await signIn();
    const user = (await userOf())!;
    expect(user.metadata).toEqual({ first_name: "Ana", last_name: "María Ruiz" });
    expect(await db.$count(userRoles, eq(userRoles.userId, user.id))).toBe(0);
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    "http://127.0.0.1:3000@evil.example/",
    "javascript:alert(1)",
    `${SITE}\\@evil.example`,
  ])("goes back to this site alone, not to %s", async (redirectTo) => {
    const { target } = await signIn(
      clientOf(() => app),
      redirectTo,
    );
    expect(target.origin + target.pathname).toBe(`${SITE}/`);
  });
});

describe("a forged return", () => {
  const start = async () => (await leave(clientOf(() => app))).url;

  test("another nonce in the ID token", async () => {
    const url = await start();
    url.searchParams.set("nonce", "another-nonce-than-ours");
    expect((await comeBack(await travel(url.href))).error).toBe("bad_oauth_callback");
    expect(await userOf()).toBeUndefined();
  });

  test("a code that another verifier belongs to", async () => {
    const url = await start();
    url.searchParams.set("code_challenge", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
    expect((await comeBack(await travel(url.href))).error).toBe("bad_oauth_callback");
  });

  test("a made-up state, none, and one of another trip", async () => {
    const back = await travel((await start()).href);
    const made = new URL(back);
    made.searchParams.set("state", "x".repeat(43));
    const { error, target } = await comeBack(made);
    expect(error).toBe("bad_oauth_state");
    expect(target.origin + target.pathname).toBe(`${SITE}/`);
    const without = new URL(back);
    without.searchParams.delete("state");
    expect((await comeBack(without)).error).toBe("bad_oauth_callback");
    const other = new URL(back);
    other.searchParams.set("state", (await start()).searchParams.get("state")!);
    expect((await comeBack(other)).error).toBe("bad_oauth_callback");
    expect((await comeBack(back)).error).toBeNull();
  });

  test("the same return again", async () => {
    const back = await travel((await start()).href);
    expect((await comeBack(back)).error).toBeNull();
    expect((await comeBack(back)).error).toBe("bad_oauth_state");
  });

  test("one that a program only looked at is still good", async () => {
    const back = await travel((await start()).href);
    expect((await app.request(back.href, { method: "HEAD" })).status).toBe(405);
    expect((await comeBack(back)).error).toBeNull();
  });

  test("one after ten minutes", async () => {
    const back = await travel((await start()).href);
    now = new Date(now.getTime() + 600_000);
    expect((await comeBack(back)).error).toBe("bad_oauth_state");
  });

  test("in another browser than the one that left", async () => {
    const { url, cookie } = await leave(clientOf(() => app));
    const led = await travel(url.href);
    expect((await comeBack(led, { "sec-fetch-site": "cross-site" })).error).toBe("bad_oauth_state");
    const other = await travel((await start()).href);
    expect((await comeBack(other, { cookie })).error).toBe("bad_oauth_state");
    const again = await leave(clientOf(() => app));
    const own = await travel(again.url.href);
    expect((await comeBack(own, { cookie: again.cookie, "sec-fetch-site": "cross-site" })).error).toBeNull();
  });

  test("a refusal at the provider, and a form in place of an address", async () => {
    const state = (await start()).searchParams.get("state")!;
    const refused = new URL(`${SITE}/auth/v1/callback?error=access_denied&state=${state}`);
    const { error, target } = await comeBack(refused);
    expect([error, target.searchParams.get("error"), target.pathname]).toEqual([
      "access_denied",
      "access_denied",
      "/panel",
    ]);
    const back = await travel((await start()).href);
    const response = await app.request(`${SITE}/auth/v1/callback`, { method: "POST", body: back.search.slice(1) });
    expect(new URL(response.headers.get("location")!).searchParams.get("code")).toMatch(/^[\w-]{43}$/);
  });

  test("the state's secrets lie sealed", async () => {
    const url = await start();
    const rows = JSON.stringify(await db.select().from(oauthStates));
    expect(rows).not.toContain(url.searchParams.get("state"));
    expect(rows).not.toContain(url.searchParams.get("nonce"));
  });
});

describe("the way out", () => {
  test("is closed for other providers, half a PKCE and a site without Google", async () => {
    const code = async (query: string) => {
      const response = await app.request(`${SITE}/auth/v1/authorize?${query}`);
      return [response.status, response.headers.get("x-sb-error-code")];
    };
    expect(await code("provider=github")).toEqual([400, "validation_failed"]);
    expect(await code("")).toEqual([400, "validation_failed"]);
    expect(await code(`provider=google&code_challenge=${"a".repeat(43)}`)).toEqual([400, "validation_failed"]);
    const plain = `provider=google&code_challenge=${"a".repeat(43)}&code_challenge_method=plain`;
    expect(await code(plain)).toEqual([400, "validation_failed"]);
    app = createApp(testServices(database), async () => new Response("page"));
    expect(await code("provider=google")).toEqual([400, "validation_failed"]);
    expect((await app.request(`${SITE}/auth/v1/callback?state=x&code=y`)).status).toBe(302);
  });

  test("an issuer that is down sends the person back, and is asked again", async () => {
    issuer.isDown = true;
    const { data } = await clientOf(() => app).signInWithOAuth({
      provider: "google",
      options: { redirectTo: `${SITE}/auth`, skipBrowserRedirect: true },
    });
    const response = await app.request(data.url!);
    expect(response.status).toBe(302);
    const target = new URL(response.headers.get("location")!);
    expect(target.pathname).toBe("/auth");
    expect(target.searchParams.get("error_code")).toBe("unexpected_failure");
    issuer.isDown = false;
    const { url } = await leave(clientOf(() => app));
    const back = await travel(url.href);
    issuer.isDown = true;
    expect((await comeBack(back)).error).toBe("bad_oauth_callback");
    issuer.isDown = false;
    expect((await signIn()).error).toBeNull();
  });
});

describe("identities of an account", () => {
  const linking = async (client: TestClient) => {
    const { data, error } = await client.linkIdentity({
      provider: "google",
      options: { redirectTo: `${SITE}/ajustes`, skipBrowserRedirect: true },
    });
    if (error) throw error;
    return await comeBack(await travel(data.url!));
  };

  test("Google is added to the signed-in account, whatever its address", async () => {
    const user = await insertUser(db);
    const { client } = await signedInClient(() => app, services, user);
    const { target, error } = await linking(client);
    expect(error).toBeNull();
    expect(target.pathname).toBe("/ajustes");
    const { data } = await client.exchangeCodeForSession(target.searchParams.get("code")!);
    expect(data.user).toMatchObject({
      id: user.id,
      app_metadata: { provider: "email", providers: ["email", "google"] },
    });
    expect((await userOf(user.email))!.metadata).toEqual({});
    const other = clientOf(() => app);
    const back = await signIn(other);
    const { data: signedIn } = await other.exchangeCodeForSession(back.target.searchParams.get("code")!);
    expect(signedIn.user!.id).toBe(user.id);
  });

  test("not if it has one already, nor with an unverified address, nor without a session", async () => {
    await signIn();
    const user = await insertUser(db);
    const { client } = await signedInClient(() => app, services, user);
    expect((await linking(client)).error).toBe("identity_already_exists");
    issuer.person = { ...issuer.person, sub: `${issuer.person.sub}-b`, email_verified: false };
    expect((await linking(client)).error).toBe("provider_email_needs_verification");
    expect(await identitiesOf(user.id)).toHaveLength(1);
    const anonymous = await app.request(`${SITE}/auth/v1/user/identities/authorize?provider=google`);
    expect(anonymous.status).toBe(401);
  });

  test("one goes, the last one stays", async () => {
    const user = await insertUser(db, { passwordHash: await hashPassword("una clave larga") });
    const { client } = await signedInClient(() => app, services, user);
    await linking(client);
    const [google] = await db
      .select()
      .from(identities)
      .where(and(eq(identities.userId, user.id), eq(identities.provider, "google")));
    const { data: session } = await client.getSession();
    const remove = async (id: string) => {
      const headers = { authorization: `Bearer ${session.session!.access_token}` };
      const response = await app.request(`${SITE}/auth/v1/user/identities/${id}`, { method: "DELETE", headers });
      return [response.status, response.headers.get("x-sb-error-code")];
    };
    expect(await remove("nada")).toEqual([404, "validation_failed"]);
    const stranger = await insertUser(db);
    const [foreign] = await identitiesOf(stranger.id);
    expect(await remove(foreign!.id)).toEqual([422, "identity_not_found"]);
    const { data, error } = await client.unlinkIdentity({ identity_id: google!.id } as never);
    expect([data, error]).toEqual([{}, null]);
    expect((await userOf(user.email))!.passwordHash).not.toBeNull();
    expect(await subjectsOf(user.email)).toEqual([
      "Tu cuenta se abre también con Google",
      "Google ya no abre tu cuenta",
    ]);
    const [left] = await identitiesOf(user.id);
    expect(left!.provider).toBe("email");
    expect(await remove(left!.id)).toEqual([422, "single_identity_not_deletable"]);
    expect(await eventsOf(user.id)).toEqual(expect.arrayContaining(["identity_linked", "identity_unlinked"]));
  });

  test("without the identity of the address its password opens nothing", async () => {
    const user = await insertUser(db, { passwordHash: await hashPassword("una clave larga") });
    const { client } = await signedInClient(() => app, services, user);
    await linking(client);
    const [own] = await db
      .select()
      .from(identities)
      .where(and(eq(identities.userId, user.id), eq(identities.provider, "email")));
    expect((await client.unlinkIdentity({ identity_id: own!.id } as never)).error).toBeNull();
    expect((await userOf(user.email))!.passwordHash).toBeNull();
    expect(await subjectsOf(user.email)).toContain("Tu contraseña ya no abre tu cuenta");
  });

  test("a person with a second factor needs it for both", async () => {
    const user = await insertUser(db);
    await db.insert(factors).values({ userId: user.id, type: "totp", status: "verified", secret: "x" });
    const { client } = await signedInClient(() => app, services, user);
    await expect(linking(client)).rejects.toMatchObject({ code: "insufficient_aal", status: 403 });
    const [own] = await identitiesOf(user.id);
    const { error } = await client.unlinkIdentity({ identity_id: own!.id } as never);
    expect(error).toMatchObject({ code: "insufficient_aal", status: 403 });
  });
});
