import { HOUSE_AGENCY_ID } from "#domain/agency/house.ts";
import type { AgencyRole } from "#domain/agency/roles.ts";
import type { Viewer } from "../auth/viewer.server.ts";

/** Who acts, as the policies of rows see him. */
export interface Actor {
  /** The user's id, or the random one of an anonymous visitor's cookie. */
  ownerId: string;
  isAnonymous: boolean;
  agency: { id: string; role: AgencyRole } | null;
  /** Works for Umbral itself: only what is Umbral's concerns him here. */
  isHouse?: true;
}

export function actorOf(viewer: Viewer): Actor {
  return { ownerId: viewer.userId, isAnonymous: false, agency: viewer.agency };
}

/** An administrator or manager at work for Umbral itself; who calls it has asked for the role. */
export function houseActor(viewer: Pick<Viewer, "userId">): Actor {
  return {
    ownerId: viewer.userId,
    isAnonymous: false,
    agency: { id: HOUSE_AGENCY_ID, role: "owner" },
    isHouse: true,
  };
}

/** Whose work stands side by side: the agency's id, else the person's. */
export function scopeOf({ agency, ownerId }: Actor): string {
  return agency?.id ?? ownerId;
}

/** A person as the owner of what is his alone, whatever agency he is in. */
export function personActor(userId: string): Actor {
  return { ownerId: userId, isAnonymous: false, agency: null };
}

export function visitorActor(visitorId: string): Actor {
  return { ownerId: visitorId, isAnonymous: true, agency: null };
}
