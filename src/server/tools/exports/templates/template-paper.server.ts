import type { TemplateDocument } from "#domain/crm/templates/document.ts";
import { type FilledDocument, fillDocument } from "#domain/crm/templates/fill.ts";
import { type FillForm, TEMPLATE_KINDS, type TemplateKind } from "#domain/crm/templates/template-forms.ts";
import { printable, printableDeep } from "#ui/pdf/printable.ts";
import type { PersonActor } from "../../../accounts/access/actor.server.ts";
import { agentCardOf } from "../../../accounts/agencies/agent-card.server.ts";
import { fillValues } from "../../../crm/templates/fill-values.server.ts";
import { keepVersion, USED_NOTE, usableTemplate } from "../../../crm/templates/templates.server.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import { agreedTerms } from "../../proposals/agreed-terms.server.ts";
import type { ToolServices } from "../../tool-services.server.ts";
import { drawPaper } from "../draw-paper.server.ts";
import { printableSigner } from "../printable-signer.server.ts";

/** A template that is used: its draft is kept as a version, filled, and leaves as a file. */

export interface UsedTemplate {
  title: string;
  kind: TemplateKind;
  use: string;
  filled: FilledDocument;
}

/**
 * Keeps the draft as a version and fills it.
 *
 * @throws AppError NOT_FOUND; INVALID_INPUT at `typed.{key}` of each value that nobody knows, with its name
 */
export async function useTemplate(
  services: ToolServices,
  actor: PersonActor,
  id: string,
  fill: FillForm,
): Promise<UsedTemplate> {
  const { db } = services.database;
  // Without a lock: colleagues print and write at the same time.
  const row = await usableTemplate(db, actor, id);
  const values = await fillValues(services, actor, fill, { country: row.country, agreedOf: agreedTerms });
  await keepVersion(db, row, USED_NOTE, services.now());
  const { title, kind, use, country, draft } = row;
  const filled = fillDocument(draft as TemplateDocument, { ...fill, values, country });
  if (filled.missing.length > 0) {
    throw new AppError(
      "INVALID_INPUT",
      filled.missing.map(({ key, label }) => ({ path: `typed.${key}`, message: `Falta «${label}»` })),
    );
  }
  return { title, kind, use, filled };
}

export async function drawTemplate(
  services: ToolServices,
  actor: PersonActor,
  { title, kind, filled }: Pick<UsedTemplate, "title" | "kind" | "filled">,
): Promise<Uint8Array<ArrayBuffer>> {
  const card = await agentCardOf(services, actor.ownerId);
  const paper = {
    title: printable(title),
    kind: TEMPLATE_KINDS[kind],
    blocks: printableDeep(filled.blocks),
    signer: card && printableSigner(card),
    createdAt: services.now().toISOString(),
  };
  return await drawPaper({ kind: "template", paper });
}
