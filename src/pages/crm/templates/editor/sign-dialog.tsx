import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import type { FillForm } from "#domain/crm/templates/template-forms.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { FieldErrors } from "#ui/field-errors.ts";
import { InputBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { useCall } from "#ui/use-call.ts";

interface SignDialogProps {
  isOpen: boolean;
  onClose: () => void;
  path: string;
  title: string;
  fill: FillForm;
  /** The contact, else the owner of the home; empty where nobody is known. */
  signer: { name: string; email: string };
}

const DAYS_TO_SIGN = 14;

/** Makes a draft of a request for signatures of the filled document; it is sent from there. */
export function SignDialog({ isOpen, onClose, path, title, fill, signer }: SignDialogProps) {
  const id = useId();
  const navigate = useNavigate();
  const { isBusy, call } = useCall({ showsErrors: true, leavesPage: true });
  const [errors, setErrors] = useState<FieldErrors>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const of = (name: string) => String(typed.get(name) ?? "");
    const request = {
      title: of("title"),
      message: "",
      lastDay: of("lastDay"),
      reminderDays: 3,
      signers: [{ name: of("name"), email: of("email"), turn: 1 }],
    };
    const outcome = await call(null, "POST", `${path}/signature`, { fill, request });
    if (outcome.kind === "invalid") setErrors(outcome.errors);
    if (outcome.kind === "done") await navigate(`/dashboard/firmas/${(outcome.answer as { id: string }).id}`);
  }

  const field = (name: string, path: string) => ({ id: `${id}-${name}`, error: errors[path] });
  const missing = Object.entries(errors).flatMap(([name, message]) => (name.startsWith("typed.") ? [message] : []));
  const control = (name: string, at: string) => ({ name, ...ariaOf(field(name, at), false) });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Pedir la firma"
      description="Se prepara un borrador: lo revisas, añades firmantes si hace falta y lo envías desde Firmas."
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FieldFrame {...field("title", "request.title")} label="Título">
          <InputBox {...control("title", "request.title")} defaultValue={title} maxLength={120} />
        </FieldFrame>
        <div className="grid gap-3 sm:grid-cols-2">
          <FieldFrame {...field("name", "request.signers.0.name")} label="Quién firma">
            <InputBox {...control("name", "request.signers.0.name")} defaultValue={signer.name} maxLength={120} />
          </FieldFrame>
          <FieldFrame {...field("email", "request.signers.0.email")} label="Correo">
            <InputBox
              {...control("email", "request.signers.0.email")}
              type="email"
              defaultValue={signer.email}
              maxLength={255}
            />
          </FieldFrame>
        </div>
        <FieldFrame {...field("lastDay", "request.lastDay")} label="Se puede firmar hasta el">
          <InputBox
            {...control("lastDay", "request.lastDay")}
            type="date"
            defaultValue={addDays(new Date().toISOString().slice(0, 10), DAYS_TO_SIGN)}
          />
        </FieldFrame>
        {missing.length > 0 ? (
          <p role="alert" className="text-sm text-destructive">
            {missing.join(". ")}.
          </p>
        ) : null}
        <div className="flex justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={isBusy} loadingText="Preparando…">
            Preparar la firma
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
