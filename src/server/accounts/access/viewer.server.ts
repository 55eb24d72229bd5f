import type { Region } from "#domain/shared/region/region.ts";
import type { Membership } from "../agencies/agencies.server.ts";
import type { Role } from "../people/accounts.server.ts";

/** The signed-in person, as pages and calls need them. */
export interface Viewer {
  userId: string;
  sessionId: string;
  email: string;
  /** The name given at sign-up; empty when there is none. */
  name: string;
  /** The region that they have chosen in their account. */
  region: Region | null;
  aal: "aal1" | "aal2";
  roles: readonly Role[];
  /** They have a role that counts for nothing until their account has a second factor (`STAFF_SECOND_FACTOR`). */
  mustAddFactor?: true;
  /** Their agency and their role in it. */
  agency: (Membership & { name: string }) | null;
  /** The administrator who looks as this person. */
  impersonation?: { email: string; until: Date };
}

/** Whether the viewer belongs to the staff, which means the role `admin` or `manager`. */
export const isStaff = (viewer: Viewer | null): boolean => viewer !== null && viewer.roles.length > 0;
