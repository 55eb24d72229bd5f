import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import type { AgencyRole } from "#domain/accounts/agency/roles.ts";
import type { Viewer } from "./viewer.server.ts";

/** A signed-in person at work. */
export interface PersonActor {
  /** The id of the account. */
  ownerId: string;
  isAnonymous: false;
  agency: { id: string; role: AgencyRole } | null;
  /** Set for people who work for Umbral itself: only Umbral's own rows concern them here. */
  isHouse?: true;
}

/**
 * Somebody without an account. Their rows carry the id of their browser in a column of its own (`visitor_id`): it is
 * never compared with the id of an account, so that no cookie can name one.
 */
export interface VisitorActor {
  visitorId: string;
  isAnonymous: true;
  agency: null;
}

/** The person or visitor who acts, as the policies of rows need them. */
export type Actor = PersonActor | VisitorActor;

export function actorOf(viewer: Viewer): PersonActor {
  return { ownerId: viewer.userId, isAnonymous: false, agency: viewer.agency };
}

/** An administrator or manager at work for Umbral itself; the caller has already checked the role. */
export function houseActor(viewer: Pick<Viewer, "userId">): PersonActor {
  return {
    ownerId: viewer.userId,
    isAnonymous: false,
    agency: { id: HOUSE_AGENCY_ID, role: "owner" },
    isHouse: true,
  };
}

/** The scope whose work belongs together: the agency's id, else the person's. */
export function scopeOf({ agency, ownerId }: PersonActor): string {
  return agency?.id ?? ownerId;
}

/** The maker of an actor's rows as a key in memory: an account, or a visitor, whose key has a prefix of its own. */
export function makerIdOf(actor: Actor): string {
  return actor.isAnonymous ? `visitor:${actor.visitorId}` : actor.ownerId;
}

/** A person as the owner of rows that are theirs alone, whatever agency they belong to. */
export function personActor(userId: string): PersonActor {
  return { ownerId: userId, isAnonymous: false, agency: null };
}

export function visitorActor(visitorId: string): VisitorActor {
  return { visitorId, isAnonymous: true, agency: null };
}
