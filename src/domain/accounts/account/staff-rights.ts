/**
 * The rights of administrators (`admin`) and managers (`manager`). The server decides; pages hide the actions that it
 * would refuse. Only people with one of the two roles learn that such pages and calls exist.
 */

const STAFF_ROLES = ["admin", "manager"] as const;
type StaffRole = (typeof STAFF_ROLES)[number];

const BOTH = STAFF_ROLES;
const ADMIN = ["admin"] as const;

const STAFF_RIGHTS = {
  /** Grant and take away roles. */
  "change-roles": ADMIN,
  /** Every act on the account of an administrator. */
  "act-on-admins": ADMIN,
  /** Delete an account, and erase all that is kept of an address. */
  "erase-people": ADMIN,
  /** The names of the people who met an error, and of the person who resolved it. */
  "name-people-in-errors": ADMIN,
  /** Look at the product as a person does (`impersonation.ts`). */
  "act-as-people": ADMIN,
  "bar-people": BOTH,
  "end-sessions": BOTH,
  "mail-links": BOTH,
  /** Give a plan that was not paid online, and credits. */
  "give-plans": BOTH,
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffAct = keyof typeof STAFF_RIGHTS;

/** Whether somebody with these roles may do something; people without a role may do nothing. */
export function mayAsStaff(roles: readonly StaffRole[], act: StaffAct): boolean {
  return roles.some((role) => (STAFF_RIGHTS[act] as readonly StaffRole[]).includes(role));
}
