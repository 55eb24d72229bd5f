import { hash as digest } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { inArray, sql } from "drizzle-orm";
import { KEPT_BAD_ROWS } from "#domain/portfolio/feeds/feed-limits.ts";
import type { FeedOwner, FeedProblem, FeedRow } from "#domain/portfolio/feeds/feed-row.ts";
import type { RowAction } from "#domain/portfolio/feeds/feed-values.ts";
import { type FeedValues, feedValuesOf, mergeHome } from "#domain/portfolio/feeds/merge-home.ts";
import type { Home } from "#domain/portfolio/homes/home.ts";
import type { FieldChanges } from "#domain/shared/home-attributes/home-values.ts";
import type { Listing } from "#domain/shared/listing/property.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { listings, properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { importSources } from "../../platform/db/tables/portfolio-imports.server.ts";
import { homeOfRow } from "../homes/home-rows.server.ts";
import { comparableOf } from "./comparable-of.server.ts";
import { addCounts, type ImportJob, scopeOfJob } from "./import-job.server.ts";
import type { MarketImports } from "./market-imports.server.ts";
import { sqlJson, wellFormed } from "./sql-rows.server.ts";

/**
 * Compares rows of a file with the present homes of its sender, and records the effect of each: set by set, never row
 * by row.
 */

/**
 * Why a row is bad, or which values were left out; with `isConflict`, a field that somebody corrected by hand
 * meanwhile.
 */
export interface RowNote extends FeedProblem {
  isConflict?: true;
  /** On conflict the sender's value wins. */
  isTaken?: true;
}

interface StagedRow {
  ordinal: number;
  line: number | null;
  action: RowAction;
  external_id: string | null;
  label: string | null;
  home_id?: string;
  /** Contents of `import_rows.values`, as JSON. */
  values?: string;
  owner?: FeedOwner;
  hash?: string;
  changes?: FieldChanges;
  problems?: RowNote[];
}

/** A row that names its home, with the known data of that name. */
interface NamedRow {
  row: FeedRow & { home: Home };
  externalId: string;
}

const LONGEST_NAME = 200;

/** Where the rows lead: with the market the adverts of others, else by the target of their sender. */
export interface StagedFor {
  source: typeof importSources.$inferSelect;
  /** ISO date. */
  today: string;
  market?: MarketImports;
}

/** @returns whether some of them change nothing that anybody sees, and yet the values that their sender last sent */
export async function stageRows(
  tx: Db,
  job: ImportJob,
  rows: readonly FeedRow[],
  about: StagedFor & { readBytes: number },
): Promise<boolean> {
  if (rows.length === 0) return false;
  const staged: StagedRow[] = [];
  const named: NamedRow[] = [];
  for (const row of rows) {
    if (row.home)
      named.push({ row: row as FeedRow & { home: Home }, externalId: nameOf(row as FeedRow & { home: Home }) });
    else staged.push(badRow(row, row.externalId, row.problems));
  }
  const fresh = await withoutRepeats(tx, job, named, staged);
  if (about.market) await compareAdverts(tx, fresh, { ...about, market: about.market }, staged);
  else if (about.source.target === "comparables") await compareListings(tx, job, fresh, about, staged);
  else await compareHomes(tx, job, fresh, staged);
  const kept = withoutTooManyBad(staged, KEPT_BAD_ROWS - job.badRows);
  await tx.execute(sql`
    insert into import_rows (import_id, ordinal, line, action, external_id, label, home_id, "values", owner, hash, changes,
      problems)
    select ${job.id}::uuid, r.ordinal, r.line, r.action, r.external_id, r.label, r.home_id, r."values", r.owner, r.hash, r.changes,
      r.problems
    from json_to_recordset(${wellFormed(jsonOf(kept))}::json) as r(ordinal int, line int, action text, external_id text, label text,
      home_id uuid, "values" json, owner jsonb, hash text, changes jsonb, problems jsonb)`);
  const count = (action: RowAction) => staged.reduce((sum, row) => sum + (row.action === action ? 1 : 0), 0);
  const counts = {
    rows: rows.length,
    newRows: count("nueva"),
    changedRows: count("cambiada"),
    sameRows: count("igual"),
    badRows: count("erronea"),
  };
  await addCounts(tx, job.id, counts, about.readBytes);
  return staged.some(({ action, values }) => action === "igual" && values !== undefined);
}

/** Only the first bad rows are kept, with their reason: nobody reads more, and a hostile file has nothing else. */
function withoutTooManyBad(staged: readonly StagedRow[], most: number): readonly StagedRow[] {
  let bad = 0;
  return staged.filter(({ action }) => action !== "erronea" || ++bad <= most);
}

/** Values are JSON already: they are many, and written once. */
function jsonOf(staged: readonly StagedRow[]): string {
  const rows = staged.map(({ values, ...row }) => {
    const text = JSON.stringify(row);
    return values === undefined ? text : `${text.slice(0, -1)},"values":${values}}`;
  });
  return `[${rows.join(",")}]`;
}

/**
 * A digest of everything that the sender gives about a home: a row with the same digest needs no look at its fields.
 */
const hashOf = (valuesText: string): string => digest("sha256", valuesText, "base64url");

/** The sender's name for the home; without one its reference, else the attributes that do not change. */
function nameOf({ externalId, home }: FeedRow & { home: Home }): string {
  if (externalId) return externalId.slice(0, LONGEST_NAME);
  if (home.reference) return home.reference;
  const { operation, type, address, postalCode, town, latitude, longitude, floor, builtAreaM2 } = home;
  return `~${hashOf(JSON.stringify([operation, type, address, postalCode, town, latitude, longitude, floor, builtAreaM2])).slice(0, 22)}`;
}

const badRow = (row: FeedRow, externalId: string | null, problems: readonly FeedProblem[]): StagedRow => ({
  ...headOf(row, externalId),
  action: "erronea",
  problems: [...problems],
});

const headOf = ({ ordinal, line, label }: FeedRow, externalId: string | null) => ({
  ordinal,
  line,
  external_id: externalId?.slice(0, LONGEST_NAME) ?? null,
  label,
});

/**
 * Each name is looked up by itself: without statistics of the sender the planner would rather scan all of its homes for
 * a list of names, in every portion anew.
 */
const namesAsRows = (names: readonly string[]) => sql`unnest(${sql.param(names)}::text[]) as names(name)`;

/** The second row of a name is bad, and its error names the first one's line. */
async function withoutRepeats(
  tx: Db,
  job: ImportJob,
  named: readonly NamedRow[],
  staged: StagedRow[],
): Promise<NamedRow[]> {
  const names = named.map(({ externalId }) => externalId);
  const { rows: earlier } = await tx.execute<{ name: string; line: number | null; ordinal: number }>(sql`
    select names.name, r.line, r.ordinal
    from ${namesAsRows(names)} cross join lateral (
      select line, ordinal from import_rows
      where import_id = ${job.id} and external_id = names.name and action <> 'erronea' limit 1
    ) as r`);
  const first = new Map(earlier.map(({ name, ...place }) => [name, place]));
  return named.filter(({ row, externalId }) => {
    const known = first.get(externalId);
    if (!known) {
      first.set(externalId, { line: row.line, ordinal: row.ordinal });
      return true;
    }
    const where = known.line === null ? `fila ${known.ordinal}` : `línea ${known.line}`;
    staged.push(badRow(row, externalId, [{ path: "externalId", message: `Repite el identificador de la ${where}` }]));
    return false;
  });
}

/** In the trash or merged away: its sender's values change nothing. */
type Known = { name: string; id: string; hash: string | null; is_aside: boolean };

async function compareHomes(tx: Db, job: ImportJob, named: readonly NamedRow[], staged: StagedRow[]): Promise<void> {
  const names = named.map(({ externalId }) => externalId);
  const { rows } = await tx.execute<Known>(sql`
    select names.name, p.id, p.hash, p.is_aside
    from ${namesAsRows(names)} cross join lateral (
      select id, imported_hash as hash, deleted_at is not null or merged_into_id is not null as is_aside
      from properties where source_id = ${job.sourceId} and external_id = names.name limit 1
    ) as p`);
  const known = new Map(rows.map((home) => [home.name, home]));
  const differing: { row: FeedRow; incoming: FeedValues; hash: string; home: Known }[] = [];
  for (const { row, externalId } of named) {
    const home = known.get(externalId);
    const feedValues = feedValuesOf(row);
    const values = JSON.stringify(feedValues);
    // Another owner is something new of the sender, though the home stays the same.
    const hash = hashOf(row.owner ? `${values}${JSON.stringify(row.owner)}` : values);
    const owner = row.owner && { owner: row.owner };
    const notes = row.problems.length > 0 ? { problems: row.problems } : {};
    if (!home) staged.push({ ...headOf(row, externalId), ...notes, ...owner, action: "nueva", values, hash });
    else if (home.is_aside || home.hash === hash) {
      staged.push({ ...headOf(row, externalId), ...notes, action: "igual", home_id: home.id });
    } else differing.push({ row, incoming: feedValues, hash, home });
  }
  if (differing.length === 0) return;
  const ids = differing.map(({ home }) => home.id);
  const stored = await tx
    .select()
    .from(properties)
    .where(inArray(properties.id, sql`(select unnest(${sql.param(ids)}::uuid[]))`));
  const byId = new Map(stored.map((home) => [home.id, home]));
  for (const { row, incoming: feedValues, hash, home } of differing) {
    const now = byId.get(home.id)!;
    const last = now.imported as FeedValues | null;
    const current = homeOfRow(now);
    const values = JSON.stringify(keepUnread(feedValues, row.unread, last ?? current));
    const { changes, conflicts } = mergeHome({ incoming: feedValues, last, current });
    const photos = photoChange(feedValues.photos, last?.photos);
    if (photos) changes.photos = photos;
    const notes: RowNote[] = [
      ...row.problems,
      ...conflicts.map((path) => ({ path, message: "Alguien lo corrigió a mano", isConflict: true as const })),
    ];
    staged.push({
      ...headOf(row, home.name),
      // Nothing visible changes: only the sender's last values are written anew.
      action: Object.keys(changes).length > 0 ? "cambiada" : "igual",
      home_id: home.id,
      values,
      ...(row.owner && { owner: row.owner }),
      hash,
      changes,
      ...(notes.length > 0 ? { problems: notes } : {}),
    });
  }
}

/** Gives fields that are not understood the values that the home had of its sender. @returns what was given */
function keepUnread(feedValues: FeedValues, unread: FeedRow["unread"], before: Partial<FeedValues>): FeedValues {
  return Object.assign(feedValues, Object.fromEntries((unread ?? []).map((field) => [field, before[field]])));
}

/** How many there were and are, where they are not the same. */
function photoChange(now: readonly string[], last: readonly string[] | undefined): [number, number] | undefined {
  return last === undefined || isDeepStrictEqual(now, last) ? undefined : [last.length, now.length];
}

async function compareListings(
  tx: Db,
  job: ImportJob,
  named: readonly NamedRow[],
  { source, today }: StagedFor,
  staged: StagedRow[],
): Promise<void> {
  const made = named.map(({ row, externalId }) => {
    const id = `${comparablePrefix(job, row.home.municipalityCode)}${externalId}`;
    return { row, externalId, id, made: comparableOf(row, { id, source: source.name, today }) };
  });
  const ids = made.map(({ id }) => id);
  const stored = await tx
    .select({ id: listings.id, details: listings.details })
    .from(listings)
    .where(inArray(listings.id, sql`(select unnest(${sql.param(ids)}::text[]))`));
  const known = new Map(stored.map(({ id, details }) => [id, details as Listing]));
  for (const { row, externalId, id, made: result } of made) {
    if ("problems" in result) {
      staged.push(badRow(row, externalId, result.problems));
      continue;
    }
    const before = known.get(id);
    const listing: Listing = before && !result.isDated ? { ...result.listing, date: before.date } : result.listing;
    const now = JSON.parse(JSON.stringify(listing)) as Record<string, unknown>;
    const changes = before ? differences(before as unknown as Record<string, unknown>, now) : {};
    const action = !before ? "nueva" : Object.keys(changes).length > 0 ? "cambiada" : "igual";
    staged.push({
      ...headOf(row, externalId),
      action,
      ...(action === "igual" ? {} : { values: JSON.stringify(listing) }),
      ...(action === "cambiada" ? { changes } : {}),
      ...(row.problems.length > 0 ? { problems: row.problems } : {}),
    });
  }
}

const NOT_OFFERED = "Está en captación: nadie la ofrece todavía";

async function compareAdverts(
  tx: Db,
  named: readonly NamedRow[],
  { source, today, market }: StagedFor & { market: MarketImports },
  staged: StagedRow[],
): Promise<void> {
  const seen = named.map(({ row, externalId }) => ({
    externalId,
    home: row.home,
    photos: row.photos,
    owner: row.owner,
  }));
  const compared = await market.compare(tx, source, seen, today);
  for (const [index, { row, externalId }] of named.entries()) {
    const result = compared[index];
    if (!result) {
      staged.push(badRow(row, externalId, [{ path: "status", message: NOT_OFFERED }]));
      continue;
    }
    const { action, values, changes, doubt } = result;
    const problems = doubt === undefined ? row.problems : [...row.problems, { path: "town", message: doubt }];
    staged.push({
      ...headOf(row, externalId),
      action,
      ...(values ? { values: sqlJson(values) } : {}),
      ...(changes ? { changes } : {}),
      ...(problems.length > 0 ? { problems } : {}),
    });
  }
}

/**
 * Ids of a sender's comparables begin with it: two senders never share one. Open data keeps its own names, of which two cities may
 * have the same.
 */
const comparablePrefix = ({ sourceId, format }: Pick<ImportJob, "sourceId" | "format">, town = "") =>
  format === "idealista18" ? `idealista18:${town}:` : `${sourceId}:`;

function differences(before: Record<string, unknown>, now: Record<string, unknown>): FieldChanges {
  const changes: FieldChanges = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
    if (!isDeepStrictEqual(before[name], now[name])) changes[name] = [before[name] ?? null, now[name] ?? null];
  }
  return changes;
}

/** The same for adverts of the market. @returns the last name, or null */
export async function stageAbsentAdverts(tx: Db, job: ImportJob, after: string, limit: number): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string; is_absent: boolean }>(sql`
    with known as (
      select external_id, status, described ->> 'title' as title from market_adverts
      where pool = ${scopeOfJob(job)}::uuid and source = ${job.sourceId}::text and external_id > ${after}
      order by external_id limit ${limit}
    ), absent as (
      select *, row_number() over (order by external_id) as number from known
      where status not in ('retirado', 'cerrado')
        and not exists (select from import_rows r where r.import_id = ${job.id} and r.external_id = known.external_id)
    ), staged as (
      insert into import_rows (import_id, ordinal, action, external_id, label, changes)
      select ${job.id}::uuid, (select rows + absent_rows from imports where id = ${job.id}) + number, 'ausente', external_id,
        coalesce(title, external_id), jsonb_build_object('status', jsonb_build_array(status, 'retirado'))
      from absent returning external_id
    )
    select external_id as name, external_id in (select external_id from staged) as is_absent from known order by external_id`);
  const absent = rows.filter(({ is_absent }) => is_absent).length;
  if (absent > 0) await addCounts(tx, job.id, { absentRows: absent });
  return rows.length < limit ? null : rows.at(-1)!.name;
}

/** Homes that the sender has and a complete file does not name; in portions along their names. @returns the last name, or null */
export async function stageAbsent(tx: Db, job: ImportJob, after: string, limit: number): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string; is_absent: boolean }>(sql`
    with known as (
      select id, external_id, reference, title, deleted_at, merged_into_id, status from properties
      where source_id = ${job.sourceId} and external_id > ${after} order by external_id limit ${limit}
    ), absent as (
      select *, row_number() over (order by external_id) as number from known
      where deleted_at is null and merged_into_id is null and status not in ('retirado', 'cerrado')
        and not exists (select from import_rows r where r.import_id = ${job.id} and r.external_id = known.external_id)
    ), staged as (
      insert into import_rows (import_id, ordinal, action, external_id, label, home_id, changes)
      select ${job.id}::uuid, (select rows + absent_rows from imports where id = ${job.id}) + number, 'ausente', external_id,
        coalesce(reference, title), id, jsonb_build_object('status', jsonb_build_array(status, 'retirado'))
      from absent returning external_id
    )
    select external_id as name, external_id in (select external_id from staged) as is_absent from known order by external_id`);
  const absent = rows.filter(({ is_absent }) => is_absent).length;
  if (absent > 0) await addCounts(tx, job.id, { absentRows: absent });
  return rows.length < limit ? null : rows.at(-1)!.name;
}
