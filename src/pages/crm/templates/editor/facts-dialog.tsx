import { type FormEvent, useId, useState } from "react";
import { COUNTRY_OPTIONS } from "#content/country-options.ts";
import { MAX_SUMMARY, MAX_TITLE, type TemplateKind, type TemplateUse } from "#domain/crm/templates/template-forms.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { InputBox, SelectBox, TextareaBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { useCall } from "#ui/use-call.ts";
import { KIND_OPTIONS, USE_OPTIONS } from "../template-options.ts";

export interface NamedTemplate {
  id: string;
  title: string;
  summary: string;
  kind: TemplateKind;
  use: TemplateUse;
  country: string;
}

interface FactsDialogProps {
  isOpen: boolean;
  onClose: () => void;
  template: NamedTemplate;
  /** `/api/templates/{id}`, or that of the administration. */
  path: string;
  /** The gallery shows it, and says in a sentence what it is for. */
  isShownToAll: boolean;
}

/** Changes how a template is called, what it is, and the country whose words its shared pieces have. */
export function FactsDialog({ isOpen, onClose, template, path, isShownToAll }: FactsDialogProps) {
  const id = useId();
  const { isBusy, call } = useCall({ showsErrors: true });
  const [errors, setErrors] = useState<FieldErrors>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const facts = Object.fromEntries(new FormData(event.currentTarget));
    const outcome = await call("Cambios guardados", "PATCH", path, facts);
    setErrors(outcome.kind === "invalid" ? outcome.errors : {});
    if (outcome.kind === "done") onClose();
  }

  const frame = (name: keyof NamedTemplate) => ({
    id: `${id}-${name}`,
    error: errors[name],
    help: name === "country" ? "Los bloques comunes llevan las palabras de este país." : undefined,
  });
  const control = (name: keyof NamedTemplate) => ({
    name,
    defaultValue: template[name],
    ...ariaOf(frame(name), false),
  });
  return (
    <Dialog open={isOpen} onClose={onClose} title="Nombre y tipo">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FieldFrame {...frame("title")} label="Nombre">
          <InputBox {...control("title")} maxLength={MAX_TITLE} />
        </FieldFrame>
        {isShownToAll ? (
          <FieldFrame {...frame("summary")} label="Para qué es">
            <TextareaBox {...control("summary")} rows={3} maxLength={MAX_SUMMARY} />
          </FieldFrame>
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <FieldFrame {...frame("kind")} label="Tipo">
            <SelectBox {...control("kind")} options={KIND_OPTIONS} />
          </FieldFrame>
          <FieldFrame {...frame("use")} label="Uso">
            <SelectBox {...control("use")} options={USE_OPTIONS} />
          </FieldFrame>
        </div>
        <FieldFrame {...frame("country")} label="País">
          <SelectBox {...control("country")} options={COUNTRY_OPTIONS} />
        </FieldFrame>
        <div className="flex justify-end">
          <Button type="submit" loading={isBusy}>
            Guardar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
