import { useId, useState } from "react";
import type { DossierPart } from "#domain/tools/dossiers/dossier-parts.ts";
import { KINDS } from "#domain/tools/dossiers/kinds/registry.ts";
import { DOCUMENT_KINDS, type DocumentKind } from "#domain/tools/dossiers/reading.ts";
import { Button } from "#ui/button.tsx";
import { SelectBox } from "#ui/form/controls.tsx";
import { FieldFrame } from "#ui/form/field-frame.tsx";

/** Says of the document that begins on a page which kind it is; null is what the engine takes it for. */
export type TellKind = (documentId: string, from: number, kind: DocumentKind | null) => Promise<unknown>;

/** The likeliest ones first, the others by their names. */
function choicesFor({ reading: { candidates } }: DossierPart) {
  const likely = candidates.map(({ kind }) => kind);
  const others = DOCUMENT_KINDS.filter((kind) => !likely.includes(kind)).sort((a, b) =>
    KINDS[a].name.localeCompare(KINDS[b].name, "es"),
  );
  return [...likely, ...others].map((kind) => ({ value: kind, label: KINDS[kind].name }));
}

/** «No es eso: es…»: the document is read anew as what somebody says it is. */
export function KindChoice({ part, onKind }: { part: DossierPart; onKind: TellKind }) {
  const id = useId();
  const { documentId, from, reading, isKindTold } = part;
  const [isOpen, setOpen] = useState(reading.kind === null);
  const [isBusy, setBusy] = useState(false);
  const choose = async (kind: DocumentKind | null) => {
    setBusy(true);
    await onKind(documentId, from, kind);
    setBusy(false);
    if (kind !== null) setOpen(false);
  };
  if (!isOpen)
    return (
      <p className="flex flex-wrap gap-2 px-5 py-2 sm:px-6">
        <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
          No es eso: es…
        </Button>
        {isKindTold ? (
          <Button variant="ghost" size="sm" loading={isBusy} onClick={() => void choose(null)}>
            Dejar lo que se reconoció
          </Button>
        ) : null}
      </p>
    );
  return (
    <div className="px-5 py-4 sm:px-6">
      <FieldFrame
        id={id}
        label="Qué documento es"
        help="Se lee otra vez como lo que elijas, y cambian sus datos, sus cargas y el semáforo."
      >
        <SelectBox
          id={id}
          value={reading.kind ?? ""}
          options={choicesFor(part)}
          placeholder="Elige el documento"
          disabled={isBusy}
          aria-describedby={`${id}-help`}
          className="max-w-md"
          onChange={({ currentTarget: { value } }) => {
            const kind = DOCUMENT_KINDS.find((one) => one === value);
            if (kind) void choose(kind);
          }}
        />
      </FieldFrame>
    </div>
  );
}
