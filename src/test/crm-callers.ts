import type { AgencyRole } from "#domain/accounts/agency/roles.ts";
import type { Services } from "#server/boot/services.server.ts";
import { agencies, agencyMembers } from "../server/platform/db/tables/accounts-agencies.server.ts";
import { callerOn } from "./shared-page.ts";
import { signedInPerson } from "./signed-in-person.ts";

export type Person = Awaited<ReturnType<typeof signedInPerson>>;

/** Members of agencies and their calls of the CRM, for tests of what it keeps. @param app the app of the moment: a test may make a new one */
export function crmCallers(services: Services, app: () => Parameters<typeof callerOn>[0]) {
  let calls = 0;

  async function memberOf(agencyId: string, role: AgencyRole): Promise<Person> {
    const person = await signedInPerson(services);
    await services.database.db.insert(agencyMembers).values({ userId: person.user.id, agencyId, role });
    return person;
  }

  /** An agency with people in these roles. */
  async function agencyOf(name: string, ...roles: AgencyRole[]): Promise<{ agencyId: string; members: Person[] }> {
    const [agency] = await services.database.db.insert(agencies).values({ name }).returning();
    const members: Person[] = [];
    for (const role of roles) members.push(await memberOf(agency!.id, role));
    return { agencyId: agency!.id, members };
  }

  async function call<T = unknown>(
    who: Person | undefined,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; json: T }> {
    calls += 1;
    // Each from an address of its own: the limits are not what this is about.
    const headers = { "x-forwarded-for": `10.9.${calls >> 8}.${calls & 255}` };
    const answer = await callerOn(app())(method, `/api/crm${path}`, { body, cookie: who?.cookie, headers });
    const text = await answer.text();
    return { status: answer.status, json: (text.startsWith("{") ? JSON.parse(text) : text) as T };
  }

  return { agencyOf, call };
}
