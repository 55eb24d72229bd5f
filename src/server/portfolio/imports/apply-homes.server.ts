import { hash } from "node:crypto";
import { and, asc, inArray, sql } from "drizzle-orm";
import { type FeedValues, mergeHome } from "#domain/portfolio/feeds/merge-home.ts";
import type { Home } from "#domain/portfolio/homes/home.ts";
import type { FieldChanges } from "#domain/shared/home-attributes/home-values.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { orderedId } from "../../platform/db/ordered-id.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { importRows } from "../../platform/db/tables/portfolio-imports.server.ts";
import { masterKey } from "../../platform/images/photo-keys.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import { homeOfRow } from "../homes/home-rows.server.ts";
import { tellFlowsOfHomes } from "../homes/tell-flows.server.ts";
import { announceImportedHomes, announcesHomes } from "./announce-imported.server.ts";
import { type ImportJob, type ImportLease, scopeOfJob } from "./import-job.server.ts";
import { columnsOfHomes, HOME_COLUMN_NAMES, type SqlColumn, selectedAs, sqlJson, sqlRows } from "./sql-rows.server.ts";
import type { RowNote } from "./stage-rows.server.ts";

/** Brings staged rows into the portfolio, a portion in one transaction: set by set, never home by home. */

export interface AppliedBy {
  at: Date;
  /** Person named in the history; null for a feed. */
  actorId: string | null;
}

type Staged = Pick<typeof importRows.$inferSelect, "ordinal" | "externalId" | "homeId" | "problems"> & {
  values: FeedValues;
};

/** New homes, with their photos and the first line of their history. */
export async function addHomes(tx: Db, job: ImportJob, rows: readonly Staged[], by: AppliedBy): Promise<void> {
  const made = rows.map(({ ordinal }) => ({ ordinal, home_id: orderedId() }));
  const columns = columnsOfHomes(rows.map(({ values }) => values));
  const staged = sqlRows([
    ...rowKeys(made),
    { name: "external_id", type: "text", values: rows.map(({ externalId }) => externalId) },
    {
      name: "extras",
      type: "text",
      values: rows.map(({ values: { extras } }) => (extras === undefined ? null : sqlJson(extras))),
    },
    ...columns,
  ]);
  const at = by.at.toISOString();
  const { rows: added } = await tx.execute<{ id: string }>(sql`
    with added as (
      insert into properties (id, owner_id, agency_id, created_at, updated_at, source_id, external_id, imported, imported_hash,
        extras, ${sql.raw(columns.map(({ name }) => name).join(", "))})
      select r.home_id, ${job.ownerId}::uuid, ${job.agencyId}::uuid, ${at}::timestamptz, ${at}::timestamptz, ${job.sourceId}::uuid,
        r.external_id, i."values", i.hash, coalesce(r.extras::jsonb, '{}'),
        ${sql.raw(columns.map(selectedAs).join(", "))}
      from ${staged} join import_rows i on i.import_id = ${job.id} and i.ordinal = r.ordinal
      on conflict (source_id, external_id) do nothing
      returning id, price_cents, status
    )
    insert into home_events (home_id, at, origin, actor_id, kind, changes)
    select id, ${at}::timestamptz, 'importacion', ${by.actorId}::uuid, 'alta', jsonb_strip_nulls(jsonb_build_object(
      'price', case when price_cents is not null then jsonb_build_array(null, price_cents / 100) end,
      'status', jsonb_build_array(null, status)))
    from added returning home_id as id`);
  const there = added.length === rows.length ? undefined : new Set(added.map(({ id }) => id));
  await addPhotos(
    tx,
    made.flatMap(({ home_id }, index) =>
      there === undefined || there.has(home_id) ? photoRows(home_id, rows[index]!.values.photos) : [],
    ),
    at,
    { turnOf: scopeOfJob(job), ofNewHomes: true },
  );
  await announceImportedHomes(
    tx,
    job,
    "home.created",
    () =>
      made.flatMap(({ home_id }, index) =>
        there === undefined || there.has(home_id) ? [importedHomePayload(home_id, rows[index]!.values)] : [],
      ),
    by.at,
  );
  await markApplied(tx, job.id, made, at);
}

const importedHomePayload = (
  homeId: string,
  { title, reference, address, operation, type, status, price, currency }: ImportedHome,
) => ({
  homeId,
  title: title ?? null,
  reference: reference ?? null,
  address: address ?? null,
  operation,
  type,
  status,
  price: price ?? null,
  currency,
});
type ImportedHome = Pick<
  Home,
  "title" | "reference" | "address" | "operation" | "type" | "status" | "price" | "currency"
>;

/** Pairs each staged row with its home. */
const rowKeys = (rows: readonly { ordinal: number; home_id: string | null }[]): SqlColumn[] => [
  { name: "ordinal", type: "int", values: rows.map(({ ordinal }) => ordinal) },
  { name: "home_id", type: "uuid", values: rows.map(({ home_id }) => home_id) },
];

/**
 * Changed homes. Corrections since the preview are taken into account: the merge is made anew under the homes' locks.
 */
export async function changeHomes(
  tx: Db,
  job: ImportJob,
  rows: readonly Staged[],
  by: AppliedBy & { hold: Pick<ImportLease, "store" | "log"> },
): Promise<void> {
  const ids = rows.map(({ homeId }) => homeId!);
  const stored = await tx
    .select()
    .from(properties)
    .where(inArray(properties.id, sql`(select unnest(${sql.param(ids)}::uuid[]))`))
    .orderBy(asc(properties.id))
    .for("update");
  const byId = new Map(stored.map((home) => [home.id, home]));
  const changed: { ordinal: number; home_id: string; home: Home }[] = [];
  const events: { home_id: string; changes: FieldChanges }[] = [];
  const photos: { home_id: string; now: string[]; last: string[] }[] = [];
  for (const { homeId, values, problems, ordinal } of rows) {
    const home = byId.get(homeId!);
    if (!home || home.deletedAt || home.mergedIntoId) continue;
    const taken = new Set((problems as RowNote[] | null)?.flatMap(({ path, isTaken }) => (isTaken ? [path] : [])));
    const last = home.imported as FeedValues | null;
    const merged = mergeHome({ incoming: values, last, current: homeOfRow(home) }, (field) => taken.has(field));
    for (const field of merged.conflicts) if (!taken.has(field)) delete merged.changes[field];
    changed.push({ ordinal, home_id: home.id, home: merged.home });
    if (Object.keys(merged.changes).length > 0) events.push({ home_id: home.id, changes: merged.changes });
    if (values.photos.join("\n") !== last?.photos?.join("\n")) {
      photos.push({ home_id: home.id, now: values.photos, last: last?.photos ?? [] });
    }
  }
  const at = by.at.toISOString();
  if (changed.length > 0) {
    const columns = columnsOfHomes(changed.map(({ home }) => home));
    const stated = new Map(columns.map((column) => [column.name, selectedAs(column)]));
    const assignments = HOME_COLUMN_NAMES.map((name) => `${name} = ${stated.get(name) ?? "null"}`).join(", ");
    await tx.execute(sql`
      update properties as p set imported = i."values", imported_hash = i.hash,
        extras = p.extras || coalesce((i."values" -> 'extras')::jsonb, '{}'),
        updated_at = ${at}::timestamptz, ${sql.raw(assignments)}
      from ${sqlRows([...rowKeys(changed), ...columns])}
        join import_rows i on i.import_id = ${job.id} and i.ordinal = r.ordinal
      where p.id = r.home_id`);
    await addEvents(tx, events, by);
    const homes = new Map(changed.map(({ home_id, home }) => [home_id, home]));
    const payload = () =>
      events.map(({ home_id, changes }) => ({
        ...importedHomePayload(home_id, homes.get(home_id)!),
        changed: Object.keys(changes),
      }));
    if (events.length > 0) await announceImportedHomes(tx, job, "home.updated", payload, by.at);
    if (announcesHomes(job)) {
      const told = events.map(({ home_id, changes }) => ({ homeId: home_id, kind: "cambio", changes }));
      await tellFlowsOfHomes(tx, told, by.at);
    }
    await changePhotos(tx, photos, { at, hold: by.hold, turnOf: scopeOfJob(job) });
  }
  await markApplied(
    tx,
    job.id,
    rows.map(({ ordinal, homeId }) => ({ ordinal, home_id: homeId! })),
    at,
  );
}

/** Row as the database returns it. */
type Withdrawn = { id: string; price: string | number | null; was: string; status: string; [field: string]: unknown };

/**
 * Withdraws homes that the sender does not name any more. The withdrawal counts as the sender's: when they name the
 * homes again, these are on offer again, unless somebody has changed their status by hand meanwhile.
 */
export async function withdrawHomes(
  tx: Db,
  job: ImportJob,
  rows: readonly Pick<Staged, "ordinal" | "homeId">[],
  by: AppliedBy,
): Promise<void> {
  const ids = rows.map(({ homeId }) => homeId!);
  const at = by.at.toISOString();
  const { rows: withdrawn } = await tx.execute<Withdrawn>(sql`
    with old as (
      select id, status from properties
      where id = any(${sql.param(ids)}::uuid[]) and deleted_at is null and merged_into_id is null
        and status not in ('retirado', 'cerrado')
      order by id for update
    ), withdrawn as (
      update properties as p set status = 'retirado', imported_hash = null, updated_at = ${at}::timestamptz,
        imported = (coalesce(p.imported::jsonb, '{}') || '{"status":"retirado"}')::json
      from old where p.id = old.id
      returning p.id, p.title, p.reference, p.address, p.operation, p.type, p.status, p.price_cents, p.currency
    ), events as (
      insert into home_events (home_id, at, origin, actor_id, kind, changes)
      select old.id, ${at}::timestamptz, 'importacion', ${by.actorId}::uuid, 'cambio',
        jsonb_build_object('status', jsonb_build_array(old.status, 'retirado'))
      from old join withdrawn on withdrawn.id = old.id
    )
    select withdrawn.id, title, reference, address, operation, type, withdrawn.status, price_cents / 100 as price, currency,
      old.status as was
    from withdrawn join old on old.id = withdrawn.id`);
  if (withdrawn.length > 0) {
    const payload = () =>
      withdrawn.map(({ id, price, was: _w, ...home }) => ({
        homeId: id,
        ...home,
        price: price === null ? null : Number(price),
        changed: ["status"],
      }));
    await announceImportedHomes(tx, job, "home.updated", payload, by.at);
    if (announcesHomes(job)) {
      const changesOf = ({ was, status }: Withdrawn): FieldChanges => ({ status: [was, status] });
      const told = withdrawn.map((home) => ({ homeId: home.id, kind: "cambio", changes: changesOf(home) }));
      await tellFlowsOfHomes(tx, told, by.at);
    }
  }
  await markApplied(
    tx,
    job.id,
    rows.map(({ ordinal, homeId }) => ({ ordinal, home_id: homeId! })),
    at,
  );
}

async function addEvents(tx: Db, events: readonly unknown[], { at, actorId }: AppliedBy): Promise<void> {
  if (events.length === 0) return;
  await tx.execute(sql`
    insert into home_events (home_id, at, origin, actor_id, kind, changes)
    select r.home_id, ${at.toISOString()}::timestamptz, 'importacion', ${actorId}::uuid, 'cambio', r.changes
    from jsonb_to_recordset(${sqlJson(events)}::jsonb) as r(home_id uuid, changes jsonb)`);
}

interface PhotoRow {
  home_id: string;
  position: number;
  url: string;
}

/** An address that is named twice is one picture. */
const photoRows = (home_id: string, urls: readonly string[]): PhotoRow[] =>
  [...new Set(urls)].map((url, position) => ({ home_id, position, url }));

const photoColumns = (photos: readonly PhotoRow[]): SqlColumn[] => [
  { name: "home_id", type: "uuid", values: photos.map(({ home_id }) => home_id) },
  { name: "position", type: "int", values: photos.map(({ position }) => position) },
  { name: "url", type: "text", values: photos.map(({ url }) => url) },
  { name: "url_hash", type: "text", values: photos.map(({ url }) => hash("sha256", url, "base64url").slice(0, 22)) },
];

/**
 * A picture that is there already moves to its place in the feed.
 *
 * @param options.turnOf whose turn they take until they are fetched
 * @param options.ofNewHomes nothing can be there: the database need not look, which is a third of its work
 */
async function addPhotos(
  tx: Db,
  photos: readonly PhotoRow[],
  at: string,
  { turnOf, ofNewHomes = false }: { turnOf: string; ofNewHomes?: boolean },
): Promise<void> {
  if (photos.length === 0) return;
  await tx.execute(sql`
    insert into home_photos (id, home_id, position, source_url, url_hash, turn_of, created_at, next_attempt_at)
    select r.id, r.home_id, r.position, r.url, r.url_hash, ${turnOf}::uuid, ${at}::timestamptz, ${at}::timestamptz
    from ${sqlRows([{ name: "id", type: "uuid", values: photos.map(() => orderedId()) }, ...photoColumns(photos)])}
    ${ofNewHomes ? sql`` : sql`on conflict (home_id, url_hash) do update set position = excluded.position`}`);
}

/**
 * Photos that the sender took away are removed, those that the sender added are imported; photos that somebody removed
 * or added by hand are left alone.
 */
async function changePhotos(
  tx: Db,
  photos: readonly { home_id: string; now: string[]; last: string[] }[],
  { at, hold: lease, turnOf }: { at: string; hold: Pick<ImportLease, "store" | "log">; turnOf: string },
): Promise<void> {
  if (photos.length === 0) return;
  const gone = photos.flatMap(({ home_id, now, last }) => {
    const kept = new Set(now);
    return photoRows(home_id, last).filter(({ url }) => !kept.has(url));
  });
  if (gone.length > 0) await removePhotos(tx, lease, gone);
  const known = photos.flatMap(({ home_id, now, last }) => {
    const before = new Set(last);
    return photoRows(home_id, now).map((photo) => ({ ...photo, isNew: !before.has(photo.url) }));
  });
  await addPhotos(
    tx,
    known.filter(({ isNew }) => isNew),
    at,
    { turnOf },
  );
  const moved = known.filter(({ isNew }) => !isNew);
  if (moved.length === 0) return;
  await tx.execute(sql`
    update home_photos as p set position = r.position from ${sqlRows(photoColumns(moved))}
    where p.home_id = r.home_id and p.url_hash = r.url_hash and p.position <> r.position`);
}

/** Their rows, and their fetched bytes. */
async function removePhotos(
  tx: Db,
  lease: Pick<ImportLease, "store" | "log">,
  gone: readonly PhotoRow[],
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; file_id: string | null }>(sql`
    delete from home_photos as p using ${sqlRows(photoColumns(gone))}
    where p.home_id = r.home_id and p.url_hash = r.url_hash
    returning p.id, p.file_id`);
  const fetched = rows.filter(({ file_id }) => file_id !== null);
  if (fetched.length === 0) return;
  await tx.delete(files).where(
    inArray(
      files.id,
      fetched.map(({ file_id }) => file_id!),
    ),
  );
  await removeBytes(
    lease,
    fetched.map(({ id }) => masterKey(id)),
  );
}

/** The row's values are in its home now; the row keeps that it was applied. */
export async function markApplied(
  tx: Db,
  importId: string,
  rows: readonly { ordinal: number; home_id?: string }[],
  at: string,
): Promise<void> {
  const keys = rowKeys(rows.map(({ ordinal, home_id = null }) => ({ ordinal, home_id })));
  await tx.execute(sql`
    update import_rows as i set applied_at = ${at}::timestamptz, home_id = coalesce(r.home_id, i.home_id)
    from ${sqlRows(keys)} where i.import_id = ${importId} and i.ordinal = r.ordinal`);
}

/** The next rows of an action that wait, in their order. */
export async function waitingRows(
  tx: Db,
  importId: string,
  action: "nueva" | "cambiada" | "igual" | "ausente",
  after: number,
  limit: number,
): Promise<Staged[]> {
  const { ordinal, externalId, homeId, values, problems } = importRows;
  const isWaiting = sql`${importRows.importId} = ${importId} and ${importRows.action} = ${action} and ${ordinal} > ${after}
    and ${importRows.appliedAt} is null and ${importRows.isChosen}`;
  const rows = await tx
    .select({ ordinal, externalId, homeId, values, problems })
    .from(importRows)
    .where(and(isWaiting, action === "igual" ? sql`${values} is not null` : undefined))
    .orderBy(asc(ordinal))
    .limit(limit);
  return rows as unknown as Staged[];
}
