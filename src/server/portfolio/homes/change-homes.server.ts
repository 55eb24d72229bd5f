import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import { checkedHomeSchema, type Home, homeSchema } from "#domain/portfolio/homes/home.ts";
import {
  changesBetween,
  checkChangedHome,
  type HomeChange,
  type HomesAct,
  type StatusChange,
  withStatus,
} from "#domain/portfolio/homes/home-changes.ts";
import type { ChangeOrigin } from "#domain/shared/home-attributes/home-values.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { makerOf, mayRead } from "../../accounts/access/policies.server.ts";
import { AppError, type FieldIssue, fieldIssues } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { homeEvents } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { forgetCounts } from "./counted-once.server.ts";
import { publishHomes } from "./home-events.server.ts";
import { columnsOfHome, homeOfRow } from "./home-rows.server.ts";
import { changedAt, type HomeRow, lockHome, lockHomes } from "./lock-homes.server.ts";

/** People's acts on homes of their portfolio. Every change is kept in the home's history, with before and after. */

/**
 * Adds a home.
 *
 * @returns its id
 * @throws AppError INVALID_INPUT with the messages of the fields
 */
export async function createHome(
  db: Db,
  actor: Actor,
  { values, ownerContactId }: Omit<HomeChange, "seen">,
  now: Date,
): Promise<string> {
  const home = checkedHome(values);
  return await db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    await checkContact(tx, actor, ownerContactId);
    return await addHome(tx, actor, home, { origin: "mano", now, ownerContactId: ownerContactId ?? null });
  });
}

/** Writes a new home and its first event, inside a transaction. */
export async function addHome(
  tx: Db,
  actor: Actor,
  home: Home,
  {
    origin,
    now,
    ...more
  }: { origin: ChangeOrigin; now: Date; ownerContactId?: string | null; extras?: Record<string, unknown> },
): Promise<string> {
  const [row] = await tx
    .insert(properties)
    .values({ ...columnsOfHome(home), ...makerOf(actor), ...more, createdAt: now, updatedAt: now })
    .returning({ id: properties.id });
  const { price = null, status } = home;
  const changes = {
    status: [null, status] as [null, string],
    ...(price !== null && { price: [null, price] as [null, number] }),
  };
  await publishHomes(tx, actor, origin, [{ homeId: row!.id, kind: "alta", changes }], now);
  return row!.id;
}

/**
 * Changes some fields of a home.
 *
 * @returns when it changed, which is the version for the next change
 * @throws AppError INVALID_INPUT; HOME_CHANGED with the fields that somebody else changed since they were seen
 */
export async function updateHome(
  db: Db,
  actor: Actor,
  id: string,
  change: HomeChange,
  now: Date,
  origin: ChangeOrigin = "mano",
): Promise<Date> {
  return await db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    const row = await lockHome(tx, actor, id);
    if (change.seen) await refuseOverwriting(tx, row, change.values, new Date(change.seen));
    await checkContact(tx, actor, change.ownerContactId);
    await refuseUnseenOwner(tx, actor, row.ownerContactId, change.ownerContactId);
    const after = changedHome(homeOfRow(row), change.values);
    return await writeHome(tx, actor, row, after, { origin, now, ownerContactId: change.ownerContactId });
  });
}

/** Changes the status of a home, for instance to sold or withdrawn. @throws AppError UNKNOWN_HOME */
export async function setHomeStatus(db: Db, actor: Actor, id: string, change: StatusChange, now: Date): Promise<Date> {
  return await db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    const row = await lockHome(tx, actor, id);
    return await writeHome(tx, actor, row, withStatus(homeOfRow(row), change), { origin: "mano", now });
  });
}

/** Does one thing to several homes, all or none. @returns how many it changed: those already so are not */
export async function changeHomes(db: Db, actor: Actor, act: HomesAct, now: Date): Promise<number> {
  return await db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    const rows = (await lockHomes(tx, actor, act.ids)).filter((row) => !row.mergedIntoId);
    switch (act.act) {
      case "trash":
        return await toss(
          tx,
          actor,
          rows.filter((row) => !row.deletedAt),
          { deletedAt: now, now },
        );
      case "restore":
        return await toss(
          tx,
          actor,
          rows.filter((row) => row.deletedAt),
          { deletedAt: null, now },
        );
      case "erase":
        return await erase(
          tx,
          actor,
          rows.filter((row) => row.deletedAt),
          now,
        );
      case "status": {
        const changed = rows.filter((row) => !row.deletedAt && row.status !== act.status);
        for (const row of changed) {
          const after = withStatus(homeOfRow(row), { status: act.status, closedOn: undefined, closedPrice: undefined });
          await writeHome(tx, actor, row, after, { origin: "mano", now });
        }
        return changed.length;
      }
    }
  });
}

/**
 * Writes a locked home with its new values, and the changes into its history; does nothing without a change.
 *
 * @returns when the home last changed
 */
export async function writeHome(
  tx: Db,
  actor: Actor,
  row: HomeRow,
  after: Home,
  { origin, now, ownerContactId }: { origin: ChangeOrigin; now: Date; ownerContactId?: string | null | undefined },
): Promise<Date> {
  const changes = changesBetween(homeOfRow(row), after);
  if (ownerContactId !== undefined && ownerContactId !== row.ownerContactId) {
    changes.ownerContactId = [row.ownerContactId, ownerContactId];
  }
  if (Object.keys(changes).length === 0) return row.updatedAt;
  const updatedAt = changedAt(row, now);
  await tx
    .update(properties)
    .set({
      ...columnsOfHome(after),
      ...(ownerContactId !== undefined && { ownerContactId }),
      updatedAt,
      // A changed address is looked for anew; a point that somebody sets stays theirs.
      locateDueAt: now,
    })
    .where(eq(properties.id, row.id));
  await publishHomes(tx, actor, origin, [{ homeId: row.id, kind: "cambio", changes }], updatedAt);
  return updatedAt;
}

/** Into the trash, or out of it. */
async function toss(
  tx: Db,
  actor: Actor,
  rows: readonly HomeRow[],
  { deletedAt, now }: { deletedAt: Date | null; now: Date },
): Promise<number> {
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx.update(properties).set({ deletedAt, updatedAt: now }).where(inArray(properties.id, ids));
  const kind = deletedAt ? "papelera" : "vuelta";
  await publishHomes(
    tx,
    actor,
    "mano",
    ids.map((homeId) => ({ homeId, kind })),
    now,
  );
  return ids.length;
}

/**
 * Erases homes for good, with photos, documents and history; results of tools stay, without the home. A colleague's home is erased by
 * those who lead the agency; for everybody else it waits in the trash.
 *
 * @throws AppError NOT_ALLOWED
 */
async function erase(tx: Db, actor: Actor, rows: readonly HomeRow[], now: Date): Promise<number> {
  if (rows.length === 0) return 0;
  const mayEraseAll = !actor.isAnonymous && mayInAgency(actor.agency?.role, "erase-homes");
  const isOwn = ({ agencyId, ownerId }: Pick<HomeRow, "agencyId" | "ownerId">) =>
    agencyId === null || (!actor.isAnonymous && ownerId === actor.ownerId);
  if (!mayEraseAll) {
    const all = [...rows, ...(await mergedInto(tx, rows))];
    if (!all.every(isOwn)) throw new AppError("NOT_ALLOWED");
  }
  await tx.delete(properties).where(
    inArray(
      properties.id,
      rows.map(({ id }) => id),
    ),
  );
  await publishHomes(tx, actor, "mano", [], now);
  forgetCounts(actor);
  return rows.length;
}

/** Homes that were merged into these, at any remove: they go with them. */
async function mergedInto(tx: Db, rows: readonly HomeRow[]): Promise<Pick<HomeRow, "agencyId" | "ownerId">[]> {
  const found: Pick<HomeRow, "agencyId" | "ownerId">[] = [];
  for (let ids = rows.map(({ id }) => id); ids.length > 0; ) {
    const { id, agencyId, ownerId, mergedIntoId } = properties;
    const next = await tx.select({ id, agencyId, ownerId }).from(properties).where(inArray(mergedIntoId, ids));
    found.push(...next);
    ids = next.map((row) => row.id);
  }
  return found;
}

/** A home as its fields were typed. @throws AppError INVALID_INPUT */
function checkedHome(values: Record<string, unknown>): Home {
  const known = Object.fromEntries(Object.keys(homeSchema.shape).map((field) => [field, values[field]]));
  const parsed = checkedHomeSchema.safeParse(known, { error: () => "Falta o no se admite" });
  if (!parsed.success) throw new AppError("INVALID_INPUT", fieldIssues(parsed.error.issues));
  return parsed.data;
}

/** A home with some fields as they were typed; what was wrong before and stays as it is is let be. @throws AppError INVALID_INPUT */
function changedHome(before: Home, values: Record<string, unknown>): Home {
  const typed: Record<string, unknown> = Object.assign({}, before, values);
  const known = Object.fromEntries(Object.keys(homeSchema.shape).map((field) => [field, typed[field]]));
  const checked = checkChangedHome(before, known, () => "Falta o no se admite");
  if ("issues" in checked) throw new AppError("INVALID_INPUT", fieldIssues(checked.issues));
  return checked.home;
}

/** @throws AppError HOME_CHANGED with the fields of `values` that somebody changed after they were seen */
async function refuseOverwriting(tx: Db, row: HomeRow, values: object, seen: Date): Promise<void> {
  if (row.updatedAt.getTime() <= seen.getTime()) return;
  const { at, changes } = homeEvents;
  const later = await tx
    .select({ changes })
    .from(homeEvents)
    // The database counts microseconds, a client only milliseconds.
    .where(
      and(eq(homeEvents.homeId, row.id), sql`date_trunc('milliseconds', ${at}) > ${seen.toISOString()}::timestamptz`),
    );
  const changed = new Set(later.flatMap(({ changes }) => Object.keys(changes)));
  const issues: FieldIssue[] = Object.keys(values)
    .filter((field) => changed.has(field))
    .map((path) => ({ path, message: "Otra persona lo ha cambiado. Guarda otra vez para dejar lo tuyo" }));
  if (issues.length > 0) throw new AppError("HOME_CHANGED", issues);
}

/** @throws AppError INVALID_INPUT for a contact that the actor may not see */
async function checkContact(tx: Db, actor: Actor, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const { deletedAt, mergedIntoId } = contacts;
  const [found] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(mayRead(actor, "contact"), eq(contacts.id, id), isNull(deletedAt), isNull(mergedIntoId)));
  if (!found)
    throw new AppError("INVALID_INPUT", [{ path: "ownerContactId", message: "Elige un contacto de la lista" }]);
}

/** @throws AppError INVALID_INPUT for the owner of a home who is a contact that the actor may not see */
async function refuseUnseenOwner(
  tx: Db,
  actor: Actor,
  current: string | null,
  wanted: string | null | undefined,
): Promise<void> {
  if (current === null || wanted === undefined || wanted === current) return;
  const [seen] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(mayRead(actor, "contact"), eq(contacts.id, current)));
  if (!seen) {
    const message = "El propietario lo lleva otra persona de tu agencia: pídele que lo cambie";
    throw new AppError("INVALID_INPUT", [{ path: "ownerContactId", message }]);
  }
}
