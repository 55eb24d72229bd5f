import type { Context, MiddlewareHandler } from "hono";
import { houseActor, type PersonActor } from "../../accounts/access/actor.server.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { personOf, signedInOnly, staffOnly, viewerOf } from "../../accounts/access/who-may.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import type { Act } from "./write-contact.server.ts";

/**
 * A base address of the CRM's calls: its guard lets people in, and `actorOf` gives the actor they work as. The calls
 * are the same at each.
 */
export interface CrmAccess {
  guard: MiddlewareHandler<AppEnv>;
  actorOf(c: Context<AppEnv>): PersonActor;
}

/** A signed-in person at their own contacts, or their agency's. */
export const AGENT_ACCESS: CrmAccess = { guard: signedInOnly(), actorOf: (c) => personOf(c) };
/** Administrators and managers at Umbral's own. */
export const STAFF_ACCESS: CrmAccess = { guard: staffOnly(), actorOf: (c) => houseActor(viewerOf(c)) };

/** The data that every write of a call needs. */
export function actOf({ now }: Pick<AccountServices, "now">, access: CrmAccess, c: Context<AppEnv>): Act {
  return { actor: access.actorOf(c), now: now() };
}

/** The query, as filters read it. */
export const queryOf = (c: Context): URLSearchParams => new URL(c.req.url).searchParams;

/** How many rows somebody asks for. */
export function limitOf(c: Context, { usual, most }: { usual: number; most: number }): number {
  const asked = Number(c.req.query("limite"));
  return Number.isInteger(asked) && asked > 0 ? Math.min(asked, most) : usual;
}
