import { and, desc, eq, inArray, lt, or } from "drizzle-orm";
import { type ListedOptOut, maskedPhone, type OptOutForm } from "#domain/crm/contacts/opt-out.ts";
import { phoneOf } from "#domain/crm/contacts/phone.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import { namesOf } from "../../accounts/people/people.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { callOptOuts } from "../../platform/db/tables/crm-contacts.server.ts";
import type { Cursor } from "../../platform/http/cursor.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";

/** Numbers that nobody rings. Of each only a keyed hash is kept, so that a reader of the table learns no number. */

type Keys = Pick<AuthKeys, "mac">;

/**
 * Notes a number, once: noting it again gives the existing row.
 *
 * @throws AppError INVALID_INPUT for text that is no number
 */
export async function noteOptOut(
  tx: Db,
  { actor, keys, now }: { actor: PersonActor; keys: Keys; now: Date },
  { phone, reason }: OptOutForm,
): Promise<{ id: string; isNew: boolean }> {
  const e164 = phoneOf(phone);
  if (e164 === null) {
    const message = "No es un teléfono: escríbelo con su prefijo si no es español";
    throw new AppError("INVALID_INPUT", [{ path: "phone", message }]);
  }
  await lockOwner(tx, actor);
  const phoneMac = keys.mac("opt-out", e164);
  const [added] = await tx
    .insert(callOptOuts)
    .values({ ...ownershipOf(actor), phoneMac, masked: maskedPhone(e164), reason, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: callOptOuts.id });
  if (added) return { id: added.id, isNew: true };
  const [known] = await tx
    .select({ id: callOptOuts.id })
    .from(callOptOuts)
    .where(and(mayRead(actor, "optOut"), eq(callOptOuts.phoneMac, phoneMac)));
  // Taken out at this very instant: it is added again.
  return known ? { id: known.id, isNew: false } : await noteOptOut(tx, { actor, keys, now }, { phone, reason });
}

/** Newest first. */
export async function listOptOuts(
  db: Db,
  actor: PersonActor,
  { before, limit }: { before?: Cursor | undefined; limit: number },
): Promise<{ optOuts: ListedOptOut[]; next: Cursor | null }> {
  const { id, createdAt } = callOptOuts;
  const rows = await db
    .select()
    .from(callOptOuts)
    .where(
      and(
        mayRead(actor, "optOut"),
        before && or(lt(createdAt, before.at), and(eq(createdAt, before.at), lt(id, before.id))),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const names = await namesOf(
    db,
    shown.map(({ ownerId }) => ownerId),
  );
  const last = shown.at(-1);
  return {
    optOuts: shown.map((row) => ({
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      masked: row.masked,
      reason: row.reason,
      by: names.get(row.ownerId ?? "")?.name ?? null,
    })),
    next: rows.length > limit && last ? { at: last.createdAt, id: last.id } : null,
  };
}

/** @returns false when there is no such number */
export async function removeOptOut(tx: Db, actor: PersonActor, id: string): Promise<boolean> {
  const gone = await tx
    .delete(callOptOuts)
    .where(and(eq(callOptOuts.id, id), mayChange(actor, "optOut")))
    .returning({ id: callOptOuts.id });
  return gone.length > 0;
}

/** The numbers among these, as they were typed, that must not be rung. */
export async function optedOutOf(
  db: Db,
  { actor, keys }: { actor: PersonActor; keys: Keys },
  phones: readonly string[],
): Promise<string[]> {
  const macs = new Map(
    [...new Set(phones)].flatMap((typed): [string, string][] => {
      const e164 = phoneOf(typed);
      return e164 === null ? [] : [[typed, keys.mac("opt-out", e164)]];
    }),
  );
  if (macs.size === 0) return [];
  const rows = await db
    .select({ phoneMac: callOptOuts.phoneMac })
    .from(callOptOuts)
    .where(and(mayRead(actor, "optOut"), inArray(callOptOuts.phoneMac, [...new Set(macs.values())])));
  const noted = new Set(rows.map(({ phoneMac }) => phoneMac));
  return [...macs].flatMap(([typed, mac]) => (noted.has(mac) ? [typed] : []));
}
