import { and, asc, desc, eq, gte, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { withoutEnd } from "#domain/shared/format/text-ends.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import {
  type FormDefinition,
  type FormDraft,
  firstDraft,
  formDefinition,
  formDraft,
  problemsOf,
  publicPart,
} from "#domain/site/forms/form-definition.ts";
import { differences, type FormDifference } from "#domain/site/forms/version-diff.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { formSubmissions, forms, formVersions } from "../../platform/db/tables/site-outreach.server.ts";
import { pageViews } from "../../platform/db/tables/site-visits.server.ts";

/** Forms as the administration builds and publishes them. */

export type FormRow = typeof forms.$inferSelect;
export type FormState = "borrador" | "publicado" | "retirado" | "archivado";

/** Days that the figures cover. */
export const FIGURE_DAYS = 30;

export interface FormAct {
  by: string;
  now: Date;
}

export interface ListedForm {
  id: string;
  slug: string;
  name: string;
  state: FormState;
  version: number | null;
  submissions: number;
  lastAt: Date | null;
  updatedAt: Date;
}

const lastVersion = sql<number | null>`(select max(v.version) from ${formVersions} v where v.form_id = ${forms.id})`;

export const formStateOf = (
  { archivedAt, publishedVersion }: Pick<FormRow, "archivedAt" | "publishedVersion">,
  lastVersion: number | null,
): FormState =>
  archivedAt ? "archivado" : publishedVersion !== null ? "publicado" : lastVersion === null ? "borrador" : "retirado";

export async function listForms(db: Db, { isArchived }: { isArchived: boolean }): Promise<ListedForm[]> {
  const rows = await db
    .select({
      form: forms,
      lastVersion,
      submissions: sql<number>`(select count(*)::int from ${formSubmissions} s where s.form_id = ${forms.id})`,
      lastAt: sql<string | null>`(select max(s.created_at) from ${formSubmissions} s where s.form_id = ${forms.id})`,
    })
    .from(forms)
    .where(isArchived ? isNotNull(forms.archivedAt) : isNull(forms.archivedAt))
    .orderBy(desc(forms.updatedAt), asc(forms.id));
  return rows.map(({ form, lastVersion, submissions, lastAt }) => ({
    id: form.id,
    slug: form.slug,
    name: form.name,
    state: formStateOf(form, lastVersion),
    version: form.publishedVersion,
    submissions,
    lastAt: lastAt === null ? null : new Date(lastAt),
    updatedAt: form.updatedAt,
  }));
}

export async function findForm(db: Db, id: string): Promise<FormRow | undefined> {
  const [row] = await db.select().from(forms).where(eq(forms.id, id));
  return row;
}

/** The draft as the builder takes it; fields that an older builder left out get their defaults. */
export const draftOf = ({ draft }: Pick<FormRow, "draft">): FormDraft => formDraft.parse(draft);

export interface FormVersion {
  version: number;
  definition: FormDefinition;
  publishedAt: Date;
}

/** Every version that was published, the newest first. */
export async function versionsOf(db: Db, formId: string): Promise<FormVersion[]> {
  const rows = await db
    .select()
    .from(formVersions)
    .where(eq(formVersions.formId, formId))
    .orderBy(desc(formVersions.version));
  return rows.map(({ version, definition, publishedAt }) => ({
    version,
    publishedAt,
    definition: formDefinition.parse(definition),
  }));
}

/** Changes of each version from the one before, the newest first. */
export function historyOf(versions: readonly FormVersion[]) {
  return versions.map(({ version, publishedAt, definition }, index) => ({
    version,
    publishedAt,
    differences: differences(versions[index + 1]?.definition ?? null, definition),
  }));
}

/**
 * Figures of the last days. Views are known only of its own page, and of browsers that run scripts, so the share comes
 * with the numbers it is based on.
 */
export async function formFigures(db: Db, form: Pick<FormRow, "id" | "slug">, now: Date) {
  const since = new Date(now.getTime() - FIGURE_DAYS * DAY_MS);
  const recent = and(eq(formSubmissions.formId, form.id), gte(formSubmissions.createdAt, since));
  const total = await db.$count(formSubmissions, eq(formSubmissions.formId, form.id));
  const submissions = await db.$count(formSubmissions, recent);
  const embedded = await db.$count(formSubmissions, and(recent, isNotNull(formSubmissions.embeddedOn)));
  const views = await db.$count(
    pageViews,
    and(eq(pageViews.path, `/formulario/${form.slug}`), gte(pageViews.createdAt, since)),
  );
  return { total, submissions, embedded, views };
}

/** @throws AppError INVALID_INPUT where another form has the address */
export async function addForm(
  tx: Db,
  { name, slug, draft }: { name: string; slug: string; draft?: FormDraft },
  { by, now }: FormAct,
): Promise<FormRow> {
  const row = { name, slug, draft: { ...(draft ?? firstDraft(name)) }, createdBy: by, createdAt: now, updatedAt: now };
  const [added] = await tx.insert(forms).values(row).onConflictDoNothing({ target: forms.slug }).returning();
  if (!added) throw slugTaken();
  return added;
}

const slugTaken = () =>
  new AppError("INVALID_INPUT", [{ path: "slug", message: "Esa dirección ya la tiene otro formulario. Elige otra." }]);

/** Locked until the transaction ends. @throws AppError NOT_FOUND */
async function lockForm(tx: Db, id: string): Promise<FormRow> {
  const [row] = await tx.select().from(forms).where(eq(forms.id, id)).for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/**
 * Saves a draft, if its writer has seen the newest one. An address that was published stays, because it is printed and
 * embedded.
 *
 * @returns when it was written, which the next change must name
 * @throws AppError NOT_FOUND, FORM_CHANGED, INVALID_INPUT
 */
export async function changeForm(
  tx: Db,
  id: string,
  change: { name: string; slug: string; draft: FormDraft; seen: string },
  now: Date,
): Promise<Date> {
  const form = await lockForm(tx, id);
  if (form.updatedAt.getTime() !== new Date(change.seen).getTime()) throw new AppError("FORM_CHANGED");
  if (change.slug !== form.slug) {
    if ((await tx.$count(formVersions, eq(formVersions.formId, id))) > 0) {
      throw new AppError("INVALID_INPUT", [
        {
          path: "slug",
          message: "La dirección ya está publicada y no cambia: dejaría de funcionar donde esté puesta.",
        },
      ]);
    }
    const [other] = await tx.select({ id: forms.id }).from(forms).where(eq(forms.slug, change.slug));
    if (other) throw slugTaken();
  }
  const { name, slug, draft } = change;
  return await touch(tx, form, { name, slug, draft: { ...draft } }, now);
}

/** A change is never as old as the one before it, even where the clock goes back. */
async function touch(tx: Db, form: FormRow, set: Partial<FormRow>, now: Date): Promise<Date> {
  const updatedAt = new Date(Math.max(now.getTime(), form.updatedAt.getTime() + 1));
  await tx
    .update(forms)
    .set({ ...set, updatedAt })
    .where(eq(forms.id, form.id));
  return updatedAt;
}

/**
 * Publishes the draft as the next version; a draft without changes is published again under its number.
 *
 * @param seen when the draft that the person saw had been written @throws AppError NOT_FOUND, FORM_CHANGED,
 *   FORM_INCOMPLETE
 */
export async function publishForm(
  tx: Db,
  id: string,
  seen: string,
  { by, now }: FormAct,
): Promise<{ version: number; differences: FormDifference[]; updatedAt: Date }> {
  const form = await lockForm(tx, id);
  if (form.updatedAt.getTime() !== new Date(seen).getTime()) throw new AppError("FORM_CHANGED");
  const definition = publicPart(draftOf(form));
  if (form.archivedAt || problemsOf(definition).length > 0) throw new AppError("FORM_INCOMPLETE");
  const [last] = await versionsOf(tx, id);
  const isSame =
    last !== undefined && JSON.stringify(last.definition) === JSON.stringify(formDefinition.parse(definition));
  const version = isSame ? last.version : (last?.version ?? 0) + 1;
  if (!isSame) {
    await tx.insert(formVersions).values({
      formId: id,
      version,
      publishedAt: now,
      publishedBy: by,
      definition: { ...formDefinition.parse(definition) },
    });
  }
  const updatedAt = await touch(tx, form, { publishedVersion: version }, now);
  return { version, differences: differences(last?.definition ?? null, definition), updatedAt };
}

/** Hides it from the public; its answers stay. @throws AppError NOT_FOUND */
export async function withdrawForm(tx: Db, id: string): Promise<void> {
  await lockForm(tx, id);
  await tx.update(forms).set({ publishedVersion: null }).where(eq(forms.id, id));
}

/** @throws AppError NOT_FOUND */
export async function archiveForm(tx: Db, id: string, isArchived: boolean, now: Date): Promise<void> {
  await lockForm(tx, id);
  const set = isArchived ? { archivedAt: now, publishedVersion: null } : { archivedAt: null };
  await tx.update(forms).set(set).where(eq(forms.id, id));
}

/** A draft with the same fields, under an address of its own. @throws AppError NOT_FOUND */
export async function duplicateForm(tx: Db, id: string, act: FormAct): Promise<FormRow> {
  const form = await lockForm(tx, id);
  const base = withoutEnd(form.slug.slice(0, 44), /-/);
  const like: SQL = sql`${forms.slug} like ${`${base.replace(/[\\%_]/g, "\\$&")}-%`}`;
  const used = new Set((await tx.select({ slug: forms.slug }).from(forms).where(like)).map(({ slug }) => slug));
  let number = 2;
  while (used.has(`${base}-${number}`)) number += 1;
  const name = `${form.name.slice(0, 112)} (copia)`;
  return await addForm(tx, { name, slug: `${base}-${number}`, draft: draftOf(form) }, act);
}

/** One that was never published and that nobody has answered. @throws AppError NOT_FOUND, FORM_IN_USE */
export async function deleteForm(tx: Db, id: string): Promise<void> {
  await lockForm(tx, id);
  if ((await tx.$count(formVersions, eq(formVersions.formId, id))) > 0) throw new AppError("FORM_IN_USE");
  await tx.delete(forms).where(eq(forms.id, id));
}
