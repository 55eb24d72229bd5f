import { and, desc, eq, lt, or } from "drizzle-orm";
import { type Answers, answerText, consentsOf } from "#domain/site/forms/read-answers.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { formSubmissions } from "../../platform/db/tables/site-outreach.server.ts";
import type { Cursor } from "../../platform/http/cursor.server.ts";
import { type FormRow, type FormVersion, versionsOf } from "./forms.server.ts";

/** Answers of a form, each with the version that its sender saw. */

const ANSWERS_PER_PAGE = 25;
const MOST_EXPORTED = 20_000;

type SubmissionRow = typeof formSubmissions.$inferSelect;

export interface FormAnswer {
  id: string;
  at: Date;
  version: number;
  email: string | null;
  embeddedOn: string | null;
  consentAt: Date | null;
  /** Word for word, as that version had them. */
  consents: string[];
  /** Questions of that version, with their answers. */
  answers: { label: string; text: string }[];
  /** Its file in the CRM. */
  contactId: string | null;
}

function answerOf(row: SubmissionRow, contactId: string | null, versions: readonly FormVersion[]): FormAnswer {
  const definition = versions.find(({ version }) => version === row.version)?.definition;
  const values = row.values as Answers;
  const asked = definition?.fields.filter(({ kind }) => kind !== "consentimiento") ?? [];
  return {
    id: row.id,
    at: row.createdAt,
    version: row.version,
    email: row.email,
    embeddedOn: row.embeddedOn,
    consentAt: row.consentAt,
    consents: definition ? consentsOf(definition, values).texts : [],
    answers: asked.map(({ id, label }) => ({ label, text: answerText(values[id]) })),
    contactId,
  };
}

/** The newest first; `next` where there are more. */
export async function listAnswers(
  db: Db,
  formId: string,
  { before, limit = ANSWERS_PER_PAGE }: { before?: Cursor | undefined; limit?: number },
): Promise<{ answers: FormAnswer[]; next: Cursor | null }> {
  const { createdAt, id } = formSubmissions;
  const older = before && or(lt(createdAt, before.at), and(eq(createdAt, before.at), lt(id, before.id)));
  const rows = await db
    .select({ row: formSubmissions, contactId: leads.contactId })
    .from(formSubmissions)
    .leftJoin(leads, eq(leads.id, formSubmissions.leadId))
    .where(and(eq(formSubmissions.formId, formId), older))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  const versions = await versionsOf(db, formId);
  const answers = rows.slice(0, limit).map(({ row, contactId }) => answerOf(row, contactId, versions));
  const last = answers.at(-1);
  return { answers, next: rows.length > limit && last ? { at: last.at, id: last.id } : null };
}

/** Deletes one, and not the contact that it became. @throws AppError NOT_FOUND */
export async function deleteAnswer(tx: Db, formId: string, id: string): Promise<void> {
  const gone = await tx
    .delete(formSubmissions)
    .where(and(eq(formSubmissions.formId, formId), eq(formSubmissions.id, id)));
  if (!gone.rowCount) throw new AppError("NOT_FOUND");
}

/** All of a form as a table: a column for each question that any version has asked, by the field, under its newest words. */
export async function answerTable(db: Db, form: Pick<FormRow, "id" | "name">) {
  const versions = await versionsOf(db, form.id);
  const columns = new Map<string, string>();
  for (const { definition } of versions) {
    for (const { id, kind, label } of definition.fields) {
      if (kind !== "consentimiento" && !columns.has(id)) columns.set(id, label);
    }
  }
  const rows = await db
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.formId, form.id))
    .orderBy(desc(formSubmissions.createdAt), desc(formSubmissions.id))
    .limit(MOST_EXPORTED);
  return {
    name: form.name,
    columns: ["Fecha", ...columns.values(), "Versión", "Textos aceptados", "Aceptado el", "Página"],
    rows: rows.map((row) => {
      const values = row.values as Answers;
      const { consents } = answerOf(row, null, versions);
      return [
        row.createdAt.toISOString(),
        ...[...columns.keys()].map((id) => answerText(values[id])),
        row.version,
        consents.join(" / "),
        row.consentAt?.toISOString() ?? "",
        row.embeddedOn ?? "umbral",
      ];
    }),
  };
}
