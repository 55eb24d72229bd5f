import type { ApiScope } from "#domain/integrations/api/scopes.ts";
import type { Spending } from "../keys/key-limit.server.ts";
import type { CallCounts } from "../limits/call-counts.server.ts";
import type { SessionRow, UserRow } from "../people/accounts.server.ts";
import type { Actor, PersonActor } from "./actor.server.ts";
import type { Viewer } from "./viewer.server.ts";

/** An administrator's look at the product as somebody else sees it. */
export interface Impersonation {
  session: SessionRow;
  /** The person whose view the administrator has taken. */
  user: UserRow;
  admin: { userId: string; email: string };
  ownSessionId: string;
  until: Date;
}

/** A program that calls with a key of the API. It acts as the person who made the key, within the key's permissions. */
export interface KeyCaller {
  keyId: string;
  scopes: readonly ApiScope[];
  actor: PersonActor;
  /** The agency's id, else the person's: keys of one share a limit. */
  scope: string;
  /**
   * Counts another thing that a call does: `/mcp` is one address for reading and for running tools.
   *
   * @throws AppError RATE_LIMIT
   */
  spend(kind: Spending): Promise<void>;
}

/** The data of every request that the server knows before its call is answered. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** Counters of the limits of calls. */
    callCounts: CallCounts;
    /** Nonce for the scripts of this answer. */
    nonce?: string;
    /** `over`: the browser still shows pages of a person whose view it may no longer take. */
    impersonation: Impersonation | "over" | null;
    viewer: Viewer | null;
    keyCaller: KeyCaller | null;
    actor: Actor;
  };
}
