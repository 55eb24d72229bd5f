import { and, eq, isNotNull } from "drizzle-orm";
import { type FormDefinition, formDefinition } from "#domain/site/forms/form-definition.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { forms, formVersions } from "../../platform/db/tables/site-outreach.server.ts";

/** A form as everybody sees it. */
export interface PublicForm {
  id: string;
  slug: string;
  version: number;
  definition: FormDefinition;
}

/** @returns "gone" for one that is closed, null for one that never was */
export async function publicForm(db: Db, slug: string): Promise<PublicForm | "gone" | null> {
  const [form] = await db.select().from(forms).where(eq(forms.slug, slug));
  if (!form) return null;
  const { id, publishedVersion: version } = form;
  if (version === null || form.archivedAt) {
    return (await db.$count(formVersions, eq(formVersions.formId, id))) > 0 ? "gone" : null;
  }
  const [row] = await db
    .select()
    .from(formVersions)
    .where(and(eq(formVersions.formId, id), eq(formVersions.version, version)));
  return { id, slug, version, definition: formDefinition.parse(row!.definition) };
}

/** The version that somebody has before them, while the form is open; null once it is closed. */
export async function openVersion(tx: Db, slug: string, version: number): Promise<PublicForm | null> {
  const [row] = await tx
    .select({ form: forms, definition: formVersions.definition })
    .from(forms)
    .innerJoin(formVersions, and(eq(formVersions.formId, forms.id), eq(formVersions.version, version)))
    .where(and(eq(forms.slug, slug), isNotNull(forms.publishedVersion)))
    .for("share", { of: forms });
  return row && !row.form.archivedAt
    ? { id: row.form.id, slug, version, definition: formDefinition.parse(row.definition) }
    : null;
}

/** Addresses of forms that search engines may list. */
export async function listedForms(db: Db): Promise<{ path: string; publishedAt: Date }[]> {
  const rows = await db
    .select({ slug: forms.slug, definition: formVersions.definition, publishedAt: formVersions.publishedAt })
    .from(forms)
    .innerJoin(formVersions, and(eq(formVersions.formId, forms.id), eq(formVersions.version, forms.publishedVersion)));
  return rows
    .filter(({ definition }) => definition.isIndexed === true)
    .map(({ slug, publishedAt }) => ({ path: `/formulario/${slug}`, publishedAt }));
}
