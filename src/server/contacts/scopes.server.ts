import type { Actor } from "../access/actor.server.ts";
import { scopeOf } from "../access/actor.server.ts";

/** Counted exactly up to here; up to here, too, contacts are ordered by name or by when they came. */
export const COUNTED = 10_000;

/** Whose contacts somebody's lists are made of: his agency's, and what he has from before he was in one. */
export function scopesOf(actor: Actor): string[] {
  return actor.agency && !actor.isHouse ? [scopeOf(actor), actor.ownerId] : [scopeOf(actor)];
}
