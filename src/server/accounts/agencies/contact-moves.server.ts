import type { Db } from "../../platform/db/connection.server.ts";

/**
 * Moves contacts when an agency is founded or dissolved. The CRM decides how (`crm/contacts/move-contacts`); it is a
 * layer above the accounts.
 */
export interface ContactMoves {
  /** The contacts of an agency that ends become those of the person who takes it along. */
  takeAlong(tx: Db, agency: { agencyId: string; userId: string; now: Date }): Promise<void>;
  /** The contacts of a person without an agency become those of the agency that the person founds. */
  bring(tx: Db, agency: { agencyId: string; userId: string }): Promise<void>;
}
