import { deviceName, deviceOf } from "#domain/account/device.ts";
import { countRecoveryCodes } from "#server/auth/recovery-codes.server.ts";
import type { Viewer } from "#server/auth/viewer.server.ts";
import { publicSession } from "#server/personal-data/account-document.server.ts";
import { listEvents, listSessions } from "#server/queries/account-data.server.ts";
import { findUser, listFactors, listIdentities } from "#server/queries/accounts.server.ts";
import type { Services } from "#server/services.server.ts";

const EVENTS_SHOWN = 12;

/** What a person sees and changes of his own account; undefined once it is gone. */
export async function readSettings({ config, database: { db } }: Services, { userId, sessionId }: Viewer) {
  const [user, factors, codesLeft, sessions, identities, events] = await Promise.all([
    findUser(db, userId),
    listFactors(db, userId),
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
      /** What makes a password easier to guess. */
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
      // From where somebody of Umbral acted is Umbral's affair.
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

export type Settings = NonNullable<Awaited<ReturnType<typeof readSettings>>>;
