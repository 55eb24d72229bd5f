import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { oauthStates } from "../../platform/db/tables/accounts.server.ts";
import { type AuthKeys, randomToken, sha256 } from "../../platform/secrets/keys.server.ts";
import type { Exchange } from "./google.server.ts";

/** The way to a provider and back: each state works once, and its secrets are stored sealed. */

/** A person may have to find a password or a telephone on the way. */
export const TRIP_SECONDS = 600;

/** Names the browser that was sent to the provider, so that only this browser can return. */
export const TRIP_COOKIE = "umbral_trip";

export interface Trip {
  exchange: Exchange;
  redirectTo: string;
  /** Challenge of a browser that wants a code back; null when it takes the tokens in the fragment. */
  codeChallenge: string | null;
  /** The person who adds the identity to their account; null for a sign-in. */
  linkingUserId: string | null;
  /** SHA-256 of the cookie that the browser got on its way out. */
  browserHash: string;
}

export const newExchange = (): Exchange => ({ state: randomToken(), nonce: randomToken(), verifier: randomToken() });

export async function keepTrip(
  db: Db,
  keys: AuthKeys,
  { state, nonce, verifier }: Exchange,
  trip: Pick<Trip, "redirectTo" | "codeChallenge" | "linkingUserId"> & { browser: string; now: Date },
): Promise<void> {
  await db.insert(oauthStates).values({
    stateHash: sha256(state),
    provider: "google",
    secrets: keys.seal(JSON.stringify({ nonce, verifier, browserHash: sha256(trip.browser) })),
    redirectTo: trip.redirectTo,
    codeChallenge: trip.codeChallenge,
    linkingUserId: trip.linkingUserId,
    createdAt: trip.now,
    expiresAt: new Date(trip.now.getTime() + TRIP_SECONDS * 1000),
  });
}

/** Uses a state up. @returns undefined when it never existed, was used or is too old */
export async function endTrip(db: Db, keys: AuthKeys, state: string, now: Date): Promise<Trip | undefined> {
  const [row] = await db
    .delete(oauthStates)
    .where(eq(oauthStates.stateHash, sha256(state)))
    .returning();
  if (!row || row.expiresAt <= now) return undefined;
  const { nonce, verifier, browserHash } = JSON.parse(keys.open(row.secrets));
  const { redirectTo, codeChallenge, linkingUserId } = row;
  return { exchange: { state, nonce, verifier }, redirectTo, codeChallenge, linkingUserId, browserHash };
}
