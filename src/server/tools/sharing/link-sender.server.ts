import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { findMembership } from "../../accounts/agencies/agencies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";

/** The person who shared a link, with the agency that they are in today: what they do not see any more, the link's reader does not see either. */
export async function senderOf(db: Db, { ownerId }: { ownerId: string }): Promise<PersonActor> {
  return { ownerId, isAnonymous: false, agency: await findMembership(db, ownerId) };
}
