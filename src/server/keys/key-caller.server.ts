import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { MiddlewareHandler } from "hono";
import { API_KEY_PREFIX, type ApiScope } from "#domain/api/scopes.ts";
import { type Actor, scopeOf } from "../access/actor.server.ts";
import type { AppEnv } from "../app.server.ts";
import { AppError } from "../app-error.server.ts";
import { sha256 } from "../auth/keys.server.ts";
import { accountOf, payerOf } from "../billing/accounts.server.ts";
import { planOf } from "../billing/plan-state.server.ts";
import { users } from "../db/account-schema.server.ts";
import { apiKeys } from "../db/api-schema.server.ts";
import type { Db } from "../db/connection.server.ts";
import { findMembership } from "../queries/agencies.server.ts";
import type { Services } from "../services.server.ts";
import { scopeOfCall } from "./key-scopes.server.ts";

/** A program that calls with a key of the API. It acts as who made the key, within what the key may do. */
export interface KeyCaller {
  keyId: string;
  scopes: readonly ApiScope[];
  actor: Actor;
  /** The agency's id, else the person's: keys of one share a limit. */
  scope: string;
}

/** So often at most a key says when it was last used. */
const SEEN_EVERY_S = 60;

/**
 * Finds out which key calls and whether it may call this. A key opens nothing that is not in the table of scopes: pages, accounts,
 * the administration and whatever comes later are closed to it until somebody writes a line.
 *
 * @throws AppError INVALID_API_KEY, API_NOT_IN_PLAN, NOT_FOR_KEYS, SCOPE_MISSING
 */
export function withKeyCaller(services: Services): MiddlewareHandler<AppEnv> {
  const { database, now } = services;
  return async (c, next) => {
    c.set("keyCaller", null);
    const bearer = /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    if (!bearer?.startsWith(API_KEY_PREFIX)) return await next();
    const caller = await findKeyCaller(database.db, bearer, now());
    const scope = scopeOfCall(c.req.method, c.req.path);
    if (scope === undefined) throw new AppError("NOT_FOR_KEYS");
    if (scope !== "any" && !caller.scopes.includes(scope)) throw new AppError("SCOPE_MISSING");
    c.set("keyCaller", caller);
    return await next();
  };
}

async function findKeyCaller(db: Db, key: string, now: Date): Promise<KeyCaller> {
  const isLive = and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));
  const [row] = await db
    .select({ key: apiKeys, bannedUntil: users.bannedUntil })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.ownerId))
    .where(and(eq(apiKeys.keyHash, sha256(key)), isLive));
  if (!row || (row.bannedUntil && row.bannedUntil > now)) throw new AppError("INVALID_API_KEY");
  const { id, ownerId, agencyId, scopes, lastUsedAt } = row.key;
  const agency = await findMembership(db, ownerId);
  // Who has left the agency, or joined one, left his keys behind.
  if ((agency?.id ?? null) !== agencyId) throw new AppError("INVALID_API_KEY");
  const actor: Actor = { ownerId, isAnonymous: false, agency };
  const account = await accountOf(db, payerOf(actor));
  if (!account || !planOf(account, now)?.hasApi) throw new AppError("API_NOT_IN_PLAN");
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= SEEN_EVERY_S * 1000) {
    await db
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(
        and(
          eq(apiKeys.id, id),
          sql`${apiKeys.lastUsedAt} is not distinct from ${lastUsedAt?.toISOString() ?? null}::timestamptz`,
        ),
      );
  }
  return { keyId: id, scopes, actor, scope: scopeOf(actor) };
}
