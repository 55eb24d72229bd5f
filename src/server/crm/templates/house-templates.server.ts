import { and, eq, isNull } from "drizzle-orm";
import type { HouseLaw, HouseText } from "#content/templates/house-text.ts";
import { HOUSE_TEXTS } from "#content/templates/house-texts.ts";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import type { TemplateDocument } from "#domain/crm/templates/document.ts";
import { documentOfMarkup } from "#domain/crm/templates/from-markup.ts";
import type { TemplateKind, TemplateUse } from "#domain/crm/templates/template-forms.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { ownershipOf } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { templates, templateVersions } from "../../platform/db/tables/crm-templates.server.ts";
import { keepVersion, LISTED, lockTemplate, PUBLISHED_NOTE } from "./templates.server.ts";

/**
 * The house's templates as everybody sees them. Texts are shipped in `content/templates`; a row of the administration stands in the place
 * of the text that it names, published or withdrawn, and other rows of the house are shown beside them once they are published. So a new
 * release of the product changes no text that the administration has taken into its hands.
 */

export interface HouseTemplate {
  id: string;
  title: string;
  summary: string;
  kind: TemplateKind;
  use: TemplateUse;
  country: string;
  laws: readonly HouseLaw[];
  review: string;
  writtenOn: string;
  document: TemplateDocument;
}

const REVIEW = "Es un punto de partida: revísalo con tu abogado antes de usarlo.";

const shipped: ReadonlyMap<string, HouseText> = new Map(HOUSE_TEXTS.map((text) => [text.id, text]));
const documents = new Map<string, TemplateDocument>();

function documentOf({ id, text }: HouseText): TemplateDocument {
  const read = documents.get(id) ?? documentOfMarkup(text);
  documents.set(id, read);
  return read;
}

function templateOf(text: HouseText): HouseTemplate {
  const { id, title, summary, kind, use, country, laws, review, writtenOn } = text;
  return { id, title, summary, kind, use, country, laws, review, writtenOn, document: documentOf(text) };
}

/** Rows of the house outside the trash. Drafts stay in the database: each may weigh a megabyte and a half. */
async function houseRows(db: Db) {
  return await db.select(LISTED).from(templates).where(ofHouse);
}

const ofHouse = and(eq(templates.agencyId, HOUSE_AGENCY_ID), isNull(templates.deletedAt));

type HouseRow = Awaited<ReturnType<typeof houseRows>>[number];

/** The versions that the published rows show, by the row's id. */
async function shownVersions(db: Db) {
  const versions = await db
    .select({ version: templateVersions })
    .from(templateVersions)
    .innerJoin(
      templates,
      and(eq(templates.id, templateVersions.templateId), eq(templates.publishedVersion, templateVersions.number)),
    )
    .where(and(ofHouse, eq(templates.state, "publicada")));
  return new Map(versions.map(({ version }) => [version.templateId, version] as const));
}

type Version = typeof templateVersions.$inferSelect;

function shownRow(row: HouseRow, version: Version | undefined): HouseTemplate[] {
  if (!version) return [];
  const text = shipped.get(row.houseText ?? "");
  const { summary, kind, use, country } = row;
  return [
    {
      id: text?.id ?? row.id,
      title: version.title,
      summary,
      kind,
      use,
      country,
      laws: text?.laws ?? [],
      review: text?.review ?? REVIEW,
      writtenOn: isoDateInMadrid(version.createdAt),
      document: version.document,
    },
  ];
}

/** Everything that the gallery shows: the shipped texts in their own order, Spain first, then the administration's. */
export async function listHouseTemplates(db: Db): Promise<HouseTemplate[]> {
  const [rows, versions] = await Promise.all([houseRows(db), shownVersions(db)]);
  const replaced = new Set(rows.flatMap((row) => (hasReplaced(row) ? [row.houseText] : [])));
  return [
    ...HOUSE_TEXTS.filter(({ id }) => !replaced.has(id)).map(templateOf),
    ...rows.flatMap((row) => shownRow(row, versions.get(row.id))),
  ];
}

/** A row that was only begun leaves the shipped text where it is. */
const hasReplaced = ({ houseText, state }: HouseRow) => houseText !== null && state !== "borrador";

export async function findHouseTemplate(db: Db, id: string): Promise<HouseTemplate | undefined> {
  return (await listHouseTemplates(db)).find((template) => template.id === id);
}

/** The texts as the administration lists them: each with the row that stands in its place. */
export async function listForStaff(db: Db) {
  const rows = await houseRows(db);
  const byText = new Map(rows.flatMap((row) => (row.houseText ? [[row.houseText, row] as const] : [])));
  const ofRow = (row: HouseRow) => ({
    rowId: row.id,
    state: row.state,
    updatedAt: row.updatedAt.toISOString(),
  });
  return [
    ...rows
      .filter(({ houseText }) => houseText === null)
      .map((row) => ({ ...factsOf(row), textId: null, row: ofRow(row) })),
    ...HOUSE_TEXTS.map((text) => {
      const row = byText.get(text.id);
      return { ...factsOf(row ?? text), textId: text.id, row: row ? ofRow(row) : null };
    }),
  ];
}

const factsOf = ({ title, kind, use, country }: Pick<HouseText, "title" | "kind" | "use" | "country">) => ({
  title,
  kind,
  use,
  country,
});

/**
 * The administration's own row of a shipped text: what is changed in it is shown once it is published. A repeated call finds the row.
 *
 * @throws AppError NOT_FOUND for a text that is not shipped
 */
export async function takeShipped(tx: Db, actor: PersonActor, textId: string, now: Date): Promise<string> {
  const text = shipped.get(textId);
  if (!text) throw new AppError("NOT_FOUND");
  const { title, summary, kind, use, country } = text;
  await tx
    .insert(templates)
    .values({
      ...ownershipOf(actor),
      title,
      summary,
      kind,
      use,
      country,
      draft: documentOf(text),
      houseText: textId,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
  const [row] = await tx.select({ id: templates.id }).from(templates).where(eq(templates.houseText, textId));
  // Out of the trash, where somebody had put it.
  await tx.update(templates).set({ deletedAt: null }).where(eq(templates.id, row!.id));
  return row!.id;
}

/** Shows the draft to everybody, or nothing of the template any more. @throws AppError NOT_FOUND */
export async function publishTemplate(
  tx: Db,
  actor: PersonActor,
  id: string,
  { isShown, now }: { isShown: boolean; now: Date },
): Promise<void> {
  const row = await lockTemplate(tx, actor, id);
  if (!isShown) {
    await tx.update(templates).set({ state: "retirada", updatedAt: now }).where(eq(templates.id, row.id));
    return;
  }
  const publishedVersion = await keepVersion(tx, row, PUBLISHED_NOTE, now);
  await tx
    .update(templates)
    .set({ state: "publicada", publishedVersion, updatedAt: now })
    .where(eq(templates.id, row.id));
}
