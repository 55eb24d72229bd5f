import { and, eq, isNull } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import type { FeedFormat, ImportTarget } from "#domain/portfolio/feeds/feed-values.ts";
import { findUserByEmail } from "#server/accounts/people/accounts.server.ts";
import type { Db } from "#server/platform/db/connection.server.ts";
import { agencyMembers } from "#server/platform/db/tables/accounts-agencies.server.ts";
import { importSources } from "#server/platform/db/tables/portfolio-imports.server.ts";
import type { Sender } from "./bring-file.ts";

/** Owner of a command's files. The same name again is the same sender: its homes are known, and nothing is doubled. */

interface Wanted {
  ownerId: string;
  agencyId: string | null;
  name: string;
  format: FeedFormat;
  target: ImportTarget;
}

async function senderOf(db: Db, wanted: Wanted): Promise<Sender> {
  const { ownerId, agencyId, name, target } = wanted;
  const isIts = and(
    eq(importSources.name, name),
    eq(importSources.target, target),
    agencyId
      ? eq(importSources.agencyId, agencyId)
      : and(eq(importSources.ownerId, ownerId), isNull(importSources.agencyId)),
  );
  const [known] = await db.select().from(importSources).where(isIts).limit(1);
  if (known) return known;
  const [made] = await db
    .insert(importSources)
    .values({ ...wanted, kind: "archivo" })
    .returning();
  return made!;
}

/** Umbral's own: open data, for everybody. */
export const houseSender = (db: Db, name: string): Promise<Sender> =>
  senderOf(db, {
    ownerId: HOUSE_AGENCY_ID,
    agencyId: HOUSE_AGENCY_ID,
    name,
    format: "idealista18",
    target: "comparables",
  });

export async function agencySender(db: Db, agencyId: string, name: string): Promise<Sender> {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(agencyId);
  const [head] = isId
    ? await db
        .select({ id: agencyMembers.userId })
        .from(agencyMembers)
        .where(and(eq(agencyMembers.agencyId, agencyId), eq(agencyMembers.role, "owner")))
        .limit(1)
    : [];
  if (!head) throw new Error(`No hay ninguna agencia ${agencyId} con titular.`);
  return await senderOf(db, { ownerId: head.id, agencyId, name, format: "kyero", target: "cartera" });
}

export async function personSender(db: Db, email: string, name: string, format: FeedFormat): Promise<Sender> {
  const user = await findUserByEmail(db, email.toLowerCase());
  if (!user) throw new Error(`No hay ninguna cuenta con el correo ${email}.`);
  const [member] = await db.select().from(agencyMembers).where(eq(agencyMembers.userId, user.id));
  return await senderOf(db, { ownerId: user.id, agencyId: member?.agencyId ?? null, name, format, target: "cartera" });
}
