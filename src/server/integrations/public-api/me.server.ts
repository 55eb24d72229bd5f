import type { PublicMe } from "#domain/integrations/api/me-resource.ts";
import type { ApiScope } from "#domain/integrations/api/scopes.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { findAgency } from "../../accounts/agencies/agencies.server.ts";
import { openAccount, payerOf } from "../../accounts/billing/accounts.server.ts";
import { balanceOf, planOf } from "../../accounts/billing/plan-state.server.ts";
import { namesOf } from "../../accounts/people/people.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";

/** The person a call acts for, its permissions and its credits. */
export async function getMe(
  { database: { db }, now }: ToolServices,
  actor: PersonActor,
  key: { keyId: string; scopes: readonly ApiScope[] } | null,
): Promise<PublicMe> {
  const { ownerId, agency } = actor;
  const account = await openAccount(db, payerOf(actor), now());
  const plan = planOf(account, now());
  const found = agency && (await findAgency(db, agency.id));
  return {
    user: { id: ownerId, name: (await namesOf(db, [ownerId])).get(ownerId)?.name ?? "" },
    agency: agency && found ? { id: agency.id, name: found.agency.name, role: agency.role } : null,
    key: key && { id: key.keyId, scopes: [...key.scopes] },
    plan: plan ? { id: plan.id, name: plan.name } : null,
    credits: balanceOf(account, now()),
  };
}
