import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Context } from "hono";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { apiAnswers } from "../../platform/db/tables/integrations.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import { personOf } from "../access/who-may.server.ts";

/** Calls that are sent again with their `Idempotency-Key`: done once, answered the same. */

const LONGEST_KEY = 200;
const KEPT_MS = DAY_MS;

export interface Answer {
  status: 200 | 201;
  body: object;
}

interface Parts {
  db: Db;
  now: () => Date;
  /**
   * For answers that hold a secret, and bodies with a password: the answer is kept sealed, and what was asked by a code that
   * nobody can guess back. A copy of the database alone gives neither away.
   */
  sealedWith?: AuthKeys | undefined;
}

interface Asked {
  ownerId: string;
  /** Without one the call is simply done. */
  idempotencyKey: string | undefined;
  /** Method, path and body: with another one the key is refused. */
  request: readonly string[];
}

/**
 * Does a call, in one transaction with keeping its answer: either both are kept or neither. Of two at once the second waits and
 * finds the first one's answer. A failed call leaves nothing, and may be tried again with the same key.
 *
 * @throws AppError IDEMPOTENCY_CONFLICT; INVALID_INPUT for a key that is too long
 */
export async function doneOnce(
  { db, now, sealedWith }: Parts,
  { ownerId, idempotencyKey, request }: Asked,
  call: (db: Db) => Promise<Answer>,
): Promise<Answer & { isRepeated: boolean }> {
  if (idempotencyKey === undefined) return { ...(await call(db)), isRepeated: false };
  if (idempotencyKey === "" || idempotencyKey.length > LONGEST_KEY) {
    throw new AppError("INVALID_INPUT", [{ path: "Idempotency-Key", message: `Usa de 1 a ${LONGEST_KEY} caracteres` }]);
  }
  const at = now();
  const asked = JSON.stringify(request);
  const requestHash = sealedWith?.mac("answer", asked) ?? createHash("sha256").update(asked).digest("hex");
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`answer ${ownerId} ${idempotencyKey}`}, 0))`);
    const isThis = and(eq(apiAnswers.ownerId, ownerId), eq(apiAnswers.idempotencyKey, idempotencyKey));
    const [earlier] = await tx.select().from(apiAnswers).where(isThis);
    if (earlier && at.getTime() - earlier.createdAt.getTime() < KEPT_MS) {
      if (earlier.requestHash !== requestHash) throw new AppError("IDEMPOTENCY_CONFLICT");
      const body = sealedWith ? opened(earlier.body, sealedWith) : (earlier.body as object);
      return { status: earlier.status as Answer["status"], body, isRepeated: true };
    }
    const answer = await call(tx);
    const body = sealedWith ? { sealed: sealedWith.seal(JSON.stringify(answer.body)) } : answer.body;
    const kept = { requestHash, status: answer.status, body, createdAt: at };
    await tx
      .insert(apiAnswers)
      .values({ ownerId, idempotencyKey, ...kept })
      .onConflictDoUpdate({ target: [apiAnswers.ownerId, apiAnswers.idempotencyKey], set: kept });
    return { ...answer, isRepeated: false };
  });
}

const opened = (body: unknown, keys: AuthKeys): object => JSON.parse(keys.open((body as { sealed: string }).sealed));

/** The same for a request, whose method, path and body the key stands for. */
export async function answeredOnce(
  c: Context<AppEnv>,
  parts: Parts,
  call: (db: Db) => Promise<Answer>,
): Promise<Response> {
  const asked = {
    ownerId: personOf(c).ownerId,
    idempotencyKey: c.req.header("idempotency-key"),
    request: [c.req.method, c.req.path, await c.req.text()],
  };
  const { status, body, isRepeated } = await doneOnce(parts, asked, call);
  if (isRepeated) c.header("idempotent-replayed", "true");
  return c.json(body, status);
}

/** The same for a call that makes one row, in a transaction: 201 with its id. */
export const madeOnce = (c: Context<AppEnv>, parts: Parts, make: (tx: Db) => Promise<string>): Promise<Response> =>
  answeredOnce(c, parts, async (db) => ({ status: 201, body: { id: await db.transaction(make) } }));
