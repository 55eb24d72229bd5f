import { type FormEvent, useId, useState } from "react";
import { DOCUMENT_KIND_NAMES, documentChange, type HomeDocument } from "#domain/portfolio/homes/home-files.ts";
import { DOCUMENT_KINDS } from "#domain/shared/home-attributes/home-values.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { PlainSelect } from "#ui/form/plain-choices.tsx";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainField } from "#ui/lead/plain-field.tsx";
import { useCall } from "#ui/use-call.ts";

interface DocumentDialogProps {
  document: HomeDocument;
  path: string;
  onClose: () => void;
}

/** Name, kind and last day of a document. */
export function DocumentDialog({ document, path, onClose }: DocumentDialogProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const { isBusy, call } = useCall({ showsErrors: true });
  const _kindId = useId();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = {
      name: String(data.get("name") ?? ""),
      kind: String(data.get("kind") ?? ""),
      validUntil: String(data.get("validUntil") ?? "") || null,
    };
    const found = checkForm(documentChange, typed);
    setErrors(found ?? {});
    if (found) return focusFirst(form, found);
    const outcome = await call("Documento cambiado", "PATCH", path, typed);
    if (outcome.kind === "done") onClose();
    if (outcome.kind === "invalid") {
      setErrors(outcome.errors);
      focusFirst(form, outcome.errors);
    }
  }

  return (
    <Dialog open onClose={onClose} title="Cambiar el documento">
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <PlainField name="name" label="Nombre" defaultValue={document.name} maxLength={160} error={errors.name} />
        <div className="grid gap-5 sm:grid-cols-2">
          <PlainSelect
            name="kind"
            label="Clase"
            defaultValue={document.kind}
            choices={DOCUMENT_KINDS.map((kind) => ({ value: kind, label: DOCUMENT_KIND_NAMES[kind] }))}
            error={errors.kind}
          />
          <PlainField
            name="validUntil"
            label="Válido hasta"
            type="date"
            optional
            defaultValue={document.validUntil ?? ""}
            help="De un certificado o un encargo, el último día"
            error={errors.validUntil}
          />
        </div>
        <div className="flex justify-end">
          <Button type="submit" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
            Guardar cambios
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
