import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { valuation } from "#tools/valuation/tool.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { agencyInvitations, agencyLogos, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { calendarFeeds } from "../../platform/db/tables/crm-calendar.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { isListed, partsOf } from "../../portfolio/homes/home-conditions.server.ts";

export interface FirstSteps {
  /** A home is in the portfolio. */
  home: boolean;
  /** The agency has a logo. */
  logo: boolean;
  /** Somebody else is in the agency, or was asked into it; an invitation that has run out counts, for it was sent. */
  colleague: boolean;
  /** A valuation has been made. */
  valuation: boolean;
  /** A phone or another program reads the calendar. */
  calendar: boolean;
}

/** Which of the first steps a person or their agency has made, in one query. */
export async function readFirstSteps(db: Db, actor: PersonActor): Promise<FirstSteps> {
  const agencyId = actor.agency?.id;
  const inAgency = (condition: (id: string) => SQL) => (agencyId === undefined ? sql`false` : condition(agencyId));
  const { rows } = await db.execute<Record<keyof FirstSteps, boolean>>(sql`select
    exists (select 1 from ${properties} where ${and(or(...partsOf(actor)), isListed)}) as home,
    ${inAgency((id) => sql`exists (select 1 from ${agencyLogos} where ${eq(agencyLogos.agencyId, id)})`)} as logo,
    ${inAgency(
      (id) => sql`(exists (select 1 from ${agencyMembers}
        where ${eq(agencyMembers.agencyId, id)} and ${agencyMembers.userId} <> ${actor.ownerId})
      or exists (select 1 from ${agencyInvitations} where ${eq(agencyInvitations.agencyId, id)}))`,
    )} as colleague,
    exists (select 1 from ${toolRuns}
      where ${and(mayRead(actor, "run"), eq(toolRuns.toolId, valuation.id), isNull(toolRuns.deletedAt))}) as valuation,
    exists (select 1 from ${calendarFeeds}
      where ${and(mayRead(actor, "calendarFeed"), isNull(calendarFeeds.revokedAt))}) as calendar`);
  const { home, logo, colleague, valuation: valued, calendar } = rows[0]!;
  return { home, logo, colleague, valuation: valued, calendar };
}
