import { deviceName, deviceOf } from "#domain/accounts/account/device.ts";
import { fullNameOf } from "#domain/accounts/account/person-name.ts";
import { mayAsStaff } from "#domain/accounts/account/staff-rights.ts";
import { USER_TYPE_NAMES } from "#domain/accounts/account/user-type.ts";
import type { Viewer } from "#server/accounts/access/viewer.server.ts";
import { isEndless } from "#server/accounts/auth/administer.server.ts";
import { billingOf } from "#server/accounts/billing/admin-view.server.ts";
import { listPasskeys } from "#server/accounts/passkeys/passkeys.server.ts";
import { findUser, listFactors, listIdentities } from "#server/accounts/people/accounts.server.ts";
import { lastBan, listGrantedRoles, listSessionsOf, stateOf } from "#server/accounts/people/admin-users.server.ts";
import { listAuditEvents } from "#server/accounts/people/audit.server.ts";
import type { Services } from "#server/boot/services.server.ts";
import { shownEvent } from "./shown-event.server.ts";

const EVENTS_SHOWN = 15;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const FACTOR_NAMES = { totp: "Aplicación de códigos", phone: "Teléfono" } as const;

/** Everything that the page of an account shows; undefined without such an account. */
export async function readUserPage({ database: { db }, now }: Services, viewer: Viewer, userId: string) {
  const user = UUID.test(userId) ? await findUser(db, userId) : undefined;
  if (!user) return undefined;
  const state = stateOf(user, now());
  const roles = await listGrantedRoles(db, user.id);
  const identities = await listIdentities(db, user.id);
  const factors = (await listFactors(db, user.id)).filter(({ status }) => status === "verified");
  const passkeys = await listPasskeys(db, user.id);
  const sessions = await listSessionsOf(db, user.id);
  const about = { kind: null, person: user.id, from: null, until: null };
  const { events } = await listAuditEvents(db, about, null, EVENTS_SHOWN);
  const { phone, user_type } = user.metadata;
  return {
    id: user.id,
    email: user.email,
    name: fullNameOf(user.metadata),
    phone: typeof phone === "string" ? phone : "",
    userType: USER_TYPE_NAMES[user_type as keyof typeof USER_TYPE_NAMES] ?? "",
    state,
    createdAt: user.createdAt.toISOString(),
    confirmedAt: user.emailConfirmedAt?.toISOString() ?? null,
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
    providers: identities.map(({ provider }) => provider),
    hasPassword: user.passwordHash !== null,
    factors: factors.map(({ type, friendlyName }) => friendlyName || FACTOR_NAMES[type]),
    passkeys: passkeys.map(({ name }) => name),
    asksForPasskey: user.asksForPasskey,
    roles: roles.map(({ role, since, grantedBy }) => ({ role, since: since.toISOString(), grantedBy })),
    billing: await billingOf(db, user.id, now()),
    ban: state === "banned" ? await banOf(db, user.id, user.bannedUntil!) : null,
    sessions: sessions.map((session) => ({
      id: session.id,
      device: deviceName(deviceOf(session.userAgent)),
      ipAddress: session.ipAddress ?? "desconocida",
      isRaised: session.aal === "aal2",
      isCurrent: session.id === viewer.sessionId,
      startedAt: session.createdAt.toISOString(),
      usedAt: session.refreshedAt.toISOString(),
    })),
    events: events.map(shownEvent),
    rights: {
      isSelf: user.id === viewer.userId,
      mayImpersonate:
        mayAsStaff(viewer.roles, "act-as-people") &&
        user.id !== viewer.userId &&
        roles.length === 0 &&
        state === "active",
      mayChangeRoles: mayAsStaff(viewer.roles, "change-roles"),
      mayAct: mayAsStaff(viewer.roles, "act-on-admins") || !roles.some(({ role }) => role === "admin"),
    },
  };
}

async function banOf(db: Services["database"]["db"], userId: string, until: Date) {
  return {
    until: isEndless(until) ? null : until.toISOString(),
    reason: (await lastBan(db, userId))?.reason ?? "",
  };
}
