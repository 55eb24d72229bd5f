import { and, count, desc, eq, gt, inArray, isNotNull, isNull, like, or, sql } from "drizzle-orm";
import { EMPTY_DOCUMENT, type TemplateDocument } from "#domain/crm/templates/document.ts";
import { readDocument } from "#domain/crm/templates/read-document.ts";
import type { NewTemplateForm, TemplateFacts } from "#domain/crm/templates/template-forms.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { templates, templateVersions } from "../../platform/db/tables/crm-templates.server.ts";
import { readUuid } from "../../platform/http/path-id.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { findHouseTemplate } from "./house-templates.server.ts";
import { sameDocument } from "./same-document.server.ts";

/** Own templates: lists, copies, names, trash and versions. Drafts are written in `drafts`. */

export type TemplateRow = typeof templates.$inferSelect;

/** Templates outside the trash that one agency, or one person without one, keeps. Beyond it somebody puts old ones into the trash. */
const MOST_TEMPLATES = 500;
/** Versions that one template keeps, and bytes of all those of one agency, or of one person without one, as the database packs them. */
const MOST_VERSIONS = 100;
const MOST_VERSION_BYTES = 200 * 1_048_576;

/** @throws AppError INVALID_INPUT at `document`, with the sentence of what is wrong */
export function checkedDocument(given: unknown): TemplateDocument {
  const read = readDocument(given);
  if ("fault" in read) throw new AppError("INVALID_INPUT", [{ path: "document", message: read.fault }]);
  return read.document;
}

/** @throws AppError NOT_FOUND */
export async function lockTemplate(tx: Db, actor: PersonActor, id: string): Promise<TemplateRow> {
  const [row] = await tx
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), mayChange(actor, "template")))
    // Its key is not written: versions of it, which name it, are added meanwhile.
    .for("no key update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** The same row as of `lockTemplate`, without waiting for whoever writes on it. @throws AppError NOT_FOUND */
export async function usableTemplate(db: Db, actor: PersonActor, id: string): Promise<TemplateRow> {
  const [row] = await db
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), mayChange(actor, "template")));
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

export async function findTemplate(db: Db, actor: PersonActor, id: string): Promise<TemplateRow | undefined> {
  const [row] = await db
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), mayRead(actor, "template")));
  return row;
}

/** The columns that lists read of a template; the document stays in the database. */
export const LISTED = {
  id: templates.id,
  title: templates.title,
  summary: templates.summary,
  kind: templates.kind,
  use: templates.use,
  country: templates.country,
  state: templates.state,
  houseText: templates.houseText,
  updatedAt: templates.updatedAt,
  deletedAt: templates.deletedAt,
} as const;

/** The templates that the actor may see, those that were written last first. */
export async function listTemplates(db: Db, actor: PersonActor, { isTrash }: { isTrash: boolean }) {
  return await db
    .select(LISTED)
    .from(templates)
    .where(and(mayRead(actor, "template"), isTrash ? isNotNull(templates.deletedAt) : isNull(templates.deletedAt)))
    .orderBy(desc(templates.updatedAt), desc(templates.id))
    .limit(MOST_TEMPLATES);
}

/**
 * A new template: a copy of one of the house or of one that the actor sees, or an empty one.
 *
 * @param document what an uploaded file became; in place of a copy
 * @throws AppError NOT_FOUND for a template to copy that is not there, TOO_MANY_TEMPLATES
 */
export async function addTemplate(
  tx: Db,
  actor: PersonActor,
  form: NewTemplateForm,
  { now, document }: { now: Date; document?: TemplateDocument },
): Promise<string> {
  const [kept] = await tx
    .select({ count: count() })
    .from(templates)
    .where(and(mayRead(actor, "template"), isNull(templates.deletedAt)));
  if (kept && kept.count >= MOST_TEMPLATES) throw new AppError("TOO_MANY_TEMPLATES");
  const source = form.from === undefined ? null : await sourceOf(tx, actor, form.from);
  const { kind, use, country } = source ?? form;
  const [row] = await tx
    .insert(templates)
    .values({
      ...ownershipOf(actor),
      title: form.title ?? (source ? source.title : "Plantilla sin nombre"),
      summary: source?.summary ?? "",
      kind,
      use,
      country,
      draft: document ?? source?.document ?? EMPTY_DOCUMENT,
      copiedFrom: form.from ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: templates.id });
  await publishChange(tx, scopeOf(actor), "contacts");
  return row!.id;
}

const scopeOf = ({ agency, ownerId }: PersonActor): string => agency?.id ?? ownerId;

async function sourceOf(tx: Db, actor: PersonActor, from: string) {
  const ofHouse = await findHouseTemplate(tx, from);
  if (ofHouse) return ofHouse;
  const id = readUuid(from);
  const row = id === undefined ? undefined : await findTemplate(tx, actor, id);
  if (!row || row.deletedAt) throw new AppError("NOT_FOUND");
  const { title, summary, kind, use, country, draft } = row;
  return { title: `${title.slice(0, 110)} (copia)`, summary, kind, use, country, document: draft };
}

/** Writes the given names and marks and leaves the rest. @throws AppError NOT_FOUND */
export async function changeFacts(tx: Db, actor: PersonActor, id: string, facts: TemplateFacts, now: Date) {
  const row = await lockTemplate(tx, actor, id);
  const given = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return;
  await tx
    .update(templates)
    .set({ ...given, updatedAt: now })
    .where(eq(templates.id, row.id));
  await publishChange(tx, scopeOf(actor), "contacts");
}

/** Puts a template into the trash or takes it out. A repeated call changes nothing. @throws AppError NOT_FOUND */
export async function moveToTrash(tx: Db, actor: PersonActor, id: string, isTrashed: boolean, now: Date) {
  const row = await lockTemplate(tx, actor, id);
  if ((row.deletedAt !== null) === isTrashed) return;
  await tx
    .update(templates)
    .set({ deletedAt: isTrashed ? now : null, updatedAt: now })
    .where(eq(templates.id, row.id));
  await publishChange(tx, scopeOf(actor), "contacts");
}

export async function listVersions(db: Db, actor: PersonActor, id: string) {
  const row = await findTemplate(db, actor, id);
  if (!row) throw new AppError("NOT_FOUND");
  const { number, note, title, createdAt } = templateVersions;
  return await db
    .select({ number, note, title, createdAt })
    .from(templateVersions)
    .where(eq(templateVersions.templateId, row.id))
    .orderBy(desc(number))
    .limit(MOST_VERSIONS);
}

/** @throws AppError NOT_FOUND */
export async function readVersion(db: Db, actor: PersonActor, id: string, number: number) {
  const row = await findTemplate(db, actor, id);
  const [version] = row
    ? await db
        .select()
        .from(templateVersions)
        .where(and(eq(templateVersions.templateId, row.id), eq(templateVersions.number, number)))
    : [];
  if (!version) throw new AppError("NOT_FOUND");
  return version;
}

/** The draft as it is used or kept aside without anybody giving it a name. */
export const USED_NOTE = "Al usarla";
const BEFORE_RETURN = "Antes de volver a la versión ";
export const beforeReturnNote = (number: number): string => `${BEFORE_RETURN}${number}`;
export const PUBLISHED_NOTE = "Publicada";
const UNNAMED_NOTES = ["", USED_NOTE, PUBLISHED_NOTE];
const isUnnamed = (note: string): boolean => UNNAMED_NOTES.includes(note) || note.startsWith(BEFORE_RETURN);
const UNNAMED = or(inArray(templateVersions.note, UNNAMED_NOTES), like(templateVersions.note, `${BEFORE_RETURN}%`))!;

/** Whoever keeps a version meanwhile takes its number; with this many at once somebody has to ask again. */
const MOST_TRIES = 20;

/**
 * Keeps the draft as a version, unless the newest version says the same. Nobody waits for anybody: of two that keep one at once, the
 * second looks anew. The oldest versions without a name go when there are more than a template, or its owner, keeps.
 *
 * @returns the number of the version that says what the draft says
 * @throws AppError TOO_MANY_TEMPLATES where versions with a name take up all the room
 */
export async function keepVersion(db: Db, row: TemplateRow, note: string, now: Date): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const [newest] = await db
      .select()
      .from(templateVersions)
      .where(eq(templateVersions.templateId, row.id))
      .orderBy(desc(templateVersions.number))
      .limit(1);
    if (newest && newest.title === row.title && sameDocument(newest.document, row.draft)) return newest.number;
    const version = { templateId: row.id, title: row.title, note, document: row.draft, createdAt: now };
    const number = (newest?.number ?? 0) + 1;
    const added = await db
      .insert(templateVersions)
      .values({ ...version, number })
      .onConflictDoNothing()
      .returning({ id: templateVersions.id });
    if (added.length === 0) continue;
    await dropOldVersions(db, row, { isNamed: !isUnnamed(note) });
    return number;
  }
  throw new AppError("TEMPLATE_CHANGED");
}

/** @throws AppError TOO_MANY_TEMPLATES where what is left is still too much, and the newest one has a name */
async function dropOldVersions(db: Db, row: TemplateRow, { isNamed }: { isNamed: boolean }): Promise<void> {
  const { id, templateId, number, createdAt, document } = templateVersions;
  const ofOwner = row.agencyId
    ? eq(templates.agencyId, row.agencyId)
    : and(eq(templates.ownerId, row.ownerId), isNull(templates.agencyId));
  // The version that the gallery shows is never dropped.
  const isShown = sql`${templates.publishedVersion} is not distinct from ${number}`;
  const counted = db
    .select({
      id,
      templateId,
      mayGo: sql<boolean>`${UNNAMED} and not ${isShown}`.as("may_go"),
      place: sql<number>`row_number() over (partition by ${templateId} order by ${number} desc)`.as("place"),
      bytes: sql<number>`sum(pg_column_size(${document})) over (order by ${createdAt} desc, ${number} desc)`
        .mapWith(Number)
        .as("bytes"),
    })
    .from(templateVersions)
    .innerJoin(templates, eq(templates.id, templateId))
    .where(ofOwner)
    .as("counted");
  const tooMuch = await db
    .select()
    .from(counted)
    .where(or(gt(counted.place, MOST_VERSIONS), gt(counted.bytes, MOST_VERSION_BYTES)));
  const going = tooMuch.filter(({ mayGo }) => mayGo).map((version) => version.id);
  if (going.length > 0) await db.delete(templateVersions).where(inArray(id, going));
  const stays = tooMuch.some((one) => !one.mayGo && (one.templateId === row.id || one.bytes > MOST_VERSION_BYTES));
  if (isNamed && stays) throw new AppError("TOO_MANY_TEMPLATES");
}
