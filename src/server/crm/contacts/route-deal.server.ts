import { asc, eq, sql } from "drizzle-orm";
import { type NewDeal, type Routed, type RuleConditions, route } from "#domain/crm/contacts/routing.ts";
import { type Member, membersOf } from "../../accounts/people/people.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { routingRules } from "../../platform/db/tables/crm-deals.server.ts";
import type { CrmScope } from "./scopes.server.ts";

const CATCH_ALL_NAME = "Todo lo demás";

/** The rules of an agency in order, with the one that catches all; it is made when it is first asked for. */
export async function rulesOf(tx: Db, agencyId: string): Promise<(typeof routingRules.$inferSelect)[]> {
  const read = () =>
    tx
      .select()
      .from(routingRules)
      .where(eq(routingRules.agencyId, agencyId))
      .orderBy(asc(routingRules.isCatchAll), asc(routingRules.position), asc(routingRules.id));
  const rules = await read();
  if (rules.some(({ isCatchAll }) => isCatchAll)) return rules;
  await tx
    .insert(routingRules)
    .values({ agencyId, name: CATCH_ALL_NAME, position: 0, isCatchAll: true })
    .onConflictDoNothing();
  return await read();
}

/** The people who may get deals of a CRM scope. */
export const membersAt = (tx: Db, { agencyId, personId, isHouse }: CrmScope): Promise<Member[]> =>
  membersOf(tx, {
    ownerId: personId ?? "",
    isAnonymous: false,
    agency: agencyId === null ? null : { id: agencyId, role: "owner" },
    ...(isHouse ? { isHouse } : {}),
  });

/**
 * Chooses the person who gets a new deal by the scope's rules, and counts the turn. The caller has entered the scope
 * (`enterCrmScope`).
 */
export async function routeDeal(
  tx: Db,
  crmScope: CrmScope,
  deal: NewDeal,
  members: readonly Member[],
): Promise<Routed> {
  const { agencyId, personId } = crmScope;
  if (agencyId === null) return { ruleId: "", ruleName: "", ownerId: personId, reasons: ["Trabajas por tu cuenta"] };
  const rules = (await rulesOf(tx, agencyId)).map((rule) => ({
    ...rule,
    conditions: rule.conditions as RuleConditions,
  }));
  const routed = route(deal, rules, new Set(members.map(({ id }) => id)));
  // One rule always catches all.
  if (!routed) throw new Error("no rule matched");
  await tx
    .update(routingRules)
    .set({ given: sql`${routingRules.given} + 1` })
    .where(eq(routingRules.id, routed.ruleId));
  return routed;
}
