import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { apiAnswers } from "../../platform/db/tables/integrations.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";

/** Calls that are sent again with their `Idempotency-Key`: done once, answered the same. */

const LONGEST_KEY = 200;
const KEPT_MS = DAY_MS;

export interface Answer {
  status: 200 | 201;
  body: object;
}

interface Asked {
  ownerId: string;
  /** Null without one: then the call is simply done. */
  idempotencyKey: string | null;
  /** Method, path and body: with another one the key is refused. */
  request: readonly string[];
}

/**
 * Does a call, in one transaction with keeping its answer: either both are kept or neither. Of two at once the second
 * waits and finds the first one's answer. A failed call leaves nothing, and may be tried again with the same key.
 *
 * @throws AppError IDEMPOTENCY_CONFLICT; INVALID_INPUT for a key that is too long
 */
export async function answeredOnce(
  services: ToolServices,
  { ownerId, idempotencyKey, request }: Asked,
  call: (services: ToolServices) => Promise<Answer>,
): Promise<Answer & { isRepeated: boolean }> {
  if (idempotencyKey === null) return { ...(await call(services)), isRepeated: false };
  if (idempotencyKey === "" || idempotencyKey.length > LONGEST_KEY) {
    throw new AppError("INVALID_INPUT", [{ path: "Idempotency-Key", message: `Usa de 1 a ${LONGEST_KEY} caracteres` }]);
  }
  const at = services.now();
  const requestHash = createHash("sha256").update(JSON.stringify(request)).digest("hex");
  return await services.database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`answer ${ownerId} ${idempotencyKey}`}, 0))`);
    const isThis = and(eq(apiAnswers.ownerId, ownerId), eq(apiAnswers.idempotencyKey, idempotencyKey));
    const [earlier] = await tx.select().from(apiAnswers).where(isThis);
    if (earlier && at.getTime() - earlier.createdAt.getTime() < KEPT_MS) {
      if (earlier.requestHash !== requestHash) throw new AppError("IDEMPOTENCY_CONFLICT");
      return { status: earlier.status as Answer["status"], body: earlier.body as object, isRepeated: true };
    }
    const answer = await call({ ...services, database: { ...services.database, db: tx } });
    const kept = { requestHash, status: answer.status, body: answer.body, createdAt: at };
    await tx
      .insert(apiAnswers)
      .values({ ownerId, idempotencyKey, ...kept })
      .onConflictDoUpdate({ target: [apiAnswers.ownerId, apiAnswers.idempotencyKey], set: kept });
    return { ...answer, isRepeated: false };
  });
}
