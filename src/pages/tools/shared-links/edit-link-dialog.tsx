import { type FormEvent, useState } from "react";
import { shareLinkChange } from "#domain/tools/sharing/share-link.ts";
import type { ListedLink } from "#server/tools/sharing/share-links.server.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { checkForm, type FieldErrors } from "#ui/field-errors.ts";
import { focusFirst } from "#ui/lead/focus-first.ts";
import { PlainCheckbox } from "#ui/lead/plain-field.tsx";
import { useCall } from "#ui/use-call.ts";
import { LinkFields, linkFormOf } from "../../accounts/share-links/link-fields.tsx";

/** Name, password and end of a link. Its address stays. */
export function EditLinkDialog({ link, onClose }: { link: ListedLink; onClose: () => void }) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const { isBusy, call } = useCall({ showsErrors: true });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = linkFormOf(form);
    const found = checkForm(shareLinkChange, typed);
    setErrors(found ?? {});
    if (found) return focusFirst(form, found);
    const outcome = await call("Enlace cambiado", "PATCH", `/api/share-links/${link.id}`, typed);
    if (outcome.kind === "done") onClose();
    if (outcome.kind === "invalid") {
      setErrors(outcome.errors);
      focusFirst(form, outcome.errors);
    }
  }

  return (
    <Dialog open onClose={onClose} title="Cambiar el enlace" description={link.title}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <LinkFields errors={errors} link={link} />
        {link.hasPassword ? <PlainCheckbox name="removePassword">Quitar la contraseña</PlainCheckbox> : null}
        <div className="flex justify-end">
          <Button type="submit" loading={isBusy} loadingText="Guardando…" className="max-sm:w-full">
            Guardar cambios
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
