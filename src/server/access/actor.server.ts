import type { AgencyRole } from "#domain/agency/roles.ts";
import type { Viewer } from "../auth/viewer.server.ts";

/** Who acts, as the policies of rows see him. */
export interface Actor {
  /** The user's id, or the random one of an anonymous visitor's cookie. */
  ownerId: string;
  isAnonymous: boolean;
  agency: { id: string; role: AgencyRole } | null;
}

export function actorOf(viewer: Viewer): Actor {
  return { ownerId: viewer.userId, isAnonymous: false, agency: viewer.agency };
}

/** A person as the owner of what is his alone, whatever agency he is in. */
export function personActor(userId: string): Actor {
  return { ownerId: userId, isAnonymous: false, agency: null };
}

export function visitorActor(visitorId: string): Actor {
  return { ownerId: visitorId, isAnonymous: true, agency: null };
}
