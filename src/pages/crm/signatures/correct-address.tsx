import { type FormEvent, useId, useState } from "react";
import { addressForm } from "#domain/crm/signatures/signature-forms.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { checkForm } from "#ui/field-errors.ts";
import { InputBox } from "#ui/form/controls.tsx";
import { ariaOf, FieldFrame } from "#ui/form/field-frame.tsx";
import { useCall } from "#ui/use-call.ts";

interface CorrectAddressProps {
  /** The signer's call. */
  path: string;
  name: string;
  email: string;
  /** The mail to the present address came back. */
  isUrgent: boolean;
}

/** Corrects the address of a signer who has not identified yet: the link of the old one opens nothing any more. */
export function CorrectAddress({ path, name, email, isUrgent }: CorrectAddressProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const { isBusy, call } = useCall({ showsErrors: true });
  const foot = { id: `${id}-email`, error };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = { email: String(new FormData(event.currentTarget).get("email") ?? "") };
    const wrong = checkForm(addressForm, typed);
    setError(wrong?.email);
    if (wrong) return;
    const outcome = await call("Correo corregido", "PATCH", path, typed);
    if (outcome.kind === "invalid") setError(outcome.errors.email);
    if (outcome.kind === "refused") setError(outcome.description);
    if (outcome.kind === "done") setOpen(false);
  }

  return (
    <>
      <Button
        size="sm"
        variant={isUrgent ? "default" : "ghost"}
        aria-label={`Corregir el correo de ${name}`}
        onClick={() => setOpen(true)}
      >
        Corregir el correo
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Corregir el correo"
        description={`${name}: el enlace que se envió a ${email} deja de funcionar y queda anotado en las evidencias.`}
      >
        <form onSubmit={submit} noValidate className="grid gap-5">
          <FieldFrame {...foot} label="Correo nuevo">
            <InputBox
              {...ariaOf(foot, false)}
              name="email"
              type="email"
              defaultValue={email}
              maxLength={255}
              autoComplete="off"
            />
          </FieldFrame>
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
            <Button variant="outline" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
            <Button type="submit" loading={isBusy}>
              Guardar y enviar
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
