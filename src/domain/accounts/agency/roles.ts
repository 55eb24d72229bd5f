/**
 * Roles inside an agency, strongest first, and the rights of each. The server decides; pages hide acts that would be
 * refused.
 */

export const AGENCY_ROLES = ["owner", "coordinator", "agent"] as const;
export type AgencyRole = (typeof AGENCY_ROLES)[number];

export const ROLE_NAMES: Record<AgencyRole, string> = {
  owner: "Titular",
  coordinator: "Coordinación",
  agent: "Agente",
};

const ALL = AGENCY_ROLES;
const SENIORS = ["owner", "coordinator"] as const;
const OWNER = ["owner"] as const;

const AGENCY_RIGHTS = {
  "see-members": ALL,
  /** The work of colleagues, besides the person's own. */
  "see-all-work": SENIORS,
  "see-usage": SENIORS,
  /** Say which colleagues share the fee of a deal, and how. */
  "split-fees": SENIORS,
  /** Erase a colleague's home for good, before the trash does. */
  "erase-homes": SENIORS,
  "edit-brand": SENIORS,
  /** Make flows, which act for the agency by themselves. */
  "make-flows": SENIORS,
  /** Connect accounts of networks, by which every member then publishes, take them away, and remove senders of mails. */
  "connect-networks": SENIORS,
  /** Invite and remove agents, and give their work to another. */
  "manage-agents": SENIORS,
  /** Invite and remove anybody, and change roles. */
  "manage-all-members": OWNER,
  /** Let others see the homes of the agency's market. */
  "open-market": OWNER,
  "manage-plan": OWNER,
  "delete-agency": OWNER,
} as const satisfies Record<string, readonly AgencyRole[]>;

export type AgencyAct = keyof typeof AGENCY_RIGHTS;

/** Whether a role may do something in its agency; people without an agency may do nothing in one. */
export function mayInAgency(role: AgencyRole | undefined, act: AgencyAct): boolean {
  return role !== undefined && (AGENCY_RIGHTS[act] as readonly AgencyRole[]).includes(role);
}
