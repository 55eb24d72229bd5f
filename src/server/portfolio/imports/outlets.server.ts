import { and, desc, eq, isNull, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { FEED_PORTALS, type FeedPortal } from "#domain/portfolio/portals/portals.ts";
import { OPERATIONS } from "#domain/shared/home-attributes/home-values.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { feedOutlets } from "../../platform/db/tables/portfolio-imports.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { type AuthKeys, randomToken, sha256 } from "../../platform/secrets/keys.server.ts";
import { endPublicationsOf } from "../outlets/publications.server.ts";

/** Addresses at which portals read an agency's homes. */

export type FeedOutlet = typeof feedOutlets.$inferSelect;

export const newOutlet = z.object({
  name: z
    .string("Escribe un nombre")
    .check(z.trim(), z.minLength(1, "Escribe un nombre"), z.maxLength(120, "Usa como mucho 120 caracteres")),
  portal: z._default(z.enum(FEED_PORTALS, "Elige el portal"), "otro"),
  /** Null for both. */
  operation: z._default(z.nullable(z.enum(OPERATIONS, "Elige venta o alquiler")), null),
});

export interface ListedOutlet {
  id: string;
  name: string;
  portal: FeedPortal;
  operation: string | null;
  /** Null where the secret that sealed it is another: the address works, but cannot be read again. */
  address: string | null;
  createdAt: string;
  revokedAt: string | null;
  reads: number;
  lastReadAt: string | null;
}

interface Parts {
  keys: AuthKeys;
  publicUrl: string;
}

export async function listOutlets(db: Db, actor: PersonActor, parts: Parts): Promise<ListedOutlet[]> {
  const rows = await db
    .select()
    .from(feedOutlets)
    .where(mayRead(actor, "feedOutlet"))
    .orderBy(desc(feedOutlets.createdAt), desc(feedOutlets.id))
    .limit(200);
  return rows.map((row) => listedOutlet(row, parts));
}

export function listedOutlet(outlet: FeedOutlet, parts: Parts): ListedOutlet {
  const { id, name, portal, operation, createdAt, revokedAt, reads, lastReadAt } = outlet;
  return {
    id,
    name,
    portal,
    operation,
    address: addressOf(outlet, parts),
    createdAt: createdAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    reads,
    lastReadAt: lastReadAt?.toISOString() ?? null,
  };
}

function addressOf({ tokenSealed }: FeedOutlet, { keys, publicUrl }: Parts): string | null {
  try {
    return `${publicUrl}/feeds/${keys.open(tokenSealed)}.xml`;
  } catch {
    return null;
  }
}

export async function addOutlet(
  tx: Db,
  actor: PersonActor,
  wanted: z.output<typeof newOutlet>,
  { keys, now }: { keys: AuthKeys; now: Date },
): Promise<FeedOutlet> {
  await lockOwner(tx, actor);
  const token = randomToken();
  const [outlet] = await tx
    .insert(feedOutlets)
    .values({
      ...wanted,
      ...ownershipOf(actor),
      createdAt: now,
      tokenHash: sha256(token),
      tokenSealed: keys.seal(token),
    })
    .returning();
  await publishChange(tx, scopeOf(actor), "imports");
  return outlet!;
}

/** Ends an address for good. @returns `false` when it was ended before; undefined when there is no such address */
export async function revokeOutlet(tx: Db, actor: PersonActor, id: string, now: Date): Promise<boolean | undefined> {
  const isHis = and(mayChange(actor, "feedOutlet"), eq(feedOutlets.id, id));
  const revoked = await tx
    .update(feedOutlets)
    .set({ revokedAt: now })
    .where(and(isHis, isNull(feedOutlets.revokedAt)))
    .returning({ id: feedOutlets.id });
  if (revoked.length > 0) {
    await endPublicationsOf(tx, id, now);
    await publishChange(tx, scopeOf(actor), "imports");
    return true;
  }
  return (await tx.$count(feedOutlets, isHis)) > 0 ? false : undefined;
}

/** Revoked ones too, so that their readers get an explanation. */
export async function outletOfToken(db: Db, token: string): Promise<FeedOutlet | undefined> {
  const [outlet] = await db
    .select()
    .from(feedOutlets)
    .where(eq(feedOutlets.tokenHash, sha256(token)));
  return outlet;
}

export async function countRead(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(feedOutlets)
    .set({ reads: sql`${feedOutlets.reads} + 1`, lastReadAt: now })
    .where(eq(feedOutlets.id, id));
}
