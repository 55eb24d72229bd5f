import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import Provider from "oidc-provider";
import { afterAll } from "vitest";

/** Claims of the issuer about the person who signs in there. */
export interface IssuerPerson {
  sub: string;
  email?: string;
  email_verified?: unknown;
  name?: string;
  given_name?: string;
  family_name?: string;
}

export const OIDC_CLIENT = { id: "umbral-tests", secret: "a secret between tests and issuer" };

/**
 * A real OpenID issuer on a loopback port, in Google's place. It signs in `person` without asking.
 *
 * @param redirectUri address to which it sends the browser back
 */
export async function openOidcIssuer(redirectUri: string) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: "tests", alg: "RS256", use: "sig" };
  const people = new Map<string, IssuerPerson>();
  const issuer = { url, person: { sub: "nobody" } as IssuerPerson, isDown: false };

  // It speaks of its insecure cookies and of keys, which in a test is noise.
  const provider = new Provider(url, {
    clients: [{ client_id: OIDC_CLIENT.id, client_secret: OIDC_CLIENT.secret, redirect_uris: [redirectUri] }],
    jwks: { keys: [key] },
    cookies: { keys: ["a key of the tests"] },
    claims: { email: ["email", "email_verified"], profile: ["name", "given_name", "family_name"] },
    findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: async () => people.get(sub) }),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/sign-in/${uid}` },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Grant: 60, Interaction: 60, Session: 60 },
    loadExistingGrant: async (ctx: { oidc: { session: { accountId: string } } }) => {
      const grant = new provider.Grant({ accountId: ctx.oidc.session.accountId, clientId: OIDC_CLIENT.id });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (issuer.isDown) response.writeHead(503).end();
    else if (request.url?.startsWith("/sign-in/")) {
      people.set(issuer.person.sub, issuer.person);
      void provider.interactionFinished(request, response, { login: { accountId: issuer.person.sub } });
    } else answer(request, response);
  });
  return issuer;
}

/** Follows the issuer's redirects as a browser with its cookies does. @returns the address that leaves the issuer */
export async function travel(start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  const { origin } = url;
  while (url.origin === origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { redirect: "manual", headers: { cookie } });
    await response.body?.cancel();
    for (const line of response.headers.getSetCookie()) {
      const [name = "", ...value] = line.split(";")[0]!.split("=");
      cookies.set(name, value.join("="));
    }
    const location = response.headers.get("location");
    if (!location) throw new Error(`the issuer answered ${response.status} at ${url.pathname}`);
    url = new URL(location, url);
  }
  return url;
}
