import { Hono } from "hono";
import { stream } from "hono/streaming";
import * as z from "zod/mini";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import type { Viewer } from "../../accounts/access/viewer.server.ts";
import { signedInOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import { callerOf, recordEvent } from "../../accounts/auth/audit.server.ts";
import { freshProof } from "../../accounts/auth/fresh-proof.server.ts";
import { clearSessionCookie } from "../../accounts/auth/session-cookie.server.ts";
import { limitCalls } from "../../accounts/limits/rate-limit.server.ts";
import { findSession } from "../../accounts/people/accounts.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { uuidOf } from "../../platform/http/path-id.server.ts";
import { readBody } from "../../platform/http/read-body.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { cancelEmailChange, deleteSession, listSessions } from "../account-data.server.ts";
import { accountDocument, publicSession } from "../personal-data/account-document.server.ts";
import { beforeErasing } from "../personal-data/before-erasing.server.ts";
import { eraseAccount } from "../personal-data/erase-account.server.ts";

/** The whole of an account is read and written out each time. */
const DOCUMENTS_PER_HOUR = 20;

const deletion = z.object({
  /** Typed again: nobody deletes an account by a slip. */
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(255)),
  password: z.optional(z.string().check(z.maxLength(100))),
});

/** `/api/account`: a person's acts on their own account beyond signing in. Others' rows do not exist here. */
export function accountRoutes(services: ToolServices): Hono<AppEnv> {
  const { config, database, now } = services;
  const routes = new Hono<AppEnv>();
  routes.use("*", signedInOnly());

  routes.get("/sessions", async (c) => {
    const { userId, sessionId } = viewerOf(c);
    const sessions = await listSessions(database.db, userId);
    return c.json({
      sessions: sessions.map((session) => ({ ...publicSession(session), isCurrent: session.id === sessionId })),
    });
  });

  routes.delete("/sessions/:id", async (c) => {
    const { userId } = viewerOf(c);
    const id = uuidOf(c, "id");
    const isGone = await database.db.transaction(async (tx) => {
      if (!(await deleteSession(tx, userId, id))) return false;
      await recordEvent(tx, { kind: "session_ended", userId, caller: callerOf(c, config), at: now() });
      return true;
    });
    if (!isGone) throw new AppError("NOT_FOUND");
    return c.body(null, 204);
  });

  routes.delete("/email-change", async (c) => {
    await cancelEmailChange(database.db, viewerOf(c).userId, now());
    return c.body(null, 204);
  });

  routes.get(
    "/export",
    limitCalls(config, { name: "hand-out get /export", calls: DOCUMENTS_PER_HOUR, seconds: 3600 }),
    async (c) => {
      const { user } = await mustFind(services, viewerOf(c));
      await recordEvent(database.db, {
        kind: "data_downloaded",
        userId: user.id,
        caller: callerOf(c, config),
        at: now(),
      });
      c.header("content-type", "application/json; charset=utf-8");
      c.header(
        "content-disposition",
        `attachment; filename="umbral-mis-datos-${now().toISOString().slice(0, 10)}.json"`,
      );
      return stream(c, async (out) => {
        for await (const piece of accountDocument(services, user)) await out.write(piece);
      });
    },
  );

  routes.post("/delete", async (c) => {
    const { email, password } = await readBody(c, deletion);
    const live = await mustFind(services, viewerOf(c));
    const { user } = live;
    if (email !== user.email) {
      throw new AppError("INVALID_INPUT", [{ path: "email", message: "No es el correo de esta cuenta" }]);
    }
    const proof = await freshProof(services, live, { password, caller: callerOf(c, config) });
    if (proof === "missing") throw new AppError("PROOF_NEEDED");
    if (proof === "wrong-password") {
      throw new AppError("INVALID_INPUT", [{ path: "password", message: "La contraseña no es correcta" }]);
    }
    await beforeErasing(services, user.id);
    await database.db.transaction(async (tx) => {
      if (!(await eraseAccount(services, tx, { id: user.id, now: now() }))) throw new AppError("LAST_ADMIN");
      await recordEvent(tx, {
        kind: "account_deleted",
        userId: null,
        caller: { ipAddress: null, userAgent: null },
        at: now(),
      });
    });
    clearSessionCookie(c, config);
    return c.body(null, 204);
  });
  return routes;
}

/** @throws AppError UNAUTHORIZED when the session was ended meanwhile */
async function mustFind({ database }: ToolServices, { sessionId }: Viewer) {
  const live = await findSession(database.db, sessionId);
  if (!live) throw new AppError("UNAUTHORIZED");
  return live;
}
