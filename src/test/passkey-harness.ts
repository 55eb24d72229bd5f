import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Database } from "#server/platform/db/connection.server.ts";
import { authEvents, sessions } from "#server/platform/db/tables/accounts.server.ts";
import { passkeys } from "#server/platform/db/tables/accounts-passkeys.server.ts";
import { accountHarness, PASSWORD } from "./account-harness.ts";
import { type SoftPasskey, softPasskey } from "./soft-passkey.ts";

const SITE = "https://umbral.example";
const RP = "umbral.example";

type Harness = ReturnType<typeof accountHarness>;
type Client = ReturnType<Harness["browser"]>;

/** Status and code of a refusal. */
export const refusal = ({ status, code }: { status: number; code: string | null }) => [status, code];

/** People with passkeys, over the real routes: `open` first, for each test. */
export function passkeyHarness(database: Database) {
  const { db } = database;
  let harness: Harness;
  let number = 0;

  async function open(env: Record<string, string> = {}): Promise<Harness> {
    harness = accountHarness(database, env);
    await harness.forgetLimits();
    return harness;
  }

  /** A person, signed in with their password in a browser. */
  async function person() {
    const email = `llave${number++}-${randomUUID().slice(0, 6)}@agencia.es`;
    const client = await harness.member(email);
    const { user } = (await client.getSession()).data.session!;
    return { email, client, userId: user.id };
  }

  /** The same person in another browser, with the password alone. */
  async function byPassword(email: string): Promise<Client> {
    const client = harness.browser();
    const { error } = await client.signInWithPassword({ email, password: PASSWORD });
    if (error) throw error;
    return client;
  }

  const bearerOf = async (client: Client) => (await client.getSession()).data.session!.access_token;

  async function send(
    method: string,
    path: string,
    { client, body, cookie, ip }: { client?: Client; body?: unknown; cookie?: string | undefined; ip?: string } = {},
  ) {
    const response = await harness.request(path, {
      method,
      headers: {
        "content-type": "application/json",
        "x-supabase-api-version": "2024-01-01",
        ...(client ? { authorization: `Bearer ${await bearerOf(client)}` } : {}),
        ...(cookie ? { cookie } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(ip ? { ip } : {}),
    });
    const text = await response.text();
    return {
      status: response.status,
      code: response.headers.get("x-sb-error-code"),
      // biome-ignore lint/suspicious/noExplicitAny: an answer of any form
      body: (text === "" ? null : JSON.parse(text)) as any,
      cookies: response.headers.getSetCookie(),
    };
  }

  const newKey = (counter?: number) =>
    softPasskey({ origin: SITE, rpId: RP, ...(counter === undefined ? {} : { counter }) });

  async function register(client: Client, key: SoftPasskey, lies: Parameters<SoftPasskey["create"]>[1] = {}) {
    const asked = await send("POST", "/passkeys/registration/options", { client, body: { password: PASSWORD } });
    if (asked.status !== 200) return asked;
    const credential = key.create(asked.body.options, lies);
    const body = { challenge_id: asked.body.challenge_id, credential, friendly_name: "Mi portátil" };
    return await send("POST", "/passkeys/registration/verify", { client, body });
  }

  /** Asks for a challenge as a browser in which nobody is signed in. */
  async function askToSignIn(cookie?: string) {
    const asked = await send("POST", "/passkeys/authentication/options", { cookie });
    return { ...asked, cookie: asked.cookies[0]!.split(";")[0]! };
  }

  async function signInWith(key: SoftPasskey, lies: Parameters<SoftPasskey["get"]>[1] = {}) {
    const { body, cookie } = await askToSignIn();
    const credential = key.get(body.options, lies);
    return await send("POST", "/passkeys/authentication/verify", {
      body: { challenge_id: body.challenge_id, credential },
      cookie,
    });
  }

  async function raise(client: Client, key: SoftPasskey, lies: Parameters<SoftPasskey["get"]>[1] = {}) {
    const asked = await send("POST", "/passkeys/raise/options", { client });
    if (asked.status !== 200) return asked;
    const body = { challenge_id: asked.body.challenge_id, credential: key.get(asked.body.options, lies) };
    const answer = await send("POST", "/passkeys/raise/verify", { client, body });
    if (answer.status === 200) await client.setSession(answer.body);
    return answer;
  }

  async function withKey(counter?: number) {
    const someone = await person();
    const key = newKey(counter);
    const added = await register(someone.client, key);
    if (added.status !== 200) throw new Error(String(added.code));
    return { ...someone, key, passkeyId: added.body.id as string };
  }

  async function withTotp(client: Client) {
    const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName: "Móvil" });
    if (error) throw error;
    const code = new TOTP({ secret: Secret.fromBase32(data.totp.secret) }).generate({
      timestamp: harness.services.now().getTime(),
    });
    const verified = await client.mfa.challengeAndVerify({ factorId: data.id, code });
    if (verified.error) throw verified.error;
    return data.id;
  }

  const eventsOf = async (userId: string) =>
    (await db.select().from(authEvents).where(eq(authEvents.userId, userId)).orderBy(asc(authEvents.createdAt))).map(
      ({ kind }) => kind,
    );
  const sessionsOf = (userId: string) => db.select().from(sessions).where(eq(sessions.userId, userId));
  const rowOf = async (id: string) => (await db.select().from(passkeys).where(eq(passkeys.id, id)))[0];

  return {
    open,
    bearerOf,
    person,
    byPassword,
    send,
    newKey,
    register,
    askToSignIn,
    signInWith,
    raise,
    withKey,
    withTotp,
    eventsOf,
    sessionsOf,
    rowOf,
  };
}
