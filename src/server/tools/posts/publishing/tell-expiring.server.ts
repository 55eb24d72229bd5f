import { and, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { ringBells } from "../../../accounts/notifications/notifications.server.ts";
import { isoDateInMadrid } from "../../../platform/clock.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { users } from "../../../platform/db/tables/accounts.server.ts";
import { agencyMembers } from "../../../platform/db/tables/accounts-agencies.server.ts";
import { socialAccounts } from "../../../platform/db/tables/tools-social.server.ts";

/** Days before the end of an access at which its people are told. */
const DAYS_BEFORE = 7;
const AT_ONCE = 100;

/** Tells whoever may connect an account again that its access ends within a week: once for each end. */
export async function tellExpiring(db: Db, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + DAYS_BEFORE * 24 * 3_600_000);
  await db.transaction(async (tx) => {
    const ending = await tx
      .select()
      .from(socialAccounts)
      .where(
        and(
          isNull(socialAccounts.expiryToldAt),
          isNull(socialAccounts.refusedAt),
          isNotNull(socialAccounts.expiresAt),
          lte(socialAccounts.expiresAt, soon),
        ),
      )
      .limit(AT_ONCE)
      .for("update", { skipLocked: true });
    for (const { id, name, ownerId, agencyId, expiresAt } of ending) {
      const notice = {
        title: `Conecta otra vez «${name.slice(0, 80)}»`,
        message: `La red nos deja publicar hasta el ${formatDate(isoDateInMadrid(expiresAt!))}. Después, lo programado en esa cuenta no saldrá.`,
        link: "/dashboard/integrations/redes",
        cause: `cuenta ${id} ${expiresAt!.toISOString()}`,
        type: "warning" as const,
      };
      await ringBells(tx, await whoMayConnect(tx, { ownerId, agencyId }), notice, now);
      await tx.update(socialAccounts).set({ expiryToldAt: now }).where(eq(socialAccounts.id, id));
    }
  });
}

async function whoMayConnect(
  tx: Db,
  { ownerId, agencyId }: { ownerId: string; agencyId: string | null },
): Promise<string[]> {
  if (agencyId === null) {
    const own = await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId));
    return own.map(({ id }) => id);
  }
  const members = await tx.select().from(agencyMembers).where(eq(agencyMembers.agencyId, agencyId));
  return members.filter(({ role }) => mayInAgency(role, "connect-networks")).map(({ userId }) => userId);
}
