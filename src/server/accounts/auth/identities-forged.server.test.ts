import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { createApp } from "../../boot/app.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";

/** An issuer with answers set by each test: the claims of an ID token count only if everything about it is right. */

const SITE = "http://127.0.0.1:3000";
const CLIENT = { id: "umbral-tests", secret: "a secret between tests and issuer" };
const database = await openTestDatabase();
const [right, other] = [await generateKeyPair("RS256"), await generateKeyPair("RS256")];
const seconds = () => Math.floor(Date.now() / 1000);

const tokenAnswer = { idToken: "", userInfo: {} as Record<string, unknown> };
const server = createServer(async (request, response) => {
  const answers: Record<string, () => unknown> = {
    "/.well-known/openid-configuration": () => ({
      issuer: url,
      authorization_endpoint: `${url}/auth`,
      token_endpoint: `${url}/token`,
      userinfo_endpoint: `${url}/me`,
      jwks_uri: `${url}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      token_endpoint_auth_methods_supported: ["client_secret_post"],
    }),
    "/keys": async () => ({ keys: [{ ...(await exportJWK(right.publicKey)), kid: "one", alg: "RS256", use: "sig" }] }),
    "/token": () => ({ access_token: "x", token_type: "Bearer", expires_in: 60, id_token: tokenAnswer.idToken }),
    "/me": () => tokenAnswer.userInfo,
  };
  const answer = await answers[request.url ?? ""]?.();
  response.writeHead(answer ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(answer ?? {}));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => server.close());
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const services = testServices(database, {
  OIDC_GOOGLE_ISSUER: url,
  OIDC_GOOGLE_CLIENT_ID: CLIENT.id,
  OIDC_GOOGLE_CLIENT_SECRET: CLIENT.secret,
});
let app = createApp(services, async () => new Response("page"));
beforeEach(async () => {
  await database.db.delete(users);
  app = createApp(services, async () => new Response("page"));
  tokenAnswer.userInfo = {};
});

/** Goes out and comes back with an ID token made by the test from the right claims. */
async function comeBackWith(make: (claims: JWTPayload) => Promise<string>): Promise<string | null> {
  const out = await app.request(`${SITE}/auth/v1/authorize?provider=google`);
  const sent = new URL(out.headers.get("location")!).searchParams;
  tokenAnswer.idToken = await make({
    iss: url,
    aud: CLIENT.id,
    sub: "person-1",
    nonce: sent.get("nonce")!,
    iat: seconds(),
    exp: seconds() + 60,
    email: "ana@casa.es",
    email_verified: true,
  });
  const back = await app.request(`${SITE}/auth/v1/callback?code=abc&state=${sent.get("state")}`);
  return new URLSearchParams(new URL(back.headers.get("location")!).hash.slice(1)).get("error_code");
}

const sign = (claims: JWTPayload, key = right.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "one" }).sign(key);
const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test("a token where everything is right signs in", async () => {
  expect(await comeBackWith((claims) => sign(claims))).toBeNull();
  expect(await database.db.select().from(users)).toMatchObject([{ email: "ana@casa.es", metadata: {} }]);
});

const forgeries: Record<string, (claims: JWTPayload) => Promise<string>> = {
  "signed by another key": (claims) => sign(claims, other.privateKey),
  "signed with our own secret": (claims) =>
    new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(CLIENT.secret)),
  "not signed": async (claims) => `${text({ alg: "none" })}.${text(claims)}.`,
  "for another site": (claims) => sign({ ...claims, aud: "another" }),
  "of another issuer": (claims) => sign({ ...claims, iss: "https://accounts.google.com" }),
  "with another nonce": (claims) => sign({ ...claims, nonce: "another" }),
  "without a nonce": ({ nonce: _, ...claims }) => sign(claims),
  "out of time": (claims) => sign({ ...claims, iat: seconds() - 600, exp: seconds() - 300 }),
  "without a person": ({ sub: _, ...claims }) => sign(claims),
  "with an address that is none": (claims) => sign({ ...claims, email: "ana@casa.es\u0000" }),
  "with another person in the further answer": async ({ email: _, ...claims }) => {
    tokenAnswer.userInfo = { sub: "person-2", email: "ana@casa.es", email_verified: true };
    return await sign(claims);
  },
};

test.each(Object.keys(forgeries))("a token %s signs nobody in", async (name) => {
  expect(await comeBackWith(forgeries[name]!)).toBe("bad_oauth_callback");
  expect(await database.db.$count(users)).toBe(0);
});
