import { inArray } from "drizzle-orm";
import { whyNotWrite } from "#domain/crm/contacts/home-message.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import { optedOutOf } from "../call-opt-outs/opt-outs.server.ts";
import { pointsOf } from "./fitting-people.server.ts";

/** The ways in which an agent may send homes to a person. */
export interface WaysToWrite {
  email: string | null;
  /** E.164; null for a number that is never to be used, too. */
  phone: string | null;
  /** Why nobody may write to them, in Spanish; null where somebody may. */
  refusal: string | null;
}

/** @param ids of contacts that the actor may read */
export async function waysToWrite(
  db: Db,
  { actor, keys }: { actor: PersonActor; keys: Pick<AuthKeys, "mac"> },
  ids: readonly string[],
): Promise<Map<string, WaysToWrite>> {
  if (ids.length === 0) return new Map();
  const [points, rows] = await Promise.all([
    pointsOf(db, ids),
    db
      .select({ id: contacts.id, consentAt: contacts.consentAt })
      .from(contacts)
      .where(inArray(contacts.id, [...ids])),
  ]);
  const phones = ids.flatMap((id) => points.get(id)?.phone ?? []);
  const optedOut = new Set(await optedOutOf(db, { actor, keys }, phones));
  return new Map(
    rows.map(({ id, consentAt }) => {
      const { email = null, phone: typed = null } = points.get(id) ?? {};
      const phone = typed !== null && optedOut.has(typed) ? null : typed;
      return [id, { email, phone, refusal: whyNotWrite({ hasConsent: consentAt !== null, email, phone }) }];
    }),
  );
}
