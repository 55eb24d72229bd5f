import { deviceName, deviceOf } from "#domain/accounts/account/device.ts";
import type { Viewer } from "#server/accounts/access/viewer.server.ts";
import { freshProof } from "#server/accounts/auth/fresh-proof.server.ts";
import { countRecoveryCodes } from "#server/accounts/auth/recovery-codes.server.ts";
import { listPasskeys, type PasskeyRow } from "#server/accounts/passkeys/passkeys.server.ts";
import { relyingParty } from "#server/accounts/passkeys/relying-party.server.ts";
import { findSession, findUser, listFactors, listIdentities } from "#server/accounts/people/accounts.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { listEvents, listSessions } from "#server/privacy/account-data.server.ts";
import { publicSession } from "#server/privacy/personal-data/account-document.server.ts";

const EVENTS_SHOWN = 12;

/** A person's own account as its settings show it; undefined once it is gone. */
export async function readSettings(services: Services, { userId, sessionId }: Viewer) {
  const { config, database } = services;
  const { db } = database;
  const [user, factors, passkeys, codesLeft, sessions, identities, events] = await Promise.all([
    findUser(db, userId),
    listFactors(db, userId),
    listPasskeys(db, userId),
    countRecoveryCodes(db, userId),
    listSessions(db, userId),
    listIdentities(db, userId),
    listEvents(db, userId, { limit: EVENTS_SHOWN }),
  ]);
  if (!user) return undefined;
  return {
    account: {
      email: user.email,
      newEmail: user.newEmail,
      hasPassword: user.passwordHash !== null,
      /** Words that make a password easier to guess. */
      known: [user.email, user.metadata.first_name, user.metadata.last_name].filter(
        (word): word is string => typeof word === "string",
      ),
    },
    factors: factors
      .filter(({ status }) => status === "verified")
      .map(({ id, friendlyName, type, createdAt }) => ({
        id,
        name: friendlyName || (type === "phone" ? "Teléfono" : "Aplicación de códigos"),
        createdAt: createdAt.toISOString(),
      })),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt, isBackedUp }) => ({
      id,
      name,
      isSynced: isBackedUp,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    canAddPasskey: relyingParty(config) !== null,
    asksForPasskey: user.asksForPasskey && passkeys.length > 0,
    proof: await proofNeeded(services, { sessionId, passkeys }),
    codesLeft,
    sessions: sessions
      .map((session) => ({
        ...publicSession(session),
        name: deviceName(deviceOf(session.userAgent)),
        isCurrent: session.id === sessionId,
      }))
      .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
    identities: identities.map(({ id, provider, data, createdAt }) => ({
      id,
      provider,
      email: typeof data.email === "string" ? data.email : "",
      createdAt: createdAt.toISOString(),
    })),
    canLinkGoogle: config.auth.google !== undefined,
    events: events.map(({ id, kind, actorId, createdAt, ipAddress, userAgent, detail }) => {
      // The network from which somebody of Umbral acted is Umbral's affair.
      const isOwn = actorId === null || actorId === userId;
      return {
        id,
        kind,
        at: createdAt.toISOString(),
        device: isOwn ? deviceName(deviceOf(userAgent)) : "Administración de Umbral",
        ipAddress: isOwn ? ipAddress : null,
        reason: kind === "impersonation_started" ? String(detail.reason ?? "") : "",
      };
    }),
  };
}

/** Proof that the person must give before a way in changes. */
export type Proof = "none" | "password" | "passkey" | "google";

async function proofNeeded(
  services: Services,
  { sessionId, passkeys }: { sessionId: string; passkeys: readonly PasskeyRow[] },
): Promise<Proof> {
  const live = await findSession(services.database.db, sessionId);
  // Nothing is tried without a password, so nothing is counted.
  const caller = { ipAddress: null, userAgent: null };
  if (live && (await freshProof(services, live, { password: undefined, caller })) === "given") return "none";
  if (live?.user.passwordHash) return "password";
  return passkeys.length > 0 ? "passkey" : "google";
}

export type Settings = NonNullable<Awaited<ReturnType<typeof readSettings>>>;
