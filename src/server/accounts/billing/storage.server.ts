import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { PLANS, type Plan } from "#content/plans.ts";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { storageText } from "#domain/shared/format/bytes.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { accountOf } from "./accounts.server.ts";
import { planOf } from "./plan-state.server.ts";

/**
 * Storage that an account uses and may use: all files of an agency together, or those of a person without one. It is
 * added up from the rows themselves, so that every deletion frees its room.
 */

/** The owner of rows, as their columns name them. */
export interface StorageOwner {
  ownerId: string;
  agencyId: string | null;
}

export interface StorageUse {
  photos: number;
  documents: number;
  /** Files of imports that are still read, and rows that wait or show their effect. */
  imports: number;
  /** Portraits and the like. */
  other: number;
  total: number;
}

const GIGABYTE = 1_000_000_000;
/** The size of a row of an import with a home to be written, in bytes; any other row counts less. */
const FULL_ROW_BYTES = 1_000;
const SHORT_ROW_BYTES = 100;
const ROWS_ARE_KEPT = sql`interval '30 days'`;

/** Without a plan, or once it has ended, the trial's room applies: existing files stay. */
const WITHOUT_PLAN: Plan = PLANS.find(({ id }) => id === "prueba")!;

export async function storagePlanOf(db: Db, { ownerId, agencyId }: StorageOwner, now: Date): Promise<Plan> {
  const account = await accountOf(db, agencyId === null ? { userId: ownerId } : { agencyId });
  return (account && planOf(account, now)) ?? WITHOUT_PLAN;
}

/** Umbral's own work has no limit. */
export async function storageQuota(db: Db, owner: StorageOwner, now: Date): Promise<number> {
  if (owner.agencyId === HOUSE_AGENCY_ID) return Number.POSITIVE_INFINITY;
  return (await storagePlanOf(db, owner, now)).storageGb * GIGABYTE;
}

const isOf = (table: typeof files | typeof imports, { ownerId, agencyId }: StorageOwner): SQL =>
  agencyId === null ? and(eq(table.ownerId, ownerId), isNull(table.agencyId))! : eq(table.agencyId, agencyId);

export async function storageUse(db: Db, owner: StorageOwner, now: Date): Promise<StorageUse> {
  const sizeOf = (isKind: SQL) => sql`coalesce(sum(${files.sizeBytes}) filter (where ${isKind}), 0)`.mapWith(Number);
  const [kept] = await db
    .select({
      photos: sizeOf(sql`${files.storageKey} ~ '^(photos|uploads)/'`),
      documents: sizeOf(sql`${files.storageKey} ~ '^documents/'`),
      total: sizeOf(sql`true`),
    })
    .from(files)
    .where(isOf(files, owner));
  const hasRows = sql`${imports.state} not in ('fallida', 'cancelada')
    and (${imports.finishedAt} is null or ${imports.finishedAt} > ${now.toISOString()}::timestamptz - ${ROWS_ARE_KEPT})`;
  const rowBytes = sql`${imports.newRows} + ${imports.changedRows}`;
  const [brought] = await db
    .select({
      bytes: sql`coalesce(sum(
        case when ${imports.storageKey} is null then 0 else ${imports.sizeBytes} end::bigint
        + case when ${hasRows} then ${FULL_ROW_BYTES}::bigint * (${rowBytes}) + ${SHORT_ROW_BYTES}::bigint * (${imports.sameRows} + ${imports.absentRows}) else 0 end
      ), 0)`.mapWith(Number),
    })
    .from(imports)
    .where(isOf(imports, owner));
  const { photos, documents, total } = kept!;
  const { bytes } = brought!;
  return { photos, documents, imports: bytes, other: total - photos - documents, total: total + bytes };
}

export interface StorageRoom {
  /** How much more fits; below zero of an account that had more before its plan changed. */
  leftBytes: number;
  /** The error for a file that does not fit. */
  refusal(): AppError;
}

/**
 * The bytes that an account may still keep. Call `takeStorage` in the transaction that keeps something, because two may
 * ask at once.
 *
 * @param path of the form's field at which a refusal is shown
 */
export async function storageRoom(
  db: Db,
  owner: StorageOwner,
  { path, now }: { path: string; now: Date },
): Promise<StorageRoom> {
  const quota = await storageQuota(db, owner, now);
  const used = quota === Number.POSITIVE_INFINITY ? 0 : (await storageUse(db, owner, now)).total;
  const message = `Usas ${storageText(used)} de ${storageText(quota)} y esto no cabe. Borra fotos, documentos o importaciones que ya no necesites, o elige un plan con más espacio`;
  return { leftBytes: quota - used, refusal: () => new AppError("STORAGE_FULL", [{ path, message }]) };
}

/**
 * Makes sure that bytes fit, and that nobody else takes the same room until the transaction ends: the row that counts them has to
 * be written in it. Others of the account wait here.
 *
 * @throws AppError STORAGE_FULL, with how much is used
 */
export async function takeStorage(
  tx: Db,
  owner: StorageOwner,
  { bytes, path, now }: { bytes: number; path: string; now: Date },
): Promise<void> {
  if (owner.agencyId === HOUSE_AGENCY_ID) return;
  const name = `storage ${owner.agencyId ?? owner.ownerId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const { leftBytes, refusal } = await storageRoom(tx, owner, { path, now });
  if (bytes > leftBytes) throw refusal();
}
