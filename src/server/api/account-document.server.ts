import { deviceOf } from "#domain/account/device.ts";
import { personActor } from "../access/actor.server.ts";
import { factorJson, identityJson, userJson } from "../auth/user-json.server.ts";
import { allRuns, listEvents, listFiles, listFormsOf, listSessions } from "../queries/account-data.server.ts";
import { listFactors, listIdentities, rolesOf, type SessionRow, type UserRow } from "../queries/accounts.server.ts";
import { listNotifications } from "../queries/notifications.server.ts";
import { listHomes } from "../queries/properties.server.ts";
import type { Services } from "../services.server.ts";

const ALL_HOMES = 100_000;
const ALL_NOTICES = 100_000;

/**
 * Everything that is kept of a person, as the text of one JSON document, piece by piece: results may be many. No secret is
 * in it: nothing that signs in, and nothing of anybody else.
 */
export async function* accountDocument(services: Services, user: UserRow): AsyncGenerator<string> {
  const { db } = services.database;
  const { identities: _i, factors: _f, ...account } = await userJson(db, user);
  const head = {
    product: "Umbral",
    madeAt: services.now().toISOString(),
    account,
    roles: await rolesOf(db, user.id),
    identities: (await listIdentities(db, user.id)).map(identityJson),
    secondFactors: (await listFactors(db, user.id)).map(factorJson),
    sessions: (await listSessions(db, user.id)).map((session) => publicSession(session)),
    events: (await listEvents(db, user.id)).map(({ kind, createdAt, ipAddress, userAgent, detail }) => ({
      kind,
      createdAt,
      ipAddress,
      userAgent,
      detail,
    })),
    forms: await listFormsOf(db, user.email),
    homes: await listHomes(db, personActor(user.id), { limit: ALL_HOMES }),
    files: await listFiles(db, user.id),
    notices: (await listNotifications(db, user.id, { limit: ALL_NOTICES })).map(({ userId: _u, ...notice }) => notice),
  };
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "results": [`;
  let separator = "\n";
  for await (const run of allRuns(db, user.id)) {
    const { ownerId: _o, idempotencyKey: _k, inputHash: _h, parsedInput: _p, ...kept } = run;
    yield `${separator}    ${JSON.stringify(kept)}`;
    separator = ",\n";
  }
  yield "\n  ]\n}\n";
}

/** A session as its owner sees it. */
export function publicSession(session: SessionRow) {
  return {
    id: session.id,
    device: deviceOf(session.userAgent),
    ipAddress: session.ipAddress,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.refreshedAt.toISOString(),
    aal: session.aal,
  };
}
