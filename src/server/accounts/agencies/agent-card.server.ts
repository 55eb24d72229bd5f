import { eq } from "drizzle-orm";
import { personCardOf } from "#domain/accounts/account/person-card.ts";
import { fullNameOf } from "#domain/accounts/account/person-name.ts";
import type { AgentCard, Brand, PersonCard } from "#domain/accounts/agency/agent-card.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { agencies, agencyLogos, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { accountOf } from "../billing/accounts.server.ts";
import { planOf } from "../billing/plan-state.server.ts";
import { readPhoto } from "./person-card.server.ts";

/** How a person signs; undefined once their account is gone. */
export async function agentCardOf(
  { database, store, now }: Pick<AccountServices, "database" | "store" | "now">,
  userId: string,
): Promise<AgentCard | undefined> {
  const { db } = database;
  const [row] = await db
    .select({ user: users, agency: agencies, logo: agencyLogos })
    .from(users)
    .leftJoin(agencyMembers, eq(agencyMembers.userId, users.id))
    .leftJoin(agencies, eq(agencies.id, agencyMembers.agencyId))
    .leftJoin(agencyLogos, eq(agencyLogos.agencyId, agencies.id))
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const { user, agency, logo } = row;
  const { phone } = user.metadata;
  const account = await accountOf(db, agency ? { agencyId: agency.id } : { userId });
  return {
    name: fullNameOf(user.metadata),
    person: await personOf({ database, store }, user),
    phone: typeof phone === "string" && phone !== "" ? phone : null,
    email: user.email,
    brand: agency && brandOf(agency, logo),
    hasWhiteLabel: account !== undefined && (planOf(account, now())?.hasWhiteLabel ?? false),
  };
}

async function personOf(
  services: Pick<AccountServices, "database" | "store">,
  user: typeof users.$inferSelect,
): Promise<PersonCard | undefined> {
  const card = personCardOf(user.metadata);
  // A document without the photo is worth more than none.
  const jpeg = await readPhoto(services, user).catch((error) => {
    if (error instanceof AppError && error.code === "STORE_UNAVAILABLE") return undefined;
    throw error;
  });
  const isEmpty = !jpeg && !card.role && !card.licenceNumber && !card.text && card.languages.length === 0;
  return isEmpty ? undefined : { ...card, photo: jpeg ? `data:image/jpeg;base64,${jpeg.toString("base64")}` : null };
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
