import { randomUUID } from "node:crypto";
import { and, asc, inArray, sql } from "drizzle-orm";
import type { Db } from "../db/connection.server.ts";
import { importRows } from "../db/feed-schema.server.ts";
import { files, properties } from "../db/schema.server.ts";
import { removeBytes } from "../personal-data/remove-bytes.server.ts";
import { masterKey } from "../photos/photo-keys.server.ts";
import { homeOfRow } from "../portfolio/home-rows.server.ts";
import type { Hold, ImportJob } from "./import-job.server.ts";
import { mergeHome, type Said } from "./merge-home.server.ts";
import { HOME_SQL, sqlJson, sqlRowOfHome } from "./sql-json.server.ts";
import type { RowNote, StagedValues } from "./stage-rows.server.ts";

/** Brings staged rows into the portfolio, a portion in one transaction: set by set, never home by home. */

export interface AppliedBy {
  at: Date;
  /** Who is named in the history; null for a feed. */
  actorId: string | null;
}

type Staged = Pick<typeof importRows.$inferSelect, "ordinal" | "externalId" | "homeId" | "problems"> & {
  values: StagedValues<Said>;
};

const HOME_ROWS = sql.raw(HOME_SQL.definitions);

/** New homes, with their photos and the first line of their history. */
export async function addHomes(tx: Db, job: ImportJob, rows: readonly Staged[], by: AppliedBy): Promise<void> {
  const made = rows.map(({ ordinal, externalId, values }) => ({
    ordinal,
    home_id: randomUUID(),
    external_id: externalId,
    hash: values.hash,
    ...sqlRowOfHome(values.said),
  }));
  const staged = sql`jsonb_to_recordset(${sqlJson(made)}::jsonb)
    as r(ordinal int, home_id uuid, external_id text, hash text, ${HOME_ROWS})`;
  const at = by.at.toISOString();
  await tx.execute(sql`
    with added as (
      insert into properties (id, owner_id, agency_id, created_at, updated_at, source_id, external_id, imported, imported_hash,
        extras, ${sql.raw(HOME_SQL.names)})
      select r.home_id, ${job.ownerId}::uuid, ${job.agencyId}::uuid, ${at}::timestamptz, ${at}::timestamptz, ${job.sourceId}::uuid,
        r.external_id, i."values" -> 'said', r.hash, coalesce(i."values" -> 'said' -> 'extras', '{}'), ${sql.raw(HOME_SQL.fromRows)}
      from ${staged} join import_rows i on i.import_id = ${job.id} and i.ordinal = r.ordinal
      on conflict (source_id, external_id) do nothing
      returning id, price_cents, status
    )
    insert into home_events (home_id, at, origin, actor_id, kind, changes)
    select id, ${at}::timestamptz, 'importacion', ${by.actorId}::uuid, 'alta', jsonb_strip_nulls(jsonb_build_object(
      'price', case when price_cents is not null then jsonb_build_array(null, price_cents / 100) end,
      'status', jsonb_build_array(null, status)))
    from added`);
  await addPhotos(
    tx,
    made.flatMap(({ home_id }, index) => photoRows(home_id, rows[index]!.values.said.photos)),
    at,
  );
  await markApplied(tx, job.id, made, at);
}

/** Changed homes. What somebody corrected since the preview is met again: the merge is made anew under the homes' locks. */
export async function changeHomes(
  tx: Db,
  job: ImportJob,
  rows: readonly Staged[],
  by: AppliedBy & { hold: Pick<Hold, "store" | "log"> },
): Promise<void> {
  const ids = rows.map(({ homeId }) => homeId!);
  const stored = await tx
    .select()
    .from(properties)
    .where(inArray(properties.id, sql`(select unnest(${sql.param(ids)}::uuid[]))`))
    .orderBy(asc(properties.id))
    .for("update");
  const byId = new Map(stored.map((home) => [home.id, home]));
  const changed: Record<string, unknown>[] = [];
  const events: { home_id: string; changes: unknown }[] = [];
  const photos: { home_id: string; now: string[]; last: string[] }[] = [];
  for (const { homeId, values, problems, ordinal } of rows) {
    const home = byId.get(homeId!);
    if (!home || home.deletedAt || home.mergedIntoId) continue;
    const taken = new Set((problems as RowNote[] | null)?.flatMap(({ path, isTaken }) => (isTaken ? [path] : [])));
    const last = home.imported as Said | null;
    const merged = mergeHome({ said: values.said, last, current: homeOfRow(home) }, (field) => taken.has(field));
    for (const field of merged.conflicts) if (!taken.has(field)) delete merged.changes[field];
    changed.push({ ordinal, home_id: home.id, hash: values.hash, ...sqlRowOfHome(merged.home) });
    if (Object.keys(merged.changes).length > 0) events.push({ home_id: home.id, changes: merged.changes });
    if (values.said.photos.join("\n") !== last?.photos?.join("\n")) {
      photos.push({ home_id: home.id, now: values.said.photos, last: last?.photos ?? [] });
    }
  }
  const at = by.at.toISOString();
  if (changed.length > 0) {
    await tx.execute(sql`
      update properties as p set imported = i."values" -> 'said', imported_hash = r.hash,
        extras = p.extras || coalesce(i."values" -> 'said' -> 'extras', '{}'),
        updated_at = ${at}::timestamptz, ${sql.raw(HOME_SQL.assignments)}
      from jsonb_to_recordset(${sqlJson(changed)}::jsonb) as r(ordinal int, home_id uuid, hash text, ${HOME_ROWS})
        join import_rows i on i.import_id = ${job.id} and i.ordinal = r.ordinal
      where p.id = r.home_id`);
    await addEvents(tx, events, by);
    await changePhotos(tx, photos, { at, hold: by.hold });
  }
  await markApplied(
    tx,
    job.id,
    rows.map(({ ordinal, homeId }) => ({ ordinal, home_id: homeId! })),
    at,
  );
}

/**
 * Homes that the sender does not name any more. That they are withdrawn counts as said by him: when he names them again, they
 * come back, unless somebody has changed their status by hand meanwhile.
 */
export async function withdrawHomes(
  tx: Db,
  job: ImportJob,
  rows: readonly Pick<Staged, "ordinal" | "homeId">[],
  by: AppliedBy,
): Promise<void> {
  const ids = rows.map(({ homeId }) => homeId!);
  const at = by.at.toISOString();
  await tx.execute(sql`
    with old as (
      select id, status from properties
      where id = any(${sql.param(ids)}::uuid[]) and deleted_at is null and merged_into_id is null
        and status not in ('retirado', 'cerrado')
      order by id for update
    ), withdrawn as (
      update properties as p set status = 'retirado', imported_hash = null, updated_at = ${at}::timestamptz,
        imported = coalesce(p.imported, '{}') || '{"status":"retirado"}'
      from old where p.id = old.id returning p.id
    )
    insert into home_events (home_id, at, origin, actor_id, kind, changes)
    select old.id, ${at}::timestamptz, 'importacion', ${by.actorId}::uuid, 'cambio',
      jsonb_build_object('status', jsonb_build_array(old.status, 'retirado'))
    from old join withdrawn on withdrawn.id = old.id`);
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

const photoRows = (home_id: string, urls: readonly string[]) =>
  urls.map((url, index) => ({ home_id, position: index, url }));

/** A picture that is there already moves to its place in the feed. */
async function addPhotos(tx: Db, photos: readonly unknown[], at: string): Promise<void> {
  if (photos.length === 0) return;
  await tx.execute(sql`
    insert into home_photos (home_id, position, source_url, url_hash, created_at, next_attempt_at)
    select r.home_id, r.position, r.url, encode(sha256(convert_to(r.url, 'UTF8')), 'hex'), ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${sqlJson(photos)}::jsonb) as r(home_id uuid, position int, url text)
    where exists (select from properties p where p.id = r.home_id)
    on conflict (home_id, url_hash) do update set position = excluded.position`);
}

/** What the sender took away goes, what he added comes; what somebody removed or added by hand is left alone. */
async function changePhotos(
  tx: Db,
  photos: readonly { home_id: string; now: string[]; last: string[] }[],
  { at, hold }: { at: string; hold: Pick<Hold, "store" | "log"> },
): Promise<void> {
  if (photos.length === 0) return;
  const gone = photos.flatMap(({ home_id, now, last }) => {
    const kept = new Set(now);
    return last.filter((url) => !kept.has(url)).map((url) => ({ home_id, url }));
  });
  if (gone.length > 0) await removePhotos(tx, hold, gone);
  const known = photos.flatMap(({ home_id, now, last }) => {
    const before = new Set(last);
    return photoRows(home_id, now).map((photo) => ({ ...photo, is_new: !before.has(photo.url) }));
  });
  await addPhotos(
    tx,
    known.filter(({ is_new }) => is_new),
    at,
  );
  await tx.execute(sql`
    update home_photos as p set position = r.position
    from jsonb_to_recordset(${sqlJson(known.filter(({ is_new }) => !is_new))}::jsonb) as r(home_id uuid, position int, url text)
    where p.home_id = r.home_id and p.url_hash = encode(sha256(convert_to(r.url, 'UTF8')), 'hex') and p.position <> r.position`);
}

/** Their rows, and what was fetched of them. */
async function removePhotos(
  tx: Db,
  hold: Pick<Hold, "store" | "log">,
  gone: readonly { home_id: string; url: string }[],
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; file_id: string | null }>(sql`
    delete from home_photos as p
    using jsonb_to_recordset(${sqlJson(gone)}::jsonb) as r(home_id uuid, url text)
    where p.home_id = r.home_id and p.url_hash = encode(sha256(convert_to(r.url, 'UTF8')), 'hex')
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
    hold,
    fetched.map(({ id }) => masterKey(id)),
  );
}

/** What a row said is in its home now: the row keeps that it was done. */
export async function markApplied(
  tx: Db,
  importId: string,
  rows: readonly { ordinal: number; home_id?: string }[],
  at: string,
): Promise<void> {
  const applied = rows.map(({ ordinal, home_id }) => ({ ordinal, home_id }));
  await tx.execute(sql`
    update import_rows as i set applied_at = ${at}::timestamptz, home_id = coalesce(r.home_id, i.home_id), "values" = null
    from jsonb_to_recordset(${sqlJson(applied)}::jsonb) as r(ordinal int, home_id uuid)
    where i.import_id = ${importId} and i.ordinal = r.ordinal`);
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
