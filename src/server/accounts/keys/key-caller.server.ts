import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { MiddlewareHandler } from "hono";
import { scopeOfCall } from "#domain/integrations/api/key-scopes.ts";
import { API_KEY_PREFIX } from "#domain/integrations/api/scopes.ts";
import { AppError, problemResponse } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { apiKeys } from "../../platform/db/tables/accounts-keys.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import { type PersonActor, scopeOf } from "../access/actor.server.ts";
import type { AppEnv, KeyCaller } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { findMembership } from "../agencies/agencies.server.ts";
import { accountOf, payerOf } from "../billing/accounts.server.ts";
import { planOf } from "../billing/plan-state.server.ts";
import { createKeyLimit, type Spending, type Spent } from "./key-limit.server.ts";

/** Seconds between two updates of a key's last use. */
const SEEN_EVERY_S = 60;

/**
 * Finds out which key calls and whether it may call this. A key opens nothing that is not in the table of scopes: pages, accounts,
 * the administration and whatever comes later are closed to it until somebody writes a line.
 *
 * @throws AppError INVALID_API_KEY, API_NOT_IN_PLAN, NOT_FOR_KEYS, SCOPE_MISSING
 */
export function withKeyCaller(services: AccountServices): MiddlewareHandler<AppEnv> {
  const { database, now, callCounts } = services;
  const spend = createKeyLimit(callCounts);
  return async (c, next) => {
    c.set("keyCaller", null);
    const bearer = /^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    if (!bearer?.startsWith(API_KEY_PREFIX)) return await next();
    const caller = await findKeyCaller(database.db, bearer, now());
    const scope = scopeOfCall(c.req.method, c.req.path);
    if (scope === undefined) throw new AppError("NOT_FOR_KEYS");
    if (scope !== "any" && !caller.scopes.includes(scope)) throw new AppError("SCOPE_MISSING");
    const spent = spend(caller.scope, spendingOf(c.req.method, c.req.path));
    if (!spent.isAllowed) return withLimit(problemResponse(new AppError("RATE_LIMIT"), c.get("requestId")), spent);
    c.set("keyCaller", {
      ...caller,
      async spend(kind) {
        if (!spend(caller.scope, kind).isAllowed) throw new AppError("RATE_LIMIT");
      },
    });
    await next();
    withLimit(c.res, spent);
    if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
    return;
  };
}

/** Calls that calculate or draw a file cost as much as writing. */
const RECKONS = /\/export\//;
/** One address for every MCP call: the acts of its tools are counted where they happen. */
const DOOR = "/mcp";

const spendingOf = (method: string, path: string): Spending =>
  path === DOOR || ((method === "GET" || method === "HEAD") && !RECKONS.test(path)) ? "read" : "write";

function withLimit(response: Response, { isAllowed, limit, remaining, resetSeconds }: Spent): Response {
  response.headers.set("ratelimit-limit", String(limit));
  response.headers.set("ratelimit-remaining", String(remaining));
  response.headers.set("ratelimit-reset", String(resetSeconds));
  if (!isAllowed) response.headers.set("retry-after", String(resetSeconds));
  return response;
}

async function findKeyCaller(db: Db, key: string, now: Date): Promise<Omit<KeyCaller, "spend">> {
  const isLive = and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));
  const [row] = await db
    .select({ key: apiKeys, bannedUntil: users.bannedUntil })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.ownerId))
    .where(and(eq(apiKeys.keyHash, sha256(key)), isLive));
  if (!row || (row.bannedUntil && row.bannedUntil > now)) throw new AppError("INVALID_API_KEY");
  const { id, ownerId, agencyId, scopes, lastUsedAt } = row.key;
  const agency = await findMembership(db, ownerId);
  // Keys stay behind when their person leaves or joins an agency.
  if ((agency?.id ?? null) !== agencyId) throw new AppError("INVALID_API_KEY");
  const actor: PersonActor = { ownerId, isAnonymous: false, agency };
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
