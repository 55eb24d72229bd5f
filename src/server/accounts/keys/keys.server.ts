import { and, count, desc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import { MOST_KEYS, type NewKey } from "#domain/integrations/api/key-form.ts";
import { API_KEY_PREFIX, type ApiScope } from "#domain/integrations/api/scopes.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { apiKeys } from "../../platform/db/tables/accounts-keys.server.ts";
import { randomToken, sha256 } from "../../platform/secrets/keys.server.ts";
import { type PersonActor, scopeOf } from "../access/actor.server.ts";
import { lockOwner } from "../access/lock-owner.server.ts";
import { mayChange, mayRead, ownershipOf } from "../access/policies.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { type Caller, recordEvent } from "../auth/audit.server.ts";
import { openAccount, payerOf } from "../billing/accounts.server.ts";
import { planOf } from "../billing/plan-state.server.ts";
import { namesOf } from "../people/people.server.ts";

/** Keys of the API, for the people who make and revoke them. `key-caller` has the rights of a key. */

/** Number of keys shown: those that work, and the newest of the others. */
const SHOWN = 200;
/** First characters of the key after its prefix: enough to tell keys apart, too few to guess one. */
const START = API_KEY_PREFIX.length + 6;

export interface ListedKey {
  id: string;
  name: string;
  scopes: readonly ApiScope[];
  keyStart: string;
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
  /** Exact to the minute. */
  lastUsedAt: string | null;
  /** The person it acts for. */
  owner: { id: string; name: string };
}

const worksAt = (now: Date): SQL =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)))!;

/** The keys that somebody may see, those that work first. */
export async function listKeys(db: Db, actor: PersonActor, now: Date): Promise<ListedKey[]> {
  const rows = await db
    .select()
    .from(apiKeys)
    .where(mayRead(actor, "apiKey"))
    .orderBy(sql`${worksAt(now)} desc`, desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(SHOWN);
  const names = await namesOf(
    db,
    rows.map(({ ownerId }) => ownerId),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    keyStart: row.keyStart,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    owner: names.get(row.ownerId)!,
  }));
}

/** The clock, and the database or a transaction of it. */
interface Parts {
  database: { db: Db };
  now: () => Date;
}

/** Whether the payer's plan lets programs in. */
export async function hasApi({ database: { db }, now }: Parts, actor: PersonActor): Promise<boolean> {
  return planOf(await openAccount(db, payerOf(actor), now()), now())?.hasApi === true;
}

/**
 * Makes a key.
 *
 * @returns with the key itself, which is nowhere else
 * @throws AppError API_NOT_IN_PLAN, TOO_MANY_KEYS
 */
export async function createKey(
  services: Parts,
  actor: PersonActor,
  { name, scopes, days }: Omit<NewKey, "password">,
  caller: Caller,
): Promise<{ id: string; key: string }> {
  if (!(await hasApi(services, actor))) throw new AppError("API_NOT_IN_PLAN");
  const now = services.now();
  const key = `${API_KEY_PREFIX}${randomToken()}`;
  return await services.database.db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    // Of two people who make the last key at once, the second finds the key of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api keys ${scopeOf(actor)}`}, 0))`);
    const isTheirs = actor.agency
      ? eq(apiKeys.agencyId, actor.agency.id)
      : and(eq(apiKeys.ownerId, actor.ownerId), isNull(apiKeys.agencyId));
    const [live] = await tx
      .select({ count: count() })
      .from(apiKeys)
      .where(and(isTheirs, worksAt(now)));
    if (live!.count >= MOST_KEYS) throw new AppError("TOO_MANY_KEYS");
    const [row] = await tx
      .insert(apiKeys)
      .values({
        ...ownershipOf(actor),
        name,
        scopes,
        createdAt: now,
        keyHash: sha256(key),
        keyStart: key.slice(0, START),
        expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS),
      })
      .returning({ id: apiKeys.id });
    await recordEvent(tx, {
      kind: "api_key_created",
      userId: actor.ownerId,
      caller,
      detail: { name, scope: scopes.join(" ") },
      at: now,
    });
    return { id: row!.id, key };
  });
}

/** Ends a key; once ended it stays so. @throws AppError NOT_FOUND */
export async function revokeKey(
  { database: { db }, now }: AccountServices,
  actor: PersonActor,
  id: string,
  caller: Caller,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const [key] = await tx
      .select()
      .from(apiKeys)
      .where(and(eq(apiKeys.id, id), mayChange(actor, "apiKey")))
      .for("update");
    if (!key) throw new AppError("NOT_FOUND");
    if (key.revokedAt) return;
    await tx.update(apiKeys).set({ revokedAt: at }).where(eq(apiKeys.id, id));
    await recordEvent(tx, {
      kind: "api_key_revoked",
      userId: key.ownerId,
      actorId: actor.ownerId,
      caller,
      detail: { name: key.name },
      at,
    });
  });
}
