import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import type { Colleague, CrmSettings, RoutingRule } from "#domain/crm/contacts/dto.ts";
import type { RuleConditions } from "#domain/crm/contacts/routing.ts";
import { type PersonActor, scopeOf } from "../../accounts/access/actor.server.ts";
import { membersOf, namesOf } from "../../accounts/people/people.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { rulesOf } from "./route-deal.server.ts";
import { settingsOf } from "./settings.server.ts";

/**
 * Whether the actor decides how the agency works: people who see all its work do, and people without an agency do for
 * themselves.
 */
export const maySetUp = ({ agency }: PersonActor): boolean =>
  agency === null || mayInAgency(agency.role, "see-all-work");

export async function readCrmSettings(db: Db, actor: PersonActor): Promise<CrmSettings> {
  const { scope: _, ...settings } = await settingsOf(db, scopeOf(actor));
  const { timeZone, openingHours, holidays, answerMinutes, commissionRate, mandateNoticeDays } = settings;
  // A `real` of the database differs a little from the typed value.
  const rate = Math.round(commissionRate * 1e6) / 1e6;
  return {
    timeZone,
    openingHours,
    holidays,
    answerMinutes,
    commissionRate: rate,
    mandateNoticeDays,
    mayChange: maySetUp(actor),
  };
}

/** An agency's rules in order, the one that catches all last and always there; none for a person without an agency. */
export async function listRules(db: Db, { agency }: PersonActor): Promise<RoutingRule[]> {
  if (!agency) return [];
  const rows = await rulesOf(db, agency.id);
  const names = await namesOf(
    db,
    rows.flatMap(({ assignees }) => assignees),
  );
  return rows.map(({ id, name, conditions, assignees, given, isCatchAll, isActive }) => ({
    id,
    name,
    given,
    isCatchAll,
    isActive,
    conditions: conditions as RuleConditions,
    assignees: assignees.flatMap((userId) => names.get(userId) ?? []),
  }));
}

/** The people who may get contacts and deals. */
export async function listColleagues(db: Db, actor: PersonActor): Promise<Colleague[]> {
  const members = await membersOf(db, actor);
  return members.map(({ id, name, email }) => ({ id, name, email, isSelf: id === actor.ownerId }));
}
