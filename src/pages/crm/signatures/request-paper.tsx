import { FileText } from "lucide-react";
import type { FillForm } from "#domain/crm/templates/template-forms.ts";
import type { SigningStart } from "#server/crm/signatures/signing-start.server.ts";
import { Button } from "#ui/button.tsx";

export interface Named {
  /** Of a run, a template or a document of a home. */
  id: string;
  name: string;
}
/** A template with the rows that its document was filled from. */
export interface FilledTemplate extends Named {
  subject: Pick<FillForm, "homeId" | "contactId" | "dealId">;
}
/** The paper that is signed where it is not uploaded. */
export type Source =
  | ({ kind: "result" } & Named)
  | ({ kind: "template" } & FilledTemplate)
  | ({ kind: "document" } & Named);

export const SOURCE_HELP: Record<Source["kind"], string> = {
  result: "Se firma el informe tal y como lo descargarías ahora.",
  template: "Se firma el documento tal y como lo has rellenado.",
  document: "Ya está en los documentos de la vivienda: no hace falta subirlo otra vez.",
};

/** The paper that the page was opened with. */
export function firstSource(
  paper: Named | null,
  template: FilledTemplate | null,
  document: Named | null,
): Source | null {
  if (paper) return { kind: "result", ...paper };
  if (template) return { kind: "template", ...template };
  return document && { kind: "document", ...document };
}

/** The PDF files that the home's file has already; one click takes one. */
export function DocumentChoice({
  documents,
  onChoose,
}: {
  documents: SigningStart["documents"];
  onChoose: (document: SigningStart["documents"][number]) => void;
}) {
  return (
    <fieldset className="mt-2 grid gap-2">
      <legend className="mb-2 text-sm font-medium">O uno de los documentos de la vivienda</legend>
      <ul className="flex flex-wrap gap-2">
        {documents.map((document) => (
          <li key={document.id} className="max-w-full">
            <Button type="button" size="sm" variant="outline" className="max-w-full" onClick={() => onChoose(document)}>
              <FileText aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
              <span className="truncate">{document.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
