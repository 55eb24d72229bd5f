import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { Db } from "../../platform/db/connection.server.ts";
import { readUuid } from "../../platform/http/path-id.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { callerOf, recordEvent } from "../auth/audit.server.ts";
import { AuthError } from "../auth/auth-error.server.ts";
import { readAuthBody, requireSession } from "../auth/auth-request.server.ts";
import { lockFactors, mustBeRaised } from "../auth/factor-enrolment.server.ts";
import { notifyOwner } from "../auth/notify-owner.server.ts";
import { endWeakSessions } from "../auth/raise-session.server.ts";
import { findUser, listIdentities } from "../people/accounts.server.ts";
import { mustBeFresh, proofField, unknownPasskey } from "./demands.server.ts";
import { passkeyJson, passkeyName } from "./dto.server.ts";
import { dropSecondLevel, leaveSessionsOf } from "./leave-passkey.server.ts";
import { deletePasskey, listPasskeys, lockPasskey, renamePasskey, setAsksForPasskey } from "./passkeys.server.ts";

const rename = z.object({ friendly_name: passkeyName });
const removal = z.object(proofField);
const demand = z.object({ asks: z.boolean(), ...proofField });

/** A person's acts on the passkeys they have. They also work where no new one can be made. */
export function manageRoutes(services: AccountServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const routes = new Hono<AppEnv>();

  /** A person with a second factor has shown it, or sees and changes nothing here. */
  async function raisedSession(c: Context<AppEnv>) {
    const live = await requireSession(c, services);
    await mustBeRaised(database.db, live.session);
    return live;
  }

  routes.get("/passkeys", async (c) => {
    const { user } = await raisedSession(c);
    return c.json((await listPasskeys(database.db, user.id)).map(passkeyJson));
  });

  routes.patch("/passkeys/:id", async (c) => {
    const { user } = await raisedSession(c);
    const { friendly_name: name } = await readAuthBody(c, rename);
    const id = idOf(c);
    const renamed = await database.db.transaction(async (tx) => {
      const row = await renamePasskey(tx, { id, userId: user.id }, name);
      if (!row) throw unknownPasskey();
      const detail = { passkeyId: id };
      await recordEvent(tx, {
        kind: "passkey_renamed",
        userId: user.id,
        caller: callerOf(c, config),
        detail,
        at: now(),
      });
      return row;
    });
    return c.json(passkeyJson(renamed));
  });

  routes.delete("/passkeys/:id", async (c) => {
    const live = await raisedSession(c);
    const { session, user } = live;
    const { password } = await readAuthBody(c, removal);
    const caller = callerOf(c, config);
    const id = idOf(c);
    await mustBeFresh(services, live, { password, caller });
    await database.db.transaction(async (tx) => {
      await lockFactors(tx, user.id);
      await mustBeRaised(tx, session);
      const passkey = await lockPasskey(tx, { id, userId: user.id });
      if (!passkey) throw unknownPasskey();
      await mustLeaveAWayIn(tx, user.id);
      await deletePasskey(tx, id);
      await leaveSessionsOf(tx, passkey, session.id);
      if ((await listPasskeys(tx, user.id)).length === 0) {
        await setAsksForPasskey(tx, user.id, false, now());
      }
      await dropSecondLevel(tx, user.id);
      await recordEvent(tx, { kind: "passkey_removed", userId: user.id, caller, detail: { passkeyId: id }, at: now() });
      await notifyOwner(tx, services, user, { kind: "passkeyRemoved" });
    });
    return c.body(null, 204);
  });

  /** Whether signing in otherwise asks for a passkey too. */
  routes.put("/passkeys/second-factor", async (c) => {
    const live = await raisedSession(c);
    const { session, user } = live;
    const { asks, password } = await readAuthBody(c, demand);
    const caller = callerOf(c, config);
    // Switching it on needs the key itself, or people might lock themselves out; switching it off needs what any
    // weakening needs.
    if (asks && session.aal !== "aal2") throw new AuthError(403, "insufficient_aal", "AAL2 required");
    if (!asks) await mustBeFresh(services, live, { password, caller });
    await database.db.transaction(async (tx) => {
      await lockFactors(tx, user.id);
      await mustBeRaised(tx, session);
      if (asks && (await listPasskeys(tx, user.id)).length === 0) throw unknownPasskey();
      if (!(await setAsksForPasskey(tx, user.id, asks, now()))) return;
      if (asks) await endWeakSessions(tx, session);
      else await dropSecondLevel(tx, user.id);
      const kind = asks ? "passkey_asked_on" : "passkey_asked_off";
      await recordEvent(tx, { kind, userId: user.id, caller, at: now() });
      await notifyOwner(tx, services, user, { kind: asks ? "passkeyAsked" : "passkeyNotAsked" });
    });
    return c.json({ asks });
  });
  return routes;
}

/** @throws AuthError 404 for text that cannot be an id */
function idOf(c: Context): string {
  const id = readUuid(c.req.param("id"));
  if (id === undefined) throw unknownPasskey();
  return id;
}

/** @throws AuthError 422 when nothing else opens the account */
async function mustLeaveAWayIn(tx: Db, userId: string): Promise<void> {
  const user = await findUser(tx, userId);
  const identities = await listIdentities(tx, userId);
  const hasOther = user?.passwordHash !== null || identities.some(({ provider }) => provider !== "email");
  if (hasOther || (await listPasskeys(tx, userId)).length > 1) return;
  throw new AuthError(422, "single_identity_not_deletable", "Account must keep a way in");
}
