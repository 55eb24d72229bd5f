import { asc, desc, eq } from "drizzle-orm";
import {
  type ChainedEvent,
  type EvidenceEvent,
  eventText,
  eventTime,
  FIRST_HASH,
} from "#domain/crm/signatures/evidence.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { signatureEvents } from "../../platform/db/tables/crm-signatures.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";

/** The evidence of requests. The row of the request is locked by whoever adds an event, so no two take one position. */

export type NewEvent = Pick<EvidenceEvent, "kind" | "signerId"> & { details?: Record<string, string> };

export async function addEvent(tx: Db, requestId: string, event: NewEvent, now: Date): Promise<void> {
  const [last] = await tx
    .select()
    .from(signatureEvents)
    .where(eq(signatureEvents.requestId, requestId))
    .orderBy(desc(signatureEvents.position))
    .limit(1);
  const { at, wasClockBehind } = eventTime(now, last?.at ?? null);
  const previousHash = last?.hash ?? FIRST_HASH;
  const chained = {
    position: (last?.position ?? 0) + 1,
    at: at.toISOString(),
    kind: event.kind,
    signerId: event.signerId,
    details: event.details ?? {},
  };
  await tx.insert(signatureEvents).values({
    requestId,
    ...chained,
    at,
    previousHash,
    hash: sha256(eventText(requestId, chained, previousHash)),
    wasClockBehind,
  });
}

/** All events of a request, in their order. */
export async function readEvents(db: Db, requestId: string): Promise<ChainedEvent[]> {
  const rows = await db
    .select()
    .from(signatureEvents)
    .where(eq(signatureEvents.requestId, requestId))
    .orderBy(asc(signatureEvents.position));
  return rows.map(({ position, at, kind, signerId, details, previousHash, hash }) => ({
    position,
    at: at.toISOString(),
    kind,
    signerId,
    details,
    previousHash,
    hash,
  }));
}
