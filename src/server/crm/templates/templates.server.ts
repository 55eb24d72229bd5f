import { and, count, desc, eq, isNotNull, isNull } from "drizzle-orm";
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
/** Versions that one template keeps. */
const MOST_VERSIONS = 500;

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
    .for("update");
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

/**
 * Keeps the draft as a version, unless the newest version says the same. The caller has locked the row.
 *
 * @returns the number of the version that says what the draft says
 * @throws AppError TOO_MANY_TEMPLATES beyond the versions that one template keeps
 */
export async function keepVersion(tx: Db, row: TemplateRow, note: string, now: Date): Promise<number> {
  const [newest] = await tx
    .select()
    .from(templateVersions)
    .where(eq(templateVersions.templateId, row.id))
    .orderBy(desc(templateVersions.number))
    .limit(1);
  if (newest && newest.title === row.title && sameDocument(newest.document, row.draft)) {
    return newest.number;
  }
  const number = (newest?.number ?? 0) + 1;
  if (number > MOST_VERSIONS) throw new AppError("TOO_MANY_TEMPLATES");
  await tx
    .insert(templateVersions)
    .values({ templateId: row.id, number, title: row.title, note, document: row.draft, createdAt: now });
  return number;
}
