import { eq } from "drizzle-orm";
import type { AgentCard, Brand } from "#domain/agency/agent-card.ts";
import { accountOf } from "../billing/accounts.server.ts";
import { planOf } from "../billing/plan-state.server.ts";
import { users } from "../db/account-schema.server.ts";
import { agencies, agencyLogos, agencyMembers } from "../db/agency-schema.server.ts";
import type { Db } from "../db/connection.server.ts";

/** How a person signs; undefined once his account is gone. */
export async function agentCardOf(db: Db, userId: string, now: Date): Promise<AgentCard | undefined> {
  const [row] = await db
    .select({ user: users, agency: agencies, logo: agencyLogos })
    .from(users)
    .leftJoin(agencyMembers, eq(agencyMembers.userId, users.id))
    .leftJoin(agencies, eq(agencies.id, agencyMembers.agencyId))
    .leftJoin(agencyLogos, eq(agencyLogos.agencyId, agencies.id))
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const { user, agency, logo } = row;
  const { first_name, last_name, phone } = user.metadata;
  const account = await accountOf(db, agency ? { agencyId: agency.id } : { userId });
  return {
    name: [first_name, last_name].filter((part) => typeof part === "string").join(" "),
    phone: typeof phone === "string" && phone !== "" ? phone : null,
    email: user.email,
    brand: agency && brandOf(agency, logo),
    hasWhiteLabel: account !== undefined && (planOf(account, now)?.hasWhiteLabel ?? false),
  };
}

function brandOf(agency: typeof agencies.$inferSelect, logo: typeof agencyLogos.$inferSelect | null): Brand {
  const { name, licenceNumber, colour, signature, phone, email, website } = agency;
  return {
    name,
    licenceNumber,
    colour,
    signature,
    phone,
    email,
    website,
    logo: logo && { dataUrl: `data:image/png;base64,${logo.png}`, widthPx: logo.widthPx, heightPx: logo.heightPx },
  };
}
