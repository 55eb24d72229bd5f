import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from "openid-client";
import * as z from "zod/mini";
import { text } from "#domain/shared/schema/text.ts";
import type { AuthConfig } from "../../platform/env.server.ts";

/** Google, or whichever OpenID issuer is configured in its place. */

const TIMEOUT_S = 10;
const CLOCK_TOLERANCE_S = 30;

/** Claims that the provider vouches for. */
export interface ProviderPerson {
  subject: string;
  /** Lower case. */
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  picture: string;
}

export interface Exchange {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Provider {
  /** Address to which the browser is sent for signing in. */
  authorizationUrl(exchange: Exchange, options: { scopes: string; prompt: string | undefined }): Promise<string>;
  /**
   * Changes the code of the return for the person, with our verifier; state, nonce, issuer, audience, time and signature
   * of the ID token are checked.
   */
  personOf(query: URLSearchParams, exchange: Exchange): Promise<ProviderPerson>;
}

const storable = z.catch(
  text({ max: 10_000 }).check(
    z.trim(),
    z.refine((text) => text.isWellFormed() && !text.includes("\u0000")),
    z.overwrite((text) => text.slice(0, 100)),
  ),
  "",
);
// An identity stays to the letter: an address that is cleaned may be another person's.
const claimsSchema = z.object({
  sub: text({ max: 255, isExact: true }).check(z.minLength(1), z.regex(/^[\x21-\x7e]+$/)),
  email: text({ max: 255, isExact: true }).check(z.trim(), z.toLowerCase(), z.email()),
  /** Only the word itself counts: some issuers leave it out, some write texts. */
  email_verified: z.catch(z.boolean(), false),
  given_name: storable,
  family_name: storable,
  name: storable,
  picture: z.catch(z.url({ protocol: /^https$/ }).check(z.maxLength(500)), ""),
});

/** @param redirectUri where the provider sends the browser back to */
export function createGoogle(google: NonNullable<AuthConfig["google"]>, redirectUri: string): Provider {
  const configuration = remembered(() => discover(google));
  return {
    async authorizationUrl({ state, nonce, verifier }, { scopes, prompt }) {
      const url = buildAuthorizationUrl(await configuration(), {
        response_type: "code",
        redirect_uri: redirectUri,
        scope: [...new Set(["openid", "email", "profile", ...scopes.split(" ").filter(Boolean)])].join(" "),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...(prompt ? { prompt } : {}),
      });
      return url.href;
    },
    async personOf(query, { state, nonce, verifier }) {
      const config = await configuration();
      const url = new URL(redirectUri);
      url.search = query.toString();
      const tokens = await authorizationCodeGrant(config, url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const idClaims = tokens.claims()!;
      // Issuers may keep address and name out of the ID token when they also give an access token.
      const claims = idClaims.email
        ? idClaims
        : { ...(await fetchUserInfo(config, tokens.access_token, idClaims.sub)), sub: idClaims.sub };
      return personFrom(claimsSchema.parse(claims));
    },
  };
}

function personFrom(claims: z.output<typeof claimsSchema>): ProviderPerson {
  const [first = "", ...rest] = claims.name.split(/\s+/);
  return {
    subject: claims.sub,
    email: claims.email,
    isEmailVerified: claims.email_verified,
    firstName: claims.given_name || first,
    lastName: claims.family_name || (claims.given_name ? "" : rest.join(" ")),
    picture: claims.picture,
  };
}

async function discover({ issuer, clientId, clientSecret }: NonNullable<AuthConfig["google"]>): Promise<Configuration> {
  const server = new URL(issuer);
  // Only an issuer that is itself without TLS, as in tests, is asked without TLS.
  const insecure = server.protocol === "http:" ? [allowInsecureRequests] : [];
  return await discovery(
    server,
    clientId,
    { client_secret: clientSecret, [clockTolerance]: CLOCK_TOLERANCE_S },
    (as, client, body, headers) => {
      // The method of RFC 8414 for issuers that name none; the other only where it alone is offered.
      const offered = as.token_endpoint_auth_methods_supported;
      const authenticate =
        !offered || offered.includes("client_secret_basic")
          ? ClientSecretBasic(clientSecret)
          : ClientSecretPost(clientSecret);
      return authenticate(as, client, body, headers);
    },
    { execute: [...insecure, enableNonRepudiationChecks], timeout: TIMEOUT_S },
  );
}

/** Asks once and remembers the answer; an error is asked again the next time. */
function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}
